import { describe, expect, test } from 'vitest';
import { CUSTOMS } from '../../../src/rulebook/rulings/ruling.js';
import { rulingGroups } from '../../../src/rulebook/rulings/rulings.js';
import { seatingsOf } from '../../../src/variant/meaning/seats.js';
import type { Rules, Seating } from '../../../src/variant/rules.js';
import { asks, engineRules } from '../../support/ask-rulings.js';
import { opened } from '../../support/opened.js';
import { ruleText } from '../../support/rule-text.js';
import { checkedOf, english, scenarios, shipped } from '../../support/shipped.js';

/** Rule values that no game in the folders has. */
const more: readonly (readonly [string, readonly string[]])[] = [
  ['penalty-draw', ['match.points=50', 'match.tie=draw']],
  ['block', ['round.blocked=lowest-side']],
  ['block', ['score.round=opponents-nearest-five']],
  ['draw', ['score.round=3', 'draw.tiles=one']],
  ['draw', ['lead.first=[6-6, draw-until-held, lot]', 'lead.with=that-tile']],
  ['family-draw', ['lead.first=[highest-double, agreement]']],
  ['draw', ['lead.later={ out: winning-side, blocked: winning-side, tie: as-first }', 'partners=optional']],
  ['draw', ['lead.later={ out: winner, blocked: winner, tie: as-first }', 'partners=optional']],
  ['block', ['round.blocked=nobody', 'lead.later={ out: winner, blocked: same-leader }']],
  ['family-draw', ['direction=counterclockwise', 'draw.then=may-keep']],
];
const games = [...shipped.keys(), ...scenarios.keys()].map((id) => [id, []] as const);

const rulingsFor = (
  rules: Rules,
  choices: Parameters<typeof rulingGroups>[0]['choices'],
  seatings: readonly Seating[],
) => opened(rulingGroups({ rules, choices }, { seatings }, english)).flatMap((group) => group.rulings);

