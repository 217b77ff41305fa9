import { IntlMessageFormat } from 'intl-messageformat';
import type { Value } from '../messages.generated.js';
import type { Filling, KeyUnder, MessageKey } from '../messages.js';
import type { Problem } from '../problem.js';
import { formatsOf } from './formats.js';
import { listsOf, localeOf } from './lists.js';

/** What a message is filled with, by name. A list is joined as the language joins it ("Ana, Ben and Cleo"). */
export type WordsParams = Readonly<Record<string, Value>>;

/** Says the messages of one part of the file. */
type SayUnder<Part extends string> = <Rest extends KeyUnder<Part>>(
  rest: Rest,
  ...filling: Filling<`${Part}.${Rest}`>
) => string;

/** All messages of one language by dotted key, as `templates/words/<language>.yaml` states them (ICU MessageFormat). */
export type Messages = Readonly<Record<string, string>>;

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

/** Makes a language's messages speak; each is parsed when first said. */
export function wordsOf(language: string, messages: Messages): Words {
  const parsed = new Map<string, IntlMessageFormat>();
  const locale = localeOf(language);
  const lists = listsOf(language);
  const formatters = formatsOf(language);
  // A command that a message tells to type goes on in its language (`{lang}`).
  const option = language === 'en' ? '' : ` --lang ${language}`;
  const numbers = once(() => new Intl.NumberFormat(locale));
  const fill = (key: string, params: WordsParams = {}): string => {
    let message = parsed.get(key);
    if (!message) {
      const text = Object.hasOwn(messages, key) ? messages[key] : undefined;
      if (text === undefined) throw new Error(`no message ${key} in ${language}`);
      message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters });
      parsed.set(key, message);
    }
    const filled: Record<string, string | number> = { lang: option };
    for (const [name, value] of Object.entries(params)) {
      filled[name] = typeof value === 'object' ? lists.and(value) : value;
    }
    return message.format(filled) as string;
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
    number: (value) => numbers().format(value),
  };
}

/** Makes something when it is first asked for; the formats of a language take long to make, the first ones longest. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
