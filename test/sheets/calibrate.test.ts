import { beforeAll, describe, expect, test } from 'vitest';
import { type CalibrateRequest, calibrateSheet } from '../../src/sheets/calibrate.js';
import { type Drawn, type DrawnPage, drawnPages } from '../support/drawn.js';
import { wordsIn } from '../support/languages.js';
import { FINE, near } from '../support/printed-tiles.js';
import { objectsOf, textsOn } from '../support/read-pdf.js';
import { fonts, painted, templates } from '../support/setup.js';
import { sheetText } from '../support/sheet-text.js';
import { english, valueIn } from '../support/shipped.js';

const request = (name: string, more: Partial<CalibrateRequest> = {}): CalibrateRequest => {
  const paper = templates.papers[name];
  if (!paper) throw new Error(`no ${name}`);
  return { words: english, paper, templates, measurer: fonts, ...more };
};

const strokes = (page: DrawnPage): readonly Drawn[] => page.drawn.filter(({ kind }) => kind === 'stroke');

describe.each(['a4', 'letter', 'a3', 'legal'])('the test page on %s', (name) => {
  let pdf: Uint8Array;
  let front: DrawnPage;
  let back: DrawnPage;
  beforeAll(async () => {
    pdf = await painted(valueIn(calibrateSheet(request(name)), name), fonts);
    [front, back] = (await drawnPages(pdf)) as [DrawnPage, DrawnPage];
  });

  test('is two sides of one sheet, flipped on the long edge, at actual size', async () => {
    const { document, viewer } = await objectsOf(pdf);
    expect(document.getPageCount()).toBe(2);
    expect(viewer.toString()).toContain('/DuplexFlipLongEdge');
    expect(viewer.toString()).toContain('/PrintScaling /None');
  });

  test('has rulers of 100.00 mm and 4.00 in on both axes', () => {
    for (const axis of ['width', 'height'] as const) {
      const lengths = strokes(front).map(({ bounds }) => bounds[axis]);
      expect(lengths.filter((length) => near(length, 100)).length).toBe(1);
      expect(lengths.filter((length) => near(length, 101.6)).length).toBe(1);
    }
  });

  test.each([3, 5, 6.35, 8, 10])(
    'has a frame whose outer edge is %d mm from each edge, on both sides',
    (distance) => {
      for (const page of [front, back]) {
        const frames = strokes(page).filter(
          ({ bounds, lineWidth }) =>
            near(bounds.x - lineWidth / 2, distance) &&
            near(bounds.y - lineWidth / 2, distance) &&
            near(page.width - bounds.x - bounds.width - lineWidth / 2, distance) &&
            near(page.height - bounds.y - bounds.height - lineWidth / 2, distance),
        );
        expect(frames).toHaveLength(1);
      }
    },
  );

  test('says of each frame on each side how far it is from the edge', async () => {
    const texts = (await textsOn(pdf, 2)).filter(({ text }) => text.trim() !== '');
    for (const number of ['3', '5', '6.35', '8', '10'])
      expect(texts.filter(({ text }) => text === number)).toHaveLength(4);
    expect(texts).toHaveLength(20);
  });

  test('inks nothing nearer to the edge than the outermost frame', () => {
    for (const page of [front, back]) {
      for (const { bounds, kind } of page.drawn.filter((part) => part.kind !== 'form')) {
        const least = (kind === 'text' ? 10 : 3) - FINE;
        expect(bounds.x).toBeGreaterThanOrEqual(least);
        expect(bounds.y).toBeGreaterThanOrEqual(least);
        expect(bounds.x + bounds.width).toBeLessThanOrEqual(page.width - least);
        expect(bounds.y + bounds.height).toBeLessThanOrEqual(page.height - least);
      }
    }
  });

  // What a printer does that shifts its backs, right and down as one looks at them.
  test.each([
    [0, 0],
    [1.5, 0],
    [-0.5, 2],
    [3, -4.25],
  ])('backs shifted by %d and %d mm are read as what moves them back', async (right, down) => {
    const lines = strokes(back).filter(({ bounds }) => near(Math.max(bounds.width, bounds.height), 58));
    const upDown = lines.find(({ bounds }) => bounds.width < 0.01)?.bounds;
    const across = lines.find(({ bounds }) => bounds.height < 0.01)?.bounds;
    // Through the paper, left and right change places.
    const seen = {
      x: front.width - ((upDown?.x ?? 0) + right),
      y: (across?.y ?? 0) + down,
    };
    const slanted = strokes(front).map(({ bounds }) => bounds);
    const steep = slanted.find(({ width, height }) => near(width, 10) && near(height, 50));
    const flat = slanted.find(({ width, height }) => near(width, 50) && near(height, 10));
    if (!steep || !flat) throw new Error('no scales');
    // The steep line rises to the right, and so does the flat one.
    const crossing = {
      y: steep.y + steep.height - (seen.x - steep.x) * 5,
      x: flat.x + (flat.y + flat.height - seen.y) * 5,
    };
    const signed = (await textsOn(pdf)).flatMap((text) => {
      const value = /^(?:([+\u2212])([1-5])|0)$/u.exec(text.text);
      return value ? [{ ...text, value: Number(value[2] ?? 0) * (value[1] === '\u2212' ? -1 : 1) }] : [];
    });
    const read = (axis: 'x' | 'y') => {
      const at = (label: (typeof signed)[number]) => (axis === 'x' ? label.y : label.x + label.width / 2);
      // The numbers of the rulers stand further off.
      const near = signed.filter(({ x, y }) => x > flat.x - 10 && x < flat.x + 55 && y < flat.y + 25);
      const labels = near.filter(({ y }) => (axis === 'x' ? y < flat.y - 5 : y > flat.y - 5));
      expect(labels).toHaveLength(11);
      const [first, last] = [-5, 5].map((end) => labels.find(({ value }) => value === end));
      if (!first || !last) throw new Error('no ends');
      const middle = axis === 'x' ? crossing.y + (at(first) - (steep.y + steep.height)) : crossing.x;
      return -5 + (10 * (middle - at(first))) / (at(last) - at(first));
    };
    expect(read('x')).toBeCloseTo(-right, 1);
    expect(read('y')).toBeCloseTo(-down, 1);
  });
});

