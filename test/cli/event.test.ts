import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { open, textsOn } from '../support/read-pdf.js';
import { contents, ownFolder, run } from './support.js';

const NAMES = 'Zora Quill Wren Odo Pia Lux Nell Tam Jory Bea Kit Ash'.split(' ');
const CLASS = { 'class.txt': `${NAMES.join('\n')}\n` };
const PLAN =
  'title: Club night\nvariant: block\nplayers: class.txt\ntables: 4\nrounds: 4\nmovement: meet-most\n';

/** All that stands on a document's pages. */
async function textOf(path: string): Promise<string> {
  const bytes = new Uint8Array(readFileSync(path));
  const { numPages } = await open(bytes);
  const pages = await Promise.all(Array.from({ length: numPages }, (_, page) => textsOn(bytes, page + 1)));
  const texts = pages.flat().map(({ text }) => text);
  return texts.join(' ').replace(/\s+/g, ' ');
}

const plan = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('a plan that can’t be used is told at its line, with what to do', () => {
  test.each([
    [plan('players: 8'), '1:1', 'doesn’t say “variant”', 'variant: draw'],
    [plan('variant: draw'), '1:1', 'doesn’t say “players”', 'players: 24'],
    [plan('variant: drow', 'players: 8'), '1:1', 'no game “drow”', '“draw”'],
    [plan('variant: ./none.yaml', 'players: 8'), '1:1', 'none.yaml', 'isn’t there'],
    [plan('variant: draw', 'players: none.txt'), '2:1', 'none.txt', 'isn’t there'],
    [plan('variant: draw', 'players: []'), '2:10', 'doesn’t say who plays', 'from 2 to 200'],
    [plan('variant: draw', 'players: 201'), '2:10', '“201”', 'from 2 to 200'],
    [plan('variant: draw', 'players: 8', 'round: 3'), '3:1', 'no key “round”', '“rounds”'],
    [plan('variant: draw', 'players: 8', 'rounds: 0'), '3:9', '“rounds” is “0”', 'from 1 to 60'],
    [plan('variant: draw', 'players: 8', 'movement: winners'), '3:11', '“winners”', '“winners-up”'],
    [
      plan('variant: draw', 'players: 8', 'tables: 5'),
      '3:1',
      '8 people don’t fill 5 tables',
      '4 tables at most',
    ],
    [plan('variant: draw', 'players: 9', 'tables: 2'), '3:1', 'Only 8 of 9 people', 'movement: meet-most'],
    [
      plan('variant: double-three-chain', 'players: 9', 'partners: kept'),
      '3:1',
      'isn’t played in pairs',
      'Leave',
    ],
    [plan('variant: draw', 'players: 9', 'partners: kept'), '2:1', '9 people can’t all', 'partners: changed'],
    [plan('variant: draw', 'players: [Ana, "あ"]'), '2:1', 'あ', ''],
  ])('%j', async (text, place, found, mend) => {
    const folder = ownFolder({ 'plan.yaml': text });
    const ran = await run(folder, ['event', 'plan.yaml']);
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.err).toContain(`plan.yaml:${place}: `);
    expect(ran.err).toContain(found);
    expect(ran.err).toContain(mend);
    expect(Object.keys(contents(folder))).toEqual(['plan.yaml']);
  });

  test('a plan that isn’t there, and no plan at all', async () => {
    const folder = ownFolder();
    expect((await run(folder, ['event', 'none.yaml'])).err).toContain('none.yaml isn’t there');
    expect(await run(folder, ['event'])).toMatchObject({ status: 2 });
  });
});

