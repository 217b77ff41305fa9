import { describe, expect, test } from 'vitest';
import type { Block } from '../../../src/layout/page/block.js';
import type { Item, Node } from '../../../src/layout/page/page.js';
import type { Care } from '../../../src/layout/type/breaks.js';
import { type Flowed, type Frame, flow, heightOf } from '../../../src/layout/type/flow.js';
import { fixedStyle, fixedType } from '../../support/fixed-type.js';

/** A column 10 letters wide and so many lines (of 4 mm) high; the second column stands to the right of the first. */
const column = (lines: number, x = 0): Frame => ({ x, y: 100, width: 10, height: lines * 4 });

const set = (blocks: readonly Block[], frames: Iterable<Frame>) =>
  flow(blocks, frames, fixedStyle, fixedType);

/** The same on pages of two columns. */
const setInTwo = (blocks: readonly Block[], frames: Iterable<Frame>, care?: Care) =>
  flow(blocks, frames, fixedStyle, fixedType, { columns: 2, ...(care && { care }) });

const texts = (flowed: Flowed, frame = 0) =>
  (flowed.frames[frame]?.items ?? []).flatMap((item) => (item.kind === 'text' ? [item.text.trim()] : []));

/** The text item of these words. */
function textItem(flowed: Flowed, text: string): Item & { kind: 'text' } {
  const found = flowed.frames
    .flatMap((frame) => frame.items)
    .find((item) => item.kind === 'text' && item.text.trim() === text);
  if (found?.kind !== 'text') throw new Error(`no ${text}`);
  return found;
}

/** A paragraph of so many lines, numbered from 1. */
const lines = (count: number, name = 'line'): Block => ({
  kind: 'paragraph',
  text: Array.from({ length: count }, (_, index) => `${name}\u00a0${index + 1}----`.slice(0, 10)).join(' '),
});

const roles = (nodes: readonly Node[]): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.role, roles(node.children)] : node.role));

describe('placing blocks in columns', () => {
  test('lines stand one under the other, letters in the middle of the line', () => {
    const flowed = set([lines(2)], [column(5)]);
    // Line height 4, letters 1.5 up and 0.5 down: the baseline is 1 + 1.5 under the line's top.
    expect(flowed.frames[0]?.items.map((item) => item.kind === 'text' && item.y)).toEqual([102.5, 106.5]);
    expect(flowed.frames[0]?.used).toBe(8);
    expect(flowed.overflow).toBe(0);
  });

  test('paragraphs are a gap apart, which is dropped at the top of a column', () => {
    const flowed = set([lines(2), lines(2, 'next')], [column(3), column(3, 50)]);
    expect(texts(flowed, 0)).toHaveLength(2);
    expect(texts(flowed, 1)[0]).toMatch(/^next 1/);
    expect(flowed.frames[1]?.items[0]).toMatchObject({ x: 50, y: 102.5 });
    expect(set([lines(1), lines(1)], [column(3)]).frames[0]?.used).toBe(4 + 1 + 4);
  });

  test('what is too much is told in lines of body type', () => {
    // 12 mm hold 3 lines; the last two of five stay together, so lines 4 and 5 have no place.
    expect(set([lines(5)], [column(3)]).overflow).toBe(2);
    // A gap of 1 mm and 2 lines more: 8 + 1 + 8 = 17 mm are 4.25 lines.
    expect(set([lines(5), lines(2)], [column(3)]).overflow).toBe(5);
    expect(set([lines(3)], [column(3)]).overflow).toBe(0);
  });

  test('what comes after something without a place has no place either, so the order holds', () => {
    const flowed = set([lines(2), { kind: 'keep', blocks: [lines(4)] }, lines(1)], [column(4)]);
    expect(texts(flowed)).not.toContain('line 1----'.slice(0, 10).repeat(2));
    expect(flowed.overflow).toBeGreaterThan(0);
  });

  test('a heading never ends a column', () => {
    const heading: Block = { kind: 'heading', level: 2, text: 'Head' };
    const flowed = set([lines(2), heading, lines(2, 'next')], [column(4), column(4, 50)]);
    expect(texts(flowed, 0)).not.toContain('Head');
    expect(texts(flowed, 1)[0]).toBe('Head');
    // Under a heading stands its own gap, not a paragraph's.
    expect(textItem(flowed, 'Head').y).toBe(102.5);
    expect(flowed.frames[1]?.items[1]).toMatchObject({ y: 102.5 + 4 + 2 });
  });

  test('a paragraph is never parted after its first or before its last line', () => {
    expect(texts(set([lines(1), lines(4, 'next')], [column(2.5), column(9, 50)]), 0)).toHaveLength(1);
    expect(texts(set([lines(4)], [column(3), column(3, 50)]), 0)).toHaveLength(2);
  });

  test('kept parts stay together', () => {
    const kept: Block = { kind: 'keep', blocks: [lines(1, 'a'), lines(1, 'b')] };
    const flowed = set([lines(2), kept], [column(4), column(4, 50)]);
    expect(texts(flowed, 0)).toHaveLength(2);
    expect(texts(flowed, 1)).toHaveLength(2);
  });

  test('kept parts taller than any column are parted after all', () => {
    const flowed = set([{ kind: 'keep', blocks: [lines(5)] }], [column(3), column(3, 50)]);
    expect([texts(flowed, 0).length, texts(flowed, 1).length]).toEqual([3, 2]);
    expect(flowed.overflow).toBe(0);
  });

  test('as many columns are taken as are needed, and no more', () => {
    let given = 0;
    function* endless(): Generator<Frame> {
      for (;;) {
        given++;
        yield column(2);
      }
    }
    expect(set([lines(2), lines(2), lines(2)], endless()).frames).toHaveLength(3);
    expect(given).toBe(3);
  });

  test('a line that no column can hold ends the search for one', () => {
    function* endless(): Generator<Frame> {
      for (;;) yield column(0.5);
    }
    expect(set([lines(1)], endless()).overflow).toBe(1);
  });

  test('space is white between parts, dropped at the top of a column', () => {
    const space: Block = { kind: 'space', height: 7 };
    expect(heightOf([lines(1), space, lines(1)], 10, fixedStyle, fixedType)).toBe(4 + 7 + 1 + 4);
    expect(heightOf([space, lines(1)], 10, fixedStyle, fixedType)).toBe(4);
  });
});

