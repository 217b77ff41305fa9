import type { Habits } from './start.js';

/** What the page keeps in this browser, if someone wants it. */
export interface Kept {
  readonly habits: Habits;
  /** How wide a bank card is on this screen, in its dots. */
  readonly card: number;
}

const PLACE = 'dominopress';

/** What was kept; undefined where nothing was, or where the browser keeps things from files. */
export function recall(): Kept | undefined {
  try {
    const text = localStorage.getItem(PLACE);
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Another release may have kept something else. */
function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('habits' in value) || !('card' in value)) return false;
  const { habits, card } = value;
  if (typeof habits !== 'object' || habits === null || typeof card !== 'number') return false;
  return 'language' in habits && typeof habits.language === 'string' && 'papers' in habits;
}

/** Keeps this, or nothing any more; false where the browser lets nothing be kept. */
export function remember(kept: Kept | undefined): boolean {
  try {
    if (kept) localStorage.setItem(PLACE, JSON.stringify(kept));
    else localStorage.removeItem(PLACE);
    return true;
  } catch {
    return false;
  }
}
