import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ToldProblem } from '../../src/problem.js';
import { contents, ownFolder, type Ran, run } from '../cli/support.js';

/** A broken file and what is told of it. The last three are pieces of the sentence, which together are all of it. */
interface Broken {
  readonly file: string;
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  /** Where the other rules stand that it clashes with. */
  readonly see?: string;
}

/** Where a file of each kind is put, and the command that then reads it. */
const KINDS: Readonly<
  Record<
    string,
    { readonly at: (file: string) => string; readonly line: (file: string) => readonly string[] }
  >
> = {
  variants: { at: (file) => file, line: (file) => ['check', file] },
  settings: { at: () => 'dominopress.yaml', line: () => ['kit', 'block'] },
  printers: {
    at: () => 'settings/dominopress/printers.yaml',
    line: () => ['kit', 'block', '--printer', 'home'],
  },
  names: { at: () => 'names.txt', line: () => ['kit', 'block', '--names', '@names.txt'] },
};

const here = fileURLToPath(new URL('.', import.meta.url));

function brokenFiles(kind: string): readonly Broken[] {
  return parse(readFileSync(join(here, kind, 'expected.yaml'), 'utf8'));
}

const all = Object.keys(KINDS).flatMap((kind) =>
  brokenFiles(kind).map((broken) => ({ kind, broken, name: `${kind}/${broken.file}` })),
);

/** The letters of a sentence that none of its pieces has, spaces left out. */
function rest(text: string, pieces: readonly string[]): string {
  const letters = [...text].map((letter) => letter.trim());
  for (const piece of pieces) {
    const from = text.indexOf(piece);
    expect(`${from >= 0 && piece !== ''}: “${piece}” in “${text}”`).toMatch(/^true/u);
    letters.fill('', [...text.slice(0, from)].length, [...text.slice(0, from + piece.length)].length);
  }
  return letters.join('');
}

/** What a terminal shows, its lines put together again. */
const unwrapped = ({ err }: Ran): string => err.trimEnd().replaceAll('\n  ', ' ');

describe('a broken file gets one problem: what, where, what was found and expected, what to do', () => {
  test.each(all)('$name: $broken.code', async ({ kind, broken }) => {
    const { at, line } = KINDS[kind] as (typeof KINDS)[string];
    const folder = ownFolder();
    const path = at(broken.file);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(here, kind, broken.file), join(folder, path));
    const before = contents(folder);

    const data = await run(folder, [...line(broken.file), '--json']);
    // Names are typed, though into a file; a printer that isn't known was misspelt on the command line.
    expect(data).toMatchObject({ status: kind === 'names' ? 2 : 1, err: '' });
    const told: readonly ToldProblem[] = JSON.parse(data.out);
    expect(told.map(({ code }) => code)).toEqual([broken.code]);
    const [problem] = told as readonly [ToldProblem];
    const place = { line: problem.line, column: problem.column };
    expect(place).toEqual({ line: broken.line, column: broken.column });
    if (broken.line !== undefined) expect(join(folder, path).endsWith(problem.file ?? '')).toBe(true);
    expect(
      rest(problem.text, [broken.found, broken.expected, broken.fix, ...(broken.see ? [broken.see] : [])]),
    ).toBe('');

    const shown = await run(folder, line(broken.file), { width: 80 });
    expect(shown).toMatchObject({ status: data.status, out: '' });
    const spot = [problem.file ?? 'dominopress', problem.line, problem.column].filter(
      (part) => part !== undefined,
    );
    expect(unwrapped(shown)).toBe(`${spot.join(':')}: ${problem.text.replaceAll(/\s+/gu, ' ')}`);
    expect(contents(folder)).toEqual(before);
  });

  test('has a line for every file that lies there', () => {
    for (const kind of Object.keys(KINDS)) {
      const files = readdirSync(join(here, kind)).filter((name) => name !== 'expected.yaml');
      expect(
        brokenFiles(kind)
          .map(({ file }) => file)
          .sort(),
      ).toEqual(files.sort());
    }
    expect(all.length).toBeGreaterThanOrEqual(150);
  });
});

/** A game with far more slips than a screen has lines: rules by which nothing can be played, and examples of no form. */
const MANY = [
  'extends: draw',
  'title: Ours',
  'examples:',
  ...Array.from({ length: 20 }, (_, index) => `  - { name: e${index}, show: everyone, out: Ana }`),
  'deal: { 2: seven, 3: five, 4: five }',
  'choices: [ lot, agreement ]',
  'scoer: { round: opponents }',
  'draw: { leave: two }',
].join('\n');

describe('many problems', () => {
  test('are told the worst first, on one screen, whose last line counts the others', async () => {
    const folder = ownFolder({ 'ours.yaml': MANY });
    const { status, err } = await run(folder, ['check', 'ours.yaml'], { width: 80 });
    const lines = err.trimEnd().split('\n');
    expect(status).toBe(1);
    // One line is left for what is typed next.
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    const places = lines.flatMap((line) => /^ours\.yaml:(\d+):/u.exec(line)?.[1] ?? []);
    // The key that nobody knows, the deal’s three rows, drawing, the choices; then the examples from the top.
    expect(places.slice(0, 9)).toEqual(['26', '24', '24', '24', '27', '25', '25', '4', '5']);
    const data = JSON.parse((await run(folder, ['check', 'ours.yaml', '--json'])).out);
    expect(lines.at(-1)).toBe(
      `${data.length - places.length} more problems aren’t shown. Fix these first and run again.`,
    );
    expect(data.slice(0, places.length).map(({ line }: ToldProblem) => String(line))).toEqual(places);
  });

  test('go to a file as so many lines', async () => {
    const { err } = await run(ownFolder({ 'ours.yaml': MANY }), ['check', 'ours.yaml']);
    const lines = err.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(lines.slice(0, -1).every((line) => line.startsWith('ours.yaml:'))).toBe(true);
  });

  test('of which one follows from another are one', async () => {
    const needed =
      'title: Ours\nset: double-six\nplayers: 2\ndeal: 7\nlead: { first: lot }\nmatch: one-round\n';
    const folder = ownFolder({ 'ours.yaml': `${needed}score:\n  ruond: opponents\n` });
    const told = JSON.parse((await run(folder, ['check', 'ours.yaml', '--json'])).out);
    expect(told.map(({ code, line }: ToldProblem) => [code, line])).toEqual([['shape.unknown-key', 8]]);
  });
});
