import { IntlMessageFormat } from 'intl-messageformat';
import type { ProblemValue } from '../problem.js';

/** What a message is filled with. A list is joined as the language joins it ("Ana, Ben and Cleo"). */
export type WordsParams = Readonly<Record<string, ProblemValue>>;

/** All messages of one language by dotted key, as `templates/words/<language>.yaml` states them (ICU MessageFormat). */
export type Messages = Readonly<Record<string, string>>;

/** Everything the program can say in one language. */
export interface Words {
  /** The language's code (`en`). */
  readonly language: string;
  /** The message of a key, filled in; a key that no file has is a bug, never an English fallback. */
  say(key: string, params?: WordsParams): string;
  /** Whether there is a message of this key, for messages that only some values have. */
  has(key: string): boolean;
  /** A list of alternatives ("2, 3 or 4"). */
  or(items: readonly string[]): string;
  /** A whole number as the language writes it. */
  number(value: number): string;
}

/** Makes a language's messages speak; each is parsed when first said. */
export function wordsOf(language: string, messages: Messages): Words {
  const parsed = new Map<string, IntlMessageFormat>();
  const and = once(() => new Intl.ListFormat(language, { type: 'conjunction', style: 'long' }));
  const or = once(() => new Intl.ListFormat(language, { type: 'disjunction', style: 'long' }));
  const numbers = once(() => new Intl.NumberFormat(language));
  return {
    language,
    has: (key) => Object.hasOwn(messages, key),
    or: (items) => or().format(items),
    number: (value) => numbers().format(value),
    say(key, params = {}) {
      let message = parsed.get(key);
      if (!message) {
        const text = Object.hasOwn(messages, key) ? messages[key] : undefined;
        if (text === undefined) throw new Error(`no message ${key} in ${language}`);
        message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
        parsed.set(key, message);
      }
      const filled: Record<string, string | number> = {};
      for (const [name, value] of Object.entries(params)) {
        filled[name] = typeof value === 'object' ? and().format(value) : value;
      }
      return message.format(filled) as string;
    },
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
