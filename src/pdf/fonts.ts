import { type Face, inMm, type Mm, type Pt, type TextMeasurer } from '../layout/page/page.js';
import { Font, type FontSource } from './font/font.js';
import type { Shaper } from './font/shaper.js';
import { ShownFont } from './font/shown.js';
import { type Document, takeFont } from './pdfkit.js';

/** The two weights of a type family. */
export interface FontFiles {
  readonly regular: FontSource;
  readonly bold: FontSource;
}

/** Where the fonts of all documents come from. */
export interface FontSources {
  readonly family: FontFiles;
  /** The family that letters missing in the first come from. */
  readonly fallback?: FontFiles;
  /** What is typed; the family where there is none. */
  readonly mono?: FontSource;
  /** Bold digits in place of the family's own where they stand large; its own where there is none. */
  readonly digits?: FontSource;
  readonly shaper: Shaper;
}

/** Letters of one font that follow each other. */
interface Run<F> {
  readonly text: string;
  readonly font: F;
  /** How far the next letter stands (a share of the size), where that isn't for the font to say. */
  readonly advance?: number;
}
type FontRun = Run<ShownFont>;

/** The fonts of one document. */
export interface DocumentFonts {
  /** A text in the fonts that have its letters, in order. */
  runs(text: string, face: Face): readonly FontRun[];
}

type Weights = Readonly<Record<keyof FontFiles, Font>>;

/** So many texts of a face are remembered; a kit has a few thousand. */
const MOST_KNOWN = 20_000;

/** A narrow space that never breaks, as French sets it before ; : ! ? and inside its quotation marks; few fonts have it. */
const NARROW_SPACE = '\u202F';

/** Its width, a share of the size: a little more than half of an ordinary space. */
const NARROW = 0.15;

/** The weight of the family that a face has, or is set in where it has no font of its own. */
const WEIGHTS: Readonly<Record<Face, keyof FontFiles>> = {
  regular: 'regular',
  bold: 'bold',
  mono: 'regular',
  display: 'bold',
};

const DIGIT = /\d/;

/** A letter with the marks above and below it. */
const LETTERS = /\P{Mark}\p{Mark}*|\p{Mark}+/gu;

/**
 * A type family for all documents; measures text exactly as it is then set. Letters that it lacks are taken from another
 * family, what is typed is set in a monospaced face, and large digits in one whose zero is plain: all are read only when a
 * text needs them.
 */
