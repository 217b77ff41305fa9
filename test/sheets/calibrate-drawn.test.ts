import { describe, expect, test } from 'vitest';
import { calibrateSheet } from '../../src/sheets/calibrate.js';
import { box, expectDrawn, line, pagesOf, rowsOn, text, type Wanted } from '../support/drawing.js';
import { rulersAcross, rulersDown } from '../support/rulers.js';
import { fonts, templates } from '../support/setup.js';
import { english, valueIn } from '../support/shipped.js';

const { a4 } = templates.papers;
if (!a4) throw new Error('no A4');
const request = { words: english, paper: a4, templates, measurer: fonts };
const pages = pagesOf(valueIn(calibrateSheet(request), 'calibrate'));

// In 14 pt, the largest there is: lines of 6.12 mm (1.24 times 4.94), digits 3.3 mm high; small ones in 9 pt, 2.12 mm.
const LINE = 6.12;
const DIGITS = 3.3;
const SMALL = 2.12;

/** How far from the paper's edge frames are drawn; numbers stand apart from each other beside the middle of each side. */
const FRAMES = [3, 5, 6.35, 8, 10];
const framed: readonly Wanted[] = FRAMES.flatMap((far, index) => {
  // 12 mm from number to number along the ends, 7 mm down the sides.
  const x = 105 + (index - 2) * 12;
  const y = 148.5 + (index - 2) * 7;
  const number = (at: object) => text(String(far), { size: 14, bold: false, ...at });
  // A line leads from each frame 1.2 mm beyond the innermost, 0.8 mm before its number, at the sides 2.5 mm: not to be a minus.
  return [
    box(far, far, 210 - 2 * far, 297 - 2 * far, 0.2),
    line(x, far, x, 11.2, 0.2),
    number({ mid: x, base: 12 + DIGITS }),
    line(x, 297 - 11.2, x, 297 - far, 0.2),
    number({ mid: x, base: 297 - 12 }),
    line(far, y, 11.2, y, 0.2),
    number({ left: 13.7, base: y + DIGITS / 2 }),
    line(210 - 11.2, y, 210 - far, y, 0.2),
    number({ right: 210 - 13.7, base: y + DIGITS / 2 }),
  ];
});

/** Inside the numbers ("6.35" is 9.69 mm wide) 2 mm stay free; the head takes a line, 1 mm to its rule and 3 mm. */
const LEFT = 13.7 + 9.69 + 2;
const HEAD = 12 + DIGITS + 2;
const TOP = HEAD + LINE + 1 + 3;
/** The target, 58 mm wide, stands 4 mm left of the ruler, which takes its ticks of 1.6 mm, 0.5 mm, its digits and half its line. */
const RULER = 1.6 + 0.5 + SMALL + 0.1;
const MIDDLE = 210 - LEFT - RULER - 4 - 29;
/** Its scales are 50 mm long, drawn out from 10; the lines of the back go 4 mm further. The second is 37 mm below the first, its line 8 mm below the end of the other's. */
const X = TOP + 29;
const Y = X + 37;

function scales(): readonly Wanted[] {
  const ticks = Array.from({ length: 21 }, (_, index) => index / 2 - 5).flatMap((at): Wanted[] => {
    const whole = Number.isInteger(at);
    const tick = whole ? 2.4 : 1.3;
    const onX = { x: MIDDLE + at, y: X - 5 * at };
    const onY = { x: MIDDLE + 5 * at, y: Y - at };
    const label = at > 0 ? `+${at}` : at < 0 ? `\u2212${-at}` : '0';
    const small = { size: 9, bold: false };
    return [
      line(onX.x - tick, onX.y, onX.x, onX.y, 0.15),
      line(onY.x, onY.y, onY.x, onY.y + tick, 0.15),
      ...(whole
        ? [
            text(label, { right: onX.x - 2.4 - 0.8, base: onX.y + SMALL / 2, ...small }),
            text(label, { mid: onY.x, base: onY.y + 2.4 + 0.8 + SMALL, ...small }),
          ]
        : []),
    ];
  });
  return [
    // A line that is told from its end nearer to the page's corner: the first rises to the right.
    line(MIDDLE + 5, X - 25, MIDDLE - 5, X + 25, 0.15),
    line(MIDDLE - 25, Y + 5, MIDDLE + 25, Y - 5, 0.15),
    ...ticks,
    text('x', { left: MIDDLE + 7.5, base: X - 25 + DIGITS, size: 14, bold: true }),
    text('y', { left: MIDDLE + 24, base: Y - 7, size: 14, bold: true }),
  ];
}

