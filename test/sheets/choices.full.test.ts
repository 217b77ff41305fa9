import { describe, expect, test } from 'vitest';
import { agreedOn } from '../../src/rulebook/agreed.js';
import { unmarked } from '../../src/rulebook/clauses/sentence.js';
import { rulesSheet } from '../../src/sheets/rules/rules.js';
import { normalised } from '../support/rule-text.js';
import { partsOf, requestFor, sheetText } from '../support/sheet-text.js';
import { english, shipped, valueIn, variantOf } from '../support/shipped.js';

/** The rule sheet of a game with house rules, as text. */
function printed(game: string, settings: readonly string[] = []) {
  const sheet = valueIn(rulesSheet(requestFor(game, { settings })), game);
  return { sheet, text: normalised(sheetText(sheet)) };
}

const choices = [...shipped.keys()].flatMap((game) =>
  variantOf(game).choices.map(({ changes }, index) => ({
    game,
    index,
    // As it would be typed: a value is YAML on one line, and JSON is YAML.
    settings: Object.entries(changes).map(([key, value]) => `${key}=${JSON.stringify(value)}`),
  })),
);

/** What the sheet says of a choice, sentence by sentence. */
function saidOf(game: string, index: number): readonly string[] {
  const { checked, scope } = requestFor(game);
  const agreed = agreedOn(checked, scope, english)[index];
  if (!agreed) throw new Error(`${game} has no choice ${index}`);
  return agreed.changes.map(({ sentence }) => normalised(unmarked(sentence.text)));
}

/** What only a box has to say: that the step before the deal falls away, and how games are led that were rounds. */
const ONLY_BOXED =
  / (?:Choose nobody before the deal(?:; lead with any tile)?|Lead each game as in the first round)\.$/;

describe('what a table may agree on', () => {
  test('is there in some games', () => {
    expect(choices.length).toBeGreaterThan(5);
  });

  test.each(choices)('$game has a box to tick for choice $index', ({ game, index }) => {
    const { sheet, text } = printed(game);
    const list = text.slice(
      text.indexOf(english.say('section.choices')),
      text.indexOf(english.say('section.mistakes')),
    );
    for (const sentence of saidOf(game, index)) expect(list).toContain(sentence);
    // A tick box is 3.6 mm wide, its line inside it.
    const boxes = sheet.pages
      .flatMap(({ items }) => items)
      .filter((item) => item.kind === 'box' && Math.abs(item.width + 0.35 - 3.6) < 0.01);
    expect(boxes).toHaveLength(variantOf(game).choices.length);
    expect(partsOf(sheet, 'L').length).toBeGreaterThan(0);
  });

  test.each(choices)(
    '$game with choice $index decided by --set $settings says it as a rule and no longer as a choice',
    ({ game, index, settings }) => {
      const before = variantOf(game);
      const after = variantOf(game, settings);
      expect(after.rules).toEqual(before.choices[index]?.rules);
      expect(after.choices.length).toBeLessThan(before.choices.length);
      const { text } = printed(game, settings);
      const heading = english.say('section.choices');
      const [rules, list = ''] = text.split(heading);
      const mistakes = list.indexOf(english.say('section.mistakes'));
      for (const sentence of saidOf(game, index).map((said) => said.replace(ONLY_BOXED, ''))) {
        expect(rules).toContain(sentence);
        expect(list.slice(0, mistakes)).not.toContain(sentence);
      }
      expect(text.includes(heading)).toBe(after.choices.length > 0);
    },
  );
});
