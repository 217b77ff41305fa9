import { expect, test } from 'vitest';
import { openEndsFigure } from '../../../src/layout/figures/open-ends.js';
import { fixedStyle, fixedType } from '../../support/fixed-type.js';

const drawing = { style: fixedStyle, measurer: fixedType, alt: 'Open ends: 6 and 5.' };
const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 9));

/** Numbers by their place, the arrow's shafts by their ends, its heads by their tips. */
function placesOf(ends: readonly [number, number]) {
  const { marks, width, height, alt } = openEndsFigure(ends, drawing);
  return {
    size: [width, height],
    alt,
    numbers: marks.flatMap((mark) => (mark.kind === 'text' ? [[mark.text, mark.face, mark.x, mark.y]] : [])),
    shafts: marks.flatMap((mark) => (mark.kind === 'line' ? [[mark.x1, mark.y1, mark.x2, mark.y2]] : [])),
    tips: marks.flatMap((mark) => (mark.kind === 'path' ? [(mark.steps[0] ?? []).slice(1)] : [])),
  };
}

test('two open ends have a double arrow between them, half a digit\u2019s height up', () => {
  // In type of 2 mm: a digit 1 mm, 0.4 mm of white, an arrow of 3.8 mm with heads of 1.3 mm, 0.4 mm, a digit.
  expect(placesOf([6, 5])).toEqual({
    size: near([6.6, 1.336]),
    alt: 'Open ends: 6 and 5.',
    numbers: [
      ['6', 'bold', ...near([0, 1.336])],
      ['5', 'bold', ...near([5.6, 1.336])],
    ],
    shafts: [near([3.3, 0.668, 2.7, 0.668]), near([3.3, 0.668, 3.9, 0.668])],
    tips: [near([1.4, 0.668]), near([5.2, 0.668])],
  });
});

test.each([
  [[6, 12], 1, 6.6],
  [[12, 6], 0, 6.6],
] as const)('of %j both have the room of the longer, the left one at its end', (ends, left, right) => {
  const { size, numbers, tips } = placesOf(ends);
  expect(size).toEqual(near([8.6, 1.336]));
  expect(numbers.map(([, , x]) => x)).toEqual(near([left, right]));
  expect(tips).toEqual([near([2.4, 0.668]), near([6.2, 0.668])]);
});
