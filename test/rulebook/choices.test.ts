import { describe, expect, test } from 'vitest';
import { type Agreed, agreedOn, changesOf, rivalGroups } from '../../src/rulebook/agreed.js';
import { sentencesOf } from '../../src/rulebook/clauses/clauses.js';
import { playedSections } from '../../src/rulebook/clauses/played-sections.js';
import { unmarked, writerOf } from '../../src/rulebook/clauses/sentence.js';
import { prepare } from '../../src/rulebook/prepare.js';
import { scopeOf, type WantedSeating } from '../../src/rulebook/scope.js';
import { loadVariant } from '../../src/variant/load.js';
import type { Variant } from '../../src/variant/variant.js';
import type { Words } from '../../src/words/words.js';
import { alternativesTo } from '../support/alternatives.js';
import { languages, wordsIn } from '../support/languages.js';
import { checkedOf, english, load, shipped, valueIn, variantOf } from '../support/shipped.js';
import { some } from '../support/thorough.js';

/** A game with these choices in place of its own, as a sheet prints them. */
function agreed(
  game: string,
  choices: string,
  wanted: WantedSeating = {},
  words: Words = english,
): readonly Agreed[] {
  const checked = checkedOf(game, [`choices=[${choices}]`]);
  return agreedOn(checked, valueIn(scopeOf(checked.rules, wanted), game), words);
}

const said = ({ changes }: Agreed): string =>
  changes.map(({ sentence }) => unmarked(sentence.text)).join(' ');
const stated = ({ changes }: Agreed): readonly string[] =>
  changes.map(({ sentence }) => `${sentence.rule} ${sentence.value}`);

/** What is refused of a game with these choices: the problem and its sentence. */
function refusal(game: string, choices: string) {
  const prepared = prepare(variantOf(game, [`choices=[${choices}]`]), english);
  if (prepared.ok) throw new Error(`${game} takes ${choices}`);
  const [found] = prepared.problems;
  if (!found) throw new Error('a refusal has a problem');
  return { code: found.code, line: found.line, text: english.problem(found) };
}

/** By game and choice: the rule values that have to be said beside the box, each found by reading the two sheets whole. */
const changed: readonly (readonly [game: string, choice: string, values: readonly string[]])[] = [
  ['block', '{ score.round: opponents }', ['score.round opponents']],
  ['block', '{ score.round: { out: 10, blocked: 5 } }', ['score.round.out n', 'score.round.blocked n']],
  ['draw', '{ draw.leave: 0 }', ['draw.leave 0', 'always.pass always']],
  ['family-draw', '{ draw.leave: 2 }', ['draw.leave n', 'draw.tiles until-fit', 'always.pass always']],
  ['draw', '{ draw.when: stuck }', ['draw.when stuck', 'draw.tiles until-fit', 'draw.then must-play']],
  ['family-draw', '{ draw.when: any-turn }', ['draw.when any-turn', 'draw.tiles until-fit']],
  ['family-draw', '{ draw.tiles: one }', ['draw.tiles one', 'draw.then must-play', 'always.settled always']],
  ['family-draw', '{ draw.then: may-keep }', ['draw.then may-keep', 'always.settled always']],
  ['family-draw', '{ draw: never }', ['draw never', 'always.must-play always', 'always.blocked always']],
  ['block', '{ direction: counterclockwise }', ['direction counterclockwise', 'lead.later next-seat']],
  ['block', '{ round.blocked: nobody }', ['round.blocked nobody', 'round.blocked nobody']],
  ['block', '{ lead.first: lot }', ['lead.first lot']],
  [
    'block',
    '{ lead.first: [highest-double, heaviest-tile] }',
    ['lead.first highest-double', 'lead.first heaviest-tile', 'lead.with that-tile'],
  ],
  ['family-draw', '{ lead.first: agreement }', ['lead.first agreement', 'lead.with any-tile']],
  ['family-draw', '{ lead.first: [highest-double, redeal] }', ['lead.first redeal']],
  ['family-draw', '{ lead.with: any-tile }', ['lead.with any-tile']],
  ['block', '{ lead.later: same-leader }', ['lead.later same-leader']],
  ['block', '{ deal: 6 }', ['deal n']],
  ['block', '{ deal: { 2: 8 } }', ['deal n']],
  ['draw', '{ deal: 6 }', ['deal n', 'deal n']],
  ['block', '{ partners: never }', ['partners never']],
  [
    'double-three-chain',
    '{ partners: optional }',
    ['partners optional', 'round.blocked lowest-hand', 'round.tie shared'],
  ],
  ['family-draw', '{ match: one-round }', ['match one-round', 'score.round nothing']],
  ['family-draw', '{ match.points: 50 }', ['match.points n']],
  ['family-draw', '{ match: { rounds: 5, tie: draw } }', ['match.rounds n', 'match.tie draw']],
  ['penalty-draw', '{ match.tie: extra-round }', ['match.tie extra-round']],
  [
    'block',
    '{ round.blocked: lowest-side }',
    ['round.blocked lowest-side', 'round.tie nobody', 'score.round.blocked opponents-minus-own'],
  ],
  ['block', '{ line.doubles: straight }', ['line.doubles straight']],
  ['block', '{ line.wild: blanks }', ['line.wild blanks', 'always.play always']],
];

