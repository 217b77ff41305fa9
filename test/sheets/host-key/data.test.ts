import { describe, expect, test } from 'vitest';
import { inMm, pt, type Sheet } from '../../../src/layout/page/page.js';
import { lettersIn } from '../../../src/layout/type/typed.js';
import { prepare } from '../../../src/rulebook/prepare.js';
import { scopeOf } from '../../../src/rulebook/scope.js';
import { hostKeySheet } from '../../../src/sheets/host-key/host-key.js';
import { loadVariant } from '../../../src/variant/load.js';
import { pagesOf } from '../../support/drawing.js';
import { fonts } from '../../support/setup.js';
import { requestFor } from '../../support/sheet-text.js';
import { english, shipped, valueIn } from '../../support/shipped.js';
import { some } from '../../support/thorough.js';

const load = (text: string) => {
  const file = { name: './own.yaml', id: 'own', text };
  const variant = valueIn(
    loadVariant(file, (name) => shipped.get(name)),
    'own',
  );
  return valueIn(prepare(variant, english), 'own');
};

const keyOf = (text: string, paper: string): Sheet<'host'> => {
  const checked = load(text);
  const scope = valueIn(scopeOf(checked.rules), 'own');
  return valueIn(hostKeySheet({ ...requestFor('block', { paper }), checked, scope }), 'key');
};

/** The lines that are set in 9 points of black, which nothing else in the columns is. */
async function typedOn(sheet: Sheet) {
  return (await pagesOf(sheet)).flatMap(({ drawn }) =>
    drawn.filter(
      ({ kind, role, size, ink }) =>
        kind === 'text' && role === 'P' && Math.abs(size - 9) < 0.01 && ink === '#000000',
    ),
  );
}

describe('the rules as data', () => {
  test.each(some([...shipped.keys()], 3))('of %s, retyped from the paper, are the same rules', async (id) => {
    const text = shipped.get(id)?.text ?? '';
    for (const paper of ['a4', 'letter']) {
      const typed = await typedOn(keyOf(text, paper));
      expect(typed.length).toBeGreaterThan(15);
      expect(load(typed.map((line) => line.text).join('\n')).fingerprint, id).toBe(load(text).fingerprint);
    }
  });

  test('say the same where a title is longer than a line, which goes on further in', async () => {
    const title = 'Sunday dominoes after lunch, when “all” of us: really come';
    const text = `extends: block\ntitle: '${title}'\n`;
    const typed = await typedOn(keyOf(text, 'a4'));
    const lines = typed.map((line) => line.text.trimEnd());
    expect(lines[0]).toMatch(/^title: /u);
    expect(lines[1]).toMatch(/^ {4}\S/u);
    expect(load(lines.join('\n')).title.any).toBe(title);
  });

  test('stand in a face whose letters are all as wide, at the left edge of their columns', async () => {
    const typed = await typedOn(keyOf('extends: draw\ntitle: Own\n', 'a4'));
    for (const { text, bounds, end } of typed) {
      // A letter of DejaVu Sans Mono is 1233 of 2048 wide.
      expect((end.x - bounds.x) / text.trimEnd().length).toBeCloseTo((inMm(pt(9)) * 1233) / 2048, 3);
    }
    expect(new Set(typed.map(({ bounds }) => bounds.x.toFixed(1))).size).toBeLessThanOrEqual(2);
  });

  test('have 46 letters of room in a column of 88 mm', () => {
    expect(lettersIn(88, pt(9), fonts)).toBe(46);
  });
});
