import { describe, expect, test } from 'vitest';
import { replay } from '../src/engine/replay/replay.js';
import type { Sentence } from '../src/rulebook/clauses/sentence.js';
import { type CheckedVariant, prepare } from '../src/rulebook/prepare.js';
import type { Rules } from '../src/variant/rules.js';
import { type RuleValue, ruleValues } from '../src/variant/schema/schema.js';
import type { Example } from '../src/variant/variant.js';
import { alternativesTo } from './support/alternatives.js';
import { IMPOSSIBLE, named, possible } from './support/possible-values.js';
import { questions, questionsFor } from './support/question.js';
import { valuesOf } from './support/rule-facts.js';
import { sectionsOf } from './support/rule-text.js';
import { english, load, scenarios, shipped, valueIn, variantOf } from './support/shipped.js';

/** Values that people or chance fill with meaning, so that only the examples of other values can tell them apart. */
const SHOWN_BY_OTHERS = new Set([
  'lead.first agreement',
  'lead.first lot',
  'lead.first redeal',
  'lead.with any-tile',
  'lead.later as-first',
  'lead.later.out as-first',
  'lead.later.blocked as-first',
  'lead.later.tie as-first',
]);

/** Only how a double is laid: nothing that is played can show it. */
const LOOKS = new Set(['line.doubles across', 'line.doubles straight', 'line.doubles either']);

interface Game {
  readonly id: string;
  readonly rules: Rules;
  readonly examples: readonly Example[];
  readonly sentences: readonly Sentence[];
}

const games: readonly Game[] = [...shipped.keys(), ...scenarios.keys()].map((id) => {
  const variant = variantOf(id);
  const checked = valueIn(prepare(variant, english), id);
  return { id, rules: variant.rules, examples: variant.examples, sentences: ruleSentences(checked) };
});

/** The sentences that state rules: not the aim, which sums them up, and not what may be agreed or is got wrong. */
function ruleSentences(checked: CheckedVariant): readonly Sentence[] {
  return sectionsOf(checked)
    .filter(({ id }) => id !== 'goal' && id !== 'choices' && id !== 'mistakes')
    .flatMap(({ points }) => points.flatMap(({ sentences }) => sentences));
}

const has = (rules: Rules, { key, value }: RuleValue): boolean =>
  valuesOf(rules)[key]?.includes(value) === true;

/** Whether a printed sentence states this value: under its own key, under that of the whole, or under those of its rows. */
function states({ rule, value: said }: Sentence, { key, value }: RuleValue): boolean {
  switch (key) {
    case 'set':
    case 'set.highest':
      return rule === 'set' || rule === 'set.without';
    case 'set.without':
      return rule === key;
    case 'deal':
    case 'draw.leave':
      return rule === key;
    case 'lead.later':
    case 'score.round':
      return said === value && (rule === key || rule.startsWith(`${key}.`));
    case 'lead.later.out':
    case 'lead.later.blocked':
    case 'lead.later.tie':
    case 'score.round.out':
    case 'score.round.blocked':
      return said === value && (rule === key || rule === key.slice(0, key.lastIndexOf('.')));
    default:
      return rule === key && said === value;
  }
}

/** Whether an example comes out as it claims under these rules. */
const comesOut = (rules: Rules, example: Example): boolean =>
  replay(rules, { ...example, inherited: false }).ok;

/** Whether some example of a game is right with its rules and wrong with the others. */
const tellsApart = (examples: readonly Example[], mine: Rules, others: Rules): boolean =>
  examples.some((example) => comesOut(mine, example) && !comesOut(others, example));

/** Keys that are each other's rivals: to give one a value is to take the others away. */
const RIVALS: Readonly<Record<string, string>> = {
  'draw.when': 'draw',
  'match.points': 'match',
  'match.rounds': 'match',
};
const place = (key: string): string => RIVALS[key] ?? key;

/** Whether the value stands for many (any number, any tile), so that another of its kind is another value. */
const isKind = ({ value }: RuleValue): boolean => ['n', 'tile', 'name', 'a-b'].includes(value);

