import fc from 'fast-check';
import LineBreaker from 'linebreak';
import { expect, test } from 'vitest';
import { cut } from '../../../src/layout/type/cut.js';
import { runs } from '../../support/thorough.js';

/** The first part of a text that is cut where it may be no longer than so many letters. */
const headOf = (text: string, most: number) => {
  const fits = (head: readonly { readonly text: string }[]) =>
    [...new Intl.Segmenter().segment(head.map((piece) => piece.text).join(''))].length <= most;
  return cut([{ text, face: 'regular' }], fits)[0]
    .map((piece) => piece.text)
    .join('');
};

/** The same, found by the library's breaks for any text. */
function headByLibrary(text: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const end = Math.max(letters[0]?.length ?? 0, letters.slice(0, most).join('').length);
  const breaker = new LineBreaker(text);
  let last: number | undefined;
  for (let next = breaker.nextBreak(); next && next.position < text.length; next = breaker.nextBreak())
    if (next.position <= end) last = next.position;
  return text.slice(0, last ?? Math.min(end, text.length));
}

test('any word is cut where Unicode allows it, those of European letters without asking the library too', () => {
  const letter = fc.constantFrom(...'abcé\u00e6Ż1290 ,.;:!?\u00a0-/“\u0301漢');
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 2, maxLength: 14 }),
      fc.integer({ min: 1, max: 13 }),
      (letters, most) => {
        const text = letters.join('').trim().replaceAll(/ +/g, ' ');
        fc.pre([...new Intl.Segmenter().segment(text)].length > most && text.length > 1);
        expect(headOf(text, most)).toBe(headByLibrary(text, most));
      },
    ),
    { numRuns: runs(20000) },
  );
});

test('plain words are cut at a space or within a word', () => {
  expect(headOf('24 players, left', 14)).toBe('24 players, ');
  expect(headOf('Spielsteine', 5)).toBe('Spiel');
  expect(headOf('cut/fold', 6)).toBe('cut/');
});