describe('columns of a page', () => {
  const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
  const list = (...items: readonly string[]): Block => ({
    kind: 'list',
    ordered: false,
    items: items.map((text) => ({ text })),
  });
  const used = (flowed: Flowed) => flowed.frames.map((frame) => frame.used);
  const two = (lines: number) => [column(lines), column(lines, 50)];

  test('text that fills a page half stands half in each column', () => {
    expect(used(setInTwo([lines(8)], two(9)))).toEqual([16, 16]);
  });

  test('what two pages have too little for leaves each a little white, the last the more, and its columns are as long as each other', () => {
    const flowed = setInTwo([lines(24)], [...two(9), ...two(9)]);
    expect(used(flowed)).toEqual([28, 28, 20, 20]);
  });

  test('each of several pages is drawn out by its white, by three fifths at most', () => {
    // Two pages of 2 + 2 lines with 1 mm between; the heading's gap begins a page and is dropped.
    const flowed = set(
      [lines(2, 'a'), lines(2, 'b'), heading('Two'), lines(1, 'c'), lines(2, 'd')],
      [column(5), column(5)],
    );
    // A heading of 6 mm, which has no white under it that may grow.
    expect(used(flowed)).toEqual([17 + 0.6, 6 + 4 + 1.6 + 8]);
    // The only page is as long as what it says.
    expect(used(set([lines(2, 'a'), lines(2, 'b')], [column(5)]))).toEqual([17]);
  });

  test('on as few pages as there can be, whatever is parted', () => {
    const flowed = setInTwo([list('a', 'b', 'c', 'd', 'e')], [...two(3.5), ...two(3.5)]);
    // Five items of 4 mm with 0.5 mm between: 2 and 3 of them.
    expect(used(flowed)).toHaveLength(2);
  });

  test('a column ends before a heading rather than in the midst of a part', () => {
    // 160 and 142 mm; after line 38 it would be 152 and 153 mm.
    const flowed = setInTwo([lines(40), heading('Two'), lines(34, 'next')], two(41));
    expect(texts(flowed, 1)[0]).toBe('Two');
  });

  test('no item of a list stands alone at the foot of a column', () => {
    const items = Array.from({ length: 19 }, () => 'item');
    const flowed = setInTwo([lines(19), heading('Two'), list(...items)], two(25));
    // 76 and 91 mm; after the first item it would be 89 and 80.5 mm.
    expect(texts(flowed, 0)).not.toContain('item');
    expect(texts(flowed, 1).filter((text) => text === 'item')).toHaveLength(19);
  });

  test('what takes care of lists has no place where they would be torn', () => {
    const tight = [lines(4), list('a', 'b', 'c')];
    // 16 mm, 1 mm of white and 4 mm are 21: the first item alone.
    const frames = [column(5.25), column(5.25, 50)];
    expect(setInTwo(tight, frames).overflow).toBe(0);
    expect(setInTwo(tight, [column(5.25), column(2.25, 50)], 'lists').overflow).toBeGreaterThan(0);
  });

  test('what has its heading again has it where it begins a column, and nowhere else', () => {
    const kept: Block = { kind: 'keep', blocks: [lines(2, 'b')], again: 'Head' };
    const apart = set([lines(2, 'a'), kept], [column(3), column(5, 50)]);
    // 4 mm of heading and 2 mm under it.
    expect(texts(apart, 1)[0]).toBe('Head');
    expect(apart.frames[1]?.used).toBe(4 + 2 + 8);
    expect(textItem(apart, 'Head')).toMatchObject({ x: 50, face: 'bold', node: null });
    expect(texts(set([lines(2, 'a'), kept], [column(5)]))).not.toContain('Head');
  });

  test('a list that has its heading again has it over whichever item begins a column, and reads it once', () => {
    const list: Block = {
      kind: 'list',
      ordered: false,
      items: [{ text: 'a' }, { text: 'b' }, { text: 'c' }, { text: 'd' }],
      again: 'Head',
    };
    // Two items are 8.5 mm high, with the heading and 2 mm under it 14.5.
    const flowed = set([lines(1, 'x'), list], [column(3.5), column(3.7, 50)]);
    expect(texts(flowed, 0)).not.toContain('Head');
    expect(texts(flowed, 1)[0]).toBe('Head');
    expect(texts(flowed, 1)).toContain('d');
    expect(textItem(flowed, 'Head')).toMatchObject({ x: 50, face: 'bold', node: null });
  });

  test('what is typed is not parted between a line and the first that stands further in under it', () => {
    const typed = (under: string): Block => ({
      kind: 'typed',
      lines: [
        ...Array.from({ length: 7 }, () => 'a: 1'),
        'b:',
        `${under}- x`,
        ...Array(7).fill(`${under}- y`),
      ],
      size: fixedStyle.body,
    });
    const lengths = (under: string) => {
      const flowed = set([typed(under)], [column(8), column(9, 50)]);
      return [texts(flowed, 0).length, texts(flowed, 1).length];
    };
    expect(lengths('')).toEqual([8, 8]);
    // "b:" goes along, and the column ends before it.
    expect(lengths('  ')).toEqual([7, 9]);
  });

  test('kept parts are torn only where nothing else helps and it is allowed', () => {
    const kept: Block = { kind: 'keep', blocks: [lines(2, 'a'), lines(2, 'b')] };
    expect(setInTwo([lines(2), kept], two(4.25)).overflow).toBe(0);
    expect(setInTwo([lines(2), kept], [column(4.25), column(2, 50)]).overflow).toBeGreaterThan(0);
    expect(setInTwo([lines(2), kept], [column(4.25), column(2, 50)], 'none').overflow).toBe(0);
  });

  test('a table begins in the column of the sentence that announces it', () => {
    const table: Block = {
      kind: 'table',
      head: [{ text: 'A' }, { text: 'B' }],
      rows: [
        [{ text: '1' }, { text: '2' }],
        [{ text: '3' }, { text: '4' }],
      ],
      shares: [1, 1],
    };
    // Without it, the first column would end after the sentence: 16 and 16.6 mm.
    const flowed = setInTwo([lines(3), list('says'), table], two(9));
    const [said, headed] = [0, 1].map((frame) => texts(flowed, frame).includes('says'));
    expect(said).toBe(texts(flowed, 0).includes('A'));
    expect(headed).toBe(texts(flowed, 1).includes('A'));
  });

  test('the shorter column is drawn out by its white, at most to twice as much', () => {
    // 2 + 1 + 2 lines and 2 + 1 + 3 lines, apart by 1 mm: no break makes 17 and 21 mm even.
    const flowed = setInTwo([lines(2), lines(2, 'b'), heading('Two'), lines(3, 'c')], two(6));
    expect(used(flowed)[0]).toBe(8 + 2 + 8);
    expect(used(flowed)[1]).toBe(4 + 2 + 12);
  });

  test('columns that can’t end on one line keep their white, but as far as they would end more than a tenth apart', () => {
    // 2 + 2 + 1 lines, apart by 1 mm, are 22 mm: with more than twice that white 24.6, which is short of 26.
    const left = [lines(2), lines(2, 'b'), lines(1, 'd')];
    const flowed = setInTwo([...left, heading('Two'), lines(5, 'c')], two(7));
    expect(used(flowed)[1]).toBe(4 + 2 + 20);
    expect(used(flowed)[0]).toBeGreaterThanOrEqual(0.9 * 26);
    expect(used(flowed)[0]).toBeLessThan(0.91 * 26);
    // Nothing is added where they end less far apart and the shorter, 26 mm, has no white that may grow.
    const near = setInTwo([...left, lines(1, 'e'), heading('Two'), lines(5, 'c')], two(9));
    expect(used(near)).toEqual([22 + 5, 26]);
  });
});

