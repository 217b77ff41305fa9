import { type Face, inMm, type Mm, type Pt, type TextMeasurer } from '../layout/page/page.js';
import { beginDocument, type Document, type EmbeddedFont, type FontFile, takeFont } from './pdfkit.js';

/** The two weights of a type family, as TrueType. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Fonts for one use each, as TrueType, read when a text needs them. */
export interface SpecialFonts {
  /** What is typed; the family where there is none. */
  readonly mono?: () => Uint8Array;
  /** Bold digits in place of the family's own where they stand large; its own where there is none. */
  readonly digits?: () => Uint8Array;
}

/** Letters of one font that follow each other. */
export interface FontRun {
  readonly text: string;
  readonly font: EmbeddedFont;
  /** How far the next letter stands (a share of the size), where that isn't for the font to say. */
  readonly advance?: number;
}

/** The fonts of one document. */
export interface DocumentFonts {
  /** A text in the fonts that have its letters, in order. */
  runs(text: string, face: Face): readonly FontRun[];
}

type Weights = Readonly<Record<keyof FontFiles, EmbeddedFont>>;

/** Where a document's runs take their fonts from; those that few texts need are asked for when one does. */
interface Sources {
  readonly family: Weights;
  readonly other: () => Weights | undefined;
  readonly special: (use: keyof SpecialFonts) => EmbeddedFont | undefined;
}

/** A narrow space that never breaks, as French sets it before ; : ! ? and inside its quotation marks; few fonts have it. */
const NARROW_SPACE = '\u202F';

/** Its width, a share of the size: a little more than half of an ordinary space. */
const NARROW = 0.15;

const DIGIT = /\d/;

/** A letter with the marks above and below it. */
const LETTERS = /\P{Mark}\p{Mark}*|\p{Mark}+/gu;

/**
 * A type family, parsed once for all documents; measures text exactly as it is then set. Letters that it lacks are taken
 * from another family, what is typed is set in a monospaced face, and large digits in one whose zero is plain: all are read
 * only when a text needs them.
 */
export class Fonts implements TextMeasurer {
  /** pdfkit's own fonts do the measuring, so they kern and take words apart as they do when text is set. */
  readonly #family: Weights;
  readonly #sample: Document;
  readonly #fallback: (() => FontFiles) | undefined;
  readonly #specialFonts: SpecialFonts;
  #others: Weights | undefined;
  readonly #specials: { -readonly [Use in keyof SpecialFonts]: EmbeddedFont } = {};
  /** Shares of the size, by text: a sheet that is laid out until it fits asks for the same words over and over. */
  readonly #widths: Readonly<Record<Face, Map<string, number>>> = {
    regular: new Map(),
    bold: new Map(),
    mono: new Map(),
    display: new Map(),
  };

  constructor(family: FontFiles, fallback?: () => FontFiles, special: SpecialFonts = {}) {
    this.#sample = beginDocument({});
    this.#family = weights(this.#sample, family);
    this.#fallback = fallback;
    this.#specialFonts = special;
  }

  width(text: string, face: Face, size: Pt): Mm {
    let width = this.#widths[face].get(text);
    if (width === undefined) {
      const runs = runsOf(text, face, this.#sources());
      width = runs.reduce((sum, run) => sum + widthOf(run), 0);
      this.#widths[face].set(text, width);
    }
    return width * inMm(size);
  }

  missing(text: string): string | undefined {
    const letters = text.normalize('NFC').match(LETTERS) ?? [];
    return letters.find((letter) =>
      (['regular', 'bold'] satisfies (keyof FontFiles)[]).some((face) => {
        if (letter === NARROW_SPACE || has(this.#family[face], letter)) return false;
        const other = this.#other();
        return other === undefined || !has(other[face], letter);
      }),
    );
  }

  ascent(size: Pt): Mm {
    return Math.max(...this.#boxes().map((box) => box.maxY)) * inMm(size);
  }

  descent(size: Pt): Mm {
    return -Math.min(...this.#boxes().map((box) => box.minY)) * inMm(size);
  }

  /** Takes the fonts into a document that is being made; others than the family's only when they are needed there. */
  into(document: Document): DocumentFonts {
    const take = (known: EmbeddedFont): EmbeddedFont => {
      const font = takeFont(document, known.font);
      font.layoutCache = known.layoutCache;
      return font;
    };
    const taken = ({ regular, bold }: Weights): Weights => ({ regular: take(regular), bold: take(bold) });
    const family = taken(this.#family);
    let others: Weights | undefined;
    const other = () => {
      const known = this.#other();
      others ??= known && taken(known);
      return others;
    };
    const specials: { -readonly [Use in keyof SpecialFonts]: EmbeddedFont } = {};
    const special = (use: keyof SpecialFonts) => {
      const known = this.#special(use);
      if (known) specials[use] ??= take(known);
      return specials[use];
    };
    return { runs: (text, face) => runsOf(text, face, { family, other, special }) };
  }

  /** How high and deep any letter of a face reaches, as a share of the size. */
  #boxes(): readonly { readonly minY: number; readonly maxY: number }[] {
    return Object.values(this.#family).map(({ font: { bbox, unitsPerEm } }) => ({
      minY: bbox.minY / unitsPerEm,
      maxY: bbox.maxY / unitsPerEm,
    }));
  }

  #other(): Weights | undefined {
    this.#others ??= this.#fallback && weights(this.#sample, this.#fallback());
    return this.#others;
  }

  #special(use: keyof SpecialFonts): EmbeddedFont | undefined {
    const read = this.#specialFonts[use];
    if (read) this.#specials[use] ??= takeFont(this.#sample, read());
    return this.#specials[use];
  }

  #sources(): Sources {
    return { family: this.#family, other: () => this.#other(), special: (use) => this.#special(use) };
  }
}

