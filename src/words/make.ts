import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { inDigits } from './digits.js';
import {
  type Counted,
  HIGHEST_WRITTEN,
  type Joints,
  type ListType,
  localeOf,
  type MadeWords,
  pluralsOf,
} from './made.js';
import { type Words, wordsOf } from './words.js';

/** All messages of one language by dotted key, as `templates/words/<language>.yaml` states them (ICU MessageFormat). */
export type Messages = Readonly<Record<string, string>>;

/** Numbers up to this one are counted without asking; more would make a language's file longer than it saves time. */
const HIGHEST = 199;

/** Works out all of a language that doesn't depend on what it is filled with. A message that can't be read is a bug in its file. */
export function makeWords(language: string, messages: Messages): MadeWords {
  return {
    language,
    messages: Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [key, read(parse(text, { ignoreTag: true }))]),
    ),
    counted: countedIn(language),
    lists: { conjunction: jointsOf(language, 'conjunction'), disjunction: jointsOf(language, 'disjunction') },
  };
}

/** Makes messages speak that are only just known. */
export function wordsFrom(language: string, messages: Messages): Words {
  return wordsOf(makeWords(language, messages));
}

function read(elements: MessageFormatElement[]): string | MessageFormatElement[] {
  const [first, ...others] = elements;
  return others.length === 0 && first?.type === TYPE.literal ? first.value : elements;
}

function countedIn(language: string): Counted {
  const digits = new Intl.NumberFormat(localeOf(language));
  const numbers = Array.from({ length: HIGHEST + 1 }, (_, number) => number);
  const written = {
    thousands: digits.format(1000).slice(1, -3),
    decimal: digits.format(0.5).slice(1, -1),
    percent: percentIn(language),
  };
  const plural = new Intl.PluralRules(pluralsOf(language));
  for (let number = 0; number <= HIGHEST_WRITTEN; number++) {
    for (const value of [number, number / 10]) {
      if (digits.format(value) !== inDigits(value, written))
        throw new Error(`${language} writes ${value} as ${digits.format(value)}`);
    }
    if (number > HIGHEST && plural.select(number) !== 'other')
      throw new Error(`${language} counts ${number} as ${plural.select(number)}`);
  }
  const formsOf = (type: Intl.PluralRuleType) => {
    const rules = new Intl.PluralRules(pluralsOf(language), { type });
    return Object.fromEntries(
      numbers.flatMap((number) => {
        const form = rules.select(number);
        return form === 'other' ? [] : [[number, form]];
      }),
    );
  };
  return {
    highest: HIGHEST,
    ...written,
    forms: { cardinal: formsOf('cardinal'), ordinal: formsOf('ordinal') },
  };
}

/** What follows a number of hundredths, the same from none to all. */
function percentIn(language: string): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  const percent = format.format(0).slice(1);
  for (let hundredths = 0; hundredths <= 100; hundredths++) {
    const written = format.format(hundredths / 100);
    if (written !== `${hundredths}${percent}`)
      throw new Error(`${language} writes ${hundredths} % as ${written}`);
  }
  return percent;
}

/** Beginnings before which some language is known to join otherwise: Spanish "and" before i, "or" before o and eight. */
const BEGINNINGS = ['i', 'hi', 'o', 'ho', '8', '11'];

function jointsOf(language: string, type: ListType): Joints {
  const format = new Intl.ListFormat(localeOf(language), { type, style: 'long' });
  const between = (items: readonly string[]) =>
    format.formatToParts(items).flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  const [pair] = between(['a', 'b']);
  const [other, ...more] = between(['a', 'b', 'c', 'd']);
  const [same, last] = more;
  if (pair === undefined || other === undefined || last === undefined || same !== other) {
    throw new Error(`the lists of ${language} are of a kind that isn’t known`);
  }
  return { pair, last, other, heeds: BEGINNINGS.some((item) => between(['a', item])[0] !== pair) };
}