describe('lists', () => {
  const items = [{ text: 'aaaa bbbb' }, { text: 'c' }];

  test('text hangs beside its bullet, items stand a small gap apart', () => {
    const flowed = set([{ kind: 'list', ordered: false, items }], [column(9)]);
    // A bullet is 1 mm wide and 1.6 mm from its text, which leaves 7.4 letters a line.
    expect(textItem(flowed, '\u2022').x).toBe(0);
    expect(textItem(flowed, 'aaaa')).toMatchObject({ x: 2.6, y: 102.5 });
    expect(textItem(flowed, 'bbbb')).toMatchObject({ x: 2.6, y: 106.5 });
    expect(textItem(flowed, 'c')).toMatchObject({ x: 2.6, y: 111 });
    expect(roles(flowed.nodes)).toEqual([
      [
        'L',
        [
          ['LI', ['Lbl', 'LBody']],
          ['LI', ['Lbl', 'LBody']],
        ],
      ],
    ]);
  });

  test('numbers count from 1, a mark of an item’s own stands in their place', () => {
    const list: Block = { kind: 'list', ordered: true, items: [...items, { text: 'd', mark: 'A' }] };
    const flowed = set([list], [column(9)]);
    expect(texts(flowed)).toEqual(['1.', 'aaaa', 'bbbb', '2.', 'c', 'A', 'd']);
    expect(textItem(flowed, 'd').x).toBeCloseTo(3.6, 9);
  });
});

