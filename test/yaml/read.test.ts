import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Problem } from '../../src/problem.js';
import { readYaml } from '../../src/yaml/read.js';
import { plain } from '../../src/yaml/written.js';
import { english, shipped } from '../support/shipped.js';
import { runs } from '../support/thorough.js';
import { loadText, minimal, problemsFrom, variantFrom } from '../variant/loaded.js';

function read(text: string): unknown {
  const result = readYaml(text, 'game.yaml');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return plain(result.value);
}

describe('words stay what was typed', () => {
  // The left column is what YAML 1.2 or 1.1 would make something else of.
  test.each([
    ['00', '00'],
    ['01', '01'],
    ['1e3', '1e3'],
    ['0x1F', '0x1F'],
    ['0o17', '0o17'],
    ['1.10', '1.10'],
    ['1:30', '1:30'],
    ['no', 'no'],
    ['Yes', 'Yes'],
    ['on', 'on'],
    ['1|3', '1|3'],
    ['0-6', '0-6'],
    ['2–5', '2–5'],
    ['"12"', '12'],
    ["'true'", 'true'],
    ['12', 12],
    ['0', 0],
    ['-1', -1],
    ['true', true],
    ['~', null],
    ['null', null],
    ['', null],
    ['12345678901234567890', '12345678901234567890'],
    ['2026-10-30', '2026-10-30'],
    ['.inf', '.inf'],
  ])('%s', (typed, value) => {
    expect(read(`title: ${typed}\n`)).toEqual({ title: value });
  });

  test('a colour or a remark after # is not read', () => {
    expect(read('title: a # b\n')).toEqual({ title: 'a' });
  });

  test.each([
    ['after a colon', 'extends:~draw\ntitle:~~Ours', { extends: 'draw', title: 'Ours' }],
    ['before a colon', 'extends~: draw\nmatch: { points~: 50 }', { extends: 'draw', match: { points: 50 } }],
    ['at the ends of a line', 'lead:~\n~~~first: lot~\n', { lead: { first: 'lot' } }],
    ['in brackets', 'a: {~b:~[1-4,~0-6~],~c:~5~}', { a: { b: ['1-4', '0-6'], c: 5 } }],
    ['beside a hyphen', 'a:\n~-~b:~1\n~-~b: 2', { a: [{ b: 1 }, { b: 2 }] }],
  ])('a space that never breaks is a space %s', (_, typed, value) => {
    for (const space of ['\u00A0', '\u202F']) {
      expect(read(typed.replaceAll('~', space))).toEqual(value);
    }
  });

  test('a space that never breaks stays in a text, and moves no spot', () => {
    const title = 'Le\u00A0jeu\u202F! Ou:\u00A0non';
    expect(read(`title:\u00A0${title}\n`)).toEqual({ title });
    const text = minimal.replace('deal: 5', 'deal:\u00A0\u00A0seven');
    expect(problemsFrom(loadText(text))).toMatchObject([{ code: 'shape.table', line: 4, column: 8 }]);
  });

  test('curly quotes are part of a text that is printed', () => {
    expect(variantFrom(loadText(minimal.replace('Minimal', '“Sunday” game'))).title.any).toBe(
      '“Sunday” game',
    );
    expect(variantFrom(loadText(minimal.replace('Minimal', '‘Sunday’'))).title.any).toBe('‘Sunday’');
  });

  test('a mark of byte order and Windows line ends are accepted, and columns count without it', () => {
    const text = `\uFEFF${minimal.replace('deal: 5', 'deal: seven').replaceAll('\n', '\r\n')}`;
    expect(problemsFrom(loadText(text))).toMatchObject([{ code: 'shape.table', line: 4, column: 7 }]);
    const odd = `\uFEFFtitel: x\r\n`;
    expect(problemsFrom(loadText(odd))[0]).toMatchObject({ code: 'shape.unknown-key', line: 1, column: 1 });
  });

  test('a line that says %YAML 1.2, and three hyphens before the first key, are accepted', () => {
    expect(problemsFrom(loadText(`%YAML 1.2\n---\n${minimal}`))).toEqual([]);
    expect(problemsFrom(loadText(`---\n${minimal}...\n`))).toEqual([]);
  });
});

