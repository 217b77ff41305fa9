import { describe, expect, test } from 'vitest';
import type { SheetRequest } from '../../src/sheets/request.js';
import { rulesSheet } from '../../src/sheets/rules/rules.js';
import { languages, wordsIn } from '../support/languages.js';
import { fonts, lexendFonts } from '../support/setup.js';
import { requestFor } from '../support/sheet-text.js';
import { shipped, valueIn } from '../support/shipped.js';
import { covering } from '../support/thorough.js';
import { faultsOf } from '../support/well-set.js';

const lexend = lexendFonts();

/** How rules are set for whoever reads them: their columns, the least type (pt), and how the request asks for it. */
const TYPES = {
  usual: { columns: 2, least: 10, asked: { measurer: fonts } },
  large: { columns: 1, least: 16, asked: { measurer: fonts, large: true } },
  lexend: { columns: 2, least: 12, asked: { measurer: lexend, overleaf: true } },
} as const;
type Type = keyof typeof TYPES;

/** The least type on a paper twice as large, which is read from further away. */
const POSTER = { usual: 13, large: 18, lexend: 12 } as const;

const cases = covering(
  [...shipped.keys()].flatMap((game) =>
    languages.flatMap((language) =>
      ['a4', 'letter', 'a3', 'tabloid'].flatMap((paper) =>
        (Object.keys(TYPES) as readonly Type[]).map((type) => [game, language, paper, type] as const),
      ),
    ),
  ),
  14,
);

describe('rules are well set', () => {
  test.each(cases)('%s in %s on %s, %s type', (game, language, paper, type) => {
    const { least, asked } = TYPES[type];
    const poster = paper === 'a3' || paper === 'tabloid';
    const columns = poster ? 2 : TYPES[type].columns;
    const words = wordsIn(language);
    const request: SheetRequest = { ...requestFor(game, { paper }), words, ...asked };
    const sheet = valueIn(rulesSheet(request), game);
    const { smallest, halves, ...faults } = faultsOf(sheet, {
      columns,
      example: words.say('section.example'),
    });
    expect(faults).toEqual({ torn: [], runts: [], lone: [], cut: [], uneven: [], crossed: [] });
    expect(smallest).toBeGreaterThanOrEqual(poster ? POSTER[type] : least);
    // All tiles of a sheet are drawn at one scale.
    expect(halves.length).toBeLessThanOrEqual(1);
  });
});
