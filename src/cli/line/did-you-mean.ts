import { nearest } from '../../nearest.js';

/** What a message needs to add “did you mean ...?”; `meant` is the known word that was probably meant. */
export function didYouMean(
  found: string,
  known: readonly string[],
): { readonly suggested: 'yes' | 'no'; readonly meant: string } {
  const meant = nearest(found, known);
  return meant === undefined ? { suggested: 'no', meant: '' } : { suggested: 'yes', meant };
}
