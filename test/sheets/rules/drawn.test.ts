import { describe, expect, test } from 'vitest';
import { decisionFigure } from '../../../src/layout/figures/decision.js';
import { drawnStamps, lineFigure } from '../../../src/layout/figures/line-of-play.js';
import { rulesSheet } from '../../../src/sheets/rules/rules.js';
import {
  arrow,
  box,
  dot,
  expectDrawn,
  figureOn,
  first,
  line,
  movedRow,
  pagesOf,
  rowsOf,
  rowsOn,
  text,
  type Wanted,
} from '../../support/drawing.js';
import { setupOn } from '../../support/setup.js';
import { requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

describe('the rule sheet of family draw', () => {
  // Two columns with 7 mm between them, in 10 pt: lines of 4.23 mm, letters around a middle 1.18 mm above their baseline.
  const LINE = 4.23;
  const onMiddle = (y: number) => y + 1.18;
  const page = pagesOf(valueIn(rulesSheet(requestFor('family-draw')), 'rules')).then(([only]) => {
    if (!only) throw new Error('no page');
    return only;
  });

  test('draws the turn as framed questions: arrows for yes to the right, for no down', async () => {
    const figure = figureOn(await page, 'Your turn, question by question');
    const top = first(figure, 'box').y;
    // Boxes are as wide as "Any tiles to draw?", 27.36 mm, and 1.2 mm at both sides, and a line and 2.4 mm high.
    const wide = 27.36 + 2.4 + 0.1;
    const high = LINE + 2.4;
    // "Yes" (6 mm) stands 1.6 mm beside the box, 0.8 mm before an arrow of 4 mm, what to do 1.6 mm behind that.
    const from = wide + 1.6 + 6 + 0.8;
    const answers = from + 4 + 1.6;
    // The arrow down is as long as a line, with 0.8 mm above and below it, at a quarter of the box; "No" is 4.49 mm wide.
    const down = LINE + 1.6;
    const x = wide / 4;
    const asked = (question: string, yes: readonly string[], y: number): readonly Wanted[] => [
      box(0, y, wide, high, 0.3),
      text(question, { left: 1.2, base: onMiddle(y + high / 2), bold: false, size: 10 }),
      text('Yes', { left: wide + 1.6, base: onMiddle(y + high / 2), bold: true, size: 10 }),
      ...arrow(from, y + high / 2, from + 4, y + high / 2),
      // Several lines have their middle where the arrow is.
      ...yes.map((line, nth) =>
        text(line, {
          left: answers,
          base: onMiddle(y + high / 2 + (nth - (yes.length - 1) / 2) * LINE),
          bold: false,
          size: 10,
        }),
      ),
      ...arrow(x, y + high + 0.8, x, y + high + 0.8 + LINE),
      text('No', { left: x + 1.5, base: onMiddle(y + high + down / 2), bold: true, size: 10 }),
    ];
    // What to do there takes two lines, and the box stands in their middle.
    const second = high + down + (2 * LINE - high) / 2;
    expectDrawn(
      figure.map((row) => movedRow(row, -10, -top)),
      [
        ...asked('Does a tile fit?', ['Play one.'], 0),
        ...asked('Any tiles to draw?', ['Draw until one fits: play it.', 'None? Pass.'], second),
        text('Say \u201cpass\u201d.', {
          left: x + 1.5 + 4.49 + 1.6,
          base: onMiddle(second + high + down / 2),
          size: 10,
        }),
      ],
    );
  });

  test('puts a box to tick before what may be agreed, in the middle of its first line, the words 1.6 mm behind', async () => {
    const rows = rowsOn(await page, ({ role }) => role !== 'Figure');
    const words = rows.find(
      (row) => row.kind === 'text' && row.text.startsWith('Each game is 1 round: its winner'),
    );
    if (words?.kind !== 'text') throw new Error('nothing to agree');
    expect(words.left).toBeCloseTo(108.5 + 3.6 + 1.6, 1);
    expectDrawn(
      rows.filter((row) => row.kind === 'box' && row.y > 30),
      [box(108.5, words.base - 1.18 - 1.8, 3.6, 3.6, 0.35)],
    );
  });

  test('begins bullets at both columns\u2019 left edges, the text 1.6 mm behind', async () => {
    const rows = rowsOn(await page);
    const bullets = rows.flatMap((row) => (row.kind === 'text' && row.text === '\u2022' ? [row] : []));
    expect(bullets.length).toBeGreaterThan(10);
    for (const { left, right, base } of bullets) {
      const column = left < 105 ? 10 : 108.5;
      expect(left).toBeCloseTo(column, 1);
      const beside = rows.filter(
        (row) => row.kind === 'text' && row.base === base && row.left > right && row.left - left < 90,
      );
      expect(first(beside, 'text').left).toBeCloseTo(right + 1.6, 1);
    }
  });

  test('has its title and name over a rule, 3 mm above the columns, and the deal as centred numbers under lines', async () => {
    const rows = rowsOn(await page);
    // A title of 22 pt in a line of 9.31 mm, digits (5.18 mm) in its middle, behind a tile as high as they and 3.2 mm.
    const rule = 10 + 9.31 + 1;
    const base = 10 + 4.66 + 2.59;
    const players = rows.find((row) => row.kind === 'text' && row.text === 'Players');
    if (players?.kind !== 'text') throw new Error('no table');
    // 0.6 mm above and below each line of words; three columns of 30.5 mm, the second and third with 1.4 mm of white.
    const top = players.base - 3.3 - 0.6;
    const height = LINE + 1.2;
    const [each, left] = [10 + 30.5 + 30.5 / 2, 10 + 61 + 1.4 + (30.5 - 1.4) / 2];
    const deal = [
      ['2', '7', '14'],
      ['3', '5', '13'],
      ['4', '5', '8'],
    ] as const;
    expectDrawn(
      rows,
      [
        text('Family draw', { left: 10 + 2 * 5.18 + 3.2, base, size: 22, bold: true }),
        text('Rules', { right: 200, base, bold: true }),
        line(10, rule, 200, rule, 0.3),
        text('Tiles each', { mid: each, base: top + 0.6 + 3.3, bold: true }),
        text('Boneyard', { mid: left, base: top + 0.6 + 3.3, bold: true }),
        ...deal.flatMap(([count, own, rest], row) => {
          const y = top + (row + 1) * height;
          return [
            line(10, y, 101.5, y, 0.3),
            text(count, { left: 10, base: y + 3.9, bold: true }),
            text(own, { mid: each, base: y + 3.9, bold: false }),
            text(rest, { mid: left, base: y + 3.9, bold: false }),
          ];
        }),
      ],
      false,
    );
  });
});

const { style, measurer } = setupOn('a4');

/** Pips of a half of 6 mm whose left edge is at x and middle at y: 0.525 mm, at 22, 50 and 78 hundredths of its side. */
const pips = (x: number, y: number, ...places: readonly (readonly [number, number])[]) =>
  places.map(([right, down]) => dot(x + right * 6, y - 3 + down * 6, 0.525));
const [LOW, MID, HIGH] = [0.22, 0.5, 0.78];

test('a line of play: tiles that touch, a double across, a bar under the last tile, arrows away from the open ends', async () => {
  const drawn = lineFigure(
    {
      tiles: [
        { left: 6, right: 2 },
        { left: 2, right: 2 },
      ],
      ends: [6, 2],
      added: 1,
    },
    { width: 80, half: 6, doubles: 'across', alt: '', style, measurer },
  );
  const rows = await rowsOf(drawn, drawnStamps([2, 6]));
  // "6" in bold 11 pt is 2.46 mm wide: after it 0.8 mm, an arrow of 3.4 mm, 0.8 mm; before it nothing but 0.8 mm.
  const x = 2.46 + 3.4 + 3 * 0.8;
  // A tile across is 12 mm high, so the line's middle is at 6 mm. Outlines are 0.22 mm wide, 0.15 mm inside the edge.
  expectDrawn(rows, [
    text('6', { right: x - 5, base: 6 + 1.3, bold: true, size: 11 }),
    ...arrow(x - 0.8, 6, x - 4.2, 6),
    box(x + 0.04, 3.04, 11.92, 5.92, 0.22),
    line(x + 6, 3.72, x + 6, 8.28, 0.33),
    // A lying half is turned a quarter: 6 in two rows, 2 from bottom left to top right.
    ...pips(x, 6, [LOW, LOW], [MID, LOW], [HIGH, LOW], [LOW, HIGH], [MID, HIGH], [HIGH, HIGH]),
    ...pips(x + 6, 6, [LOW, HIGH], [HIGH, LOW]),
    box(x + 12.04, 0.04, 5.92, 11.92, 0.22),
    line(x + 12.72, 6, x + 17.28, 6, 0.33),
    ...pips(x + 12, 3, [LOW, LOW], [HIGH, HIGH]),
    ...pips(x + 12, 9, [LOW, LOW], [HIGH, HIGH]),
    // 0.9 mm under the tile, 0.15 mm short of its edges, 0.8 mm high.
    line(x + 12.15, 12 + 0.9 + 0.4, x + 17.85, 12 + 0.9 + 0.4, 0.8),
    ...arrow(x + 18.8, 6, x + 22.2, 6),
    text('2', { left: x + 23, base: 6 + 1.3, bold: true, size: 11 }),
  ]);
});

test('a longer answer stands beside the middle of its question, and the arrow down begins under the box', async () => {
  const figure = decisionFigure([{ question: 'Fits?', yes: 'one two three four five six', no: 'end' }], {
    width: 40,
    style,
    measurer,
    words: { yes: 'Y', no: 'N' },
    alt: '',
  });
  const rows = await rowsOf(figure);
  const frame = first(rows, 'box');
  const answer = rows.filter((row) => row.kind === 'text' && /one|six/.test(row.text));
  const lines = answer.flatMap((row) => (row.kind === 'text' ? [row.base] : []));
  expect(lines.length).toBeGreaterThan(1);
  // Letters stand 1.3 mm above and below their middle: the answer's lines are as far above the box's middle as below it.
  const middle = (Math.min(...lines) + Math.max(...lines)) / 2 - 1.3;
  expect(Math.abs(middle - (frame.y + frame.height / 2))).toBeLessThan(0.15);
  const down = rows.find((row) => row.kind === 'line' && row.x1 === row.x2);
  if (down?.kind !== 'line') throw new Error('no arrow down');
  expect(down.y1).toBeCloseTo(frame.y + frame.height + 0.8, 1);
  expect(down.x1).toBeCloseTo(frame.width / 4, 1);
});
