import type { Audience, Page, Sheet } from '../page/page.js';

/**
 * Sheets bound into one document, in their order: one for each reader, with the first one's title. Printed on both sides, each
 * begins a new piece of paper.
 */
export function boundSheets<A extends Audience>(sheets: readonly Sheet<A>[]): Sheet<A> {
  const [first, ...others] = sheets;
  if (!first) throw new Error('nothing to bind');
  if (others.length === 0) return first;
  const bothSides = sheets.some(({ pages }) => pages.length > 1);
  return {
    ...first,
    duplex: bothSides ? 'long-edge' : 'simplex',
    pages: sheets.flatMap(({ pages }): readonly Page[] => {
      const [page] = pages;
      const odd = bothSides && pages.length % 2 === 1 && page !== undefined;
      return odd ? [...pages, { width: page.width, height: page.height, items: [] }] : pages;
    }),
    root: sheets.flatMap(({ root }) => root),
    stamps: Object.assign({}, ...sheets.map(({ stamps }) => stamps)),
  };
}