export class Fonts implements TextMeasurer {
  readonly #sources: FontSources;
  readonly #family: Weights;
  /** How high and deep any letter of the family reaches, as a share of the size. */
  readonly #ascent: number;
  readonly #descent: number;
  readonly #fonts = new Map<FontSource, Font>();
  /** Shares of the size, by text: a sheet that is laid out until it fits asks for the same words over and over. */
  readonly #widths: Readonly<Record<Face, Map<string, number>>> = {
    regular: new Map(),
    bold: new Map(),
    mono: new Map(),
    display: new Map(),
  };

  constructor(sources: FontSources) {
    this.#sources = sources;
    this.#family = this.#weights(sources.family);
    const boxes = Object.values(this.#family);
    this.#ascent = Math.max(...boxes.map(({ bbox, unitsPerEm }) => bbox.maxY / unitsPerEm));
    this.#descent = -Math.min(...boxes.map(({ bbox, unitsPerEm }) => bbox.minY / unitsPerEm));
  }

  width(text: string, face: Face, size: Pt): Mm {
    let width = this.#widths[face].get(text);
    if (width === undefined) {
      width =
        this.#plainWidth(text, face) ?? this.#runs(text, face).reduce((sum, run) => sum + widthOf(run), 0);
      if (this.#widths[face].size >= MOST_KNOWN) this.#widths[face].clear();
      this.#widths[face].set(text, width);
    }
    return width * inMm(size);
  }

  missing(text: string): string | undefined {
    const composed = text.normalize('NFC');
    const { regular, bold } = this.#family;
    if (has(regular, composed) && has(bold, composed)) return undefined;
    const letters = composed.match(LETTERS) ?? [];
    return letters.find((letter) =>
      (['regular', 'bold'] satisfies (keyof FontFiles)[]).some((face) => {
        if (letter === NARROW_SPACE || has(this.#family[face], letter)) return false;
        const other = this.#other();
        return other === undefined || !has(other[face], letter);
      }),
    );
  }

  ascent(size: Pt): Mm {
    return this.#ascent * inMm(size);
  }

  descent(size: Pt): Mm {
    return this.#descent * inMm(size);
  }

  /** Takes fonts into a document that is being made, each when a text first needs it. */
  into(document: Document): DocumentFonts {
    const taken = new Map<Font, ShownFont>();
    const take = (font: Font): ShownFont => {
      const known = taken.get(font) ?? new ShownFont(font, takeFont(document, font));
      taken.set(font, known);
      return known;
    };
    return {
      runs: (text, face) => this.#runs(text, face).map((run) => ({ ...run, font: take(run.font) })),
    };
  }

  /** The width of a text whose letters are all plain ones of the face, the usual case. */
  #plainWidth(text: string, face: Face): number | undefined {
    return face === 'display' ? undefined : this.#own(face).plainWidth(text);
  }

  /** The font that a face is set in, as far as it has the letters. */
  #own(face: Face): Font {
    const { mono } = this.#sources;
    return face === 'mono' && mono ? this.#font(mono) : this.#family[WEIGHTS[face]];
  }

  #runs(text: string, face: Face): readonly Run<Font>[] {
    const weight = WEIGHTS[face];
    const { digits: plainDigits } = this.#sources;
    const own = this.#own(face);
    const composed = text.normalize('NFC');
    const digits =
      face === 'display' && plainDigits && DIGIT.test(composed) ? this.#font(plainDigits) : undefined;
    if (!digits && has(own, composed)) return [{ text: composed, font: own }];
    return runsOf(
      composed,
      (letter) =>
        firstWith(
          letter,
          digits && DIGIT.test(letter) ? digits : own,
          () => this.#family[weight],
          () => this.#other()?.[weight],
        ) ?? own,
      own,
    );
  }

  #other(): Weights | undefined {
    return this.#sources.fallback && this.#weights(this.#sources.fallback);
  }

  #weights({ regular, bold }: FontFiles): Weights {
    return { regular: this.#font(regular), bold: this.#font(bold) };
  }

  #font(source: FontSource): Font {
    const font = this.#fonts.get(source) ?? new Font(source, this.#sources.shaper);
    this.#fonts.set(source, font);
    return font;
  }
}

/** Letters that one font has and that follow each other are one run; a narrow space is a run of its own. */
function runsOf(text: string, fontFor: (letter: string) => Font, own: Font): readonly Run<Font>[] {
  const runs: { text: string; font: Font; advance?: number }[] = [];
  for (const letter of text.match(LETTERS) ?? []) {
    if (letter === NARROW_SPACE) {
      runs.push({ text: ' ', font: own, advance: NARROW });
      continue;
    }
    const font = fontFor(letter);
    const before = runs.at(-1);
    if (before?.font === font && before.advance === undefined) before.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** The letters that were looked for in a font before: the same ones are asked for again and again. */
const asked = new WeakMap<Font, Map<string, boolean>>();

function has(font: Font, text: string): boolean {
  let known = asked.get(font);
  if (known === undefined) {
    known = new Map();
    asked.set(font, known);
  }
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

/** The first font that has a letter; those that are asked for may be read for it. What no font has is set as the box for a missing letter; sheets refuse it before. */
function firstWith(
  letter: string,
  own: Font,
  ...others: readonly (() => Font | undefined)[]
): Font | undefined {
  if (has(own, letter)) return own;
  for (const other of others) {
    const font = other();
    if (font && has(font, letter)) return font;
  }
  return undefined;
}

/** A share of the size. */
function widthOf({ text, font, advance }: Run<Font>): number {
  return advance ?? font.width(text);
}
