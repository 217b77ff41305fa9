import { nearest } from '../../nearest.js';
import { bad, good, type Result } from '../../problem.js';
import type { Mm } from './page.js';

const SIZE = /^(\d+(?:[.,]\d+)?)\s*(?:mm)?\s*[x\u00d7]\s*(\d+(?:[.,]\d+)?)\s*mm$/iu;

/** A size that someone asks for: one with a name, or two sides in the order they were typed (mm). */
export type Asked<T> = { readonly named: T } | { readonly sides: readonly [Mm, Mm] };

/**
 * Reads the name of a size (`a4`, `mini`) or two sides in millimetres (`210x297mm`). What is neither is a problem of this
 * code {found, known, suggested, meant}.
 */
export function askedSize<T>(
  text: string,
  named: Readonly<Record<string, T>>,
  code: 'paper.unknown' | 'tiles.unknown-size',
): Result<Asked<T>> {
  const word = text.trim().toLowerCase();
  const known = Object.hasOwn(named, word) ? named[word] : undefined;
  if (known) return good({ named: known });
  const sides = SIZE.exec(word);
  if (sides) return good({ sides: [length(sides[1]), length(sides[2])] });
  const names = Object.keys(named);
  const meant = nearest(word, names);
  return bad({
    code,
    params: { found: text, known: names, suggested: meant ? 'yes' : 'no', meant: meant ?? '' },
  });
}

/** A length with a point or a comma before its decimals. */
function length(text = ''): Mm {
  return Number(text.replace(',', '.'));
}
