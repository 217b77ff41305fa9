import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { formatsOf } from '../src/words/formats.js';
import { listsOf } from '../src/words/lists.js';
import { localeOf, pluralsOf } from '../src/words/made.js';
import { makeWords } from '../src/words/make.js';
import { wordsOf } from '../src/words/words.js';
import { languages, messagesIn } from './support/languages.js';
import { parsed, usesIn } from './support/messages.js';

/** Numbers around every place where a language changes its form or its digits. */
const NUMBERS = [
  ...Array.from({ length: 1200 }, (_, number) => number),
  ...Array.from({ length: 400 }, (_, tenth) => tenth / 10),
  ...[
    -0,
    -1,
    0.05,
    0.25,
    3.14,
    999.9,
    999.95,
    1234.5,
    5000,
    9999,
    9999.9,
    10_000,
    999_999,
    1_000_000,
    2_000_000,
    Number.NaN,
  ],
];

/** Items before which languages join otherwise, or might. */
const ITEMS = [
  ...['Ana', 'Inés', 'Íñigo', 'Hilda', 'hielo', 'Yago', 'Óscar', 'Olga', 'hoy', 'Elena', 'È', '«Enzo»', ''],
  ...['1', '8', '11', '18', '80', '0-0', '--players', 'e', 'o', 'y', 'u', 'I', '“i”', 'ä'],
];

describe.each(languages)('what %s does without asking', (language) => {
  // What the built program reads: text and back.
  const made = JSON.parse(JSON.stringify(makeWords(language, messagesIn(language))));
  const formats = formatsOf(made);

  test('numbers are written as ICU writes them', () => {
    const digits = new Intl.NumberFormat(localeOf(language));
    const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
    for (let share = 0; share <= 1.01; share += 0.00125) {
      expect(formats.getNumberFormat(language, { style: 'percent' }).format(share)).toBe(
        percent.format(share),
      );
    }
    for (const number of NUMBERS) {
      expect(formats.number(number)).toBe(digits.format(number));
      expect(formats.getNumberFormat(language, { style: 'percent' }).format(number)).toBe(
        percent.format(number),
      );
    }
  });

  test.each(['cardinal', 'ordinal'] as const)('%s numbers take the form that ICU gives them', (type) => {
    const rules = new Intl.PluralRules(pluralsOf(language), { type });
    const own = formats.getPluralRules(language, { type });
    for (const number of NUMBERS) expect(own.select(number), String(number)).toBe(rules.select(number));
  });

  test.each([
    ['and', 'conjunction'],
    ['or', 'disjunction'],
  ] as const)('lists with “%s” are joined as ICU joins them', (join, type) => {
    const format = new Intl.ListFormat(localeOf(language), { type, style: 'long' });
    // Italian alone is changed: “ed” before an e.
    const joined = (items: readonly string[]) =>
      language === 'it'
        ? format.format(items).replace(/ e (?=[«“]?[eèé][^,]*$)/iu, ' ed ')
        : format.format(items);
    const own = listsOf(made)[join];
    expect(own([])).toBe('');
    for (const last of ITEMS) {
      for (const items of [[last], ['Ben', last], [last, 'Ben', last], ['Cleo', last, 'Ben', last]]) {
        expect(own(items)).toBe(joined(items));
      }
    }
  });

  test('every message is filled as the library fills it from its text', () => {
    const words = wordsOf(made);
    const texts = Object.entries(messagesIn(language));
    const formatters: Formatters = {
      getNumberFormat: (_, options) => new Intl.NumberFormat(localeOf(language), options),
      getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(localeOf(language), options),
      getPluralRules: (_, options) => new Intl.PluralRules(pluralsOf(language), options),
    };
    for (const [key, text] of texts) {
      const whole = new IntlMessageFormat(text, localeOf(language), undefined, {
        ignoreTag: true,
        formatters,
      });
      const uses = usesIn(parsed(text));
      for (let filling = 0; filling < 4; filling++) {
        const params: Record<string, string | number> = {};
        for (const [name, { kinds, cases }] of uses) {
          if (name === 'lang') continue;
          const counts = kinds.has('number') || kinds.has('plural') || kinds.has('ordinal');
          params[name] = counts ? ([0, 1, 2, 5000][filling] ?? 0) : (cases[filling % cases.length] ?? 'x');
        }
        const lang = language === 'en' ? '' : ` --lang ${language}`;
        expect(words.lookUp(key, params), key).toBe(whole.format({ ...params, lang }));
      }
    }
    expect(texts.length).toBeGreaterThan(1000);
  });

  test('what isn’t filled in is a bug that names it', () => {
    expect(() => wordsOf(made).lookUp('facts.tiles', {})).toThrow(/"tiles".*facts\.tiles/);
    expect(() => wordsOf(made).lookUp('no.such')).toThrow(`no message no.such in ${language}`);
  });
});
