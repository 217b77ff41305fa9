import { describe, expect, test } from 'vitest';
import type { Mark } from '../../../src/layout/page/page.js';
import { tileFace } from '../../../src/layout/tiles/face.js';
import { FACES, PRINTED_LOOK } from '../../../src/layout/tiles/look.js';
import { inkOfValue, pipPlaces, pipRadius } from '../../../src/layout/tiles/pips.js';
import { first, rowsOf } from '../../support/drawing.js';
import { fixedType } from '../../support/fixed-type.js';
import { fonts } from '../../support/setup.js';

const VALUES = Array.from({ length: 19 }, (_, value) => value);
const LOW = 0.22;
const HIGH = 0.78;

const discs = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'disc');
const half = (value: number, look = PRINTED_LOOK) => {
  const name = `half-${value}`;
  const stamp = tileFace({ side: 24, look, measurer: fixedType }).stamps([value])[name];
  if (!stamp) throw new Error(`no ${name}`);
  return stamp;
};

describe('pips', () => {
  test.each(VALUES)('%d: as many as the value, inside the half, none touching another', (value) => {
    const places = pipPlaces(value);
    const radius = pipRadius(value);
    expect(places).toHaveLength(value);
    places.forEach(([x, y], index) => {
      for (const at of [x, y]) {
        expect(at - radius).toBeGreaterThan(0.05);
        expect(at + radius).toBeLessThan(0.95);
      }
      for (const [otherX, otherY] of places.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * radius + 0.015);
    });
  });

  test.each(VALUES)('%d looks the same after half a turn', (value) => {
    const key = ([x, y]: readonly [number, number]) => `${x.toFixed(3)} ${y.toFixed(3)}`;
    const turned = pipPlaces(value).map(([x, y]) => key([1 - x, 1 - y]));
    expect(new Set(turned)).toEqual(new Set(pipPlaces(value).map(key)));
  });

  test('2 and 3 keep one diagonal, from the top left', () => {
    const corners = [
      [LOW, LOW],
      [HIGH, HIGH],
    ];
    expect(pipPlaces(2)).toEqual(corners);
    expect(pipPlaces(3)).toEqual(expect.arrayContaining(corners));
  });

  test('6 is two columns down the length of a standing tile, three in each', () => {
    const columns = [LOW, HIGH].map((x) => pipPlaces(6).filter((place) => place[0] === x).length);
    expect(columns).toEqual([3, 3]);
  });

  test('on a half of 24 mm they are 4.2 mm wide up to nine', () => {
    for (const value of [1, 5, 9])
      for (const mark of discs(half(value).marks)) expect(mark.radius * 2).toBeCloseTo(4.2, 9);
  });

  test('small pips stand in the same places and take at most half of the ink', () => {
    for (const value of VALUES.slice(1)) {
      const full = discs(half(value).marks);
      const small = discs(half(value, { ...PRINTED_LOOK, lowInk: true }).marks);
      expect(small.map(({ x, y }) => [x, y])).toEqual(full.map(({ x, y }) => [x, y]));
      small.forEach(({ radius, fill }, index) => {
        expect(fill).toEqual({ grey: 0 });
        expect(radius ** 2).toBeLessThan((full[index]?.radius ?? 0) ** 2 / 2);
      });
    }
  });

  test('colours come only when asked for, and neighbouring values never share one', () => {
    const inks = (look: typeof PRINTED_LOOK) => VALUES.flatMap((value) => discs(half(value, look).marks));
    expect(inks(PRINTED_LOOK).every(({ fill }) => fill && 'grey' in fill && fill.grey === 0)).toBe(true);
    const coloured = inks({ ...PRINTED_LOOK, coloured: true });
    expect(new Set(coloured.map(({ fill }) => JSON.stringify(fill))).size).toBe(8);
    for (const value of VALUES.slice(2)) expect(inkOfValue(value)).not.toEqual(inkOfValue(value - 1));
  });

  test('each colour has 3:1 against white, and any two 1.2:1 against each other, so that they differ in grey', () => {
    // WCAG 2: relative luminance, and the contrast of two.
    const linear = (part: number) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const lightness = [1, 2, 3, 4, 5, 6, 7, 8]
      .map(inkOfValue)
      .map((ink) =>
        'grey' in ink
          ? linear(ink.grey * 255)
          : 0.2126 * linear(ink.red) + 0.7152 * linear(ink.green) + 0.0722 * linear(ink.blue),
      )
      .sort((a, b) => a - b);
    for (const [index, light] of lightness.entries())
      expect(((lightness[index + 1] ?? 1) + 0.05) / (light + 0.05)).toBeGreaterThan(1.2);
    expect(1.05 / ((lightness.at(-1) ?? 1) + 0.05)).toBeGreaterThan(3);
  });
});

