import { factsOf, type GlyphPlace, type ShapedFont, type ShapedGlyph, type Shaper } from './shaper.js';
import { Subset, TrueType } from './subset.js';
import { type FontFacts, type FontTable, lettersOf, type PlainLetter } from './table.js';

/** A TrueType font wherever it lies; read only when something is printed in it. */
export interface FontSource {
  readonly bytes: () => Uint8Array;
  /** What is known of it without reading it. */
  readonly table?: () => FontTable;
}

/** Glyphs and where they go. */
interface GlyphRun {
  readonly glyphs: readonly ShapedGlyph[];
  readonly positions: readonly Readonly<GlyphPlace>[];
}

/**
 * A font: measured and set by its table where that has the letters, by the shaper where it hasn't. It has what pdfkit asks
 * of a font, so that pdfkit takes it as one of its own.
 */
export class Font {
  readonly #source: FontSource;
  readonly #shaper: Shaper;
  readonly #table: FontTable | undefined;
  readonly #letters: ReadonlyMap<number, PlainLetter>;
  readonly #kerning: FontTable['kerning'];
  readonly #facts: FontFacts;
  readonly #runs = new Map<string, GlyphRun>();
  #shaped: ShapedFont | undefined;
  #file: TrueType | undefined;
  #bytes: Uint8Array | undefined;

  constructor(source: FontSource, shaper: Shaper) {
    this.#source = source;
    this.#shaper = shaper;
    const table = source.table?.();
    this.#table = table;
    this.#letters = table ? lettersOf(table) : new Map();
    this.#kerning = table?.kerning ?? [];
    this.#facts = table ?? factsOf(this.#shape());
  }

  get postscriptName(): string {
    return this.#facts.postscriptName;
  }
  get unitsPerEm(): number {
    return this.#facts.unitsPerEm;
  }
  get ascent(): number {
    return this.#facts.ascent;
  }
  get descent(): number {
    return this.#facts.descent;
  }
  get lineGap(): number {
    return this.#facts.lineGap;
  }
  get xHeight(): number {
    return this.#facts.xHeight;
  }
  get capHeight(): number {
    return this.#facts.capHeight;
  }
  get italicAngle(): number {
    return this.#facts.italicAngle;
  }
  get bbox(): FontFacts['bbox'] {
    return this.#facts.bbox;
  }
  get post(): { readonly isFixedPitch: boolean } {
    return { isFixedPitch: this.#facts.fixedPitch };
  }
  get head(): { readonly macStyle: { readonly italic: boolean } } {
    return { macStyle: { italic: this.#facts.italic } };
  }
  get 'OS/2'(): { readonly sFamilyClass: number } {
    return { sFamilyClass: this.#facts.familyClass };
  }

  /** Only the box for a missing letter is asked for by its number. */
  getGlyph(_: 0): { readonly advanceWidth: number } {
    return { advanceWidth: this.#facts.missing };
  }

  createSubset(): Subset {
    this.#file ??= new TrueType(this.#read());
    return new Subset(this.#file);
  }

  hasGlyphForCodePoint(codePoint: number): boolean {
    if (this.#letters.has(codePoint)) return true;
    if (!this.#table) return this.#shape().hasGlyphForCodePoint(codePoint);
    return this.#table.others.some(([first, last]) => codePoint >= first && codePoint <= last);
  }

  /** The width of a text, as a share of the size. Words are set each for itself, with the space after them. */
  width(text: string): number {
    const plain = this.plainWidth(text);
    if (plain !== undefined) return plain;
    const places = wordsWithSpace(text).flatMap((word) => this.layout(word).positions);
    return places.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / this.#facts.unitsPerEm;
  }

  /** The width of a text of plain letters alone, as a share of the size; undefined where there are others, or pairs that aren't plain. */
  plainWidth(text: string): number | undefined {
    let width = 0;
    let before: PlainLetter | undefined;
    for (let index = 0; index < text.length; index++) {
      const letter = this.#letters.get(text.charCodeAt(index));
      if (letter === undefined) return undefined;
      // Letters are not kerned across a space.
      if (before !== undefined && before.codePoint !== SPACE) {
        const kern = this.#kerning[before.left]?.[letter.right];
        if (kern === undefined || kern === null) return undefined;
        width += kern;
      }
      width += letter.advance;
      before = letter;
    }
    return width / this.#facts.unitsPerEm;
  }

  /** The glyphs of a word and their places, in units of the em. */
  layout(word: string): GlyphRun {
    let run = this.#runs.get(word);
    if (run === undefined) {
      run = this.#plainRun(word) ?? this.#shape().layout(word);
      if (this.#runs.size >= MOST_KNOWN) this.#runs.clear();
      this.#runs.set(word, run);
    }
    return run;
  }

  #plainRun(word: string): GlyphRun | undefined {
    const glyphs: ShapedGlyph[] = [];
    const positions: GlyphPlace[] = [];
    let before: PlainLetter | undefined;
    for (const character of word) {
      const letter = this.#letters.get(character.codePointAt(0) as number);
      if (letter === undefined) return undefined;
      const place = positions.at(-1);
      if (before !== undefined && place !== undefined) {
        const kern = this.#kerning[before.left]?.[letter.right];
        if (kern === undefined || kern === null) return undefined;
        place.xAdvance += kern;
      }
      const { glyph, advance, codePoint } = letter;
      glyphs.push({ id: glyph, advanceWidth: advance, codePoints: [codePoint] });
      positions.push({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 });
      before = letter;
    }
    return { glyphs, positions };
  }

  #shape(): ShapedFont {
    this.#shaped ??= this.#shaper(this.#read());
    return this.#shaped;
  }

  #read(): Uint8Array {
    this.#bytes ??= this.#source.bytes();
    return this.#bytes;
  }
}

const SPACE = 0x20;

/** So many words are remembered; a language's sheets have fewer. */
const MOST_KNOWN = 20_000;

/** Words each with the space or tab that ends it: each is set for itself, so letters are not kerned across a space. */
export function wordsWithSpace(text: string): readonly string[] {
  return text.match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? [];
}
