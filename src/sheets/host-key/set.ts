import { tileName } from '../../domino/notation.js';
import { highOf, lowOf, pipsOf, pipTotal, type Tile } from '../../domino/tile.js';
import { HostOnly } from '../../host-only.js';
import { tileRow } from '../../layout/figures/line-of-play.js';
import { tickBox } from '../../layout/figures/tick-box.js';
import type { Block, Cell, Figure } from '../../layout/page/block.js';
import { BLACK, type Mark, type Mm } from '../../layout/page/page.js';
import { moved } from '../../layout/page/place.js';
import { baseline, lineHeight } from '../../layout/type/strip.js';
import { agreedOn } from '../../rulebook/agreed.js';
import { writerOf } from '../../rulebook/clauses/sentence.js';
import { setSentence } from '../../rulebook/clauses/setup.js';
import { type DealRow, dealRow, tilesOf } from '../../rulebook/scope.js';
import { sameSeating } from '../../variant/meaning/seats.js';
import type { Words } from '../../words/words.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** Side of a half of a tile to tick off, its box, and the least room for both. */
const HALF: Mm = 3.6;
const BOX: Mm = 3.4;
const BOX_GAP: Mm = 0.8;
const CELL: Mm = BOX + BOX_GAP + 2 * HALF + 0.7;

const scaled = (scale: number) => ({
  half: HALF * scale,
  box: BOX * scale,
  gap: BOX_GAP * scale,
  cell: CELL * scale,
});

/** Every tile of the set in reading order with a box to tick and its pips, and what to do when one is missing. */
export function setBlocks(part: KeyPart): KeyBlocks {
  const { checked, words } = part.request;
  const tiles = tilesOf(checked.rules);
  const set = setSentence(checked.rules, writerOf(words));
  const most = Math.floor(part.width / scaled(part.scale).cell);
  const perRow = Math.ceil(tiles.length / Math.ceil(tiles.length / most));
  const rows = Math.ceil(tiles.length / perRow);
  return new HostOnly<readonly Block[]>([
    { kind: 'heading', level: 2, text: words.say('host-key.set.title') },
    { kind: 'paragraph', text: set.text },
    {
      kind: 'paragraph',
      text: words.say('host-key.set.intro', { tiles: tiles.length, pips: pipTotal(tiles) }),
    },
    ...Array.from(
      { length: rows },
      (_, row): Block => ({
        kind: 'figure',
        figure: tickRow(tiles.slice(row * perRow, (row + 1) * perRow), part, part.width / perRow),
      }),
    ),
    { kind: 'paragraph', text: words.say('host-key.set.stop') },
  ]);
}

function tickRow(tiles: readonly Tile[], { request, setup, scale }: KeyPart, pitch: Mm): Figure {
  const { half, box, gap } = scaled(scale);
  const { words, measurer } = request;
  const { style } = setup;
  const size = style.body;
  const under = Math.max(box, half) + 0.4;
  const marks = tiles.flatMap((tile, index): readonly Mark[] => {
    const x = index * pitch;
    const drawn = tileRow([{ left: lowOf(tile), right: highOf(tile) }], {
      width: 2 * half,
      half,
      alt: '',
    });
    const text = words.number(pipsOf(tile));
    const middle = x + box + gap + half;
    return [
      ...tickBox(box).marks.map((mark) => moved(mark, x, (half - box) / 2)),
      ...drawn.marks.map((mark) => moved(mark, x + box + gap, 0)),
      {
        kind: 'text',
        x: middle - measurer.width(text, 'regular', size) / 2,
        y: baseline(under, size, { style, measurer }),
        text,
        face: 'regular',
        size,
        ink: BLACK,
      },
    ];
  });
  const named = tiles.map((tile) =>
    words.say('host-key.set.tile-alt', { tile: tileName(tile), pips: pipsOf(tile) }),
  );
  return {
    width: tiles.length * pitch,
    height: under + lineHeight(style),
    marks,
    alt: words.say('host-key.set.row-alt', { tiles: named.join('; ') }),
  };
}

/**
 * For each number of players: tiles each, the boneyard, what of it is never drawn, and the tiles dealt in all; then the rows
 * that a choice changes.
 */
export function dealBlocks({ request }: KeyPart): KeyBlocks {
  const { checked, scope, words } = request;
  const rows = scope.seatings.map((seating) => dealRow(checked.rules, seating));
  const agreed = agreedOn(checked, scope, words).flatMap(({ box, ...one }): readonly Block[] => {
    const changed = one.scope.seatings
      .map((seating) => dealRow(one.rules, seating))
      .filter((row) => !rows.some((usual) => sameRow(usual, row)));
    if (changed.length === 0) return [];
    const text = words.say('choices.ticked', { box });
    return [{ kind: 'keep', blocks: [{ kind: 'paragraph', text, bold: true }, dealTable(changed, words)] }];
  });
  return new HostOnly<readonly Block[]>([
    {
      kind: 'keep',
      blocks: [{ kind: 'heading', level: 2, text: words.say('host-key.deal.title') }, dealTable(rows, words)],
    },
    ...agreed,
  ]);
}

function sameRow(one: DealRow, other: DealRow): boolean {
  return (
    sameSeating(one.seating, other.seating) && one.each === other.each && one.neverDrawn === other.neverDrawn
  );
}

function dealTable(rows: readonly DealRow[], words: Words): Block {
  const head = (['players', 'each', 'dealt', 'left', 'never'] as const).map((key, index) => ({
    text: words.say(`host-key.deal.${key}`),
    align: index === 0 ? ('left' as const) : ('right' as const),
  }));
  const cells = (row: DealRow): readonly Cell[] => [
    {
      text: row.seating.partners ? words.say('host-key.deal.partners') : words.number(row.seating.players),
      heads: true,
    },
    ...[row.each, row.each * row.seating.players, row.left, row.neverDrawn].map(
      (count): Cell => ({ text: words.number(count), align: 'right' }),
    ),
  ];
  return { kind: 'table', head, rows: rows.map(cells), shares: [1.3, 0.8, 0.9, 1.2, 0.9] };
}