describe('a choice', () => {
  test.each(changed)('of %s: %s says all that changes, by name first', (game, choice, values) => {
    const [only, ...others] = agreed(game, choice);
    if (!only) throw new Error('it is printed');
    expect(others).toEqual([]);
    expect(only.box).toBe(0);
    expect(stated(only)).toEqual(values);
  });

  test('says how each game is led where no round looks back to the one before', () => {
    const [single] = agreed('family-draw', '{ match: one-round }');
    expect(said(single as Agreed)).toBe(
      'Each game is 1 round: its winner wins; if nobody wins it, the game is a draw. ' +
        'Lead each game as in the first round. There are no points.',
    );
    // A match in place of single games has later rounds, and says who leads them.
    const [match] = agreed('family-draw', '{ match: { rounds: 5, tie: draw } }');
    expect(said(match as Agreed)).not.toContain('Lead each game');
  });

  test('turns the lead round with the turn', () => {
    const [only] = agreed('block', '{ direction: counterclockwise }');
    expect(said(only as Agreed)).toMatch(/to the right.*lead passes to the right/);
  });

  test('says which rows of the deal change, and not the table', () => {
    expect(agreed('block', '{ deal: 6 }').map(said)).toEqual([expect.stringMatching(/^Take 6 tiles each; /)]);
    expect(agreed('block', '{ deal: { 2: 8 } }').map(said)).toEqual([
      'With 2 players: 8 tiles each, 12 left.',
    ]);
    // Of 7, 6 and 5 tiles, the 5 of four players stay when it becomes 6, 6 and 5.
    const [rows] = agreed('draw', '{ deal: { 2: 6 } }');
    expect(said(rows as Agreed)).toBe('With 2 players: 6 tiles each, 16 left.');
  });

  test('says what no longer holds where nothing comes in its place', () => {
    // Four take 5 of 28 tiles, which leaves 8.
    const four = variantOf('family-draw', ['draw.leave=8', 'choices=[{ draw.leave: 0 }]']);
    const [choice] = four.choices;
    const scope = valueIn(scopeOf(four.rules), 'four');
    const changes = changesOf(four.rules, choice?.rules ?? four.rules, scope, english);
    expect(changes.map(({ sentence }) => sentence.text)).toContainEqual(
      expect.stringMatching(/^This no longer holds: With 4 players\b/),
    );
  });

  test('says who leads after a tie where it would read otherwise, or is no longer told apart', () => {
    const winner = checkedOf('block', ['lead.later={ out: same-leader, blocked: winner, tie: as-first }']);
    const told = (rules: typeof winner.rules, later: string) => {
      const { rules: changed } = variantOf('block', [`lead.later=${later}`]);
      const changes = changesOf(rules, changed, valueIn(scopeOf(rules), 'block'), english);
      return changes.map(({ sentence }) => unmarked(sentence.text));
    };
    // The sentence on blocked rounds alone would take the place of the one on ties.
    expect(told(winner.rules, '{ out: same-leader, blocked: same-leader, tie: as-first }')).toEqual([
      'The same player leads every round.',
      'After a tie, lead as in the first round.',
    ]);
    const { rules } = variantOf('block', [
      'lead.later={ out: winner, blocked: next-seat, tie: same-leader }',
    ]);
    // After a tie the lead passes on as after any blocked round; what is said of going out says nothing of it.
    expect(told(rules, '{ out: same-leader, blocked: next-seat, tie: next-seat }')).toEqual([
      'After someone goes out, the same player leads again.',
      'After a tie, the lead passes to the left.',
    ]);
    // Only what follows going out changes: ties stay as the sheet has them.
    expect(told(rules, '{ out: same-leader, blocked: next-seat, tie: as-first }')).toEqual([
      'After someone goes out, the same player leads again.',
      'After a tie, lead as in the first round.',
    ]);
    expect(told(winner.rules, '{ out: next-seat, blocked: winner, tie: as-first }')).toEqual([
      'After someone goes out, the lead passes to the left.',
    ]);
  });

  test('is not printed for whom it changes nothing', () => {
    expect(agreed('block', '{ direction: counterclockwise }', { players: 2 })).toEqual([]);
    expect(agreed('block', '{ partners: never }', { partners: true })).toEqual([]);
    expect(agreed('double-three-chain', '{ partners: optional }', { players: 3 })).toEqual([]);
    expect(agreed('double-three-chain', '{ partners: optional }', { players: 4 })).toHaveLength(1);
    // The boxes of a sheet are numbered as it has them.
    const choices = '{ direction: counterclockwise }, { match.points: 50 }, { line.wild: blanks }';
    expect(agreed('block', choices, { players: 2 }).map(({ box }) => box)).toEqual([1, 2]);
  });

  /** The other rules of a game that a box can hold, one for each value that the schema has. */
  const single = [...shipped.keys()].flatMap((game) =>
    alternativesTo(variantOf(game).rules).flatMap(({ settings }) => {
      const [setting, ...more] = settings;
      const [key = '', value = ''] = setting?.split(/=(.*)/s) ?? [];
      return more.length > 0 ? [] : [[game, `{ ${key}: ${value} }`] as const];
    }),
  );

  /** A game with a choice that its own file could state, or undefined where no rules come of it. */
  function withChoice(game: string, choice: string): Variant | undefined {
    const loaded = load(game, [`choices=[${choice}]`]);
    return loaded.ok && loaded.value.choices.length > 0 ? loaded.value : undefined;
  }

  test.each(some(single, 40))(
    'of %s: %s is the same sentences in every language, and all that the changed sheet has',
    (game, choice) => {
      const variant = withChoice(game, choice);
      if (!variant) return;
      const codes = new Set<string>();
      const counts = new Set<number>();
      for (const language of languages) {
        const words = wordsIn(language);
        const prepared = prepare(variant, words);
        codes.add(
          prepared.ok ? 'taken' : JSON.stringify(prepared.problems.map((one) => [one.code, one.params])),
        );
        if (!prepared.ok) continue;
        const scope = valueIn(scopeOf(variant.rules), game);
        const [only] = agreedOn(prepared.value, scope, words);
        if (!only) throw new Error('it is printed');
        counts.add(only.changes.length);
        // Whoever reads the sheet and the box has read every sentence of the game that the box makes.
        const writer = writerOf(words);
        const texts = (rules: Variant['rules'], seats: typeof scope) =>
          sentencesOf(playedSections(rules, seats, writer).filter(({ id }) => id !== 'goal'));
        const before = new Set(
          [scope, ...scope.seatings.map((seating) => ({ seatings: [seating] })), only.scope].flatMap(
            (seats) =>
              texts(variant.rules, seats).flatMap(({ text, alike = text, also = [] }) => [alike, ...also]),
          ),
        );
        const beside = only.changes.map(({ sentence }) => sentence.text);
        const unsaid = texts(only.rules, only.scope).filter(
          ({ rule, text, alike }) =>
            rule !== 'deal' && !before.has(alike ?? text) && !beside.some((said) => said.startsWith(text)),
        );
        if (only.scope.seatings.length === scope.seatings.length) expect(unsaid).toEqual([]);
      }
      expect(codes.size, [...codes].join()).toBe(1);
      expect(counts.size).toBeLessThanOrEqual(1);
      expect(Math.max(0, ...counts)).toBeLessThanOrEqual(3);
    },
  );
});

