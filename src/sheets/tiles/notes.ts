import {
  heightAcross,
  type Labels,
  type RulerForm,
  rulersAcross,
  widthAcross,
} from '../../layout/figures/rulers.js';
import { plain } from '../../layout/page/block.js';
import { passedOver } from '../../layout/page/mark.js';
import type { Item, Mm, Node } from '../../layout/page/page.js';
import { pt } from '../../layout/page/page.js';
import { moved } from '../../layout/page/place.js';
import type { Rect } from '../../layout/page/rect.js';
import type { TileSize } from '../../layout/page/templates.js';
import type { PageSetup } from '../../layout/sheet/setup.js';
import { NO_STRETCH } from '../../layout/tiles/stretch.js';
import { compose } from '../../layout/type/compose.js';
import { type Setting, stacked } from '../../layout/type/strip.js';
import type { Words } from '../../words/words.js';
import type { Compensation } from './options.js';

/** What the notes under the tiles tell. */
export interface TileNotes {
  /** Which set this is, as words have it (`double-six`). */
  readonly set: string;
  /** How many tiles the set has. */
  readonly tiles: number;
  readonly sheet: number;
  readonly sheets: number;
  /** The letter on the tiles of this sheet, where there are several sets; the first and the last where it has more than one. */
  readonly mark?: string;
  readonly size: TileSize;
  /** The backs stand across a fold. */
  readonly fold: boolean;
  /** Whether anything on the paper tells where to cut. */
  readonly marked: 'yes' | 'no';
  readonly compensation?: Compensation;
}

/** The notes and the ruler across the page as one band: its items count from its top left corner. */
export interface NoteBand {
  readonly items: readonly Item[];
  readonly nodes: readonly Node[];
  readonly height: Mm;
}

/** White above the band, between its text and the ruler (mm). */
const ABOVE: Mm = 2;
const APART: Mm = 2;
/** Text beside the ruler is no narrower (mm): below that it stands above it. */
const LEAST_TEXT: Mm = 110;

/** The type of rulers' labels (points): smaller than the text beside them, larger beside large print. */
const LABEL = { usual: pt(9), large: pt(12), from: pt(16) } as const;

/** How rulers are labelled on a sheet. */
export function rulerLabels(words: Words, { measurer, style }: Setting, compensation?: Compensation): Labels {
  const size = style.body < LABEL.from ? LABEL.usual : LABEL.large;
  const { stretch } = compensation ?? { stretch: NO_STRETCH };
  return { say: (unit, length) => words.say(`tiles.ruler-${unit}`, { length }), size, measurer, stretch };
}

/** Sets the notes of a sheet in this width, beside the ruler where there is room, else above it. */
export function noteBand(
  notes: TileNotes,
  width: Mm,
  words: Words,
  setup: PageSetup,
  form: RulerForm,
): NoteBand {
  const { paper } = setup;
  const { compensation } = notes;
  const labels = rulerLabels(words, setup, compensation);
  const ruler = Math.min(width, widthAcross(labels, form));
  const rulers = heightAcross(labels, form);
  const beside = width - ruler - 3 * APART >= LEAST_TEXT;
  const { set, tiles, sheet, sheets, size, fold, marked } = notes;
  const counted = { set, tiles, sheet, sheets };
  const which = notes.mark
    ? words.say('tiles.sheet-set', { ...counted, mark: notes.mark })
    : words.say('tiles.sheet', counted);
  const cut = words.say('tiles.cut', { marked, long: size.long, short: size.short });
  const print = words.say('tiles.print', { paper: paper.label });
  const drawn = compensation ? [compensatedText(compensation, words)] : [];
  const how = fold ? `${words.say('tiles.fold')} ${cut}` : cut;
  const { items, nodes, height } = composed(
    [`<b>${begun(which, words)}</b> \u00b7 ${how}`, print, ...drawn],
    beside ? width - ruler - 3 * APART : width,
    setup,
  );
  const room: Rect = beside
    ? { x: width - ruler, y: ABOVE, width: ruler, height: rulers }
    : { x: 0, y: ABOVE + height + APART, width, height: rulers };
  return {
    items: [...items.map((item) => moved(item, 0, ABOVE)), ...passedOver(rulersAcross(room, labels, form))],
    nodes,
    height: beside ? ABOVE + Math.max(height, rulers) : room.y + rulers,
  };
}

/** What begins a line, with a capital letter. */
function begun(text: string, { language }: Words): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function compensatedText({ printer, stretch }: Compensation, words: Words): string {
  const percent = (factor: number) => Math.round(factor * 10_000) / 100;
  const { across, down } = stretch;
  return words.say('tiles.compensated', {
    printer: plain(printer),
    across: percent(across),
    down: percent(down),
  });
}

function composed(texts: readonly string[], width: Mm, { style, measurer }: Setting) {
  const blocks = texts.map((text) => ({ kind: 'paragraph', text }) as const);
  const close = { ...style, gaps: { ...style.gaps, paragraph: 0 } };
  const { strips, nodes } = compose(blocks, width, { style: close, measurer });
  return { ...stacked(strips), nodes };
}
