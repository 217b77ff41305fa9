import { describe, expect, test } from 'vitest';
import { type LaidOut, paintedDocuments } from '../../src/kit/document.js';
import { layOutKit } from '../../src/kit/make.js';
import type { KitRequest } from '../../src/kit/request.js';
import type { Paper } from '../../src/layout/page/templates.js';
import { materials, setupOn } from '../support/setup.js';
import { sheetText } from '../support/sheet-text.js';
import { checkedOf, english, valueIn, variantOf } from '../support/shipped.js';

const [a4, letter] = (['a4', 'letter'] as const).map((paper) => setupOn(paper).paper) as [Paper, Paper];

/** A request for the smallest game, on A4, for one table without names. */
const request = (asked: Partial<KitRequest> = {}): KitRequest => ({
  variant: variantOf('double-three-chain'),
  checked: checkedOf('double-three-chain'),
  words: english,
  seating: {},
  houseRules: false,
  papers: [a4],
  tables: [{ names: [] }],
  seed: 1,
  neighbours: [],
  ...asked,
});

const laidOut = (asked: Partial<KitRequest>) => valueIn(layOutKit(request(asked), materials), 'kit');
const pathsOf = (sheets: readonly LaidOut[]) => sheets.map(({ path }) => path);

describe('a kit that is laid out', () => {
  test('has each sheet on each paper, in the folder of those who may see it', () => {
    const kit = laidOut({ papers: [a4, letter], sheets: ['tiles', 'host-key'] });
    expect(kit.name).toBe('double-three-chain');
    expect(pathsOf(kit.sheets)).toEqual([
      'player/double-three-chain-tiles-a4.pdf',
      'host/double-three-chain-host-key-a4.pdf',
      'player/double-three-chain-tiles-letter.pdf',
      'host/double-three-chain-host-key-letter.pdf',
    ]);
  });

  test('has only what the audience asked for may see', () => {
    const { sheets } = laidOut({ audiences: ['player'] });
    expect(sheets.map(({ sheet }) => sheet.name)).toEqual(['tiles', 'rules', 'score-log']);
  });

  test('has a score log with their names for each of several tables, and the rest once', () => {
    const tables = [{ names: ['Zebulon', 'Quillon'] }, { names: ['Xanthippe', 'Wendelin'] }];
    const { sheets } = laidOut({ tables, sheets: ['rules', 'score-log'] });
    expect(pathsOf(sheets)).toEqual([
      'player/double-three-chain-rules-a4.pdf',
      'player/double-three-chain-score-log-a4-table-1.pdf',
      'player/double-three-chain-score-log-a4-table-2.pdf',
    ]);
    const names = sheets.map(({ sheet }) =>
      ['Zebulon', 'Quillon', 'Xanthippe', 'Wendelin'].filter((name) => sheetText(sheet).includes(name)),
    );
    expect(names).toEqual([[], ['Zebulon', 'Quillon'], ['Xanthippe', 'Wendelin']]);
  });

  test.each<[string, Partial<KitRequest>, string]>([
    ['one sheet doesn’t fit', { papers: [a4, { ...a4, width: 90 }] }, 'paper.narrow'],
    [
      'more are named than can be dealt to tables',
      { seating: { players: 4 }, tables: [{ names: Array(9).fill('Ana') }] },
      'cli.too-many-names',
    ],
    ['no such number may play', { seating: { players: 9 } }, 'cli.players-range'],
  ])('is none at all where %s', (_, asked, code) => {
    const result = layOutKit(request(asked), materials);
    expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toContain(code);
  });
});

describe('the documents of a kit', () => {
  test('are painted one by one, each only when it is asked for', async () => {
    const { sheets } = laidOut({ sheets: ['tiles', 'score-log'] });
    const touched: string[] = [];
    const watched = sheets.map(
      ({ sheet, ...rest }): LaidOut => ({
        ...rest,
        get sheet() {
          touched.push(sheet.name);
          return sheet;
        },
      }),
    );
    const documents = paintedDocuments(watched, materials);
    const first = await documents.next();
    expect(touched).toEqual(['tiles']);
    expect(first.value).toMatchObject({
      sheet: 'tiles',
      audience: 'player',
      stock: 'card',
      path: 'player/double-three-chain-tiles-a4.pdf',
      // Ten tiles fit on one piece of card, which has two sides.
      pages: 2,
      pieces: 1,
    });
    expect(new TextDecoder().decode(first.value?.bytes.slice(0, 5))).toBe('%PDF-');
    await documents.next();
    expect(touched).toEqual(['tiles', 'score-log']);
    expect((await documents.next()).done).toBe(true);
  });
});
