import { describe, expect, test } from 'vitest';
import { realDisk } from '../../../src/cli/base/disk.js';
import { readSettings } from '../../../src/cli/line/settings.js';
import { ownFolder, run } from '../support.js';

const outlet = { write: () => {}, width: undefined, styled: false };

function settingsOf(text: string) {
  const interrupted = new AbortController().signal;
  return readSettings({
    folder: ownFolder({ 'dominopress.yaml': text }),
    out: outlet,
    err: outlet,
    disk: realDisk,
    settings: undefined,
    show: async () => true,
    interrupted,
    clock: () => 0,
  });
}

describe('dominopress.yaml', () => {
  test('holds options as the command line has them', async () => {
    const text =
      'paper: letter, a4\nlang: en\nout: prints\nseed: 7\nplayers: 4\npartners: true\nnames: [Ana, Ben]\nsheets: rules\n';
    expect(await settingsOf(text)).toMatchObject({
      ok: true,
      value: {
        options: {
          paper: ['letter', 'a4'],
          lang: 'en',
          out: 'prints',
          seed: 7,
          players: 4,
          partners: true,
          names: { names: ['Ana', 'Ben'], paired: false },
          sheets: ['rules'],
        },
      },
    });
  });

  test.each([
    ['nothing', ''],
    ['a comment', '# paper: letter\n'],
  ])('may hold %s', async (_, text) => {
    expect(await settingsOf(text)).toMatchObject({ ok: true, value: { options: {} } });
  });

  test.each([
    ['papr: letter\n', 'dominopress.yaml:1:1: There is no setting “papr”; did you mean “paper”?'],
    [
      'paper: a4\n\nseed: many\n',
      'dominopress.yaml:3:1: seed is “many”, but should be a whole number from 0',
    ],
    [
      'partners: 4\n',
      'dominopress.yaml:1:1: “partners” is “4”, but should be true or false. Write one of the two without quotes.',
    ],
    ['set: match.points=50\n', 'dominopress.yaml:1:1: There is no setting “set”'],
    ['out: { a: b }\n', 'dominopress.yaml:1:1: out needs a value'],
    ['lang: xx\n', 'dominopress.yaml:1:1: There is no language “xx”'],
  ])('%j is told with its place and status 1', async (text, said) => {
    const { status, err, out } = await run(ownFolder({ 'dominopress.yaml': text }), ['rules', 'draw']);
    expect(err).toContain(said);
    expect({ status, out }).toEqual({ status: 1, out: '' });
  });

  test('tells every mistake in it', async () => {
    const { err } = await run(ownFolder({ 'dominopress.yaml': 'papr: a4\nsheets: tile\n' }), ['list']);
    expect(
      err
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(0, 20)),
    ).toEqual(['dominopress.yaml:1:1', 'dominopress.yaml:2:1']);
  });

  test('gives way to the command line, and leaves alone what a command doesn’t take', async () => {
    const folder = ownFolder({ 'dominopress.yaml': 'players: 2\npaper: a7\nlang: xx\n' });
    const two = await run(folder, ['rules', 'draw', '--json', '--lang', 'en']);
    const three = await run(folder, ['rules', 'draw', '--json', '--lang', 'en', '--players', '3']);
    expect(JSON.parse(two.out).players).toBe('2');
    expect(JSON.parse(three.out).players).toBe('3');
  });

  test('does not keep the help from helping', async () => {
    const { status, out } = await run(ownFolder({ 'dominopress.yaml': '- - [' }), ['help']);
    expect(status).toBe(0);
    expect(out).toContain('Commands:');
  });
});
