import type { FileKey, Sentence } from './clauses/sentence.js';

/** The rule of who leads after a tie; the sheet leaves it out where ties are like all blocked rounds. */
export const TIE_RULE = 'lead.later.tie' satisfies FileKey;

/** The rules of who leads after rounds that may have ended in a tie: alone they answer for the tie as well. */
const OF_TIES: ReadonlySet<string> = new Set<FileKey>(['lead.later', 'lead.later.blocked', TIE_RULE]);

/** Whether a sentence says, alone, who leads after a tie. */
export function isOfTies({ rule }: Sentence): boolean {
  return OF_TIES.has(rule);
}
