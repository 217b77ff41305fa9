import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { HostOnly } from '../../../src/host-only.js';
import type { Block } from '../../../src/layout/page/block.js';
import { inkOf } from '../../../src/layout/page/bounds.js';
import type { Item, Page, Pt, Sheet } from '../../../src/layout/page/page.js';
import { contentArea } from '../../../src/layout/sheet/around.js';
import { columnWidth } from '../../../src/layout/sheet/setup.js';
import { type Content, hostSheet, playerSheet } from '../../../src/layout/sheet/sheet.js';
import type { HostTexts, PlayerTexts } from '../../../src/layout/sheet/texts.js';
import { fonts, projectText, setupOn } from '../../support/setup.js';

const paragraph = (words: number): Block => ({ kind: 'paragraph', text: 'word '.repeat(words) });
const facts = '2-4 players, 10-20 minutes, double-three set, 10 tiles';

/** Texts that no words file has, in a language that nobody speaks: the pages say what they are told to. */
const texts: PlayerTexts = {
  audience: 'player',
  language: 'x-test',
  title: 'Draw & block <junior>',
  sheet: 'Rulings',
  document: 'Draw & block <junior>, Rulings',
  facts,
  counter: (page, pages) => `${page} out of ${pages}`,
  foot: { left: ['for my players'], right: ['mark 3f2a9c01'] },
  keywords: 'found by this',
};
const hostTexts: HostTexts = {
  ...texts,
  audience: 'host',
  foot: { left: ['for my host'], right: [] },
  band: { only: 'MINE ALONE', apart: 'keep it away' },
};

const content = (
  blocks: readonly Block[],
  more: Partial<Content<PlayerTexts>> = {},
): Content<PlayerTexts> => ({
  name: 'rules',
  texts,
  body: { kind: 'flow', blocks, columns: 2 },
  ...more,
});

