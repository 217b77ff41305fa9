import type { Item, Mm, Node, Pt } from '../../layout/page/page.js';
import { nodeOf } from '../../layout/page/place.js';
import type { Rect } from '../../layout/page/rect.js';
import { lineHeight, lineItems, type Setting } from '../../layout/type/strip.js';
import { breakLines, type TextLine } from '../../layout/type/text.js';
import { unreachable } from '../../problem.js';
import type { Words } from '../../words/words.js';
import { endHead, type LogEnd } from './columns.js';
import {
  type Band,
  gridItems,
  gridOf,
  type LogGrid,
  type LogTable,
  nameRoom,
  PAD,
  strokesFor,
} from './grid.js';
import { nameLines } from './names.js';
import { grown } from './sizes.js';
import { headRoom } from './widths.js';

/** The box to tick for how a round ended, and the one for who won it (mm). */
const TICK: Mm = 3.6;
const WON_TICK: Mm = 4.6;

/** Draws a table with its top left corner at x, y; its node is the table for whoever has it read aloud. */
export function drawLogTable(
  table: LogTable,
  at: { readonly x: Mm; readonly y: Mm },
  words: Words,
  setting: Setting,
): { readonly items: readonly Item[]; readonly node: Node; readonly bottom: Mm } {
  const grid = gridOf(table, at, words, setting);
  const drawing = new Drawing(table, grid, words, setting);
  return { items: drawing.items, node: drawing.node, bottom: grid.bottom };
}

type Align = 'left' | 'center' | 'right';

/** A table being drawn: heads first, then row by row. */
class Drawing {
  readonly items: Item[] = [];
  readonly node = nodeOf('Table');
  readonly #table: LogTable;
  readonly #grid: LogGrid;
  readonly #words: Words;
  readonly #setting: Setting;

  constructor(table: LogTable, grid: LogGrid, words: Words, setting: Setting) {
    this.#table = table;
    this.#grid = grid;
    this.#words = words;
    this.#setting = setting;
    this.items.push(...gridItems(table, grid, setting));
    this.#heads();
    for (const band of grid.bands) {
      switch (band.kind) {
        case 'title':
          this.#title(band);
          break;
        case 'round':
          this.#row(band);
          break;
        case 'closing':
          this.#closing(band);
          break;
        default:
          unreachable(band.kind);
      }
    }
  }

  get #strokes() {
    return strokesFor(this.#setting.style.body);
  }

