import type { Formatters } from 'intl-messageformat';
import { type Counted, localeOf, type MadeWords, pluralsOf } from './made.js';

/** The numbers and plurals of a language, each made once; the first object of `Intl` takes longer to make than a list of games, so that small numbers do without. */
export interface LanguageFormats extends Formatters {
  /** A number as the language writes it. */
  number(value: number): string;
}

/** What the messages of a language write numbers by and choose plurals by. */
export function formatsOf({ language, counted }: Pick<MadeWords, 'language' | 'counted'>): LanguageFormats {
  const locale = localeOf(language);
  const number = kept((options?: Intl.NumberFormatOptions) =>
    numberFormat(() => new Intl.NumberFormat(locale, options), options ? undefined : counted),
  );
  const plural = kept((options?: Intl.PluralRulesOptions) =>
    pluralRules(
      () => new Intl.PluralRules(pluralsOf(language), options),
      counted,
      options?.type ?? 'cardinal',
    ),
  );
  return {
    getNumberFormat: (_, options) => number(options),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(locale, options),
    getPluralRules: (_, options) => plural(options),
    number: (value) => number().format(value),
  };
}

/** Writes the numbers that are counted in plain digits, and makes the format for others. */
function numberFormat(make: () => Intl.NumberFormat, counted: Counted | undefined): Intl.NumberFormat {
  const format = once(make);
  return {
    format: (value: number | bigint) =>
      counted && isCounted(value, counted) ? String(value) : format().format(value),
    formatToParts: (value: number | bigint) => format().formatToParts(value),
    formatRange: (start, end) => format().formatRange(start, end),
    formatRangeToParts: (start, end) => format().formatRangeToParts(start, end),
    resolvedOptions: () => format().resolvedOptions(),
  };
}

function pluralRules(
  make: () => Intl.PluralRules,
  counted: Counted,
  type: Intl.PluralRuleType,
): Intl.PluralRules {
  const rules = once(make);
  return {
    select: (value) =>
      isCounted(value, counted) ? (counted.forms[type][value] ?? 'other') : rules().select(value),
    resolvedOptions: () => rules().resolvedOptions(),
  };
}

function isCounted(value: unknown, { highest }: Counted): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highest && !Object.is(value, -0);
}

function kept<Options, Format>(make: (options?: Options) => Format): (options?: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options) ?? '';
    const format = made.get(key) ?? make(options);
    made.set(key, format);
    return format;
  };
}

/** Makes something when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
