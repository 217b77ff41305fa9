import { plain } from '../../layout/page/block.js';
import { type Mm, type Pt, pt } from '../../layout/page/page.js';
import type { Setting } from '../../layout/type/strip.js';
import { breakLines, lineWidth, type TextLine } from '../../layout/type/text.js';

/** A name and the room for it at the head of its column. */
export interface NamePlace {
  readonly name: string;
  readonly width: Mm;
}

/** Nothing on a sheet is set in smaller type, nor in steps that the eye takes for a mistake (pt). */
const LEAST = 9;
const STEP = 0.5;

/** Says that a name goes on. */
const ELLIPSIS = '\u2026';

/**
 * The size for all names of a sheet: the largest, from the body size down, in which each stands on one line; else the largest
 * in which each can be broken between its words; else the least, in which the longest are shortened. `large` print gets
 * no smaller than its body.
 */
export function nameSize(places: readonly NamePlace[], setting: Setting, large: boolean): Pt {
  const sizes: Pt[] = [];
  const least = large ? setting.style.body : Math.min(LEAST, setting.style.body);
  for (let size: number = setting.style.body; size >= least; size -= STEP) sizes.push(pt(size));
  const wide = (text: string, size: Pt) => lineWidth(plain(text), size, setting.measurer, 'bold');
  const fits = (partsOf: (name: string) => readonly string[]) =>
    sizes.find((size) =>
      places.every(({ name, width }) => partsOf(name).every((part) => wide(part, size) <= width)),
    );
  return fits((name) => [name]) ?? fits(partsOfName) ?? pt(least);
}

/** A name in a size, broken at a space or a hyphen; a part that is too wide for a line ends in an ellipsis. */
export function nameLines(
  { name, width }: NamePlace,
  size: Pt,
  { measurer }: Pick<Setting, 'measurer'>,
): readonly TextLine[] {
  const fits = (text: string) => lineWidth(plain(text), size, measurer, 'bold') <= width;
  const parts: string[] = [];
  for (const part of partsOfName(name)) {
    parts.push(fits(part) ? part : shortened(part, fits));
  }
  return breakLines(plain(parts.join('')), width, size, measurer, 'bold');
}

/** What a name may be broken between, each part with the space or hyphen at its end. */
function partsOfName(name: string): readonly string[] {
  return name.split(/(?<=[\s\u2010-])(?=\S)/u);
}

function shortened(part: string, fits: (text: string) => boolean): string {
  const letters = [...new Intl.Segmenter().segment(part.trimEnd())].map(({ segment }) => segment);
  const space = /\s$/u.test(part) ? ' ' : '';
  while (letters.length > 1 && !fits(letters.join('') + ELLIPSIS)) letters.pop();
  return letters.join('') + ELLIPSIS + space;
}
