import { describe, expect, test } from 'vitest';
import { tileOf } from '../../../src/domino/tile.js';
import { USUAL_BACKS } from '../../../src/layout/tiles/backs.js';
import { tileFace } from '../../../src/layout/tiles/face.js';
import { PRINTED_LOOK } from '../../../src/layout/tiles/look.js';
import {
  MOST_SETS,
  SET_SHAPES,
  setMark,
  setMarkReach,
  setMarkStamp,
} from '../../../src/layout/tiles/set-mark.js';
import { MARK_SIDES } from '../../../src/sheets/tiles/options.js';
import type { DrawnPage } from '../../support/drawn.js';
import {
  backsOn,
  cutMarksOf,
  FINE,
  hull,
  linesOf,
  middleOf,
  near,
  tilesIn,
} from '../../support/printed-tiles.js';
import { objectsOf } from '../../support/read-pdf.js';
import { fonts, templates } from '../../support/setup.js';
import { covering } from '../../support/thorough.js';
import { printedTiles, tilesOn } from '../../support/tile-sheets.js';

const placesOf = (page: DrawnPage | undefined) => (page ? tilesIn(page).map(({ place }) => place) : []);

const sizes = covering(
  Object.keys(templates.tiles).flatMap((name) => ['a4', 'letter'].map((paper) => [name, paper] as const)),
  2,
);

describe.each(Object.entries(templates.tiles))('tiles of the size %s', (name, size) => {
  const papers = sizes.filter(([of]) => of === name).map(([, paper]) => paper);

  test.each(papers)('measure that on %s, to a hundredth of a millimetre', async (paper) => {
    const { pages } = await printedTiles({ game: 'double-three-chain', paper, options: { size } });
    const tiles = pages.filter((__, index) => index % 2 === 0).flatMap(tilesIn);
    expect(tiles).toHaveLength(10);
    for (const { alt } of tiles) {
      const parts = pages.flatMap((page) => page.drawn.filter((part) => part.alt === alt));
      // The frame stands 1.3 mm inside the cut.
      const outline = hull(parts.filter(({ kind }) => kind === 'stroke').map(({ bounds }) => bounds));
      const sides = [outline.width + 2.6, outline.height + 2.6].sort((a, b) => a - b);
      expect(sides[0]).toBeCloseTo(size.short, 2);
      expect(sides[1]).toBeCloseTo(size.long, 2);
    }
  });
});

test.each([
  ['standard', 'a4', 1],
  ['standard', 'letter', 1],
  ['professional', 'a4', 1],
  ['professional', 'letter', 1],
  ['inch', 'letter', 1],
  ['tournament', 'a4', 2],
] as const)('a double-six set of %s tiles on %s takes %d sheet(s)', (name, paper, sheets) => {
  const size = templates.tiles[name];
  const result = tilesOn({ paper, ...(size && { options: { size } }) });
  expect(result.ok && result.value.pages.length / 2).toBe(sheets);
});

describe.each([
  ['portrait', 'standard', 'long-edge', 'x'],
  ['portrait', 'standard', 'short-edge', 'y'],
  ['landscape', 'professional', 'long-edge', 'y'],
  ['landscape', 'professional', 'short-edge', 'x'],
] as const)('on a %s page of %s tiles, turned over its %s', (way, name, mode, axis) => {
  test('each tile has one back behind it', async () => {
    const size = templates.tiles[name];
    const backs = { ...USUAL_BACKS, mode };
    const { pages } = await printedTiles({ options: { backs, ...(size && { size }) } });
    const [front, back] = pages as [DrawnPage, DrawnPage];
    expect(front.width > front.height).toBe(way === 'landscape');
    const behind = backsOn(back).map(({ bounds }) => middleOf(bounds));
    expect(behind).toHaveLength(28);
    for (const place of placesOf(front)) {
      const { x, y } = middleOf(place);
      const at = axis === 'x' ? { x: front.width - x, y } : { x, y: front.height - y };
      expect(behind.filter((found) => near(found.x, at.x) && near(found.y, at.y))).toHaveLength(1);
    }
  });
});

test('a back offset moves backs and the marks beside them, and nothing on the front', async () => {
  const [still, moved] = await Promise.all([
    printedTiles({}),
    printedTiles({ options: { backs: { ...USUAL_BACKS, offset: { x: 1.5, y: -0.7 } } } }),
  ]);
  expect(moved.pages[0]).toEqual(still.pages[0]);
  for (const parts of [backsOn, (page: DrawnPage | undefined) => cutMarksOf(page as DrawnPage)]) {
    const from = parts(still.pages[1]);
    const to = parts(moved.pages[1]);
    expect(to).toHaveLength(from.length);
    to.forEach(({ bounds }, index) => {
      expect(bounds.x - (from[index]?.bounds.x ?? 0)).toBeCloseTo(1.5, 2);
      expect(bounds.y - (from[index]?.bounds.y ?? 0)).toBeCloseTo(-0.7, 2);
    });
  }
});

