import { describe, expect, test } from 'vitest';
import { simulate } from '../../../src/engine/simulate/simulate.js';
import type { Expectation } from '../../../src/engine/types.js';
import { expectationText } from '../../../src/rulebook/played/expectation.js';
import { seatingsOf } from '../../../src/variant/meaning/seats.js';
import { opened } from '../../support/opened.js';
import { checkedOf, english } from '../../support/shipped.js';

const expectation = (more: Partial<Expectation>): Expectation => ({
  seating: { players: 2, partners: false },
  rounds: 5000,
  blocked: 0.177,
  tied: 0.004,
  leaderWins: 0.55,
  seatWins: [0.55, 0.446],
  turns: 18,
  plays: 16,
  draws: 5,
  passes: 2,
  points: 17.6,
  matchRounds: 8.46,
  ...more,
});

const tell = (id: string, expectations: readonly Expectation[], settings: readonly string[] = []) =>
  opened(expectationText(checkedOf(id, settings), expectations, 1, english));

const row = (told: ReturnType<typeof tell>, label: string) =>
  told.rows.find((cells) => cells[0] === label)?.slice(1);

describe('what to expect', () => {
  test('shares are whole per cent, and what is rare is under 1', () => {
    const told = tell('family-draw', [expectation({})]);
    expect(row(told, 'Blocked rounds')).toEqual(['18%']);
    expect(row(told, 'Tied rounds')).toEqual(['<1%']);
    expect(row(told, 'Leader wins')).toEqual(['55%']);
    // 0.996 of the rounds have a winner; half of them would be even.
    expect(row(told, 'Fair share')).toEqual(['50%']);
    expect(row(told, 'Rounds per match')).toEqual(['8.5']);
  });

  test('says whose points are added up where every player writes down pips', () => {
    const penalty = tell('penalty-draw', [expectation({})]);
    expect(row(penalty, 'Points per round, all hands together')).toEqual(['18']);
    expect(row(tell('family-draw', [expectation({})]), 'Points per round')).toEqual(['18']);
    // A game in which only blocked rounds score has points too.
    const blocks = tell(
      'family-draw',
      [expectation({})],
      ['score.round={ out: nothing, blocked: opponents }'],
    );
    expect(row(blocks, 'Points per round')).toEqual(['18']);
  });

  test('a match takes 20 seconds a turn and 2 minutes a round', () => {
    // 18 turns are 6 minutes, 8 with the deal; 8.46 rounds are 67.7 minutes, said to the next 5.
    expect(row(tell('family-draw', [expectation({})]), 'Minutes per match')).toEqual(['70']);
    expect(tell('family-draw', [expectation({})]).basis.join(' ')).toContain(
      '20 seconds a turn, plus 2 minutes',
    );
  });

  test('a game of one round says how many rounds its minutes hold', () => {
    // 4 turns are 80 seconds, 200 with the deal: 10 to 20 minutes hold 3 to 6 rounds.
    const told = tell('double-three-chain', [expectation({ turns: 4, matchRounds: null })]);
    expect(row(told, 'Rounds in 10\u201320 minutes')).toEqual(['3\u20136']);
    expect(row(told, 'Rounds per match')).toBeUndefined();
    expect(row(told, 'Points per round')).toBeUndefined();
  });

  test.each([
    // One round, however many a match would take: 18 turns are 6 minutes, 2 more for the deal.
    [18, '8'],
    // 1 turn is a third of a minute.
    [1, '2'],
    // From 20 minutes up to the next 5: 54 turns and the deal are 20, 62 turns 22.7, 59 turns 21.7.
    [54, '20'],
    [62, '25'],
    [59, '20'],
    // 53 turns are 19.7: to the next minute.
    [53, '20'],
    [50, '19'],
  ])('a game of one round whose file says no minutes, of %d turns, takes %s minutes', (turns, minutes) => {
    for (const matchRounds of [null, 1, 8.46]) {
      const told = tell('family-draw', [expectation({ turns, matchRounds })], ['match=one-round']);
      expect(row(told, 'Minutes per round')).toEqual([minutes]);
    }
  });

  test('partners win for their side', () => {
    const partners = expectation({
      seating: { players: 4, partners: true },
      leaderWins: 0.3,
      seatWins: [0.3, 0.2, 0.25, 0.2],
    });
    const told = tell('block', [partners]);
    expect(row(told, 'Leader wins')).toEqual(['55%']);
    expect(told.edge).toMatch(
      /^With partners, the leader\u2019s side wins 55 in 100 rounds, where 48 would be fair\./,
    );
  });

  test('only what the rules allow is advised', () => {
    const edge = (id: string, settings: readonly string[] = []) =>
      tell(id, [expectation({ leaderWins: 0.75, seatWins: [0.75, 0.25] })], settings).edge;
    const begun = 'With 2 players, the leader wins 75 in 100 rounds, where 50 would be fair. ';
    expect(edge('double-three-chain')).toBe(`${begun}If you play again, it’s fairest to take turns leading.`);
    expect(edge('family-draw')).toBe(
      `${begun}The winner leads next, so winning one round helps to win another.`,
    );
    expect(edge('block')).toBe(`${begun}Players lead in turn, so it nearly evens out over a match.`);
    expect(edge('block', ['lead.later=same-leader'])).toContain('play a second match with another leader');
    // Where it depends on how the last round ended, no one piece of advice is true.
    for (const later of ['{ out: same-leader, blocked: next-seat }', '{ out: winner, blocked: as-first }'])
      expect(edge('block', [`lead.later=${later}`])).toBe(begun.trim());
    expect(edge('penalty-draw')).toMatch(
      /the leader goes out in 75 .* start the next match with another leader/,
    );
    expect(tell('block', [expectation({ leaderWins: 0.51, seatWins: [0.51, 0.48] })]).edge).toBe(
      'Leading makes hardly any difference.',
    );
  });

  test('two players of double-three-chain: the leader wins 75 of 100 rounds, as worked out exactly', () => {
    const { rules } = checkedOf('double-three-chain');
    const expectations = seatingsOf(rules).map((seating) =>
      simulate(rules, seating, { rounds: 5000, seed: 1 }),
    );
    const told = tell('double-three-chain', expectations);
    // 2033761 / 2721600, and with four players 678131 / 1088640.
    expect(row(told, 'Leader wins')?.[0]).toBe('75%');
    expect(row(told, 'Leader wins')?.[2]).toBe('62%');
    expect(row(told, 'Blocked rounds')?.[2]).toBe('0%');
  });
});
