import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { tilesOfSet } from '../../src/domino/set.js';
import { loadVariant } from '../../src/variant/load.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import { rowFor } from '../../src/variant/rules.js';
import { load, shipped, variantOf } from '../support/shipped.js';
import { loadText, variantFrom } from './loaded.js';

/** Dotted keys of nested maps; rows of per-player tables count as their table. */
function keysOf(data: unknown, key = ''): string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [key];
  if (key === 'deal' || key === 'match.points' || key === 'set') return [key];
  return Object.entries(data).flatMap(([name, value]) => keysOf(value, key === '' ? name : `${key}.${name}`));
}

describe.each([...shipped])('variants/%s.yaml', (_, file) => {
  test('loads with no problem', () => {
    expect(load(file.id)).toMatchObject({ ok: true });
  });

  test('has a title and its rules count every tile', () => {
    const { title, rules } = variantOf(file.id);
    expect(title.any).toMatch(/\S/u);
    const tiles = tilesOfSet(rules.set.highest, rules.set.without).length;
    for (const seating of seatingsOf(rules)) {
      expect(seating.players * rowFor(rules.deal, seating)).toBeLessThanOrEqual(tiles);
    }
  });

  test('its normal form, written out as a file, states the same rules', () => {
    const { data, fingerprint } = variantOf(file.id);
    const again = variantFrom(loadText(stringify({ title: 'Again', ...data })));
    expect(again.data).toEqual(data);
    expect(again.fingerprint).toBe(fingerprint);
  });

  test('states every live key itself, or what it extends does', () => {
    const written = parse(file.text) as { readonly extends?: string };
    if (written.extends !== undefined) return;
    const stated = new Set(keysOf(written));
    const live = keysOf(variantOf(file.id).data).filter((key) => {
      const parents = key.split('.').map((_, index, steps) => steps.slice(0, index + 1).join('.'));
      return !parents.some((parent) => stated.has(parent));
    });
    expect(live).toEqual([]);
  });

  test('says the same when it is read from a Windows editor', () => {
    const windows = `\uFEFF${file.text.replaceAll('\n', '\r\n')}`;
    const library = (name: string) => shipped.get(name);
    expect(loadVariant({ ...file, text: windows }, library)).toEqual(loadVariant(file, library));
  });
});

test('the six games and the house rules of the second text are there', () => {
  const listed = ['block', 'block-blanks-wild', 'block-winner-takes-all', 'double-three-chain', 'draw'];
  listed.push('draw-eight-minus', 'draw-highest-double', 'draw-when-stuck', 'family-draw', 'one-page-draw');
  expect([...shipped.keys()]).toEqual(expect.arrayContaining([...listed, 'penalty-draw']));
});

// Hands by number of players as the text of each game states them.
test.each([
  ['family-draw', { 2: 7, 3: 5, 4: 5 }],
  ['block', { 2: 7, 3: 5, 4: 5 }],
  ['draw', { 2: 7, 3: 7, 4: 6 }],
  ['one-page-draw', { 2: 7, 3: 7, 4: 7 }],
  ['penalty-draw', { 2: 7 }],
  ['double-three-chain', { 2: 2, 3: 2, 4: 2 }],
])('%s deals as its text says', (id, players) => {
  expect(variantOf(id).rules.deal).toEqual({ players });
});

test('block counts to 100 by two or as partners, to 61 by three or four', () => {
  const points = { players: { 2: 100, 3: 61, 4: 61 }, partners: 100 };
  expect(variantOf('block').rules.match).toEqual({ kind: 'points', points, tie: null });
});

test('file names are the ids, in small letters', () => {
  const path = fileURLToPath(new URL('../../variants/block.yaml', import.meta.url));
  const text = readFileSync(path, 'utf8');
  for (const id of ['Block', 'block two', '', '-block', '../block', 'ブロック']) {
    const loaded = loadVariant({ name: 'x.yaml', id, text }, () => undefined);
    expect(loaded).toMatchObject({ ok: false, problems: [{ code: 'file.id', params: { found: id } }] });
  }
});