test.each(['a4', 'letter'])(
  'in large print on %s: steps on a sheet of their own, nothing under 12 pt, boxes to write in',
  async (name) => {
    for (const language of ['en', 'de', 'fr']) {
      const sheet = valueIn(
        calibrateSheet(request(name, { large: true, words: wordsIn(language) })),
        language,
      );
      const pages = await drawnPages(await painted(sheet, fonts));
      expect(pages).toHaveLength(3);
      const sizes = pages.map(({ drawn }) =>
        drawn.flatMap((part) => (part.kind === 'text' ? [part.size] : [])),
      );
      expect(Math.min(...(sizes[0] ?? []))).toBeGreaterThanOrEqual(12 - 0.01);
      expect(Math.min(...(sizes[2] ?? []))).toBeGreaterThanOrEqual(16 - 0.01);
      const written = strokes(pages[0] as DrawnPage).filter(
        ({ bounds }) => bounds.height > 9 && bounds.height < 20,
      );
      expect(written.filter(({ bounds }) => bounds.width > 20 && bounds.width < 45)).toHaveLength(4);
    }
  },
);

test('tells what to type, with the printer’s name', () => {
  const text = sheetText(valueIn(calibrateSheet(request('a4', { printer: 'attic' })), 'a4')).replace(
    /\s+/g,
    ' ',
  );
  expect(text).toContain('dominopress calibrate --printer attic --ruler 100 --offset 0.5,-1 --margin 5');
  expect(text).toContain('dominopress kit draw --printer attic');
  expect(text).toContain('print at 100%');
  expect(text).not.toContain('for players');
});

test('stands upright on paper that is named lying', () => {
  const paper = { name: 'lying', label: 'lying', width: 297, height: 210 };
  const sheet = valueIn(calibrateSheet(request('a4', { paper })), 'lying');
  expect(sheet.pages.map(({ width, height }) => [width, height])).toEqual([
    [210, 297],
    [210, 297],
  ]);
});

test('on paper too small for its rulers is refused with the size it needs, on which it fits', () => {
  const paper = { name: 'a5', label: 'A5', width: 148, height: 210 };
  const result = calibrateSheet(request('a4', { paper }));
  expect(!result.ok && result.problems).toMatchObject([{ code: 'printer.paper', params: { paper: 'A5' } }]);
  const { width, height } = (result.ok ? {} : (result.problems[0]?.params ?? {})) as Record<string, number>;
  const enough = { ...paper, width: width ?? 0, height: Math.max(height ?? 0, width ?? 0) };
  expect(calibrateSheet(request('a4', { paper: enough })).ok).toBe(true);
});
