import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMargin, readOffset, readRuler } from '../../src/cli/line/print-readers.js';
import type { Result } from '../../src/problem.js';
import { languages, translations } from '../support/languages.js';
import { textsOn } from '../support/read-pdf.js';
import { contents, ownFolder, run } from './support.js';

const NO_BREAK = /[\u00a0\u202f]/u;

/** What an option makes of a value where decimal commas are written; what it complains of otherwise. */
const read: Readonly<Record<string, (text: string, decimalComma: boolean) => unknown>> = {
  '--margin': (text, comma) => taken(readMargin(text, '--margin', () => comma)),
  '--ruler': (text, comma) => taken(readRuler(text, '--ruler', () => comma)),
  '--offset': (text, comma) => taken(readOffset(text, '--offset', () => comma)),
};
const taken = (result: Result<object>) =>
  result.ok ? Object.values(result.value) : result.problems[0]?.code;

describe.each(languages)('in %s what the test page prints', (language) => {
  const comma = language !== 'en';

  test('works when it is typed as it is printed', async () => {
    const folder = ownFolder();
    const argv = ['calibrate', '--lang', language, '--quiet'];
    expect(await run(folder, argv)).toMatchObject({ status: 0, err: '' });
    const pdf = new Uint8Array(readFileSync(join(folder, 'out/calibrate/calibrate-a4.pdf')));
    const page = (await textsOn(pdf)).map(({ text }) => text);
    // The numbers of the frames, each once on every side.
    for (const frame of ['3', '5', '6.35', '8', '10']) {
      expect(page.filter((text) => text === frame).length).toBeGreaterThanOrEqual(4);
      expect(read['--margin']?.(frame, comma)).toEqual(Array(4).fill(Number(frame)));
    }
    // The command, with the breaks of its lines; and the kit that it says to make.
    const text = page.join(' ').replace(/\s+/g, ' ');
    const option = comma ? ` --lang ${language}` : '';
    const name = /calibrate --printer (\S+)/.exec(text)?.[1] ?? '';
    const command = `calibrate --printer ${name} --ruler 100 --offset 0.5,-1 --margin 5${option}`;
    expect(text).toContain(`dominopress ${command}`);
    const kept = await run(folder, command.split(' '));
    expect(kept).toMatchObject({ status: 0, err: '' });
    const use = `kit draw --printer ${name}${option}`;
    expect(text).toContain(`dominopress ${use}`);
    // What is to be copied from the terminal has plain spaces, and keeps the language.
    const [last = ''] = kept.out.trimEnd().split('\n').slice(-1);
    expect(last).toBe(`  dominopress ${use}`);
    expect(last).not.toMatch(NO_BREAK);
  });

  test('and what it says was kept works too, decimals as the language writes them', async () => {
    const argv = ['calibrate', '--printer', 'x', '--lang', language, '--margin', '6.35,5,12.7,5'];
    const { out } = await run(ownFolder(), argv, { width: 200 });
    const [said = ''] = /\d[\d.,]*(?:\/[\d.,]+){3}/.exec(out) ?? [];
    expect(said).toBe(comma ? '6,35/5/12,7/5' : '6.35/5/12.7/5');
    const again = ['calibrate', '--printer', 'x', '--lang', language, '--margin', said, '--json'];
    expect(JSON.parse((await run(ownFolder(), again)).out)).toMatchObject({ margin: [6.35, 5, 12.7, 5] });
  });
});

test.each(translations)(
  'in %s a decimal comma is one, and what may be meant in two ways is told with a way to write it',
  async (language) => {
    const argv = ['calibrate', '--printer', 'x', '--lang', language];
    const { out } = await run(ownFolder(), [...argv, '--margin', '6,35', '--ruler', '99,6', '--json']);
    expect(JSON.parse(out)).toMatchObject({ margin: [6.35, 6.35, 6.35, 6.35], ruler: [99.6, 99.6] });
    const { err } = await run(ownFolder(), [...argv, '--offset', '0,5']);
    expect(err).toContain('0,5/-1');
  },
);

test('following the last line of a test page makes sheets in its language', async () => {
  const folder = ownFolder();
  const keep = ['calibrate', '--printer', 'x', '--ruler', '100', '--lang', 'pt-PT'];
  const [last = ''] = (await run(folder, keep)).out.trimEnd().split('\n').slice(-1);
  const use = last.trim().split(' ').slice(1);
  expect((await run(folder, [...use, '--sheets', 'rules'])).status).toBe(0);
  expect(Object.keys(contents(join(folder, 'out')))).toContain('draw-pt-pt/kit.json');
});

