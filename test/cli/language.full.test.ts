import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, translations, wordsIn } from '../support/languages.js';
import { ownFolder, run } from './support.js';

/** A text in one line, as nothing breaks it. */
const unbroken = (text: string) => text.replace(/[ \n]+/g, ' ');

describe.each(translations)('%s', (language) => {
  const words = wordsIn(language);
  const english = wordsIn('en');

  test('help is in the language, on the command line or in the settings', async () => {
    for (const [settings, argv] of [
      ['', ['help', '--lang', language]],
      ['', ['kit', '--help', `--lang=${language}`]],
      [`lang: ${language}\n`, ['help', 'kit']],
    ] as const) {
      const { status, out } = await run(ownFolder(settings ? { 'dominopress.yaml': settings } : {}), argv);
      expect(status).toBe(0);
      expect(unbroken(out)).toContain(words.say(argv.includes('kit') ? 'cli.kit.about' : 'cli.about'));
      expect(out).toContain(words.say('cli.help.options'));
      expect(out).not.toContain(english.say('cli.help.option'));
    }
  });

  test('what is wrong with the command line is told in the language', async () => {
    const params = { found: 'kitt', suggested: 'yes', meant: 'kit', known: [] } as const;
    const told = words.say('problem.cli.unknown-command', params);
    const { status, err } = await run(ownFolder(), ['kitt', 'draw', '--lang', language]);
    expect(status).toBe(2);
    expect(err).toContain(told.slice(0, 15));
  });

  test('the list has the titles of the language', async () => {
    const { out } = await run(ownFolder(), ['list', '--json', '--lang', language]);
    const titles = JSON.parse(out).map(({ title }: { title: string }) => title);
    const { out: ours } = await run(ownFolder(), ['list', '--json']);
    for (const { title } of JSON.parse(ours)) expect(titles).not.toContain(title);
  });

  test('a kit has the language in its name', async () => {
    const folder = ownFolder();
    const argv = ['kit', 'double-three-chain', '--lang', language, '--sheets', 'rules', '--quiet'];
    expect(await run(folder, argv)).toMatchObject({ status: 0, err: '' });
    const name = `double-three-chain-${language.toLowerCase()}`;
    expect(existsSync(join(folder, 'out', name, 'player', 'double-three-chain-rules-a4.pdf'))).toBe(true);
  });
});

test('the help names every language there is', async () => {
  const { out } = await run(ownFolder(), ['help', 'kit'], { width: 200 });
  for (const language of languages) expect(out).toMatch(new RegExp(`\\b${language}\\b`));
});

test('a language that nobody has translated into is wrong whatever else the command line says', async () => {
  const { status, err } = await run(ownFolder(), ['list', '--lang', 'qx']);
  expect(status).toBe(2);
  expect(err).toMatch(/^dominopress: There is no language “qx”/);
});
