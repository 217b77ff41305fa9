import { describe, expect, test } from 'vitest';
import { randomOf } from '../../src/domino/random.js';
import { demonstrate } from '../../src/engine/demonstrate.js';
import { Round } from '../../src/engine/round.js';
import { playTurn } from '../../src/engine/turns.js';
import { agreedOn } from '../../src/rulebook/agreed.js';
import { ruleSections, sentencesOf } from '../../src/rulebook/clauses/clauses.js';
import { likelyMistakes } from '../../src/rulebook/clauses/mistakes.js';
import { writerOf } from '../../src/rulebook/clauses/sentence.js';
import { rulingGroups } from '../../src/rulebook/rulings/rulings.js';
import { scoreLogSheet } from '../../src/sheets/score-log/score-log.js';
import { opened } from '../support/opened.js';
import { requestFor, sheetText } from '../support/sheet-text.js';
import { checkedOf, english, valueIn } from '../support/shipped.js';

const EVER = 'A turn in which you draw is never a pass.';
const KEPT = 'Keeping a drawn tile that fits isn\u2019t a pass.';
const COUNTED = 'Don’t call it a pass if a tile was drawn.';
const COUNTED_KEPT = 'Don’t call it a pass if a drawn tile that fits was kept.';

/** What came of turns with drawn tiles that ended without a play, and whether they moved the count of passes on. */
function unplayedTurns(settings: readonly string[]): readonly string[] {
  const { rules } = checkedOf('family-draw', settings);
  const found = new Set<string>();
  for (let seed = 1; seed <= 150; seed++) {
    const random = randomOf(seed);
    const round = Round.deal(rules, { players: 2, partners: false }, random);
    const codes = new Int32Array(500);
    while (!round.outcome) {
      const before = round.passes;
      const turn = playTurn(round, (now) => codes[random.below(now.fillMoves(codes))] as number);
      if (turn.drawn.length === 0 || turn.action?.kind === 'play') continue;
      found.add(`${turn.action?.kind}: ${round.passes > before ? 'counts' : 'does not count'}`);
    }
  }
  return [...found].sort();
}

describe('what a pass is', () => {
  // [settings, turns as they are played, the sheet's sentence, the mistake, the key's answers]
  test.each<[readonly string[], readonly string[], string | undefined, string | undefined, object]>([
    [['draw.then=must-play'], ['pass: counts'], undefined, undefined, { 'draw-is-pass': true }],
    [
      ['draw.then=may-keep'],
      ['keep: does not count', 'pass: counts'],
      KEPT,
      COUNTED_KEPT,
      { 'draw-is-pass': true, 'keep-is-pass': false },
    ],
    [['draw.tiles=one'], ['settled: does not count'], EVER, COUNTED, { 'draw-is-pass': false }],
    [
      ['draw.tiles=one', 'draw.then=may-keep'],
      ['keep: does not count', 'settled: does not count'],
      EVER,
      COUNTED,
      { 'draw-is-pass': false },
    ],
    [['draw.when=any-turn'], ['pass: counts'], undefined, undefined, { 'draw-is-pass': true }],
    [
      ['draw.when=any-turn', 'draw.tiles=one', 'draw.leave=3'],
      ['settled: does not count'],
      EVER,
      COUNTED,
      { 'draw-is-pass': false },
    ],
    [['draw=never'], [], undefined, undefined, {}],
  ])(
    '%j: engine, sheet, log, mistakes and key are of one mind',
    (settings, turns, sentence, mistake, key) => {
      expect(unplayedTurns(settings)).toEqual(turns);
      const request = requestFor('family-draw', { settings });
      const { checked, scope } = request;
      const texts = [
        ...sentencesOf(ruleSections(checked, scope, english).filter(({ id }) => id !== 'mistakes')),
        ...likelyMistakes(checked.rules, agreedOn(checked, scope, english), scope, writerOf(english)),
      ].map(({ text }) => text);
      expect(texts.filter((text) => [EVER, KEPT].includes(text))).toEqual(sentence ? [sentence] : []);
      expect(texts.filter((text) => [COUNTED, COUNTED_KEPT].includes(text))).toEqual(
        mistake ? [mistake] : [],
      );
      const log = sheetText(valueIn(scoreLogSheet(request), 'score log')).replaceAll(/\s+/gu, ' ');
      expect([EVER, KEPT].filter((text) => log.includes(text))).toEqual(sentence ? [sentence] : []);
      const rulings = opened(rulingGroups(checked, scope, english)).flatMap((group) => group.rulings);
      const answers = rulings.filter(({ id }) => id.endsWith('-is-pass')).map(({ id, yes }) => [id, yes]);
      expect(Object.fromEntries(answers)).toEqual(key);
    },
  );

  test('of two passes that block a round the first may come after drawing: family draw with keeping, seed 3', () => {
    const { rules } = checkedOf('family-draw', ['draw.then=may-keep']);
    const { turns, end } = demonstrate(rules, { players: 2, partners: false }, 3);
    const last = turns.slice(-2).map(({ drawn, action }) => [drawn.length, action?.kind]);
    expect([end.kind, ...last]).toEqual(['blocked', [1, 'pass'], [0, 'pass']]);
  });
});