describe('where decimal commas are written', () => {
  test.each([
    ['--margin', '6,35', [6.35, 6.35, 6.35, 6.35]],
    ['--margin', '5/5/12,7/5', [5, 5, 12.7, 5]],
    ['--margin', '5,5,12,7', [5, 5, 12, 7]],
    ['--ruler', '99,6', [99.6, 99.6]],
    ['--ruler', '99,6 mm', [99.6, 99.6]],
    ['--ruler', '99,6,99,8', [99.6, 99.8]],
    ['--ruler', '99,6;99,8', [99.6, 99.8]],
    ['--ruler', '99,6 99,8', [99.6, 99.8]],
    ['--ruler', '100,99,8', [100, 99.8]],
    ['--ruler', '99,100', [99, 100]],
    ['--ruler', '99.6,99.8', [99.6, 99.8]],
    ['--offset', '0,5,-1', [0.5, -1]],
    ['--offset', '0,5/\u22121', [0.5, -1]],
    ['--offset', '1,-1', [1, -1]],
  ])('%s %s is taken as it is meant', (option, value, kept) => {
    expect(read[option]?.(value, true)).toEqual(kept);
  });

  test.each([
    ['--offset', '0,5', 'cli.malformed-offset'],
    ['--offset', '-1,0,5', 'cli.malformed-offset'],
    ['--margin', '5,5,12,7,5', 'cli.malformed-margin'],
    ['--ruler', '100,99', 'cli.malformed-ruler'],
    ['--ruler', '1,2,3,4,5,6,7,8,9', 'cli.malformed-ruler'],
  ])('%s %s could be meant in two ways, and is refused', (option, value, code) => {
    expect(read[option]?.(value, true)).toBe(code);
  });
});

test('elsewhere a comma parts numbers, and is never taken for a point', () => {
  expect(read['--margin']?.('5,5', false)).toBe('cli.malformed-margin');
  expect(read['--ruler']?.('99,6', false)).toBe('cli.malformed-ruler');
  expect(read['--offset']?.('0,5', false)).toEqual([0, 5]);
});

test.each([
  ['en', '0.5,-1', 'Backs are moved 0.5 mm to the right and 1 mm up.'],
  ['en', '-0.5,2', 'Backs are moved 0.5 mm to the left and 2 mm down.'],
  ['en', '0,1', 'Backs are moved 1 mm down.'],
  ['en', '0,0', 'Backs stay where they are.'],
  ['fr', '0.5,-1', 'Les dos sont déplacés de 0,5 mm vers la droite et de 1 mm vers le haut.'],
  ['es', '0.5,-1', 'Los reversos se mueven 0,5 mm a la derecha y 1 mm hacia arriba.'],
  ['de', '-0.5,-1', 'Rückseiten werden um 0,5 mm nach links und um 1 mm nach oben verschoben.'],
  ['pt', '0.5,-1', 'Os versos são deslocados 0,5 mm para a direita e 1 mm para cima.'],
  ['it', '0.5,-1', 'I dorsi vengono spostati di 0,5 mm verso destra e di 1 mm verso l’alto.'],
])('in %s an offset of %s is told by its direction', async (language, offset, said) => {
  const argv = ['calibrate', '--printer', 'x', '--lang', language, '--offset', offset];
  expect((await run(ownFolder(), argv, { width: 200 })).out).toContain(said);
});

test('a tile and a paper may be asked for with a decimal comma', async () => {
  const folder = ownFolder();
  const argv = ['kit', 'double-three-chain', '--sheets', 'tiles', '--quiet', '--lang', 'de'];
  expect(await run(folder, [...argv, '--tile', '42,5 × 21 mm', '--paper', '200,5x250mm,a4'])).toMatchObject({
    status: 0,
    err: '',
  });
  const made = Object.keys(contents(join(folder, 'out', 'double-three-chain-de', 'player')));
  expect(made).toEqual(['double-three-chain-tiles-200.5x250mm.pdf', 'double-three-chain-tiles-a4.pdf']);
});

test.each([
  ['en', 'The only one known is bureau. To measure one: dominopress calibrate --printer salon\n'],
  ['fr', 'On ne connaît que bureau.'],
  ['es', 'La única conocida es bureau. Para medir una: dominopress calibrate --printer salon --lang es\n'],
  ['de', 'Bekannt ist nur bureau. Um einen zu vermessen: dominopress calibrate --printer salon --lang de\n'],
  ['pt', 'Só se conhece bureau.'],
  ['it', 'L’unica nota è bureau.'],
])('in %s one known printer is one', async (language, said) => {
  const folder = ownFolder();
  await run(folder, ['calibrate', '--printer', 'bureau', '--ruler', '100', '--quiet']);
  const { err } = await run(folder, ['kit', 'block', '--printer', 'salon', '--lang', language]);
  expect(err).toContain(said);
});
