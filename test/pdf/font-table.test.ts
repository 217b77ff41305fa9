import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { TABLED, tableOf, tablePath, tableText } from '../../build/fonts.mjs';
import { Font } from '../../src/pdf/font/font.js';
import { Subset, TrueType } from '../../src/pdf/font/subset.js';
import { languages } from '../support/languages.js';
import { projectText } from '../support/setup.js';
import { runs, some, thorough } from '../support/thorough.js';

const bytesOf = (file: string) => readFileSync(join('node_modules', file));
/** The words of all languages, each once. */
const said = [
  ...new Set(
    languages.flatMap((language) => projectText('templates', 'words', `${language}.yaml`).split(/\s+/)),
  ),
];

/** A text's width in units of the em, word by word, as fontkit shapes it. */
function shapedWidth(font: ReturnType<typeof create>, text: string): number {
  const words = text.match(/[^ ]* |[^ ]+$/g) ?? [];
  return words
    .flatMap((word) => font.layout(word).positions)
    .reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

describe.each(TABLED)('%s', (file) => {
  const bytes = bytesOf(file);
  const shaped = create(bytes);
  const table = JSON.parse(readFileSync(tablePath(file), 'utf8'));
  const font = new Font({ bytes: () => bytes, table: () => table }, create);

  test('every word that is said in any language is as wide by the table as it is shaped', () => {
    for (const word of some(said, 7)) {
      const letters = [...word].filter((letter) => table.letters.includes(letter)).join('');
      expect(font.width(`${letters} `) * table.unitsPerEm, word).toBeCloseTo(
        shapedWidth(shaped, `${letters} `),
        6,
      );
    }
  });

  test('and so is any text of its letters, with the same glyphs at the same places', () => {
    const letters = [...table.letters] as string[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }), (chosen) => {
        const word = chosen.join('').replaceAll(' ', '');
        if (word === '') return;
        const known = font.layout(word);
        const truth = shaped.layout(word);
        expect(known.glyphs.map(({ id, advanceWidth }) => [id, advanceWidth])).toEqual(
          truth.glyphs.map(({ id, advanceWidth }) => [id, advanceWidth]),
        );
        expect(known.positions.map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset])).toEqual(
          truth.positions.map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]),
        );
      }),
      { numRuns: runs(2000) },
    );
  });

  test('has the letters of its file, no more and no fewer', () => {
    const wrong = Array.from({ length: 0x3000 }, (_, codePoint) => codePoint).filter(
      (codePoint) =>
        codePoint >= 32 && font.hasGlyphForCodePoint(codePoint) !== shaped.hasGlyphForCodePoint(codePoint),
    );
    expect(wrong).toEqual([]);
  });

  test('its glyphs come out of a subset as they went in, accents too', () => {
    const subset = new Subset(new TrueType(bytes));
    const codes = [...'AgÅéœ§8½—ßçñ'].map((letter) => shaped.layout(letter).glyphs[0]?.id as number);
    const places = codes.map((id) => subset.includeGlyph(id));
    const cut = create(Buffer.from(subset.encode())) as unknown as Outlined;
    const whole = shaped as unknown as Outlined;
    codes.forEach((id, index) => {
      const [inside, outside] = [cut.getGlyph(places[index] as number), whole.getGlyph(id)];
      expect(inside.path.toSVG()).toBe(outside.path.toSVG());
      expect(inside.advanceWidth).toBe(outside.advanceWidth);
    });
    expect(places[0]).toBe(1);
    expect(subset.includeGlyph(codes[0] as number)).toBe(1);
  });
});

/** What fontkit tells of a glyph's outline. */
interface Outlined {
  getGlyph(id: number): { readonly advanceWidth: number; readonly path: { toSVG(): string } };
}

test('letters that no table has are shaped, and pairs that are not plain', () => {
  const file = TABLED.find((name) => basename(name).startsWith('Lexend_400')) as string;
  const bytes = bytesOf(file);
  const table = JSON.parse(readFileSync(tablePath(file), 'utf8'));
  const font = new Font({ bytes: () => bytes, table: () => table }, create);
  const shaped = create(bytes);
  for (const word of ['Ti\u1EBFng', 'a\u0301', 'f\u0327i'])
    expect(font.width(word) * table.unitsPerEm).toBeCloseTo(shapedWidth(shaped, word), 6);
});

test.each(thorough ? TABLED : [])('the table of %s is what its file says today', (file) => {
  expect(readFileSync(tablePath(file), 'utf8')).toBe(tableText(tableOf(bytesOf(file))));
});