describe('margins that differ on each side', () => {
  const margin = { top: 11, right: 10, bottom: 9, left: 8 };

  test.each([
    ['portrait', 'standard', 'long-edge', 'x'],
    ['portrait', 'standard', 'short-edge', 'y'],
    ['landscape', 'professional', 'long-edge', 'y'],
    ['landscape', 'professional', 'short-edge', 'x'],
  ] as const)(
    'are kept on a %s page of %s tiles turned over its %s, backs behind their tiles',
    async (...row) => {
      const [way, name, mode, axis] = row;
      const size = templates.tiles[name];
      const backs = { ...USUAL_BACKS, mode };
      const lies = way === 'landscape';
      // The last sheet is part-filled.
      const { pages } = await printedTiles({
        margin,
        set: 'double-nine',
        options: { backs, ...(size && { size }) },
      });
      // Turned either way, the head (11) or foot (9) comes to lie at the side, and a side at the head.
      const sides = lies ? { top: 10, right: 11, bottom: 10, left: 11 } : margin;
      for (let index = 0; index < pages.length; index += 2) {
        const [front, back] = [pages[index], pages[index + 1]] as [DrawnPage, DrawnPage];
        expect(front.width > front.height).toBe(lies);
        const behind = backsOn(back).map(({ bounds }) => middleOf(bounds));
        expect(behind).toHaveLength(tilesIn(front).length);
        for (const place of placesOf(front)) {
          const { x, y } = middleOf(place);
          const at = axis === 'x' ? { x: front.width - x, y } : { x, y: front.height - y };
          expect(behind.filter((found) => near(found.x, at.x) && near(found.y, at.y))).toHaveLength(1);
        }
        for (const page of [front, back]) {
          for (const { bounds } of page.drawn.filter(({ kind }) => kind !== 'form')) {
            expect(bounds.x).toBeGreaterThan(sides.left - FINE);
            expect(bounds.y).toBeGreaterThan(sides.top - FINE);
            expect(bounds.x + bounds.width).toBeLessThan(page.width - sides.right + FINE);
            expect(bounds.y + bounds.height).toBeLessThan(page.height - sides.bottom + FINE);
          }
        }
      }
    },
  );
});

describe('a printer that prints 996 mm for a metre across and 998 down', () => {
  const compensation = { printer: 'office', stretch: { across: 100 / 99.6, down: 100 / 99.8 } };

  test('gets tiles, backs and rulers that measure on it what they are to', async () => {
    const { pages } = await printedTiles({ options: { compensation, upright: true } });
    const [front, back] = pages as [DrawnPage, DrawnPage];
    const printed = ({ width, height }: { width: number; height: number }) => [width * 0.996, height * 0.998];
    const block = printed(hull(backsOn(back).map(({ bounds }) => bounds)));
    expect(block[0]).toBeCloseTo(7 * 24, 2);
    expect(block[1]).toBeCloseTo(4 * 48, 2);
    const marks = hull(cutMarksOf(front).map(({ bounds }) => bounds));
    // The marks themselves, 6 mm on each side, are not drawn larger.
    expect((marks.width - 12) * 0.996).toBeCloseTo(168, 2);
    const lengths = linesOf(front).map(({ bounds }) => printed(bounds));
    for (const axis of [0, 1])
      for (const length of [100, 101.6])
        expect(lengths.filter((found) => near(found[axis] ?? 0, length))).toHaveLength(1);
    const text = front.drawn.map((part) => part.text).join('');
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Drawn at 100\.4 ?% across and 100\.2 ?% down .*“office”/);
  });

  test('keeps the paper upright, as it was measured, though that takes a sheet more', async () => {
    const size = templates.tiles.professional;
    const options = { ...(size && { size }) };
    const sheets = async (upright: boolean) =>
      (await printedTiles({ options: { ...options, upright } })).pages;
    const [turned, upright] = await Promise.all([sheets(false), sheets(true)]);
    expect(turned.map(({ width, height }) => width > height)).toEqual([true, true]);
    expect(upright.map(({ width, height }) => width > height)).toEqual([false, false, false, false]);
  });
});

