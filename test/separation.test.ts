import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paintedDocuments } from '../src/kit/document.js';
import { layOutKit } from '../src/kit/make.js';
import { wordsFrom } from '../src/words/make.js';
import { contents, ownFolder, put, run } from './cli/support.js';
import { languages, messagesIn } from './support/languages.js';
import { allSaidBy, plain } from './support/read-all.js';
import { materials, setupOn } from './support/setup.js';
import { checkedOf, valueIn, variantOf } from './support/shipped.js';
import { some } from './support/thorough.js';

/** Words and numbers that stand nowhere else, each planted in one place. The host key says those of the host's examples. */
const TOLD_TO_HOST = [
  ...['Zebulonius', 'Xanthippea', 'Ζαμπετούλα', 'Ждановская', 'Quillonette', 'Wåldrëmår'],
  ...['73911', '83947', '26849'],
];
/** Nobody is told what tests look at, what an example is called, and where a file lies and what it says beside the game. */
const TOLD_TO_NOBODY = [
  ...['Tertullianz', 'Umbrosinax', 'Ypsilantiq', 'Kopfschtoltz'],
  ...[
    'qwertzelplay',
    'qwertzelscore',
    'qwertzellead',
    'qwertzeltest',
    'qwertzelparent',
    'vörrprxyl',
    'zmrzlinář',
  ],
  ...['ordnergeheim', 'ordnerausgabe'],
];
/** What the printer is called that the tiles are moved for. */
const PRINTER = 'druckerspezial';
/** Titles in languages that a sheet isn't in; the host key says them in the file that it prints. */
const TITLES = {
  en: 'Englaxia',
  fr: 'Francéliq',
  de: 'Deutschöx',
  es: 'Españux',
  it: 'Italúx',
  pt: 'Brasíliox',
};

const PARENT = `# zmrzlinář
extends: family-draw
title: Parent
examples:
  - { name: qwertzelparent, show: host, players: [Quillonette, Wåldrëmår], after: { led: Quillonette, out: Wåldrëmår }, leads: Wåldrëmår }
`;
const GAME = `# vörrprxyl
extends: ./parent.yaml
title: { ${Object.entries(TITLES)
  .map(([language, title]) => `${language}: ${title}`)
  .join(', ')} }
examples:
  - name: qwertzelplay # vörrprxyl
    show: host
    players: [Zebulonius, Xanthippea]
    line: [2-5]
    steps: [ { who: Zebulonius, play: 2-6, at: 2, ends: [6, 5] } ]
  - name: qwertzelscore
    show: host
    players: [Ζαμπετούλα, Ждановская]
    out: Ζαμπετούλα
    left: { Ждановская: 73911 }
    scores: { Ζαμπετούλα: 73911, Ждановская: 0 }
  - name: qwertzellead
    show: host
    players: [Zebulonius, Xanthippea]
    before: { Zebulonius: 0, Xanthippea: 0 }
    blocked: true
    left: { Zebulonius: 26849, Xanthippea: 83947 }
    scores: { Zebulonius: 83947, Xanthippea: 0 }
  - { name: qwertzeltest, show: test, players: [Tertullianz, Umbrosinax], after: { led: Tertullianz, out: Umbrosinax }, leads: Umbrosinax }
  - { name: qwertzeltest-2, show: test, players: [Ypsilantiq, Kopfschtoltz], out: Ypsilantiq, left: { Kopfschtoltz: 12 }, scores: { Ypsilantiq: 12, Kopfschtoltz: 0 } }
`;
/** What a kit can be asked for, by language. */
const ASKED: readonly (readonly [language: keyof typeof TITLES, options: readonly string[]])[] = [
  ['de', ['--large-print']],
  ['fr', ['--font', 'lexend', '--names', 'Χρήστος,Юлия']],
  ['es', ['--paper', 'letter', '--large-print', '--font', 'lexend']],
  ['it', ['--players', '3', '--kits', '2', '--backs', 'fold']],
  ['pt', ['--low-ink', '--faces', 'both', '--colour', '--seed', '7']],
  ['en', ['--printer', PRINTER]],
];

const folderOf = (files: Readonly<Record<string, string>>) => {
  const folder = join(ownFolder(), 'ordnergeheim');
  mkdirSync(folder);
  put(folder, files);
  return folder;
};

