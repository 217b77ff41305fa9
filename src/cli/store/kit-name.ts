import type { SeatingWish } from '../../rulebook/scope.js';
import { seatingsOf } from '../../variant/meaning/seats.js';
import type { Rules } from '../../variant/rules.js';

/** The folder that kits go into unless said otherwise. */
export const FIRST_FOLDER = 'out';

/** What a kit's name is made of. */
export interface Named {
  readonly id: string;
  readonly language: string;
  /** In large print. */
  readonly large: boolean;
  readonly rules: Rules;
  readonly fingerprint: string;
  readonly wish: SeatingWish;
  /** House rules were given on the command line. */
  readonly houseRules: boolean;
}

/** The folder of a kit: the variant's id, then what isn't default, so that two different kits never share one. */
export function kitName({ id, language, large, rules, fingerprint, wish, houseRules }: Named): string {
  const seatings = seatingsOf(rules);
  const parts = [id];
  if (language !== 'en') parts.push(language);
  if (large) parts.push('large');
  // A wish for what the game has anyway changes nothing.
  if (wish.players !== undefined && seatings.some(({ players }) => players !== wish.players)) {
    parts.push(`${wish.players}p`);
  }
  if (wish.partners && seatings.some(({ partners }) => !partners)) parts.push('partners');
  if (houseRules) parts.push(fingerprint);
  return parts.join('-');
}

/** The file of a sheet, without its folder. */
export function sheetFile(id: string, sheet: string, paper: string): string {
  return `${id}-${sheet}-${paper}.pdf`;
}
