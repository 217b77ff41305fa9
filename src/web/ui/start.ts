import type { Wish } from '../protocol.js';
import { withAllTiles } from './print.js';

/** Where people print on Letter: regions of the languages that a browser asks for. */
const LETTER = ['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'GT', 'PA', 'PH', 'PR', 'SV', 'VE'];

/** What a wish says whatever game it is of. */
export type Habits = Omit<Wish, 'game' | 'changes' | 'seating' | 'seed' | 'sheets'>;

/** What of it goes for other kits too: all but which single tiles are printed again. */
export function habitsIn<Part extends Partial<Habits>>(part: Part): Part {
  return part.print ? { ...part, print: withAllTiles(part.print) } : part;
}

/** The language that someone reads best, of those that there are: `pt-PT` goes before `pt`, `de-AT` means `de`. */
function languageFor(wanted: readonly string[], known: readonly string[]): string {
  for (const tag of wanted) {
    const [plain] = tag.split('-');
    const found = known.find((code) => code.toLowerCase() === tag.toLowerCase()) ?? plain;
    if (found !== undefined && known.includes(found)) return found;
  }
  return 'en';
}

/** The paper that lies in the printers of a country, by the first language that names one. */
function paperFor(wanted: readonly string[]): string {
  const region = wanted.flatMap((tag) => tag.split('-').slice(1)).find((part) => /^[A-Z]{2}$/.test(part));
  return region !== undefined && LETTER.includes(region) ? 'letter' : 'a4';
}

/** How someone who never said anything gets a kit. */
export function usualHabits(wanted: readonly string[], known: readonly string[]): Habits {
  return { language: languageFor(wanted, known), papers: [paperFor(wanted)] };
}
