import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument, PDFName } from 'pdf-lib';
import pixelmatch from 'pixelmatch';
import { beforeAll, describe, expect, test } from 'vitest';
import { tileOf } from '../../../src/domino/tile.js';
import type { Rect } from '../../../src/layout/page/rect.js';
import { tilesSheet } from '../../../src/sheets/tiles/tiles.js';
import type { DrawnPage } from '../../support/drawn.js';
import { languages, wordsIn } from '../../support/languages.js';
import {
  backsOn,
  cutMarksOf,
  FINE,
  hull,
  linesOf,
  middleOf,
  near,
  type PrintedTile,
  tilesIn,
} from '../../support/printed-tiles.js';
import { objectsOf, open, POINTS } from '../../support/read-pdf.js';
import { templates } from '../../support/setup.js';
import { partsOf, partText, requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';
import { printedTiles, tilesOn } from '../../support/tile-sheets.js';

describe.each([
  ['double-three-chain', undefined, 3, 10, 30, 1],
  ['draw', undefined, 6, 28, 168, 1],
  ['draw', 'double-nine', 9, 55, 495, 2],
  ['draw', 'double-twelve', 12, 91, 1092, 4],
] as const)('%s with %s', (game, set, highest, count, pips, sheets) => {
  let fronts: readonly DrawnPage[];
  let tiles: readonly PrintedTile[];
  beforeAll(async () => {
    const { pages } = await printedTiles({ game, ...(set && { set }) });
    expect(pages).toHaveLength(2 * sheets);
    fronts = pages.filter((_, index) => index % 2 === 0);
    tiles = fronts.flatMap(tilesIn);
  });

  test('every tile of the set stands there once, in reading order', () => {
    const all: string[] = [];
    for (let low = 0; low <= highest; low++)
      for (let high = low; high <= highest; high++) all.push(`tile ${low}-${high}`);
    expect(all).toHaveLength(count);
    expect(tiles.map(({ alt }) => alt)).toEqual(all);
  });

  test('the pips drawn on each half are those of its name, and of the set in all', () => {
    const drawn = tiles.map(({ halves }) => halves.map((half) => half.length));
    expect(tiles.map(({ alt }) => alt)).toEqual(drawn.map((halves) => `tile ${halves.join('-')}`));
    expect(drawn.flat().reduce((sum, value) => sum + value, 0)).toBe(pips);
  });

  test('each tile measures 24.00 by 48.00 mm and touches its neighbours', () => {
    for (const { place } of tiles) {
      expect(place.width).toBeCloseTo(24, 2);
      expect(place.height).toBeCloseTo(48, 2);
    }
    const [first, second, ...rest] = tiles;
    expect((second?.place.x ?? 0) - (first?.place.x ?? 0)).toBeCloseTo(24, 2);
    expect((rest[5]?.place.y ?? 0) - (first?.place.y ?? 0)).toBeCloseTo(48, 2);
  });
});

describe.each(['a4', 'letter'])('a double-six set on %s', (paper) => {
  let front: DrawnPage;
  let back: DrawnPage;
  let tiles: readonly PrintedTile[];
  let pdf: Uint8Array;
  beforeAll(async () => {
    const printed = await printedTiles({ paper });
    [front, back] = printed.pages as [DrawnPage, DrawnPage];
    pdf = printed.pdf;
    tiles = tilesIn(front);
  });

  test('is one sheet', () => {
    expect(tiles).toHaveLength(28);
  });

  test('the frame stands 1.3 mm inside the cut', () => {
    for (const { alt, place } of tiles) {
      const parts = front.drawn.filter((part) => part.alt === alt && part.kind === 'stroke');
      const outline = hull(parts.map(({ bounds }) => bounds));
      expect(outline.x - place.x).toBeCloseTo(1.3, 2);
      expect(outline.width).toBeCloseTo(21.4, 2);
      expect(outline.height).toBeCloseTo(45.4, 2);
    }
  });

  test('rulers measure 100.00 mm and 4.00 in on both axes', () => {
    for (const axis of ['width', 'height'] as const) {
      const lengths = linesOf(front).map(({ bounds }) => bounds[axis]);
      expect(lengths.filter((length) => near(length, 100))).toHaveLength(1);
      expect(lengths.filter((length) => near(length, 101.6))).toHaveLength(1);
    }
  });

  test('each ruler ends in a tall tick at both ends, with taller ticks and numbers at 0, 50, 100 mm and at each inch', () => {
    // Where the ruler of inches ran on beyond 100 mm, with "100 mm" at its end, people typed 101.6 for a good print.
    const numbers = front.drawn.flatMap((part) => (part.kind === 'text' ? [part] : []));
    const ruled = [
      { length: 100, ticks: 11, named: { 0: '0', 50: '50', 100: '100 mm' } },
      { length: 101.6, ticks: 9, named: { 0: '0', 25.4: '1', 50.8: '2', 76.2: '3', 101.6: '4 in' } },
    ];
    for (const { length, ticks, named } of ruled) {
      const ruler = linesOf(front).find(({ bounds }) => near(bounds.width, length))?.bounds;
      if (!ruler) throw new Error('no ruler across');
      const found = linesOf(front)
        .filter(({ bounds }) => bounds.width < 0.01 && near(bounds.y + bounds.height, ruler.y))
        .map(({ bounds }) => ({ at: bounds.x - ruler.x, tall: bounds.height }))
        .sort((a, b) => a.at - b.at);
      expect(found).toHaveLength(ticks);
      expect(found[0]?.at).toBeCloseTo(0, 2);
      expect(found.at(-1)?.at).toBeCloseTo(length, 2);
      const tall = found.filter(({ tall }) => tall > 1.5);
      expect(tall.map(({ at }) => at.toFixed(1))).toEqual(
        Object.keys(named).map((at) => Number(at).toFixed(1)),
      );
      for (const [at, label] of Object.entries(named)) {
        // Nothing but its number stands right above a tall tick.
        const above = numbers.filter(
          ({ bounds, end }) =>
            bounds.x - 0.1 <= ruler.x + Number(at) &&
            end.x > ruler.x + Number(at) &&
            bounds.y < ruler.y - 1.5 &&
            bounds.y > ruler.y - 3,
        );
        expect(above.map(({ text }) => text)).toEqual([label]);
        expect(above[0]?.size).toBeGreaterThanOrEqual(9);
      }
    }
  });

  test('each tile has one back exactly behind it, turned over the long edge', () => {
    const backs = backsOn(back).map(({ bounds }) => middleOf(bounds));
    expect(backs).toHaveLength(28);
    for (const { place } of tiles) {
      const { x, y } = middleOf(place);
      expect(backs.filter((found) => near(found.x, front.width - x) && near(found.y, y))).toHaveLength(1);
    }
  });

  test('the back of the paper has no text, and nothing of it is read aloud', () => {
    expect(back.drawn.filter(({ kind }) => kind === 'text')).toEqual([]);
    expect(back.drawn.every(({ role }) => role === 'Artifact')).toBe(true);
  });

  test('backs bleed 3 mm beyond the outermost cuts', () => {
    const ink = hull(back.drawn.filter(({ kind }) => kind === 'fill').map(({ bounds }) => bounds));
    const block = hull(tiles.map(({ place }) => place));
    expect(ink.width).toBeCloseTo(block.width + 6, 1);
    expect(ink.height).toBeCloseTo(block.height + 6, 1);
  });

  test('cut marks stand at both ends of each cut, wide enough, and touch no tile nor its bleed', () => {
    for (const page of [front, back]) {
      const places =
        page === front ? tiles.map(({ place }) => place) : backsOn(back).map(({ bounds }) => bounds);
      const marks = cutMarksOf(page);
      // 7 columns and 4 rows: 8 and 5 cuts, two marks each.
      expect(marks).toHaveLength(26);
      for (const { lineWidth } of marks) expect(lineWidth).toBeGreaterThanOrEqual(0.15);
      for (const { x, y, width, height } of places) {
        const ends = (at: number, axis: 'x' | 'y') =>
          marks.filter(
            ({ bounds }) => near(bounds[axis], at) && bounds[axis === 'x' ? 'width' : 'height'] < FINE,
          );
        for (const at of [x, x + width]) {
          const found = ends(at, 'x').map(({ bounds }) => bounds.y);
          expect(found.filter((mark) => mark < y)).toHaveLength(1);
          expect(found.filter((mark) => mark > y + height)).toHaveLength(1);
        }
        for (const at of [y, y + height]) {
          const found = ends(at, 'y').map(({ bounds }) => bounds.x);
          expect(found.filter((mark) => mark < x)).toHaveLength(1);
          expect(found.filter((mark) => mark > x + width)).toHaveLength(1);
        }
        const bleed = { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
        for (const { bounds } of marks) {
          const apart =
            bounds.x + bounds.width < bleed.x ||
            bounds.x > bleed.x + bleed.width ||
            bounds.y + bounds.height < bleed.y ||
            bounds.y > bleed.y + bleed.height;
          expect(apart).toBe(true);
        }
      }
    }
  });

  test('nothing is inked within 10 mm of the edge', () => {
    for (const page of [front, back]) {
      for (const { bounds, kind, lineWidth } of page.drawn.filter((part) => part.kind !== 'form')) {
        // A line's ends are cut straight: it is wider than its bounds across, but no longer.
        const across = kind === 'stroke' ? lineWidth / 2 : 0;
        const [dx, dy] = [bounds.width < FINE ? across : 0, bounds.height < FINE ? across : 0];
        expect(bounds.x - dx).toBeGreaterThan(10 - FINE);
        expect(bounds.y - dy).toBeGreaterThan(10 - FINE);
        expect(bounds.x + bounds.width + dx).toBeLessThan(page.width - 10 + FINE);
        expect(bounds.y + bounds.height + dy).toBeLessThan(page.height - 10 + FINE);
      }
    }
  });

  test('the sheet says which set it is, the size, the paper and how to print', () => {
    const text = front.drawn
      .map((part) => part.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    const label = { a4: 'A4', letter: 'Letter' }[paper];
    for (const said of [
      'Double-six, 28 tiles; sheet 1 of 1',
      'each tile is 48 × 24 mm',
      `Paper: ${label}.`,
      'Actual size / 100%',
      'Cut along the marks',
      '100 mm',
      '4 in',
    ])
      expect(text).toContain(said);
  });

  test('the trim box is the block of tiles, front and back', async () => {
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    const block = hull(tiles.map(({ place }) => place));
    for (const page of document.getPages()) {
      const trim = page.getTrimBox();
      expect((trim.width * 25.4) / 72).toBeCloseTo(168, 2);
      expect((trim.height * 25.4) / 72).toBeCloseTo(192, 2);
      expect((trim.x * 25.4) / 72).toBeCloseTo(block.x, 2);
    }
  });
});

test('a sheet that is not full keeps the places of a full one, so that sheets are cut in a stack', async () => {
  const [six, nine] = await Promise.all([printedTiles({}), printedTiles({ set: 'double-nine' })]);
  const places = (pages: readonly DrawnPage[], index: number) =>
    tilesIn(pages[index] as DrawnPage).map(({ place }) => place);
  const full = places(six.pages, 0);
  const rounded = (rect: Rect | undefined) => Object.values(rect ?? {}).map((value) => value.toFixed(3));
  for (const part of [places(nine.pages, 0), places(nine.pages, 2)]) {
    expect(part.length).toBeGreaterThan(26);
    expect(part.map(rounded)).toEqual(full.slice(0, part.length).map(rounded));
  }
});

describe('marks stand at the cuts of whole rows only', () => {
  // How many cuts down and across each sheet has, worked out by hand from rows that are full.
  test.each([
    ['double-three-chain', undefined, undefined, 'a4', [[6, 3]]],
    [
      'draw',
      undefined,
      'tournament',
      'a4',
      [
        [5, 5],
        [5, 4],
      ],
    ],
    [
      'draw',
      undefined,
      'tournament',
      'letter',
      [
        [3, 8],
        [3, 8],
      ],
    ],
    [
      'draw',
      'double-twelve',
      undefined,
      'a4',
      [
        [8, 5],
        [8, 4],
        [8, 4],
        [8, 4],
      ],
    ],
  ] as const)('%s %s %s %s', async (game, set, name, paper, cuts) => {
    const size = name && templates.tiles[name];
    const { pages } = await printedTiles({
      game,
      paper,
      ...(set && { set }),
      ...(size && { options: { size } }),
    });
    const found = pages.map((page) => {
      const marks = cutMarksOf(page);
      const down = marks.filter(({ bounds }) => bounds.width < FINE).length / 2;
      return [down, marks.length / 2 - down];
    });
    expect(found).toEqual(cuts.flatMap((cut) => [cut, cut]));
    for (const page of pages.filter((_, index) => index % 2 === 0)) {
      const places = tilesIn(page).map(({ place }) => place);
      const block = hull(places);
      const area = places.reduce((sum, place) => sum + place.width * place.height, 0);
      // No place of the block is empty, and it stands in the middle of the paper.
      expect(area).toBeCloseTo(block.width * block.height, 0);
      expect(middleOf(block).x).toBeCloseTo(page.width / 2, 2);
    }
  });
});

test('all backs are one drawing, each half is one', async () => {
  const { operators, streams } = await objectsOf((await printedTiles({ set: 'double-nine' })).pdf);
  const placed = [1, 3].map((page) => [...operators(page).matchAll(/\/(\w+) Do/g)].map(([, name]) => name));
  // Beside the back, four strips and four corners of its bleed: around 7 x 4 places, the last of them empty on one page.
  expect(new Set(placed.flat()).size).toBe(1 + 8);
  const counts = placed.map((names) => names.filter((name) => name === names.at(-1)).length);
  expect(counts).toEqual([28, 27]);
  const forms = streams.filter(
    ({ dictionary }) => dictionary.get(PDFName.of('Subtype')) === PDFName.of('Form'),
  );
  // Ten halves, the back with its bleed, and eight numbers of the rulers down the page.
  expect(forms).toHaveLength(27);
});

test('black is printed with black ink alone', async () => {
  const { operators, streams } = await objectsOf((await printedTiles({})).pdf);
  const forms = streams.filter(
    ({ dictionary }) => dictionary.get(PDFName.of('Subtype')) === PDFName.of('Form'),
  );
  expect(forms.length).toBeGreaterThan(7);
  for (const text of [operators(0), operators(1), ...forms.map((form) => form.text)])
    expect(text).not.toMatch(/\b(?:rg|RG|k|K|cs|CS|sc|SC|scn|SCN)\b/);
});

test('the backs of a full sheet look the same after half a turn, to the pixel', async () => {
  const { pdf, pages } = await printedTiles({});
  const block = hull(backsOn(pages[1]).map(({ bounds }) => bounds));
  const dots = 12;
  const [width, height] = [168 * dots, 192 * dots];
  const page = await (await open(pdf)).getPage(2);
  const viewport = page.getViewport({
    scale: dots / POINTS,
    offsetX: -block.x * dots,
    offsetY: -block.y * dots,
  });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  const upright = new Uint8Array(context.getImageData(0, 0, width, height).data);
  const turned = new Uint8Array(upright.length);
  for (let dot = 0; dot < upright.length; dot += 4)
    turned.set(upright.subarray(dot, dot + 4), upright.length - 4 - dot);
  expect(upright.filter((value) => value < 128).length).toBeGreaterThan(upright.length / 8);
  expect(pixelmatch(upright, turned, undefined, width, height, { threshold: 0.1 })).toBe(0);
});

describe('what cannot be printed', () => {
  test('a tile that the paper has no room for is refused with the sizes', () => {
    const result = tilesOn({
      paper: { name: 'card', label: 'card', width: 90, height: 120 },
      options: { size: { long: 120, short: 60 } },
    });
    expect(result.ok).toBe(false);
    expect(!result.ok && result.problems).toMatchObject([
      { code: 'tiles.no-room', params: { tile: '120 × 60' } },
    ]);
  });
});

test('a tile that the set doesn’t have is refused by its name', () => {
  const result = tilesOn({ options: { only: [tileOf(0, 1), tileOf(7, 8)] } });
  expect(!result.ok && result.problems).toEqual([
    { code: 'tiles.not-in-set', params: { tiles: ['7-8'], set: 'double-six' } },
  ]);
});

test.each(languages.map((language) => [language]))(
  'in %s the line under the tiles begins with a capital letter',
  (language) => {
    for (const game of ['block', 'double-three-chain']) {
      const sheet = valueIn(tilesSheet({ ...requestFor(game), words: wordsIn(language) }), game);
      const said = partsOf(sheet, 'P').map((part) => partText(sheet, part));
      const line = said.find((text) => /1\D+1 \u00b7 /u.test(text));
      expect(line).toMatch(/^\p{Lu}/u);
    }
  },
);
