import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawnPages } from '../support/drawn.js';
import { hull, tilesIn } from '../support/printed-tiles.js';
import { contents, ownFolder, run } from './support.js';

const pagesIn = (folder: string, path: string) =>
  drawnPages(new Uint8Array(readFileSync(join(folder, 'out', path))));
const tilesOf = async (folder: string, path = 'double-three-chain/player/double-three-chain-tiles-a4.pdf') =>
  (await pagesIn(folder, path)).flatMap(tilesIn);
const plain = (text: string) => text.replace(/\s+/g, ' ');
const small = ['kit', 'double-three-chain', '--sheets', 'tiles'];

describe('a value that is none is told with what was meant, and nothing is made', () => {
  test.each([
    ['--tile standrd', 'There is no tile size “standrd”; did you mean “standard”?'],
    ['--tile 48x48mm', 'Tiles of 48x48mm can’t be made'],
    ['--faces pip', '--faces has no value “pip”; did you mean “pips”?'],
    ['--backs longedge', '--backs has no value “longedge”; did you mean “long-edge”?'],
    ['--back-pattern star', 'did you mean “stars”?'],
    ['--marks fronts', 'did you mean “front”?'],
    ['--corners round', 'did you mean “rounded”?'],
    ['--back-offset 1', '--back-offset is “1”, but should be two numbers'],
    ['--back-offset 1,2,3', 'should be two numbers'],
    ['--back-offset 0.5,1cm', 'should be two numbers'],
    ['--back-offset 25,0', 'none above 20'],
    ['--margin wide', '--margin is “wide”, but should be one number'],
    ['--margin 10,10', 'or four for top, right, bottom and left'],
    ['--margin 2.5', 'A margin of 2.5 mm is too small'],
    ['--margin 10,10,10,2', 'A margin of 2 mm is too small'],
    ['--kits 0', '--kits is “0”, but should be a whole number from 1 to 26'],
    ['--kits 27', 'from 1 to 26'],
    ['--reprint 0-0,35', '--reprint: “35” isn’t a tile'],
    ['--reprint 0-0,', '“” isn’t a tile'],
    ['--reprint 3-19', '“3-19” isn’t a tile'],
    ['--color', 'did you mean --colour?'],
    ['--printer a/b', '“a/b” can’t be the name of a printer'],
    ['--printer constructor', 'can’t be the name of a printer'],
  ])('%s', async (option, said) => {
    const folder = ownFolder();
    const { status, out, err } = await run(folder, [...small, ...option.split(' ')]);
    expect(err).toContain(said);
    expect({ status, out, files: contents(folder) }).toEqual({ status: 2, out: '', files: {} });
  });
});

describe('what doesn’t suit this game or paper is told with the sizes, with status 1', () => {
  test.each([
    ['--tile 90x45mm --paper 105x105mm', 'A tile of 90 × 45 mm doesn’t fit on this paper: with cut marks'],
    ['--paper 160x300mm --back-offset 15,0', 'The backs and their marks would be'],
    ['--reprint 0-3,0-4,5-6', 'The set (double-three) has no 0-4 and 5-6.'],
    ['--printer office', 'No printer has been measured yet'],
    ['--sheets rules --margin 70', 'The Rules sheet needs a page with at least 100 × 60 mm'],
    ['--sheets host-key --paper 110x300mm', 'The Host key sheet needs a page'],
    ['--sheets score-log --large-print --paper 130x200mm', 'at least 150 × 60 mm'],
  ])('%s', async (option, said) => {
    const folder = ownFolder();
    const { status, out, err } = await run(folder, [...small, ...option.split(' ')]);
    expect(err).toContain(said);
    expect({ status, out, files: contents(folder) }).toEqual({ status: 1, out: '', files: {} });
  });
});

