import { FOUR } from '../meaning/seats.js';
import type { PlayerTable, Rules } from '../rules.js';
import type { Findings } from './findings.js';

/** A per-player table as a file states it: one number for all, or rows. */
export type StatedTable = number | Readonly<Partial<Record<string, number>>>;

/**
 * The table with one row for each permitted number of players. Refused are a missing row (`<key>.rows`), a row for a
 * number of players that isn't permitted, and a row for partners where nobody can be one (`<key>.partners`).
 */
export function spreadTable(
  stated: StatedTable,
  key: 'deal' | 'match.points',
  seats: Pick<Rules, 'players' | 'partners'>,
  findings: Findings,
): PlayerTable {
  const path = key.split('.');
  const { least, most } = seats.players;
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  if (typeof stated === 'number') return { players: Object.fromEntries(numbers.map((n) => [n, stated])) };
  const { partners, ...rows } = stated;
  const outside = Object.keys(rows).filter((row) => Number(row) < least || Number(row) > most);
  for (const row of outside) {
    findings.dead([...path, row], `${key}.rows`, { what: 'outside', rows: [row], least, most });
  }
  const four = FOUR[seats.partners];
  if (partners !== undefined && !four.partners) {
    findings.dead([...path, 'partners'], `${key}.partners`);
  }
  const together = four.partners ? partners : undefined;
  const players = { ...pick(rows, numbers) };
  if (!four.alone && together !== undefined) {
    if (findings.saysItself(...path, 'partners')) findings.dead([...path, '4'], `${key}.four`);
    return { players: { 4: together } };
  }
  const missing = numbers.filter((n) => players[n] === undefined);
  if (missing.length > 0) {
    const params = { what: 'missing', rows: missing.map(String), least, most };
    findings.refuse(`${key}.rows`, params, path, ['players']);
  }
  return together === undefined || together === players[4] ? { players } : { players, partners: together };
}

function pick(
  rows: Readonly<Partial<Record<string, number>>>,
  numbers: readonly number[],
): Record<number, number> {
  const picked: Record<number, number> = {};
  for (const n of numbers) {
    const row = rows[n];
    if (row !== undefined) picked[n] = row;
  }
  return picked;
}
