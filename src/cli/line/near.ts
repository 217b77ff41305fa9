import { nearest } from '../../nearest.js';

/** What a message needs to add “did you mean ...?”; `near` is the known word that was probably meant. */
export function nearParams(
  found: string,
  known: readonly string[],
): { readonly suggested: 'yes' | 'no'; readonly near: string } {
  const near = nearest(found, known);
  return near === undefined ? { suggested: 'no', near: '' } : { suggested: 'yes', near };
}