describe('the seating plan', () => {
  test('says for each round who sits where, as the JSON does, and for each name the same tables', async () => {
    const folder = ownFolder({ ...CLASS, 'club.yaml': PLAN });
    const ran = await run(folder, ['event', 'club.yaml', '--json']);
    expect(ran).toMatchObject({ status: 0, err: '' });
    const { seating, measure, files } = JSON.parse(ran.out);
    expect(measure.meet).toMatchObject({ ideal: 1, above: 0 });
    expect(seating).toHaveLength(4);
    const path = 'event-club/host/club-seating-plan-a4.pdf';
    expect(files.map((file: { path: string }) => file.path)).toContain(path);
    const text = await textOf(join(folder, 'out', path));
    for (const [round, { tables }] of seating.entries()) {
      expect(text).toContain(`Round ${round + 1}`);
      for (const table of tables) expect(text).toContain(table.join(', '));
    }
    for (const name of NAMES) {
      const at = seating.map(({ tables }: { tables: string[][] }) =>
        tables.findIndex((table) => table.includes(name)),
      );
      expect(text).toContain(`${name} ${at.map((table: number) => table + 1).join(' ')}`);
    }
  });

  test('is the same for the same seed, and another for another', async () => {
    const folder = ownFolder({
      ...CLASS,
      'one.yaml': PLAN,
      'two.yaml': PLAN,
      'three.yaml': `${PLAN}seed: 2\n`,
    });
    const seats = [];
    for (const name of ['one', 'two', 'three']) {
      seats.push(JSON.parse((await run(folder, ['event', `${name}.yaml`, '--json'])).out).seating);
    }
    expect(seats[1]).toEqual(seats[0]);
    expect(seats[2]).not.toEqual(seats[0]);
  });

  test('says what was shared out: tables of two sizes, and who sits out in turn', async () => {
    const folder = ownFolder({
      'uneven.yaml': plan('variant: draw', 'players: 11', 'tables: 3', 'rounds: 2', 'movement: meet-most'),
      'out.yaml': plan('variant: draw', 'players: 14', 'tables: 3', 'rounds: 4', 'movement: meet-most'),
    });
    const uneven = await run(folder, ['event', 'uneven.yaml']);
    expect(uneven.err).toContain('11 people sit at 3 tables of 3 to 4');
    const resting = await run(folder, ['event', 'out.yaml']);
    expect(resting.err).toContain('2 people sit out each round, nobody more than once');
  });

  test('pairs that were named together sit opposite, and names in a list or without a file do as well', async () => {
    const folder = ownFolder({
      'pairs.yaml': plan(
        'variant: draw',
        'players: [Zora+Quill, Wren+Odo, Pia+Lux, Nell+Tam]',
        'rounds: 3',
        'movement: meet-most',
      ),
    });
    const { seating } = JSON.parse((await run(folder, ['event', 'pairs.yaml', '--json'])).out);
    const pairs = seating.flatMap(({ tables }: { tables: string[][] }) =>
      tables.flatMap((table) => [`${[table[0], table[2]].sort()}`, `${[table[1], table[3]].sort()}`]),
    );
    expect(new Set(pairs)).toEqual(new Set(['Quill,Zora', 'Odo,Wren', 'Lux,Pia', 'Nell,Tam']));
  });
});

