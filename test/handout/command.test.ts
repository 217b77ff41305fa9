import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contents, ownFolder, run } from '../cli/support.js';
import { exercisesIn } from './reader.js';

const bytesOf = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'latin1'));
const paths = (folder: string) => Object.keys(contents(folder));

describe('handout', () => {
  test('puts exercises into the players’ folder and the key into the host’s, and records both', async () => {
    const folder = ownFolder();
    const { status, out, err } = await run(folder, [
      'handout',
      'block',
      '--items',
      '1',
      '--paper',
      'a4,letter',
    ]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(paths(folder)).toEqual([
      'out/block/host/block-handout-key-a4.pdf',
      'out/block/host/block-handout-key-letter.pdf',
      'out/block/kit.json',
      'out/block/player/block-handout-a4.pdf',
      'out/block/player/block-handout-letter.pdf',
    ]);
    expect(out).toContain(`For the host only, keep apart from the players: ${join('out', 'block', 'host')}`);
    const record = JSON.parse(contents(folder)['out/block/kit.json'] ?? '');
    expect(
      record.files.map(({ path, audience, sheet }: Record<string, string>) => [path, audience, sheet]),
    ).toEqual([
      ['block/player/block-handout-a4.pdf', 'player', 'handout'],
      ['block/host/block-handout-key-a4.pdf', 'host', 'handout-key'],
      ['block/player/block-handout-letter.pdf', 'player', 'handout'],
      ['block/host/block-handout-key-letter.pdf', 'host', 'handout-key'],
    ]);
  });

  test('leaves a kit beside it as it is, which can be made again as it was asked for', async () => {
    const folder = ownFolder();
    await run(folder, ['kit', 'block', '--sheets', 'rules,tiles', '--tile', 'mini']);
    const before = contents(folder);
    const { status } = await run(folder, ['handout', 'block', '--exercise', 'ends', '--seed', '7']);
    expect(status).toBe(0);
    const after = contents(folder);
    for (const path of Object.keys(before).filter((each) => each.endsWith('.pdf')))
      expect(after[path]).toBe(before[path]);
    const [was, is] = [before, after].map((files) => JSON.parse(files['out/block/kit.json'] ?? ''));
    expect(is.asked).toEqual(was.asked);
    expect(is.earlier.map(({ path }: { path: string }) => path).sort()).toEqual(
      was.files.map(({ path }: { path: string }) => path).sort(),
    );
    const again = await run(folder, ['kit', '--from', 'out/block']);
    expect({ status: again.status, mini: again.out.includes('block-tiles-a4.pdf') }).toEqual({
      status: 0,
      mini: true,
    });
    expect(paths(folder)).toContain('out/block/player/block-handout-a4.pdf');
  });

  test('makes the same from the same seed, others from another', async () => {
    const made = async (seed: string) => {
      const folder = ownFolder();
      await run(folder, ['handout', 'draw', '--items', '1', '--seed', seed]);
      return contents(folder)['out/draw/player/draw-handout-a4.pdf'];
    };
    expect(await made('3')).toBe(await made('3'));
    expect(await made('3')).not.toBe(await made('4'));
  });

  test('gives each pupil of a class list a sheet with the name on it, and the key by sheet and name', async () => {
    const folder = ownFolder({ 'class.txt': 'Name\nMara\nJosé\nLi\n' });
    const argv = ['handout', 'block', '--names', '@class.txt', '--exercise', 'fits,ends', '--items', '2'];
    expect((await run(folder, argv)).status).toBe(0);
    const files = contents(folder);
    const player = await exercisesIn(bytesOf(files['out/block/player/block-handout-a4.pdf']));
    // In the order in which they are learned, however they were typed, and numbered anew for each pupil.
    expect(player.map(({ kind, number }) => `${kind} ${number}`)).toEqual(
      Array.from({ length: 3 }, () => [
        'Open ends 1.',
        'Open ends 2.',
        'What fits? 3.',
        'What fits? 4.',
      ]).flat(),
    );
    const { textsOn } = await import('../support/read-pdf.js');
    const said = async (path: string, page: number) =>
      (await textsOn(bytesOf(files[path]), page)).map(({ text }) => text).join(' ');
    expect(await said('out/block/player/block-handout-a4.pdf', 1)).toContain('Mara');
    expect(await said('out/block/player/block-handout-a4.pdf', 2)).toContain('José');
    const key = await said('out/block/host/block-handout-key-a4.pdf', 1);
    expect(key.indexOf('Sheet 1: Mara')).toBeGreaterThan(0);
    expect(key.indexOf('Sheet 2: José')).toBeGreaterThan(key.indexOf('Sheet 1: Mara'));
  });

  test('leaves class and date where they are, whether the name is printed or to be written', async () => {
    const { textsOn } = await import('../support/read-pdf.js');
    const placeOf = async (argv: readonly string[]) => {
      const folder = ownFolder();
      await run(folder, ['handout', 'block', '--exercise', 'ends', '--items', '1', ...argv]);
      const texts = await textsOn(bytesOf(contents(folder)['out/block/player/block-handout-a4.pdf']));
      return texts.filter(({ text }) => ['Class:', 'Date:'].includes(text)).map(({ x }) => x.toFixed(1));
    };
    const unnamed = await placeOf([]);
    expect(unnamed).toHaveLength(2);
    expect(await placeOf(['--names', 'José'])).toEqual(unnamed);
  });

  test('makes as many sheets as are asked for where the settings name players', async () => {
    const folder = ownFolder({ 'dominopress.yaml': 'names: [Ana, Ben, Cleo]\n' });
    const argv = ['handout', 'block', '--students', '2', '--exercise', 'ends', '--items', '1'];
    expect((await run(folder, argv)).err).toBe('');
    const found = await exercisesIn(bytesOf(contents(folder)['out/block/player/block-handout-a4.pdf']));
    expect(found.map(({ number }) => number)).toEqual(['1.', '1.']);
  });

  test('tells how far it is where that takes long, and wipes the line', async () => {
    const folder = ownFolder();
    let now = 0;
    const clock = () => {
      now += 1500;
      return now;
    };
    const argv = ['handout', 'block', '--students', '4', '--exercise', 'ends', '--items', '1'];
    const { err } = await run(folder, argv, { width: 80, clock });
    expect(err).toMatch(/block: \d+% done/);
    expect(err).toMatch(/\r +\r$/);
  });

  test('says which folder can’t be written, with status 3, and leaves what is there', async () => {
    const folder = ownFolder({ 'out/block': 'a file where the folder should be' });
    const { status, err } = await run(folder, ['handout', 'block', '--items', '1', '--exercise', 'ends']);
    expect({ status, said: err.includes('block') }).toEqual({ status: 3, said: true });
    expect(contents(folder)['out/block']).toBe('a file where the folder should be');
  });

  test.each([
    [
      ['handout', 'double-three-chain', '--exercise', 'count'],
      1,
      /has nothing to ask about for --exercise count/,
    ],
    [['handout', 'block', '--exercise', 'cont'], 2, /did you mean “count”\?/],
    [['handout', 'block', '--level', 'heavy'], 2, /easy, medium and hard/],
    [['handout', 'block', '--items', '21'], 2, /whole number from 1 to 20/],
    [['handout', 'block', '--students', '0'], 2, /whole number from 1 to 200/],
    [
      ['handout', 'block', '--students', '1', '--names', 'Ana,Ben'],
      2,
      /--students is 1, but 2 pupils are named/,
    ],
    [['handout', 'block', '--paper', '90x120mm'], 1, /at least 100 × 60 mm/],
    [['handout', 'block', '--players', '5'], 1, /4/],
    [['handout'], 2, /needs to know which game or file/],
  ] as const)('%j ends with status %i and says why', async (argv, status, said) => {
    const folder = ownFolder();
    const ran = await run(folder, argv);
    expect(ran.err).toMatch(said);
    expect({ status: ran.status, files: paths(folder) }).toEqual({ status, files: [] });
  });
});
