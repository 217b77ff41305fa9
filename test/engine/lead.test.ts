import { describe, expect, test } from 'vitest';
import { tileName } from '../../src/domino/notation.js';
import { randomOf } from '../../src/domino/random.js';
import { isDouble, pipsOf } from '../../src/domino/tile.js';
import { Boneyard } from '../../src/engine/boneyard.js';
import { Hands } from '../../src/engine/hands.js';
import { searchHands } from '../../src/engine/lead.js';
import { Round } from '../../src/engine/round.js';
import { tableFor } from '../../src/engine/table.js';
import type { LeadWay, Rules, Seating } from '../../src/variant/rules.js';
import { draw, four, three, tile, tiles, two } from './games.js';

function led(first: readonly LeadWay[], changes: Partial<Rules> = {}): Rules {
  return { ...draw, lead: { ...draw.lead, first, with: 'that-tile' }, ...changes };
}

const highestDouble: LeadWay = { kind: 'highest-double' };
const heaviest: LeadWay = { kind: 'heaviest-tile' };
const sixes: LeadWay = { kind: 'tile', tile: tile('6-6') };
const untilHeld: LeadWay = { kind: 'draw-until-held' };

/** Who leads with these hands, with what, found how, and what was drawn for it. */
function search(rules: Rules, seating: Seating, held: readonly string[], boneyard = '') {
  const hands = new Hands(seating.players);
  held.forEach((hand, seat) => {
    for (const each of tiles(hand)) hands.add(seat, each);
  });
  const found = searchHands(tableFor(rules, seating), hands, new Boneyard(tiles(boneyard)), 0);
  if (!found.found) return `stopped at ${found.stoppedAt}`;
  const { seat, tile: must, by, drawn } = found.found;
  return {
    seat,
    tile: must === null ? null : tileName(must),
    by: by?.kind,
    drawn: drawn.flatMap((turn) => [...turn].map(([who, what]) => `${who} ${tileName(what)}`)),
    hands: held.map((_, each) => hands.tiles(each).map(tileName).join(' ')),
  };
}

describe('a leader found in the hands', () => {
  test('highest-double: the highest one held, not the heaviest tile', () => {
    const rules = led([highestDouble, heaviest]);
    expect(search(rules, two, ['5-6 3-3', '4-4 0-0'])).toMatchObject({ seat: 1, tile: '4-4' });
  });

  test('nobody holds a double: the heaviest tile, and between equal totals the greater half', () => {
    const rules = led([highestDouble, heaviest]);
    // 1-6 and 2-5 are 7 both.
    expect(search(rules, two, ['2-5 0-1', '1-6 0-2'])).toMatchObject({
      seat: 1,
      tile: '1-6',
      by: 'heaviest-tile',
    });
  });

  test('a named tile: its holder', () => {
    expect(search(led([sixes, heaviest]), two, ['5-5', '6-6'])).toMatchObject({ seat: 1, tile: '6-6' });
  });

  test('with any-tile the leader is found all the same and bound to nothing', () => {
    const rules = led([highestDouble, heaviest]);
    const free: Rules = { ...rules, lead: { ...rules.lead, with: 'any-tile' } };
    expect(search(free, two, ['5-5', '0-1'])).toMatchObject({ seat: 0, tile: null, by: 'highest-double' });
  });

  test('ways that need people or chance are left to them', () => {
    expect(search(led([highestDouble, { kind: 'redeal' }]), two, ['5-6', '0-1'])).toBe('stopped at 1');
    expect(search(led([{ kind: 'agreement' }]), two, ['6-6', '0-1'])).toBe('stopped at 0');
  });
});

describe('draw-until-held', () => {
  test('one tile each in turn from the shuffler until the named tile is there; drawn tiles are kept', () => {
    const rules = led([sixes, untilHeld]);
    expect(search(rules, three, ['0-1', '0-2', '0-3'], '1-1 2-2 3-3 4-4 6-6 5-5')).toEqual({
      seat: 1,
      tile: '6-6',
      by: 'draw-until-held',
      drawn: ['0 1-1', '1 2-2', '2 3-3', '0 4-4', '1 6-6'],
      hands: ['0-1 1-1 4-4', '0-2 2-2 6-6', '0-3 3-3'],
    });
  });

  test('after highest-double any double does', () => {
    const rules = led([highestDouble, untilHeld]);
    expect(search(rules, two, ['0-1', '0-2'], '1-2 0-0 6-6')).toMatchObject({
      seat: 1,
      tile: '0-0',
      drawn: ['0 1-2', '1 0-0'],
    });
  });

  test('it stops at the tiles never drawn, and the next way looks at what is held by then', () => {
    const rules = led([sixes, untilHeld, heaviest], {
      draw: { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 2 },
    });
    expect(search(rules, two, ['0-1', '0-2'], '1-2 4-5 6-6 5-5')).toMatchObject({
      seat: 1,
      tile: '4-5',
      by: 'heaviest-tile',
      drawn: ['0 1-2', '1 4-5'],
    });
  });
});

