import { expect, test } from 'vitest';
import { pt } from '../../../src/layout/page/page.js';
import { hostKeySheet } from '../../../src/sheets/host-key/host-key.js';
import type { SheetRequest } from '../../../src/sheets/request.js';
import { languages, wordsIn } from '../../support/languages.js';
import { textsOn } from '../../support/read-pdf.js';
import { painted } from '../../support/setup.js';
import { requestFor } from '../../support/sheet-text.js';
import { shipped, valueIn } from '../../support/shipped.js';
import { covering } from '../../support/thorough.js';

const SIZES = [10, 10.5, 11, 11.5] as const;

/** From line to line, as many times the type: less where it gives way. */
const LEADING = { 10: 1.2, 10.5: 1.22, 11: 1.24, 11.5: 1.24 } as const;

/** How many pages a host key takes where this is the only size there is; headings grow with it, white shrinks and grows. */
function pagesAt(size: (typeof SIZES)[number], request: SheetRequest): number {
  const { tight: _tight, ...text } = request.templates.text;
  const { paragraph, item, section, heading } = text.gaps;
  const by = size / 11;
  const only = {
    ...text,
    bodies: [pt(size)] as const,
    larger: [],
    section: pt(13 * Math.max(1, by)),
    leading: { first: LEADING[size], last: LEADING[size] },
    gaps: { paragraph: paragraph * by, item: item * by, section: section * by, heading: heading * by },
  };
  const templates = { ...request.templates, text: only };
  return valueIn(hostKeySheet({ ...request, templates }), 'host key').pages.length;
}

/** The size that most letters of a file's first page have (pt). */
async function sizeOf(pdf: Uint8Array): Promise<number> {
  const letters = new Map<number, number>();
  for (const { text, size } of await textsOn(pdf)) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [most] = [...letters].toSorted(([, a], [, b]) => b - a);
  return Math.round((most?.[0] ?? 0) * 10) / 10;
}

const cases = covering(
  languages.flatMap((language) =>
    [...shipped.keys()].flatMap((game) => ['a4', 'letter'].map((paper) => [game, language, paper] as const)),
  ),
  24,
);

test.each(cases)(
  'the host key of %s in %s on %s is set as large as its pages allow',
  async (game, language, paper) => {
    const request: SheetRequest = { ...requestFor(game, { paper }), words: wordsIn(language) };
    const sheet = valueIn(hostKeySheet(request), game);
    const size = await sizeOf(await painted(sheet));
    expect(SIZES).toContain(size);
    // A last page of a few lines may be saved by less white in the smallest type.
    if (size > 10) expect(sheet.pages.length).toBeLessThanOrEqual(pagesAt(10, request));
    for (const larger of SIZES.filter((one) => one > size))
      expect(pagesAt(larger, request)).toBeGreaterThan(sheet.pages.length);
  },
);

test('a host key whose pages stood a quarter empty is set in 11.5 points', async () => {
  const sheet = valueIn(hostKeySheet(requestFor('block-blanks-wild')), 'host key');
  expect(sheet.pages).toHaveLength(4);
  expect(await sizeOf(await painted(sheet))).toBe(11.5);
});