describe('tables', () => {
  const row = (...cells: string[]) => cells.map((text) => ({ text }));
  const table: Block = {
    kind: 'table',
    head: row('A', 'B'),
    rows: [row('1', '2'), row('3', '4'), row('5', '6')],
    shares: [3, 1],
  };

  test('columns divide the width by their shares; numbers may stand right', () => {
    const wide: Block = {
      kind: 'table',
      head: [{ text: 'A' }, { text: 'B', align: 'right' }],
      rows: [[{ text: '1' }, { text: '22', align: 'right' }]],
      shares: [3, 1],
    };
    const flowed = flow([wide], [{ x: 0, y: 0, width: 40, height: 100 }], fixedStyle, fixedType);
    expect(textItem(flowed, '1').x).toBe(0);
    // The second column ends with the text around the table, at 40.
    expect(textItem(flowed, '22').x).toBeCloseTo(38, 9);
    expect(textItem(flowed, 'B').x).toBeCloseTo(39, 9);
  });

  test('a column is never narrower than its longest word while others have room', () => {
    const table: Block = {
      kind: 'table',
      head: [{ text: 'A' }, { text: 'B' }, { text: 'Partners' }],
      rows: [[{ text: 'one two three' }, { text: '2' }, { text: '3' }]],
      shares: [4, 1, 1],
    };
    const flowed = flow([table], [{ x: 0, y: 0, width: 30, height: 100 }], fixedStyle, fixedType);
    // Partners takes 8 mm and the white at its left 1.4, so the other two share 20.6 mm, 4 to 1.
    expect(textItem(flowed, 'Partners').x).toBeCloseTo(22, 3);
    expect(textItem(flowed, 'B').x).toBeCloseTo((20.6 * 4) / 5 + 1.4, 3);
    expect(texts(flowed)).toContain('one two three');
  });

  test('its head stands again in each column it goes on in, and is read once', () => {
    // A row is 4 + 2 x 0.6 mm high: 12 mm hold the head and one row.
    const flowed = set([table], [column(3), column(3, 50), column(3, 90)]);
    expect(texts(flowed, 0)).toEqual(['A', 'B', '1', '2']);
    expect(texts(flowed, 1)).toEqual(['A', 'B', '3', '4']);
    expect(texts(flowed, 2)).toEqual(['A', 'B', '5', '6']);
    const again = flowed.frames[1]?.items.filter((item) => item.kind === 'text' && /[AB]/.test(item.text));
    expect(again?.map((item) => item.node)).toEqual([null, null]);
  });

  test('head cells head their columns, heads of rows their rows', () => {
    const heads: Block = {
      ...table,
      kind: 'table',
      rows: [[{ text: '1', heads: true }, { text: '2' }]],
    } as Block;
    const [node] = set([heads], [column(9)]).nodes;
    expect(roles([node as Node])).toEqual([
      [
        'Table',
        [
          ['TR', ['TH', 'TH']],
          ['TR', ['TH', 'TD']],
        ],
      ],
    ]);
    expect(node?.children[0]?.children[0]?.scope).toBe('Column');
    expect(node?.children[1]?.children[0]?.scope).toBe('Row');
  });

  test('thin lines stand between rows and under the last, or around every cell', () => {
    const linesOf = (flowed: Flowed) =>
      (flowed.frames[0]?.items ?? []).filter((item) => item.kind === 'line');
    const between = linesOf(set([table], [column(9)]));
    expect(between).toHaveLength(4);
    for (const line of between) expect(line).toMatchObject({ x1: 0, x2: 10, stroke: { width: 0.3 } });
    const headless = linesOf(set([{ ...table, kind: 'table', head: [] } as Block], [column(9)]));
    expect(headless).toHaveLength(3);
    const around = linesOf(set([{ ...table, kind: 'table', lines: 'grid' } as Block], [column(9)]));
    const upright = around.filter((line) => line.kind === 'line' && line.x1 === line.x2);
    expect(new Set(upright.map((line) => line.kind === 'line' && line.x1)).size).toBe(3);
  });

  test('a row is at least as high as it is told to be', () => {
    const tall = { ...table, kind: 'table', rowHeight: 9 } as Block;
    expect(heightOf([tall], 10, fixedStyle, fixedType)).toBeCloseTo(5.2 + 3 * 9, 9);
  });
});

