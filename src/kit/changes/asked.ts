import type { Words } from '../../words/words.js';

/** Rows of tables: for how many players, or for partners. */
const ROW = /^(.+)\.(\d+|partners)$/;

/** Rules that are asked for as part of another. */
const PART_OF: Readonly<Record<string, string>> = {
  draw: 'draw.when',
  'lead.later': 'lead.later.out',
  'score.round.out': 'score.round',
};

/** What a rule decides, as a question; a row of a table says for whom. */
export function askOf(key: string, words: Words): string {
  const [, table, row] = ROW.exec(key) ?? [];
  if (table === undefined || row === undefined) {
    return words.lookUp(`ask.${(PART_OF[key] ?? key).replaceAll('.', '-')}`);
  }
  const who = words.say(row === 'partners' ? 'who.partners' : 'who.players', { players: row });
  return words.lookUp(`ask.${table.replace('.', '-')}-row`, { who });
}
