import { seatingsOf } from './meaning/seats.js';
import type { PartnersRule, Rules, Seating } from './rules.js';
import type { Variant } from './variant.js';

/** A game of which sheets are printed. */
type Marked = Pick<Variant, 'rules' | 'data' | 'fingerprint'>;

/** What a mark stands for, in the words of a variant file: `rules` is the fingerprint, which has the choices in it too. */
export interface MarkedOf {
  readonly rules: string;
  readonly players: string;
  readonly partners: PartnersRule;
  readonly choices: unknown;
}

/**
 * What stands in the foot of every sheet of a kit, the same exactly where rules and people are: the fingerprint, then for
 * sheets that are for fewer than the rules allow `-3p` with the number of players, or `-partners`.
 */
export function markOf({ rules, fingerprint }: Marked, seatings: readonly Seating[]): string {
  const fewer = fewerIn(rules, seatings);
  if (!fewer) return fingerprint;
  return `${fingerprint}-${'partners' in fewer ? 'partners' : `${fewer.players}p`}`;
}

/** Who sheets are for where that is fewer than the rules allow: one number of players, or partners; else nothing. */
export function fewerIn(
  rules: Rules,
  seatings: readonly Seating[],
): { readonly players: number } | { readonly partners: true } | undefined {
  if (seatings.length === seatingsOf(rules).length) return undefined;
  if (seatings.every(({ partners }) => partners)) return { partners: true };
  const [players, ...others] = countsOf(seatings);
  if (players === undefined || others.length > 0)
    throw new Error('sheets are for one number of players, or all');
  return { players };
}

/** All that changes the words of a rule sheet beside its language and title, as the record of a kit tells it. */
export function markedOf({ data, fingerprint }: Marked, seatings: readonly Seating[]): MarkedOf {
  const counts = countsOf(seatings);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return {
    rules: fingerprint,
    players: least === most ? String(least) : `${least}-${most}`,
    partners: partnersIn(seatings),
    choices: data.choices ?? [],
  };
}

function countsOf(seatings: readonly Seating[]): readonly number[] {
  return [...new Set(seatings.map(({ players }) => players))];
}

function partnersIn(seatings: readonly Seating[]): PartnersRule {
  const four = seatings.filter(({ partners }) => partners);
  if (four.length === 0) return 'never';
  return seatings.some(({ players, partners }) => players === 4 && !partners) ? 'optional' : 'always';
}
