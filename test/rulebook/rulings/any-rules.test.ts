import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDouble, lowOf } from '../../../src/domino/tile.js';
import type { Ruling } from '../../../src/rulebook/rulings/ruling.js';
import { rulingGroups } from '../../../src/rulebook/rulings/rulings.js';
import { drawable, tilesOf } from '../../../src/rulebook/scope.js';
import { seatingsOf } from '../../../src/variant/meaning/seats.js';
import type { Rules, Seating } from '../../../src/variant/rules.js';
import type { Words } from '../../../src/words/words.js';
import { anyRules } from '../../engine/any-rules.js';
import { engineRules } from '../../support/ask-rulings.js';
import { messagesIn } from '../../support/languages.js';
import { opened } from '../../support/opened.js';
import { checkedOf, english, scenarios, shipped } from '../../support/shipped.js';
import { runs } from '../../support/thorough.js';

const rulingsFor = (rules: Rules, seatings: readonly Seating[]): readonly Ruling[] =>
  opened(rulingGroups({ rules, choices: [] }, { seatings }, english)).flatMap((group) => group.rulings);

/** Words that note which messages were said. */
function noting(said: Set<string>): Words {
  return {
    ...english,
    lookUp: (key, params) => {
      said.add(key);
      return english.lookUp(key, params);
    },
  };
}

const many: readonly Rules[] = fc.sample(anyRules, { numRuns: runs(400), seed: 11 });

describe('the rulings of random valid rules', () => {
  test('are what the engine does, at each table', () => {
    const wrong = many.flatMap((rules) =>
      seatingsOf(rules).flatMap((seating) =>
        rulingsFor(rules, [seating]).flatMap((ruling) => {
          const found = engineRules(ruling, { rules, seating });
          return found === undefined || found === ruling.yes
            ? []
            : [`${ruling.id} with ${JSON.stringify(seating)}: ${ruling.question} ${JSON.stringify(rules)}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('are the same in every game where no rule of the file stands beside them', () => {
    const found = new Map<string, Set<boolean>>();
    for (const rules of many) {
      for (const { id, rule, yes } of rulingsFor(rules, seatingsOf(rules))) {
        if (rule.startsWith('always.')) found.set(id, (found.get(id) ?? new Set()).add(yes));
      }
    }
    expect(found.size).toBeGreaterThan(10);
    expect([...found].filter(([, answers]) => answers.size > 1).map(([id]) => id)).toEqual([]);
  });

  test('for all tables together hold at each table that they are about', () => {
    const wrong = many.flatMap((rules) => {
      const seatings = seatingsOf(rules);
      const alone = seatings.map((seating) => [seating, rulingsFor(rules, [seating])] as const);
      return rulingsFor(rules, seatings).flatMap((ruling) => {
        // Where the deal leaves nothing to draw, a ruling of its own says so.
        const odd = alone.filter(
          ([seating, own]) =>
            own.some((one) => one.question === ruling.question && one.yes !== ruling.yes) &&
            (rules.draw.when === 'never' || drawable(rules, seating) > 0),
        );
        // Two who turn up equal totals are all there are, or only the two that are tied.
        if (odd.length === 0 || ruling.id === 'turned-tie') return [];
        return [
          `${ruling.question} ${JSON.stringify(odd.map(([seating]) => seating))} ${JSON.stringify(rules)}`,
        ];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('ask each question once, and none about what the game doesn\u2019t have', () => {
    const wrong = many.flatMap((rules) => {
      const rulings = rulingsFor(rules, seatingsOf(rules));
      const questions = rulings.map(({ question }) => question);
      const text = rulings
        // What these say of larger sets, of joined ends and of a double's side is about no partners or doubles here.
        .filter(({ id }) => !['larger-box', 'as-partners', 'more-players', 'near'].includes(id))
        .map(({ question, why }) => `${question} ${why}`)
        .join('\n');
      const lacks = (what: boolean, word: RegExp) => (what ? [] : (text.match(word) ?? []));
      return [
        ...questions.filter((question, index) => questions.indexOf(question) !== index),
        ...lacks(tilesOf(rules).some(isDouble), /[^\n]*\bdoubles?\b[^\n]*/i),
        ...lacks(
          tilesOf(rules).some((tile) => lowOf(tile) === 0),
          /[^\n]*\bblank\b[^\n]*/i,
        ),
        ...lacks(
          seatingsOf(rules).some(({ partners }) => partners),
          /[^\n]*\b(?:partner|side)s?\b(?! of a double)[^\n]*/i,
        ),
        ...lacks(rules.draw.when !== 'never', /[^\n]*\bdrew\b[^\n]*/i),
        ...lacks(rules.round.blocked !== 'nobody', /[^\n]*won (the|a) blocked[^\n]*/i),
      ].map((line) => `${line} ${JSON.stringify(rules)}`);
    });
    expect(wrong).toEqual([]);
  });

  test('leave no question or reason of the words unsaid', () => {
    const said = new Set<string>();
    const words = noting(said);
    const games = [
      ...[...shipped.keys(), ...scenarios.keys()].map((id) => checkedOf(id).rules),
      checkedOf('block', ['round.blocked=lowest-side']).rules,
      checkedOf('block', ['round.blocked=nobody', 'lead.later={ out: winner, blocked: as-first }']).rules,
      // Everyone adds their own pips, and a blocked round is won for the lead alone.
      checkedOf('penalty-draw', [
        'round.blocked=lowest-hand',
        'lead.later={ out: winner, blocked: winner, tie: next-seat }',
      ]).rules,
    ];
    for (const rules of [...games, ...many]) {
      const all = seatingsOf(rules);
      for (const seatings of [all, ...all.map((seating) => [seating])])
        rulingGroups({ rules, choices: [] }, { seatings }, words);
    }
    const written = Object.keys(messagesIn('en')).filter((key) => /^ruling\.[a-z-]+\.[a-z-]+$/.test(key));
    const asking = written.filter((key) => !key.startsWith('ruling.topic.'));
    expect(asking.filter((key) => !said.has(key))).toEqual([]);
  });
});
