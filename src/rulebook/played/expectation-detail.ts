import type { Expectation } from '../../engine/types.js';
import type { Words } from '../../words/words.js';
import { columnHead, mean, percent } from './expectation.js';

/** What a curious host asks after `expectationText`; columns as there. */
export interface ToldDetail {
  /** What is done in a round: each row begins with what it counts. */
  readonly rows: readonly (readonly string[])[];
  /** Rounds won by each seat, counted from the leader; a seat that a column lacks is empty there. */
  readonly seats: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}

/** Tells what players did in a round, and how the wins fall to the seats. */
export function expectationDetail(expectations: readonly Expectation[], words: Words): ToldDetail {
  const row = (key: 'plays' | 'draws' | 'passes') => [
    words.say(`expect.row.${key}`),
    ...expectations.map((expectation) => mean(expectation[key], words)),
  ];
  const seats = Math.max(...expectations.map(({ seating }) => seating.players));
  return {
    rows: [
      row('plays'),
      ...(expectations.some(({ draws }) => draws > 0) ? [row('draws')] : []),
      ...(expectations.some(({ passes }) => passes > 0) ? [row('passes')] : []),
    ],
    seats: {
      head: [
        words.say('expect.seats.head'),
        ...expectations.map(({ seating }) => columnHead(seating, words)),
      ],
      rows: Array.from({ length: seats }, (_, seat) => [
        seat === 0 ? words.say('expect.seats.leader') : words.say('expect.seats.seat', { turn: seat + 1 }),
        ...expectations.map(({ seatWins }) => {
          const wins = seatWins[seat];
          return wins === undefined ? '' : percent(wins, words);
        }),
      ]),
    },
  };
}
