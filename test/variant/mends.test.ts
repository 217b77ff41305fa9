import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { english } from '../support/shipped.js';
import { loadText, minimal, problemsFrom } from './loaded.js';

type Rules = Readonly<Record<string, unknown>>;

/** A clash, the words of its sentence that tell what is wrong and what would do, and files that follow it. */
interface Mend {
  readonly code: string;
  readonly in: Rules;
  readonly wrong: string;
  readonly mend: string;
  readonly set: Rules;
  readonly other?: Rules;
}

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../problems/${name}.yaml`, import.meta.url)), 'utf8');
const mends: readonly Mend[] = parse(read('mends'));
const refusals: readonly { readonly code: string }[] = parse(read('refusals'));

/** The minimal game with other rules laid over it; null takes a key out. */
function fileOf(...changes: readonly Rules[]): string {
  const whole = Object.assign({}, parse(minimal), ...changes);
  return stringify(Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null)));
}

describe('rules that clash', () => {
  test.each(mends)(
    '$code says what is wrong and what would do: $mend',
    ({ code, in: rules, wrong, mend }) => {
      const problems = problemsFrom(loadText(fileOf(rules)));
      expect(problems.map((problem) => problem.code)).toEqual([code]);
      const sentence = english.lookUp(`problem.${code}`, problems[0]?.params);
      expect(sentence).toContain(wrong);
      expect(sentence).toContain(mend);
    },
  );

  test.each(mends)('$code is mended by what its sentence says: $set', ({ in: rules, set, other }) => {
    expect(problemsFrom(loadText(fileOf(rules, set)))).toEqual([]);
    if (other) expect(problemsFrom(loadText(fileOf(rules, other)))).toEqual([]);
  });

  test('have a way out for every kind that there is', () => {
    const kinds = new Set(refusals.map(({ code }) => code).filter((code) => code !== 'shape'));
    expect([...kinds].filter((kind) => !mends.some(({ code }) => code === kind))).toEqual([]);
  });

  test('name the other rules and the lines they stand in, but not what is seen in the line itself', () => {
    const apart = `${minimal.replace('players: 2-4', 'players: 2')}draw:\n  when: any-turn\n  then: may-keep\n`;
    expect(problemsFrom(loadText(apart))).toEqual([
      expect.objectContaining({ line: 10, against: [{ key: 'draw.when', file: 'game.yaml', line: 9 }] }),
    ]);
    const [beside] = problemsFrom(loadText(`${minimal}draw: { when: any-turn, then: may-keep }\n`));
    expect(beside?.against).toBeUndefined();
  });

  test('name the file that the other rule is inherited from', () => {
    const text = 'extends: ./parent.yaml\ntitle: Child\nround: { tie: shared }\n';
    expect(problemsFrom(loadText(text, { './parent.yaml': minimal }))).toEqual([
      expect.objectContaining({
        code: 'round.tie-shared',
        file: 'game.yaml',
        line: 3,
        against: [{ key: 'score.round', file: 'parent.yaml', line: 6 }],
      }),
    ]);
  });
});
