import { describe, expect, test } from 'vitest';
import type { LineView } from '../../../src/domino/line.js';
import { tileOf } from '../../../src/domino/tile.js';
import { decisionFigure } from '../../../src/layout/figures/decision.js';
import { drawnStamps, lineFigure, tileRow } from '../../../src/layout/figures/line-of-play.js';
import type { Figure } from '../../../src/layout/page/block.js';
import { inkOfAll } from '../../../src/layout/page/bounds.js';
import type { Mark } from '../../../src/layout/page/page.js';
import { fixedStyle, fixedType } from '../../support/fixed-type.js';

const drawing = {
  width: 100,
  half: 6,
  doubles: 'across',
  alt: 'A line',
  style: fixedStyle,
  measurer: fixedType,
} as const;

/** A line from tiles written 2-0, its ends open, its last tile played last unless said. */
function lineOf(text: string, added: number | null = text.split(' ').length - 1): LineView {
  const tiles = text.split(' ').map((tile) => {
    const [left = 0, right = 0] = tile.split('-').map(Number);
    return { left, right };
  });
  return { tiles, ends: [tiles[0]?.left ?? 0, tiles.at(-1)?.right ?? 0], added };
}

const ofKind = <K extends Mark['kind']>(figure: Figure, kind: K) =>
  figure.marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);

const close = (numbers: readonly number[]) => numbers.map((number) => Math.round(number * 1e6) / 1e6);

/** Where each half lies: value, middle. */
const halves = (figure: Figure) =>
  ofKind(figure, 'stamp').map(({ name, x, y }) => [name, ...close([x, y])] as const);

const stamps = drawnStamps([0, 1, 2, 3, 4, 5, 6]);
const inked = { stamps, measurer: fixedType };

describe('a line of play', () => {
  test('tiles are twice as long as wide and their halves touch', () => {
    const figure = lineFigure(lineOf('2-0 0-3'), drawing);
    const at = halves(figure);
    expect(at.map(([name]) => name)).toEqual(['half-2', 'half-0', 'half-0', 'half-3']);
    const xs = at.map(([, x]) => x as number);
    expect(close(xs.slice(1).map((x, index) => x - (xs[index] ?? 0)))).toEqual([6, 6, 6]);
    expect(new Set(at.map(([, , y]) => y)).size).toBe(1);
    for (const stamp of ofKind(figure, 'stamp')) expect(stamp.scale * 24).toBeCloseTo(6, 9);
  });

  test('a double lies across, or straight where the rules say so', () => {
    const across = halves(lineFigure(lineOf('3-3'), drawing));
    expect(across[0]?.[1]).toBe(across[1]?.[1]);
    expect(Math.abs((across[0]?.[2] as number) - (across[1]?.[2] as number))).toBeCloseTo(6, 6);
    const straight = halves(lineFigure(lineOf('3-3'), { ...drawing, doubles: 'straight' }));
    expect(straight[0]?.[2]).toBe(straight[1]?.[2]);
  });

  test('each open end has its value beyond the line, the left one before it', () => {
    const figure = lineFigure(lineOf('2-0 0-3'), drawing);
    const [left, right] = ofKind(figure, 'text');
    expect([left?.text, right?.text]).toEqual(['2', '3']);
    const xs = halves(figure).map(([, x]) => x as number);
    expect(left?.x).toBeLessThan(Math.min(...xs) - 3);
    expect(right?.x).toBeGreaterThan(Math.max(...xs) + 3);
    expect(ofKind(figure, 'path')).toHaveLength(2);
  });

  test('a line without open ends has no arrows', () => {
    const figure = lineFigure({ tiles: [], ends: [], added: null }, drawing);
    expect(figure.marks).toEqual([]);
  });

  test('a bar stands under the tile played last and under no other', () => {
    const bars = (figure: Figure) => ofKind(figure, 'line').filter((line) => line.stroke.width > 0.7);
    const figure = lineFigure(lineOf('2-0 0-3', 0), drawing);
    const [bar, ...more] = bars(figure);
    expect(more).toEqual([]);
    const xs = halves(figure).map(([, x]) => x as number);
    expect(((bar?.x1 ?? 0) + (bar?.x2 ?? 0)) / 2).toBeCloseTo(((xs[0] ?? 0) + (xs[1] ?? 0)) / 2, 6);
    expect(bars(lineFigure(lineOf('2-0 0-3', null), drawing))).toEqual([]);
  });

  test('a line too long for its room goes on in further rows, all tiles in order', () => {
    const text = '2-0 0-3 3-3 3-5 5-5 5-1 1-1 1-4';
    const figure = lineFigure(lineOf(text), { ...drawing, width: 50 });
    const names = halves(figure).map(([name]) => name.replace('half-', ''));
    expect(names.join('')).toBe(text.replace(/[ -]/g, ''));
    const middles = halves(figure).map(([, , y]) => y as number);
    expect(Math.max(...middles) - Math.min(...middles)).toBeGreaterThan(12);
    // The last open end is told at the end of the last row.
    expect(ofKind(figure, 'text')[1]?.y).toBeGreaterThan(12);
  });

  test.each([24, 27, 50, 100])('nothing is drawn outside its own size in %d mm', (width) => {
    const figure = lineFigure(lineOf('2-0 0-3 3-3 3-5 5-5 5-1'), { ...drawing, half: 5, width });
    const ink = inkOfAll(figure.marks, inked);
    expect(figure.width).toBeLessThanOrEqual(width);
    expect(ink.x).toBeGreaterThanOrEqual(-0.001);
    expect(ink.y).toBeGreaterThanOrEqual(-0.001);
    expect(ink.x + ink.width).toBeLessThanOrEqual(figure.width + 0.001);
    expect(ink.y + ink.height).toBeLessThanOrEqual(figure.height + 0.001);
  });
});

