import { describe, expect, it } from 'vitest';
import { parseLaidTile, parseTile, tileName } from '../../src/domino/notation.js';
import { SET_NAMES, setNameOf, tilesOfSet } from '../../src/domino/set.js';
import {
  highOf,
  isDouble,
  lowOf,
  otherHalf,
  pipsOf,
  pipTotal,
  TILE_COUNT,
  tileOf,
} from '../../src/domino/tile.js';

describe('a tile', () => {
  it('is the same whichever way it is turned', () => {
    expect(tileOf(2, 5)).toBe(tileOf(5, 2));
    expect([lowOf(tileOf(5, 2)), highOf(tileOf(5, 2))]).toEqual([2, 5]);
  });

  it('has the pips of both halves: 0-5 counts 5 and 6-6 counts 12', () => {
    expect(pipsOf(tileOf(0, 5))).toBe(5);
    expect(pipsOf(tileOf(6, 6))).toBe(12);
  });

  it('leaves its other half open, a double the same value', () => {
    expect(otherHalf(tileOf(2, 6), 2)).toBe(6);
    expect(otherHalf(tileOf(4, 4), 4)).toBe(4);
    expect(() => otherHalf(tileOf(2, 6), 3)).toThrow();
  });

  it('has halves from 0 to 18', () => {
    expect(() => tileOf(0, 19)).toThrow();
    expect(() => tileOf(-1, 3)).toThrow();
    expect(TILE_COUNT).toBe(190);
  });
});

describe('a set', () => {
  // Tiles (n+1)(n+2)/2 and pips n(n+1)(n+2)/2, as published counts have it.
  it.each([
    [3, 10, 30],
    [6, 28, 168],
    [9, 55, 495],
    [12, 91, 1092],
    [18, 190, 3420],
  ])('double-%i has %i tiles and %i pips', (highest, tiles, pips) => {
    const set = tilesOfSet(highest);
    expect(new Set(set).size).toBe(tiles);
    expect(pipTotal(set)).toBe(pips);
    expect(set.filter(isDouble)).toHaveLength(highest + 1);
  });

  it('is listed from 0-0 up, smaller halves first', () => {
    expect(tilesOfSet(3).map(tileName).join()).toBe('0-0,0-1,0-2,0-3,1-1,1-2,1-3,2-2,2-3,3-3');
  });

  it('goes without the tiles taken out', () => {
    expect(tilesOfSet(3, [tileOf(0, 0)]).map(tileName)).not.toContain('0-0');
  });

  it('has a name from double-three to double-eighteen', () => {
    expect(Object.keys(SET_NAMES)).toHaveLength(16);
    expect(setNameOf(6)).toBe('double-six');
    expect(setNameOf(2)).toBeUndefined();
  });
});

describe('notation', () => {
  it.each(['1-3', '3-1', '1|3', ' 3 | 1 ', '1\u20133', '1\u22123', '1\u20103'])('reads %s', (text) => {
    expect(parseTile(text)).toBe(tileOf(1, 3));
  });

  it('keeps which half was written first', () => {
    expect(parseLaidTile('3-1')).toEqual({ left: 3, right: 1 });
  });

  it.each(['13', '1-', '-3', '1-19', '1--3', 'one-three', '1-3-5', ''])(
    'does not take %j for a tile',
    (text) => {
      expect(parseTile(text)).toBeUndefined();
    },
  );
});
