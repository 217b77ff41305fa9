import { describe, expect, test } from 'vitest';
import { endingAnswers } from '../../../src/engine/questions/ending.js';
import {
  equalPartnersChoose,
  leadGoesRound,
  sameLeadsUnwon,
  timesLed,
  winnerLeads,
} from '../../../src/engine/questions/later.js';
import {
  allTurnUpAgain,
  drawsTheLast,
  equalPipsStayOpen,
  keepsDrawn,
  leadsAnother,
  nobodyFinds,
  nobodyHolds,
  seeksDouble,
  turnGoesLeft,
} from '../../../src/engine/questions/lead.js';
import { matchAnswers } from '../../../src/engine/questions/match.js';
import { turnAnswers } from '../../../src/engine/questions/turn.js';
import type { DrawRule, LeadWay, Rules, ScoreWay } from '../../../src/variant/rules.js';
import { block, chain, draw, family, four, pairs, penalty, three, tile, two } from '../games.js';

const drawing = (rule: DrawRule): Rules => ({ ...draw, draw: rule });

describe('what a player may do, worked out by hand for each way of drawing', () => {
  // Of 28 tiles 14 are left after dealing 7 each to two.
  test.each<[string, DrawRule, string]>([
    ['never', { when: 'never' }, 'able: -, stuck: pass, 14 stay'],
    [
      'when stuck, until one fits',
      { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 0 },
      'able: -, stuck: draw, 0 stay; miss: draw on; fit: play it; drawn out: a pass',
    ],
    [
      'when stuck, until one fits, may keep',
      { when: 'stuck', tiles: 'until-fit', then: 'may-keep', leave: 2 },
      'able: -, stuck: draw, 2 stay; miss: draw on; fit: play or keep it (no pass); drawn out: a pass',
    ],
    [
      'when stuck, one tile',
      { when: 'stuck', tiles: 'one', then: 'must-play', leave: 0 },
      'able: -, stuck: draw, 0 stay; miss: over; fit: play it; drawn out: no pass',
    ],
    [
      'when stuck, one tile, may keep',
      { when: 'stuck', tiles: 'one', then: 'may-keep', leave: 3 },
      'able: -, stuck: draw, 3 stay; miss: over; fit: play or keep it (no pass); drawn out: no pass',
    ],
    [
      'in any turn, until one fits',
      { when: 'any-turn', tiles: 'until-fit', leave: 2 },
      'able: draw (miss: draw on or play), stuck: draw, 2 stay; miss: draw on; fit: play it or another; drawn out: a pass',
    ],
    [
      'in any turn, one tile',
      { when: 'any-turn', tiles: 'one', leave: 0 },
      'able: draw (miss: play), stuck: draw, 0 stay; miss: over; fit: play it or another; drawn out: no pass',
    ],
    [
      'more left undrawn than the deal leaves',
      { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 14 },
      'able: -, stuck: pass, 14 stay',
    ],
  ])('%s', (_, rule, expected) => {
    const turn = turnAnswers({ rules: drawing(rule), seating: two });
    const { able, stuck, afterMiss, ableAfterMiss, afterFit, neverDrawn } = turn;
    const moves = (may: typeof able) =>
      [may.draw && 'draw', may.pass && 'pass'].filter(Boolean).join() || '-';
    const pass = (is: boolean) => (is ? 'a pass' : 'no pass');
    const then = (after: NonNullable<typeof afterMiss>) =>
      [after.draw && 'draw on', after.play && 'play'].filter(Boolean).join(' or ');
    const able2 = ableAfterMiss ? ` (miss: ${then(ableAfterMiss)})` : '';
    const miss = afterMiss?.goesOn ? then(afterMiss) : 'over';
    const keep = afterFit?.keep ? `or keep it (${pass(turn.keptIsPass)})` : 'it';
    const fit = `play ${keep}${turn.playsOther ? ' or another' : ''}`;
    const after = afterMiss ? `; miss: ${miss}; fit: ${fit}; drawn out: ${pass(turn.drawnOutIsPass)}` : '';
    expect(`able: ${moves(able)}${able2}, stuck: ${moves(stuck)}, ${neverDrawn} stay${after}`).toBe(expected);
    expect(afterFit?.draw ?? false).toBe(false);
  });

  test('of ten tiles, two each, four players leave two to draw, and five none', () => {
    expect(turnAnswers({ rules: chain, seating: four }).neverDrawn).toBe(0);
    const none: Rules = { ...chain, deal: { players: { 5: 2 } }, players: { least: 5, most: 5 } };
    const answers = turnAnswers({ rules: none, seating: { players: 5, partners: false } });
    expect(answers).toMatchObject({ neverDrawn: 0, afterMiss: null, stuck: { draw: false, pass: true } });
  });

  test('whatever the rules of drawing, a turn is one tile and a round ends as it does everywhere', () => {
    for (const seating of [two, three, four]) {
      expect(turnAnswers({ rules: block, seating })).toMatchObject({
        eitherEnd: true,
        blankIsWild: false,
        doublePlaysAgain: false,
        endsAfterDouble: 2,
        outEndsRound: true,
        passesToBlock: seating.players,
        playsAfterPass: true,
      });
    }
    const wild: Rules = { ...block, line: { doubles: 'across', wild: 'blanks' } };
    expect(turnAnswers({ rules: wild, seating: two }).blankIsWild).toBe(true);
  });
});

