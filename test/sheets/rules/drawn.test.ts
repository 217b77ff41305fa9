import { describe, expect, test } from 'vitest';
import { drawnStamps, lineFigure } from '../../../src/layout/figures/line-of-play.js';
import { rulesSheet } from '../../../src/sheets/rules/rules.js';
import {
  arrow,
  box,
  dot,
  expectDrawn,
  fill,
  first,
  line,
  pagesOf,
  type Row,
  ring,
  rowsOf,
  rowsOn,
  text,
  type Wanted,
  within,
} from '../../support/drawing.js';
import { setupOn } from '../../support/setup.js';
import { requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

type TextRow = Extract<Row, { kind: 'text' }>;

/** Of a half: where pips stand, as shares of its side. */
const [LOW, MID, HIGH] = [0.22, 0.5, 0.78];

/** A half's pips as it lies in a line, turned a quarter: 6 in two rows, 2 and 3 from bottom left to top right. */
const CORNERS = [
  [LOW, LOW],
  [HIGH, LOW],
  [LOW, HIGH],
  [HIGH, HIGH],
] as const;
const LYING: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  CORNERS,
  [...CORNERS, [MID, MID]],
  [...CORNERS, [MID, LOW], [MID, HIGH]],
];

describe('the rule sheet of family draw', () => {
  // What the first fit of the usual sizes gives (`text` in templates/type.yaml): 11 pt (3.88 mm) in lines of 1.24 times that,
  // headings of 13 pt, two columns of 91.5 mm with the gutter of 7 mm between them, so from 10 and from 108.5 mm.
  // The family's letters reach 3.59 mm up and 0.97 mm down, so a line's middle is 1.31 mm above its baseline; digits alone
  // are 0.668 of the size high, so theirs is 1.30 mm above it.
  const LINE = 4.81;
  const COLUMNS = [10, 108.5] as const;
  const [LEFT, RIGHT] = COLUMNS;
  const onMiddle = (y: number) => y + 1.31;
  const digitsOn = (y: number) => y + 1.3;
  const middleOf = ({ base }: TextRow) => base - 1.31;
  // The title in 22 pt takes 1.24 times that, 9.62 mm, its letters' middle 2.62 mm above the baseline; 1 mm under it is the rule.
  const TITLE = 10 + 4.81 + 2.62;
  const RULE = 10 + 9.62 + 1;
  /** Of a line that stands on this middle, its edges. */
  const above = (middle: number) => middle - LINE / 2;
  const under = (middle: number) => middle + LINE / 2;

  const page = pagesOf(valueIn(rulesSheet(requestFor('family-draw')), 'rules')).then(([only]) => {
    if (!only) throw new Error('no page');
    const [size] = rowsOn(only).flatMap((row) => (isHeading(row) ? [row.size] : []));
    if (size === undefined || Math.abs(size - 13) > 0.06)
      throw new Error(`fitted otherwise, with headings of ${size} pt: all positions here are for 13 pt`);
    return only;
  });

  const found = (rows: readonly Row[], words: string): TextRow => {
    const [row, ...more] = rows.flatMap((each) =>
      each.kind === 'text' && each.text.startsWith(words) ? [each] : [],
    );
    if (!row || more.length > 0) throw new Error(`${more.length + (row ? 1 : 0)} times: ${words}`);
    return row;
  };

  /** The words of the column that begins at x, from the top; in the head and foot there are no columns. */
  const wordsIn = (rows: readonly Row[], x: number): readonly TextRow[] =>
    within(rows, { x: x - 1, y: 22, width: 93.5, height: 260 })
      .flatMap((row) => (row.kind === 'text' ? [row] : []))
      .toSorted((a, b) => a.base - b.base || a.left - b.left);
  /** Those nearest above and under a height; of one line the first. */
  const lastAbove = (rows: readonly Row[], x: number, y: number): TextRow => {
    const line = wordsIn(rows, x).filter(({ base }) => base < y - 0.01);
    return first(
      line.filter(({ base }) => base > (line.at(-1)?.base ?? 0) - 0.01),
      'text',
    );
  };
  const firstUnder = (rows: readonly Row[], x: number, y: number): TextRow =>
    first(
      wordsIn(rows, x).filter(({ base }) => base > y + 0.01),
      'text',
    );
  /** The line after another of the same item, if there is one: items keep 0.5 mm more apart. */
  const lineUnder = (rows: readonly Row[], x: number, base: number) => {
    const next = wordsIn(rows, x).find((row) => row.base > base + 0.01);
    return next && next.base - base < LINE + 0.25 ? next : undefined;
  };
  const bulletsIn = (rows: readonly Row[], x: number) =>
    wordsIn(rows, x).filter((row) => row.text === '\u2022');

  /**
   * How much more white a column has so that both end on one line: once to twice the 0.5 mm between two items. What stands
   * nearest above a bullet is the last line of another item; all else that may stand there keeps further off.
   */
  const drawnOut = (rows: readonly Row[], x: number) => {
    const steps = bulletsIn(rows, x).map(({ base }) => base - lastAbove(rows, x, base).base);
    const out = (Math.min(...steps) - LINE) / 0.5;
    expect(out).toBeGreaterThan(0.98);
    expect(out).toBeLessThan(2.02);
    return out;
  };

  /** A tile as drawn: an outline of 0.22 mm, 0.15 mm inside its edges; a divider 0.12 of a half short of them. */
  const HALF = 6.5;
  const pips = (x: number, y: number, places: readonly (readonly [number, number])[]) =>
    places.map(([right, down]) => dot(x + right * HALF, y + down * HALF, 0.57));
  /** Lying from x, its middle at y. */
  const lying = (x: number, y: number, left: number, right: number): readonly Wanted[] => [
    box(x + 0.04, y - 3.21, 12.92, 6.42, 0.22),
    line(x + HALF, y - 3.25 + 0.78, x + HALF, y + 3.25 - 0.78, 0.33),
    ...pips(x, y - 3.25, LYING[left] ?? []),
    ...pips(x + HALF, y - 3.25, LYING[right] ?? []),
  ];
  /** Five over five, across the line. */
  const doubleFive = (x: number, y: number): readonly Wanted[] => [
    box(x + 0.04, y - 6.46, 6.42, 12.92, 0.22),
    line(x + 0.78, y, x + HALF - 0.78, y, 0.33),
    ...pips(x, y - HALF, LYING[5] ?? []),
    ...pips(x, y, LYING[5] ?? []),
  ];
  /** A disc's radius: it is 1.2 times the size across (4.66 mm; numberDisc in step-mark.ts). */
  const DISC = 2.33;
  /** A number in white on a black disc. */
  const numbered = (number: number, x: number, y: number): readonly Wanted[] => [
    dot(x, y, DISC),
    text(String(number), { mid: x, base: digitsOn(y), bold: true, white: true, size: 11 }),
  ];
  /** A cross in a ring as large, drawn with a ninth of that; the cross reaches from 0.3 to 0.7 of it, 0.93 mm to each side. */
  const crossed = (x: number, y: number): readonly Wanted[] => [
    ring(x, y, DISC, 0.52),
    line(x - 0.93, y - 0.93, x + 0.93, y + 0.93, 0.52),
    line(x - 0.93, y + 0.93, x + 0.93, y - 0.93, 0.52),
  ];
  const said = (words: string, left: number, middle: number) =>
    text(words, { left, base: onMiddle(middle), bold: false, white: false, size: 11 });
  const strong = (words: string, left: number, middle: number) =>
    text(words, { left, base: onMiddle(middle), bold: true, white: false, size: 11 });

  test('draws the turn in a grey panel: questions framed in white, black labels, beside them what to do', async () => {
    const rows = rowsOn(await page);
    const [panel, ...more] = rows.flatMap((row) => (row.kind === 'box' && row.width > 90 ? [row] : []));
    if (!panel || more.length > 0) throw new Error('not one panel');
    const top = panel.y;
    // 2.5 mm around it: a heading in 13 pt, 5.69 mm high, its letters' middle 1.55 mm above the baseline, 0.5 mm, the questions.
    const [left, wide] = [10 + 2.5, 91.5 - 5];
    const asked = top + 2.5 + 5.69 + 0.5;
    // A row is a line and 0.1 of one above and below it, and 0.22 of one from the next.
    const high = 1.2 * LINE;
    const pitch = 1.42 * LINE;
    // "Yes" is 6.6 mm wide in bold, a label 0.35 of a line wider at both sides; what it leads to stands 0.45 of a line behind.
    const label = 6.6 + 0.7 * LINE;
    const answer = left + label + 0.45 * LINE;
    const middle = (row: number) => asked + row * pitch + high / 2;
    const question = (words: string, x: number, y: number): readonly Wanted[] => [
      rounded(box(x, y - high / 2, left + wide - x, high, 0.3, 1)),
      strong(words, x + 0.35 * LINE, y),
    ];
    const labelled = (word: string, x: number, y: number): readonly Wanted[] => [
      rounded(fill(x, above(y), label, LINE)),
      text(word, { mid: x + label / 2, base: onMiddle(y), bold: true, white: true, size: 11 }),
    ];
    // The answers to the second question begin where it does. What to do there takes three lines, its row two lines more.
    const inner = answer + (answer - left);
    const last = middle(4) + 2 * LINE;
    const bottom = last + high / 2 + 2.5;
    expectDrawn(within(rows, { x: 9, y: top - 1, width: 93.5, height: bottom - top + 2 }), [
      box(10, top, 91.5, bottom - top, 0.3, 0.93),
      text('Your turn', { left, base: top + 2.5 + 2.84 + 1.55, bold: true, white: false, size: 13 }),
      ...question('Does a tile fit?', left, middle(0)),
      ...labelled('Yes', left, middle(1)),
      // "Play one: " is 17.92 mm wide, "Draw " 10.25 mm.
      strong('Play one:', answer, middle(1)),
      said('you may not draw or pass.', answer + 17.92, middle(1)),
      ...labelled('No', left, middle(2)),
      ...question('Any tiles in the boneyard?', answer, middle(2)),
      ...labelled('Yes', answer, middle(3)),
      strong('Draw', inner, middle(3)),
      said('one at a time until one fits.', inner + 10.25, middle(3)),
      said('Play it, keep the rest. If none fits,', inner, middle(3) + LINE),
      said('say \u201cpass\u201d.', inner, middle(3) + 2 * LINE),
      ...labelled('No', answer, last),
      said('Say \u201cpass\u201d.', inner, last),
    ]);
  });

  test('keeps the panel 2.8 mm under the words above it and 1.2 mm over those below, or as much more as the column', async () => {
    const rows = rowsOn(await page);
    const out = drawnOut(rows, LEFT);
    const panel = rows.find((row) => row.kind === 'box' && row.width > 90);
    if (panel?.kind !== 'box') throw new Error('no panel');
    const before = under(middleOf(lastAbove(rows, LEFT, panel.y)));
    const after = above(middleOf(firstUnder(rows, LEFT, panel.y + panel.height)));
    expect(panel.y - before).toBeCloseTo(2.8 * out, 1);
    expect(after - panel.y - panel.height).toBeCloseTo(1.2 * out, 1);
  });

  test('draws the example as it lies at last, numbered, and its steps with their numbers and open ends', async () => {
    const rows = rowsOn(await page).map(fromLeft);
    const out = drawnOut(rows, RIGHT);
    // The heading in 13 pt is 5.69 mm high, its letters' middle 1.55 mm above the baseline; 0.5 mm under it begins a double,
    // 13 mm high.
    const heading = first(
      rows.filter((row) => isHeading(row) && row.text === 'Example'),
      'text',
    );
    const top = heading.base - 1.55 - 2.84;
    const middle = top + 5.69 + 0.5 + HALF;
    // From the right edge back: "1" (1.74 mm), white of 0.8 mm behind and before it, an arrow of 3.4 mm, 0.8 mm, the last tile.
    const end = 200 - 0.8 - 1.74 - 0.8 - 3.4 - 0.8;
    const [played, lay, across, last] = [end - 45.5, end - 32.5, end - 19.5, end - 13];
    // A disc begins 0.8 mm under its tile.
    const disc = (edge: number) => edge + 0.8 + DISC;
    // So the drawing is 13 + 0.8 + 4.66 mm high, and the sentence beside it stands in its middle.
    const drawing = 13 + 0.8 + 2 * DISC;
    const beside = middle - HALF + drawing / 2;
    // 1.2 mm under it the steps; the third takes three lines. What is left of the second example is a list of its own, 1.5 mm further off.
    const one = middle - HALF + drawing + 1.2 * out + LINE / 2;
    const step = LINE + 0.5 * out;
    const [two, refused, three] = [one + step, one + 2 * step, one + 3 * step + 2 * LINE];
    const blank = three + LINE + (1.2 + 1.5) * out;
    const mark = RIGHT + DISC;
    const words = RIGHT + 2 * DISC + 1.6;
    // Each end has the room of the widest digit, a "0" of 2.53 mm (open-ends.ts): from the right edge that, then 0.2 of the size,
    // 1.9 of it, 0.2 of it; the left end stands at the end of its room, the right one at its beginning.
    const room = 2.53;
    const ends = (y: number): readonly Wanted[] => {
      const tip = 200 - room - 0.78;
      return [
        text('6', { right: tip - 7.37 - 0.78, base: digitsOn(y), bold: true, white: false, size: 11 }),
        ...arrow(tip - 7.37 / 2, y, tip - 7.37, y),
        ...arrow(tip - 7.37 / 2, y, tip, y),
        text('5', { left: 200 - room, base: digitsOn(y), bold: true, white: false, size: 11 }),
      ];
    };
    // A tile at the right edge, as high as its item at the first line; another 0.3 of a half before it.
    const tile = 200 - 13;
    // Behind what nobody may do, 0.3 of a half off, a cross of 0.62 of a half, drawn with 0.07 of it.
    const barred = tile - 1.95 - 4.03;
    const cross = (y: number): readonly Wanted[] => {
      const [from, to] = [200 - 4.03 + 0.23, 200 - 0.23];
      return [
        line(from, y - (to - from) / 2, to, y + (to - from) / 2, 0.46),
        line(from, y + (to - from) / 2, to, y - (to - from) / 2, 0.46),
      ];
    };
    expectDrawn(within(rows, { x: 107, y: top, width: 95, height: under(blank + LINE) - top }), [
      text('Example', { left: 108.5, base: top + 2.84 + 1.55, bold: true, size: 13 }),
      said('At the start, the', 108.5, beside - LINE),
      said('open ends are', 108.5, beside),
      said('2 and 5.', 108.5, beside + LINE),
      text('6', { right: played - 5, base: digitsOn(middle), bold: true, white: false, size: 11 }),
      ...arrow(played - 0.8, middle, played - 4.2, middle),
      ...lying(played, middle, 6, 2),
      ...numbered(1, played + HALF, disc(middle + 3.25)),
      // What lay there at the start is on grey, its open ends under it on one line with the numbers of the steps.
      fill(lay, middle - 3.25, 13, 6.5 + 0.8 + 2 * DISC, 0.91),
      text('2', {
        mid: lay + 3.25,
        base: digitsOn(disc(middle + 3.25)),
        bold: true,
        white: false,
        size: 11,
      }),
      text('5', {
        mid: lay + 9.75,
        base: digitsOn(disc(middle + 3.25)),
        bold: true,
        white: false,
        size: 11,
      }),
      ...lying(lay, middle, 2, 5),
      ...doubleFive(across, middle),
      ...numbered(2, across + 3.25, disc(middle + HALF)),
      ...lying(last, middle, 5, 1),
      ...numbered(3, last + HALF, disc(middle + 3.25)),
      ...arrow(end + 0.8, middle, end + 4.2, middle),
      text('1', { left: end + 5, base: digitsOn(middle), bold: true, white: false, size: 11 }),
      ...numbered(1, mark, one),
      said('Ana plays 2-6 on the 2.', words, one),
      ...ends(one),
      ...numbered(2, mark, two),
      said('Ben plays 5-5 on the 5.', words, two),
      ...ends(two),
      ...crossed(mark, refused),
      said('Cleo draws 0-3 and 1-5 and', words, refused),
      said('may not keep 1-5: a drawn tile', words, refused + LINE),
      said('that fits must be played at once.', words, refused + 2 * LINE),
      ...lying(tile - 13 - 1.95, above(refused) + 3.25, 0, 3),
      ...lying(tile, above(refused) + 3.25, 1, 5),
      ...numbered(3, mark, three),
      said('Cleo plays 1-5 on the 5.', words, three),
      ...crossed(mark, blank),
      said('With 2 and 5 open, Ana may not play', words, blank),
      said('0-6 on the 5: a blank isn\u2019t wild.', words, blank + LINE),
      ...lying(barred, above(blank) + 3.25, 0, 6),
      ...cross(above(blank) + 3.25),
    ]);
    // A "6" is narrower than a "0" by less than a drawing may be off.
    const after = rows.flatMap((row) =>
      row.kind === 'text' && row.text === '5' && row.left > 190 ? [row.left] : [],
    );
    expect(after.slice(0, 2)).toEqual([expect.closeTo(200 - room, 1), expect.closeTo(200 - room, 1)]);
  });

  test('draws the refused tile whole, no stroke over its pips, and the cross behind it', async () => {
    const drawn = (await page).drawn.filter(({ role, alt }) => role === 'Figure' && alt === '0-6');
    const pips = drawn.filter(({ kind }) => kind === 'fill').map(({ bounds }) => bounds.x + bounds.width);
    expect(pips).toHaveLength(6);
    const strokes = drawn.slice(-2).map(({ kind, strokeInk, bounds }) => [kind, strokeInk, bounds.x]);
    for (const [kind, ink, x] of strokes) {
      expect([kind, ink]).toEqual(['stroke', '#000000']);
      expect(x).toBeGreaterThan(Math.max(...pips) + 2);
    }
  });

  test('draws the hands of a worked count under its sentence, each name, tiles and sum on one line', async () => {
    const rows = rowsOn(await page);
    const sentence = found(rows, 'Ana goes out.');
    const left = RIGHT + 1.7 + 1.6;
    // 1 mm under the sentence, in the middle of a tile; a drawing is drawn out no more than the text it belongs to.
    const middle = under(middleOf(sentence)) + 1 + 3.25;
    const next = firstUnder(rows, RIGHT, middle + 3.25);
    // "Ben" is 6.61 mm wide and "Cleo" 7.71, "11" 3.48: 1.5 mm between words and tiles, 1.95 between tiles, 4.5 between hands.
    const ben = left + 6.61 + 1.5;
    const cleo = ben + 13 + 1.95 + 13 + 1.5 + 3.48 + 4.5;
    const his = cleo + 7.71 + 1.5;
    const named = (name: string, x: number) =>
      text(name, { left: x, base: digitsOn(middle), bold: false, white: false, size: 11 });
    const sum = (pipsOf: string, x: number) =>
      text(pipsOf, { left: x, base: digitsOn(middle), bold: true, white: false, size: 11 });
    const area = { x: 107, y: sentence.base - 1, width: 95, height: next.base - sentence.base };
    expectDrawn(within(rows, area), [
      strong('Example:', left, middleOf(sentence)),
      text('Ana goes out.', { base: sentence.base, bold: false }),
      text('Ana scores 11 + 5 = 16.', { base: sentence.base, bold: true }),
      named('Ben', left),
      ...lying(ben, middle, 1, 4),
      ...lying(ben + 14.95, middle, 0, 6),
      sum('11', ben + 14.95 + 13 + 1.5),
      named('Cleo', cleo),
      ...lying(his, middle, 2, 3),
      sum('5', his + 13 + 1.5),
    ]);
    // The example stands 0.5 mm under the item, and so does the next item under the drawing.
    const item = lastAbove(rows, RIGHT, sentence.base);
    expect(sentence.base - item.base - LINE).toBeCloseTo(0.5, 1);
    const out = drawnOut(rows, RIGHT);
    expect(next.text).toBe('\u2022');
    expect(above(middleOf(next)) - middle - 3.25).toBeCloseTo(0.5 * out, 1);
  });

  test('puts a box to tick before what may be agreed, in the middle of its first line, the words 1.6 mm behind', async () => {
    const rows = rowsOn(await page, ({ role }) => role !== 'Figure');
    // Beside the panel and the head's tile it is the only box that belongs to no drawing; its item stands under a heading.
    const boxes = rows.filter((row) => row.kind === 'box' && row.width < 90 && row.y > 22);
    const heading = first(
      wordsIn(rows, RIGHT)
        .filter((row) => isHeading(row) && row.base < first(boxes, 'box').y)
        .toReversed(),
      'text',
    );
    const words = firstUnder(rows, RIGHT, heading.base);
    expect(words.left).toBeCloseTo(RIGHT + 3.6 + 1.6, 1);
    expectDrawn(boxes, [rounded(box(RIGHT, middleOf(words) - 1.8, 3.6, 3.6, 0.35))]);
  });

  test('begins bullets at both columns\u2019 left edges, every line of their text 1.6 mm behind', async () => {
    const rows = rowsOn(await page);
    const marks = rows.filter((row) => row.kind === 'text' && row.text === '\u2022');
    expect(marks.length).toBeGreaterThan(10);
    expect(COLUMNS.flatMap((x) => bulletsIn(rows, x))).toHaveLength(marks.length);
    for (const column of COLUMNS) {
      const bullets = bulletsIn(rows, column);
      const further = bullets.flatMap(({ left, right, base }) => {
        expect(left).toBeCloseTo(column, 1);
        const beside = wordsIn(rows, column).filter((row) => row.base === base && row.left > right);
        // A bullet is 1.7 mm wide.
        const begun = first(beside, 'text');
        expect(begun.left).toBeCloseTo(column + 1.7 + 1.6, 1);
        const next = lineUnder(rows, column, base);
        return next ? [{ left: next.left - begun.left, base: next.base - base - LINE }] : [];
      });
      // Items of several lines: their second begins where the first does, a line's height under it.
      expect(further.length).toBeGreaterThan(3);
      for (const line of further)
        expect(line).toEqual({ left: expect.closeTo(0, 1), base: expect.closeTo(0, 1) });
    }
  });

  test('has its title and name over a rule, 3 mm above the columns, and the deal as centred numbers under lines', async () => {
    const rows = rowsOn(await page);
    const out = drawnOut(rows, LEFT);
    // 1.2 mm under the words above; 0.6 mm above and below each line; three columns of 30.5 mm, the second and third with
    // 1.4 mm of white.
    const top = under(middleOf(lastAbove(rows, LEFT, found(rows, 'Players').base))) + 1.2;
    const height = LINE + 1.2;
    const [each, left] = [10 + 30.5 + 30.5 / 2, 10 + 61 + 1.4 + (30.5 - 1.4) / 2];
    const inRow = (row: number) => onMiddle(top + row * height + height / 2);
    const deal = [
      ['2', '7', '14'],
      ['3', '5', '13'],
      ['4', '5', '8'],
    ] as const;
    const bottom = top + 4 * height;
    const next = firstUnder(rows, LEFT, bottom);
    expect(next.text).toBe('\u2022');
    expect(next.base).toBeCloseTo(onMiddle(bottom + 1.2 * out + LINE / 2), 1);
    // A column begins with a line of words, or with a heading in 13 pt, 5.69 mm high.
    const begins = COLUMNS.map((column) => firstUnder(rows, column, RULE));
    expect(begins.map(({ left, base }) => [left, base])).toEqual(
      begins.map((row, at) => [
        expect.closeTo(COLUMNS[at] ?? 0, 1),
        expect.closeTo(RULE + 3 + (isHeading(row) ? 2.84 + 1.55 : LINE / 2 + 1.31), 1),
      ]),
    );
    expectDrawn(
      rows,
      [
        text('Family draw', { base: TITLE, size: 22, bold: true }),
        text('Rules', { right: 200, base: TITLE, size: 13, bold: true }),
        line(10, RULE, 200, RULE, 0.3),
        text('Players', { left: 10, base: inRow(0), bold: true }),
        text('Tiles each', { mid: each, base: inRow(0), bold: true }),
        text('Boneyard', { mid: left, base: inRow(0), bold: true }),
        ...deal.flatMap(([count, own, rest], row) => [
          line(10, top + (row + 1) * height, 101.5, top + (row + 1) * height, 0.3),
          text(count, { left: 10, base: inRow(row + 1), bold: true, size: 11 }),
          text(own, { mid: each, base: inRow(row + 1), bold: false, size: 11 }),
          text(rest, { mid: left, base: inRow(row + 1), bold: false, size: 11 }),
        ]),
        line(10, bottom, 101.5, bottom, 0.3),
      ],
      false,
    );
  });

  test('has a drawn tile before its title, as high as capitals, and the facts in a row with thin lines between them', async () => {
    const rows = rowsOn(await page);
    // A half is 0.668 of 22 pt (7.76 mm), so 5.18 mm; the tile stands on the baseline, outlined with 0.3 mm inside its edges,
    // its divider 0.15 of a half short of them, its pips 0.11 of one in radius: one, and three from bottom left to top right.
    const half = 5.18;
    const top = TITLE - half;
    const pipsAt = (x: number, value: number) =>
      (LYING[value] ?? []).map(([right, down]) => dot(x + right * half, top + down * half, 0.57));
    // From the right edge back: "Rules" (12.01 mm), 6 mm, "28 tiles" (12.79 mm), "double-six set" (24.01 mm), "2\u20134 players"
    // (19.65 mm); a line between two of them has half the size (1.94 mm) at both sides.
    const tiles = 200 - 12.01 - 6 - 12.79;
    const set = tiles - 2 * 1.94 - 24.01;
    const players = set - 2 * 1.94 - 19.65;
    // From 0.4 mm over the digits (0.668 of 11 pt: 2.59 mm) to 0.6 mm under the baseline.
    const between = (x: number) => line(x, TITLE - 2.59 - 0.4, x, TITLE + 0.6, 0.3);
    const fact = (words: string, left: number) =>
      text(words, { left, base: TITLE, bold: false, white: false, size: 11 });
    expectDrawn(within(rows, { x: 9, y: 9, width: 192, height: RULE + 1 - 9 }), [
      rounded(box(10, top, 2 * half, half, 0.3)),
      line(10 + half, top + 0.78, 10 + half, TITLE - 0.78, 0.3),
      ...pipsAt(10, 1),
      ...pipsAt(10 + half, 3),
      // 3.2 mm behind the tile.
      text('Family draw', { left: 10 + 2 * half + 3.2, base: TITLE, bold: true, white: false, size: 22 }),
      fact('2\u20134 players', players),
      between(set - 1.94),
      fact('double-six set', set),
      between(tiles - 1.94),
      fact('28 tiles', tiles),
      text('Rules', { right: 200, base: TITLE, bold: true, white: false, size: 13 }),
      line(10, RULE, 200, RULE, 0.3),
    ]);
  });

  test('lays no words over others, none over an edge, none outside the margins, each on a ground it can be read on', async () => {
    const rows = rowsOn(await page);
    const words = rows.flatMap((row, at) => (row.kind === 'text' ? [{ ...row, at }] : []));
    const grounds = rows.flatMap((row, at) => {
      if (row.kind === 'box')
        return [{ at, x: row.x, y: row.y, width: row.width, height: row.height, fill: row.fill }];
      // Pips are smaller than any ground.
      if (row.kind !== 'disc' || row.radius < 2) return [];
      const { x, y, radius } = row;
      return [{ at, x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, fill: row.fill }];
    });
    const faults: string[] = [];
    words.forEach((word, index) => {
      const area = { at: word.at, ...inkOf(word) };
      if (!isIn(area, { x: 10, y: 10, width: 190, height: 277 })) faults.push(`${word.text} leaves the page`);
      for (const other of words.slice(index + 1)) {
        if (!areApart(area, inkOf(other))) faults.push(`${word.text} over ${other.text}`);
      }
      // Digits on a disc reach less far up and down than letters may.
      const core = { ...area, y: word.base - 2.6, height: 2.6 };
      const around = grounds.filter((ground) => !areApart(core, ground));
      for (const ground of around) {
        if (!isIn(core, ground)) faults.push(`${word.text} over an edge`);
        if (ground.at > word.at && ground.fill >= 0) faults.push(`${word.text} is painted over`);
      }
      const ground = around.findLast(({ fill }) => fill >= 0)?.fill ?? 1;
      if (word.white ? ground > 0 : ground < 0.9) faults.push(`${word.text} cannot be read`);
    });
    expect(faults).toEqual([]);
    expect(words.length).toBeGreaterThan(100);
  });
});

