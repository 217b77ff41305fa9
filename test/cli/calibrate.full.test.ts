import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DrawnPage, drawnPages } from '../support/drawn.js';
import { backsOn, hull, middleOf, tilesIn } from '../support/printed-tiles.js';
import { contents, ownFolder, put, run } from './support.js';

const FILE = 'config/dominopress/printers.yaml';
const within = (folder: string) => ({ settings: join(folder, 'config') });
const measure = (folder: string, ...options: readonly string[]) =>
  run(folder, ['calibrate', '--printer', 'office', ...options], within(folder));
const tiles = async (folder: string, ...options: readonly string[]): Promise<readonly DrawnPage[]> => {
  const argv = ['kit', 'draw', '--sheets', 'tiles', '--quiet', ...options];
  expect(await run(folder, argv, within(folder))).toEqual({ status: 0, out: '', err: '' });
  return drawnPages(new Uint8Array(readFileSync(join(folder, 'out/draw/player/draw-tiles-a4.pdf'))));
};
const blockOf = (page: DrawnPage | undefined) => hull(backsOn(page).map(({ bounds }) => bounds));

describe('a test page', () => {
  test('lies in a folder of its own with its record, one for each paper', async () => {
    const folder = ownFolder();
    const { status, out, err } = await run(folder, ['calibrate', '--paper', 'a4,letter']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(Object.keys(contents(folder))).toEqual([
      'out/calibrate/calibrate-a4.pdf',
      'out/calibrate/calibrate-letter.pdf',
      'out/calibrate/kit.json',
    ]);
    expect(out).toContain(join('out', 'calibrate', 'calibrate-letter.pdf'));
    expect(out).toContain('dominopress calibrate --printer office --ruler');
  });

  test('is told as JSON, is the same on every run, stays beside another paper’s, and never goes over a file of one’s own', async () => {
    const folder = ownFolder();
    const first = await run(folder, ['calibrate', '--json']);
    expect(JSON.parse(first.out).files).toMatchObject([
      { path: 'calibrate/calibrate-a4.pdf', sheet: 'calibrate', paper: 'a4', pages: 2 },
    ]);
    expect((await run(folder, ['calibrate', '--json'])).out).toBe(first.out);
    await run(folder, ['calibrate', '--paper', 'letter', '--quiet']);
    expect(Object.keys(contents(folder))).toEqual([
      'out/calibrate/calibrate-a4.pdf',
      'out/calibrate/calibrate-letter.pdf',
      'out/calibrate/kit.json',
    ]);
    put(folder, { 'out/calibrate/calibrate-a4.pdf': 'mine' });
    expect(await run(folder, ['calibrate'])).toMatchObject({ status: 3, out: '' });
  });

  test('is shown when asked', async () => {
    const shown: string[] = [];
    const folder = ownFolder();
    await run(folder, ['calibrate', '--open', '--quiet'], { show: (path) => shown.push(path) });
    expect(shown).toEqual([join(folder, 'out/calibrate/calibrate-a4.pdf')]);
  });

  test('on small paper is refused with the size it needs', async () => {
    const { status, err } = await run(ownFolder(), ['calibrate', '--paper', '148x210mm']);
    expect(status).toBe(1);
    expect(err).toMatch(/needs at least \d+ × \d+ mm/);
  });
});

describe('what was measured', () => {
  test('is kept by name, added to what is known, and told', async () => {
    const folder = ownFolder();
    expect(await measure(folder, '--ruler', '99.6,99.8', '--compensate')).toMatchObject({
      status: 0,
      err: '',
    });
    await run(folder, ['calibrate', '--printer', 'attic', '--margin', '4'], within(folder));
    const { out } = await measure(folder, '--offset', '0.5,-1', '--margin', '5,5,12.7,5', '--json');
    expect(JSON.parse(out)).toEqual({
      printer: 'office',
      ruler: [99.6, 99.8],
      offset: [0.5, -1],
      margin: [5, 5, 12.7, 5],
      compensate: true,
    });
    const kept = readFileSync(join(folder, FILE), 'utf8');
    expect(kept).toContain('"attic":\n  margin: [4, 4, 4, 4]\n');
    expect(Object.keys(contents(folder))).toEqual([FILE]);
    // Rulers measured anew are not made up for unless that is said anew.
    const again = await measure(folder, '--ruler', '100', '--json');
    expect(JSON.parse(again.out)).toMatchObject({ ruler: [100, 100], compensate: false, offset: [0.5, -1] });
  });

  test.each([
    ['94', 'A4 page measures when fitted to Letter paper'],
    ['96.5', 'has shrunk the page'],
    ['104', 'has enlarged the page'],
    ['97.3,106.3', 'has stretched the page'],
    ['70.7', '2 go on one sheet'],
  ])('%s for 100 mm is a wrong setting in the print dialog, and is not kept', async (ruler, said) => {
    const folder = ownFolder();
    const { status, out, err } = await measure(folder, '--ruler', ruler, '--margin', '5');
    expect(err).toContain(said);
    expect(err).toContain('“Actual size”');
    expect({ status, out, files: contents(folder) }).toEqual({ status: 1, out: '', files: {} });
  });

  test.each([
    [2, ['--ruler', '100'], 'Add --printer'],
    [2, ['--printer', 'x', '--ruler', 'long'], '--ruler is “long”'],
    [2, ['--printer', 'x', '--ruler', '99,98,97'], 'one number, or two for across and down'],
    [2, ['--printer', 'x', '--offset', '5'], '--offset is “5”'],
    [2, ['--printer', 'x', '--margin', '2'], 'A margin of 2 mm is too small'],
    [1, ['--printer', 'x', '--compensate'], 'nothing to compensate'],
  ])('with status %d for %j', async (status, options, said) => {
    const folder = ownFolder();
    const ran = await run(folder, ['calibrate', ...options], within(folder));
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(said);
    expect(contents(folder)).toEqual({});
  });

  test('without a folder to keep it in is told', async () => {
    const argv = ['calibrate', '--printer', 'x', '--ruler', '100'];
    const ran = await run(ownFolder(), argv, { settings: undefined });
    expect(ran.status).toBe(3);
    expect(ran.err).toContain('XDG_CONFIG_HOME');
  });
});

describe('a kit for a measured printer', () => {
  test('keeps its margins, moves its backs, makes up for its scale and says so; another kit does not', async () => {
    const folder = ownFolder();
    await measure(folder, '--ruler', '99.6,99.8', '--compensate', '--offset', '0.5,-1', '--margin', '7');
    const [usual, made] = [await tiles(folder), await tiles(folder, '--printer', 'office')];
    const block = (page: DrawnPage | undefined) => hull(tilesIn(page as DrawnPage).map(({ place }) => place));
    expect(blockOf(usual[1]).width).toBeCloseTo(168, 2);
    expect(blockOf(made[1]).width * 0.996).toBeCloseTo(168, 2);
    expect(blockOf(made[1]).height * 0.998).toBeCloseTo(192, 2);
    const [front, behind] = [middleOf(block(made[0])), middleOf(blockOf(made[1]))];
    const [right, down] = [behind.x - ((made[0]?.width ?? 0) - front.x), behind.y - front.y];
    expect(right).toBeCloseTo(0.5, 2);
    expect(down).toBeCloseTo(-1, 2);
    const text = made[0]?.drawn.map((part) => part.text).join('');
    expect(text?.replaceAll(/\s+/g, ' ')).toContain('for the printer “office”');
    const heads = hull(
      (made[0]?.drawn ?? []).filter(({ kind }) => kind === 'text').map(({ bounds }) => bounds),
    );
    expect(heads.x).toBeCloseTo(7, 1);
  });

  test('is told what is typed before what was measured, and that before the settings', async () => {
    const folder = ownFolder({ 'dominopress.yaml': 'margin: 20\n' });
    await measure(folder, '--margin', '8');
    const left = async (...options: readonly string[]) => {
      const [front] = await tiles(folder, ...options);
      return hull((front?.drawn ?? []).filter(({ kind }) => kind === 'text').map(({ bounds }) => bounds)).x;
    };
    expect(await left()).toBeCloseTo(20, 1);
    expect(await left('--printer', 'office')).toBeCloseTo(8, 1);
    expect(await left('--printer', 'office', '--margin', '12')).toBeCloseTo(12, 1);
  });

  test.each([
    ['ofice:\n  ruler: 100\n', 1, 'did you mean “ofice”?'],
    ['office: good\n', 1, 'printers.yaml:1:1: What is known about the printer “office”'],
    [
      'office:\n  ruler: 100\n  offst: [1, 1]\n',
      1,
      'printers.yaml:3:3: There is no setting “offst”; did you mean “offset”?',
    ],
    ['office:\n  ruler: [96, 96]\n', 1, 'printers.yaml:2:3: The rulers measure 96 mm'],
    ['office:\n  margin: 1\n', 1, 'A margin of 1 mm is too small'],
    ['"a b":\n  margin: 5\n', 1, '“a b” can’t be the name of a printer'],
    ['', 1, 'No printer has been measured yet'],
  ])('whose file says %j is told where it is wrong', async (text, status, said) => {
    const folder = ownFolder({ [FILE]: text });
    const ran = await run(folder, ['kit', 'draw', '--printer', 'office'], within(folder));
    expect(ran.err).toContain(said);
    expect(ran).toMatchObject({ status, out: '' });
  });
});
