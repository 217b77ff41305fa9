import { line, text, type Wanted } from './drawing.js';

/** Numbers are set in 9 pt, digits 2.12 mm high, 0.5 mm above their ticks of 1.6 mm; other ticks are 0.9 mm long. */
const DIGITS = 2.12;
const NAMED = 1.6;
const PLAIN = 0.9;
const LABEL = { size: 9, bold: false } as const;

/** A tick: how far along its ruler (mm), how long, what stands above it, and how wide in 9 pt that and its digits are (mm). */
interface Tick {
  readonly along: number;
  readonly tick: number;
  readonly label?: readonly [words: string, width: number, digits: number];
}
const MILLIMETRES = Array.from({ length: 11 }, (_, cm): Tick => {
  const label = ({ 0: ['0', 2.06, 2.06], 5: ['50', 3.91, 3.91], 10: ['100 mm', 11.62, 5.4] } as const)[cm];
  return label ? { along: cm * 10, tick: NAMED, label } : { along: cm * 10, tick: PLAIN };
});
const INCHES = Array.from({ length: 9 }, (_, half): Tick => {
  const label = (
    {
      0: ['0', 2.06, 2.06],
      2: ['1', 1.28, 1.28],
      4: ['2', 1.74, 1.74],
      6: ['3', 1.82, 1.82],
      8: ['4 in', 5.45, 1.9],
    } as const
  )[half];
  return label ? { along: half * 12.7, tick: NAMED, label } : { along: half * 12.7, tick: PLAIN };
});

/** The digits stand over their tick's middle, those at a ruler's start not before it. */
const begins = (along: number, digits: number) => Math.max(0, along - digits / 2);

/** The ruler of millimetres across a page from x on, its line at y, and that of inches 1.4 mm under it; each line ends where its length ends. */
export function rulersAcross(x: number, y: number): readonly Wanted[] {
  const ruler = (length: number, ticks: readonly Tick[], at: number): readonly Wanted[] => [
    line(x, at, x + length, at, 0.2),
    ...ticks.map(({ along, tick }) => line(x + along, at - tick, x + along, at, 0.2)),
    ...ticks.flatMap(({ along, tick, label }) => {
      if (!label) return [];
      const [words, , digits] = label;
      return [text(words, { left: x + begins(along, digits), base: at - tick - 0.5, ...LABEL })];
    }),
  ];
  return [...ruler(100, MILLIMETRES, y), ...ruler(101.6, INCHES, y + 0.1 + 1.4 + DIGITS + 0.5 + NAMED)];
}

/** The rulers down a page from y on: 100 mm at the left edge, 4 in at the right one, ticks inwards, numbers read downwards. */
export function rulersDown(left: number, right: number, y: number): readonly Wanted[] {
  const ruler = (x: number, length: number, ticks: readonly Tick[], inwards: 1 | -1): readonly Wanted[] => [
    line(x, y, x, y + length, 0.2),
    ...ticks.map(({ along, tick }) => {
      const end = x + inwards * tick;
      return line(Math.min(x, end), y + along, Math.max(x, end), y + along, 0.2);
    }),
    ...ticks.flatMap(({ along, tick, label }) => {
      if (!label) return [];
      const [words, width, digits] = label;
      // Turned, they have their feet at the left: towards the ruler's line at the left edge only.
      const feet = x + (inwards === 1 ? tick + 0.5 : -(tick + 0.5 + DIGITS));
      const base = y + begins(along, digits);
      return [text(words, { left: feet, base, until: base + width, ...LABEL })];
    }),
  ];
  return [...ruler(left, 100, MILLIMETRES, 1), ...ruler(right, 101.6, INCHES, -1)];
}
