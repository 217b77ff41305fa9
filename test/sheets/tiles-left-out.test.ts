import { expect, test } from 'vitest';
import type { Sheet } from '../../src/layout/page/page.js';
import { hostKeySheet } from '../../src/sheets/host-key/host-key.js';
import { rulesSheet } from '../../src/sheets/rules/rules.js';
import { tilesSheet } from '../../src/sheets/tiles/tiles.js';
import { languages, wordsIn } from '../support/languages.js';
import { requestFor, sheetText } from '../support/sheet-text.js';
import { valueIn } from '../support/shipped.js';

/** How a language names the 27 tiles of a double-six set that lack the blank double. */
const WITHOUT: Readonly<Record<string, RegExp>> = {
  de: /einen Doppelsechs-Satz ohne 0-0: 27 Steine/,
  en: /a double-six set without 0-0: 27 tiles/,
  es: /un juego de doble seis sin 0-0: 27 fichas/,
  fr: /un jeu double-six sans 0-0\s: 27 dominos/,
  it: /un domino doppio sei senza 0-0: 27 tessere/,
  pt: /um dominó duplo seis sem 0-0: 27 peças/,
  'pt-PT': /um dominó duplo seis sem 0-0: 27 peças/,
};

test.each(languages)(
  'of a set without 0-0 nothing is to be taken out, which was never printed, in %s',
  (language) => {
    const request = {
      ...requestFor('block', { settings: ['set={ highest: 6, without: [0-0] }'] }),
      words: wordsIn(language),
    };
    const made: readonly Sheet[] = [
      valueIn(rulesSheet(request), language),
      valueIn(hostKeySheet(request), language),
    ];
    for (const sheet of made) {
      expect(sheetText(sheet).replaceAll(/\s+/gu, ' ')).toMatch(WITHOUT[language] ?? /^$/);
    }
    const tiles = sheetText(valueIn(tilesSheet(request), language)).replaceAll(/\s+/gu, ' ');
    expect(tiles).toMatch(/ 0-0, 27 /);
  },
);