describe('what is too much for a box', () => {
  test.each([
    ['block', '{ draw.leave: 2 }', 6, 'draw: {leave: 2}'],
    ['block', '{ draw.when: stuck }', 6, 'draw: {when: stuck}'],
    ['family-draw', '{ partners: optional }', 8, 'partners: optional'],
  ])('%s: %s is refused, with the file to write instead', (game, choice, count, example) => {
    const { code, text } = refusal(game, choice);
    expect(code).toBe('choice.large');
    expect(text).toContain(`changes ${count} sentences of the rules`);
    expect(text).toContain(`“extends: ./${game}.yaml”, a title and “${example}”`);
  });

  test('so is what turns the aim of the game round', () => {
    const { code, text, line } = refusal('penalty-draw', '{ score.round: opponents }');
    // The command line has no lines.
    expect(line).toBeUndefined();
    expect(code).toBe('choice.large');
    expect(text).toContain('changes what the game is played for');
    expect(text).toContain('“score: {round: opponents}”');
  });

  test('is told at its place in a file', () => {
    const file = {
      name: './own.yaml',
      id: 'own',
      text: 'extends: block\ntitle: Own\nchoices:\n  - draw.leave: 2\n',
    };
    const loaded = valueIn(
      loadVariant(file, (name) => shipped.get(name)),
      'own',
    );
    const prepared = prepare(loaded, english);
    expect(prepared.ok ? [] : prepared.problems).toMatchObject([
      {
        code: 'choice.large',
        file: './own.yaml',
        line: 4,
        path: ['choices', 0],
        params: { from: './own.yaml' },
      },
    ]);
  });

  test('is left out with a note where it is inherited, and the fingerprint says so', () => {
    // In a game whose lowest total wins, a single round would turn the aim round.
    const settings = ['score.round=each-own-pips', 'match.tie=draw'];
    const prepared = prepare(variantOf('family-draw', settings), english);
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
    expect(prepared.value.choices).toEqual([]);
    expect(prepared.notes).toMatchObject([{ code: 'choice.left-out', params: { keys: ['match'] } }]);
    const without = checkedOf('family-draw', [...settings, 'choices=[]']);
    expect(prepared.value.data).toEqual(without.data);
    expect(prepared.value.fingerprint).toBe(without.fingerprint);
  });
});

