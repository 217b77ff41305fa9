import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as rules from '../../src/variant/rules.js';

const root = join(import.meta.dirname, '..', '..');
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const WORD = 'a-word-that-nobody-handles';

/** Where a new word of each list has to be given a meaning or is played or drawn by itself, and where it is said. */
const concerned: Readonly<Record<string, readonly string[]>> = {
  PARTNERS: ['variant/meaning/seats.ts', 'rulebook/clauses/setup.ts'],
  DIRECTIONS: ['variant/meaning/seats.ts', 'rulebook/clauses/turn.ts'],
  LEAD_WORDS: [
    'variant/meaning/lead.ts',
    'engine/lead.ts',
    'engine/deal.ts',
    'rulebook/clauses/lead-ways.ts',
  ],
  LEAD_WITH: ['variant/meaning/lead.ts', 'rulebook/clauses/lead.ts'],
  LATER_WAYS: ['variant/meaning/lead.ts', 'engine/match.ts', 'rulebook/clauses/lead.ts'],
  DOUBLES: ['sheets/line.ts', 'rulebook/clauses/turn.ts'],
  WILD: ['variant/meaning/line.ts', 'rulebook/clauses/turn.ts'],
  DRAW_WHEN: ['variant/meaning/draw.ts', 'variant/check/draw.ts', 'rulebook/clauses/turn.ts'],
  DRAW_TILES: ['variant/meaning/draw.ts', 'rulebook/clauses/turn.ts'],
  DRAW_THEN: ['variant/meaning/draw.ts', 'rulebook/clauses/turn.ts'],
  BLOCKED: ['variant/meaning/end.ts', 'engine/score.ts', 'rulebook/clauses/end.ts'],
  ROUND_TIE: ['variant/meaning/end.ts', 'rulebook/clauses/end.ts'],
  SCORE_WORDS: ['variant/meaning/worth.ts', 'rulebook/clauses/end.ts', 'rulebook/rulings/end.ts'],
  MATCH_TIE: ['variant/meaning/end.ts', 'rulebook/clauses/end.ts'],
};

/** A copy of what is compiled into the program, to be changed. */
const folder = mkdtempSync(join(tmpdir(), 'dominopress-lists-'));
const rulesFile = join(folder, 'src', 'variant', 'rules.ts');
const original = readFileSync(join(root, 'src', 'variant', 'rules.ts'), 'utf8');

beforeAll(() => {
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const settings = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['src'] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of src/ in which the compiler finds errors, with the number of them. */
function errors(): Promise<ReadonlyMap<string, number>> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '--noEmit', '--singleThreaded', '-p', '.'],
      { cwd: folder },
      (_, output) => {
        const found = new Map<string, number>();
        for (const [, file = ''] of output.matchAll(/^src\/([^(\n]+)\(\d+,\d+\): error/gm))
          found.set(file, (found.get(file) ?? 0) + 1);
        resolve(found);
      },
    );
  });
}

// Slow: the whole program is compiled once for each list.
describe('a word added to a list of rules.ts', () => {
  test('is added to every list there is', () => {
    const lists = Object.entries(rules).filter(([, value]) => Array.isArray(value));
    expect(Object.keys(concerned).sort()).toEqual(lists.map(([name]) => name).sort());
  });

  test('is what makes the copy fail to compile', async () => {
    writeFileSync(rulesFile, original);
    expect([...(await errors()).keys()]).toEqual([]);
  });

  test.each(Object.entries(concerned))(
    '%s: the compiler names where it is played and where it is said',
    async (list, files) => {
      const changed = original.replace(`export const ${list} = [`, `$&'${WORD}', `);
      expect(changed).not.toBe(original);
      writeFileSync(rulesFile, changed);
      const found = await errors();
      expect([...found.keys()]).toEqual(expect.arrayContaining([...files]));
      expect(found.has('variant/rules.ts')).toBe(false);
    },
  );
});