test('an offset that would print outside the safe margin is refused', () => {
  const result = tilesOn({ options: { backs: { ...USUAL_BACKS, offset: { x: 9, y: 0 } } } });
  expect(!result.ok && result.problems).toMatchObject([{ code: 'tiles.offset' }]);
});

describe('folded backs', () => {
  test('stand on the front, mirrored in the fold, with marks of their own; half as many tiles go on a sheet', async () => {
    const { pages } = await printedTiles({ options: { backs: { ...USUAL_BACKS, mode: 'fold' } } });
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const fronts = placesOf(page);
      const backs = backsOn(page)
        .map(({ bounds }) => bounds)
        .filter((bounds) => near(bounds.width, 24) && near(bounds.height, 48));
      expect([fronts.length, backs.length]).toEqual([14, 14]);
      const block = hull(fronts);
      const fold = (block.y + block.height + hull(backs).y) / 2;
      for (const place of fronts) {
        const { x, y } = middleOf(place);
        const found = backs.map(middleOf).filter((back) => near(back.x, x) && near(back.y, 2 * fold - y));
        expect(found).toHaveLength(1);
      }
      expect(hull(backs).y - block.y - block.height).toBeGreaterThanOrEqual(16);
    }
  });
});

test.each(['none', 'flood'] as const)('backs %s: fronts stand where they stand otherwise', async (mode) => {
  const [usual, other] = await Promise.all([
    printedTiles({}),
    printedTiles({ options: { backs: { ...USUAL_BACKS, mode } } }),
  ]);
  expect(placesOf(other.pages[0])).toEqual(placesOf(usual.pages[0]));
  expect(other.pages).toHaveLength(mode === 'none' ? 1 : 2);
});

test.each(MARK_SIDES)('marks on %s', async (marks) => {
  const { pages } = await printedTiles({ options: { marks } });
  const sides = { both: [26, 26], front: [26, 0], none: [0, 0] }[marks];
  expect(pages.map((page) => cutMarksOf(page).length)).toEqual(sides);
});

test('single tiles keep the places they have among all, with their backs', async () => {
  const only = [tileOf(3, 5), tileOf(0, 0), tileOf(9, 9)];
  const [all, few] = await Promise.all([
    printedTiles({ set: 'double-nine' }),
    printedTiles({ set: 'double-nine', options: { only } }),
  ]);
  const find = (pages: readonly DrawnPage[], alt: string) =>
    pages
      .flatMap((page, index) => tilesIn(page).map((tile) => ({ ...tile, index })))
      .filter((tile) => tile.alt === alt);
  expect(few.pages.flatMap(tilesIn).map(({ alt }) => alt)).toEqual(['tile 0-0', 'tile 3-5', 'tile 9-9']);
  for (const alt of ['tile 0-0', 'tile 3-5', 'tile 9-9']) {
    const [tile] = find(few.pages, alt);
    expect(tile?.place).toEqual(find(all.pages, alt)[0]?.place);
    const page = few.pages[tile?.index ?? 0];
    const behind = backsOn(few.pages[(tile?.index ?? 0) + 1]).map(({ bounds }) => middleOf(bounds));
    const { x, y } = middleOf(tile?.place ?? { x: 0, y: 0, width: 0, height: 0 });
    expect(behind.filter((back) => near(back.x, (page?.width ?? 0) - x) && near(back.y, y))).toHaveLength(1);
  }
});

test.each([
  ['colour only where it is asked for', { coloured: true }, true],
  ['numerals in black', { faces: 'numerals' as const }, false],
])('%s', async (_, look, coloured) => {
  const { pdf } = await printedTiles({ options: { look: { ...PRINTED_LOOK, ...look } } });
  const { streams } = await objectsOf(pdf);
  expect(streams.some(({ text }) => /\brg\b/.test(text))).toBe(coloured);
});

test('numerals are drawn in Lexend, whose zero is plain, and only they', async () => {
  const named = async (faces: 'pips' | 'both') => {
    const options = { look: { ...PRINTED_LOOK, faces } };
    const { document } = await objectsOf((await printedTiles({ set: 'double-twelve', options })).pdf);
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
    return objects.some((object) => /\/FontName \/\w+\+Lexend-Bold/.test(object));
  };
  expect([await named('pips'), await named('both')]).toEqual([false, true]);
});

