import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { DrawRule, LeadWay, MatchRule, ScoreWay } from '../../src/variant/rules.js';
import * as rules from '../../src/variant/rules.js';

const root = join(import.meta.dirname, '..', '..');
const plugin = join(root, 'lint', 'rule-words.grit');

/** The lists of rules.ts: its exported arrays. */
const lists = Object.values(rules).filter((value): value is typeof value & readonly string[] =>
  Array.isArray(value),
);

/** The words that tell the forms of a rule apart and stand in no list, since a file writes them otherwise. */
const forms: Record<
  Exclude<(LeadWay | ScoreWay | MatchRule)['kind'] | DrawRule['when'], (typeof lists)[number][number]>,
  true
> = { tile: true, fixed: true, 'one-round': true, points: true, rounds: true };

const folder = mkdtempSync(join(tmpdir(), 'dominopress-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a file into a copy of the project's settings and gives the lines at which the rule reports something. */
async function reported(path: string, lines: readonly string[]): Promise<readonly number[]> {
  const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const plugins = settings.plugins.map((entry: { readonly path: string }) => ({
    ...entry,
    path: join(root, entry.path),
  }));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [biome, 'lint', '--reporter=github', path], { cwd: folder }, (_, out, err) =>
      resolve(out + err),
    );
  });
  return [...output.matchAll(/^::error title=plugin,.*?\bline=(\d+),/gm)].map((match) => Number(match[1]));
}

describe('the lint rule for words of rules', () => {
  test('knows every word of every list of rules.ts, and no other', () => {
    const known = /r"\['\\"`\]\(\?:([^)]*)\)/.exec(readFileSync(plugin, 'utf8'))?.[1]?.split('|') ?? [];
    expect(lists).toHaveLength(14);
    expect([...known].sort()).toEqual([...new Set([...lists.flat(), ...Object.keys(forms)])].sort());
  });

  test.each([
    ["export const a = (when: string) => when === 'never';"],
    ["export const a = (when: string) => 'stuck' !== when;"],
    ["export const a = (way: { kind: string }) => way.kind === 'each-own-pips';"],
    ["export const a = (tie: string) => ['shared', 'other'].includes(tie);"],
    ["export const a = (one: string) => { switch (one) { case 'lot': return 1; default: return 2; } };"],
    ["export const a = (one: string) => { switch (one) { case 'lot': return 1; } return 2; };"],
  ])('reports %s', async (line) => {
    expect(await reported('src/engine/planted.ts', [line])).toEqual([1]);
  });

  test('leaves alone what names no rule, switches that handle a whole list, and folders that know no rules', async () => {
    const compared = "export const a = (mode: string) => mode === 'none';";
    const others = [
      "import { unreachable } from '../problem.js';",
      "export const a = (kind: string) => kind === 'play' || kind === 'nevermore';",
      "export const b = (one: 'lot') => { switch (one) { case 'lot': return 1; default: return unreachable(one); } };",
      "export const c = { when: 'never' };",
    ];
    expect(await reported('src/engine/planted.ts', others)).toEqual([]);
    expect(await reported('src/layout/tiles/planted.ts', [compared])).toEqual([]);
  });
});