describe('tiles', () => {
  test('of any size, named or in millimetres', async () => {
    for (const [size, long, short] of [
      ['tournament', 56, 28],
      ['40x20mm', 40, 20],
    ] as const) {
      const folder = ownFolder();
      await run(folder, [...small, '--tile', size]);
      for (const { place } of await tilesOf(folder)) {
        const sides = [place.width, place.height].sort((a, b) => a - b);
        expect(sides[0]).toBeCloseTo(short, 2);
        expect(sides[1]).toBeCloseTo(long, 2);
      }
    }
  });

  test('to print again come alone, whatever sheets the folder’s settings name', async () => {
    const folder = ownFolder({ 'dominopress.yaml': 'sheets: rules\n' });
    await run(folder, ['kit', 'double-three-chain', '--reprint', '3-1, 0-0,1-3']);
    expect(Object.keys(contents(join(folder, 'out')))).toEqual([
      'double-three-chain/kit.json',
      'double-three-chain/player/double-three-chain-tiles-a4.pdf',
    ]);
    expect((await tilesOf(folder)).map(({ alt }) => alt)).toEqual(['tile 0-0', 'tile 1-3']);
  });

  test('to print again come with the sheets that were typed', async () => {
    const folder = ownFolder();
    const options = ['--reprint', '0-0', '--sheets', 'tiles,score-log'];
    await run(folder, ['kit', 'double-three-chain', ...options]);
    expect(Object.keys(contents(join(folder, 'out/double-three-chain/player')))).toHaveLength(2);
  });

  test('to print again may be those of one of several sets, in the places they had', async () => {
    const folder = ownFolder();
    const kit = ['kit', 'double-three-chain', '--sheets', 'tiles', '--kits', '3', '--quiet'];
    await run(folder, kit);
    const all = await tilesOf(folder);
    expect(await run(folder, [...kit, '--reprint', 'b:3-1, 0-0'])).toMatchObject({ status: 0, err: '' });
    const again = await tilesOf(folder);
    expect(again.map(({ alt }) => alt).sort()).toEqual([
      'tile 0-0, set A',
      'tile 0-0, set B',
      'tile 0-0, set C',
      'tile 1-3, set B',
    ]);
    const placed = (tiles: typeof all) =>
      tiles.filter(({ alt }) => alt === 'tile 1-3, set B').map(({ place }) => place);
    expect(placed(again)).toEqual(placed(all));
  });

  test.each([
    ['D:0-0', 'There is no set D to take tiles from: 3 sets are made.'],
    ['A:0-4', 'The set (double-three) has no 0-4.'],
    ['AB:0-0', '“AB:0-0” isn’t a tile'],
  ])('to print again are none of “%s”', async (tiles, said) => {
    const { status, err } = await run(ownFolder(), [
      'kit',
      'double-three-chain',
      '--kits',
      '3',
      '--reprint',
      tiles,
    ]);
    expect({ made: status === 0, err }).toEqual({ made: false, err: expect.stringContaining(said) });
  });

  test('of several sets have the letter of their set', async () => {
    const folder = ownFolder();
    const { out } = await run(folder, [...small, '--kits', '3']);
    const alts = (await tilesOf(folder)).map(({ alt }) => alt);
    expect(alts).toHaveLength(30);
    expect(alts.filter((alt) => alt.endsWith(', set C'))).toHaveLength(10);
    // Three sets of ten small tiles go on one sheet of A4, which then lies: six rows of five.
    expect(out).toContain('Tiles: 1 sheet of card');
  });

  test.each([
    ['--faces numerals', (text: string) => /\b3\b/.test(text)],
    ['--backs fold', (text: string) => /Fold along the dashed line/.test(text)],
  ] as const)('%s is seen on them', async (option, shown) => {
    const [usual, other] = [ownFolder(), ownFolder()];
    await run(usual, small);
    await run(other, [...small, ...option.split(' ')]);
    const text = async (folder: string) =>
      (await pagesIn(folder, 'double-three-chain/player/double-three-chain-tiles-a4.pdf'))
        .flatMap(({ drawn }) => drawn)
        .filter(({ alt, role }) => alt !== null || role === 'P')
        .map((part) => part.text)
        .join(' ');
    expect([shown(await text(usual)), shown(await text(other))]).toEqual([false, true]);
  });
});