describe('rulings', () => {
  test.each([...games, ...more])('of %s %j are what the engine does', (id, settings) => {
    const { rules, choices } = checkedOf(id, settings);
    for (const seating of seatingsOf(rules)) {
      for (const ruling of rulingsFor(rules, choices, [seating])) {
        const found = engineRules(ruling, { rules, seating });
        if (found === undefined) continue;
        expect(found, `${seating.players} players: ${ruling.question}`).toBe(ruling.yes);
      }
    }
  });

  test('only manners, looks and other games are no questions for the engine', () => {
    // A ruling that joins these has no engine behind its answer: it must be one that rules of play don't touch.
    expect([...CUSTOMS].sort()).toEqual([
      'again',
      'change-rules',
      'cribbage',
      'double-across',
      'ends-aloud',
      'fives',
      'helper',
      'larger-box',
      'look-first',
      'middle',
      'money',
      'near',
      'pass-stands',
      'show-drawn',
      'table-tiles',
    ]);
  });

  test('the engine is asked everything that it knows about', () => {
    const found = new Set(
      [...games, ...more].flatMap(([id, settings]) => {
        const { rules, choices } = checkedOf(id, settings);
        const all = seatingsOf(rules);
        return [all, ...all.map((seating) => [seating])].flatMap((seatings) =>
          rulingsFor(rules, choices, seatings).map((one) => one.id),
        );
      }),
    );
    expect([...found].sort()).toEqual([...Object.keys(asks), 'nobody-holds', ...CUSTOMS].sort());
  });

  test('name the value that the file states', () => {
    const { rules, choices } = checkedOf('family-draw');
    const sources = rulingsFor(rules, choices, seatingsOf(rules)).map(
      ({ rule, value }) => `${rule}: ${value}`,
    );
    for (const value of [
      'draw.when: stuck',
      'draw.tiles: until-fit',
      'draw.then: must-play',
      'draw.leave: 0',
      'lead.with: that-tile',
      'lead.later: winner',
      'lead.later.tie: as-first',
      'line.wild: none',
      'line.doubles: either',
      'round.tie: nobody',
      'round.blocked: lowest-hand',
      'score.round: opponents',
      'match.points: 100',
      'players: 2-4',
      'set: double-six',
    ]) {
      expect(sources).toContain(value);
    }
  });

  const said = (id: string, settings: readonly string[] = []) => {
    const { rules, choices } = checkedOf(id, settings);
    return opened(rulingGroups({ rules, choices }, { seatings: seatingsOf(rules) }, english))
      .flatMap((group) => group.rulings)
      .map(({ question, yes, why }) => `${question} ${yes ? 'Yes' : 'No'}: ${why}`)
      .join('\n');
  };

  test('4, 9 and 12 are 21 in family-draw, and 17 in block, where the own hand is subtracted', () => {
    expect(said('family-draw')).toMatch(/Does the player with the fewest score 21\? Yes: 9\s\+\s12\s=\s21\./);
    expect(said('block')).toMatch(
      /Does the player with the fewest score 21\? No: 9\s\+\s12\s\u2212\s4\s=\s17: the winner’s own/,
    );
  });

  test('in five rounds for two, the first leader leads three', () => {
    expect(said('penalty-draw')).toMatch(/lead equally often\? No: In 5 rounds, the first leader leads 3,/);
  });

  test('targets that depend on the players are alternatives, never to be had together', () => {
    const { rules, choices } = checkedOf('block');
    const whys = rulingsFor(rules, choices, seatingsOf(rules)).map(({ why }) => why);
    expect(whys.filter((why) => /at least .*100 points.* or 61 points/u.test(why))).toHaveLength(1);
  });

  test('a target of 61 fits a cribbage board; no other does', () => {
    expect(said('block')).toMatch(/cribbage board\? Yes: 61 /);
    expect(said('one-page-draw')).not.toMatch(/cribbage/);
  });

  test.each([
    [['lead.first=[6-6, draw-until-held, lot]'], 'Only the last 2 tiles are left, and 6-6 is still missing'],
    [
      ['lead.first=[highest-double, lot]'],
      'Nobody holds a double. Do we mix and deal again? No: Instead, choose',
    ],
    [['lead.first=[highest-double, agreement]'], 'Instead, agree who leads'],
  ])('chance and agreement are asked about where they come in: %j', (settings, text) => {
    const key = said('draw', settings);
    expect(key).toContain(text);
    expect(key).not.toMatch(/Do we look for the highest double|before agreeing who leads/);
  });

  test('who was named by lot after a search for 6-6 leads what they like', () => {
    expect(said('draw', ['lead.first=[6-6, draw-until-held, lot]', 'lead.with=that-tile'])).toContain(
      '6-6 wasn’t found, and Ana was chosen at random. Must Ana lead with a particular tile? No: Any tile will do',
    );
  });

  test('the highest double is asked about only in a set that has one', () => {
    const singles = 'set={ highest: 3, without: [0-0, 1-1, 2-2, 3-3] }';
    expect(said('double-three-chain', ['lead.first=lot'])).toMatch(/Do we look for the highest double/);
    expect(said('double-three-chain', ['lead.first=lot', singles, 'players=2'])).not.toMatch(
      /Do we look for the highest double|Must the leader play a double/,
    );
  });

  const SIDES = 'lead.later={ out: winning-side, blocked: winning-side, tie: as-first }';
  test('a winner leads for themselves, a winning side chooses: both are said where both may sit down', () => {
    const both = said('draw', [SIDES]);
    expect(both).toContain(
      'Everyone plays alone. Does the winner of a round lead the next? Yes: With any tile.',
    );
    expect(both).toMatch(
      /Four are playing as partners\. Must the player who won .* No: The winning side chooses/,
    );
    const pairs = said('draw', [SIDES, 'partners=always', 'players=4', 'deal=6']);
    expect(pairs).not.toMatch(/plays alone|Does the winner of a round lead/);
  });

  test('nobody wins a blocked round: nothing is said of its winner, and who leads then', () => {
    const key = said('block', ['round.blocked=nobody', 'lead.later={ out: winner, blocked: same-leader }']);
    expect(key).toContain(
      'so nobody won it. Does the same player lead again? Yes: After a blocked round, the same player leads again',
    );
    expect(key).not.toMatch(/won a blocked round|every round/);
  });

  test('the same leader after going out alone doesn\u2019t lead every round', () => {
    const later = 'lead.later={ out: same-leader, blocked: next-seat, tie: next-seat }';
    expect(said('block', [later])).toMatch(/Does Ana lead the next round\? No: The same player leads again/);
    expect(said('block', [later])).not.toMatch(/every round/);
  });

  test('equal partners who won a blocked round don\u2019t choose who leads: the first at turn does', () => {
    expect(said('draw', ['lead.later={ out: winner, blocked: winner, tie: as-first }'])).toMatch(
      /Partners tied for the fewest pips won a blocked round\. May they choose .* No: Counting from the last leader, the partner whose turn comes first/,
    );
  });

  test('one tile in any turn: with a tile that fits, and without one', () => {
    const key = said('draw', ['draw.tiles=one']);
    expect(key).toContain('May Ben draw instead? Yes: No more than 1 tile; then Ben plays one that fits.');
    expect(key).toMatch(
      /the tile just drawn doesn\u2019t fit\. Does Ben draw another\? No: It\u2019s 1 tile a turn\. Ben keeps it/,
    );
    expect(key).toMatch(
      /the drawn tile doesn\u2019t fit\. May Ben draw another\? No: .* Ben now plays the tile that fits/,
    );
    expect(said('draw')).toMatch(
      /the drawn tile doesn\u2019t fit\. May Ben draw another\? Yes: Or Ben stops and plays/,
    );
  });

  test('without blanks or doubles nothing is asked about them, and a larger box loses the tiles left out too', () => {
    const bare = said('double-three-chain', [
      'set={ highest: 3, without: [0-0, 0-1, 0-2, 0-3] }',
      'players=2',
    ]);
    expect(bare).not.toMatch(/blank/);
    expect(bare).toContain('half above 3, and 0-0, 0-1, 0-2 and 0-3 too.');
    const singles = said('double-three-chain', [
      'set={ highest: 3, without: [0-0, 1-1, 2-2, 3-3] }',
      'players=2',
    ]);
    expect(singles).not.toMatch(/double/);
  });

  test('a blocked round that nobody wins: nobody scores, or everyone their own', () => {
    expect(said('block', ['round.blocked=nobody', 'score.round=opponents'])).toContain(
      'Nobody wins a blocked round. Does anyone score? No: Write 0',
    );
    expect(said('penalty-draw')).toContain(
      'Nobody wins a blocked round. Does anyone score? Yes: Everyone adds the pips left in their own hand.',
    );
  });

  test('where everyone adds their own pips, a tie of a blocked round has no winner, but it scores', () => {
    const later = 'lead.later={ out: winner, blocked: winner, tie: next-seat }';
    expect(said('penalty-draw', ['round.blocked=lowest-hand', later])).toContain(
      'Do both win the round? No: Nobody wins, but everyone still adds their own pips.',
    );
    const sheet = ruleText(checkedOf('penalty-draw', ['round.blocked=lowest-hand', later]));
    expect(sheet).not.toMatch(/nobody wins or scores/);
  });

  test('only a tie for first place is one', () => {
    expect(said('penalty-draw')).toContain(
      'The two totals are equal. Do we play another round? No: It\u2019s a draw.',
    );
  });

  test('partners with sums: equal sums are asked about, and the engine finds them equal', () => {
    const pairs = ['partners=always', 'players=4', 'round.blocked=lowest-side', 'match.points=61'];
    expect(said('block', pairs)).toContain('Both sides have equally many pips. Do both win the round? No:');
  });

  test('a single round that nobody wins is a draw, and a shared one is won together', () => {
    expect(said('double-three-chain')).toMatch(
      /Two share the win.* No: They win the game together|Nobody won the round/,
    );
    expect(said('double-three-chain', ['round.tie=nobody'])).toContain(
      'Nobody won the round. Do we play another? No: The game is a draw.',
    );
  });

  test('with four players of one-page-draw nothing is left to draw', () => {
    expect(said('one-page-draw')).toMatch(/With 4 players, does anyone draw\? No: All the tiles are dealt/);
  });
});