test('numerals and rulers stay inside the safe margin on a landscape page', async () => {
  const size = templates.tiles.professional;
  const look = { ...PRINTED_LOOK, faces: 'both' as const };
  const { pages } = await printedTiles({ options: { look, ...(size && { size }) } });
  for (const page of pages) {
    for (const { bounds } of page.drawn.filter(({ kind }) => kind === 'stroke' || kind === 'fill')) {
      expect(bounds.x).toBeGreaterThan(10 - FINE);
      expect(bounds.y).toBeGreaterThan(10 - FINE);
      expect(bounds.x + bounds.width).toBeLessThan(page.width - 10 + FINE);
      expect(bounds.y + bounds.height).toBeLessThan(page.height - 10 + FINE);
    }
  }
});

describe('several sets', () => {
  test('each is whole, begins on its own sheet, and has its own letter on every face; backs stay the same', async () => {
    const { pdf, pages } = await printedTiles({ options: { sets: 3 } });
    expect(pages).toHaveLength(6);
    const fronts = pages.filter((_, index) => index % 2 === 0);
    fronts.forEach((page, index) => {
      const letter = 'ABC'[index] as string;
      const tiles = [...new Set(page.drawn.flatMap(({ alt }) => alt ?? []))];
      expect(tiles).toHaveLength(28);
      for (const alt of tiles) {
        expect(alt).toMatch(new RegExp(`^tile [0-6]-[0-6], set ${letter}$`));
        const texts = page.drawn.filter((part) => part.alt === alt && part.kind === 'text');
        expect(texts.map(({ text }) => text)).toEqual([letter]);
      }
    });
    const { operators } = await objectsOf(pdf);
    const backs = [1, 3, 5].map((page) => operators(page));
    expect(new Set(backs).size).toBe(1);
  });

  test('small ones share a sheet, one under the other, told apart by their letters; single tiles come back to their places', async () => {
    // Two sets of ten, two rows of five each, fill an A4 sheet of four rows; a tile asked for again stands where it stood.
    const game = 'double-three-chain';
    const only = [tileOf(0, 3)];
    const [all, few] = await Promise.all([
      printedTiles({ game, options: { sets: 2 } }),
      printedTiles({ game, options: { sets: 2, only } }),
    ]);
    expect([all.pages.length, few.pages.length]).toEqual([2, 2]);
    const tiles = all.pages.flatMap(tilesIn);
    expect(tiles.map(({ alt }) => alt.slice(-1)).join('')).toBe('A'.repeat(10) + 'B'.repeat(10));
    const [first, last] = [
      hull(tiles.slice(0, 10).map(({ place }) => place)),
      hull(tiles.slice(10).map(({ place }) => place)),
    ];
    expect(last.y).toBeCloseTo(first.y + first.height, 2);
    const again = few.pages.flatMap(tilesIn);
    expect(again.map(({ alt }) => alt)).toEqual(['tile 0-3, set A', 'tile 0-3, set B']);
    for (const { alt, place } of again) expect(tiles.find((tile) => tile.alt === alt)?.place).toEqual(place);
    const text = all.pages[0]?.drawn
      .map((part) => part.text)
      .join('')
      .replaceAll(/\s+/g, ' ');
    expect(text).toContain('10 tiles, set A\u2013B; sheet 1 of 1');
  });

  test.each([14, 24, 45])('marks keep clear of the pips of any value on tiles %d mm wide', (short) => {
    const marks = Array.from({ length: MOST_SETS }, (_, index) => setMark(index));
    const middle = Math.max(...marks.map((mark) => setMarkReach(mark, short)));
    const face = tileFace({ side: short, look: PRINTED_LOOK, middle });
    const halves = Object.values(face.stamps(Array.from({ length: 19 }, (_, value) => value)));
    expect(halves).toHaveLength(19);
    for (const mark of marks) {
      const { width, height, marks: drawn } = setMarkStamp(mark, short, fonts);
      const letter = drawn.flatMap((part) => (part.kind === 'text' ? [part.size] : []));
      expect(letter).toHaveLength(1);
      expect(letter[0]).toBeGreaterThan(9 - 1e-9);
      for (const pip of halves.flatMap((half) => half.marks)) {
        if (pip.kind !== 'disc') throw new Error('a pip is a disc');
        // From the upper half: the divider is its lower edge.
        const gap = Math.hypot(pip.x - short / 2, short - pip.y) - pip.radius;
        expect(gap).toBeGreaterThan(Math.max(width, height) / 2);
      }
    }
  });

  test('neighbouring sets differ in shape too', () => {
    const shapes = Array.from({ length: 10 }, (_, index) => setMark(index).shape);
    expect(new Set(shapes.slice(0, 5))).toEqual(new Set(SET_SHAPES));
    expect(() => setMark(MOST_SETS)).toThrow();
  });
});
