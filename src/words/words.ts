import { type Formats, formatToParts } from 'intl-messageformat';
import type { Value } from '../messages.generated.js';
import type { Filling, KeyUnder, MessageKey } from '../messages.js';
import type { Problem } from '../problem.js';
import { formatsOf } from './formats.js';
import { listsOf } from './lists.js';
import { localeOf, type MadeWords } from './made.js';

/** What a message is filled with, by name. A list is joined as the language joins it ("Ana, Ben and Cleo"). */
export type WordsParams = Readonly<Record<string, Value>>;

/** Says the messages of one part of the file. */
type SayUnder<Part extends string> = <Rest extends KeyUnder<Part>>(
  rest: Rest,
  ...filling: Filling<`${Part}.${Rest}`>
) => string;

/** Everything the program can say in one language. */
export interface Words {
  /** The language's code (`en`). */
  readonly language: string;
  /** The message of a key, filled in; a key that the language's file lacks is a bug, never an English fallback. */
  say<Key extends MessageKey>(key: Key, ...filling: Filling<Key>): string;
  /** What a problem says to whoever has to mend it. */
  problem(problem: Pick<Problem, 'code' | 'params'>): string;
  /** The messages of one part of the file by the rest of their keys: `under('decision')` says `decision.pass` as `pass`. */
  under<Part extends string>(part: Part): SayUnder<Part>;
  /** The message of a key of which the program knows only the pattern (`names.${number}`), as those of the schema's paths. */
  lookUp<Pattern extends string>(key: Pattern, params?: WordsParams): string;
  /** A list of what belongs together ("Ana and Cleo"). */
  and(items: readonly string[]): string;
  /** A list of alternatives ("2, 3 or 4"). */
  or(items: readonly string[]): string;
  /** A whole number as the language writes it. */
  number(value: number): string;
}

/** The ways to write a number that a message may name. */
const FORMATS: Formats = { number: { percent: { style: 'percent' } }, date: {}, time: {} };

/** Makes a language's messages speak. */
export function wordsOf(made: MadeWords): Words {
  const { language, messages } = made;
  const locale = localeOf(language);
  const lists = listsOf(made);
  const formats = formatsOf(made);
  // A command that a message tells to type goes on in its language (`{lang}`).
  const option = language === 'en' ? '' : ` --lang ${language}`;
  const fill = (key: string, params: WordsParams = {}): string => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined) throw new Error(`no message ${key} in ${language}`);
    if (typeof message === 'string') return message;
    const filled: Record<string, string | number> = { lang: option };
    for (const [name, value] of Object.entries(params)) {
      filled[name] = typeof value === 'object' ? lists.and(value) : value;
    }
    const parts = formatToParts<never>(message, locale, formats, FORMATS, filled, undefined, key);
    return parts.map(({ value }) => value).join('');
  };
  return {
    language,
    say: (key, ...[params]) => fill(key, params),
    under:
      (part) =>
      (rest, ...[params]) =>
        fill(`${part}.${rest}`, params),
    lookUp: fill,
    problem: ({ code, params }) => fill(`problem.${code}`, params),
    and: lists.and,
    or: lists.or,
    number: formats.number,
  };
}
