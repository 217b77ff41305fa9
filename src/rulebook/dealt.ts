import { rowFor } from '../variant/rules.js';
import type { Sentence, Writer } from './clauses/sentence.js';
import { seatingText } from './clauses/setup.js';
import type { Seated } from './compared-seats.js';
import { type DealRow, dealRow, playerCounts } from './scope.js';

/** What two games say of the deal, each row as a sentence. */
interface Dealt {
  readonly one: readonly Sentence[];
  readonly other: readonly Sentence[];
}

/**
 * The deal of two games, told number by number so that a row they share is the same sentence in both: four alone are told
 * apart from partners only where a game deals them otherwise. A game that shares no row and deals everyone the same
 * number of tiles says so in one sentence.
 */
export function dealtIn(one: Seated, other: Seated, writer: Writer): Dealt {
  const apart = new Set([...countsDealtApart(one), ...countsDealtApart(other)]);
  const [mine, theirs] = [rowsOf(one, apart), rowsOf(other, apart)];
  if (mine.length === 1 && theirs.length === 1) {
    return { one: [onlySentence(mine, writer)], other: [onlySentence(theirs, writer)] };
  }
  const tell = (rows: readonly DealRow[]) => rows.map((row) => rowSentence(row, apart, writer));
  const told = { one: tell(mine), other: tell(theirs) };
  const shared = told.one.some(({ text }) => told.other.some((sentence) => sentence.text === text));
  if (shared) return told;
  return { one: allSentence(mine, writer) ?? told.one, other: allSentence(theirs, writer) ?? told.other };
}

/** The numbers of players for whom it matters whether they are partners. */
function countsDealtApart({ rules, scope }: Seated): readonly number[] {
  return playerCounts(scope).filter((players) => {
    const seatings = scope.seatings.filter((seating) => seating.players === players);
    return new Set(seatings.map((seating) => rowFor(rules.deal, seating))).size > 1;
  });
}

function rowsOf({ rules, scope }: Seated, apart: ReadonlySet<number>): readonly DealRow[] {
  return scope.seatings
    .filter(
      ({ players }, index) =>
        apart.has(players) || scope.seatings.findIndex((seating) => seating.players === players) === index,
    )
    .map((seating) => dealRow(rules, seating));
}

function onlySentence(rows: readonly DealRow[], writer: Writer): Sentence {
  const [row] = rows;
  if (!row) throw new Error('a scope has a seating');
  return writer.rule('deal', 'n', { each: row.each, left: row.left });
}

/** Without what is never drawn: that is a rule of drawing. */
function rowSentence({ seating, each, left }: DealRow, apart: ReadonlySet<number>, writer: Writer): Sentence {
  const { words } = writer;
  const told = apart.has(seating.players) ? seating : { ...seating, partners: false };
  const who = words.say('who.with', { who: seatingText(told, words) });
  return writer.said('deal', 'n', 'deal.row', { who, each, left, kind: 'none', never: 0 });
}

/** "7 tiles each" for all of several numbers of players, where each leaves a boneyard. */
function allSentence(rows: readonly DealRow[], writer: Writer): readonly Sentence[] | undefined {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return undefined;
  const alike = rows.every(({ each, left }) => each === first.each && left > 0);
  return alike ? [writer.said('deal', 'n', 'deal.all', { each: first.each })] : undefined;
}