  get #ends(): readonly LogEnd[] {
    return this.#table.columns.ends;
  }

  #heads(): void {
    const { widths, columns, names } = this.#table;
    const { x, ends, sides } = this.#grid;
    const row = this.#tr();
    const say = this.#words.under('score-log');
    this.#head(say(columns.row), x, widths.round, 'low', this.#th(row));
    this.#head(say('led'), x + widths.round, widths.led, 'low', this.#th(row));
    this.#ends.forEach((end, index) => {
      const node = this.#th(row);
      if (index === 0) {
        this.#head(say('ended'), ends, this.#ends.length * widths.end, 'high', node);
        this.#wordEnds();
      }
      this.#head(say(`end.${endHead(end, columns)}`), ends + index * widths.end, widths.end, 'low', node);
    });
    sides.forEach((left, index) => {
      const node = this.#th(row);
      this.#name(names[index] ?? '', left, node);
      if (columns.kept === 'wins') return;
      this.#wordEnds();
      this.#head(say(`kept.${columns.kept}`), left, widths.won, 'low', node);
      this.#head(say('total'), left + widths.won, widths.side - widths.won, 'low', this.#th(row));
    });
  }

  /** A name in the middle of its place, or the word for it with room to write under it. */
  #name(name: string, x: Mm, node: Node): void {
    const { y, rows, subheads, totals } = this.#grid;
    const { widths, nameSize } = this.#table;
    const { side } = widths;
    const bottom = totals ? subheads : rows;
    if (name !== '') {
      const lines = nameLines({ name, width: nameRoom(widths) }, nameSize, this.#setting);
      this.#lines(lines, { x, y, width: side, height: bottom - y }, 'center', node, nameSize);
      return;
    }
    const label = this.#words.say(this.#table.columns.partners ? 'score-log.names' : 'score-log.name');
    const place = { x: x + PAD, y: y + PAD, width: side, height: lineHeight(this.#setting.style) };
    this.#text(label, place, 'left', 'regular', node);
    if (totals) return;
    const base = bottom - 2 * PAD;
    const ends = { x1: x + PAD, y1: base, x2: x + side - PAD, y2: base };
    this.items.push({ kind: 'line', ...ends, stroke: this.#strokes.dotted, node: null });
  }

  /** Which match follows, its cells empty. */
  #title({ label, y, height }: Band): void {
    const { x, right } = this.#grid;
    const row = this.#tr();
    const place = { x: x + PAD, y, width: right - x - PAD, height };
    this.#text(label, place, 'left', 'bold', this.#th(row, 'Row'));
    this.#cells(row);
  }

  /** The cells of a row in which nothing is written, after its head. */
  #cells(row: Node): void {
    const { sides, totals } = this.#grid;
    const cells = 1 + this.#ends.length + sides.length * (totals ? 2 : 1);
    for (let cell = 0; cell < cells; cell++) this.#td(row);
  }

  #row({ label, y, height }: Band): void {
    const { widths, columns } = this.#table;
    const { x, ends, sides, totals } = this.#grid;
    const row = this.#tr();
    this.#text(label, { x, y, width: widths.round, height }, 'center', 'regular', this.#th(row, 'Row'));
    this.#td(row);
    this.#ends.forEach((_, index) => {
      this.#td(row);
      this.#tick(ends + (index + 0.5) * widths.end, y + height / 2, TICK);
    });
    for (const left of sides) {
      this.#td(row);
      if (totals) this.#td(row);
      if (columns.kept === 'wins') this.#tick(left + widths.side / 2, y + height / 2, WON_TICK);
    }
  }

  #closing({ label, y, height }: Band): void {
    const { widths, closing } = this.#table;
    const { x, sides, right } = this.#grid;
    const row = this.#tr();
    const place = { x, y, width: (sides[0] ?? right) - x - 2 * PAD, height };
    this.#text(label, place, 'right', 'bold', this.#th(row, 'Row'));
    this.#cells(row);
    if (!closing?.tick) return;
    for (const left of sides) this.#tick(left + (widths.side + widths.won) / 2, y + height / 2, WON_TICK);
  }

  #tick(x: Mm, y: Mm, usual: Mm): void {
    const side = usual * grown(this.#setting.style.body);
    const box = { x: x - side / 2, y: y - side / 2, width: side, height: side, radius: side / 8 };
    this.items.push({ kind: 'box', ...box, stroke: this.#strokes.hair, node: null });
  }

  /** A head at the foot of the lower or the upper row of heads, so that all of a row stand on one line. */
  #head(text: string, x: Mm, width: Mm, where: 'high' | 'low', node: Node): void {
    const { style, measurer } = this.#setting;
    const { rows, subheads } = this.#grid;
    const lines = breakLines(text, headRoom(width), style.body, measurer, 'bold');
    const height = lines.length * lineHeight(style) + 2 * PAD;
    const y = (where === 'low' ? rows : subheads) - height;
    this.#lines(lines, { x, y, width, height }, 'center', node);
  }

  #text(text: string, place: Rect, align: Align, face: 'regular' | 'bold', node: Node): void {
    const { style, measurer } = this.#setting;
    this.#lines(breakLines(text, place.width, style.body, measurer, face), place, align, node);
  }

  #lines(lines: readonly TextLine[], place: Rect, align: Align, node: Node, size?: Pt): void {
    const { style } = this.#setting;
    const step = lineHeight(style, size);
    const top = place.y + (place.height - lines.length * step) / 2;
    lines.forEach((line, index) => {
      const free = place.width - line.width;
      const x = place.x + (align === 'left' ? 0 : align === 'center' ? free / 2 : free);
      this.items.push(...lineItems(line, x, top + index * step, size ?? style.body, this.#setting, node));
    });
  }

  /** What is placed next stands in the same cell, and is no part of the last word when read aloud. */
  #wordEnds(): void {
    const words = this.items.findLastIndex((item) => item.kind === 'text');
    const last = this.items[words];
    if (last?.kind === 'text') this.items[words] = { ...last, text: `${last.text} ` };
  }

  #tr(): Node {
    const row = nodeOf('TR');
    this.node.children.push(row);
    return row;
  }

  #th(row: Node, scope: 'Column' | 'Row' = 'Column'): Node {
    const cell = nodeOf('TH', { scope });
    row.children.push(cell);
    return cell;
  }

  #td(row: Node): void {
    row.children.push(nodeOf('TD'));
  }
}
