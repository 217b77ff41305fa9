import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsOn } from '../support/read-pdf.js';
import { ownFolder, run } from './support.js';

/** Files that a teacher has, by the names they go by. */
const LISTS: Readonly<Record<string, string>> = {
  'class.txt': 'Zora\n\n  Quill  \nWren\n',
  'windows.txt': '\uFEFFZora\r\nQuill\r\nWren\r\n',
  'old-mac.txt': 'Zora\rQuill\rWren',
  'sheet.csv': '"Name";"Form"\n"Zora";"7b"\n"Quill";"7b"\n"Wren";"7b"\n',
  'one.csv': 'Student\nZora\nQuill\nWren\n',
  'tabs.tsv': 'Zora\t7b\nQuill\t7b\nWren\t7b\n',
};

/** The heads of the columns on the score log of a game, or of one of its tables. */
async function logOf(folder: string, kit: string, table = ''): Promise<string> {
  const [game = ''] = kit.split('-partners');
  const path = join(folder, 'out', kit, 'player', `${game}-score-log-a4${table}.pdf`);
  return (await textsOn(new Uint8Array(readFileSync(path)))).map(({ text }) => text).join(' ');
}

const log = (...options: readonly string[]) => [
  'kit',
  'draw',
  '--sheets',
  'score-log',
  '--quiet',
  ...options,
];

describe('names for the score log', () => {
  test('in pairs are partners, who share a column', async () => {
    const folder = ownFolder();
    expect(await run(folder, log('--names', 'Mara+Rose,Quill+Wren'))).toEqual({
      status: 0,
      out: '',
      err: '',
    });
    const text = await logOf(folder, 'draw-partners');
    expect(text).toContain('Mara and Rose');
    expect(text).toContain('Quill and Wren');
  });

  test('may stand between semicolons', async () => {
    const folder = ownFolder();
    expect((await run(folder, log('--names', 'Zora;Quill; Wren'))).status).toBe(0);
    const text = await logOf(folder, 'draw');
    for (const name of ['Zora', 'Quill', 'Wren']) expect(text).toContain(name);
    expect(text).not.toMatch(/Zora *;/);
  });

  test.each(Object.keys(LISTS))('are read from %s', async (name) => {
    const folder = ownFolder(LISTS);
    expect(await run(folder, log('--names', `@${name}`))).toEqual({ status: 0, out: '', err: '' });
    const text = await logOf(folder, 'draw');
    for (const person of ['Zora', 'Quill', 'Wren']) expect(text).toContain(person);
    for (const other of ['Name', 'Student', '7b', '"']) expect(text).not.toContain(other);
  });

  test('keep their commas where a spreadsheet has them between quotation marks', async () => {
    const folder = ownFolder({ 'class.csv': '"Lovelace, Ada",1815\n"Gauß, Carl",1777\n' });
    expect((await run(folder, log('--names', '@class.csv'))).status).toBe(0);
    const text = await logOf(folder, 'draw');
    expect(text).toContain('Lovelace, Ada');
    expect(text).toContain('Gauß, Carl');
  });

  test('of a class are dealt to tables in their order, and that is said', async () => {
    const pupils = Array.from({ length: 27 }, (_, index) => `Pupil-${index + 1}.`);
    const folder = ownFolder({ 'class.txt': pupils.join('\n') });
    const { status, err } = await run(
      folder,
      log('--names', '@class.txt').filter((arg) => arg !== '--quiet'),
    );
    expect(status).toBe(0);
    expect(err).toContain('27 names are more than one table holds');
    expect(err).toContain('7 tables of 3 or 4');
    // Six tables of four and one of three.
    const tables = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(async (table) => {
        const text = await logOf(folder, 'draw', `-table-${table}`);
        return pupils.filter((pupil) => text.includes(pupil));
      }),
    );
    expect(tables.map((names) => names.length)).toEqual([4, 4, 4, 4, 4, 4, 3]);
    expect(tables.flat()).toEqual(pupils);
  });

  test('of pairs stay pairs at several tables', async () => {
    const folder = ownFolder();
    expect((await run(folder, log('--names', 'A+B,C+D,E+F,G+H'))).status).toBe(0);
    expect(await logOf(folder, 'draw-partners', '-table-2')).toMatch(/E and F.*G and H/);
  });

  test.each<[number, string, string]>([
    [2, 'class.txt', 'write @ before it: --names @class.txt'],
    [2, 'eleves.csv', 'write @ before it: --names @eleves.csv'],
    [2, 'ana.list', 'write @ before it: --names @ana.list'],
    [2, '@', '--names needs a value'],
    [2, '@nothing.txt', 'nothing.txt isn’t there'],
    [2, '@empty.txt', 'empty.txt has no names in it'],
    [2, '@class.xlsx', 'class.xlsx isn’t plain text'],
    [2, '@folder', 'folder isn’t a file'],
    [2, '@long.txt', '@long.txt: the name “AAAA'],
    [2, '@many.txt', '@many.txt has 201 names, but at most 200'],
    [2, 'Zora+Quill,Wren', '“Wren” isn’t a pair'],
    [2, 'Zora+Quill+Wren,Dan+Eve', '“Zora+Quill+Wren” isn’t a pair'],
    [2, 'Zora+,Quill+Wren', '--names needs a value'],
    [2, 'Zora+Quill', '--names has 1 pair, but 2 pairs play at each table'],
    [2, 'Zora+Quill,Wren+Dan,Eve+Flo', '--names has 3 pairs'],
  ])('end with %i for “%s”: %s', async (status, names, said) => {
    const folder = ownFolder({
      ...LISTS,
      'ana.list': 'Zora\n',
      'empty.txt': '\n \n',
      'class.xlsx': 'PK\u0003\u0004\0\0',
      'folder/a.txt': 'Zora\n',
      'long.txt': `Quill\n${'A'.repeat(31)}\n`,
      'many.txt': Array.from({ length: 201 }, (_, index) => `P${index}`).join('\n'),
    });
    const ran = await run(folder, log('--names', names));
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(said);
  });

  test('in pairs are refused by a game without partners', async () => {
    const { status, err } = await run(ownFolder(), ['kit', 'penalty-draw', '--names', 'A+B,C+D']);
    expect({ status, err }).toMatchObject({ status: 1, err: expect.stringContaining('no partners') });
  });

  test('may be a setting', async () => {
    const folder = ownFolder({ ...LISTS, 'dominopress.yaml': "names: '@class.txt'\n" });
    expect(await run(folder, log())).toEqual({ status: 0, out: '', err: '' });
    expect(await logOf(folder, 'draw')).toContain('Wren');
  });
});
