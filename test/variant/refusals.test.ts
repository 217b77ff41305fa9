import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Problem } from '../../src/problem.js';
import { loadVariant } from '../../src/variant/load.js';
import { MINIMAL } from '../support/minimal.js';
import { english } from '../support/shipped.js';

interface Refusal {
  readonly code: string;
  readonly set: Readonly<Record<string, unknown>>;
}

const refusals: readonly Refusal[] = parse(
  readFileSync(fileURLToPath(new URL('../problems/refusals.yaml', import.meta.url)), 'utf8'),
);

function problemsOf(text: string, parent = ''): readonly Problem[] {
  const library = () => (parent === '' ? undefined : { name: 'minimal.yaml', id: 'minimal', text: parent });
  const loaded = loadVariant({ name: 'game.yaml', id: 'game', text }, library);
  return loaded.ok ? [] : loaded.problems;
}

const kindOf = (code: string) => (code.startsWith('shape.') ? 'shape' : code);

describe('rules that make no sense together are refused', () => {
  test('the minimal game by itself is right', () => {
    expect(problemsOf(stringify(MINIMAL))).toEqual([]);
  });

  test.each(refusals)('$code: $set', ({ code, set }) => {
    const whole = problemsOf(stringify({ ...MINIMAL, ...set }));
    expect(whole.map((problem) => kindOf(problem.code))).toEqual([code]);
  });

  test.each(refusals)('$code in a file that extends the minimal game: $set', ({ code, set }) => {
    const text = stringify({ extends: './minimal.yaml', title: 'y', ...set });
    const problems = problemsOf(text, stringify(MINIMAL));
    expect(problems.map((problem) => kindOf(problem.code))).toEqual([code]);
    expect(problems[0]?.file).toBe('game.yaml');
  });

  test.each(refusals)('$code has a sentence with a place: $set', ({ set }) => {
    for (const problem of problemsOf(stringify({ ...MINIMAL, ...set }))) {
      expect(problem).toMatchObject({
        file: 'game.yaml',
        line: expect.any(Number),
        column: expect.any(Number),
      });
      const sentence = english.lookUp(`problem.${problem.code}`, problem.params);
      expect(sentence).toMatch(/^\S.{20,}[.?)]$/u);
      expect(sentence).not.toMatch(/undefined|\[object|NaN| {2}|\{\w|\w\}/u);
    }
  });
});
