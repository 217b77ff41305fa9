import { type Counted, HIGHEST_WRITTEN } from './made.js';

/** A number from 0 to 9,999 as a language writes it, whole or with one decimal; undefined for others. */
export function inDigits(
  value: number,
  { thousands, decimal }: Pick<Counted, 'thousands' | 'decimal'>,
): string | undefined {
  const whole = Math.trunc(value);
  if (!(value >= 0 && value <= HIGHEST_WRITTEN) || Object.is(value, -0)) return undefined;
  const digits =
    whole < 1000 ? String(whole) : `${Math.trunc(whole / 1000)}${thousands}${String(whole).slice(-3)}`;
  if (whole === value) return digits;
  const tenths = Math.round(value * 10);
  return tenths / 10 === value ? `${digits}${decimal}${tenths % 10}` : undefined;
}