function made<T>(result: { ok: true; value: T } | { ok: false; problems: readonly unknown[] }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const textsOf = (page: Page | undefined) =>
  (page?.items ?? []).flatMap((item) => (item.kind === 'text' ? [item.text.trim()] : []));

const headingTexts = (sheet: Sheet) => {
  const [h1] = sheet.root;
  return (sheet.pages[0]?.items ?? []).flatMap((item) =>
    item.kind === 'text' && item.node === h1 ? [item.text] : [],
  );
};

describe.each(['a4', 'letter'] as const)('a player sheet on %s', (paper) => {
  const setup = setupOn(paper);
  const sheet = made(playerSheet(content([paragraph(1500)]), setup));

  test('its title is the first heading, with what sheet it is; facts follow', () => {
    expect(sheet.root.slice(0, 3).map((node) => node.role)).toEqual(['H1', 'P', 'P']);
    expect(headingTexts(sheet)).toEqual(['Draw & block \u2039junior\u203a', 'Rulings']);
    expect(textsOf(sheet.pages[0])).toContain(facts);
  });

  test('the file has the name, the language and the keywords that it was given', () => {
    expect(sheet).toMatchObject({
      title: 'Draw & block <junior>, Rulings',
      language: 'x-test',
      keywords: 'found by this',
      audience: 'player',
    });
  });

  test('every page tells title, sheet, facts, its number, its paper and what else its foot is to say', () => {
    expect(sheet.pages.length).toBeGreaterThan(1);
    sheet.pages.forEach((page, index) => {
      const text = textsOf(page).join('|');
      for (const part of ['Draw & block', 'Rulings', facts, 'for my players', 'mark 3f2a9c01']) {
        expect(text).toContain(part);
      }
      expect(text).toContain(`Rulings \u00b7 ${index + 1} out of ${sheet.pages.length} \u00b7 for`);
      expect(text).toContain(`${setup.paper.label} \u00b7 mark`);
    });
  });

  test('heads of later pages and all feet are passed over when read aloud', () => {
    const later = sheet.pages[1]?.items.filter((item) => item.kind === 'text' && item.text.includes('Draw'));
    expect(later?.map((item) => item.node)).toEqual([null]);
    const foot = sheet.pages[0]?.items.find((item) => item.kind === 'text' && item.text.includes('1 out of'));
    expect(foot?.node).toBeNull();
  });

  test('nothing is inked outside the margin, and columns keep apart', () => {
    const columns = [columnWidth(setup, 'player', 2), setup.style.gutter];
    expect(2 * (columns[0] ?? 0) + (columns[1] ?? 0)).toBeCloseTo(setup.paper.width - 20, 9);
    for (const page of sheet.pages) {
      for (const item of page.items) {
        const ink = inkOf(item, { stamps: {}, measurer: fonts });
        expect(ink.x).toBeGreaterThanOrEqual(9.99);
        expect(ink.y).toBeGreaterThanOrEqual(9.99);
        expect(ink.x + ink.width).toBeLessThanOrEqual(setup.paper.width - 9.99);
        expect(ink.y + ink.height).toBeLessThanOrEqual(setup.paper.height - 9.99);
      }
    }
  });

  test('three sizes of type at most stand on a page', () => {
    for (const page of sheet.pages) {
      const sizes = new Set(page.items.flatMap((item) => (item.kind === 'text' ? [item.size] : [])));
      expect(sizes.size).toBeLessThanOrEqual(3);
    }
  });

  test('the foot has two lines on all pages where it needs them on one', () => {
    // The sheet's name is so long that only the paper's name fits beside it, and not beside the wide number of page 3.
    const counter = (number: number): string => (number === 3 ? 'W'.repeat(60) : 'i');
    const wide = { ...texts, counter, foot: { left: [], right: [] } };
    const sheet = made(playerSheet(content([paragraph(3000)], { texts: wide }), setupOn(paper)));
    expect(sheet.pages.length).toBeGreaterThanOrEqual(3);
    const feet = sheet.pages.map(({ items }) => {
      const written = items.flatMap((item) => (item.kind === 'text' && item.node === null ? [item] : []));
      return written.slice(-2).map(({ y }) => Math.round(y * 100));
    });
    expect(new Set(feet.map(([left, right]) => left === right)).size).toBe(1);
    expect(feet[0]?.[0]).not.toBe(feet[0]?.[1]);
  });

  test('a title is larger than what heads a section, and keeps its tile on two lines', () => {
    const setup = setupOn(paper);
    const style = { ...setup.style, title: 30 as Pt, section: 22 as Pt, body: 18 as Pt };
    const title = 'Draw dominoes, drawing only when stuck';
    const sheet = made(
      playerSheet(content([paragraph(9)], { texts: { ...texts, title } }), { ...setup, style }),
    );
    const [h1] = sheet.root;
    const items = sheet.pages[0]?.items ?? [];
    const lines = items.flatMap((item) => (item.kind === 'text' && item.face === 'display' ? [item] : []));
    expect(lines.every(({ node, size }) => node === h1 && size > 22)).toBe(true);
    expect(new Set(lines.map(({ y }) => y)).size).toBe(2);
    // Two halves with 4 pips stand left of it.
    const left = Math.min(...lines.map(({ x }) => x));
    expect(items.filter((item) => item.kind === 'disc' && item.x < left)).toHaveLength(4);
  });

  test('one page is printed on one side, more are turned over their long edge', () => {
    expect(made(playerSheet(content([paragraph(5)]), setup)).duplex).toBe('simplex');
    expect(sheet.duplex).toBe('long-edge');
  });
});

describe('what a sheet refuses', () => {
  const setup = setupOn('a4');

  test('more than its pages hold, told in lines', () => {
    const body = { kind: 'flow', blocks: [paragraph(1500)], columns: 2, mostPages: 1 } as const;
    const result = playerSheet(content([], { body }), setup);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems[0]).toMatchObject({
      code: 'paper.overflow',
      params: { sheet: 'Rulings', paper: 'A4', lines: expect.toSatisfy((lines: number) => lines > 0) },
    });
  });

  test.each([
    ['in the title', content([], { texts: { ...texts, title: 'Domino 漢' } }), '漢', 'U+6F22'],
    ['in the text', content([{ kind: 'paragraph', text: 'Ana, 花 and Бен' }]), '花', 'U+82B1'],
    ['outside the first plane', content([{ kind: 'paragraph', text: 'Ana 𠀋' }]), '𠀋', 'U+2000B'],
  ])('a letter that the type lacks %s', (_where, what, letter, code) => {
    const result = playerSheet(what, setup);
    expect(result.ok).toBe(false);
    if (!result.ok) {
      expect(result.problems[0]).toMatchObject({ code: 'paper.missing-letter', params: { letter, code } });
    }
  });

  test('ink outside the margin is a bug of whoever laid it out', () => {
    const item: Item = {
      kind: 'line',
      x1: 9,
      y1: 50,
      x2: 20,
      y2: 50,
      stroke: { width: 1, ink: { grey: 0 } },
      node: null,
    };
    const body = { kind: 'placed', pages: [{ items: [item] }], root: [], duplex: 'simplex' } as const;
    expect(() => playerSheet(content([], { body }), setup)).toThrow('outside the margin');
  });
});

