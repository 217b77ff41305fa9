import type { Pt } from '../../layout/page/page.js';
import type { EmbeddedFont } from '../pdfkit.js';
import { type Font, wordsWithSpace } from './font.js';

/** A font in one document: it takes the glyphs that are shown into it, and writes text as PDF shows it. */
export class ShownFont {
  readonly id: string;
  readonly #font: Font;
  readonly #embedded: EmbeddedFont;
  /** Words as they are shown, but those whose letters are raised, which depends on the size. */
  readonly #words = new Map<string, string>();

  constructor(font: Font, embedded: EmbeddedFont) {
    this.#font = font;
    this.#embedded = embedded;
    this.id = embedded.id;
  }

  ref(): ReturnType<EmbeddedFont['ref']> {
    return this.#embedded.ref();
  }

  /** The operators that show a text, kerned as the font says; `advance` is how far the letter after each stands (a share of the size), where that isn't for the font to say. */
  show(text: string, size: Pt, advance?: number): string {
    const words = wordsWithSpace(text).map((word) => {
      let shown = advance === undefined ? this.#words.get(word) : undefined;
      if (shown === undefined) {
        shown = this.#word(word, size, advance);
        if (advance === undefined && !shown.includes('T')) this.#words.set(word, shown);
      }
      return shown;
    });
    return `[${words.join('')}] TJ`.replaceAll('><', '');
  }

  #word(word: string, size: Pt, advance: number | undefined): string {
    const { glyphs, positions } = this.#font.layout(word);
    const scale = 1000 / this.#font.unitsPerEm;
    let shown = '';
    glyphs.forEach((glyph, index) => {
      const place = positions[index];
      if (place === undefined) throw new Error(`no place for a letter of “${word}”`);
      const code = `<${this.#code(glyph, scale)}>`;
      const [xOffset, yOffset] = [place.xOffset * scale, place.yOffset * scale];
      const xAdvance = advance === undefined ? place.xAdvance * scale : advance * 1000;
      if (yOffset !== 0) {
        const rise = decimal((yOffset * size) / 1000);
        shown += `] TJ ${rise} Ts [${kern(-xOffset)}${code}] TJ 0 Ts [`;
      } else shown += `${kern(-xOffset)}${code}`;
      shown += kern(xOffset + glyph.advanceWidth * scale - xAdvance);
    });
    return shown.replaceAll('><', '');
  }

  /** A glyph's number in the document, four hex digits; its width and letters are noted as pdfkit writes them down. */
  #code({ id, advanceWidth, codePoints }: Glyph, scale: number): string {
    const { subset, widths, unicode } = this.#embedded;
    const place = subset.includeGlyph(id);
    widths[place] ??= advanceWidth * scale;
    unicode[place] ??= codePoints;
    return place.toString(16).padStart(4, '0');
  }
}

type Glyph = ReturnType<Font['layout']>['glyphs'][number];

/** A number as PDF writes it: no exponent, a ten-thousandth of its unit at the finest. */
export function decimal(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`no number to print: ${value}`);
  return String(Math.round(value * 1e4) / 1e4);
}

/** Moves the next letter left, in thousandths of the type size. */
function kern(amount: number): string {
  const rounded = decimal(amount);
  return rounded === '0' ? '' : ` ${rounded} `;
}
