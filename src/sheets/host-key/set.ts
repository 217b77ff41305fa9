import { tileName } from '../../domino/notation.js';
import { highOf, lowOf, pipsOf, pipTotal, type Tile } from '../../domino/tile.js';
import { HostOnly } from '../../host-only.js';
import { tileRow } from '../../layout/figures/line-of-play.js';
import { tickBox } from '../../layout/figures/tick-box.js';
import type { Block, Cell, Figure, Rich } from '../../layout/page/block.js';
import { textMark } from '../../layout/page/mark.js';
import type { Mark, Mm } from '../../layout/page/page.js';
import { moved } from '../../layout/page/place.js';
import { baseline, lineHeight } from '../../layout/type/strip.js';
import { BESIDE_CELL } from '../../layout/type/table.js';
import { lineWidth, widestWord } from '../../layout/type/text.js';
import { agreedOn } from '../../rulebook/agreed.js';
import { writerOf } from '../../rulebook/clauses/sentence.js';
import { setSentence } from '../../rulebook/clauses/setup.js';
import { type DealRow, dealRow, tilesOf } from '../../rulebook/scope.js';
import { sameSeating } from '../../variant/meaning/seats.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** Side of a half of a tile to tick off, the side of its box and the white between them. */
const HALF: Mm = 5.4;
const BOX: Mm = 4.4;
const BOX_GAP: Mm = 0.8;

/** The least white between one tile's box and name and the next's. */
const CELL_GAP: Mm = 1.8;

/** From a tile to its name, and from a row to the next. */
const NAME_GAP: Mm = 0.2;
const ROW_GAP: Mm = 1;

/** Every tile of the set in reading order, large enough for someone who sits before it, with a box to tick and its name; and what to do when one is missing. */
export function setBlocks(part: KeyPart): KeyBlocks {
  const { checked, words } = part.request;
  const tiles = tilesOf(checked.rules);
  const set = setSentence(checked.rules, writerOf(words));
  const perRow = perRowOf(tiles, part);
  const rows = Math.ceil(tiles.length / perRow);
  return new HostOnly<readonly Block[]>([
    { kind: 'heading', level: 2, text: words.say('host-key.set.title') },
    { kind: 'paragraph', text: set.text },
    {
      kind: 'paragraph',
      text: words.say('host-key.set.intro', { tiles: tiles.length, pips: pipTotal(tiles) }),
    },
    ...Array.from({ length: rows }, (_, row): readonly Block[] => [
      ...(row > 0 ? [{ kind: 'space', height: ROW_GAP * part.scale } as const] : []),
      {
        kind: 'figure',
        figure: tickRow(tiles.slice(row * perRow, (row + 1) * perRow), part, part.width / perRow),
      },
    ]).flat(),
    { kind: 'paragraph', text: words.say('host-key.set.stop') },
  ]);
}

/** How many tiles stand in a row: as many as have room, in rows of about as many. */
function perRowOf(tiles: readonly Tile[], { request, setup, width, scale }: KeyPart): number {
  const { measurer } = request;
  const names = tiles.map((tile) => measurer.width(tileName(tile), 'bold', setup.style.section));
  const cell = Math.max((BOX + BOX_GAP + HALF) * scale, ...names) + CELL_GAP * scale;
  const most = Math.floor((width + CELL_GAP * scale) / cell);
  return Math.ceil(tiles.length / Math.ceil(tiles.length / most));
}