function runsOf(text: string, face: Face, { family, other, special }: Sources): readonly FontRun[] {
  const weight = face === 'mono' ? 'regular' : face === 'display' ? 'bold' : face;
  const own = (face === 'mono' ? special('mono') : undefined) ?? family[weight];
  const composed = text.normalize('NFC');
  const digits = face === 'display' && DIGIT.test(composed) ? special('digits') : undefined;
  if (!digits && has(own, composed)) return [{ text: composed, font: own }];
  const runs: { text: string; font: EmbeddedFont; advance?: number }[] = [];
  for (const letter of composed.match(LETTERS) ?? []) {
    if (letter === NARROW_SPACE) {
      runs.push({ text: ' ', font: own, advance: NARROW });
      continue;
    }
    // What no font has is set in the family's own, as the box for a missing letter; sheets refuse it before.
    const font =
      firstWith(
        letter,
        digits && DIGIT.test(letter) ? digits : own,
        () => family[weight],
        () => other()?.[weight],
      ) ?? own;
    const before = runs.at(-1);
    if (before?.font === font && before.advance === undefined) before.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/**
 * Reads a family and, when they are needed, the one that letters missing in it come from and the fonts for one use. A file
 * that is no font is a bug of the installation.
 */
export function loadFonts(family: FontFiles, fallback?: () => FontFiles, special?: SpecialFonts): Fonts {
  return new Fonts(family, fallback, special);
}

function weights(document: Document, files: FontFiles): Weights {
  return { regular: takeFont(document, files.regular), bold: takeFont(document, files.bold) };
}

/** The letters that were looked for in a font before: measuring asks for the same ones again and again. */
const asked = new WeakMap<FontFile, Map<string, boolean>>();

function has({ font }: EmbeddedFont, text: string): boolean {
  const known = asked.get(font) ?? new Map<string, boolean>();
  asked.set(font, known);
  for (const letter of text) {
    let found = known.get(letter);
    if (found === undefined) {
      found = font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
      known.set(letter, found);
    }
    if (!found) return false;
  }
  return true;
}

/** The first font that has a letter; those that are asked for may be read for it. */
function firstWith(
  letter: string,
  own: EmbeddedFont,
  ...others: readonly (() => EmbeddedFont | undefined)[]
): EmbeddedFont | undefined {
  if (has(own, letter)) return own;
  for (const other of others) {
    const font = other();
    if (font && has(font, letter)) return font;
  }
  return undefined;
}

/** A share of the size. */
function widthOf({ text, font, advance }: FontRun): number {
  return advance ?? font.widthOfString(text, 1000) / 1000;
}
