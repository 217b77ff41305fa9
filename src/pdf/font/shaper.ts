import type { FontFacts } from './table.js';

/** A glyph that stands for one letter or several. */
export interface ShapedGlyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** Where a glyph goes, in units of the em. */
export interface GlyphPlace {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** A font file read by the library that knows all scripts: what fontkit has of it. */
export interface ShapedFont
  extends Omit<FontFacts, 'xHeight' | 'capHeight' | 'fixedPitch' | 'italic' | 'familyClass' | 'missing'> {
  readonly xHeight?: number;
  readonly capHeight?: number;
  readonly post: { readonly isFixedPitch: number };
  readonly head: { readonly macStyle: { readonly italic: boolean } };
  readonly 'OS/2': { readonly sFamilyClass: number } | null;
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number): { readonly advanceWidth: number };
  layout(text: string): { readonly glyphs: readonly ShapedGlyph[]; readonly positions: GlyphPlace[] };
}

/** Reads a font file for shaping. It takes long to load, so it is asked for only where a text needs it. */
export type Shaper = (bytes: Uint8Array) => ShapedFont;

/** What a PDF says of a font that has no table. */
export function factsOf(font: ShapedFont): FontFacts {
  const { postscriptName, unitsPerEm, ascent, descent, lineGap, italicAngle, bbox } = font;
  const { minX, minY, maxX, maxY } = bbox;
  return {
    postscriptName,
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    xHeight: font.xHeight ?? 0,
    capHeight: font.capHeight ?? 0,
    italicAngle,
    bbox: { minX, minY, maxX, maxY },
    fixedPitch: font.post.isFixedPitch !== 0,
    italic: font.head.macStyle.italic,
    familyClass: font['OS/2']?.sFamilyClass ?? 0,
    missing: font.getGlyph(0).advanceWidth,
  };
}
