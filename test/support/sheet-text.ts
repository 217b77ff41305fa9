import type { Node, Page, Sheet } from '../../src/layout/page/page.js';
import { scopeOf, type WantedSeating } from '../../src/rulebook/scope.js';
import { SHEETS } from '../../src/sheets/registry.js';
import type { SheetRequest } from '../../src/sheets/request.js';
import { fonts, templates } from './setup.js';
import { checkedOf, english, valueIn } from './shipped.js';

/** What to make a sheet for besides the game: A4, as its file says, for all seatings, without names unless said. */
export interface SheetWish {
  readonly paper?: string;
  readonly settings?: readonly string[];
  readonly seating?: WantedSeating;
  readonly names?: readonly string[];
}

/** The request for a sheet of a game, shipped or a scenario. */
export function requestFor(game: string, wish: SheetWish = {}): SheetRequest {
  const checked = checkedOf(game, wish.settings);
  const paper = templates.papers[wish.paper ?? 'a4'];
  if (!paper) throw new Error(`no paper ${wish.paper}`);
  return {
    checked,
    scope: valueIn(scopeOf(checked.rules, wish.seating), game),
    words: english,
    paper,
    templates,
    measurer: fonts,
    seed: 1,
    names: wish.names ?? [],
    neighbours: [],
    kit: SHEETS,
  };
}

/** Everything written on a page, in the order it was placed, a break between parts. */
export function pageText(page: Page): string {
  let text = '';
  let node: Node | null | undefined;
  for (const item of page.items) {
    if (item.kind !== 'text') continue;
    text += (item.node === node ? '' : '\n') + item.text;
    node = item.node;
  }
  return text.replaceAll('\u00a0', ' ');
}

/** Everything written on a sheet. */
export function sheetText(sheet: Sheet): string {
  return sheet.pages.map(pageText).join('\n');
}

/** All parts of this kind in a sheet's structure, in reading order. */
export function partsOf(sheet: Sheet, role: Node['role']): readonly Node[] {
  const found: Node[] = [];
  const walk = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.role === role) found.push(node);
      walk(node.children);
    }
  };
  walk(sheet.root);
  return found;
}

/** What is written in one part of the structure itself. */
export function partText(sheet: Sheet, part: Node): string {
  const items = sheet.pages.flatMap((page) => page.items);
  return items
    .flatMap((item) => (item.kind === 'text' && item.node === part ? [item.text] : []))
    .join('')
    .replaceAll('\u00a0', ' ')
    .trim();
}
