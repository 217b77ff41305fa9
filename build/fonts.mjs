// Writes templates/fonts/<file>.json: the plain letters of each font that sheets are set in, with their advances and kerning,
// so that measuring and setting text asks for no shaping. Usage: npm run fonts
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { create } from 'fontkit';

/** @typedef {import('../src/pdf/font/shaper.ts').ShapedFont} ShapedFont */
/** @typedef {import('../src/pdf/font/table.ts').FontTable} FontTable */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The fonts that have a table, by package and path. What is set in others is rare. */
export const TABLED = [
  '@expo-google-fonts/atkinson-hyperlegible/400Regular/AtkinsonHyperlegible_400Regular.ttf',
  '@expo-google-fonts/atkinson-hyperlegible/700Bold/AtkinsonHyperlegible_700Bold.ttf',
  '@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf',
  '@expo-google-fonts/lexend/700Bold/Lexend_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
];

/** Letters from these on are for the shaper: a table of all pairs would be large, and they are seldom printed. */
const LATIN_END = 0x250;
const SIGNS = { first: 0x2000, end: 0x2300 };

/** What is known of a font without reading it. @param {Uint8Array} bytes @returns {FontTable} */
export function tableOf(bytes) {
  const font = create(bytes);
  const has = [...font.characterSet].sort((a, b) => a - b);
  const plain = plainLetters(font, has);
  const kerns = plain.map(({ codePoint: left }) =>
    plain.map(({ codePoint: right }) => kernOf(font, left, right)),
  );
  const left = classesOf(kerns);
  const right = classesOf(plain.map((_, index) => kerns.map((row) => row[index])));
  const letters = new Set(plain.map(({ codePoint }) => codePoint));
  const { minX, minY, maxX, maxY } = font.bbox;
  return {
    postscriptName: font.postscriptName,
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    lineGap: font.lineGap,
    xHeight: font.xHeight ?? 0,
    capHeight: font.capHeight ?? 0,
    italicAngle: font.italicAngle,
    bbox: { minX, minY, maxX, maxY },
    fixedPitch: font.post.isFixedPitch !== 0,
    italic: font.head.macStyle.italic,
    familyClass: font['OS/2']?.sFamilyClass ?? 0,
    missing: font.getGlyph(0).advanceWidth,
    letters: String.fromCodePoint(...letters),
    glyphs: plain.map(({ glyph }) => glyph),
    advances: plain.map(({ advance }) => advance),
    left: left.classes,
    right: right.classes,
    kerning: left.firsts.map((row) => right.firsts.map((column) => kerns[row]?.[column] ?? null)),
    others: rowsOf(has.filter((codePoint) => !letters.has(codePoint))),
  };
}

/** Letters that are one glyph, which stands where it is put. @param {ShapedFont} font @param {readonly number[]} has */
function plainLetters(font, has) {
  return has.flatMap((codePoint) => {
    const tabled = codePoint < LATIN_END || (codePoint >= SIGNS.first && codePoint < SIGNS.end);
    if (!tabled || codePoint < 32 || /\p{Mark}|\p{Control}|\p{Format}/u.test(String.fromCodePoint(codePoint)))
      return [];
    const { glyphs, positions } = font.layout(String.fromCodePoint(codePoint));
    const [glyph, ...more] = glyphs;
    const [place] = positions;
    if (!glyph || !place || more.length > 0 || isMoved(place) || place.xAdvance !== glyph.advanceWidth)
      return [];
    return [{ codePoint, glyph: glyph.id, advance: glyph.advanceWidth }];
  });
}

/** What two letters beside each other add to the advance of the left; null where they change in another way. @param {ShapedFont} font @param {number} left @param {number} right */
function kernOf(font, left, right) {
  const { glyphs, positions } = font.layout(String.fromCodePoint(left, right));
  const [first, second, ...more] = glyphs;
  const [at, next] = positions;
  if (!first || !second || !at || !next || more.length > 0 || isMoved(at) || isMoved(next)) return null;
  if (first.codePoints[0] !== left || second.codePoints[0] !== right) return null;
  if (first.id !== glyphOf(font, left) || second.id !== glyphOf(font, right)) return null;
  return next.xAdvance === second.advanceWidth ? at.xAdvance - first.advanceWidth : null;
}

/** @type {WeakMap<ShapedFont, Map<number, number | undefined>>} */
const alone = new WeakMap();

/** @param {ShapedFont} font @param {number} codePoint */
function glyphOf(font, codePoint) {
  const known = alone.get(font) ?? new Map();
  alone.set(font, known);
  if (!known.has(codePoint)) known.set(codePoint, font.layout(String.fromCodePoint(codePoint)).glyphs[0]?.id);
  return known.get(codePoint);
}

/** @param {import('../src/pdf/font/shaper.ts').GlyphPlace} place */
function isMoved({ xOffset, yOffset, yAdvance }) {
  return xOffset !== 0 || yOffset !== 0 || yAdvance !== 0;
}

/** Letters that kern alike are one class. @param {readonly (readonly (number | null | undefined)[])[]} rows */
function classesOf(rows) {
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @type {number[]} */
  const firsts = [];
  const classes = rows.map((row, index) => {
    const key = row.join();
    const found = known.get(key) ?? firsts.push(index) - 1;
    known.set(key, found);
    return found;
  });
  return { classes, firsts };
}

/** Numbers that follow each other, by first and last. @param {readonly number[]} numbers @returns {[number, number][]} */
function rowsOf(numbers) {
  /** @type {[number, number][]} */
  const rows = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row && row[1] === number - 1) row[1] = number;
    else rows.push([number, number]);
  }
  return rows;
}

/** Where the table of a font file lies. @param {string} file */
export function tablePath(file) {
  return join(root, 'templates', 'fonts', `${basename(file, '.ttf')}.json`);
}

/** A line for each property, so that a change can be read. @param {FontTable} table */
export function tableText(table) {
  const lines = Object.entries(table).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const file of TABLED) {
    const bytes = readFileSync(join(root, 'node_modules', file));
    writeFileSync(tablePath(file), tableText(tableOf(bytes)));
  }
}
