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
const PLAY = 'Play one: you may not draw or pass.';
const PASS = 'Say \u201cpass\u201d.';
const MORE = 'Any tiles in the boneyard?';
const TO_FIT =
  'Draw one at a time until one fits. Play it, keep the rest. If none fits, say \u201cpass\u201d.';
const OR_DRAW =
  'Play one, any that fits: you may not pass. You may draw first, one or more; if one fits, stop.';

/** Every way to draw, and what a player does at each question, as the rules of drawing say it. */
const FORMS: readonly (readonly [
  asked: string,
  wish: SheetWish,
  play: string,
  more: string,
  draw: string,
])[] = [
  ['never', { settings: ['draw=never'] }, 'Play one: you may not pass.', '', ''],
  [
    'stuck, until one fits, which is played',
    { settings: ['draw={when: stuck, tiles: until-fit, then: must-play}'] },
    PLAY,
    MORE,
    TO_FIT,
  ],
  [
    'stuck, until one fits, which may be kept',
    { settings: ['draw={when: stuck, tiles: until-fit, then: may-keep}'] },
    PLAY,
    MORE,
    'Draw one at a time until one fits. Play it now or keep it. If none fits, say \u201cpass\u201d.',
  ],
  [
    'stuck, one tile, which is played',
    { settings: ['draw={when: stuck, tiles: one, then: must-play}'] },
    PLAY,
    MORE,
    'Draw 1 tile, no more. If it fits, play it; if not, keep it: your turn is over.',
  ],
  [
    'stuck, one tile, which may be kept',
    { settings: ['draw={when: stuck, tiles: one, then: may-keep}'] },
    PLAY,
    MORE,
    'Draw 1 tile, no more. If it fits, play it or keep it; if not, keep it: your turn is over.',
  ],
  [
    'at any turn, until one fits',
    { settings: ['draw={when: any-turn, tiles: until-fit}'] },
    OR_DRAW,
    MORE,
    TO_FIT,
  ],
  [
    'at any turn, one tile',
    { settings: ['draw={when: any-turn, tiles: one}'] },
    'Play one, any that fits: you may not pass. You may draw 1 tile first.',
    MORE,
    'Draw 1 tile, no more. If it fits, play it; if not, keep it: your turn is over.',
  ],
  [
    'one stays in the boneyard',
    { settings: ['draw={leave: 1}'] },
    PLAY,
    'More than 1 in the boneyard?',
    TO_FIT.replace('time', 'time (never the last)'),
  ],
  [
    'two stay in the boneyard',
    { settings: ['draw={when: any-turn, leave: 2}'] },
    OR_DRAW.replace('more;', 'more (never the last 2);'),
    'More than 2 in the boneyard?',
    TO_FIT.replace('time', 'time (never the last 2)'),
  ],
  // Four players take all 28 tiles: these four have nothing to draw from.
  [
    'nothing is left by these players',
    { settings: ['deal=7'], seating: { players: 4 } },
    'Play one: you may not pass.',
    '',
    '',
  ],
  [
    'all but what stays is taken by these players',
    { settings: ['deal={2: 7, 3: 7, 4: 6}', 'draw={when: any-turn, leave: 4}'], seating: { players: 4 } },
    'Play one: you may not pass.',
    '',
    '',
  ],
  ['something is left by some of the players', { settings: ['deal=7'] }, PLAY, MORE, TO_FIT],
];

describe('the diagram of a turn', () => {
  test.each(FORMS)('drawing %s', (_, wish, play, more, draw) => {
    const drawn =
      more === ''
        ? `${FITS} Yes ${play} No ${PASS} There is no drawing.`
        : `${FITS} Yes ${play} No ${more} Yes ${draw} No ${PASS}`;
    const said =
      more === ''
        ? `${FITS} Yes: ${play} No: ${PASS} There is no drawing.`
        : `${FITS} Yes: ${play} ${more} Yes: ${draw} No: ${PASS}`;
    expect(diagramOf(wish)).toEqual({ drawn, said });
  });
});
