import { describe, expect, test } from 'vitest';
import { rulesSheet } from '../../../src/sheets/rules/rules.js';
import { normalised } from '../../support/rule-text.js';
import { partsOf, partText, requestFor, type SheetWish } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

/** What is written in the diagram of a turn on a rule sheet, in the order it is read, and what a screen reader says. */
function diagramOf(wish: SheetWish): { readonly drawn: string; readonly said: string } {
  const sheet = valueIn(rulesSheet(requestFor('family-draw', wish)), JSON.stringify(wish));
  const figure = partsOf(sheet, 'Figure').find(({ alt }) =>
    alt?.startsWith('Your turn, question by question: '),
  );
  if (!figure) throw new Error('no diagram');
  const words = sheet.pages
    .flatMap((page) => page.items)
    .flatMap((item) => (item.kind === 'text' && item.node === figure ? [item.text] : []));
  expect(partText(sheet, figure)).toBe(words.join('').trim());
  return {
    drawn: normalised(words.join(' ')),
    said: figure.alt?.replace('Your turn, question by question: ', '') ?? '',
  };
}

const FITS = 'Does a tile fit?';
const PASS = 'Say \u201cpass\u201d.';
const MORE = 'Any tiles to draw?';

/** Every way to draw, and what a player does at each question, as the rules of drawing say it. */
const FORMS: readonly (readonly [
  asked: string,
  wish: SheetWish,
  play: string,
  more: string,
  draw: string,
])[] = [
  ['never', { settings: ['draw=never'] }, 'Play one.', '', ''],
  [
    'stuck, until one fits, which is played',
    { settings: ['draw={when: stuck, tiles: until-fit, then: must-play}'] },
    'Play one.',
    MORE,
    'Draw until one fits: play it. None? Pass.',
  ],
  [
    'stuck, until one fits, which may be kept',
    { settings: ['draw={when: stuck, tiles: until-fit, then: may-keep}'] },
    'Play one.',
    MORE,
    'Draw until one fits: play or keep it. None? Pass.',
  ],
  [
    'stuck, one tile, which is played',
    { settings: ['draw={when: stuck, tiles: one, then: must-play}'] },
    'Play one.',
    MORE,
    'Draw 1 tile. If it fits, play it; if not, keep it.',
  ],
  [
    'stuck, one tile, which may be kept',
    { settings: ['draw={when: stuck, tiles: one, then: may-keep}'] },
    'Play one.',
    MORE,
    'Draw 1 tile. If it fits, play it or keep it; if not, keep it.',
  ],
  [
    'at any turn, until one fits',
    { settings: ['draw={when: any-turn, tiles: until-fit}'] },
    'Play one, or draw if you like.',
    MORE,
    'Draw until one fits: play it. None? Pass.',
  ],
  [
    'at any turn, one tile',
    { settings: ['draw={when: any-turn, tiles: one}'] },
    'Play one, or draw if you like.',
    MORE,
    'Draw 1 tile. If it fits, play it; if not, keep it.',
  ],
  [
    'one stays in the boneyard',
    { settings: ['draw={leave: 1}'] },
    'Play one.',
    'Over 1 in the boneyard?',
    'Draw until one fits: play it. None? Pass.',
  ],
  [
    'two stay in the boneyard',
    { settings: ['draw={when: any-turn, leave: 2}'] },
    'Play one, or draw if you like.',
    'Over 2 in the boneyard?',
    'Draw until one fits: play it. None? Pass.',
  ],
  // Four players take all 28 tiles: these four have nothing to draw from.
  [
    'nothing is left by these players',
    { settings: ['deal=7'], seating: { players: 4 } },
    'Play one.',
    '',
    '',
  ],
  [
    'all but what stays is taken by these players',
    { settings: ['deal={2: 7, 3: 7, 4: 6}', 'draw={when: any-turn, leave: 4}'], seating: { players: 4 } },
    'Play one.',
    '',
    '',
  ],
  [
    'something is left by some of the players',
    { settings: ['deal=7'] },
    'Play one.',
    MORE,
    'Draw until one fits: play it. None? Pass.',
  ],
];

describe('the diagram of a turn', () => {
  test.each(FORMS)('drawing %s', (_, wish, play, more, draw) => {
    const drawn =
      more === ''
        ? `${FITS} Yes ${play} No ${PASS}`
        : `${FITS} Yes ${play} No ${more} Yes ${draw} No ${PASS}`;
    const said =
      more === ''
        ? `${FITS} Yes: ${play} No: ${PASS}`
        : `${FITS} Yes: ${play} ${more} Yes: ${draw} No: ${PASS}`;
    expect(diagramOf(wish)).toEqual({ drawn, said });
  });
});
