import { expect, test } from 'vitest';
import { parseTile } from '../../src/domino/notation.js';
import { readSingle, sheetsWith, singlesWish, writtenSingles } from '../../src/kit/single-tiles.js';
import type { SheetName } from '../../src/sheets/registry.js';
import {
  alsoPaper,
  firstPaper,
  papersShown,
  withAllTiles,
  withMargin,
  withOffset,
  withSingle,
} from '../../src/web/ui/print.js';
import { habitsIn } from '../../src/web/ui/start.js';

const mixed = parseTile('3-5');
if (mixed === undefined) throw new Error('a tile');

test('another first paper leaves the further ones, each once', () => {
  expect(firstPaper(['a4', 'letter', 'a3'], 'letter')).toEqual(['letter', 'a3']);
  expect(firstPaper(['a4', 'letter'], 'a3')).toEqual(['a3', 'letter']);
  expect(alsoPaper(['a4'], 'letter', true)).toEqual(['a4', 'letter']);
  expect(alsoPaper(['a4', 'letter', 'a3'], 'letter', false)).toEqual(['a4', 'a3']);
});

test('a size that a link brought is among the papers', () => {
  const a4 = { name: 'a4', label: 'A4' };
  expect(papersShown([a4], ['a4', '210x280mm'])).toEqual([a4, { name: '210x280mm', label: '210x280mm' }]);
});

test('a margin on one side leaves the usual one on the others, and usual ones need not be said', () => {
  const one = withMargin({ sets: 2 }, 'left', 6.35, 10);
  expect(one).toEqual({ sets: 2, margins: { top: 10, right: 10, bottom: 10, left: 6.35 } });
  expect(withMargin(one, 'top', 5, 10).margins).toEqual({ top: 5, right: 10, bottom: 10, left: 6.35 });
  expect(withMargin(one, 'left', undefined, 10)).toEqual({ sets: 2 });
  expect(withMargin(one, 'left', 10, 10)).toEqual({ sets: 2 });
});

test('backs that stay where they are need not be said', () => {
  const right = withOffset({ lowInk: true }, 'x', 0.5);
  expect(right).toEqual({ lowInk: true, offset: { x: 0.5, y: 0 } });
  expect(withOffset(right, 'y', -1).offset).toEqual({ x: 0.5, y: -1 });
  expect(withOffset(right, 'x', 0)).toEqual({ lowInk: true });
  expect(withOffset(right, 'x', undefined)).toEqual({ lowInk: true });
});

test('single tiles are those of every set or of one, and without any all are printed', () => {
  const one = withSingle({ sets: 2 }, '3-5', true);
  expect(one).toEqual({ sets: 2, only: [mixed] });
  const both = withSingle(one, 'B:3-5', true);
  expect(both).toEqual({ sets: 2, only: [mixed], ofSets: [{ tile: mixed, set: 1 }] });
  expect(withSingle(both, '3-5', false)).toEqual({ sets: 2, ofSets: [{ tile: mixed, set: 1 }] });
  expect(withSingle(one, '3-5', false)).toEqual({ sets: 2 });
  expect(withAllTiles(both)).toEqual({ sets: 2 });
});

test('single tiles are written as they are read', () => {
  const names = ['0-0', '3-5', 'A:3-5', 'C:6-6'];
  const read = [...names, ' c : 6-6', '5-3'].map((name) => readSingle(name));
  expect(read.slice(-2)).toEqual([readSingle('C:6-6'), { tile: mixed }]);
  expect(writtenSingles(singlesWish(read.slice(0, 4).filter((one) => one !== undefined)))).toEqual(names);
  expect(['3', 'AB:3-5', '1:3-5', ''].map(readSingle)).toEqual([undefined, undefined, undefined, undefined]);
});

test.each<[readonly SheetName[] | undefined, object, readonly SheetName[] | undefined]>([
  [undefined, {}, undefined],
  [['rules'], {}, ['rules']],
  [undefined, { only: [mixed] }, ['tiles']],
  [['rules'], { ofSets: [{ tile: mixed, set: 1 }] }, ['rules', 'tiles']],
  [['tiles', 'host-key'], { only: [mixed] }, ['tiles', 'host-key']],
])('of sheets %j with singles %j these are made: %j', (sheets, singles, made) => {
  expect(sheetsWith(sheets, singles)).toEqual(made);
});

test('what goes for the next kit too: all but which tiles got lost', () => {
  expect(habitsIn({ papers: ['a4'], print: { sets: 2, only: [mixed] } })).toEqual({
    papers: ['a4'],
    print: { sets: 2 },
  });
  expect(habitsIn({ papers: ['a4'] })).toEqual({ papers: ['a4'] });
});
