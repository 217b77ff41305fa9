import { describe, expect, test } from 'vitest';
import type { Rect } from '../../../src/layout/page/rect.js';
import { USUAL_BACKS } from '../../../src/layout/tiles/backs.js';
import { CORNERS, FACES, PRINTED_LOOK } from '../../../src/layout/tiles/look.js';
import type { TileOptions } from '../../../src/sheets/tiles/options.js';
import type { DrawnPage } from '../../support/drawn.js';
import { backsOn, middleOf, tilesIn } from '../../support/printed-tiles.js';
import { rendered } from '../../support/read-pdf.js';
import { printedTiles } from '../../support/tile-sheets.js';

/** How far a knife may be off (mm), and how far apart the spots are that are looked at. */
const SLIP = 0.5;
const STEP = 0.2;
/** Dots for each millimetre of the picture: a hairline of 0.15 mm darkens one of them. */
const DOTS = 8;

type Picture = Awaited<ReturnType<typeof rendered>>;

/** All spots that a knife between the slips to one side and to the other may leave on a tile, or take from it. */
function spotsAtTheCut({ x, y, width, height }: Rect): readonly (readonly [number, number])[] {
  const along = (from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, index) => from + index * STEP);
  const across = along(-SLIP, SLIP + 0.01);
  return [
    ...along(x - SLIP, x + width + SLIP).flatMap((at) =>
      across.flatMap((off) => [[at, y + off] as const, [at, y + height + off] as const]),
    ),
    ...along(y - SLIP, y + height + SLIP).flatMap((at) =>
      across.flatMap((off) => [[x + off, at] as const, [x + width + off, at] as const]),
    ),
  ];
}

const inked = (picture: Picture, place: Rect) =>
  spotsAtTheCut(place).filter(([x, y]) => picture.at(x, y) < 250);

/** The tiles' places by their middles, since halves may be longer than what is drawn on them. */
const placesOn = (page: DrawnPage | undefined, { long, short } = { long: 48, short: 24 }): readonly Rect[] =>
  (page ? tilesIn(page) : []).map(({ place }) => {
    const { x, y } = middleOf(place);
    const [width, height] = place.width > place.height ? [long, short] : [short, long];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });

describe('a knife half a millimetre off', () => {
  const looks: readonly (readonly [string, Partial<TileOptions>])[] = [
    ...FACES.map((faces) => [`faces ${faces}`, { look: { ...PRINTED_LOOK, faces } }] as const),
    ...CORNERS.map(
      (corners) => [`low ink, ${corners}`, { look: { ...PRINTED_LOOK, lowInk: true, corners } }] as const,
    ),
    ['tiles of 30 x 14 mm', { size: { long: 30, short: 14 } }],
    ['two sets', { sets: 2 }],
    ['backs to fold', { backs: { ...USUAL_BACKS, mode: 'fold' } }],
  ];

  test.each(looks)('leaves no line on any tile and takes none from it: %s', async (_, options) => {
    const { pdf, pages } = await printedTiles({ game: 'double-three-chain', options });
    const picture = await rendered(pdf, 1, DOTS);
    const places = placesOn(pages[0], options.size);
    expect(places.length).toBeGreaterThan(9);
    for (const place of places) expect(inked(picture, place)).toEqual([]);
  });

  test('leaves no white edge on any back, and the same picture on all', async () => {
    const { pdf, pages } = await printedTiles({ game: 'double-three-chain' });
    const picture = await rendered(pdf, 2, DOTS);
    const backs = backsOn(pages[1]).map(({ bounds }) => bounds);
    expect(backs).toHaveLength(10);
    const dark = (place: Rect) => spotsAtTheCut(place).map(([x, y]) => picture.at(x, y) < 128);
    const [first, ...others] = backs.map(dark);
    const blackened = (first ?? []).filter((spot) => spot).length / (first ?? []).length;
    // A quarter of the paper is black; a white edge or one beyond the bleed would have less.
    expect(blackened).toBeGreaterThan(0.2);
    for (const other of others) {
      const differing = other.filter((spot, index) => spot !== first?.[index]).length;
      // Spots on the edge of a black shape fall on either side of it by the rounding of places to dots.
      expect(differing / other.length).toBeLessThan(0.08);
    }
  });
});
