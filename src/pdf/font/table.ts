/** Around all letters, in units of the em. */
interface FontBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** What a PDF says of a font as a whole; lengths in units of the em. */
export interface FontFacts {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly xHeight: number;
  readonly capHeight: number;
  readonly italicAngle: number;
  readonly bbox: FontBox;
  readonly fixedPitch: boolean;
  readonly italic: boolean;
  readonly familyClass: number;
  /** The advance of the box for a missing letter. */
  readonly missing: number;
}

/**
 * A font's plain letters, those whose place depends on nothing but the letter before: `npm run fonts` writes it from the
 * font file, by the library that shapes all other text.
 */
export interface FontTable extends FontFacts {
  /** In the order of their code points. */
  readonly letters: string;
  /** By letter: its glyph, its advance, and its class as the left and as the right of two. */
  readonly glyphs: readonly number[];
  readonly advances: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** By left class, by right class: what is added to the advance of the left letter; null where a pair isn't plain. */
  readonly kerning: readonly (readonly (number | null)[])[];
  /** The other letters of the font, from the first to the last of each row of code points. */
  readonly others: readonly (readonly [first: number, last: number])[];
}

/** A letter of a table: what is set for it, and its part in kerning. */
export interface PlainLetter {
  readonly codePoint: number;
  readonly glyph: number;
  readonly advance: number;
  readonly left: number;
  readonly right: number;
}

/** The letters of a table by code point. */
export function lettersOf(table: FontTable): ReadonlyMap<number, PlainLetter> {
  const letters = new Map<number, PlainLetter>();
  let index = 0;
  for (const letter of table.letters) {
    const codePoint = letter.codePointAt(0) as number;
    letters.set(codePoint, {
      codePoint,
      glyph: table.glyphs[index] as number,
      advance: table.advances[index] as number,
      left: table.left[index] as number,
      right: table.right[index] as number,
    });
    index += 1;
  }
  return letters;
}
