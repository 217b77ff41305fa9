import { describe, expect, test } from 'vitest';
import { HostOnly } from '../../src/host-only.js';
import { agreedRulings } from '../../src/rulebook/rulings/rulings.js';
import { hostKeySheet } from '../../src/sheets/host-key/host-key.js';
import { rulesSheet } from '../../src/sheets/rules/rules.js';
import { scoreLogSheet } from '../../src/sheets/score-log/score-log.js';
import { normalised } from '../support/rule-text.js';
import { pageText, requestFor, sheetText } from '../support/sheet-text.js';
import { valueIn } from '../support/shipped.js';

const wish = (choices: string) => ({ settings: [`choices=[${choices}]`] });
const logPages = (game: string, choices: string): readonly string[] =>
  valueIn(scoreLogSheet(requestFor(game, wish(choices))), game).pages.map((page) =>
    normalised(pageText(page)),
  );

describe('the log of a table that ticked a box', () => {
  test('has another target beside the game’s own, on one page', () => {
    const pages = logPages('family-draw', '{ match.points: 50 }');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(
      'The first player with 100 or more points at the end of a round wins the match.',
    );
    expect(pages[0]).toMatch(/Did you tick the box on the rules\? [^•]*50 or more points/);
  });

  test('has the scoring that differs', () => {
    const [page = '', ...others] = logPages('block', '{ line.wild: blanks }, { score.round: opponents }');
    expect(others).toEqual([]);
    expect(page).toMatch(/Did you tick box 2 on the rules\? .*Subtract nothing/);
    // How blanks are played is nothing to write down.
    expect(page).not.toContain('box 1');
  });

  test('has a tally of rounds won on a page of its own, where a single round is the game', () => {
    const [usual = '', tally = '', ...others] = logPages('family-draw', '{ match: one-round }');
    expect(others).toEqual([]);
    expect(usual).toContain('The first player with 100 or more points');
    expect(usual).not.toContain('ticked');
    expect(tally).toContain('Did you tick the box on the rules? Tick who won the round');
    expect(tally).toContain('Games won');
    expect(tally).not.toContain('100');
    expect(tally).not.toMatch(/scores? all/);
  });

  test('has as many rows as its match has rounds', () => {
    const [usual = '', rounds = ''] = logPages(
      'family-draw',
      '{ match: { rounds: 5, tie: extra-round } }, { score.round: all-hands }',
    );
    expect(usual).toContain('The first player with 100 or more points');
    expect(usual).toContain('Did you tick box 2 on the rules?');
    expect(rounds).toContain('Did you tick box 1 on the rules? Play 5 rounds.');
    expect(rounds).toMatch(/ 5 extra extra Match won by Match 2 1 /);
    // A table may have ticked both.
    expect(rounds).toContain('Did you tick box 2 on the rules? ');
  });

  test('has a row for an extra round, which does no harm to others', () => {
    const [page = '', ...others] = logPages('penalty-draw', '{ match.tie: extra-round }');
    expect(others).toEqual([]);
    expect(page).toMatch(/ 5 extra extra Match won by Match 2 1 /);
  });

  test('has a column for each pair, where four become partners', () => {
    const settings = ['players=4', 'choices=[{ partners: always }]'];
    const { pages } = valueIn(scoreLogSheet(requestFor('double-three-chain', { settings })), 'partners');
    expect(pages.map(pageText).map((text) => text.match(/^Names$/gm)?.length ?? 0)).toEqual([0, 2]);
  });
});

describe('the host key for a table that ticked a box', () => {
  const answers = (game: string, choices: string) => {
    const { checked, scope, words } = requestFor(game, wish(choices));
    return HostOnly.openForTerminal(agreedRulings(checked, scope, words)).map(({ agreed, rulings }) => ({
      box: agreed.box,
      rulings: rulings.map(({ id, yes }) => `${id} ${yes ? 'yes' : 'no'}`),
    }));
  };

  test('answers what it plays otherwise, and nothing else', () => {
    // In family-draw, target 100, 4, 9 and 12 pips bring 21; less the own 4 they bring 17.
    expect(answers('family-draw', '{ score.round: opponents-minus-own }, { line.wild: blanks }')).toEqual([
      { box: 1, rulings: ['blocked-count no', 'out-minus no'] },
      { box: 2, rulings: ['blank yes'] },
    ]);
    expect(answers('block', '{ direction: counterclockwise }')).toEqual([
      { box: 0, rulings: ['winner-leads no', 'tie-leads no', 'to-the-left no'] },
    ]);
  });

  test('prints them under the box, with the deal that differs', () => {
    const request = requestFor('block', wish('{ deal: 6 }, { match.points: 50 }'));
    const text = normalised(sheetText(valueIn(hostKeySheet(request), 'block')));
    // 2 × 6, 3 × 6 and 4 × 6 of 28 tiles; nothing is ever drawn.
    expect(text).toMatch(
      /Did you tick box 1 on the rules\? Players .*? 2 6 12 16 16 3 6 18 10 10 4 6 24 4 4/,
    );
    expect(text).toMatch(/Did you tick box 2 on the rules\? The first .*? 50 .*? exactly\? Yes 50 or more, /);
  });
});

test('the boxes of a rule sheet are numbered, and it says of which only one may be ticked', () => {
  const sheet = (choices: string) =>
    normalised(sheetText(valueIn(rulesSheet(requestFor('family-draw', wish(choices))), 'rules')));
  const three = sheet('{ match: one-round }, { deal: 6 }, { match.points: 50 }');
  expect(three).toMatch(
    /Tick only one of 1 and 3: 1 Each game is 1 round: its winner wins.* 2 Take 6 tiles each.* 3 The first player with 50/,
  );
  expect(sheet('{ match.points: 61 }, { match.points: 50 }')).toMatch(
    /before you deal Tick one at most: 1 .*61.* 2 .*50/,
  );
  expect(sheet('{ match.points: 61 }')).toMatch(/Agree and tick before you deal The first player with 61/);
});