/** Tiles that stand, each with its box at its left and its name under both. */
function tickRow(tiles: readonly Tile[], { request, setup, scale }: KeyPart, pitch: Mm): Figure {
  const [half, side, gap] = [HALF * scale, BOX * scale, BOX_GAP * scale];
  const { words, measurer } = request;
  const { style } = setup;
  const size = style.section;
  const under = 2 * half + NAME_GAP * scale;
  const marks = tiles.flatMap((tile, index): readonly Mark[] => {
    const x = index * pitch;
    const drawn = tileRow([{ left: lowOf(tile), right: highOf(tile) }], {
      width: half,
      half,
      alt: '',
      standing: true,
    });
    const name = tileName(tile);
    const middle = x + (side + gap + half) / 2;
    const left = Math.max(x, middle - measurer.width(name, 'bold', size) / 2);
    return [
      ...tickBox(side).marks.map((mark) => moved(mark, x, half - side / 2)),
      ...drawn.marks.map((mark) => moved(mark, x + side + gap, 0)),
      textMark(name, left, baseline(under, size, { style, measurer }), size, 'bold'),
    ];
  });
  const named = tiles.map((tile) =>
    words.say('host-key.set.tile-alt', { tile: tileName(tile), pips: pipsOf(tile) }),
  );
  return {
    width: tiles.length * pitch,
    height: under + lineHeight(style, size),
    marks,
    alt: words.say('host-key.set.row-alt', { tiles: named.join('; ') }),
  };
}

/**
 * For each number of players: tiles each, the boneyard, what of it is never drawn, and the tiles dealt in all; then the rows
 * that a choice changes.
 */
export function dealBlocks(part: KeyPart): KeyBlocks {
  const { request } = part;
  const { checked, scope, words } = request;
  const rows = scope.seatings.map((seating) => dealRow(checked.rules, seating));
  const agreed = agreedOn(checked, scope, words).flatMap(({ box, ...one }): readonly Block[] => {
    const changed = one.scope.seatings
      .map((seating) => dealRow(one.rules, seating))
      .filter((row) => !rows.some((usual) => sameRow(usual, row)));
    if (changed.length === 0) return [];
    const text = words.say('choices.ticked', { box });
    return [{ kind: 'keep', blocks: [{ kind: 'paragraph', text, bold: true }, dealTable(changed, part)] }];
  });
  return new HostOnly<readonly Block[]>([
    {
      kind: 'keep',
      blocks: [{ kind: 'heading', level: 2, text: words.say('host-key.deal.title') }, dealTable(rows, part)],
    },
    ...agreed,
  ]);
}

function sameRow(one: DealRow, other: DealRow): boolean {
  return (
    sameSeating(one.seating, other.seating) && one.each === other.each && one.neverDrawn === other.neverDrawn
  );
}

function dealTable(rows: readonly DealRow[], part: KeyPart): Block {
  const { words } = part.request;
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
  return {
    kind: 'table',
    head,
    rows: rows.map(cells),
    shares: dealShares(
      head.map(({ text }) => text),
      part,
    ),
  };
}

/** Shares of the width for columns whose heads take two lines, and the least white between two heads (mm). */
const DEAL_SHARES = [1.3, 0.8, 0.9, 1.2, 0.9];
const HEADS_APART: Mm = 3;

/** Heads that fit on one line are as far apart from each other all along, and so are those whose words would come too near: else two would be read as one. */
function dealShares(heads: readonly Rich[], part: KeyPart): readonly number[] {
  const whole = evenShares(heads, lineWidth, part);
  if (whole.apart >= HEADS_APART) return whole.shares;
  const { request, setup, width } = part;
  const sum = DEAL_SHARES.reduce((all, share) => all + share, 0);
  const free = heads.map((head, index) => {
    const wide = widestWord(head, setup.style.body, request.measurer, 'bold');
    return (width * (DEAL_SHARES[index] ?? 0)) / sum - wide;
  });
  return Math.min(...free) >= HEADS_APART ? DEAL_SHARES : evenShares(heads, widestWord, part).shares;
}

/** Columns that end in their heads or their longest words, as far apart as the width allows. */
function evenShares(heads: readonly Rich[], wideOf: typeof widestWord, { request, setup, width }: KeyPart) {
  const [first = 0, ...others] = heads.map((head) =>
    wideOf(head, setup.style.body, request.measurer, 'bold'),
  );
  const left = first + BESIDE_CELL / 2;
  const apart = (width - left - others.reduce((sum, wide) => sum + wide, 0)) / others.length;
  return { apart, shares: [left, ...others.map((wide) => wide + apart)] };
}
