import { describe, expect, test } from 'vitest';
import type { LineView } from '../../../src/domino/line.js';
import { parseTile } from '../../../src/domino/notation.js';
import type { Tile } from '../../../src/domino/tile.js';
import { demonstrate } from '../../../src/engine/demonstrate.js';
import type { Demonstration, Turn } from '../../../src/engine/types.js';
import { demonstrationText } from '../../../src/rulebook/played/demonstration.js';
import { usualNames } from '../../../src/rulebook/played/turn.js';
import { seatingsOf } from '../../../src/variant/meaning/seats.js';
import { opened } from '../../support/opened.js';
import { checkedOf, english, scenarios, shipped } from '../../support/shipped.js';

const name = usualNames(english);
const t = (text: string) => parseTile(text) as Tile;
const hand = (text: string) => text.split(' ').map(t);
const line = (left: number, right: number): LineView => ({ tiles: [], ends: [left, right], added: null });
const turn = (seat: number, more: Partial<Turn>): Turn => ({
  seat,
  able: more.action?.kind === 'lead',
  drawn: [],
  action: { kind: 'pass' },
  refused: null,
  line: line(1, 1),
  handLeft: 1,
  boneyardLeft: 0,
  ...more,
});

/** A round of penalty draw that was written down at a table, not by the engine. */
const shown: Demonstration = {
  seed: 1,
  seating: { players: 2, partners: false },
  hands: [hand('1-1 2-2'), hand('3-4 5-5')],
  boneyard: hand('0-3 1-6'),
  lead: { seat: 0, tile: null, by: { kind: 'lot' }, drawn: [], givenBack: 0 },
  turns: [
    turn(0, { action: { kind: 'lead', tile: t('1-1') }, line: line(1, 1), boneyardLeft: 2 }),
    turn(1, {
      drawn: hand('0-3 1-6'),
      action: { kind: 'play', tile: t('1-6'), end: 1, side: 'right' },
      line: line(1, 6),
    }),
    turn(0, { line: line(1, 6) }),
    turn(1, { line: line(1, 6) }),
  ],
  end: {
    kind: 'blocked',
    winners: [],
    winningSeat: null,
    tied: false,
    handPips: [4, 20],
    scores: [4, 20],
  },
  left: [hand('2-2'), hand('3-4 5-5 0-3')],
};

/** The round told, as the host may read it. */
const tell = (...args: Parameters<typeof demonstrationText>) => opened(demonstrationText(...args));

describe('a demonstration', () => {
  test('says why a player draws or passes, and counts what is left', () => {
    const told = tell(checkedOf('penalty-draw').rules, shown, name, english);
    expect(told.lead).toBe('Before the deal, Ana is chosen at random to lead, with any tile.');
    expect(told.turns.map(({ text }) => text)).toEqual([
      'Ana leads with 1-1.',
      'Nothing in hand fits 1. Ben draws 0-3 and 1-6 and plays 1-6 on the 1.',
      'Ana can\u2019t play and passes. The boneyard is empty.',
      'Ben can\u2019t play and passes. The boneyard is empty.',
    ]);
    expect(told.turns[1]?.line.ends).toEqual([1, 6]);
    // 2-2 is 4; 3-4, 5-5 and 0-3 are 7 + 10 + 3 = 20.
    const count = told.count.join(' ').replaceAll('\u00a0', ' ');
    expect(count).toContain('7 + 10 + 3 = 20');
    expect(count).toContain('Ben adds 20.');
  });

  test('says that nobody draws the last two where they stay, and nothing of a boneyard nobody draws from', () => {
    const two = { ...shown, turns: shown.turns.map((one) => ({ ...one, boneyardLeft: 2 })) };
    const draws = tell(checkedOf('draw').rules, two, name, english);
    expect(draws.turns[2]?.text).toBe('Ana can\u2019t play and passes. The last 2 tiles are never drawn.');
    const block = tell(checkedOf('block').rules, two, name, english);
    expect(block.turns[2]?.text).toBe('Ana can\u2019t play and passes.');
  });

  test('says that a player who could play drew all the same', () => {
    const able = { ...shown, turns: shown.turns.map((one) => ({ ...one, able: true })) };
    const told = tell(checkedOf('draw').rules, able, name, english);
    expect(told.turns[1]?.text).toMatch(/^A tile in hand fits, but drawing is allowed\. Ben draws/);
  });

  test('tells how the leader was found when the first ways found nobody', () => {
    const { rules } = checkedOf('draw-highest-double');
    const lead = (by: Demonstration['lead']['by']): string =>
      tell(
        rules,
        {
          ...shown,
          lead: {
            seat: 1,
            tile: t('5-5'),
            by,
            drawn: [new Map([[0, t('0-3')]]), new Map([[1, t('1-6')]])],
            givenBack: 0,
          },
        },
        name,
        english,
      ).lead;
    expect(lead({ kind: 'draw-until-held' })).toMatch(
      /^Nobody holds 6-6\. Ana draws 0-3\. Ben draws 1-6\. Ben has/,
    );
    expect(lead({ kind: 'heaviest-tile' })).toMatch(
      /Ben draws 1-6\. 6-6 stays in the boneyard\. Ben holds the tile/,
    );
  });

  test('tells of chance and agreement as fallbacks what they are: after the deal, with any tile', () => {
    const told = (by: 'lot' | 'agreement') => {
      const { rules } = checkedOf('draw', [
        `lead.first=[highest-double, draw-until-held, ${by}]`,
        'draw.leave=12',
        'deal=2',
        'players=2',
      ]);
      // All seven doubles lie among the last twelve tiles.
      const lead = { seat: 0, tile: null, by: { kind: by }, drawn: [new Map([[0, t('0-3')]])], givenBack: 0 };
      return tell(rules, { ...shown, lead }, name, english);
    };
    expect(told('lot')).toMatchObject({
      leadBeforeDeal: false,
      lead: 'Nobody holds a double. Ana draws 0-3. The doubles stay in the boneyard. Ana is chosen at random to lead, with any tile.',
    });
    expect(told('agreement').lead).toMatch(/boneyard\. All agree that Ana leads, with any tile\.$/);
    expect(tell(checkedOf('penalty-draw').rules, shown, name, english).leadBeforeDeal).toBe(true);
  });

  test.each([...shipped.keys(), ...scenarios.keys()])('of %s is told whole for every table', (id) => {
    const { rules } = checkedOf(id);
    for (const seating of seatingsOf(rules)) {
      for (let seed = 1; seed <= 20; seed++) {
        const played = demonstrate(rules, seating, seed);
        const told = tell(rules, played, name, english);
        expect(told.turns.length).toBe(played.turns.length);
        told.turns.forEach(({ text }, index) => {
          const forced = (played.turns[index] as Turn).drawn.length > 0;
          expect(text.startsWith('Nothing in hand fits')).toBe(forced);
        });
        expect(told.count.length).toBeGreaterThan(1);
      }
    }
  });
});
