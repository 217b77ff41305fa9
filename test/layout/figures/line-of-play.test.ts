import { describe, expect, test } from 'vitest';
import type { LineView } from '../../../src/domino/line.js';
import { tileOf } from '../../../src/domino/tile.js';
import { decisionFigure } from '../../../src/layout/figures/decision.js';
import { drawnStamps, lineFigure, tileRow } from '../../../src/layout/figures/line-of-play.js';
import type { Figure } from '../../../src/layout/page/block.js';
import { inkOfAll } from '../../../src/layout/page/bounds.js';
import { BLACK, type Mark, WHITE } from '../../../src/layout/page/page.js';
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

  test('with numbers, discs stand under the tiles that were played and no bar, further rows under the discs', () => {
    const numbers = [2, null, 1, 3];
    const figure = lineFigure(lineOf('2-0 0-3 3-3 3-5', 3), { ...drawing, width: 42, numbers });
    expect(ofKind(figure, 'line').filter((line) => line.stroke.width > 0.7)).toEqual([]);
    // Before the line 1 mm of number, 2.4 mm of white and 3.4 mm of arrow; beside four tiles there is no room for the other
    // end, so that there are two rows of two. A first row without a double is 6 mm high, 0.8 mm under a tile begins a disc of
    // 2.4 mm, 0.35 of a half under that the second row with its double 12 mm high.
    const disc = (x: number, edge: number) => close([x, edge + 0.8 + 1.2]);
    const second = 6 + 0.8 + 2.4 + 0.35 * 6;
    expect(ofKind(figure, 'disc').map(({ x, y }) => close([x, y]))).toEqual([
      disc(6.8 + 6, 6),
      disc(6.8 + 3, second + 12),
      disc(6.8 + 6 + 6, second + 9),
    ]);
    const said = ofKind(figure, 'text').filter(({ ink }) => ink === WHITE);
    expect(said.map(({ text }) => text)).toEqual(['2', '1', '3']);
    expect(figure.height).toBeCloseTo(second + 12 + 3.2, 6);
  });

  test('what lay there at the start is on grey, the ends that were open then under their halves', () => {
    const begun = { ...drawing, numbers: [2, null, null, 1], begun: [0, 3] };
    const figure = lineFigure(lineOf('2-0 0-3 3-3 3-5', 3), begun);
    // After 6.8 mm of open end and a tile of 12 mm lie 0-3, 12 mm long, and 3-3, 6 mm wide and 12 mm high; under the deepest of
    // them 0.8 mm of white and a disc's height of 2.4 mm.
    const grey = ofKind(figure, 'box').filter(
      ({ fill }) => fill !== undefined && fill !== WHITE && fill !== BLACK,
    );
    expect(grey.map(({ x, y, width, height }) => close([x, y, width, height]))).toEqual([
      close([18.8, 3, 12, 9 + 3.2]),
      close([30.8, 0, 6, 12 + 3.2]),
    ]);
    const digits = ofKind(figure, 'text').filter(({ y, ink }) => y > 12 && ink !== WHITE);
    expect(digits.map(({ text, x }) => [text, ...close([x + 0.5])])).toEqual([
      ['0', 18.8 + 3],
      ['3', 36.8 - 3],
    ]);
    // One tile across has both under it.
    const double = lineFigure(lineOf('3-3 3-5', 1), { ...drawing, numbers: [null, 1], begun: [3, 3] });
    const under = ofKind(double, 'text').filter(({ y, ink }) => y > 12 && ink !== WHITE);
    expect(under.map(({ text, x }) => [text, ...close([x + 0.5])])).toEqual([
      ['3', 6.8 + 1.5],
      ['3', 6.8 + 4.5],
    ]);
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

  test('rows are as level as tiles allow, and each is joined to the next by a line that no tile lies on', () => {
    // Ten tiles of 12 mm, 6.8 mm for either end: in 100 mm seven would stand in the first row and three in the second.
    const text = '6-0 0-1 1-2 2-3 3-4 4-5 5-6 6-1 1-3 3-5';
    const figure = lineFigure(lineOf(text, null), drawing);
    const middles = halves(figure).map(([, , y]) => y as number);
    const rows = [...new Set(middles)].map((y) => middles.filter((middle) => middle === y).length / 2);
    expect(rows).toEqual([5, 5]);
    const joins = ofKind(figure, 'path').filter(({ fill }) => fill === undefined);
    expect(joins).toHaveLength(1);
    const corners = (joins[0]?.steps ?? []).map((step) => close([step[1] ?? 0, step[2] ?? 0]));
    // From behind the last tile of the first row, through the middle of the white between the rows, to before the second.
    const [upper, lower] = [3, 6 + 2.1 + 3];
    const [out, into] = [6.8 + 60 + 1.9, 6.8 - 2.8];
    expect(corners).toEqual([
      close([6.8 + 60 + 0.5, upper]),
      close([out, upper]),
      close([out, 6 + 1.05]),
      close([into, 6 + 1.05]),
      close([into, lower]),
    ]);
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
  // Lines of 4 mm, letters 1 mm wide: 0.4 mm above and below a line, 1.4 mm at both sides of it, rows 0.88 mm apart, a
  // baseline 2.5 mm under its line's top: rows of one line begin 5.68 mm under each other. "Yes" makes both labels 5.8 mm
  // wide, and 1.8 mm behind them the answers begin.
  const room = {
    width: 40,
    style: fixedStyle,
    measurer: fixedType,
    words: { yes: 'Yes', no: 'No' },
    alt: 'Two questions',
  };
  const steps = [
    { question: 'Does a tile fit an open end?', yes: 'Play one.' },
    { question: 'May you draw?', yes: 'Draw 1 tile. If it fits, play it or keep it.', no: 'Pass.' },
  ];
  const figure = decisionFigure(steps, room);
  const words = (of: Figure) =>
    ofKind(of, 'text').map(({ text, face, ink, x, y }) => [
      text.trim(),
      face,
      ink === WHITE ? 'white' : 'black',
      ...close([x, y]),
    ]);
  /** From outer edge to outer edge, and how it is filled and framed. */
  const boxes = (of: Figure) =>
    ofKind(of, 'box').map(({ x, y, width, height, radius, fill, stroke }) => {
      const edge = (stroke?.width ?? 0) / 2;
      const outer = [x - edge, y - edge, width + 2 * edge, height + 2 * edge];
      return [...close([...outer, radius ?? 0]), fill === WHITE ? 'white' : fill, stroke?.width ?? 0];
    });

  test('questions stand in bold in white frames, answers beside black labels, the next question beside \u201cNo\u201d and its own answers under it', () => {
    expect(words(figure)).toEqual([
      ['Does a tile fit an open end?', 'bold', 'black', 1.4, 2.9],
      ['Yes', 'bold', 'white', 1.4, 8.58],
      ['Play one.', 'regular', 'black', 7.6, 8.58],
      ['No', 'bold', 'white', 1.9, 14.26],
      ['May you draw?', 'bold', 'black', 9, 14.26],
      // Further in by a label and the white behind it, 7.6 mm: 24.8 mm are left, 24 letters.
      ['Yes', 'bold', 'white', 9, 19.94],
      ['Draw 1 tile. If it fits,', 'regular', 'black', 15.2, 19.94],
      ['play it or keep it.', 'regular', 'black', 15.2, 23.94],
      ['No', 'bold', 'white', 9.5, 29.62],
      ['Pass.', 'regular', 'black', 15.2, 29.62],
    ]);
    expect(boxes(figure)).toEqual([
      [0, 0, 40, 4.8, 1, 'white', 0.3],
      [0, 6.08, 5.8, 4, 2, BLACK, 0],
      [0, 11.76, 5.8, 4, 2, BLACK, 0],
      [7.6, 11.36, 32.4, 4.8, 1, 'white', 0.3],
      [7.6, 17.44, 5.8, 4, 2, BLACK, 0],
      [7.6, 27.12, 5.8, 4, 2, BLACK, 0],
    ]);
    expect(figure.marks).toHaveLength(16);
    expect(close([figure.width, figure.height])).toEqual([40, 31.52]);
    expect(figure.alt).toBe('Two questions');
  });

  test('a frame or a label is painted before the words in it', () => {
    figure.marks.forEach((mark, at) => {
      if (mark.kind !== 'box') return;
      const inside = figure.marks.findIndex(
        (other) =>
          other.kind === 'text' &&
          other.face === 'bold' &&
          other.x > mark.x &&
          other.x < mark.x + mark.width &&
          other.y > mark.y &&
          other.y < mark.y + mark.height,
      );
      expect(inside).toBeGreaterThan(at);
    });
  });

  test('a long question takes several lines, and its frame grows by them', () => {
    // 37.2 mm beside the white in the frame: 37 letters, then the rest.
    const long = decisionFigure(
      [{ question: 'Can you play a tile on an open end or a spinner?', yes: 'Do.', no: 'Pass.' }],
      room,
    );
    expect(words(long).slice(0, 3)).toEqual([
      ['Can you play a tile on an open end or', 'bold', 'black', 1.4, 2.9],
      ['a spinner?', 'bold', 'black', 1.4, 6.9],
      ['Yes', 'bold', 'white', 1.4, 12.58],
    ]);
    expect(boxes(long)[0]).toEqual([0, 0, 40, 8.8, 1, 'white', 0.3]);
    expect(long.height).toBeCloseTo(8.8 + 2 * (0.88 + 4.8), 6);
  });

  test.each([32, 40, 60])('nothing lies over anything or outside the drawing in %d mm', (width) => {
    const drawn = decisionFigure(steps, { ...room, width });
    const ink = inkOfAll(drawn.marks, inked);
    expect(drawn.width).toBe(width);
    expect(ink.x).toBeGreaterThanOrEqual(-1e-6);
    expect(ink.y).toBeGreaterThanOrEqual(-1e-6);
    expect(ink.x + ink.width).toBeLessThanOrEqual(width + 1e-6);
    expect(ink.y + ink.height).toBeLessThanOrEqual(drawn.height + 1e-6);
    const apart = (a: Mark, b: Mark) => {
      const [one, two] = [inkOfAll([a], inked), inkOfAll([b], inked)];
      return (
        one.x + one.width <= two.x ||
        two.x + two.width <= one.x ||
        one.y + one.height <= two.y ||
        two.y + two.height <= one.y
      );
    };
    for (const kind of ['text', 'box'] as const) {
      const marks = ofKind(drawn, kind);
      marks.forEach((a, index) => {
        for (const b of marks.slice(index + 1)) expect(apart(a, b), JSON.stringify([a, b])).toBe(true);
      });
    }
    // Answers, the only words in regular type, keep off labels and frames.
    for (const text of ofKind(drawn, 'text').filter(({ face }) => face === 'regular')) {
      for (const box of ofKind(drawn, 'box')) expect(apart(text, box), text.text).toBe(true);
    }
  });

  test('more than three questions are refused, and so is none', () => {
    expect(() => decisionFigure([...steps, ...steps], room)).toThrow('4 questions');
    expect(() => decisionFigure([], room)).toThrow('0 questions');
    expect(ofKind(decisionFigure([...steps, ...steps.slice(0, 1)], room), 'box')).not.toEqual([]);
  });
});
