import { simulate } from '../../engine/simulate/simulate.js';
import type { Expectation } from '../../engine/types.js';
import type { Block } from '../../layout/page/block.js';
import { remembered } from '../../remembered.js';
import { expectationText } from '../../rulebook/played/expectation.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** Rounds played for each seating: enough that whole per cent hold to about one. */
const ROUNDS = 5000;
/** Always the same, so that a key says the same whatever round it shows. */
const SEED = 1;
/** Columns of numbers that stand side by side. */
const MOST_COLUMNS = 4;
const LABEL_SHARE = 2.6;

/** Tells apart the seatings of one game. */
export function seatingWord({ players, partners }: Seating): string {
  return partners ? `${players} partners` : String(players);
}

/** What is to be expected of a game with this seating, from many rounds: a kit on several papers has them played once. */
export const expectationOf = remembered(
  (rules: Rules, seating: Seating): Expectation => simulate(rules, seating, { rounds: ROUNDS, seed: SEED }),
);

/** What a round and a match come to for each number of players, and what leading is worth. */
export function expectationBlocks({ request }: KeyPart): KeyBlocks {
  const { checked, scope, words, expected } = request;
  const expectations = scope.seatings.map(
    (seating) =>
      expected?.(checked.fingerprint, seatingWord(seating)) ?? expectationOf(checked.rules, seating),
  );
  return expectationText(checked, expectations, SEED, words).map((told) => {
    const columns = told.head.length - 1;
    const tables = Array.from({ length: Math.ceil(columns / MOST_COLUMNS) }, (_, index): Block => {
      const from = 1 + index * MOST_COLUMNS;
      const part = (cells: readonly string[]) => cells.slice(from, from + MOST_COLUMNS);
      return {
        kind: 'table',
        head: [
          { text: told.head[0] ?? '' },
          ...part(told.head).map((text) => ({ text, align: 'right' as const })),
        ],
        rows: told.rows.map((row) => [
          { text: row[0] ?? '', heads: true },
          ...part(row).map((text) => ({ text, align: 'right' as const })),
        ]),
        shares: [LABEL_SHARE, ...part(told.head).map(() => 1)],
      };
    });
    return [
      {
        kind: 'keep',
        blocks: [
          { kind: 'heading', level: 2, text: words.say('host-key.expect.title') },
          ...tables,
          { kind: 'paragraph', text: told.edge, bold: true },
          { kind: 'paragraph', text: told.basis.join(' ') },
        ],
      },
    ];
  });
}
