import type { Formatters } from 'intl-messageformat';
import { inDigits } from './digits.js';
import { type Counted, HIGHEST_WRITTEN, localeOf, type MadeWords, pluralsOf } from './made.js';

/** The numbers and plurals of a language, each made once; the first object of `Intl` takes longer to make than a list of games, so that small numbers do without. */
export interface LanguageFormats extends Formatters {
  /** A number as the language writes it. */
  number(value: number): string;
}

/** What the messages of a language write numbers by and choose plurals by. */
export function formatsOf({ language, counted }: Pick<MadeWords, 'language' | 'counted'>): LanguageFormats {
  const locale = localeOf(language);
  const number = kept((options?: Intl.NumberFormatOptions) =>
    numberFormat(() => new Intl.NumberFormat(locale, options), writerFor(counted, options)),
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

/** Writes a number without the format, where it can. */
type Writer = (value: number | bigint) => string | undefined;

/** Numbers that are known to be are written digit by digit, and so are whole hundredths of what is no more than all. */
function writerFor(counted: Counted, options: Intl.NumberFormatOptions | undefined): Writer {
  if (options === undefined)
    return (value) => (typeof value === 'number' ? inDigits(value, counted) : undefined);
  if (Object.keys(options).join() !== 'style' || options.style !== 'percent') return () => undefined;
  return (value) => {
    const hundredths = Number(value) * 100;
    const whole = Math.round(hundredths);
    // Whichever way halves are rounded, that is for the format to say.
    const isPlain = hundredths >= 0 && hundredths <= 100 && Math.abs(hundredths - whole) < 0.499;
    return isPlain && !Object.is(value, -0) ? `${whole}${counted.percent}` : undefined;
  };
}

/** Writes what can be written without it, and makes the format for all else. */
function numberFormat(make: () => Intl.NumberFormat, written: Writer): Intl.NumberFormat {
  const format = once(make);
  return {
    format: (value: number | bigint) => written(value) ?? format().format(value),
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
      isCounted(value, type === 'cardinal' ? HIGHEST_WRITTEN : counted.highest)
        ? (counted.forms[type][value] ?? 'other')
        : rules().select(value),
    resolvedOptions: () => rules().resolvedOptions(),
  };
}

function isCounted(value: unknown, highest: number): value is number {
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
