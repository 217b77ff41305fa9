import type { LineView } from '../../domino/line.js';
import { laidTileName, tileName } from '../../domino/notation.js';
import type { LaidTile, Tile } from '../../domino/tile.js';
import { demonstrate } from '../../engine/demonstrate.js';
import type { Demonstration, TurnAction } from '../../engine/types.js';
import { lineFigure, tileRow } from '../../layout/figures/line-of-play.js';
import { type DrawnTurn, turnFigure } from '../../layout/figures/turn.js';
import { type Block, type Cell, type Figure, plain } from '../../layout/page/block.js';
import type { Mm } from '../../layout/page/page.js';
import { unreachable } from '../../problem.js';
import { seatingText } from '../../rulebook/clauses/setup.js';
import { demonstrationText, type ToldRound } from '../../rulebook/played/demonstration.js';
import { exampleText } from '../../rulebook/played/example.js';
import { type NameOf, usualNames } from '../../rulebook/played/turn.js';
import { shownSeating } from '../../rulebook/scope.js';
import { drawnDoubles } from '../line.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** Side of a half of all drawn tiles: as tall as a line of text and its white, so that a turn takes no more room than its words. */
const HALF: Mm = 4.1;

/** The same in large print: tiles as long as two lines are tall, so that their pips can be counted. */
const LARGE_HALF: Mm = 10;

const halfFor = ({ request }: KeyPart): Mm => (request.large ? LARGE_HALF : HALF);

/** Shares of a column: a player's name, the tiles and, at the end, their pips; a turn's number, what was done and its drawing. */
const HAND_SHARES = [1, 5.4];
/** In large print seven tiles stand side by side only beside a narrow name. */
const LARGE_HAND_SHARES = [1, 8];
const LEFT_SHARES = [1, 4.6, 0.8];
const TURN_SHARES = [0.6, 6, 2.4];

/** Between a table's columns. */
const BETWEEN: Mm = 2.8;

/** A seeded round from the deal to the count. */
export function demonstrationBlocks(part: KeyPart): KeyBlocks {
  const { checked, scope, words, seed } = part.request;
  const seating = shownSeating(scope);
  const shown = demonstrate(checked.rules, seating, seed);
  const name = usualNames(words);
  return demonstrationText(checked.rules, shown, name, words).map((told) => {
    const lead: readonly Block[] = [{ kind: 'paragraph', text: told.lead }];
    return [
      {
        kind: 'keep',
        blocks: [
          { kind: 'heading', level: 2, text: words.say('host-key.demo.title') },
          {
            kind: 'paragraph',
            text: words.say('host-key.demo.intro', { seed, who: seatingText(seating, words) }),
          },
          ...(told.leadBeforeDeal ? lead : []),
          ...(told.givenBack === null ? [] : [{ kind: 'paragraph', text: told.givenBack } as const]),
          handTable(shown, name, part),
          // Whoever lays the round out needs the boneyard and the first turns on the same page.
          ...boneyardBlocks(shown.boneyard, part),
          ...(told.leadBeforeDeal ? [] : lead),
        ],
      },
      turnTable(told, shown, part),
      ...lastLine(told, part),
      {
        kind: 'keep',
        blocks: [
          { kind: 'heading', level: 3, text: words.say('host-key.demo.count') },
          ...leftTable(shown, name, part),
          { kind: 'paragraph', text: told.count.join(' ') },
        ],
      },
    ];
  });
}

function handTable(shown: Demonstration, name: NameOf, part: KeyPart): Block {
  const shares = part.request.large ? LARGE_HAND_SHARES : HAND_SHARES;
  const rows = shown.hands.map((hand, seat): readonly Cell[] => [
    { text: name(seat), heads: true },
    { figure: handRow(hand, seat, name, shares, part) },
  ]);
  return { kind: 'table', head: [], rows, shares };
}

/** What everyone is left with at the end, and its pips. */
function leftTable({ left, end }: Demonstration, name: NameOf, part: KeyPart): readonly Block[] {
  const { words } = part.request;
  const rows = left.flatMap((hand, seat): readonly (readonly Cell[])[] => {
    if (hand.length === 0) return [];
    const pips = words.number(end.handPips[seat] ?? 0);
    return [
      [
        { text: name(seat), heads: true },
        { figure: handRow(hand, seat, name, LEFT_SHARES, part) },
        { text: pips, align: 'right', bold: true },
      ],
    ];
  });
  return rows.length === 0 ? [] : [{ kind: 'table', head: [], rows, shares: LEFT_SHARES }];
}

/** A hand's tiles in the second of these columns. */
function handRow(
  hand: readonly Tile[],
  seat: number,
  name: NameOf,
  shares: readonly number[],
  part: KeyPart,
): Figure {
  const { request, width } = part;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const room = (width * (shares[1] ?? 0)) / whole - BETWEEN;
  const alt = request.words.say('host-key.demo.hand-alt', { name: name(seat), tiles: hand.map(tileName) });
  return tileRow(hand, { width: room, half: halfFor(part), alt });
}