describe('a tile', () => {
  const face = tileFace({ side: 24, look: PRINTED_LOOK });
  const stamps = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'stamp');

  test('stands with its left half on top, the other with its head at the other end', () => {
    const marks = face.marks({ left: 3, right: 1 }, { x: 100, y: 50, width: 24, height: 48 });
    expect(stamps(marks)).toMatchObject([
      { name: 'half-3', x: 112, y: 62, turn: 0, scale: 1 },
      { name: 'half-1', x: 112, y: 86, turn: 180, scale: 1 },
    ]);
  });

  test('lies as the standing tile turned to the left, halves and all', () => {
    const marks = face.marks({ left: 3, right: 1 }, { x: 0, y: 0, width: 12, height: 6 });
    expect(stamps(marks)).toMatchObject([
      { name: 'half-3', x: 3, y: 3, turn: 270, scale: 0.25 },
      { name: 'half-1', x: 9, y: 3, turn: 90, scale: 0.25 },
    ]);
  });

  test('longer halves keep square drawings in their middle', () => {
    const mini = tileFace({ side: 14, look: PRINTED_LOOK });
    expect(stamps(mini.marks({ left: 0, right: 1 }, { x: 0, y: 0, width: 14, height: 30 }))).toMatchObject([
      { x: 7, y: 7.5, scale: 1 },
      { x: 7, y: 22.5, scale: 1 },
    ]);
  });

  test('has a frame 1.3 mm inside the cut, its corners as asked', () => {
    const place = { x: 10, y: 20, width: 24, height: 48 };
    for (const corners of ['rounded', 'square'] as const) {
      const [box] = tileFace({ side: 24, look: { ...PRINTED_LOOK, corners } }).marks(
        { left: 0, right: 0 },
        place,
      );
      expect(box).toMatchObject({ kind: 'box', x: 11.3, y: 21.3, width: 21.4 });
      expect(box?.kind === 'box' && box.height).toBeCloseTo(45.4, 9);
      expect(box?.kind === 'box' && (box.radius ?? 0) > 1).toBe(corners === 'rounded');
    }
  });

  test('shows pips, numerals or both', () => {
    const shown = FACES.map((faces) => {
      const { marks } = half(6, { ...PRINTED_LOOK, faces });
      const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
      return [discs(marks).length, ...texts];
    });
    expect(shown).toEqual([[6], [0, '6'], [6, '6']]);
  });

  test.each(FACES)('with %s, a blank half stays blank', (faces) => {
    expect(half(0, { ...PRINTED_LOOK, faces }).marks).toEqual([]);
  });

  test('6 and 9 are underlined, for they turn into each other', () => {
    const underlined = VALUES.filter((value) =>
      half(value, { ...PRINTED_LOOK, faces: 'numerals' }).marks.some(({ kind }) => kind === 'line'),
    );
    expect(underlined).toEqual([6, 9]);
  });

  describe('numerals beside pips', () => {
    const shown = (value: number, side: number, lowInk: boolean) => {
      const look = { ...PRINTED_LOOK, faces: 'both' as const, lowInk };
      const face = tileFace({ side, look, measurer: fonts });
      const marks = face.stamps([value])[`half-${value}`]?.marks ?? [];
      const [text] = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
      if (!text) throw new Error('no numeral');
      const width = fonts.width(text.text, text.face, text.size);
      // A digit of Lexend is 0.7 of the size high.
      const high = ((text.size * 25.4) / 72) * 0.7;
      const under = marks.flatMap((mark) => (mark.kind === 'line' ? [mark.y1 + mark.stroke.width / 2] : []));
      const box = { x: text.x, y: text.y - high, right: text.x + width, low: Math.max(text.y, ...under) };
      return { text, high, box, pips: discs(marks) };
    };

    test('are 5 to 6 mm high on a tile of 48 x 24 mm, in the display face', () => {
      for (const value of VALUES.slice(1)) {
        const { high, text } = shown(value, 24, false);
        expect(text.face).toBe('display');
        expect(high).toBeGreaterThan(5);
        expect(high).toBeLessThan(6);
      }
    });

    test.each([2, 3, 6])(
      'on a printed tile of 48 x 24 mm, %d and its pips are told apart at a glance',
      async (value) => {
        const face = tileFace({ side: 24, look: { ...PRINTED_LOOK, faces: 'both' }, measurer: fonts });
        const marks = face.marks({ left: value, right: 0 }, { x: 0, y: 0, width: 24, height: 48 });
        const rows = await rowsOf({ width: 24, height: 48, marks, alt: '' }, face.stamps([value, 0]));
        const pips = rows.flatMap((row) => (row.kind === 'disc' ? [row] : []));
        const numeral = first(rows, 'text');
        expect(pips).toHaveLength(value);
        const highest = Math.min(...pips.map((pip) => pip.y - pip.radius));
        const lowest = Math.max(...pips.map((pip) => pip.y + pip.radius));
        // The line under a 6 takes 1.1 mm of the white.
        expect(highest - numeral.base).toBeGreaterThan(2);
        // The divider is 0.45 mm thick, half of it on each half.
        expect(24 - 0.22 - lowest).toBeGreaterThan(0.9);
      },
    );

    // From the smallest half that can be asked for to that of large print.
    test.each([10, 14, 21, 24, 45])(
      'keep clear of frame and pips on a half of %d mm, at 9 pt or more',
      (side) => {
        for (const value of VALUES.slice(1)) {
          for (const lowInk of [false, true]) {
            const { text, box, pips } = shown(value, side, lowInk);
            expect(text.size).toBeGreaterThanOrEqual(9);
            // The frame's line ends 1.45 mm from the cut; its corner is a quarter of a circle with a tenth of the side as radius.
            expect(Math.min(box.x, box.y) - 1.45).toBeGreaterThan(0.4);
            expect(side - 1.45 - box.right).toBeGreaterThan(0);
            const radius = side / 10;
            const middle = 1.3 + radius;
            if (box.x < middle && box.y < middle)
              expect(radius - 0.15 - Math.hypot(middle - box.x, middle - box.y)).toBeGreaterThan(0.3);
            for (const pip of pips) {
              expect(pip.y - pip.radius - box.low).toBeGreaterThan(0.3);
              expect(side - pip.y - pip.radius).toBeGreaterThan(0.5);
            }
          }
        }
      },
    );
  });

  test('pips keep clear of the frame and of the divider at every size', () => {
    for (const side of [10, 14, 24, 45]) {
      const face = tileFace({ side, look: PRINTED_LOOK });
      for (const value of VALUES.slice(1))
        for (const { x, y, radius } of discs(face.stamps([value])[`half-${value}`]?.marks ?? [])) {
          for (const edge of [x, y, side - x]) expect(edge - radius - 1.45).toBeGreaterThan(0.4);
          expect(side - y - radius).toBeGreaterThan(0.7);
        }
    }
  });

  test('a numeral stands in the middle of its half', () => {
    const [mark] = half(8, { ...PRINTED_LOOK, faces: 'numerals' }).marks;
    if (mark?.kind !== 'text') throw new Error('no numeral');
    expect(mark.x + fixedType.width('8', 'display', mark.size) / 2).toBeCloseTo(12, 9);
  });
});