const scored = (out: ScoreWay, blocked: ScoreWay = out): Rules => ({ ...block, score: { out, blocked } });

describe('what a round brings, counted by hand', () => {
  test.each<[string, ScoreWay, object]>([
    [
      'nothing',
      { kind: 'nothing' },
      { outScores: false, blockScores: false, outCountsHands: false, blockCountsHands: false, ownHand: 0 },
    ],
    [
      'the opponents',
      { kind: 'opponents' },
      { outScores: true, blockScores: true, outCountsHands: true, blockCountsHands: true, ownHand: 0 },
    ],
    [
      'the opponents less one\u2019s own',
      { kind: 'opponents-minus-own' },
      { outScores: true, outIsReduced: false, blockCountsHands: true, ownHand: -1 },
    ],
    ['all hands', { kind: 'all-hands' }, { outScores: true, blockCountsHands: true, ownHand: 1 }],
    [
      'each their own',
      { kind: 'each-own-pips' },
      { outScores: true, losersScore: true, outCountsHands: false, blockCountsHands: false, ownHand: 1 },
    ],
    [
      'five points',
      { kind: 'fixed', points: 5 },
      { outScores: true, blockScores: true, outCountsHands: false, blockCountsHands: false, ownHand: 0 },
    ],
  ])('%s', (_, way, expected) => {
    expect(endingAnswers({ rules: scored(way), seating: three })).toMatchObject(expected);
  });

  test('partners: hands of 3 and 30 against 5 and 6, and two of 3 on one side', () => {
    const by = (blocked: Rules['round']['blocked']): Rules => ({
      ...block,
      round: { blocked, tie: 'nobody' },
    });
    expect(endingAnswers({ rules: by('lowest-hand'), seating: pairs })).toMatchObject({
      lowestWins: true,
      handsAreAdded: false,
      equalPartnersTie: false,
    });
    expect(endingAnswers({ rules: by('lowest-side'), seating: pairs }).handsAreAdded).toBe(true);
    const shared: Rules = { ...block, round: { blocked: 'lowest-side', tie: 'shared' } };
    expect(endingAnswers({ rules: shared, seating: pairs }).tieIsShared).toBe(true);
    expect(endingAnswers({ rules: by('nobody'), seating: pairs }).lowestWins).toBe(false);
  });

  test('the partner of who goes out counts in all hands and in one\u2019s own, never among the opponents', () => {
    const counts = (way: ScoreWay) => endingAnswers({ rules: scored(way), seating: pairs }).partnerCountsOut;
    expect([counts({ kind: 'all-hands' }), counts({ kind: 'each-own-pips' })]).toEqual([true, true]);
    expect([counts({ kind: 'opponents' }), counts({ kind: 'fixed', points: 5 })]).toEqual([false, false]);
  });

  test('equal lowest hands share the win only where the rules say so, and few tiles never win', () => {
    const shared: Rules = { ...block, round: { blocked: 'lowest-hand', tie: 'shared' } };
    expect(endingAnswers({ rules: block, seating: three })).toMatchObject({
      tieIsShared: false,
      fewestTilesWin: false,
    });
    expect(endingAnswers({ rules: shared, seating: three }).tieIsShared).toBe(true);
  });
});

