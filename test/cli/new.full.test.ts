import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Problem } from '../../src/problem.js';
import { rulesData } from '../../src/variant/data.js';
import { loadVariant } from '../../src/variant/load.js';
import { ruleValues } from '../../src/variant/schema/schema.js';
import { english, shipped, variantOf } from '../support/shipped.js';
import { some } from '../support/thorough.js';
import { contents, ownFolder, put, run } from './support.js';

/** The lines of a started file that a host may switch on: a `#` right before a key. */
const ruleLines = (text: string) => text.split('\n').filter((line) => /^#[a-z]/.test(line));

/** Loads a text as a file of one's own that may extend a shipped game. */
const load = (text: string) =>
  loadVariant({ name: 'ours.yaml', id: 'ours', text }, (name) => shipped.get(name));

const problemsOf = (text: string): readonly Problem[] => {
  const loaded = load(text);
  return loaded.ok ? [] : loaded.problems;
};

async function startedFrom(parent: string): Promise<string> {
  const folder = ownFolder();
  const { status, err } = await run(folder, ['new', 'ours', '--from', parent]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return contents(folder)['ours.yaml'] as string;
}

/** The texts of a test folder are read byte by byte. */
const utf8 = (text: string) => Buffer.from(text, 'latin1').toString('utf8');

/** What else may stand at a key: words as they are, numbers and tiles by one of their kind. */
const KINDS: Readonly<Record<string, readonly unknown[]>> = {
  n: [5, 7],
  tile: ['3-3'],
  name: ['double-nine'],
  'a-b': ['2-3'],
};
const otherValues = (key: string): readonly unknown[] =>
  ruleValues()
    .filter((value) => value.key === key)
    .flatMap(({ value }) => KINDS[value] ?? [value]);

/** A map with a value put at a dotted key, as someone would who edits the line. */
function withValue(line: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  const [first, ...rest] = key.split('.') as [string, ...string[]];
  const inner = line[first];
  if (rest.length === 0) return { ...line, [first]: value };
  const map = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {};
  return { ...line, [first]: withValue(map as Record<string, unknown>, rest.join('.'), value) };
}

/** Games that differ in every rule there is. */
const GAMES = ['block', 'double-three-chain', 'draw', 'family-draw', 'penalty-draw'];

describe('a started file', () => {
  test.each(some([...shipped.keys()], 3))(
    'has a line for every rule of its parent, each of which can be switched on alone and changes nothing: %s',
    async (parent) => {
      const text = utf8(await startedFrom(parent));
      const rules = variantOf(parent).rules;
      expect(load(text)).toMatchObject({ ok: true, value: { rules } });
      const lines = ruleLines(text);
      expect(lines.map((line) => line.slice(1, line.indexOf(':'))).sort()).toEqual(
        [
          ...Object.keys(rulesData(rules)),
          'choices',
          ...(variantOf(parent).minutes ? ['minutes'] : []),
        ].sort(),
      );
      for (const line of lines) {
        const loaded = load(text.replace(line, line.slice(1)));
        expect(loaded, line).toMatchObject({ ok: true, value: { rules } });
        expect(loaded.ok && loaded.value.fingerprint, line).toBe(variantOf(parent).fingerprint);
      }
      const all = lines.reduce((whole, line) => whole.replace(line, line.slice(1)), text);
      expect(load(all)).toMatchObject({ ok: true, value: { rules } });
    },
  );

  test.each(some(GAMES, 5))(
    'takes each other value in place of the one there, or says what clashes: %s',
    async (parent) => {
      const text = utf8(await startedFrom(parent));
      let loaded = 0;
      for (const line of ruleLines(text)) {
        const stated = parse(line.slice(1)) as Record<string, unknown>;
        const [top = ''] = Object.keys(stated);
        for (const { key } of ruleValues().filter(
          (value) => value.key === top || value.key.startsWith(`${top}.`),
        )) {
          for (const value of otherValues(key)) {
            const changed = stringify(withValue(stated, key, key === 'set.without' ? [value] : value));
            const problems = problemsOf(text.replace(line, changed));
            if (problems.length === 0) loaded++;
            for (const { code, params } of problems) {
              // Points and rounds are rivals, and a set of tiles to take out needs its highest half.
              if (!['shape.rivals', 'shape.match-length', 'shape.missing'].includes(code)) {
                expect(code, changed).not.toMatch(/^(?:shape|yaml|file)\./);
              }
              expect(english.lookUp(`problem.${code}`, params)).toMatch(/\.\)?$/);
            }
          }
        }
      }
      expect(loaded).toBeGreaterThan(40);
    },
  );
});

describe('new', () => {
  test('writes the file and the schema it links, and says what to do next', async () => {
    const folder = ownFolder();
    const { status, out, err } = await run(folder, ['new', 'sunday-draw', '--from', 'family-draw']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('dominopress check ./sunday-draw.yaml');
    const files = contents(folder);
    expect(Object.keys(files)).toEqual(['dominopress.schema.json', 'sunday-draw.yaml']);
    expect(files['sunday-draw.yaml']).toMatch(
      /^# yaml-language-server: \$schema=\.\/dominopress\.schema\.json\n/,
    );
    expect(utf8(files['dominopress.schema.json'] as string)).toBe((await run(folder, ['schema'])).out);
    expect(parse(files['sunday-draw.yaml'] as string)).toEqual({
      extends: 'family-draw',
      title: 'Sunday draw',
    });
    const lines = utf8(files['sunday-draw.yaml'] as string).split('\n');
    expect(lines.filter((line) => line.startsWith('# ') && line.length > 100)).toEqual([]);
    expect(await run(folder, ['check', './sunday-draw.yaml', '--quiet'])).toEqual({
      status: 0,
      out: '',
      err: '',
    });
  });

  test('starts from a file of one’s own, wherever it lies', async () => {
    const folder = ownFolder({ 'games/ours.yaml': 'extends: draw\ntitle: Ours\nmatch: { points: 70 }\n' });
    expect(await run(folder, ['new', '2024', '--from', 'games/ours.yaml', '--quiet'])).toEqual({
      status: 0,
      out: '',
      err: '',
    });
    const text = contents(folder)['2024.yaml'] as string;
    expect(text).toContain('\nextends: ./games/ours.yaml\n');
    expect(text).toContain('\n#match: {points: 70}\n');
    expect(await run(folder, ['check', './2024.yaml', '--quiet'])).toEqual({ status: 0, out: '', err: '' });
  });

  test('never overwrites: a file of that name ends it, a schema of another kind stays', async () => {
    const folder = ownFolder({ 'sunday.yaml': 'mine', 'dominopress.schema.json': '{}' });
    const before = contents(folder);
    const clash = await run(folder, ['new', 'sunday', '--from', 'draw']);
    expect(clash).toMatchObject({ status: 3, out: '' });
    expect(clash.err).toContain('sunday.yaml is there already');
    expect(contents(folder)).toEqual(before);
    const kept = await run(folder, ['new', 'monday', '--from', 'draw']);
    expect(kept.status).toBe(0);
    expect(kept.err).toContain('note: dominopress.schema.json is there already');
    expect(contents(folder)).toMatchObject({ ...before, 'monday.yaml': expect.any(String) });
    put(folder, { 'dominopress.schema.json': (await run(folder, ['schema'])).out });
    expect(await run(folder, ['new', 'tuesday', '--from', 'draw'])).toMatchObject({ status: 0, err: '' });
  });

  test('leaves nothing behind when the disk is full', async () => {
    const folder = ownFolder();
    const write = () => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    const full = await run(folder, ['new', 'sunday', '--from', 'draw'], { disk: { write } });
    expect(full).toMatchObject({ status: 3, out: '' });
    expect(contents(folder)).toEqual({});
  });

  test.each([
    ['draw', 'the name of a game that comes with the program'],
    ['Sunday', 'Use only lower-case letters'],
    ['sun--day', 'Use only lower-case letters'],
    ['../sunday', 'Use only lower-case letters'],
    ['sunday.yaml', 'without .yaml'],
    ['dominopress', 'settings of this folder'],
  ])('refuses the name %s and says why', async (name, said) => {
    const folder = ownFolder();
    const { status, out, err } = await run(folder, ['new', name, '--from', 'draw']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(said);
    expect(contents(folder)).toEqual({});
  });

  test('needs a game to start from that is there and right', async () => {
    const folder = ownFolder({ 'bad.yaml': 'title: Bad\n' });
    expect(await run(folder, ['new', 'sunday'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('--from'),
    });
    expect(await run(folder, ['new', 'sunday', '--from', 'drwa'])).toMatchObject({ status: 2 });
    expect(await run(folder, ['new', 'sunday', '--from', './bad.yaml'])).toMatchObject({ status: 1 });
    expect(Object.keys(contents(folder))).toEqual(['bad.yaml']);
  });
});
