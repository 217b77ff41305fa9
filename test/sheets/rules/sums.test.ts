import { describe, expect, test } from 'vitest';
import { prepare } from '../../../src/rulebook/prepare.js';
import { scopeOf } from '../../../src/rulebook/scope.js';
import type { SheetRequest } from '../../../src/sheets/request.js';
import { rulesSheet } from '../../../src/sheets/rules/rules.js';
import { scoreLogSheet } from '../../../src/sheets/score-log/score-log.js';
import { requestFor, sheetText } from '../../support/sheet-text.js';
import { english, valueIn } from '../../support/shipped.js';
import { loadText, variantFrom } from '../../variant/loaded.js';

/** Pips left by Ana, Ben, Cleo and Dan. Ana and Cleo are partners, Ben and Dan. */
const LEFT = {
  out: 'out: Ana, left: { Ben: 5, Cleo: 30, Dan: 6 }',
  blocked: 'blocked: true, left: { Ana: 2, Ben: 10, Cleo: 8, Dan: 12 }',
} as const;

/** A game for four with one worked count on its sheets. */
function gameWith(score: string, end: keyof typeof LEFT, partners: boolean, blocked: string): SheetRequest {
  const text = `title: Sums
set: double-six
players: 4
partners: ${partners ? 'always' : 'never'}
deal: 5
lead: { first: lot${score === 'nothing' ? '' : ', later: next-seat'} }
round: { ${score === 'each-own-pips' ? 'blocked: nobody' : `blocked: ${blocked}`} }
score: { round: ${score} }
match: ${score === 'nothing' ? 'one-round' : score === 'each-own-pips' ? '{ rounds: 5, tie: draw }' : '{ points: 100 }'}
examples:
  - { name: counted, ${partners ? 'partners: true, ' : ''}players: [Ana, Ben, Cleo, Dan], ${LEFT[end]} }
`;
  const checked = valueIn(prepare(variantFrom(loadText(text)), english), 'sums');
  return { ...requestFor('block'), checked, scope: valueIn(scopeOf(checked.rules), 'sums') };
}

const spaced = (text: string) => text.replaceAll(/[\s\u00a0]+/gu, ' ');

type Sum = readonly [
  score: string,
  end: keyof typeof LEFT,
  who: 'alone' | 'partners',
  said: string,
  /** Who wins a blocked round; the lowest hand unless said. */
  blocked: string,
];

/** What stands on paper for each way of scoring, worked out by hand from the pips above. */
const SUMS: readonly Sum[] = [
  // Someone goes out.
  ['nothing', 'out', 'alone', 'Ana wins the round.', 'lowest-hand'],
  ['nothing', 'out', 'partners', 'Partners Ana and Cleo win the round.', 'lowest-hand'],
  ['25', 'out', 'alone', 'Ana scores 25.', 'lowest-hand'],
  ['25', 'out', 'partners', 'Partners Ana and Cleo score 25.', 'lowest-hand'],
  ['opponents', 'out', 'alone', 'Ana scores 5 + 30 + 6 = 41.', 'lowest-hand'],
  ['opponents', 'out', 'partners', 'Partners Ana and Cleo score 5 + 6 = 11.', 'lowest-hand'],
  // Whoever went out has nothing to subtract, and a partner's hand is not compared.
  ['opponents-minus-own', 'out', 'alone', 'Ana scores 5 + 30 + 6 = 41.', 'lowest-hand'],
  ['opponents-minus-own', 'out', 'partners', 'Partners Ana and Cleo score 5 + 6 = 11.', 'lowest-hand'],
  ['opponents-nearest-five', 'out', 'alone', 'Ana scores 5 + 30 + 6 = 41, rounded to 40.', 'lowest-hand'],
  [
    'opponents-nearest-five',
    'out',
    'partners',
    'Partners Ana and Cleo score 5 + 6 = 11, rounded to 10.',
    'lowest-hand',
  ],
  ['all-hands', 'out', 'alone', 'Ana scores 5 + 30 + 6 = 41.', 'lowest-hand'],
  // The partner's 30 count too; the empty hand is no part of the sum.
  ['all-hands', 'out', 'partners', 'Partners Ana and Cleo score 5 + 6 + 30 = 41.', 'lowest-hand'],
  ['each-own-pips', 'out', 'alone', 'Ana adds 0. Ben adds 5. Cleo adds 30. Dan adds 6.', 'lowest-hand'],
  [
    'each-own-pips',
    'out',
    'partners',
    'Partners Ana and Cleo add 30. Partners Ben and Dan add 11.',
    'lowest-hand',
  ],
  // Blocked: Ana holds fewest.
  ['nothing', 'blocked', 'alone', 'Ana has the fewest pips and wins the round.', 'lowest-hand'],
  ['nothing', 'blocked', 'partners', 'Partners Ana and Cleo win the round.', 'lowest-hand'],
  ['25', 'blocked', 'alone', 'Ana has the fewest pips and scores 25.', 'lowest-hand'],
  ['25', 'blocked', 'partners', 'Partners Ana and Cleo score 25.', 'lowest-hand'],
  ['opponents', 'blocked', 'alone', 'Ana has the fewest pips and scores 10 + 8 + 12 = 30.', 'lowest-hand'],
  ['opponents', 'blocked', 'partners', 'Partners Ana and Cleo score 10 + 12 = 22.', 'lowest-hand'],
  [
    'opponents-minus-own',
    'blocked',
    'alone',
    'Ana has the fewest pips and scores 10 + 8 + 12 \u2212 2 = 28.',
    'lowest-hand',
  ],
  // The lowest hand is subtracted, not the partner's; both where sides are compared.
  [
    'opponents-minus-own',
    'blocked',
    'partners',
    'Partners Ana and Cleo score 10 + 12 \u2212 2 = 20.',
    'lowest-hand',
  ],
  [
    'opponents-minus-own',
    'blocked',
    'partners',
    'Partners Ana and Cleo score 10 + 12 \u2212 2 \u2212 8 = 12.',
    'lowest-side',
  ],
  // A multiple of five stays as it is.
  [
    'opponents-nearest-five',
    'blocked',
    'alone',
    'Ana has the fewest pips and scores 10 + 8 + 12 = 30.',
    'lowest-hand',
  ],
  [
    'opponents-nearest-five',
    'blocked',
    'partners',
    'Partners Ana and Cleo score 10 + 12 = 22, rounded to 20.',
    'lowest-hand',
  ],
  [
    'all-hands',
    'blocked',
    'alone',
    'Ana has the fewest pips and scores 10 + 8 + 12 + 2 = 32.',
    'lowest-hand',
  ],
  ['all-hands', 'blocked', 'partners', 'Partners Ana and Cleo score 10 + 12 + 2 + 8 = 32.', 'lowest-hand'],
  ['each-own-pips', 'blocked', 'alone', 'Ana adds 2. Ben adds 10. Cleo adds 8. Dan adds 12.', 'lowest-hand'],
  [
    'each-own-pips',
    'blocked',
    'partners',
    'Partners Ana and Cleo add 10. Partners Ben and Dan add 22.',
    'lowest-hand',
  ],
];

describe('a worked count on the rule sheet and the score log', () => {
  test.each(SUMS)('%s, %s, %s: %s', (score, end, who, said, blocked) => {
    const request = gameWith(score, end, who === 'partners', blocked);
    for (const sheet of [rulesSheet(request), scoreLogSheet(request)]) {
      expect(spaced(sheetText(valueIn(sheet, score)))).toContain(said);
    }
  });
});