describe('choices that depend on each other', () => {
  const groups = (game: string, choices: string) => rivalGroups(agreed(game, choices));

  test('of one rule exclude each other', () => {
    expect(groups('family-draw', '{ match.points: 50 }, { match.points: 61 }')).toEqual([[1, 2]]);
    expect(groups('family-draw', '{ match: one-round }, { deal: 6 }, { match.points: 50 }')).toEqual([
      [1, 3],
    ]);
    expect(groups('family-draw', '{ deal: 4 }, { deal: 5 }, { deal: 6 }, { line.wild: blanks }')).toEqual([
      [1, 2, 3],
    ]);
  });

  test('so do those of which the check would refuse both', () => {
    // A single round has no later leads.
    expect(groups('family-draw', '{ match: one-round }, { lead.later: next-seat }')).toEqual([[1, 2]]);
  });

  test('so do those whose sentences change with the other', () => {
    // Going round to the right, the next seat is another one.
    expect(groups('family-draw', '{ direction: counterclockwise }, { lead.later: next-seat }')).toEqual([
      [1, 2],
    ]);
    // How many tiles stay is said with how many are drawn.
    expect(groups('family-draw', '{ draw.leave: 2 }, { draw.tiles: one }')).toEqual([[1, 2]]);
  });

  test('others may all be ticked', () => {
    expect(groups('block', '{ line.wild: blanks }, { deal: 6 }, { match.points: 50 }')).toEqual([]);
    for (const game of shipped.keys()) {
      const checked = checkedOf(game);
      expect(rivalGroups(agreedOn(checked, valueIn(scopeOf(checked.rules), game), english)), game).toEqual(
        [],
      );
    }
  });
});