describe('figures and panels', () => {
  const figure = {
    width: 6,
    height: 5,
    alt: 'A square',
    marks: [{ kind: 'box', x: 0, y: 0, width: 6, height: 5 }],
  } as const;

  test('a figure stands left or in the middle, with its caption under it', () => {
    const left = set([{ kind: 'figure', figure }], [column(9)]);
    expect(left.frames[0]?.items[0]).toMatchObject({ kind: 'box', x: 0, y: 100 });
    const centred = set([{ kind: 'figure', figure, align: 'center', caption: 'word' }], [column(9)]);
    expect(centred.frames[0]?.items[0]).toMatchObject({ x: 2 });
    expect(textItem(centred, 'word').x).toBe(3);
    expect(roles(centred.nodes)).toEqual(['Figure', 'P']);
    expect(centred.nodes[0]?.alt).toBe('A square');
  });

  test('a figure and its caption stay together', () => {
    const flowed = set([lines(1), { kind: 'figure', figure, caption: 'word' }], [column(3), column(3, 50)]);
    expect(texts(flowed, 0)).toHaveLength(1);
    expect(flowed.frames[1]?.items.map((item) => item.kind)).toEqual(['box', 'text']);
  });

  test('a panel lies under its content, which stays together in a fill lighter than 15 %', () => {
    const word: Block = { kind: 'paragraph', text: 'word' };
    const flowed = set([lines(1), { kind: 'panel', blocks: [word, word] }], [column(4), column(6, 50)]);
    const [fill, first] = flowed.frames[1]?.items ?? [];
    expect(fill).toMatchObject({ kind: 'box', node: null });
    expect(fill?.kind === 'box' && fill.fill && 'grey' in fill.fill && fill.fill.grey).toBeGreaterThan(0.85);
    expect(first).toMatchObject({ kind: 'text', x: 52.5, y: 105 });
    // 2.5 mm around two lines with a gap of 1.
    expect(flowed.frames[1]?.used).toBe(2.5 + 4 + 1 + 4 + 2.5);
  });
});
