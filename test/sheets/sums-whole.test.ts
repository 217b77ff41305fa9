import { expect, test } from 'vitest';
import type { Sheet } from '../../src/layout/page/page.js';
import { hostKeySheet } from '../../src/sheets/host-key/host-key.js';
import type { SheetRequest } from '../../src/sheets/request.js';
import { rulesSheet } from '../../src/sheets/rules/rules.js';
import { languages, wordsIn } from '../support/languages.js';
import { textsOn } from '../support/read-pdf.js';
import { painted } from '../support/setup.js';
import { requestFor } from '../support/sheet-text.js';
import { shipped, valueIn } from '../support/shipped.js';
import { covering } from '../support/thorough.js';

/** A line of text, and where it begins (mm). */
interface Line {
  readonly from: number;
  readonly text: string;
}

/** The lines of a page in two columns, from the top of the left one to the end of the right one. */
async function linesOn(pdf: Uint8Array, page: number): Promise<readonly Line[]> {
  const lines = new Map<string, { readonly at: number; readonly from: number; text: string }>();
  for (const { text, x, y } of (await textsOn(pdf, page)).toSorted((a, b) => a.x - b.x)) {
    const column = x > 105 ? 1 : 0;
    const key = `${column} ${y.toFixed(1)}`;
    const line = lines.get(key) ?? { at: column * 1000 + y, from: x, text: '' };
    lines.set(key, line);
    line.text += text;
  }
  return [...lines.values()]
    .toSorted((a, b) => a.at - b.at)
    .map(({ from, text }) => ({ from, text: text.trim() }));
}

const cases = covering(
  languages.flatMap((language) => [...shipped.keys()].map((game) => [game, language] as const)),
  8,
);

test.each(cases)(
  '%s in %s: no name is parted from its pips, no number from the sign before or after it',
  async (game, language) => {
    const words = wordsIn(language);
    const names = ([1, 2, 3, 4] as const).map((seat) => words.lookUp(`names.${seat}`)).join('|');
    const request: SheetRequest = { ...requestFor(game), words };
    const torn: string[] = [];
    for (const made of [rulesSheet(request), hostKeySheet(request)]) {
      const sheet = valueIn<Sheet>(made, game);
      const pdf = await painted(sheet);
      for (let page = 1; page <= sheet.pages.length; page++) {
        const lines = await linesOn(pdf, page);
        lines.forEach(({ from, text: line }, index) => {
          const after = lines[index + 1];
          // What begins further left is another row of a table.
          const next = after && after.from > from - 0.5 ? after.text : '';
          const sign = /(?:^|\s)[+\u2212=]$/u.test(line) || /^[+\u2212]\s\d/u.test(next);
          // "Ana scores / 5 + 6 = 11" is no name and its pips.
          const name =
            new RegExp(`(?:^|[\\s,])(?:${names})$`, 'u').test(line) && /^\d+(?!\d*\u2013|-)/u.test(next);
          if (sign || name) torn.push(`${line} / ${next}`);
        });
      }
    }
    expect(torn).toEqual([]);
  },
);
