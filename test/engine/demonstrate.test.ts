import { describe, expect, test } from 'vitest';
import { tileName } from '../../src/domino/notation.js';
import { pipTotal, tileOf } from '../../src/domino/tile.js';
import { demonstrate } from '../../src/engine/demonstrate.js';
import { replay } from '../../src/engine/replay/replay.js';
import type { Demonstration } from '../../src/engine/types.js';
import type { Rules, Seating } from '../../src/variant/rules.js';
import { playExample, type ShortStep } from './examples.js';
import { block, chain, draw, family, four, pairs, three, two } from './games.js';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const names = ['Ana', 'Ben', 'Cleo', 'Dan'];

/** The demonstration written down as an example, the way a person would copy it. */
function asExample(shown: Demonstration, players: number) {
  const steps = shown.turns.map(({ seat, drawn, action, line }): ShortStep => {
    const played = action?.kind === 'play' || action?.kind === 'lead' ? tileName(action.tile) : undefined;
    const touched =
      action?.kind === 'play' && line.tiles.length > 1
        ? line.tiles[action.side === 'left' ? 1 : line.tiles.length - 2]
        : undefined;
    return {
      who: names[seat] as string,
      draws: drawn.map(tileName).join(' '),
      ...(played !== undefined && { play: played }),
      ...(action?.kind === 'play' &&
        touched &&
        line.tiles.length > 2 && { at: `${touched.left}-${touched.right}` }),
      ...(action?.kind === 'play' && line.tiles.length === 2 && { at: action.end }),
      ...(action?.kind === 'pass' && { pass: true as const }),
      ends: line.ends,
    };
  });
  const hands = Object.fromEntries(
    shown.hands.map((hand, seat) => [names[seat] as string, hand.map(tileName).join(' ')]),
  );
  return playExample({
    names: names.slice(0, players),
    hands,
    boneyard: shown.boneyard.map(tileName).join(' '),
    steps,
  });
}

describe.each([
  ['draw', draw, two],
  ['block', block, three],
  ['family', family, four],
  ['chain', chain, two],
  ['partners', draw, pairs],
] as [string, Rules, Seating][])('%s', (_, rules, seating) => {
  test('the same seed is the same round, another seed another', () => {
    expect(demonstrate(rules, seating, 7)).toEqual(demonstrate(rules, seating, 7));
    expect(demonstrate(rules, seating, 7).hands).not.toEqual(demonstrate(rules, seating, 8).hands);
  });

  test('what it tells is a whole legal round: replayed as an example it comes out the same', () => {
    for (const seed of seeds) {
      const shown = demonstrate(rules, seating, seed);
      const again = replay(rules, asExample(shown, seating.players));
      if (!again.ok || again.value.form !== 'play') throw new Error(JSON.stringify(again));
      expect(again.value.turns.map((turn) => turn.line.ends)).toEqual(
        shown.turns.map((turn) => turn.line.ends),
      );
      expect(again.value.turns.map((turn) => turn.action?.kind)).toEqual(
        shown.turns.map((turn) => turn.action?.kind),
      );
      expect(shown.left.map(pipTotal)).toEqual(shown.end.handPips);
      expect(shown.turns[0]?.action).toMatchObject({ kind: 'lead' });
      expect(shown.turns[0]?.seat).toBe(shown.lead.seat);
    }
  });

  test('tells of each turn whether a tile of the hand fitted before anything was drawn', () => {
    for (const seed of seeds) {
      const shown = demonstrate(draw, four, seed);
      const hands = shown.hands.map((hand) => hand.map(tileName));
      let ends: readonly number[] = [];
      for (const { seat, able, drawn, action, line } of shown.turns) {
        const hand = hands[seat] as string[];
        const fits = hand.some((tile) => tile.split('-').some((half) => ends.includes(Number(half))));
        expect(able).toBe(ends.length === 0 || fits);
        hand.push(...drawn.map(tileName));
        if (action?.kind === 'lead' || action?.kind === 'play')
          hand.splice(hand.indexOf(tileName(action.tile)), 1);
        ends = line.ends;
      }
    }
  });
});

describe('the deal of a demonstration', () => {
  const holding = (first: Rules['lead']['first']): Rules => ({
    ...draw,
    lead: { ...draw.lead, first, with: 'that-tile' },
  });
  const sixes = { kind: 'tile', tile: tileOf(6, 6) } as const;

  test('is what was dealt: tiles drawn in search of the leader are still in the boneyard, in the order drawn', () => {
    const rules = holding([sixes, { kind: 'draw-until-held' }]);
    const searched = seeds
      .map((seed) => demonstrate(rules, three, seed))
      .filter(({ lead }) => lead.drawn.length > 0);
    // Fifteen tiles of 28 are dealt, so nearly half of all deals hold the 6-6 back.
    expect(searched.length).toBeGreaterThan(10);
    for (const { hands, boneyard, lead, turns } of searched) {
      expect(hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
      const drawn = lead.drawn.flatMap((turn) => [...turn]);
      expect(boneyard.slice(0, drawn.length)).toEqual(drawn.map(([, tile]) => tile));
      expect(drawn.at(-1)).toEqual([lead.seat, tileOf(6, 6)]);
      expect(drawn.map(([seat]) => seat)).toEqual(drawn.map((_, index) => index % 3));
      expect(turns[0]?.boneyardLeft).toBe(13 - drawn.length);
    }
  });

  test('keeps what was drawn where the search finds nobody and chance decides', () => {
    const rules: Rules = {
      ...holding([sixes, { kind: 'draw-until-held' }, { kind: 'lot' }]),
      draw: { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 6 },
    };
    const byLot = seeds
      .map((seed) => demonstrate(rules, three, seed))
      .filter(({ lead }) => lead.by.kind === 'lot');
    expect(byLot.length).toBeGreaterThan(3);
    for (const { lead, boneyard } of byLot) {
      expect(lead).toMatchObject({ tile: null, drawn: { length: 7 } });
      expect(boneyard.slice(7)).toContain(tileOf(6, 6));
    }
  });

  test('counts the deals that were given back', () => {
    const rules = holding([sixes, { kind: 'redeal' }]);
    const back = seeds.map((seed) => demonstrate(rules, three, seed).lead.givenBack);
    // Nobody holds it in 13 deals of 28.
    expect(back.filter((deals) => deals === 0).length).toBeGreaterThan(10);
    expect(Math.max(...back)).toBeGreaterThan(1);
    expect(seeds.map((seed) => demonstrate(draw, three, seed).lead.givenBack)).toEqual(seeds.map(() => 0));
  });
});
