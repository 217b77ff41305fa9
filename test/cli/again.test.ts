import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contents, ownFolder, put, run } from './support.js';

const OWN = { 'mine.yaml': 'extends: draw\ntitle: Mine\n' };

/** What kits can be asked for, each in a folder whose settings say something else. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'nothing but a game': ['double-three-chain'],
  'a game of its own with house rules': ['mine.yaml', '--set', 'match=one-round', '--seed', '7'],
  'people, papers and a language': [
    ...['double-three-chain', '--players', '3', '--names', 'Zora, Quill', '--paper', 'letter,210x300mm'],
    ...['--lang', 'de', '--large-print', '--sheets', 'rules,score-log'],
  ],
  'large print of one sheet': [
    'double-three-chain',
    '--large-print',
    'score-log',
    '--sheets',
    'rules,score-log',
  ],
  pairs: ['draw', '--names', 'Zora+Quill,Wren+Yves', '--sheets', 'score-log'],
  'a class': ['double-three-chain', '--names', '@class.csv', '--sheets', 'score-log'],
  tiles: [
    ...[
      'draw',
      '--sheets',
      'tiles',
      '--tile',
      '50x25mm',
      '--faces',
      'both',
      '--colour',
      '--corners',
      'square',
    ],
    ...['--backs', 'short-edge', '--back-offset', '0.5,-1', '--back-pattern', 'stars', '--marks', 'front'],
    ...['--margin', '8,9,10,11', '--kits', '2', '--reprint', '0-0,B:3-5', '--font', 'lexend'],
  ],
  'a printer': ['draw', '--sheets', 'tiles', '--printer', 'office', '--low-ink'],
};

describe('a kit that is made again from its record', () => {
  test.each(Object.keys(ASKED))('is the same, byte for byte, when %s was asked for', async (what) => {
    const folder = ownFolder({ ...OWN, 'class.csv': '"Zora, Z."\nQuill\nWren\nYves\nXaver\n' });
    const measure = ['calibrate', '--printer', 'office', '--offset', '0.5,0.25', '--margin', '6', '--quiet'];
    expect((await run(folder, measure)).status).toBe(0);
    expect(await run(folder, ['kit', ...(ASKED[what] ?? []), '--quiet'])).toMatchObject({
      status: 0,
      err: '',
    });
    const made = contents(join(folder, 'out'));
    const [kit = ''] = Object.keys(made).map((path) => path.split('/')[0] as string);
    expect(Object.keys(made)).toContain(`${kit}/kit.json`);

    // What holds in the folder now doesn't count: another printer, other settings, the list of names gone.
    renameSync(join(folder, 'out'), join(folder, 'old'));
    put(folder, {
      'dominopress.yaml': 'paper: a3\nmargin: 20\nlang: fr\nlow-ink: true\n',
      'class.csv': 'Nobody\n',
    });
    expect(
      (await run(folder, ['calibrate', '--printer', 'office', '--offset', '3;3', '--quiet'])).status,
    ).toBe(0);
    expect(await run(folder, ['kit', '--from', `old/${kit}/kit.json`, '--quiet'])).toMatchObject({
      status: 0,
      err: '',
    });
    expect(contents(join(folder, 'out'))).toEqual(made);
  });

  test('takes the folder for its record, and other options where they are typed', async () => {
    const folder = ownFolder();
    const first = ['kit', 'double-three-chain', '--lang', 'fr', '--sheets', 'score-log', '--quiet'];
    expect((await run(folder, first)).status).toBe(0);
    const again = await run(folder, [
      'kit',
      '--from',
      'out/double-three-chain-fr',
      '--paper',
      'letter',
      '--out',
      'new',
      '--quiet',
    ]);
    expect(again).toMatchObject({ status: 0, err: '' });
    expect(Object.keys(contents(join(folder, 'new')))).toEqual([
      'double-three-chain-fr/kit.json',
      'double-three-chain-fr/player/double-three-chain-score-log-letter.pdf',
    ]);
  });

  test('says when the rules of its file have changed since', async () => {
    const folder = ownFolder(OWN);
    const sheets = ['--sheets', 'score-log'];
    expect((await run(folder, ['kit', 'mine.yaml', ...sheets])).status).toBe(0);
    put(folder, { 'mine.yaml': `${OWN['mine.yaml']}match: { points: 44 }\n` });
    const { status, err } = await run(folder, ['kit', '--from', 'out/mine']);
    expect(status).toBe(0);
    expect(err).toContain('The rules of mine.yaml are no longer those of out/mine/kit.json: its mark was ');
    const asked = await run(folder, [
      'kit',
      '--from',
      'out/mine',
      '--set',
      'match.points=50',
      '--sheets',
      'score-log',
    ]);
    expect(asked.err).not.toContain('no longer');
  });

  test.each<[string, string]>([
    ['nothing.json', 'nothing.json isn’t there'],
    ['mine.yaml', 'mine.yaml doesn’t say what its kit was asked for'],
    ['old.json', 'old.json doesn’t say what its kit was asked for'],
    ['escape.json', 'escape.json doesn’t say'],
    ['gone.json', 'gone.yaml isn’t there'],
    ['odd.json', 'odd.json:1:29: seed is “x”'],
    ['key.json', 'key.json:1:29: There is no setting “out”'],
  ])('isn’t made from %s', async (file, said) => {
    const folder = ownFolder({
      ...OWN,
      'old.json': '{"variant":"draw","files":[],"notes":[]}',
      'escape.json': '{"asked":{"game":"../mine.yaml"}}',
      'gone.json': '{"asked":{"game":"gone.yaml"}}',
      'odd.json': '{"asked":{"game":"draw",    "seed":"x"}}',
      'key.json': '{"asked":{"game":"draw",    "out":"/tmp"}}',
    });
    const { status, err } = await run(folder, ['kit', '--from', file]);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining(said) });
  });
});
