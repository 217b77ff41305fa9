import { describe, expect, test } from 'vitest';
import { ruleSections } from '../../../src/rulebook/clauses/clauses.js';
import { unmarked } from '../../../src/rulebook/clauses/sentence.js';
import { scopeOf, type WantedSeating } from '../../../src/rulebook/scope.js';
import { checkedOf, english, valueIn } from '../../support/shipped.js';

/** What the rule sheet says of who leads, bullet by bullet. */
function leads(id: string, settings: readonly string[] = [], wanted: WantedSeating = {}): readonly string[] {
  const checked = checkedOf(id, settings);
  const sections = ruleSections(checked, valueIn(scopeOf(checked.rules, wanted), id), english);
  const lead = sections.find((section) => section.id === 'lead');
  return (lead?.points ?? []).map(({ sentences }) => unmarked(sentences.map(({ text }) => text).join(' ')));
}

describe('Who leads', () => {
  test.each([
    ['draw', 'Lead each round with any tile. The lead passes to the left each round.'],
    ['penalty-draw', 'Lead each round with any tile. Take turns leading the rounds.'],
    ['double-three-chain', 'Lead with any tile.'],
  ])('says in one bullet what is left to say where “Set up” has found the leader: %s', (id, said) => {
    expect(leads(id)).toEqual([said]);
  });

  test('names no further way on a sheet for a number of players among whom all tiles are dealt', () => {
    const settings = ['deal=7', 'lead.first=[6-6, highest-double, redeal]'];
    const held = 'Whoever holds 6-6 leads the first round. Lead with that tile.';
    expect(leads('block', settings, { players: 4 })[0]).toBe(held);
    expect(leads('block', settings, { players: 3 })[0]).toContain(
      'If nobody has it, whoever holds the highest double leads.',
    );
  });

  test.each([
    ['lot', 'choose at random who leads, with any tile.'],
    ['agreement', 'agree who leads, with any tile.'],
  ])('with %s as a last way asks for no tile that was not found', (way, then) => {
    const held = 'Whoever holds the highest double leads the first round. Lead with that tile.';
    expect(leads('block', [`lead.first=[highest-double, ${way}]`])[0]).toBe(
      `${held} If nobody has one, ${then}`,
    );
    const drawn = leads('draw', [`lead.first=[6-6, draw-until-held, ${way}]`])[0];
    expect(drawn).toMatch(new RegExp(`Lead with that tile\\. If still nobody has it, ${then}$`));
  });

  test('says where every way finds a tile to lead, it is led, after all of them', () => {
    expect(leads('family-draw')[0]).toMatch(/leads \(if equal, the higher half\)\. Lead with that tile\.$/);
  });

  const later = (rows: string) => [`lead.later={ ${rows} }`];
  test.each([
    [
      later('out: same-leader, blocked: next-seat, tie: next-seat'),
      'After someone goes out, the same player leads again. After a blocked round, the lead passes to the left. After round 1, lead with any tile.',
    ],
    [
      later('out: winner, blocked: next-seat, tie: same-leader'),
      'Whoever goes out leads the next round. After a blocked round, the lead passes to the left. After a tie, the leader stays. After round 1, lead with any tile.',
    ],
    [['lead.later=next-seat'], 'The lead passes to the left each round. After round 1, lead with any tile.'],
    [
      later('out: winner, tie: as-first'),
      'The winner of a round leads the next. After a tie, lead as in the first round. In all other rounds, lead with any tile.',
    ],
    [
      later('out: as-first, blocked: next-seat, tie: next-seat'),
      'After someone goes out, lead as in the first round. After a blocked round, the lead passes to the left. In all other rounds, lead with any tile.',
    ],
    [['lead.later=as-first'], 'Lead each round as you did the first.'],
  ])('says who leads later rounds: %s', (settings, said) => {
    expect(leads('family-draw', settings)[1]).toBe(said);
  });

  test.each([
    [['lead.later=next-seat'], / Lead with that tile\.$/],
    [['lead.later=next-seat', 'lead.with=any-tile'], / Lead each round with any tile\.$/],
    [['match=one-round'], / Lead with that tile\.$/],
    [['match=one-round', 'lead.with=any-tile'], / Lead with any tile\.$/],
  ])('says once with which tile rounds are led: %s', (settings, said) => {
    expect(leads('family-draw', settings)[0]).toMatch(said);
  });

  test('names the partner who leads where both hold as many pips, as the engine does', () => {
    const settings = later('out: winner, blocked: winner, tie: next-seat');
    expect(leads('block', settings, { partners: true })[0]).toContain(
      'Of the partners who won, whoever went out or, after a block, holds fewer pips leads the next round (if equal, the last leader, else the next in turn).',
    );
  });

  test('has an answer for those who play alone where partners may choose', () => {
    const settings = later('out: winning-side, blocked: winning-side, tie: next-seat');
    expect(leads('block', settings)[0]).toContain(
      'The winner of a round leads the next; partners choose which of them.',
    );
    expect(leads('block', settings, { players: 2 })[0]).toContain(
      'The winner of a round leads the next. After',
    );
    expect(leads('block', settings, { partners: true })[0]).toContain(
      'The winning side chooses which partner leads the next round.',
    );
  });
});
