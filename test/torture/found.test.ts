import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fontSources } from '../../src/cli/base/assets.js';
import { main } from '../../src/cli/main.js';
import { FONT_NAMES } from '../../src/kit/families.js';
import { Fonts } from '../../src/pdf/fonts.js';
import { contents, ownFolder, run } from '../cli/support.js';
import { textsOn } from '../support/read-pdf.js';

/** Reading order turned, and a sequence that moves the cursor, in the words of a file. */
const TRICKS = 'exampl\u202Ees: []\n"a\u009B2Jb": 1\n';

describe('what was found by breaking files and command lines', () => {
  test('nothing that a terminal obeys comes out of a file, as data neither, which holds the same', async () => {
    const folder = ownFolder({ 'ours.yaml': `extends: draw\ntitle: Ours\n${TRICKS}` });
    const { out } = await run(folder, ['check', 'ours.yaml', '--json']);
    expect(out).not.toMatch(/[\u007F-\u009F\u202A-\u202E]/u);
    const told: readonly { params: { key: string } }[] = JSON.parse(out);
    expect(told.map(({ params }) => params.key)).toEqual(['exampl\u202Ees', 'a\u009B2Jb']);
  });

  test.each([
    ['kit', 'mi\u202Ene.yaml', '--sheets', 'score-log'],
    ['handout', 'mi\u202Ene.yaml', '--exercise', 'ends', '--items', '1'],
    ['event', 'pl\u202Ean.yaml'],
  ])('nor out of the name of a file that %s tells as data', async (...argv) => {
    const folder = ownFolder({
      'mi\u202Ene.yaml': 'extends: block\ntitle: Ours\n',
      'pl\u202Ean.yaml': 'variant: block\nplayers: 4\nrounds: 1\nmovement: fixed\n',
    });
    const { status, out } = await run(folder, [...argv, '--json']);
    expect({ status, told: JSON.stringify(JSON.parse(out)).includes('\u202E') }).toEqual({
      status: 0,
      told: true,
    });
    expect(out).not.toContain('\u202E');
  });

  test.each([
    ['title', 'extends: draw\ntitle: Friday 👩 draw\n', 2, '“👩” (U+1F469)'],
    [
      'title in the language asked for',
      'extends: draw\ntitle: { en: Ours, fr: À nous 李 }\n',
      2,
      '“李” (U+674E)',
    ],
    [
      'example’s name',
      'extends: block\ntitle: x\nexamples:\n  - { name: a, show: player, players: [李, Ben], out: Ben, left: { 李: 5 } }\n',
      4,
      '“李” (U+674E)',
    ],
    [
      'name of an example',
      'extends: block\ntitle: x\nexamples:\n  - { name: out👩, show: host, players: [Ana, Ben], out: Ana, left: { Ben: 5 } }\n',
      4,
      '“👩” (U+1F469)',
    ],
  ])(
    'a letter that can’t be printed in a %s is told by “check”, as by “kit”',
    async (what, text, line, said) => {
      const folder = ownFolder({ 'ours.yaml': text });
      const lang = what.includes('language') ? ['--lang', 'fr'] : [];
      const checked = await run(folder, ['check', 'ours.yaml', ...lang]);
      const kit = await run(folder, ['kit', 'ours.yaml', '--sheets', 'rules', ...lang]);
      expect(checked).toEqual({ ...kit, out: '' });
      expect(checked.status).toBe(1);
      expect(checked.err).toMatch(new RegExp(`^ours\\.yaml:${line}:`, 'u'));
      if (lang.length === 0) expect(checked.err).toContain(said);
    },
  );

  test('a title in a language that the type can’t print keeps no kit in another from being made', async () => {
    const folder = ownFolder({ 'ours.yaml': 'extends: draw\ntitle: { en: Ours, ja: ドミノ, fr: À nous }\n' });
    expect((await run(folder, ['check', 'ours.yaml'])).status).toBe(0);
    expect(await run(folder, ['kit', 'ours.yaml', '--sheets', 'host-key', '--quiet'])).toMatchObject({
      status: 0,
      err: '',
    });
    const path = join(folder, 'out/ours/host/ours-host-key-a4.pdf');
    // The rules as data are on the last of four pages.
    const key = await textsOn(new Uint8Array(readFileSync(path)), 4);
    const text = key
      .map((one) => one.text)
      .join(' ')
      .replaceAll(/\s+/gu, ' ');
    expect(text).toContain('À nous');
    expect(text).not.toContain('ja:');
  });

  test('letters that are taken for plain without asking the type are in it', () => {
    const fonts = new Fonts(fontSources(FONT_NAMES[0]));
    const plain = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
      /^[ -~À-ÖØ-öø-ÿ‘’“”–]$/u.test(letter),
    );
    expect(plain.length).toBe(95 + 62 + 5);
    expect(fonts.missing(plain.join(''))).toBeUndefined();
  });

  test('keys of thousands of parts are refused, of the command line and in a choice', async () => {
    const parts = `${'a.'.repeat(3000)}a`;
    // YAML itself has no key of more than 1,024 letters.
    const key = parts.slice(-1001);
    const folder = ownFolder({ 'ours.yaml': `extends: draw\ntitle: Ours\nchoices:\n  - "${key}": 1\n` });
    const typed = await run(folder, ['rules', 'draw', '--set', `${parts}=1`]);
    expect(typed).toMatchObject({ status: 2, out: '' });
    const written = await run(folder, ['check', 'ours.yaml']);
    expect(written).toMatchObject({ status: 1, out: '' });
    expect(written.err).toMatch(/^ours\.yaml:4:5: /u);
    for (const { err } of [typed, written]) expect(err).toContain('more than 16 levels deep');
  });

  test.each([
    ['con', 'con'],
    ['./kits/NUL', 'NUL'],
    ['aux.old/x', 'aux.old'],
  ])('a kit isn’t written into “%s”, which Windows keeps for a device', async (out, named) => {
    const folder = ownFolder();
    const { status, err } = await run(folder, ['kit', 'block', '--sheets', 'score-log', '--out', out]);
    expect({ status, files: contents(folder) }).toEqual({ status: 2, files: {} });
    expect(err).toContain(`“${named}” is a name that Windows keeps for itself`);
  });

  /** Ana went out beside Cleo: the hands of Ben and Dan, 5 and 6, are their side’s. */
  const score =
    'players: [Ana, Ben, Cleo, Dan], out: Ana, left: { Ben: 5, Cleo: 30, Dan: 6 }, scores: { Ana+Cleo: 11, Ben+Dan: 0 }';
  const always = 'extends: block\ntitle: x\nplayers: 4\npartners: always\ndeal: 7\nmatch: { points: 100 }\n';
  test.each([
    ['both winners named', `partners: true, winners: [Ana, Cleo], ${score}`],
    ['four who can only be partners', score],
  ])('an example of partners is right: %s', async (_, example) => {
    const folder = ownFolder({ 'ours.yaml': `${always}examples: [ { name: w, ${example} } ]\n` });
    expect(await run(folder, ['check', 'ours.yaml', '--quiet'])).toEqual({ status: 0, out: '', err: '' });
  });

  test('an inherited example that was played singly is left out of a game for partners', async () => {
    const single =
      'examples: [ { name: s, players: [Ana, Ben, Cleo, Dan], out: Ana, left: { Ben: 5, Cleo: 3, Dan: 6 }, scores: { Ana: 14, Ben: 0, Cleo: 0, Dan: 0 } } ]';
    const folder = ownFolder({
      'single.yaml': `extends: block\ntitle: Single\n${single}\n`,
      'ours.yaml': always.replace('block', './single.yaml'),
    });
    const { status, err } = await run(folder, ['check', 'ours.yaml']);
    expect(status).toBe(0);
    expect(err.replaceAll(/\s+/gu, ' ')).toMatch(/left out: .*\bs\b/u);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('a run that %s ends says so by its status, %i', async (signal, status) => {
    const folder = ownFolder();
    const ended = main(['kit', 'block', '--quiet', '--out', join(folder, 'out')]);
    process.emit(signal, signal);
    expect(await ended).toBe(status);
    expect(contents(folder)).toEqual({});
  });

  test.each([
    ['none', 'midway between the tiles', /the marks|mark to mark/u],
    ['front', 'from mark to mark', /midway/u],
  ])('with --marks %s sheet and guide say where to cut', async (marks, where, never) => {
    const folder = ownFolder();
    const line = ['kit', 'block', '--sheets', 'tiles,print-guide', '--marks', marks, '--quiet'];
    expect((await run(folder, line)).status).toBe(0);
    for (const [path, cut] of [
      ['player/block-tiles-a4.pdf', /Cut (?:along the marks|midway between the tiles);/u],
      ['host/block-print-guide-a4.pdf', new RegExp(`across the sheet ${where}\\.`, 'u')],
    ] as const) {
      const read = await textsOn(new Uint8Array(readFileSync(join(folder, 'out/block', path))));
      const text = read
        .map((one) => one.text)
        .join(' ')
        .replaceAll(/\s+/gu, ' ');
      expect(text).toMatch(cut);
      expect(text).not.toMatch(never);
    }
  });
});