describe('a row of tiles', () => {
  test('tiles lie apart, the smaller half first, as many in a row as fit', () => {
    // A tile is 12 mm long and 1.8 mm from the next: two take 25.8 mm.
    const figure = tileRow([tileOf(5, 1), tileOf(6, 6), { left: 4, right: 0 }], {
      width: 26,
      half: 6,
      alt: '',
    });
    expect(halves(figure)).toEqual([
      ['half-1', 3, 3],
      ['half-5', 9, 3],
      ['half-6', 16.8, 3],
      ['half-6', 22.8, 3],
      ['half-4', 3, 10.8],
      ['half-0', 9, 10.8],
    ]);
    expect(close([figure.width, figure.height])).toEqual([25.8, 13.8]);
  });

  test('a hand without tiles takes no room', () => {
    expect(tileRow([], { width: 26, half: 6, alt: '' })).toMatchObject({ width: 0, height: 0, marks: [] });
  });
});

describe('a decision', () => {
  const steps = [
    { question: 'Does a tile fit an open end?', yes: 'Play one.' },
    { question: 'May you draw?', yes: 'Draw 1 tile. If it fits, play it or keep it.', no: 'Pass.' },
  ];
  const figure = decisionFigure(steps, {
    width: 60,
    style: fixedStyle,
    measurer: fixedType,
    words: { yes: 'Yes', no: 'No' },
    alt: 'Two questions',
  });
  const find = (text: string) => ofKind(figure, 'text').find((mark) => mark.text.trim() === text);

  test('each question is framed, with an arrow for yes and an arrow for no', () => {
    expect(ofKind(figure, 'box')).toHaveLength(2);
    expect(ofKind(figure, 'path')).toHaveLength(4);
    expect(ofKind(figure, 'text').filter((mark) => mark.text === 'Yes')).toHaveLength(2);
    expect(ofKind(figure, 'text').filter((mark) => mark.text === 'No')).toHaveLength(2);
  });

  test('what to do on yes stands right of its question, on no under it', () => {
    const asked = find('May you draw?');
    const [first] = ofKind(figure, 'box');
    expect(find('Play one.')?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(asked?.y).toBeGreaterThan(find('Play one.')?.y ?? 0);
    expect(find('Pass.')?.y).toBeGreaterThan(asked?.y ?? 0);
  });

  test('text stands inside its frame and nothing outside the figure', () => {
    const [, box] = ofKind(figure, 'box');
    const asked = inkOfAll([find('May you draw?') as Mark], inked);
    expect(asked.x).toBeGreaterThan(box?.x ?? 0);
    expect(asked.x + asked.width).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
    const ink = inkOfAll(figure.marks, inked);
    expect(ink.x).toBeGreaterThanOrEqual(0);
    expect(ink.y).toBeGreaterThanOrEqual(0);
    expect(ink.x + ink.width).toBeLessThanOrEqual(60);
    expect(ink.y + ink.height).toBeLessThanOrEqual(figure.height);
  });

  test('texts never lie over one another', () => {
    const places = ofKind(figure, 'text').map((mark) => inkOfAll([mark], inked));
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, JSON.stringify([a, b])).toBe(true);
      }
    }
  });

  test('questions and answers share the width so that the drawing is least tall', () => {
    const room = {
      width: 60,
      style: fixedStyle,
      measurer: fixedType,
      words: { yes: 'Yes', no: 'No' },
      alt: '',
    };
    const question = 'aaaa bbbb cccc dddd eeee ffff';
    const long = 'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll';
    // At half the width the answer has room for 19 letters and three lines, 12 mm. At three tenths the question takes two
    // lines and its frame 10.4 mm, the answer beside it two; under them 5.6 mm for the arrow and what is left to do.
    expect(decisionFigure([{ question, yes: long, no: 'No.' }], room).height).toBeCloseTo(16, 6);
  });

  test('more than three questions are refused', () => {
    const four = [...steps, ...steps];
    const options = {
      width: 60,
      style: fixedStyle,
      measurer: fixedType,
      words: { yes: 'Yes', no: 'No' },
      alt: '',
    };
    expect(() => decisionFigure(four, options)).toThrow('4 questions');
  });
});
