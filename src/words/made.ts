import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** All of one language that is worked out beforehand, as plain data: the program is built with it, and makes it when it runs from source. */
export interface MadeWords {
  /** The language's code (`en`). */
  readonly language: string;
  readonly messages: MadeMessages;
  readonly counted: Counted;
  readonly lists: Readonly<Record<ListType, Joints>>;
}

/** Messages by dotted key, read: one that nothing is filled into is its text. */
type MadeMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** How the whole numbers from 0 to 9,999 are written and counted, and those with one decimal. */
export interface Counted {
  /** The highest whose form is told below; beyond it all have the one called `other`, but for ordinals, which are asked for. */
  readonly highest: number;
  /** What stands between thousands and hundreds; and before a decimal. */
  readonly thousands: string;
  readonly decimal: string;
  /** What follows a number of hundredths. */
  readonly percent: string;
  /** The form of the noun beside each number by its kind, where it isn't the one called `other`. */
  readonly forms: Readonly<Record<Intl.PluralRuleType, Readonly<Record<string, Intl.LDMLPluralRule>>>>;
}

/** The highest whole number that is written and counted without asking. */
export const HIGHEST_WRITTEN = 9999;

/** All of a list, or one of it. */
export type ListType = 'conjunction' | 'disjunction';

/** What stands between the parts of a list. */
export interface Joints {
  /** Between the only two. */
  readonly pair: string;
  /** Between the last two of more. */
  readonly last: string;
  /** Between the others. */
  readonly other: string;
  /** Whether the joint before an item depends on how that begins (Spanish “e Inés”). */
  readonly heeds: boolean;
}

/** What the formats of a language are asked by: the English here is British, which has no comma before the last "and". */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** Whose plurals a language has where its own data are not what is written: Brazilians write "0 pontos", not "0 ponto". */
const PLURALS: Readonly<Record<string, string>> = { pt: 'pt-PT' };

/** What the plurals of a language are asked by. */
export function pluralsOf(language: string): string {
  return PLURALS[language] ?? localeOf(language);
}

/** The beginnings of words before which Spanish has another "and" or "or"; more than these ask `Intl` in vain, none may be missing. */
export const HEEDED = /^[iho18]/iu;
