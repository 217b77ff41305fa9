import type { Audience } from '../layout/page/page.js';
import { seatingsOf } from '../variant/meaning/seats.js';
import type { KitRequest } from './request.js';

/** What a kit's name is made of. */
type Named = Pick<KitRequest, 'checked' | 'words' | 'large' | 'seating' | 'houseRules'>;

/** The folder of a kit: the variant's id, then what isn't default, so that two different kits never share one. */
export function kitName({ checked, words, large, seating, houseRules }: Named): string {
  const { id, rules, fingerprint } = checked;
  const seatings = seatingsOf(rules);
  const parts = [id];
  if (words.language !== 'en') parts.push(words.language.toLowerCase());
  if (large) parts.push('large', ...(large === true ? [] : large));
  // Asking for what the game has anyway changes nothing.
  if (seating.players !== undefined && seatings.some(({ players }) => players !== seating.players)) {
    parts.push(`${seating.players}p`);
  }
  if (seating.partners && seatings.some(({ partners }) => !partners)) parts.push('partners');
  if (houseRules) parts.push(fingerprint);
  return parts.join('-');
}

/** Where a sheet lies in the folder of its kit: with those who may see it, named after game, sheet, paper, and its table where there are several. */
export function sheetPath({
  id,
  name,
  audience,
  paper,
  table,
}: {
  readonly id: string;
  readonly name: string;
  readonly audience: Audience;
  readonly paper: string;
  /** Counted from 1. */
  readonly table?: number;
}): string {
  const parts = [id, name, paper, ...(table === undefined ? [] : ['table', table])];
  return `${audience}/${parts.join('-')}.pdf`;
}
