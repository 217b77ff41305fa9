import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fontSources } from '../../src/cli/base/assets.js';
import { FONT_NAMES } from '../../src/kit/families.js';
import { Fonts } from '../../src/pdf/fonts.js';
import { ownFolder, run } from '../cli/support.js';
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
});
