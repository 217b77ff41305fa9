import { describe, expect, test } from 'vitest';
import type { Item } from '../../../src/layout/page/page.js';
import { pt } from '../../../src/layout/page/page.js';
import { headAndFoot } from '../../../src/layout/sheet/around.js';
import type { PageSetup } from '../../../src/layout/sheet/setup.js';
import type { PlayerTexts } from '../../../src/layout/sheet/texts.js';
import { setupOn, templates } from '../../support/setup.js';

const texts: PlayerTexts = {
  audience: 'player',
  language: 'x-test',
  title: 'Draw',
  sheet: 'Rules',
  document: 'Draw, Rules',
  facts: '2 players, 28 tiles',
  factParts: ['2 players', '28 tiles'],
  counter: (page, pages) => `${page} of ${pages}`,
  foot: { left: [], right: [] },
  keywords: '',
};

/** What stands at the head of a first page. */
const headOf = (more: Partial<PlayerTexts> = {}, setup: PageSetup = setupOn('a4')): readonly Item[] =>
  headAndFoot({ texts: { ...texts, ...more } }, setup, 1, 1, []).items.filter(
    (item) => (item.kind === 'line' ? item.y1 : item.kind === 'path' ? 0 : item.y) < 60,
  );

const textsIn = (items: readonly Item[]) => items.flatMap((item) => (item.kind === 'text' ? [item] : []));
const find = (items: readonly Item[], text: string) => {
  const found = textsIn(items).find((item) => item.text.trim() === text);
  if (!found) throw new Error(`no ${text}`);
  return found;
};
const titleSize = (title: string, more: Partial<PlayerTexts> = {}, setup?: PageSetup) =>
  textsIn(headOf({ title, ...more }, setup)).find(({ text }) => title.startsWith(text.trim()))?.size;

const LONG = 'Ziehdomino, Sechserpasch eröffnet';

describe('the head of a page', () => {
  test('has one size of title on all sheets of a kit, however long their names and however full they are', () => {
    for (const title of ['Draw', LONG]) {
      const usual = titleSize(title);
      expect(titleSize(title, { sheet: 'Guide de l’hôte pour imprimer' })).toBe(usual);
      const full = setupOn('a4');
      expect(titleSize(title, {}, { ...full, style: { ...full.style, body: pt(10), section: pt(11) } })).toBe(
        usual,
      );
    }
    expect(titleSize('Draw')).toBe(templates.text.title);
    // It takes 137 mm in 22 pt, where 45 % of 190 mm are 85: smaller, but no smaller than 16 pt.
    expect(titleSize(LONG)).toBe(16);
  });

  test('has the title as large as fits beside the sheet’s name where the facts stand under it even so', () => {
    const factParts = ['2–12 players', '10–20 minutes', 'double-eighteen set', '190 tiles in all'];
    // In 22 pt it takes 101 mm and its tile 14; beside the facts it would be 18 pt, but they are too long for that.
    expect(titleSize('Zahlenkette mit Doppeldrei', { factParts })).toBe(22);
    // 137 mm and 14 for the tile are more than three quarters of 190.
    expect(titleSize(LONG, { factParts })).toBeLessThan(22);
    expect(titleSize(LONG, { factParts })).toBeGreaterThanOrEqual(20);
  });

  test('tells the facts one by one in a row, a thin line between them, read aloud apart', () => {
    const head = headOf();
    const [players, tiles] = [find(head, '2 players'), find(head, '28 tiles')];
    expect(players.y).toBe(tiles.y);
    expect(players.text).toBe('2 players ');
    const between = head.filter(
      (item) => item.kind === 'line' && item.x1 === item.x2 && item.x1 > players.x && item.x1 < tiles.x,
    );
    expect(between).toHaveLength(1);
    expect(between[0]?.node).toBeNull();
  });

  test('has the facts under a title that leaves them no room, at the left edge', () => {
    const facts = ['2–12 players', '10–20 minutes', 'double-eighteen set', '190 tiles in all'];
    const head = headOf({ title: LONG, factParts: facts });
    const [first] = facts.map((fact) => find(head, fact));
    expect(first?.x).toBe(10);
    expect(first?.y).toBeGreaterThan(find(head, LONG).y + 3);
  });

  test('has a drawn tile before the title, twice as wide as high, as high as capitals', () => {
    const head = headOf();
    const title = find(head, 'Draw');
    const [tile] = head.flatMap((item) => (item.kind === 'box' ? [item] : []));
    if (!tile) throw new Error('no tile');
    // 22 pt are 7.76 mm, their capitals 5.18 mm; half of the outline on each side belongs to the tile.
    expect(tile.height + 0.3).toBeCloseTo(5.18, 2);
    expect(tile.width + 0.3).toBeCloseTo(2 * 5.184, 2);
    expect(tile.y + tile.height + 0.15).toBeCloseTo(title.y, 6);
    expect(tile.x + tile.width).toBeLessThan(title.x - 3);
    expect(head.filter((item) => item.kind === 'disc')).toHaveLength(1 + 3);
  });
});
