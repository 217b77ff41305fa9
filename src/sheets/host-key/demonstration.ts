import type { LineView } from '../../domino/line.js';
import { laidTileName, tileName } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import { demonstrate } from '../../engine/demonstrate.js';
import type { Demonstration } from '../../engine/types.js';
import { lineFigure, tileRow } from '../../layout/figures/line-of-play.js';
import { type Block, type Cell, plain } from '../../layout/page/block.js';
import type { Mm } from '../../layout/page/page.js';
import { seatingText } from '../../rulebook/clauses/setup.js';
import { demonstrationText, type ToldRound } from '../../rulebook/played/demonstration.js';
import { exampleText } from '../../rulebook/played/example.js';
import { type NameOf, usualNames } from '../../rulebook/played/turn.js';
import { shownSeating } from '../../rulebook/scope.js';
import { drawnDoubles } from '../line.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** Side of a half of the tiles in hands, and of those in the line. */
const HAND_HALF: Mm = 3.2;
const LINE_HALF: Mm = 3.5;

/** Shares of a column: a player's name and the hand; a turn's number, what was done, the open ends (of two digits: wide). */
const HAND_SHARES = [1, 4.6];
const TURN_SHARES = [0.8, 6.6, 1.5];
const WIDE_TURN_SHARES = [0.8, 6.2, 1.9];

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
        ],
      },
      ...boneyardBlocks(shown.boneyard, part),
      ...(told.leadBeforeDeal ? [] : lead),
      turnTable(told, part),
      ...lastLine(told, part),
      {
        kind: 'keep',
        blocks: [
          { kind: 'heading', level: 3, text: words.say('host-key.demo.count') },
          { kind: 'paragraph', text: told.count.join(' ') },
        ],
      },
    ];
  });
}

function handTable(shown: Demonstration, name: NameOf, { request, width, scale }: KeyPart): Block {
  const { words } = request;
  const [names = 1, tiles = 1] = HAND_SHARES;
  const room = (width * tiles) / (names + tiles) - 3;
  return {
    kind: 'table',
    head: [],
    rows: shown.hands.map((hand, seat): readonly Cell[] => {
      const alt = words.say('host-key.demo.hand-alt', { name: name(seat), tiles: hand.map(tileName) });
      return [
        { text: name(seat), heads: true },
        { figure: tileRow(hand, { width: room, half: HAND_HALF * scale, alt }) },
      ];
    }),
    shares: HAND_SHARES,
  };
}

function boneyardBlocks(boneyard: readonly Tile[], { request, width, scale }: KeyPart): readonly Block[] {
  const { words } = request;
  if (boneyard.length === 0) return [];
  const alt = words.say('host-key.demo.boneyard-alt', { tiles: boneyard.map(tileName) });
  return [
    {
      kind: 'keep',
      blocks: [
        { kind: 'paragraph', text: words.say('host-key.demo.boneyard') },
        { kind: 'figure', figure: tileRow(boneyard, { width, half: HAND_HALF * scale, alt }) },
      ],
    },
  ];
}

function turnTable(told: ToldRound, { request }: KeyPart): Block {
  const { checked, words } = request;
  return {
    kind: 'table',
    head: [
      { text: words.say('host-key.demo.turn'), align: 'right' },
      { text: words.say('host-key.demo.done') },
      { text: words.say('host-key.demo.ends') },
    ],
    rows: told.turns.map(({ text, line }, index): readonly Cell[] => [
      { text: words.number(index + 1), heads: true, align: 'right' },
      { text },
      { text: words.say('host-key.demo.end', endsOf(line)) },
    ]),
    shares: checked.rules.set.highest > 9 ? WIDE_TURN_SHARES : TURN_SHARES,
  };
}

function endsOf({ ends }: LineView): { readonly left: number; readonly right: number } {
  const [left = 0, right = left] = ends;
  return { left, right };
}

function lastLine(told: ToldRound, { request, setup, width, scale }: KeyPart): readonly Block[] {
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
            half: LINE_HALF * scale,
            doubles: drawnDoubles(checked.rules),
            alt,
            style: setup.style,
            measurer,
          }),
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