/** A section's heading: bold and larger than the words, smaller than the title; not the sheet's name in the head. */
function isHeading(row: Row): row is TextRow {
  return row.kind === 'text' && row.bold && row.size > 11.2 && row.size < 20 && row.base > 22;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What letters may take of the paper: of 11 pt 3.59 mm above the baseline and 0.97 mm under it. */
function inkOf({ left, right, base, size }: TextRow): Area {
  const [up, down] = [(3.59 * size) / 11, (0.97 * size) / 11];
  return { x: left, y: base - up, width: right - left, height: up + down };
}

function areApart(a: Area, b: Area): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

function isIn(inner: Area, outer: Area): boolean {
  const rest = 0.01;
  return (
    inner.x >= outer.x - rest &&
    inner.y >= outer.y - rest &&
    inner.x + inner.width <= outer.x + outer.width + rest &&
    inner.y + inner.height <= outer.y + outer.height + rest
  );
}

/** The same frame or filling with rounded corners. */
function rounded(wanted: Wanted): Wanted {
  return wanted.kind === 'box' ? { ...wanted, rounded: true } : wanted;
}

/** A line from its left end: one that falls as far as it goes right may be read from either. */
function fromLeft(row: Row): Row {
  if (row.kind !== 'line' || row.x1 <= row.x2) return row;
  return { ...row, x1: row.x2, y1: row.y2, x2: row.x1, y2: row.y1 };
}

const { style, measurer } = setupOn('a4');

/** Pips of a half of 6 mm whose left edge is at x and middle at y: 0.525 mm, at 22, 50 and 78 hundredths of its side. */
const pips = (x: number, y: number, ...places: readonly (readonly [number, number])[]) =>
  places.map(([right, down]) => dot(x + right * 6, y - 3 + down * 6, 0.525));

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
