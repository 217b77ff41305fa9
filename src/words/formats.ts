import type { Formatters } from 'intl-messageformat';
import { localeOf } from './lists.js';

/** Whose plurals a language has where its own data are not what is written: Brazilians write "0 pontos", not "0 ponto". */
const PLURALS: Readonly<Record<string, string>> = { pt: 'pt-PT' };

/** What the numbers and plurals in the messages of a language are made by, each format made once. */
export function formatsOf(language: string): Formatters {
  const locale = localeOf(language);
  const number = kept((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const plural = kept(
    (options?: Intl.PluralRulesOptions) => new Intl.PluralRules(PLURALS[language] ?? locale, options),
  );
  return {
    getNumberFormat: (_, options) => number(options),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(locale, options),
    getPluralRules: (_, options) => plural(options),
  };
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
