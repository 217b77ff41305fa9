import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contents, ownFolder, run } from './support.js';

/** The files of a folder's only kit, by their names without folders. */
function filesOf(out: string): { readonly kit: string; readonly files: Readonly<Record<string, unknown>> } {
  const made = Object.entries(contents(out));
  const kit = made[0]?.[0].split('/')[0] ?? '';
  return { kit, files: Object.fromEntries(made.map(([path, bytes]) => [path.split('/').at(-1), bytes])) };
}

const GAME = 'double-three-chain';

/** The kit that a command line makes in a folder of its own. */
async function made(...words: readonly string[]) {
  const folder = ownFolder();
  const { status, err } = await run(folder, ['kit', ...words, '--quiet']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return filesOf(join(folder, 'out'));
}

test('only the sheets that are named are large, each as it is in a kit that is large or usual throughout', async () => {
  const [usual, large, some] = await Promise.all([
    made(GAME),
    made(GAME, '--large-print'),
    made(GAME, '--large-print', 'score-log,rules'),
  ]);
  expect([usual.kit, large.kit, some.kit]).toEqual([GAME, `${GAME}-large`, `${GAME}-large-rules-score-log`]);
  const sheet = (name: string) => `${GAME}-${name}-a4.pdf`;
  for (const name of ['rules', 'score-log']) {
    expect(some.files[sheet(name)]).toEqual(large.files[sheet(name)]);
    expect(some.files[sheet(name)]).not.toEqual(usual.files[sheet(name)]);
  }
  for (const name of ['tiles', 'host-key', 'print-guide']) {
    expect(some.files[sheet(name)]).toEqual(usual.files[sheet(name)]);
  }
});

test('a print guide in usual type tells of tiles that are large', async () => {
  const sheets = ['--sheets', 'tiles,print-guide'];
  const [some, large, usual] = await Promise.all([
    made(GAME, ...sheets, '--large-print', 'tiles'),
    made(GAME, ...sheets, '--large-print'),
    made(GAME, ...sheets, '--tile', 'large-print'),
  ]);
  const [tiles, guide] = [`${GAME}-tiles-a4.pdf`, `${GAME}-print-guide-a4.pdf`];
  expect(some.files[tiles]).toEqual(large.files[tiles]);
  expect(some.files[guide]).toEqual(usual.files[guide]);
  expect(some.files[guide]).not.toEqual(large.files[guide]);
});

test.each([
  ['before the game', ['--large-print', GAME]],
  ['of all five sheets', [GAME, '--large-print', 'tiles,rules,score-log,host-key,print-guide']],
])('%s, all is large', async (_, words) => {
  const { kit } = await made(...words, '--sheets', 'score-log');
  expect(kit).toBe(`${GAME}-large`);
});

test.each([
  [['--large-print', 'score-lgo', GAME], 2, 'There is no sheet “score-lgo”; did you mean “score-log”?'],
  [['--large-print', 'rules,log', GAME], 2, 'There is no sheet “log”'],
  [
    ['--large-print', 'rules', '--sheets', 'score-log', GAME],
    0,
    '--large-print changes nothing here: none of these sheets is made.',
  ],
])('kit %j', async (words, wanted, said) => {
  const { status, err } = await run(ownFolder(), ['kit', ...words]);
  expect({ status, err: err.replaceAll(/\s+/gu, ' ') }).toEqual({
    status: wanted,
    err: expect.stringContaining(said),
  });
});

test('settings name them as a list or in one line, and the command line as a switch has the last word', async () => {
  for (const written of ['[score-log]', 'score-log']) {
    const folder = ownFolder({ 'dominopress.yaml': `large-print: ${written}\nsheets: score-log\n` });
    expect((await run(folder, ['kit', GAME, '--quiet'])).status).toBe(0);
    expect(filesOf(join(folder, 'out')).kit).toBe(`${GAME}-large-score-log`);
    expect((await run(folder, ['kit', GAME, '--large-print', '--out', 'all', '--quiet'])).status).toBe(0);
    expect(filesOf(join(folder, 'all')).kit).toBe(`${GAME}-large`);
  }
});