describe('the test page of a printer', () => {
  test('its front has frames, slanted scales and rulers, each to the tenth of a millimetre', async () => {
    const [front] = await pages;
    // The places to write in are looked at apart.
    const drawn = (front ? rowsOn(front, ({ role }) => role === 'Artifact') : []).filter(
      (row) =>
        !(row.kind === 'box' && row.height < 12) && !(row.kind === 'text' && row.text.startsWith('--')),
    );
    const foot = 297 - HEAD - LINE;
    const head = HEAD + LINE + 1;
    expectDrawn(drawn, [
      line(LEFT, head, 210 - LEFT, head, 0.3),
      text('Test page \u00b7 page 1 of 2', { left: LEFT, base: foot + 4.73, size: 14 }),
      text('A4 \u00b7 print at 100%', { right: 210 - LEFT, base: foot + 4.73, size: 14 }),
      ...framed,
      ...scales(),
      // At the foot: 2 mm above its line, both rulers with 1.4 mm between them.
      ...rulersAcross(LEFT + 0.1, foot - 2 - 0.1 - RULER - 1.4),
      ...rulersDown(LEFT + 0.1, 210 - LEFT - 0.1, TOP + 0.1),
    ]);
  });

  test('what was read is written into four boxes, each under the option that it is typed after', async () => {
    const [front] = await pages;
    const rows = front ? rowsOn(front) : [];
    const left = LEFT + RULER + 4;
    const each = (210 - 2 * left - 3 * 4) / 4;
    const options = ['--printer', '--ruler', '--offset', '--margin'];
    const [lead] = rows.filter(
      (row) => row.kind === 'text' && row.text.startsWith('Then type what you read'),
    );
    const boxes = rows.filter(
      (row) => row.kind === 'box' && row.stroke < 0.35 && Math.abs(row.width - each - 0.3) < 0.1,
    );
    const top = Math.min(...boxes.map((row) => (row.kind === 'box' ? row.y : 0)));
    expect(lead?.kind === 'text' && lead.base).toBeLessThan(top);
    // As high as a line and six tenths more, which is over 9 mm.
    const high = 1.6 * LINE;
    expectDrawn(
      rows,
      options.flatMap((option, index) => [
        text(option, {
          left: left + index * (each + 4),
          base: top + 0.15 - 0.6 - LINE + 4.73,
          bold: true,
          size: 14,
        }),
        box(left + index * (each + 4) - 0.15, top, each + 0.3, high + 0.3, 0.3),
      ]),
      false,
    );
  });

  test('its steps stand apart from each other and under the scales, each sentence of one line on one line', async () => {
    const [front] = await pages;
    const rows = front ? rowsOn(front) : [];
    const left = LEFT + RULER + 4;
    const words = rows
      .flatMap((row) => (row.kind === 'text' && row.left > left - 1 && row.left < 100 ? [row] : []))
      .sort((a, b) => a.base - b.base);
    const base = (start: string) => words.find((row) => row.text.startsWith(start))?.base ?? 0;
    // 3 mm more than from line to line between steps that follow each other.
    const above = (start: string) => words.findLast((row) => row.base < base(start) - 1)?.base ?? 0;
    expect(base('4.') - above('4.')).toBeCloseTo(LINE + 3, 1);
    // The third begins 4 mm under the scales: 5 mm under the middle of the second, and 8 mm for its ticks and numbers.
    expect(base('3.')).toBeCloseTo(Y + 5 + 8 + 4 + 4.73, 1);
    const [then] = words.filter((row) => row.text.startsWith('Then type what you read'));
    expect(then?.text.trim()).toBe('Then type what you read, with a name for the printer:');
    expect(then?.left).toBeCloseTo(left, 1);
  });

  test('its back has the same frames and two lines through the middles of the scales, seen through the paper', async () => {
    const [, back] = await pages;
    const x = 210 - MIDDLE;
    expectDrawn(back ? rowsOn(back) : [], [
      ...framed,
      line(x, X - 29, x, X + 29, 0.25),
      line(x - 29, Y, x + 29, Y, 0.25),
    ]);
  });
});