describe('who leads, and when a match is over', () => {
  test('family draw: the double that found the leader is led, the winner leads on', () => {
    const asked = { rules: family, seating: three };
    expect(leadsAnother(asked, family.lead.first[0] as LeadWay)).toBe(false);
    expect([winnerLeads(asked, 'out'), winnerLeads(asked, 'blocked')]).toEqual([true, true]);
    expect(leadGoesRound(asked)).toBe(false);
    const free: Rules = { ...family, lead: { ...family.lead, with: 'any-tile' } };
    expect(leadsAnother({ rules: free, seating: three }, free.lead.first[0] as LeadWay)).toBe(true);
    // Two tiles each are choice enough, one is none.
    const dealt = (each: number): Rules => ({ ...free, deal: { players: { 3: each } } });
    expect(leadsAnother({ rules: dealt(2), seating: three }, free.lead.first[0] as LeadWay)).toBe(true);
    expect(leadsAnother({ rules: dealt(1), seating: three }, free.lead.first[0] as LeadWay)).toBeUndefined();
  });

  test('the lead goes round: of 5 rounds the first of two players leads 3, of 6 each of three leads 2', () => {
    expect(leadGoesRound({ rules: penalty, seating: two })).toBe(true);
    expect(timesLed({ rules: penalty, seating: two }, 5)).toEqual([3, 2]);
    expect(timesLed({ rules: draw, seating: three }, 6)).toEqual([2, 2, 2]);
    expect(winnerLeads({ rules: draw, seating: three }, 'out')).toBe(false);
  });

  test('counterclockwise the turn goes to the right', () => {
    expect(turnGoesLeft({ rules: draw, seating: three })).toBe(true);
    expect(turnGoesLeft({ rules: { ...draw, direction: 'counterclockwise' }, seating: three })).toBe(false);
  });

  test('two of two turn up again, of three only those tied; tiles drawn for the lead stay in the hands', () => {
    expect(allTurnUpAgain({ rules: block, seating: two })).toBe(true);
    expect(allTurnUpAgain({ rules: block, seating: three })).toBe(false);
    const first: readonly LeadWay[] = [{ kind: 'highest-double' }, { kind: 'draw-until-held' }];
    const rules: Rules = { ...draw, lead: { ...draw.lead, first } };
    expect(keepsDrawn({ rules, seating: three }, first[1] as LeadWay)).toBe(true);
  });

  test('the highest double is looked for where the first way does so, not where the leader is drawn by lot', () => {
    expect(seeksDouble({ rules: family, seating: three })).toBe(true);
    expect(seeksDouble({ rules: draw, seating: three })).toBe(false);
  });

  test('of 2-6 and 3-5 alike in pips the greater half decides, whoever holds it', () => {
    const heaviest = family.lead.first[1] as LeadWay;
    expect(equalPipsStayOpen({ rules: family, seating: three }, heaviest)).toBe(false);
    // 0-0, 0-1 and 1-1 have 0, 1 and 2 pips.
    const small: Rules = { ...family, set: { highest: 1, without: [] } };
    expect(equalPipsStayOpen({ rules: small, seating: two }, heaviest)).toBeUndefined();
  });

  const leading = (...first: LeadWay[]): Rules => ({
    ...draw,
    lead: { ...draw.lead, first, with: 'that-tile' },
  });
  const [double, until, lot] = [
    { kind: 'highest-double' },
    { kind: 'draw-until-held' },
    { kind: 'lot' },
  ] as const;
  const sixes: LeadWay = { kind: 'tile', tile: tile('6-6') };

  test('nobody holds what is looked for: dealt again, drawn for, or left to chance, which binds nobody', () => {
    expect(nobodyHolds({ rules: leading(double, { kind: 'redeal' }), seating: two }, 0)).toMatchObject({
      again: true,
    });
    expect(nobodyHolds({ rules: leading(sixes, until), seating: two }, 0)).toEqual({
      again: false,
      by: until,
      bound: true,
    });
    expect(nobodyFinds({ rules: leading(double, lot), seating: two }, 1)).toEqual({
      again: false,
      by: lot,
      bound: false,
    });
    // Of 28 tiles 7 are doubles: dealt 7 each, four players hold all 21 others, and some double.
    const seven: Rules = { ...leading(double, lot), deal: { players: { 4: 7 } } };
    expect(nobodyHolds({ rules: seven, seating: four }, 0)).toBeUndefined();
  });

  test('6-6 among the last two tiles is never drawn for: then chance decides', () => {
    const rules: Rules = {
      ...leading(sixes, until, lot),
      draw: { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 2 },
    };
    expect(nobodyFinds({ rules, seating: two }, 2)).toMatchObject({ by: lot, bound: false });
    expect(drawsTheLast({ rules, seating: two }, until)).toBe(false);
  });

  test('partners with equal hands choose who leads only where the winning side does', () => {
    const later = (way: 'winner' | 'winning-side'): Rules => ({
      ...draw,
      lead: { ...draw.lead, later: { out: way, blocked: way, tie: 'same-leader' } },
    });
    expect(equalPartnersChoose({ rules: later('winner'), seating: pairs })).toBe(false);
    expect(equalPartnersChoose({ rules: later('winning-side'), seating: pairs })).toBe(true);
    expect(winnerLeads({ rules: later('winning-side'), seating: pairs }, 'out')).toBe(false);
    expect(winnerLeads({ rules: later('winning-side'), seating: three }, 'out')).toBe(true);
  });

  test('after a tie the same player leads where the rules say so', () => {
    const tie = (way: 'same-leader' | 'next-seat'): Rules => ({
      ...draw,
      lead: { ...draw.lead, later: { out: 'next-seat', blocked: 'next-seat', tie: way } },
    });
    expect(sameLeadsUnwon({ rules: tie('same-leader'), seating: three }, 'tie')).toBe(true);
    expect(sameLeadsUnwon({ rules: tie('next-seat'), seating: three }, 'tie')).toBe(false);
  });

  test('matches of one round, to a target, of five rounds', () => {
    expect(matchAnswers({ rules: chain, seating: three })).toMatchObject({
      oneRound: true,
      unwonPlaysOn: false,
    });
    expect(matchAnswers({ rules: draw, seating: three })).toMatchObject({
      oneRound: false,
      exactTargetWins: true,
      lowestTotalWins: false,
    });
    expect(matchAnswers({ rules: penalty, seating: two })).toMatchObject({
      oneRound: false,
      lowestTotalWins: true,
      equalPlaysOn: false,
    });
    const extra: Rules = { ...penalty, match: { kind: 'rounds', rounds: 5, tie: 'extra-round' } };
    expect(matchAnswers({ rules: extra, seating: two }).equalPlaysOn).toBe(true);
  });
});
