import { describe, expect, test } from 'vitest';
import type { Sheet } from '../../src/layout/page/page.js';
import { hostKeySheet } from '../../src/sheets/host-key/host-key.js';
import { printGuideSheet } from '../../src/sheets/print-guide/print-guide.js';
import type { SheetRequest } from '../../src/sheets/request.js';
import { rulesSheet } from '../../src/sheets/rules/rules.js';
import { scoreLogSheet } from '../../src/sheets/score-log/score-log.js';
import { tilesSheet } from '../../src/sheets/tiles/tiles.js';
import { titleIn } from '../../src/variant/variant.js';
import { wordsFrom } from '../../src/words/make.js';
import type { Words } from '../../src/words/words.js';
import { messagesIn, translations, wordsIn } from '../support/languages.js';
import { FILLED, parsed, wordingsOf } from '../support/messages.js';
import { partsOf, requestFor, sheetText } from '../support/sheet-text.js';
import { checkedOf, shipped, valueIn } from '../support/shipped.js';
import { covering } from '../support/thorough.js';

/** So many words in a row are a sentence of a language and no accident. */
const IN_A_ROW = 3;

/** Every run of words of that length in a text, in small letters. */
function phrasesIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{Letter}[\p{Letter}’-]*/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - IN_A_ROW + 1))
    .map((_, index) => words.slice(index, index + IN_A_ROW).join(' '));
}

/** The phrases of the messages that sheets are made of; parameters part them. */
function phrasesOf(language: string): ReadonlySet<string> {
  const printed = Object.entries(messagesIn(language)).filter(([key]) => !/^(problem|cli)\./.test(key));
  const texts = printed.flatMap(([, message]) => wordingsOf(parsed(message)));
  return new Set(
    texts.flatMap((text) =>
      text
        .replace(/<\/?b>/g, '')
        .split(FILLED)
        .flatMap(phrasesIn),
    ),
  );
}

const english = phrasesOf('en');

/** English phrases on a sheet that its own language hasn't, with what figures are called. */
function englishOn(sheet: Sheet, own: ReadonlySet<string>): readonly string[] {
  const texts = [
    sheet.title,
    ...sheetText(sheet).split('\n'),
    ...partsOf(sheet, 'Figure').map(({ alt = '' }) => alt),
  ];
  // Rules are cited as a file writes them, in English, each citation alone: draw.tiles: one.
  const told = texts.map((text) => text.replace(/^[a-z.]+\s*: [a-z0-9, -]+$/u, ' '));
  const found = told.flatMap(phrasesIn).filter((phrase) => english.has(phrase) && !own.has(phrase));
  return [...new Set(found)];
}

function sheetsOf(request: SheetRequest, withKey: boolean): readonly Sheet[] {
  return [
    rulesSheet(request),
    rulesSheet({ ...request, large: true }),
    scoreLogSheet(request),
    tilesSheet(request),
    printGuideSheet(request),
    ...(withKey ? [hostKeySheet(request)] : []),
  ].map((made) => valueIn<Sheet>(made, request.checked.id));
}

/** Partners, drawing never and one tile at most, several targets and one round; a key takes long to work out. */
const WITH_KEY = new Set(['block', 'double-three-chain']);

const table = covering(
  [...shipped.keys()].flatMap((game) => translations.map((language) => [game, language] as const)),
  5,
);

describe.each(translations)('%s', (language) => {
  const own = phrasesOf(language);

  const printed = table.filter(([, spoken]) => spoken === language).map(([game]) => game);

  test.each(printed)('no English on the sheets of %s', (game) => {
    const request = { ...requestFor(game), words: wordsIn(language) };
    for (const sheet of sheetsOf(request, WITH_KEY.has(game))) {
      expect(englishOn(sheet, own), `${game}, ${sheet.name}`).toEqual([]);
      expect(sheet.language).toBe(language);
    }
  });

  test.each([...shipped.keys()])('%s has a title of its own', (game) => {
    const { title } = checkedOf(game);
    expect(titleIn({ ...title, any: '' }, language)).toMatch(/\p{Letter}/u);
    expect(titleIn(title, language)).not.toBe(title.byLanguage.en);
  });
});

test('an English sentence on a foreign sheet is noticed', () => {
  const pass: Words = wordsFrom('fr', {
    ...messagesIn('en'),
    'always.out': 'Le dernier domino posé, la manche est finie.',
  });
  const sheet = valueIn(rulesSheet({ ...requestFor('block'), words: pass }), 'block');
  const own = new Set(phrasesIn('Le dernier domino posé, la manche est finie.'));
  const found = englishOn(sheet, own);
  expect(found).toContain('turn all the');
  expect(found).toContain('that only you');
  expect(found).not.toContain('nobody gets a');
});
