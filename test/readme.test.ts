import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHEETS } from '../src/sheets/registry.js';
import { ownFolder, put, run } from './cli/support.js';
import { english } from './support/shipped.js';
import { some } from './support/thorough.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** A fenced block of the README, with the paragraph before it. */
interface Fence {
  readonly kind: string;
  readonly text: string;
  readonly before: string;
}

const fences: readonly Fence[] = [...README.matchAll(/([^\n]*)\n\n```(\w*)\n([\s\S]*?)```/g)].map(
  ([, before = '', kind = '', text = '']) => ({ kind, text, before }),
);

/** The files that the README shows, by the name its text gives them. */
const files = Object.fromEntries(
  fences.flatMap(({ kind, text, before }) => {
    const name = /`([\w-]+\.yaml)`/.exec(before)?.[1];
    return kind === 'yaml' && name !== undefined ? [[name, text]] : [];
  }),
);

const commands = fences
  .filter(({ kind }) => kind === 'sh')
  .flatMap(({ text }) => text.split('\n'))
  .filter((line) => line.startsWith('node bin/dominopress.js '))
  .map((line) => line.replace(/^node bin\/dominopress\.js /, ''));

/** Splits a command line as a shell does: quotes keep words together. */
function wordsOfLine(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

describe('README', () => {
  it('shows commands and files to try', () => {
    expect(commands.length).toBeGreaterThan(8);
    expect(Object.keys(files)).toContain('our-draw.yaml');
  });

  // A quick run takes the first and not the last, which is a long simulation.
  it.each(some(commands.toReversed(), 5))('dominopress %s', async (line) => {
    const { 'dominopress.yaml': _settings, ...own } = files;
    const folder = ownFolder(own);
    const { status, err } = await run(folder, wordsOfLine(line));
    expect(err).toBe('');
    expect(status).toBe(0);
  });

  it('shows settings that are taken', async () => {
    const folder = ownFolder();
    put(folder, { 'dominopress.yaml': files['dominopress.yaml'] ?? '' });
    const { status, err } = await run(folder, ['kit', 'double-three-chain', '--sheets', 'rules']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(
      existsSync(join(folder, 'out/double-three-chain/player/double-three-chain-rules-letter.pdf')),
    ).toBe(true);
  });

  it('says of every sheet whom it is for and what it is printed on', () => {
    const rows = [...README.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|.*\|$/gm)].map(
      ([, ...cells]) => cells,
    );
    for (const { name, audience, stock } of SHEETS) {
      const title = english.say(`layout.sheet.${name}`).toLowerCase();
      const [, whom, paper] = rows.find(([first]) => first === title) ?? [];
      expect(whom, `for whom is “${title}”, in README's table of sheets`).toBeDefined();
      expect(whom, title).toMatch(audience === 'host' ? /^host only/ : /^players/);
      expect(paper, title).toMatch(new RegExp(`^${stock}`));
    }
  });

  it('links files that are there', () => {
    const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
    expect(links).toEqual(expect.arrayContaining(['docs/kit.webp', 'CONTRIBUTING.md']));
    for (const link of links)
      expect(existsSync(new URL(`../${link}`, import.meta.url)), basename(link)).toBe(true);
  });
});