/** Makes a kit in a folder; its PDFs by path. */
async function kitIn(folder: string, argv: readonly string[]): Promise<Readonly<Record<string, Buffer>>> {
  const out = join(folder, 'ordnerausgabe');
  const made = await run(folder, ['kit', './secret.yaml', '--out', 'ordnerausgabe', '--quiet', ...argv]);
  expect(made).toMatchObject({ status: 0, err: '' });
  const [kit = ''] = readdirSync(out);
  return Object.fromEntries(
    Object.keys(contents(join(out, kit))).map((path) => [path, readFileSync(join(out, kit, path))]),
  );
}

const playersOf = <T>(kit: Readonly<Record<string, T>>) =>
  Object.entries(kit).filter(([path]) => path.startsWith('player/'));

test.each(some(ASKED, 6))(
  'a game with secrets, in %s with %j: no player’s file has any of them',
  async (language, options) => {
    const folder = folderOf({ 'secret.yaml': GAME, 'parent.yaml': PARENT });
    const open = folderOf({
      'secret.yaml': `extends: family-draw\ntitle: { ${language}: ${TITLES[language]} }\n`,
    });
    for (const place of [folder, open])
      await run(place, ['calibrate', '--printer', PRINTER, '--ruler', '99.5', '--offset', '0.5,-0.5']);
    const argv = [...options, '--lang', language];
    const [kit, without] = [await kitIn(folder, argv), await kitIn(open, argv)];

    const files = playersOf(kit);
    expect(files.map(([path]) => path)).toEqual(playersOf(without).map(([path]) => path));
    expect(files.length).toBeGreaterThanOrEqual(3);
    const others = Object.entries(TITLES).flatMap(([code, title]) => (code === language ? [] : [title]));
    const secrets = [...TOLD_TO_HOST, ...TOLD_TO_NOBODY, PRINTER, ...others];
    for (const [path, bytes] of files) {
      const said = `${plain(path)}\n${await allSaidBy(bytes)}`;
      expect(
        secrets.filter((secret) => says(said, secret)),
        path,
      ).toEqual([]);
      // Who reads so finds what is there.
      expect(says(said, TITLES[language])).toBe(true);
      // Nothing of them is there in any other form either: these are the bytes of the game without them.
      expect(bytes.equals(without[path] ?? Buffer.of()), path).toBe(true);
    }

    const hosts = Object.entries(kit).filter(([path]) => path.startsWith('host/'));
    const said = (await Promise.all(hosts.map(([, bytes]) => allSaidBy(bytes)))).join('\n');
    const told = [...TOLD_TO_HOST, ...Object.values(TITLES)];
    expect(told.filter((secret) => !says(said, secret))).toEqual([]);
  },
);

/** Whether a word, or a number by itself, is in what a file says. */
function says(said: string, secret: string): boolean {
  const word = plain(secret);
  return /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(said) : said.includes(word);
}

/** The parts of the words that only the host's sheets say. */
const HOST_WORDS = ['ruling', 'expect', 'demo', 'tips', 'host-key', 'print-guide'];
const MARK = 'Qzxwv';

test.each(some(languages, 7))('no word of the host’s sheets is in a player’s file: %s', async (language) => {
  const messages = messagesIn(language);
  const marked = Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      HOST_WORDS.includes(key.split('.')[0] ?? '') ? MARK : text,
    ]),
  );
  const kitWith = async (said: typeof messages) => {
    const { sheets } = valueIn(
      layOutKit(
        {
          variant: variantOf('block'),
          checked: checkedOf('block'),
          words: wordsFrom(language, said),
          seating: {},
          houseRules: false,
          papers: [setupOn('a4').paper],
          tables: [{ names: [] }],
          seed: 1,
          neighbours: [],
        },
        materials,
      ),
      'kit',
    );
    const files: Record<string, Uint8Array> = {};
    for await (const { path, bytes } of paintedDocuments(sheets, materials)) files[path] = bytes;
    return files;
  };
  const [usual, kit] = [await kitWith(messages), await kitWith(marked)];
  expect(playersOf(kit)).toHaveLength(3);
  for (const [path, bytes] of Object.entries(kit)) {
    const isPlayers = path.startsWith('player/');
    expect(says(await allSaidBy(bytes), MARK), path).toBe(!isPlayers);
    expect(Buffer.from(bytes).equals(usual[path] ?? Buffer.of()), path).toBe(isPlayers);
  }
});
