import type { Rules, ScoreWay, Seating } from '../../src/variant/rules.js';
import type { NaiveRules } from './naive.js';
import type { Counting } from './score.js';

/** What a rule word means to the counter; one that it doesn't know stops the test instead of being taken for another. */
export function meant<Word extends string, Meaning>(
  word: Word,
  meanings: Readonly<Record<Word, Meaning>>,
): Meaning {
  if (!Object.hasOwn(meanings, word)) throw new Error(`the counter doesn't know ${word}`);
  return meanings[word];
}

/** The rules of moves in the counter's plain words. */
export function naiveRules(rules: Rules): NaiveRules {
  const { draw } = rules;
  return {
    wild: meant(rules.line.wild, { none: false, blanks: true }),
    counterclockwise: meant(rules.direction, { clockwise: false, counterclockwise: true }),
    ...(meant(draw.when, { never: false, stuck: true, 'any-turn': true }) &&
      'tiles' in draw && {
        drawing: {
          able: meant(draw.when, { stuck: false, 'any-turn': true }),
          one: meant(draw.tiles, { 'until-fit': false, one: true }),
          keep: 'then' in draw && meant(draw.then, { 'must-play': false, 'may-keep': true }),
          leave: draw.leave,
        },
      }),
  };
}

/** The rules of counting in the counter's plain words, for a round that ended so: seat `out` went out, or nobody did. */
export function countingOf(
  rules: Rules,
  { players, partners }: Seating,
  out: number | undefined,
): Omit<Counting, 'pips'> {
  const worth = (way: ScoreWay) => (way.kind === 'fixed' ? way.points : way.kind);
  return {
    ...(out !== undefined && { out }),
    sides: partners
      ? [
          [0, 2],
          [1, 3],
        ]
      : Array.from({ length: players }, (_, seat) => [seat]),
    blocked: rules.round.blocked,
    shared: meant(rules.round.tie, { nobody: false, shared: true }),
    way: worth(out === undefined ? rules.score.blocked : rules.score.out),
  };
}