describe('what an evening needs on paper', () => {
  const CLUB =
    'title: Club night\nvariant: block\nplayers: class.txt\ntables: 4\nrounds: 4\nmovement: meet-most\n';

  async function evening(text: string, ...options: readonly string[]) {
    const folder = ownFolder({ ...CLASS, 'club.yaml': text });
    const ran = await run(folder, ['event', 'club.yaml', '--json', '--quiet', ...options]);
    expect(ran).toMatchObject({ status: 0, err: '' });
    const record = JSON.parse(ran.out);
    const home = join(folder, 'out');
    const read = (path: string) => new Uint8Array(readFileSync(join(home, path)));
    const pathOf = (part: string): string =>
      record.files.map((file: { path: string }) => file.path).find((path: string) => path.includes(part));
    return { record, read, pathOf, home };
  }

  test('each table has a set with its letter, and a log of each round with the names in the order of the seats', async () => {
    const { record, read, pathOf } = await evening(CLUB);
    const tiles = read(pathOf('player/block-tiles'));
    const marks: string[] = [];
    for (let page = 1; page <= (await open(tiles)).numPages; page++) {
      marks.push(...(await textsOn(tiles, page)).map(({ text }) => text));
    }
    for (const letter of 'ABCD')
      expect(marks.filter((text) => text.includes(`set ${letter}`)).length).toBeGreaterThan(0);
    for (const table of [0, 1, 2, 3]) {
      const log = read(pathOf(`score-log-a4-table-${table + 1}`));
      expect((await open(log)).numPages).toBe(4);
      for (const [round, { tables }] of record.seating.entries()) {
        const texts = await textsOn(log, round + 1);
        const said = texts.map(({ text }) => text).join(' ');
        expect(said).toContain(`Table ${table + 1}, round ${round + 1}`);
        expect(said).not.toMatch(/[<>‹›]/u);
        const at = tables[table].map(
          (name: string) => texts.find(({ text }) => text === name)?.x ?? Number.NaN,
        );
        expect(at).not.toContain(Number.NaN);
        expect(at).toEqual([...at].sort((one: number, other: number) => one - other));
      }
    }
  });

  test('whoever has no name but a number is called by it on the log, as in the seating plan', async () => {
    const { record, read, pathOf } = await evening(CLUB.replace('class.txt', '16'));
    const texts = (await textsOn(read(pathOf('score-log-a4-table-2')), 3)).map(({ text }) => text);
    const [, , { tables }] = record.seating;
    expect(tables[1]).toHaveLength(4);
    for (const person of tables[1]) expect(texts).toContain(`Player ${person}`);
  });

  test('a slip has the tables of one player in the order of the rounds, under the number of each', async () => {
    const { record, read, pathOf } = await evening(CLUB);
    const slips = read(pathOf('seat-slips'));
    const texts = await textsOn(slips, 1);
    for (const name of NAMES) {
      const own = texts.find(({ text }) => text === name);
      if (!own) throw new Error(`no slip for ${name}`);
      const inColumn = texts.filter(
        ({ x, y }) => y > own.y && y < own.y + 25 && Math.abs(x - own.x) < 90 && x >= own.x - 1,
      );
      const rowOf = (word: string) => {
        const head = inColumn.find(({ text }) => text === word);
        return inColumn
          .filter(({ text, y }) => /^\d+$/.test(text) && Math.abs(y - (head?.y ?? 0)) < 0.5)
          .sort((one, other) => one.x - other.x);
      };
      const tables = record.seating.map(
        ({ tables }: { tables: string[][] }) => tables.findIndex((table) => table.includes(name)) + 1,
      );
      expect(rowOf('Table').map(({ text }) => Number(text))).toEqual(tables);
      rowOf('Round').forEach((head, index) => {
        const under = rowOf('Table')[index];
        expect((under?.x ?? 0) + (under?.width ?? 0) / 2).toBeCloseTo(head.x + head.width / 2, 1);
      });
    }
  });

  test('a table’s card says its number, its letter and the rules under the fold, and no name', async () => {
    const { read, pathOf } = await evening(CLUB);
    const cards = read(pathOf('table-cards'));
    expect((await open(cards)).numPages).toBe(4);
    const texts = await textsOn(cards, 3);
    const number = texts.filter(({ text }) => text === '3').sort((one, other) => other.size - one.size)[0];
    expect(number?.size).toBeGreaterThan(100);
    const said = texts.map(({ text }) => text).join(' ');
    expect(said).toContain('Tiles with the letter');
    expect(said).toContain('Your turn.');
    for (const name of NAMES) expect(said).not.toContain(name);
  });

  test('the rounds of winners up, losers down are lines to fill in after the first', async () => {
    const { record, read, pathOf, home } = await evening(CLUB.replace('meet-most', 'winners-up'));
    expect(record.seating).toHaveLength(1);
    const said = await textOf(join(home, pathOf('seating-plan')));
    expect(said).toContain('moves one table up');
    const slip = (await textsOn(read(pathOf('seat-slips')), 1)).map(({ text }) => text).join(' ');
    expect(slip).toMatch(/Round\s+1\s+2\s+3\s+4\s+Table\s+1\s/);
  });

  test('the seating plan, results and keys are the host’s alone: no player’s file has the plan', async () => {
    const { record, read } = await evening(CLUB);
    const player = record.files.filter(({ audience }: { audience: string }) => audience === 'player');
    const host = record.files.filter(({ audience }: { audience: string }) => audience === 'host');
    expect(host.map(({ sheet }: { sheet: string }) => sheet).sort()).toEqual([
      'host-key',
      'print-guide',
      'results',
      'seating-plan',
    ]);
    for (const { path } of player) {
      expect(path).toMatch(/^event-club\/player\//);
      const bytes = read(path);
      const { numPages } = await open(bytes);
      for (let page = 1; page <= numPages; page++) {
        const said = (await textsOn(bytes, page)).map(({ text }) => text).join(' ');
        expect(said).not.toMatch(/HOST ONLY|Seating plan|Who sits at which table|meets anyone twice/);
      }
    }
  });

  test.each([
    ['de', 'a4', '--large-print'],
    ['fr', 'letter', '--low-ink'],
    ['pt', 'letter', '--large-print'],
  ])('in %s on %s with %s', async (lang, paper, option) => {
    const { record } = await evening(
      CLUB.replace('tables: 4', 'tables: 3\npartners: changed'),
      '--lang',
      lang,
      '--paper',
      paper,
      option,
    );
    expect(new Set(record.files.map((file: { paper: string }) => file.paper))).toEqual(new Set([paper]));
    expect(record.files).toHaveLength(11);
  });
});
