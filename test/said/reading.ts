import type { Seating } from '../../src/variant/rules.js';
import type { PosedQuestion } from '../support/question.js';
import { type Message, withInner } from '../support/recording-words.js';
import { alwaysEntries } from './always.js';
import { combinations, type Noted } from './combined.js';
import type { Entries, Entry, Need } from './entry.js';
import { playedEntries } from './played.js';
import { ruleEntries } from './rules.js';
import { rulingEntries } from './rulings.js';

/** What every message says that can stand on a sheet about the rules, by key. */
export const entries: Entries = { ...ruleEntries, ...alwaysEntries, ...rulingEntries, ...playedEntries };

/** A message where it was printed; `yes` is the answer beside it, if it is a question of the host key. */
export interface Statement {
  readonly message: Message;
  readonly yes?: boolean;
}

/** One thing noted, and the statement that said it. */
interface Note {
  readonly value: string;
  readonly by: Statement;
}

/** Two sentences of a sheet that answer one question differently. */
interface Clash {
  readonly note: string;
  readonly one: Note;
  readonly other: Note;
}

/** What a reader knows at a table who has read some statements. */
export interface Read {
  readonly notes: ReadonlyMap<string, readonly Note[]>;
  readonly clashes: readonly Clash[];
}

/** Messages that only name people, sets and games. */
const NAMES = /^(?:names|set|title)\./u;

/** Statements with those that stand inside them. */
export function opened(statements: readonly Statement[]): readonly Statement[] {
  return statements.flatMap(({ message, yes }) =>
    // What no longer holds is named only to say so.
    (message.key === 'choices.gone' ? [message] : withInner(message))
      .filter(({ key }) => !NAMES.test(key))
      .map((inner, index) =>
        index === 0 && yes !== undefined ? { message: inner, yes } : { message: inner },
      ),
  );
}

function entryOf({ key }: Message): Entry {
  const entry = (entries as Readonly<Record<string, Entry | undefined>>)[key];
  if (!entry) throw new Error(`${key} stands on a sheet and is not in test/said/: what does it answer?`);
  return entry;
}

/** What a message takes for granted. */
export function needsOf(message: Message): readonly Need[] {
  const { needs = [] } = entryOf(message);
  return typeof needs === 'function' ? needs(message.params) : needs;
}

/** Reads statements at a table, top to bottom. */
export function read(statements: readonly Statement[], at: Seating): Read {
  const notes = new Map<string, readonly Note[]>();
  const clashes: Clash[] = [];
  for (const by of opened(statements)) {
    const { says = {} } = entryOf(by.message);
    const said = typeof says === 'function' ? says(by.message.params, at, by.yes) : says;
    for (const [name, answer] of Object.entries(said)) {
      if (answer === undefined) continue;
      const note = { value: String(answer), by };
      const known = notes.get(name) ?? [];
      const first = known[0];
      if (name.endsWith('[]')) notes.set(name, [...known, note]);
      else if (!first) notes.set(name, [note]);
      else if (first.value !== note.value) clashes.push({ note: name, one: first, other: note });
    }
  }
  return { notes, clashes: [...clashes, ...denied(notes)] };
}

/** What one sentence says is so and another says is not: `not after-out` is what doesn’t hold after going out. */
function denied(notes: ReadonlyMap<string, readonly Note[]>): readonly Clash[] {
  return [...notes].flatMap(([name, [not]]) => {
    if (!name.startsWith('not ') || !not) return [];
    const about = name.slice('not '.length);
    const so = (notes.get(about) ?? notes.get('after-any'))?.[0];
    return so?.value === not.value ? [{ note: name, one: so, other: not }] : [];
  });
}

/** What goes when something is said instead that it was only a part or an exception of. */
const REPLACED: readonly {
  readonly by: readonly string[];
  readonly unless?: RegExp;
  readonly goes: readonly string[];
}[] = [
  { by: ['after-any'], goes: ['after-out', 'after-block'] },
  // Winners lead after no tie, so what is said of one stands beside them.
  { by: ['after-any'], unless: /^winner/u, goes: ['after-tie'] },
  { by: ['draws', 'leave-last'], goes: ['never', 'never-as-four'] },
  { by: ['ways[]'], goes: ['lead-decided'] },
  {
    by: ['each', 'each-as-four'],
    goes: ['each', 'left', 'never', 'each-as-four', 'left-as-four', 'never-as-four', 'closed'],
  },
  { by: ['set-tiles'], goes: ['left', 'left-as-four', 'never', 'never-as-four'] },
  { by: ['target', 'target-as-four'], goes: ['target', 'target-as-four'] },
];

/**
 * What is known after reading something that holds instead, such as a choice that the table agreed on. Of what was noted
 * in a row and is now noted anew, `kept` says what still stands.
 */
export function instead(before: Read, after: Read, kept: (notes: readonly Note[]) => readonly Note[]): Read {
  const replaced = REPLACED.filter(({ by, unless }) =>
    by.some((name) => after.notes.get(name)?.some(({ value }) => !unless?.test(value))),
  );
  const gone = new Set(replaced.flatMap(({ goes }) => goes));
  const stays = [...before.notes].filter(([name]) => !gone.has(name));
  const comes = [...after.notes].map(([name, notes]): [string, readonly Note[]] => {
    if (!name.endsWith('[]')) return [name, notes];
    // What is done “if nobody has it” comes after what is done first.
    const all = [...kept(before.notes.get(name) ?? []), ...notes];
    return [name, [...all.filter((note) => !isFallback(note)), ...all.filter(isFallback)]];
  });
  return { notes: new Map([...stays, ...comes]), clashes: after.clashes };
}

const isFallback = ({ value }: Note): boolean => value.startsWith('then ');

/** After a choice: it says all ways anew, unless it begins with “if nobody has it”. */
export const chosen =
  (agreed: Read) =>
  (notes: readonly Note[]): readonly Note[] => {
    const [first] = agreed.notes.get('ways[]') ?? [];
    return first && isFallback(first) ? notes.filter((note) => !isFallback(note)) : [];
  };

/** The reader’s answer; undefined where nothing read answers the question. */
export function answered({ question, seating }: PosedQuestion, { notes }: Read): string | undefined {
  const one = (name: string) => notes.get(name)?.[0]?.value;
  const noted: Noted = {
    at: seating,
    one,
    count(name) {
      const found = one(name);
      return found === undefined ? undefined : Number(found);
    },
    all: (name) => (notes.get(name) ?? []).map(({ value }) => value),
  };
  const combined = combinations[question.id];
  const answer = combined ? combined(noted) : one(question.id);
  return answer === undefined ? undefined : String(answer);
}