describe('input is bounded', () => {
  const codes = (text: string) => problemsFrom(loadText(text)).map((problem) => problem.code);

  test('256 KiB are read and a byte more is not', () => {
    const filled = (bytes: number) => `${minimal}#${'x'.repeat(bytes - minimal.length - 1)}`;
    expect(codes(filled(256 * 1024))).toEqual([]);
    expect(codes(filled(256 * 1024 + 1))).toEqual(['file.too-large']);
    expect(codes(`${minimal}# ${'ü'.repeat(128 * 1024)}`)).toEqual(['file.too-large']);
  });

  test('thousands of brackets or levels are one problem', () => {
    for (const text of ['['.repeat(100_000), '{a: '.repeat(50_000), '- '.repeat(100_000)]) {
      expect(codes(text)).toEqual(['yaml.deep']);
    }
    const levels = Array.from({ length: 600 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
    expect(codes(levels)).toEqual(['yaml.deep']);
  });

  test('ten times as many keys take ten times the work, not a hundred times', () => {
    // The processor's own time, which is the same on a busy machine.
    const work = (count: number): number => {
      const keys = Array.from({ length: count }, (_, index) => `k${index}: 1`).join('\n');
      const before = process.cpuUsage();
      expect(codes(keys)[0]).toBe('shape.unknown-key');
      return process.cpuUsage(before).user;
    };
    // The least of three: the first pays for warming up.
    const few = Math.min(work(1000), work(1000), work(1000));
    // Holding each key against each other one takes forty times the work.
    expect(work(10_000)).toBeLessThan(25 * few);
  });

  test('aliases that would explode are refused where they begin', () => {
    const bomb = `a: &a [x, x]\n${'bcdefghij'
      .split('')
      .map((name, index) => `${name}: &${name} [*${'abcdefghi'[index]}, *${'abcdefghi'[index]}]`)
      .join('\n')}\n`;
    expect(problemsFrom(loadText(bomb))[0]).toMatchObject({ code: 'yaml.alias', line: 1, column: 4 });
  });
});

/** Every problem is a sentence at a place. */
function expectSentences(problems: readonly Problem[]): void {
  for (const { code, params, file, line, column } of problems) {
    expect(english.lookUp(`problem.${code}`, params)).not.toMatch(/undefined|\[object|NaN/u);
    expect(typeof file).toBe('string');
    if (!file?.startsWith('--set')) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(column).toBeGreaterThanOrEqual(1);
    }
  }
}

describe('whatever comes in, the answer is a game or problems with a place', () => {
  const texts = [...shipped.values()].map((file) => file.text);
  const library = Object.fromEntries([...shipped].map(([id, file]) => [id, file.text]));
  const judge = (text: string, settings: readonly string[] = []) => {
    const result = loadText(text, library, settings);
    expectSentences(result.ok ? result.notes : result.problems);
  };

  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => judge(text)),
      { numRuns: runs(500) },
    );
  });

  test('any bytes', () => {
    const decoder = new TextDecoder();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => judge(decoder.decode(bytes))),
      { numRuns: runs(500) },
    );
  });

  test('a game with letters taken out, put in or moved', () => {
    const marks = fc.constantFrom(
      ...'[]{}:,-|>&*!%@`#"\'\n\t 0123ab~?<=',
      '\u0000',
      '\uFEFF',
      '…',
      '---\n',
      '- |3',
    );
    const edit = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(12),
      fc.oneof(fc.constant(''), marks),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(edit, { minLength: 1, maxLength: 6 }),
        (text, edits) => {
          let edited = text;
          for (const [where, length, put] of edits) {
            const at = Math.floor(where * edited.length);
            edited = edited.slice(0, at) + put + edited.slice(at + length);
          }
          judge(edited);
        },
      ),
      { numRuns: runs(400) },
    );
  });

  test('any data under any keys of a game', () => {
    const paths =
      'title minutes set players partners direction deal lead lead.first lead.later line.wild draw draw.then';
    const more =
      'round.tie score score.round match match.points match.tie choices examples extends __proto__ a.b.c';
    const words = fc.constantFrom(
      'never',
      'winner',
      '6-6',
      'nobody',
      'opponents',
      'one-round',
      'always',
      'x',
    );
    const value = fc.anything({
      maxDepth: 3,
      maxKeys: 4,
      key: fc.constantFrom(
        'out',
        'blocked',
        'tie',
        '2',
        '4',
        'partners',
        'first',
        'name',
        'steps',
        'left',
        '__proto__',
      ),
      values: [
        words,
        fc.integer({ min: -2, max: 30 }),
        fc.boolean(),
        fc.constant(null),
        fc.double(),
        fc.string(),
      ],
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...`${paths} ${more}`.split(' ')),
        value,
        fc.constantFrom(...shipped.keys()),
        (path, data, id) => {
          const text = JSON.stringify(data) ?? 'null';
          judge(library[id] ?? '', [`${path}=${text}`]);
          judge(stringify({ extends: id, title: 'Odd', [path.split('.')[0] as string]: data }));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('any house rule', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (setting) => judge(minimal, [setting])),
      { numRuns: runs(500) },
    );
  });
});

test('reading changes nothing about a text: the same text gives the same game', () => {
  expect(variantFrom(loadText(minimal))).toEqual(variantFrom(loadText(minimal)));
});