function boneyardBlocks(boneyard: readonly Tile[], part: KeyPart): readonly Block[] {
  const { request, width } = part;
  const { words } = request;
  if (boneyard.length === 0) return [];
  const alt = words.say('host-key.demo.boneyard-alt', { tiles: boneyard.map(tileName) });
  return [
    { kind: 'paragraph', text: words.say('host-key.demo.boneyard') },
    { kind: 'figure', figure: tileRow(boneyard, { width, half: halfFor(part), alt }) },
  ];
}

function turnTable(told: ToldRound, shown: Demonstration, part: KeyPart): Block {
  const { words } = part.request;
  return {
    kind: 'table',
    head: [
      { text: words.say('host-key.demo.turn'), align: 'right' },
      { text: words.say('host-key.demo.done') },
      { text: words.say('host-key.demo.ends'), align: 'center' },
    ],
    rows: told.turns.map(({ text, line }, index): readonly Cell[] => {
      const turn = shown.turns[index];
      const drawn = turn ? drawnTiles(turn.drawn, part) : undefined;
      return [
        { text: words.number(index + 1), heads: true, align: 'right' },
        { text, ...(drawn && { figure: drawn }) },
        { figure: turnDrawing(line, turn?.action ?? null, part), align: 'right' },
      ];
    }),
    shares: TURN_SHARES,
  };
}

/** The tiles that a turn took from the boneyard, in order; undefined where it took none. */
function drawnTiles(drawn: readonly Tile[], part: KeyPart): Figure | undefined {
  const { request, width } = part;
  if (drawn.length === 0) return undefined;
  const alt = request.words.say('host-key.demo.drawn-alt', { tiles: drawn.map(tileName) });
  const half = halfFor(part);
  // The column of words, beside the turn's number and its drawing.
  return tileRow(drawn, { width: width / 2, half, alt });
}

/** What a turn did to the line. */
function turnDrawing(line: LineView, action: TurnAction | null, part: KeyPart): Figure {
  const { request, setup } = part;
  const { checked, words, measurer } = request;
  const { left, right } = endsOf(line);
  return turnFigure(
    { added: addedBy(line, action), ends: [left, right] },
    {
      half: halfFor(part),
      doubles: drawnDoubles(checked.rules),
      highest: checked.rules.set.highest,
      alt: words.say('host-key.demo.end', { left, right }),
      style: setup.style,
      measurer,
    },
  );
}

/** The tile that a turn laid, as it lies, and where; null where it laid none. */
function addedBy({ tiles }: LineView, action: TurnAction | null): DrawnTurn['added'] {
  if (action === null) return null;
  switch (action.kind) {
    case 'lead':
      return laidAt(tiles[0], 'lead');
    case 'play':
      return laidAt(action.side === 'left' ? tiles[0] : tiles.at(-1), action.side);
    case 'keep':
    case 'pass':
    case 'settled':
      return null;
    default:
      return unreachable(action);
  }
}

function laidAt(tile: LaidTile | undefined, at: 'left' | 'right' | 'lead'): DrawnTurn['added'] {
  return tile ? { tile, at } : null;
}

function endsOf({ ends }: LineView): { readonly left: number; readonly right: number } {
  const [left = 0, right = left] = ends;
  return { left, right };
}

function lastLine(told: ToldRound, part: KeyPart): readonly Block[] {
  const { request, setup, width } = part;
  const { checked, words, measurer } = request;
  const line = told.turns.at(-1)?.line;
  if (!line) return [];
  const alt = words.say('host-key.demo.line-alt', { tiles: line.tiles.map(laidTileName), ...endsOf(line) });
  return [
    {
      kind: 'keep',
      blocks: [
        { kind: 'heading', level: 3, text: words.say('host-key.demo.line') },
        {
          kind: 'figure',
          figure: lineFigure(line, {
            width,
            half: halfFor(part),
            doubles: drawnDoubles(checked.rules),
            alt,
            style: setup.style,
            measurer,
          }),
          ...(line.added === null ? {} : { caption: words.say('host-key.demo.last-played') }),
        },
      ],
    },
  ];
}

/** The examples that the file keeps for the host. */
export function exampleBlocks({ request }: KeyPart): KeyBlocks {
  const { checked, words } = request;
  return checked.hostExamples.map((examples) => {
    if (examples.length === 0) return [];
    return [
      { kind: 'heading', level: 3, text: words.say('host-key.demo.more') },
      ...examples.map(
        (example): Block => ({
          kind: 'paragraph',
          text: plain(exampleText(checked.rules, example, words).join(' ')),
        }),
      ),
    ];
  });
}
