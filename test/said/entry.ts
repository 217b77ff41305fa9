import type { MessageKey } from '../../src/messages.js';
import type { Seating } from '../../src/variant/rules.js';
import type { Message, Param } from '../support/recording-words.js';

/** What a reader learns from a sentence: answers to questions of test/questions.yaml by their id, or to parts of them. */
export type Notes = Readonly<Record<string, string | number | undefined>>;

/** What a message was filled with, by name. */
export type Filled = Readonly<Record<string, Param>>;

/** What a game must have, at some table that the sheet is for, so that a sentence makes sense in it. */
export type Need =
  | 'doubles' // the set has a double
  | 'blanks' // the set has a tile with a blank
  | 'points' // some round brings somebody points
  | 'win-scores' // whoever wins a round scores, however it ended
  | 'one-scores' // only one side scores in a round, even in a tie
  | 'out-scores' // whoever goes out scores
  | 'block-scores' // whoever wins a blocked round scores
  | 'partners' // some table plays as partners
  | 'three' // some table has more than two players
  | 'drawing' // some table can draw in play
  | 'able-draws' // who can play may draw
  | 'boneyard' // some table has tiles left over
  | 'later' // there are later rounds
  | 'goes-round' // the lead goes to the next player after every round
  | 'winner-leads' // whoever has won a round leads the next, or a partner
  | 'pips' // pips left in hand win or cost something
  | 'winner' // rounds have winners
  | 'block-winner' // a blocked round can be won
  | 'tie' // a blocked round can be tied
  | 'low' // the lowest total wins
  | 'target' // the match is to a number of points
  | 'search'; // the leader is found by tiles in the hands

/** What one message tells whoever reads it at a table, and what it takes for granted. */
export interface Entry {
  /** `yes` is the answer printed beside a ruling's question. */
  readonly says?: Notes | ((filled: Filled, at: Seating, yes: boolean | undefined) => Notes);
  readonly needs?: readonly Need[] | ((filled: Filled) => readonly Need[]);
}

/** What messages say, by key. */
export type Entries = Partial<Record<MessageKey, Entry>>;

/** Answers no question and takes nothing for granted. */
export const nothing: Entry = {};

/** Always these notes. */
export const says = (notes: Notes, ...needs: readonly Need[]): Entry => ({ says: notes, needs });

/** Only takes this for granted. */
export const needs = (...list: readonly Need[]): Entry => ({ needs: list });

/** The ruling whose yes and no answer these questions. */
export const asks = (yes: Notes, no: Notes, ...list: readonly Need[]): Entry => ({
  says: (_, __, answer) => (answer === undefined ? {} : answer ? yes : no),
  needs: list,
});

/** A parameter that is a number. */
export function count(param: Param | undefined): number {
  if (typeof param === 'number') return param;
  if (typeof param === 'string' && /^\d+$/u.test(param)) return Number(param);
  throw new Error(`no number: ${JSON.stringify(param)}`);
}

/** A parameter that is a word or a text. */
export function word(param: Param | undefined): string {
  if (typeof param === 'string') return param;
  if (typeof param === 'number') return String(param);
  throw new Error(`no word: ${JSON.stringify(param)}`);
}

/** A parameter that is a message; undefined where it is none. */
export function inside(param: Param | undefined): Message | undefined {
  return typeof param === 'object' && 'key' in param ? param : undefined;
}

/** The parts of a parameter that is a list. */
export function parts(param: Param | undefined): readonly Param[] {
  if (param === undefined) return [];
  return typeof param === 'object' && !('key' in param) ? param : [param];
}

/** The numbers that a text of players names: "3", "2 or 4", "2–4". */
export function countsIn(text: string): readonly number[] {
  const [least, most] = text.split('\u2013').map(Number);
  if (least !== undefined && most !== undefined)
    return Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return [...text.matchAll(/\d+/gu)].map(([found]) => Number(found));
}

/** Whether "With 2–4 players", "partners" or several of them mean this table: by name, or because partners are four too. */
export function means(who: Param | undefined, at: Seating): 'by name' | 'as four' | undefined {
  const found = parts(who).map((part) => {
    const message = inside(part);
    if (!message) return meantBy(word(part), at);
    switch (message.key) {
      case 'who.with':
        return means(message.params.who, at);
      case 'who.partners':
        return at.partners ? 'by name' : undefined;
      case 'who.players':
        return meantBy(word(message.params.players), at);
      default:
        throw new Error(`who is ${message.key}`);
    }
  });
  return found.find((one) => one === 'by name') ?? found.find((one) => one !== undefined);
}

function meantBy(text: string, at: Seating): 'by name' | 'as four' | undefined {
  if (!countsIn(text).includes(at.players)) return undefined;
  return at.partners ? 'as four' : 'by name';
}
