import { describe, expect, test } from 'vitest';
import { passTally } from '../../../src/sheets/score-log/pass-tally.js';
import { scoreLogSheet } from '../../../src/sheets/score-log/score-log.js';
import {
  box,
  expectDrawn,
  fill,
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
import { wordsIn } from '../../support/languages.js';
import { setupOn } from '../../support/setup.js';
import { requestFor, type SheetWish } from '../../support/sheet-text.js';
import { english, valueIn } from '../../support/shipped.js';

/** What is drawn on the first page of a score log (A4, margins of 10 mm). */
async function drawnLog(game: string, wish: SheetWish = {}): Promise<readonly Row[]> {
  const [page] = await pagesOf(valueIn(scoreLogSheet(requestFor(game, wish)), game));
  return page ? rowsOn(page) : [];
}

// Logs are set in 10 pt: letters 3.53 mm, lines 4.23 mm (1.2 times), digits 0.668 of the size high, so that they
// stand around a middle when their baseline is 1.18 mm under it.
const LINE = 4.23;
const onMiddle = (y: number) => y + 1.18;
/** A title and 1 mm end at the head's rule, 3 mm under which the aim begins: in 22 pt (9.31 mm with its leading), and that of the five rounds in 19 pt (8.04 mm), in which it takes 45 % of the width. */
const AIM = 10 + 9.31 + 1 + 3;
const FIVE_AIM = 10 + 8.04 + 1 + 3;
/** The aim is one line of 13 pt (5.50 mm), 2 mm above the table. */
const TABLE = AIM + 5.5 + 2;
const FIVE_TABLE = FIVE_AIM + 5.5 + 2;
/** Columns as wide as their heads and 3.4 mm: "Round" is 10.43 mm wide, "Blocked" 13.21; 24 mm for who led. */
const LED = 10 + 13.83;
const ENDS = LED + 24;
const END = 16.61;
/** Heads' lower row: a line and 1 mm above and below it; the upper one has 8 mm more to write a name in. */
const LOW_HEAD = LINE + 2;
const NAME_HEAD = LINE + 2 + 8;

/** The box for how a round ended, 3.6 mm to the middle of its line of 0.2 mm, and the larger one for who won. */
const endBox = (x: number, y: number) => box(x - 1.9, y - 1.9, 3.8, 3.8, 0.2);
const wonBox = (x: number, y: number) => box(x - 2.4, y - 2.4, 4.8, 4.8, 0.2);

describe('a log of five rounds for two: own pips and a total', () => {
  // Without choices, of which one brings an extra round.
  const drawn = drawnLog('penalty-draw', { settings: ['choices=[]'] });
  const sides = ENDS + 2 * END;
  const side = (200 - sides) / 2;
  // More than half of a column is for adding up pips, the rest for the total.
  const round = side * 0.55;
  const rows = FIVE_TABLE + NAME_HEAD + LOW_HEAD;
  const low = rows - LOW_HEAD;
  const matches = [0, 1, 2];

  test('every line, box, fill and number of three matches stands where it belongs', async () => {
    // Each match is its title, a line and 1 mm high, five rows of one height, at least 8 mm, and a closing row of 9 mm.
    const heavy = (await drawn).filter((row) => row.kind === 'line' && row.stroke > 0.5);
    const bottom = Math.max(...heavy.map((row) => (row.kind === 'line' ? row.y1 : 0)));
    const match = (bottom - rows) / 3;
    const title = LINE + 1;
    const row = (match - 9 - title) / 5;
    expect(row).toBeGreaterThanOrEqual(8);
    const top = (n: number) => rows + n * match + title;
    const end = (n: number) => top(n) + 5 * row;
    const table = within(await drawn, {
      x: 0,
      y: FIVE_TABLE - 1,
      width: 210,
      height: bottom - FIVE_TABLE + 2,
    });
    const lefts = [sides, sides + side];
    const wanted: Wanted[] = [
      // Heavy lines at the top, under the heads, and around the closing row.
      ...[FIVE_TABLE, rows, bottom, top(1) - title, top(2) - title, ...matches.map(end)].map((y) =>
        line(10, y, 200, y, 0.6),
      ),
      // Light ones over and between the rounds, beside who led, under "How it ended" (1 mm short) and under the names.
      ...matches.flatMap((n) =>
        [0, 1, 2, 3, 4].map((round) => line(10, top(n) + round * row, 200, top(n) + round * row, 0.2)),
      ),
      // Open where a match is closed and where the next is named, which no line parts.
      ...[LED, ENDS].flatMap((x) => [
        line(x, FIVE_TABLE, x, rows, 0.2),
        ...matches.map((n) => line(x, top(n), x, end(n), 0.2)),
      ]),
      line(ENDS + 1, low, sides - 1, low, 0.2),
      ...lefts.flatMap((x) => [
        line(x, FIVE_TABLE, x, rows, 0.3),
        ...matches.map((n) => line(x, top(n), x, end(n) + 9, 0.3)),
      ]),
      ...lefts.map((x) => line(x, low, x + side, low, 0.2)),
      ...lefts.flatMap((x) => [
        line(x + round, low, x + round, rows, 0.2, true),
        ...matches.map((n) => line(x + round, top(n), x + round, end(n), 0.2, true)),
      ]),
      ...lefts.flatMap((x) => [
        fill(x + round, low, side - round, LOW_HEAD, 0.94),
        ...matches.map((n) => fill(x + round, top(n), side - round, 5 * row + 9, 0.94)),
      ]),
      ...matches.map((n) =>
        text(`Match ${n + 1}`, { left: 11, base: onMiddle(top(n) - title / 2), bold: true, size: 10 }),
      ),
      text('Round', { mid: 10 + 13.83 / 2, base: onMiddle(low + LOW_HEAD / 2), bold: true, size: 10 }),
      text('Led by', { mid: LED + 12, base: onMiddle(low + LOW_HEAD / 2), bold: true }),
      text('How it ended', { mid: ENDS + END, base: onMiddle(low - LOW_HEAD / 2), bold: true }),
      text('Out', { mid: ENDS + END / 2, base: onMiddle(low + LOW_HEAD / 2), bold: true }),
      text('Blocked', { mid: ENDS + END * 1.5, base: onMiddle(low + LOW_HEAD / 2), bold: true }),
      ...lefts.flatMap((x) => [
        text('Name', { left: x + 1, base: onMiddle(FIVE_TABLE + 1 + LINE / 2), bold: false }),
        text('pips left', { mid: x + round / 2, base: onMiddle(low + LOW_HEAD / 2), bold: true }),
        text('total', { mid: x + (round + side) / 2, base: onMiddle(low + LOW_HEAD / 2), bold: true }),
      ]),
      ...matches.flatMap((match) =>
        [1, 2, 3, 4, 5].flatMap((n) => {
          const middle = top(match) + (n - 0.5) * row;
          return [
            text(String(n), { mid: 10 + 13.83 / 2, base: onMiddle(middle), bold: false, size: 10 }),
            endBox(ENDS + END / 2, middle),
            endBox(ENDS + END * 1.5, middle),
          ];
        }),
      ),
      // 2 mm before the sides' columns; a box for the match's winner in the middle of each total.
      ...matches.flatMap((n) => [
        text('Match won by', { right: sides - 2, base: onMiddle(end(n) + 4.5), bold: true }),
        ...lefts.map((x) => wonBox(x + (round + side) / 2, end(n) + 4.5)),
      ]),
    ];
    expectDrawn(table, wanted);
  });

  test('the aim stands between head and table, in the larger type', async () => {
    // Its digit comes from another family, whose zero is plain, so the words are three runs on one line: "Play" and a space are
    // 10.8 mm wide, the digit 2.7 mm.
    const words = { base: FIVE_AIM + 2.75 + 1.53, size: 13, bold: true };
    const aim = [
      text('Play', { left: 10, ...words }),
      text('5', { left: 10 + 10.8, ...words }),
      text('rounds. The lowest total wins the match.', { left: 10 + 10.8 + 2.7, ...words }),
    ];
    expectDrawn(within(await drawn, { x: 0, y: 22, width: 210, height: FIVE_TABLE - 23 }), aim);
  });

  test('a start and two places for a coin, as large as places get, the one that blocks the round framed heavily', async () => {
    // A word for passes is at the left edge of its column; so is the start.
    const head = (await drawn).find((row) => row.kind === 'text' && row.text === 'Passes in a row');
    const left = head?.kind === 'text' ? head.left : 0;
    // Beside the rules, to which the narrowest column leaves a third of 190 mm.
    expect(left).toBeGreaterThan(10 + 63);
    const start = (await drawn).find((row) => row.kind === 'disc' && row.radius > 5);
    const middle = start?.kind === 'disc' ? start.y : 0;
    const tally = within(await drawn, { x: left - 1, y: middle - 8, width: 60, height: 16 });
    const centre = (place: number) => left + 7.5 + place * 17.5;
    expectDrawn(tally, [
      ring(centre(0), middle, 7.5, 0.3),
      box(centre(1) - 7.5, middle - 7.5, 15, 15, 0.3),
      box(centre(2) - 7.5, middle - 7.5, 15, 15, 0.9),
      // A stroke of 1.5 mm in the middle of each gap of 2.5 mm.
      line(centre(1) - 9.5, middle, centre(1) - 8, middle, 0.3),
      line(centre(2) - 9.5, middle, centre(2) - 8, middle, 0.3),
      text('0', { mid: centre(0), base: onMiddle(middle), bold: false, size: 10 }),
      text('1', { mid: centre(1), base: onMiddle(middle), bold: false, size: 10 }),
      text('2', { mid: centre(2), base: onMiddle(middle), bold: true, size: 10 }),
    ]);
  });
});

describe('a log that only keeps who won', () => {
  test('a box for each player in each row, a line for each name, no totals, room to count in', async () => {
    const drawn = await drawnLog('double-three-chain');
    const lines = drawn.filter((row) => row.kind === 'line');
    // The heavy lines: top, under the heads, above the closing row, bottom; the rows share what is between.
    const [top = 0, first = 0, end = 0, bottom = 0] = lines
      .filter((row) => row.stroke > 0.5)
      .map((row) => row.y1)
      .sort((a, b) => a - b);
    // Blocked rounds that somebody won, and those that were tied, have heads of two lines.
    expect(first - top).toBeCloseTo(NAME_HEAD + LOW_HEAD + LINE, 1);
    expect(bottom - end).toBeCloseTo(12, 1);
    const count = Math.floor((end - first) / 8.2);
    const height = (end - first) / count;
    // "Game" is 9.58 mm wide.
    const game = 9.58 + 3.4;
    const led = 10 + game;
    const ends = led + 24;
    // "shared" is 11.26 mm wide.
    const way = 11.26 + 3.4;
    const sides = ends + 3 * way;
    const side = (200 - sides) / 4;
    const lefts = [0, 1, 2, 3].map((n) => sides + n * side);
    const rows = Array.from({ length: count }, (_, index) => index);
    const low = first - LOW_HEAD - LINE;
    const table = within(drawn, { x: 0, y: top - 1, width: 210, height: bottom - top + 2 });
    expectDrawn(table, [
      ...[top, first, end, bottom].map((y) => line(10, y, 200, y, 0.6)),
      ...rows.slice(1).map((n) => line(10, first + n * height, 200, first + n * height, 0.2)),
      line(led, top, led, end, 0.2),
      line(ends, top, ends, end, 0.2),
      line(ends + 1, low, sides - 1, low, 0.2),
      ...lefts.map((x) => line(x, top, x, bottom, 0.3)),
      text('Game', { mid: 10 + game / 2, base: onMiddle(first - LOW_HEAD / 2) }),
      text('Led by', { mid: led + 12, base: onMiddle(first - LOW_HEAD / 2) }),
      text('How it ended', { mid: ends + 1.5 * way, base: onMiddle(low - LOW_HEAD / 2) }),
      text('Out', { mid: ends + 0.5 * way, base: onMiddle(first - LOW_HEAD / 2) }),
      ...['won', 'shared'].flatMap((word, n) => [
        text('Block', { mid: ends + (n + 1.5) * way, base: onMiddle(first - LOW_HEAD / 2 - LINE) }),
        text(word, { mid: ends + (n + 1.5) * way, base: onMiddle(first - LOW_HEAD / 2) }),
      ]),
      // The word for a name, and dots to write on: 1 mm in from both sides, 2 mm above the rows.
      ...lefts.flatMap((x) => [
        text('Name', { left: x + 1, base: onMiddle(top + 1 + LINE / 2) }),
        line(x + 1, first - 2, x + side - 1, first - 2, 0.2, true),
      ]),
      ...rows.flatMap((n) => {
        const middle = first + (n + 0.5) * height;
        return [
          text(String(n + 1), { mid: 10 + game / 2, base: onMiddle(middle) }),
          ...[0.5, 1.5, 2.5].map((column) => endBox(ends + column * way, middle)),
          ...lefts.map((x) => wonBox(x + side / 2, middle)),
        ];
      }),
      text('Games won', { right: sides - 2, base: onMiddle(end + 6), bold: true }),
    ]);
  });
});

test('names that are known stand in the middle of their columns, where totals have less than the round', async () => {
  const drawn = await drawnLog('family-draw', { names: ['Ana', 'Ben', 'Cleo', 'Dan'] });
  // "Block" is 9.22 mm wide; under it stands "won" or "tied".
  const sides = ENDS + 3 * (9.22 + 3.4);
  const side = (200 - sides) / 4;
  const head = { base: onMiddle(TABLE + LOW_HEAD / 2), bold: true, size: 10 };
  const wanted = ['Ana', 'Ben', 'Cleo', 'Dan'].flatMap((name, n): Wanted[] => {
    const x = sides + n * side;
    return [
      text(name, { ...head, mid: x + side / 2 }),
      text('won', { mid: x + side * 0.22, base: head.base + LOW_HEAD + LINE }),
      text('total', { mid: x + side * 0.72, base: head.base + LOW_HEAD + LINE }),
      line(x, TABLE + LOW_HEAD, x + side, TABLE + LOW_HEAD, 0.2),
    ];
  });
  expectDrawn(drawn, wanted, false);
});

test('of several targets each has a box to tick, 1.8 mm before its words', async () => {
  const aim = within(await drawnLog('block'), { x: 0, y: 22, width: 210, height: TABLE + 5.5 - 23 });
  // Boxes of 3.6 mm in the middle of the second line; 7 mm from one target to the next.
  const middle = AIM + 5.5 + 2.75;
  const words = aim.filter((row) => row.kind === 'text');
  expect(words.map((row) => [row.text, row.bold])).toEqual([
    ['To win the match, be the first to end a round with at least:', true],
    ['100 points for 2 players or partners', false],
    ['61 points for 3 or 4 players alone', false],
  ]);
  const [first, second] = words.slice(1);
  if (!first || !second) throw new Error('two targets');
  expect(second.left - 5.4 - first.right).toBeCloseTo(7, 1);
  expectDrawn(
    aim.filter((row) => row.kind !== 'text' && row.kind !== 'line'),
    words.slice(1).map((row) => box(row.left - 1.8 - 3.6, middle - 1.8, 3.6, 3.6, 0.35)),
  );
});

describe('the tally of passes', () => {
  const setup = setupOn('a4');
  const setting = { style: setup.style, measurer: setup.measurer };
  /** 11 pt: half a digit's height. */
  const base = (y: number) => y + 1.3;

  /** Words of 9 pt (3.17 mm) under a frame, 0.6 mm off, in lines 1.24 times as high: digits 0.668 of the size high stand in their middle. */
  const LABEL_LINE = 3.175 * 1.24;

  test('places are smaller where more are needed, each number of players blocks at its own and is told under it', async () => {
    // Five places and four gaps of 2.5 mm in 80 mm.
    const side = 14;
    const middle = (place: number) => side / 2 + place * 16.5;
    const figure = passTally([2, 4], 80, english, setting);
    expect(figure.width).toBeCloseTo(80, 6);
    expect(figure.height).toBeCloseTo(side + 0.6 + LABEL_LINE, 2);
    const tally = await rowsOf(figure);
    expectDrawn(tally, [
      ring(middle(0), side / 2, side / 2, 0.3),
      ...[1, 2, 3, 4].map((place) => {
        const heavy = place === 2 || place === 4;
        return box(middle(place) - side / 2, 0, side, side, heavy ? 0.9 : 0.3);
      }),
      ...[1, 2, 3, 4].map((place) =>
        line(middle(place) - side / 2 - 2, side / 2, middle(place) - side / 2 - 0.5, side / 2, 0.3),
      ),
      ...[0, 1, 2, 3, 4].map((place) =>
        text(String(place), { mid: middle(place), base: base(side / 2), bold: place === 2 || place === 4 }),
      ),
      ...[2, 4].map((place) => text(`${place} players`, { mid: middle(place), size: 9, bold: false })),
    ]);
    for (const row of tally) {
      if (row.kind !== 'text' || !row.text.includes('players')) continue;
      expect(row.base).toBeGreaterThan(side + 0.6 + 2);
      expect(row.base).toBeLessThan(figure.height);
    }
  });

  test.each(['a4', 'letter'] as const)(
    'on a log on %s each heavy frame has its players under it',
    async (paper) => {
      const drawn = await drawnLog('draw', { paper });
      const frames = drawn.flatMap((row) =>
        row.kind === 'box' && Math.abs(row.stroke - 0.9) < 0.05 ? [row] : [],
      );
      expect(frames).toHaveLength(3);
      for (const [index, frame] of frames.entries()) {
        const label = drawn.find((row) => row.kind === 'text' && row.text === `${index + 2} players`);
        if (label?.kind !== 'text') throw new Error('no label');
        expect(label.mid).toBeCloseTo(frame.x + frame.width / 2, 1);
        expect(label.size).toBeGreaterThanOrEqual(9);
        expect(label.base - (frame.y + frame.height)).toBeGreaterThan(2);
        expect(label.base - (frame.y + frame.height)).toBeLessThan(4.5);
      }
    },
  );

  test('places are never narrower than the words under them: the rest go on in a second row, under those words', async () => {
    // "players" takes 9.9 mm of 9 pt: in 60 mm there are five a row, 10 mm each; "6 players" takes two lines.
    const side = 10;
    const pitch = side + 2.5;
    const label = 0.6 + 2 * LABEL_LINE;
    const down = side + 2.5;
    const figure = passTally([6], 60, english, setting);
    expect(figure.width).toBeCloseTo(60, 6);
    expect(figure.height).toBeCloseTo(down + side + label, 2);
    const tally = await rowsOf(figure);
    const place = (n: number) => ({ x: (n % 5) * pitch, y: n < 5 ? 0 : down });
    expectDrawn(tally, [
      ring(side / 2, side / 2, side / 2, 0.3),
      ...[1, 2, 3, 4, 5, 6].map((n) => box(place(n).x, place(n).y, side, side, n === 6 ? 0.9 : 0.3)),
      // No stroke leads to the first place of a row.
      ...[1, 2, 3, 4, 6].map((n) => {
        const y = place(n).y + side / 2;
        return line(place(n).x - 2, y, place(n).x - 0.5, y, 0.3);
      }),
      ...[0, 1, 2, 3, 4, 5, 6].map((n) =>
        text(String(n), {
          mid: place(n).x + side / 2,
          base: base(place(n).y + side / 2),
          bold: n === 6,
        }),
      ),
      ...['6', 'players'].map((word) => text(word, { mid: place(6).x + side / 2, size: 9 })),
    ]);
  });
});

test.each(['en', 'es', 'de', 'fr'])('heads keep off the rules beside them, in %s', async (language) => {
  const request = { ...requestFor('draw'), words: wordsIn(language) };
  const [page] = await pagesOf(valueIn(scoreLogSheet(request), language));
  const rows = page ? rowsOn(page) : [];
  const rules = rows.filter((row) => row.kind === 'line' && row.x1 === row.x2 && row.y2 - row.y1 > 100);
  const heads = rows.filter((row) => row.kind === 'text' && row.bold && row.base > 45 && row.base < 70);
  expect(rules.length).toBeGreaterThan(4);
  expect(heads.length).toBeGreaterThan(8);
  for (const head of heads) {
    for (const rule of rules) {
      if (head.kind !== 'text' || rule.kind !== 'line') continue;
      const apart = Math.max(rule.x1 - head.right, head.left - rule.x1);
      expect(apart, head.text).toBeGreaterThan(0.5);
    }
  }
});

test('in a narrow column the tally stays in one row, the word for players said once in the middle under their frames', async () => {
  const setup = setupOn('a4');
  // Spanish has a long word: three of it, 14 mm each in 9 pt, do not stand side by side here.
  const figure = passTally([2, 3, 4], 62, wordsIn('es'), { style: setup.style, measurer: setup.measurer });
  const rows = await rowsOf(figure);
  const frames = rows.flatMap((row) => (row.kind === 'box' && row.stroke > 0.8 ? [row] : []));
  expect(frames.map(({ y }) => y)).toEqual([0, 0, 0].map((y) => expect.closeTo(y, 1)));
  const [first, , last] = frames;
  if (!first || !last) throw new Error('not three frames');
  expectDrawn(
    rows,
    [text('jugadores', { mid: (first.x + last.x + last.width) / 2, size: 9, bold: false })],
    false,
  );
  const words = rows.filter((row) => row.kind === 'text' && row.text.includes('jugador'));
  expect(words).toHaveLength(1);
  for (const row of rows) if (row.kind === 'text') expect(row.right).toBeLessThan(figure.width);
});
