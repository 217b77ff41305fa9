import { expect, test } from 'vitest';
import { BLACK, type Item } from '../../../src/layout/page/page.js';
import { contentArea, headAndFoot } from '../../../src/layout/sheet/around.js';
import type { Heading } from '../../../src/layout/sheet/head.js';
import { setupOn } from '../../support/setup.js';

const heading: Heading = {
  texts: {
    audience: 'player',
    language: 'en',
    document: 'Draw dominoes',
    title: 'Draw dominoes',
    sheet: 'Rules',
    facts: '2 players, 28 tiles',
    factParts: ['2 players', '28 tiles'],
    counter: (page, pages) => `${page} of ${pages}`,
    foot: { left: [], right: [] },
    keywords: '',
  },
};
const setup = setupOn('a4');
const { y, height } = contentArea(heading, setup, true, 1);
const bottom = y + height;

const rule = (at: number, right: number): Item => ({
  kind: 'line',
  x1: 10,
  y1: at,
  x2: right,
  y2: at,
  stroke: { width: 0.6, ink: BLACK },
  node: null,
});

/** Where rules run across below the middle of a page with these items on it, from its head and foot alone. */
const linesOver = (items: readonly Item[], of: Heading = heading) =>
  headAndFoot(of, setup, 1, 1, items).items.flatMap((item) =>
    item.kind === 'line' && item.y1 > 150 ? [[item.x1, item.y1, item.x2, item.y2]] : [],
  );

test('a hairline over the foot parts it from what stands on the page, 1 mm from its last line', () => {
  expect(linesOver([])).toEqual([[10, bottom + 1, 200, bottom + 1]]);
});

test('a table that ends the page with a rule has no second one under it', () => {
  expect(linesOver([rule(bottom, 200)])).toEqual([]);
  // A rule further up, or under one of two columns, parts nothing.
  expect(linesOver([rule(bottom - 20, 200)])).toHaveLength(1);
  expect(linesOver([rule(bottom, 98)])).toHaveLength(1);
});

test('nor has a panel that ends the page: its own edge is 1 mm from where a hairline would run', () => {
  const panel = (width: number, low: number): Item => ({
    kind: 'box',
    x: 10,
    y: low - 60,
    width,
    height: 60,
    fill: { grey: 0.93 },
    stroke: { width: 0.3, ink: BLACK },
    node: null,
  });
  expect(linesOver([panel(190, bottom)])).toEqual([]);
  expect(linesOver([panel(190, bottom - 20)])).toHaveLength(1);
  expect(linesOver([panel(88, bottom)])).toHaveLength(1);
});

test('a page that is mostly drawing has no line over its foot, which a knife might follow', () => {
  expect(linesOver([], { ...heading, head: 'compact' })).toEqual([]);
});
