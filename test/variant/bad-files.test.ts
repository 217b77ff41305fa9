import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { english } from '../support/shipped.js';
import { loadText, minimal, problemsFrom } from './loaded.js';

interface BadFile {
  readonly code: string;
  readonly file?: string;
  readonly write?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly in?: string;
  readonly set?: readonly string[];
  readonly says: string;
}

const badFiles: readonly BadFile[] = parse(
  readFileSync(fileURLToPath(new URL('../problems/files.yaml', import.meta.url)), 'utf8'),
);

const MARK = '⟦';
const unmarked = (text: string) => text.replace(MARK, '');

/** Line and column of the mark, counted from 1. */
function placeOfMark(text: string): { readonly line: number; readonly column: number } | undefined {
  const [before, after] = text.split(MARK);
  if (before === undefined || after === undefined) return undefined;
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) as string).length + 1 };
}

/** The minimal game with these lines; a key that it has already is replaced. */
function withLines(lines: string): string {
  const keys = lines.split('\n').map((line) => /^⟦?([a-z]+):/u.exec(line)?.[1]);
  const kept = minimal.split('\n').filter((line) => !keys.includes(line.split(':')[0]));
  return `${kept.join('\n').trim()}\n${lines.trimEnd()}\n`;
}

describe('a bad file gets one problem, at its place, with its mend', () => {
  test.each(badFiles)(
    '$code: $says',
    ({ code, file, write, files = {}, in: wrong = 'game.yaml', set, says }) => {
      const text = set ? minimal : (file ?? withLines(write ?? ''));
      const others = Object.fromEntries(
        Object.entries(files).map(([name, other]) => [name, unmarked(other)]),
      );
      const games = { block: 'title: Block', draw: 'title: Draw', './game.yaml': unmarked(text), ...others };
      const problems = problemsFrom(loadText(unmarked(text), games, set));
      expect(problems.map((problem) => problem.code)).toEqual([code]);
      const [problem] = problems;
      const marked = [text, ...Object.values(files)].map(placeOfMark).find(Boolean);
      if (set) expect(problem?.file).toMatch(/^--set/u);
      else expect(problem).toMatchObject({ file: wrong, ...marked });
      expect(set || marked).toBeTruthy();
      expect(english.lookUp(`problem.${code}`, problem?.params)).toBe(says);
    },
  );
});

/** Notes, and texts too long for a table; their own tests stand beside this one. */
const elsewhere = [
  'choice.left-out',
  'choice.large',
  'draw.some',
  'score.one-round',
  'extends.deep',
  'extends.unreadable',
  'file.id',
  'file.too-large',
  'match.low-target',
];

test('each sentence about variant files is somebody’s', () => {
  const words = readFileSync(
    fileURLToPath(new URL('../../templates/words/en.yaml', import.meta.url)),
    'utf8',
  );
  const sections = Object.entries(parse(words).problem as Record<string, unknown>);
  const form = 'file yaml shape extends examples setting choice minutes players partners direction';
  const own = `${form} set wild line deal draw lead round score match`.split(' ');
  const known = sections.filter(([section]) => own.includes(section)).flatMap(([s, v]) => keysOf(v, s));
  const used = new Set([...badFiles.map((bad) => bad.code), ...elsewhere]);
  expect(known.filter((code) => !used.has(code))).toEqual([]);
});

function keysOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [key];
  return Object.entries(value).flatMap(([name, inner]) => keysOf(inner, `${key}.${name}`));
}
