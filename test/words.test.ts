import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages, messagesIn, translations } from './support/languages.js';
import { FILLED, parsed, usesIn, wordingsOf } from './support/messages.js';

/** The quotation marks of each language; French ones stand off by a thin space that never breaks. */
const QUOTES: Readonly<Record<string, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  fr: ['«\u202F', '\u202F»'],
  es: ['«', '»'],
  de: ['„', '“'],
  pt: ['“', '”'],
  'pt-PT': ['«', '»'],
  it: ['«', '»'],
};

/** Messages that say the same in other languages, with the reason, by language (`all`: in any). */
const SAME = parse(
  readFileSync(fileURLToPath(new URL('words-same.yaml', import.meta.url)), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, string>> | null>>;

const english = messagesIn('en');
const keys = Object.keys(english);

/** What is wrong with the messages of a language, by key; a test shows the whole list at once. */
function complaints(
  language: string,
  judge: (message: string, key: string) => readonly string[],
): readonly string[] {
  return Object.entries(messagesIn(language)).flatMap(([key, message]) =>
    judge(message, key).map((what) => `${key}: ${what}`),
  );
}

/** Judges each wording of each message. */
function wordings(language: string, judge: (text: string, key: string) => readonly string[]) {
  return complaints(language, (message, key) => [
    ...new Set(wordingsOf(parsed(message)).flatMap((text) => judge(text, key))),
  ]);
}

describe.each(languages)('%s', (language) => {
  test('can be read by ICU', () => {
    const wrong = complaints(language, (message) => {
      try {
        parsed(message);
        return [];
      } catch (failure) {
        return [String(failure)];
      }
    });
    expect(wrong).toEqual([]);
  });

  test('has no straight quotes, no doubled spaces, none at the ends', () => {
    // Straight quotes around braces are ICU's own; they are gone when the message is written out.
    const wrong = wordings(language, (text) => [
      ...(/['"`´]/.test(text) ? ['a straight quote or apostrophe'] : []),
      ...(/[ \u00A0\u202F]{2}/.test(text) ? ['two spaces'] : []),
      ...(text.trim() === text && text !== '' ? [] : ['nothing, or a space at an end']),
      ...(text.normalize('NFC') === text ? [] : ['accents apart from their letters']),
      ...(/\.\.\./.test(text.replace(/\{.*?\}/g, '')) ? ['three full stops in place of …'] : []),
      ...(/[\u2000-\u200F\u2028\u2029\uFEFF]/.test(text) ? ['a space that can’t be seen'] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  test('opens and closes its own quotation marks', () => {
    const [open, close] = QUOTES[language] ?? [];
    expect({ open, close }, 'add the quotation marks of the language').toEqual({
      open: expect.any(String),
      close: expect.any(String),
    });
    const wrong = wordings(language, (text) => {
      let inside = false;
      for (const [mark] of text.matchAll(/«\u202F?|\u202F?»|[“”„‘‚‹›]/gu)) {
        if (mark !== (inside ? close : open)) return [`${mark} in “${text}”`];
        inside = !inside;
      }
      return inside ? [`a quotation without end in ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('has bold type in pairs', () => {
    const wrong = wordings(language, (text) => {
      const marks = [...text.matchAll(/<\/?\w>/g)].map(([mark]) => mark);
      const pairs = marks.every((mark, index) => mark === (index % 2 === 0 ? '<b>' : '</b>'));
      return pairs && marks.length % 2 === 0 ? [] : [text];
    });
    expect(wrong).toEqual([]);
  });

  test('has every plural that the language needs, and no other', () => {
    // `many` is for whole millions in French, Spanish, Portuguese and Italian; what isn't there is `other`.
    const neededFor = (type: 'cardinal' | 'ordinal') =>
      new Intl.PluralRules(language, { type })
        .resolvedOptions()
        .pluralCategories.filter((category) => type === 'ordinal' || category !== 'many')
        .sort();
    const wrong = complaints(language, (message) =>
      [...usesIn(parsed(message))].flatMap(([name, { kinds, categories, exact }]) => {
        if (!kinds.has('plural') && !kinds.has('ordinal')) return [];
        const needed = neededFor(kinds.has('ordinal') ? 'ordinal' : 'cardinal');
        const found = kinds.has('ordinal') ? categories : categories.filter((each) => each !== 'many');
        const alike = found.join() === needed.join() || (found.join() === 'other' && exact.length > 0);
        return alike ? [] : [`{${name}} has ${found.join(', ')} in place of ${needed.join(', ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(translations)('%s beside English', (language) => {
  const messages = messagesIn(language);

  test('has the same keys', () => {
    const missing = keys.filter((key) => !Object.hasOwn(messages, key));
    const unknown = Object.keys(messages).filter((key) => !Object.hasOwn(english, key));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  test('takes the same parameters, with the same cases', () => {
    const wrong = complaints(language, (message, key) => {
      const original = english[key];
      if (original === undefined) return [];
      const [theirs, ours] = [usesIn(parsed(original)), usesIn(parsed(message))];
      const foreign = [...ours.keys()].filter((name) => !theirs.has(name));
      return [
        ...foreign.map((name) => `there is no {${name}}`),
        ...[...theirs].flatMap(([name, use]) => {
          const own = ours.get(name);
          if (!own) return [`{${name}} is missing`];
          return [
            ...(own.cases.join() === use.cases.join()
              ? []
              : [
                  `{${name}} has the cases ${own.cases.join(', ')}; the English ones are ${use.cases.join(', ')}`,
                ]),
            ...(own.exact.join() === use.exact.join()
              ? []
              : [
                  `{${name}} has ${own.exact.join(', ') || 'no =0'}; English has ${use.exact.join(', ') || 'none'}`,
                ]),
          ];
        }),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('says next to nothing as English does, and that for a reason', () => {
    const equal = keys.filter((key) => {
      const message = messages[key] ?? '';
      return message === english[key] && /\p{Letter}/u.test(wordingsOf(parsed(message)).join(' '));
    });
    const excused = { ...SAME.all, ...SAME[language] };
    expect(equal.filter((key) => !excused[key]?.trim())).toEqual([]);
    expect(equal.length).toBeLessThanOrEqual(0.02 * keys.length);
    const idle = Object.keys(SAME[language] ?? {}).filter((key) => !equal.includes(key));
    expect(idle, 'words-same.yaml excuses what differs').toEqual([]);
  });
});

test('what is excused from translation is there to be translated', () => {
  const excused = Object.values(SAME).flatMap((list) => Object.keys(list ?? {}));
  expect(excused.filter((key) => !Object.hasOwn(english, key))).toEqual([]);
});

describe.runIf(languages.includes('fr'))('fr typography', () => {
  test('a thin space that never breaks stands before ; : ! ?', () => {
    const wrong = wordings('fr', (text, key) => {
      const original = wordingsOf(parsed(english[key] ?? '')).join(' ');
      return [...text.matchAll(/([^\s\u00A0\u202F«]*)(\s?)([;:!?]+)/gu)].flatMap(
        ([found, word = '', space, mark]) => {
          if (space === '\u202F') return [];
          // Keys and values as files write them (`match: one-round`) stay as they are; the English message has them too.
          const file =
            key.startsWith('problem.') || key === 'ruling.source'
              ? /^\[?(?:[a-z0-9./_\uFFFC-]+|Ana|Ben)$/
              : /^(?:[a-z0-9./_-]+|Ana|Ben)$/;
          return space === '' && file.test(word) && original.includes(`${word}${mark}`)
            ? []
            : [`“${found}” in “${text}”`];
        },
      );
    });
    expect(wrong).toEqual([]);
  });

  test('nothing else has one, and per cent and units stand off', () => {
    const wrong = wordings('fr', (text) => [
      ...[...text.matchAll(/.?\u202F(?![;:!?%»\d]).?/gu)].flatMap(([found]) =>
        found.startsWith('«') ? [] : [`“${found}”`],
      ),
      ...[...text.matchAll(/\d%/gu)].map(([found]) => `“${found}”`),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe.runIf(languages.includes('es'))('es typography', () => {
  test('what ends with ? or ! begins with ¿ or ¡', () => {
    const wrong = wordings('es', (text) => {
      const marks = [...text.matchAll(/[¿?¡!]/gu)].map(([mark]) => mark);
      const paired = marks.every((mark, index) =>
        index % 2 === 0 ? '¿¡'.includes(mark) : marks[index - 1] === (mark === '?' ? '¿' : '¡'),
      );
      return paired && marks.length % 2 === 0 ? [] : [text];
    });
    expect(wrong).toEqual([]);
  });
});

test('a wording shows each case of a message once', () => {
  const texts = wordingsOf(parsed('{a, select, x {one {b, plural, one {#} other {many}}} other {two}}: {c}'));
  expect(texts).toEqual([`one 2: ${FILLED}`, `one many: ${FILLED}`, `two: ${FILLED}`]);
});

describe('the English style', () => {
  // What an editor of board-game rules struck out of the first release, each with what is written instead.
  test.each<[struck: RegExp, instead: string]>([
    [/(?<!there )\b(?:is|are) no\b(?! longer)/iu, '“isn’t a tile”, not “is no tile”'],
    [/\d %/u, '“100%” without a space'],
    [/\u2014/u, 'a colon or a full stop, not an em dash'],
    [/\b(?:some|every)body\b/iu, '“someone”, “everyone”'],
    [/\blowest hands?\b/iu, '“the player with the fewest pips”: a person wins, not a hand'],
    [/\bbetween equals\b|\bmost pips leads; between/iu, '“if equal, the tile with the higher half”'],
    [/\bjoker/iu, '“wild”'],
    [/\bmend(?:s|ed)?\b/iu, '“fix”'],
    [/\bcolor|\bmillimeter|\bcenter\b/iu, 'British spelling'],
    [/\bone tile a turn\b/iu, 'numerals for counts: “1 tile a turn”'],
  ])('has no %s: %s', (struck) => {
    expect(wordings('en', (text) => (struck.test(text) ? [text] : []))).toEqual([]);
  });
});