describe('a dealt round', () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed);

  test('highest-double: whoever leads holds the highest double there is, else the heaviest tile', () => {
    const rules = led([highestDouble, heaviest]);
    for (const seed of seeds) {
      const round = Round.deal(rules, two, randomOf(seed));
      const held = [0, 1].flatMap((seat) => round.hand(seat).map((each) => ({ seat, each })));
      const doubles = held.filter(({ each }) => isDouble(each));
      const best = (doubles.length > 0 ? doubles : held).reduce((a, b) =>
        pipsOf(b.each) > pipsOf(a.each) ? b : a,
      );
      if (doubles.length > 0) expect([round.lead.seat, round.lead.tile]).toEqual([best.seat, best.each]);
      else expect(pipsOf(round.lead.tile as never)).toBe(pipsOf(best.each));
    }
  });

  test('redeal: shuffled again until somebody holds it', () => {
    const rules = led([sixes, { kind: 'redeal' }]);
    for (const seed of seeds) {
      const round = Round.deal(rules, two, randomOf(seed));
      expect(round.hand(round.lead.seat)).toContain(tile('6-6'));
      expect([round.handSize(0), round.handSize(1), round.boneyardLeft]).toEqual([7, 7, 14]);
    }
  });

  test('drawn-tile: the highest total leads, and only those who were equal turn up again', () => {
    const rules: Rules = { ...draw, lead: { ...draw.lead, first: [{ kind: 'drawn-tile' }] } };
    let ties = 0;
    for (const seed of seeds) {
      const { seat, tile: must, drawn } = Round.deal(rules, four, randomOf(seed)).lead;
      expect(must).toBeNull();
      let still = [0, 1, 2, 3];
      for (const turned of drawn) {
        expect([...turned.keys()]).toEqual(still);
        const most = Math.max(...[...turned.values()].map(pipsOf));
        still = still.filter((each) => pipsOf(turned.get(each) as never) === most);
      }
      expect(still).toEqual([seat]);
      if (drawn.length > 1) ties++;
    }
    // With four players 9.9 % of the turns are ties: 30 of 300, give or take.
    expect(ties).toBeGreaterThan(12);
    expect(ties).toBeLessThan(55);
  });

  test('the turned-up tiles went back before the deal', () => {
    const rules: Rules = { ...draw, lead: { ...draw.lead, first: [{ kind: 'drawn-tile' }] } };
    const round = Round.deal(rules, four, randomOf(5));
    const all = [0, 1, 2, 3].flatMap((seat) => round.hand(seat)).concat(round.boneyard());
    expect(new Set(all).size).toBe(28);
  });

  test('a way that comes before dealing, tried after another, means a new deal', () => {
    const rules = led([sixes, { kind: 'drawn-tile' }]);
    const found = seeds.map((seed) => Round.deal(rules, two, randomOf(seed)));
    const turnedUp = found.filter((round) => round.lead.by?.kind === 'drawn-tile');
    // 6-6 is in the boneyard for half the deals.
    expect(turnedUp.length).toBeGreaterThan(100);
    for (const round of turnedUp) expect(round.handSize(0) + round.handSize(1) + round.boneyardLeft).toBe(28);
  });

  test('lot: every seat now and then; agreement: the first seat unless told', () => {
    const lot = new Set(seeds.map((seed) => Round.deal(draw, four, randomOf(seed)).lead.seat));
    expect([...lot].sort()).toEqual([0, 1, 2, 3]);
    const agreed: Rules = { ...draw, lead: { ...draw.lead, first: [{ kind: 'agreement' }] } };
    expect(Round.deal(agreed, four, randomOf(1)).lead.seat).toBe(0);
    expect(Round.deal(agreed, four, randomOf(1), 2).turn).toBe(2);
  });

  test('rules that never find a leader are a bug, not an endless loop', () => {
    const impossible = led([{ kind: 'tile', tile: tile('9-9') }, { kind: 'redeal' }]);
    expect(() => Round.deal(impossible, two, randomOf(1))).toThrow('no deal finds a leader');
  });
});