/** Whether a game that has the value has an example that comes out differently when it has another one. */
function shownByItsOwn(value: RuleValue): boolean {
  return games
    .filter(({ rules }) => has(rules, value))
    .some(({ id, rules, examples }) =>
      alternativesTo(rules)
        .filter(({ key }) => place(key) === place(value.key))
        .filter((other) => named(other) !== named(value) || isKind(value))
        .map(({ settings }) => load(id, settings))
        .some((changed) => changed.ok && tellsApart(examples, rules, changed.value.rules)),
    );
}

/** Whether a game that hasn't the value has an example that comes out differently when it is given it. */
function shownByOthers(value: RuleValue): boolean {
  return games
    .filter(({ rules }) => !has(rules, value))
    .some(({ id, rules, examples }) =>
      alternativesTo(rules)
        .filter((other) => named(other) === named(value))
        .map(({ settings }) => load(id, settings))
        .some((changed) => changed.ok && tellsApart(examples, rules, changed.value.rules)),
    );
}

/** Values that need no sentence in a game where nobody could do otherwise. */
function goesWithoutSaying({ rules }: Game, { key, value }: RuleValue): boolean {
  switch (key) {
    case 'partners':
      return value === 'never' && (rules.players.least > 4 || rules.players.most < 4);
    // A tie is a blocked round, so it is told apart only where another leads after it.
    case 'lead.later.tie':
      return rules.lead.later?.tie === rules.lead.later?.blocked;
    case 'score.round.blocked':
      return value === 'nothing' && rules.round.blocked === 'nobody';
    // The sheet tells what everybody writes down, and there is nothing else to win by.
    case 'round.blocked':
      return value === 'nobody' && rules.score.blocked.kind === 'each-own-pips';
    default:
      return false;
  }
}

describe.each(games.map((game) => [game.id, game] as const))('the rules of %s', (_, game) => {
  test('state each of their values', () => {
    const values = ruleValues().filter((value) => has(game.rules, value) && !goesWithoutSaying(game, value));
    const unsaid = values.filter((value) => !game.sentences.some((sentence) => states(sentence, value)));
    expect(unsaid.map(named)).toEqual([]);
  });
});

describe('every rule value of the schema', () => {
  test.each(possible.map((value) => [named(value), value] as const))(
    '%s is in a game, and printed',
    (_, value) => {
      const having = games.filter(({ rules }) => has(rules, value));
      expect(having.map(({ id }) => id)).not.toEqual([]);
      expect(having.filter(({ sentences }) => sentences.some((one) => states(one, value)))).not.toEqual([]);
    },
  );

  test.each(
    possible.filter((value) => !LOOKS.has(named(value))).map((value) => [named(value), value] as const),
  )('%s is shown by an example that comes out differently without it', (_, value) => {
    const byOthers = SHOWN_BY_OTHERS.has(named(value));
    expect(byOthers ? shownByOthers(value) : shownByItsOwn(value)).toBe(true);
    if (byOthers) expect(shownByItsOwn(value)).toBe(false);
  });

  test.each(possible.map((value) => [named(value), value] as const))('%s is asked about', (_, value) => {
    const about = questions.filter((question) => question.about[value.key]?.includes(value.value));
    const asked = games
      .filter(({ rules }) => has(rules, value))
      .flatMap(({ rules }) => questionsFor(rules))
      .filter(({ question }) => about.includes(question));
    expect(asked).not.toEqual([]);
  });

  test('is one that some game can have, but for those that the check refuses in every game', () => {
    for (const value of ruleValues().filter((one) => named(one) in IMPOSSIBLE)) {
      for (const { id, rules } of games) {
        const tried = alternativesTo(rules).filter((one) => named(one) === named(value));
        expect(tried).not.toEqual([]);
        for (const { settings } of tried) {
          const refused = load(id, settings);
          // A match of one round has no use for points and says so in a note.
          if (refused.ok && !has(refused.value.rules, value)) continue;
          const codes = refused.ok ? ['accepted'] : refused.problems.map(({ code }) => code);
          expect(codes.filter((code) => !IMPOSSIBLE[named(value)]?.includes(code))).toEqual([]);
        }
      }
    }
  });

  test('questions are about values that the schema has', () => {
    const known = new Set(ruleValues().map(named));
    const unknown = questions.flatMap(({ id, about }) =>
      Object.entries(about).flatMap(([key, values]) =>
        values.filter((value) => !known.has(`${key} ${value}`)).map((value) => `${id}: ${key} ${value}`),
      ),
    );
    expect(unknown).toEqual([]);
  });
});