describe('what comes next', () => {
  test.each([
    ['long-edge', '1 sheet of card (A4, 160 to 200 g), printed on both sides, flipped on the long edge.'],
    ['short-edge', 'printed on both sides, flipped on the short edge.'],
    ['flood', 'printed on both sides, whichever edge'],
    ['fold', '2 sheets of card (A4, 100 to 160 g), printed on one side, then folded along the dashed line'],
    ['none', '1 sheet of card (A4, 160 to 200 g), printed on one side.'],
  ])('is right for backs %s', async (mode, said) => {
    const { out } = await run(ownFolder(), ['kit', 'draw', '--sheets', 'tiles', '--backs', mode]);
    expect(plain(out)).toContain(said);
  });

  test('is shown when asked: the one kit, or the folder of all', async () => {
    const shown: string[] = [];
    const folder = ownFolder();
    const show = (path: string) => shown.push(path);
    const sheets = ['--sheets', 'score-log', '--quiet'];
    await run(folder, ['kit', 'draw', ...sheets], { show });
    await run(folder, ['kit', 'draw', '--open', ...sheets], { show });
    await run(folder, ['kit', 'draw', 'block', '--open', ...sheets], { show });
    await run(folder, ['kit', 'draw', '--set', 'deal=20', '--open', ...sheets], { show });
    expect(shown).toEqual([join(folder, 'out', 'draw'), join(folder, 'out')]);
  });
});

describe('margins', () => {
  test('four of them are kept on every sheet', async () => {
    const folder = ownFolder();
    const argv = ['kit', 'double-three-chain', '--margin', '12,20,15,25', '--json'];
    const { out } = await run(folder, argv);
    for (const { path } of JSON.parse(out).files as { path: string }[]) {
      for (const page of await pagesIn(folder, path)) {
        const ink = hull(page.drawn.filter(({ kind }) => kind !== 'form').map(({ bounds }) => bounds));
        expect(ink.y).toBeGreaterThan(11.99);
        expect(ink.x + ink.width).toBeLessThan(page.width - 19.99);
        expect(ink.y + ink.height).toBeLessThan(page.height - 14.99);
        expect(ink.x).toBeGreaterThan(24.99);
      }
    }
  });

  test('that many printers can’t keep are noted once', async () => {
    const argv = ['kit', 'draw', '--sheets', 'tiles,score-log', '--paper', 'a4,letter', '--margin', '5'];
    const { err, status } = await run(ownFolder(), argv);
    expect(status).toBe(0);
    expect(err.match(/nearer than 6.35 mm/g)).toHaveLength(1);
  });
});

test('the settings of a folder hold how to print', async () => {
  const text = [
    'tile: 40x20mm',
    'faces: both',
    'colour: true',
    'corners: square',
    'low-ink: true',
    'backs: short-edge',
    'back-offset: [0.5, -1]',
    'back-pattern: stars',
    'marks: front',
    'margin: [12, 12, 14, 12]',
  ];
  const settled = ownFolder({ 'dominopress.yaml': `${text.join('\n')}\n` });
  const typed = ownFolder();
  const options = text.flatMap((line) => {
    const [key = '', value = ''] = line.replace(/[[\] ]/g, '').split(':');
    return value === 'true' ? [`--${key}`] : [`--${key}`, value];
  });
  await run(settled, small);
  await run(typed, [...small, ...options]);
  expect(contents(join(settled, 'out'))).toEqual(contents(join(typed, 'out')));
  const { width = 0, height = 0 } = (await tilesOf(settled)).at(0)?.place ?? {};
  expect(Math.max(width, height)).toBeCloseTo(40, 2);
});
