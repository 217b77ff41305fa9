import { line, text, type Wanted } from './drawing.js';

/** The ticks of a ruler: how far along it (mm), and how long: 2.2 at whole centimetres and inches, 1.6 at halves. */
const MILLIMETRES = Array.from({ length: 101 }, (_, mm) => {
  return [mm, mm % 10 === 0 ? 2.2 : mm % 5 === 0 ? 1.6 : 1] as const;
});
const EIGHTHS = Array.from({ length: 33 }, (_, eighth) => {
  return [(eighth * 25.4) / 8, eighth % 8 === 0 ? 2.2 : eighth % 4 === 0 ? 1.6 : 1] as const;
});

/** Labels are set in 8.25 pt: three quarters of 11, digits 1.94 mm high, "100 mm" 10.65 mm wide, "4 in" 5 mm. */
const DIGITS = 1.94;
const LABEL = { size: 8.25, bold: false } as const;

/** The rulers across a page from x on: 100 mm above their common line at y, 4 in (101.6 mm) below it, labels 1 mm behind. */
export function rulersAcross(x: number, y: number): readonly Wanted[] {
  const behind = x + 101.6 + 1;
  return [
    line(x, y, x + 100, y, 0.2),
    line(x, y, x + 101.6, y, 0.2),
    ...MILLIMETRES.map(([along, tick]) => line(x + along, y - tick, x + along, y, 0.2)),
    ...EIGHTHS.map(([along, tick]) => line(x + along, y, x + along, y + tick, 0.2)),
    text('100 mm', { left: behind, base: y - 0.4, ...LABEL }),
    text('4 in', { left: behind, base: y + 0.4 + DIGITS, ...LABEL }),
  ];
}

/** The rulers down a page from y on: 100 mm at the left edge, 4 in at the right one, ticks inwards, labels turned, 1 mm below. */
export function rulersDown(left: number, right: number, y: number): readonly Wanted[] {
  const below = y + 101.6 + 1;
  // In the middle of what a ruler takes, 2.4 mm with its line.
  const inwards = (2.4 + DIGITS) / 2;
  return [
    line(left, y, left, y + 100, 0.2),
    line(right, y, right, y + 101.6, 0.2),
    ...MILLIMETRES.map(([along, tick]) => line(left, y + along, left + tick, y + along, 0.2)),
    ...EIGHTHS.map(([along, tick]) => line(right - tick, y + along, right, y + along, 0.2)),
    text('100 mm', { left: left - 0.1 + inwards, base: below + 10.65, until: below, ...LABEL }),
    text('4 in', { left: right + 0.1 - inwards, base: below, until: below + 5, ...LABEL }),
  ];
}