describe('pages that are laid out already', () => {
  const setup = setupOn('a4');
  const heading = { name: 'tiles', texts, head: 'compact' } as const;
  const area = contentArea(heading, setup);
  const box: Item = { kind: 'box', ...area, fill: { grey: 0.9 }, node: null };
  const trim = { x: 20, y: 30, width: 100, height: 200 };
  const body: Content['body'] = {
    kind: 'placed',
    pages: [
      { items: [box], trim },
      { items: [box], bare: true },
    ],
    root: [],
    duplex: 'short-edge',
  };
  const sheet = made(playerSheet({ ...heading, body }, setup));

  test('get head and foot beside the free part, but not where they are bare', () => {
    const around = sheet.pages[0]?.items.filter((item) => item.kind === 'text') ?? [];
    expect(around.length).toBeGreaterThanOrEqual(4);
    for (const item of around) {
      const ink = inkOf(item, { stamps: {}, measurer: fonts });
      expect(ink.y + ink.height <= area.y || ink.y >= area.y + area.height).toBe(true);
    }
    expect(sheet.pages[1]?.items).toEqual([box]);
  });

  test('keep their trim and the way their paper is turned', () => {
    expect(sheet.pages.map((page) => page.trim)).toEqual([trim, undefined]);
    expect(sheet.duplex).toBe('short-edge');
  });

  test('are headed on the first page too', () => {
    expect(headingTexts(sheet)).toEqual(['Draw & block \u2039junior\u203a, Rulings']);
  });
});

describe('a host sheet', () => {
  const setup = setupOn('a4');
  const secret = new HostOnly({ ...content([paragraph(1500)]), texts: hostTexts });
  const sheet: Sheet<'host'> = made(hostSheet(secret, setup));

  test('says whose it is, white on a black band, and to keep it apart, on each page', () => {
    expect(sheet.pages.length).toBeGreaterThan(1);
    for (const page of sheet.pages) {
      expect(textsOf(page)).toEqual(expect.arrayContaining(['MINE ALONE', 'keep it away']));
      const words = page.items.find((item) => item.kind === 'text' && item.text === 'MINE ALONE');
      expect(words).toMatchObject({ ink: { grey: 1 } });
      const band = page.items.find((item) => item.kind === 'box' && item.width > 150);
      if (band?.kind !== 'box' || words?.kind !== 'text') throw new Error('no band');
      expect(band.fill).toEqual({ grey: 0 });
      const ink = inkOf(words, { stamps: {}, measurer: fonts });
      expect(ink.y).toBeGreaterThan(band.y);
      expect(ink.y + ink.height).toBeLessThan(band.y + band.height);
      expect(textsOf(page).join('|')).toContain('for my host');
    }
  });

  test('has a thick black edge at the left, and nothing on it', () => {
    for (const page of sheet.pages) {
      const edge = page.items.find((item) => item.kind === 'box' && item.height > 250);
      expect(edge).toMatchObject({ x: 10, fill: { grey: 0 } });
      const right = edge?.kind === 'box' ? edge.x + edge.width : 0;
      expect(right).toBeGreaterThanOrEqual(13);
      for (const item of page.items) {
        if (item !== edge) expect(inkOf(item, { stamps: {}, measurer: fonts }).x).toBeGreaterThan(right);
      }
    }
  });

  test('has texts of its own: neither kind of sheet takes the other kind\u2019s', () => {
    const player = content([paragraph(1)]);
    // @ts-expect-error a player sheet with the texts of a host sheet
    const wrong = playerSheet({ ...player, texts: hostTexts }, setup);
    // @ts-expect-error a host sheet without the band that says so
    hostSheet(new HostOnly(player), setup);
    expect(made(wrong)).toMatchObject({ audience: 'host' });
  });

  test.each([
    ['openForHostSheet', 'layout/sheet/sheet.ts'],
    ['openForTerminal', 'cli/commands/play.ts', 'cli/commands/simulate.ts', 'web/desk/play.ts'],
  ])(
    'is opened in its one place, for a terminal or a page in those of its own: %s in %s',
    (door, ...users) => {
      const source = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'src');
      const opening = readdirSync(source, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => path.endsWith('.ts'))
        .filter((path) => projectText('src', path).includes(door))
        .sort();
      expect(opening).toEqual([...users, 'host-only.ts'].sort());
      for (const user of users) expect(projectText('src', user).split(door)).toHaveLength(2);
    },
  );
});
