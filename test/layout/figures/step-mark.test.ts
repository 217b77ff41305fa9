import { expect, test } from 'vitest';
import { discMarks, numberDisc, refusedMark, stepMark } from '../../../src/layout/figures/step-mark.js';
import type { Mark } from '../../../src/layout/page/page.js';
import { fixedStyle, fixedType } from '../../support/fixed-type.js';

const drawing = { style: fixedStyle, measurer: fixedType };
const black = { grey: 0 };

const lines = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'line' ? [[mark.x1, mark.y1, mark.x2, mark.y2]] : []));

test.each([
  [7, 0.5],
  [12, 1],
])('the number %d stands white in the middle of a black disc', (number, half) => {
  // In type of 2 mm a disc is 2.4 mm across; a digit is 1 mm wide and 0.668 of the size high.
  expect(numberDisc(fixedStyle)).toBeCloseTo(2.4, 9);
  const [disc, text, ...more] = discMarks(number, 10, 20, drawing);
  expect(more).toEqual([]);
  expect(disc).toMatchObject({
    kind: 'disc',
    x: expect.closeTo(11.2, 9),
    y: expect.closeTo(21.2, 9),
    radius: expect.closeTo(1.2, 9),
    fill: black,
  });
  expect(text).toMatchObject({ kind: 'text', text: String(number), face: 'bold', ink: { grey: 1 } });
  if (text?.kind !== 'text') throw new Error('no number');
  expect(text.x).toBeCloseTo(11.2 - half, 9);
  expect(text.y).toBeCloseTo(21.2 + 0.668, 9);
});

test('a step\u2019s mark is its disc alone, which is passed over when read aloud', () => {
  const mark = stepMark(3, drawing);
  expect([mark.width, mark.height, mark.alt]).toEqual([expect.closeTo(2.4, 9), expect.closeTo(2.4, 9), '']);
  expect(mark.marks).toEqual(discMarks(3, 0, 0, drawing));
});

test('what is refused has a cross in a ring, as large as a step\u2019s disc', () => {
  const mark = refusedMark(drawing);
  expect([mark.width, mark.height, mark.alt]).toEqual([expect.closeTo(2.4, 9), expect.closeTo(2.4, 9), '']);
  const [ring, ...cross] = mark.marks;
  // A ninth of 2.4 mm wide, its outer edge that of the disc.
  expect(ring).toMatchObject({ kind: 'disc', x: expect.closeTo(1.2, 9), y: expect.closeTo(1.2, 9) });
  if (ring?.kind !== 'disc' || !ring.stroke) throw new Error('no ring');
  expect(ring.fill).toBeUndefined();
  expect(ring.stroke).toMatchObject({ width: expect.closeTo(2.4 / 9, 9), ink: black });
  expect(ring.radius + ring.stroke.width / 2).toBeCloseTo(1.2, 9);
  // From 0.3 to 0.7 of it: the cross ends inside the ring.
  expect(lines(cross)).toEqual([
    [0.72, 0.72, 1.68, 1.68].map((at) => expect.closeTo(at, 9)),
    [0.72, 1.68, 1.68, 0.72].map((at) => expect.closeTo(at, 9)),
  ]);
  for (const line of cross) {
    expect(line).toMatchObject({ kind: 'line', stroke: { width: expect.closeTo(2.4 / 9, 9), ink: black } });
  }
});
