import { describe, expect, test } from 'vitest';
import { setNameOf } from '../../../src/domino/set.js';
import { makeSheets } from '../../../src/kit/sheets.js';
import type { Sheet } from '../../../src/layout/page/page.js';
import { prepare } from '../../../src/rulebook/prepare.js';
import { rulingGroups } from '../../../src/rulebook/rulings/rulings.js';
import { scopeOf } from '../../../src/rulebook/scope.js';
import { hostKeySheet } from '../../../src/sheets/host-key/host-key.js';
import type { SheetRequest } from '../../../src/sheets/request.js';
import { loadVariant } from '../../../src/variant/load.js';
import { opened } from '../../support/opened.js';
import { partsOf, partText, requestFor, sheetText } from '../../support/sheet-text.js';
import { english, shipped, valueIn } from '../../support/shipped.js';
import { some } from '../../support/thorough.js';

const papers = ['a4', 'letter'];
const cases = [...shipped.keys()].flatMap((id) => papers.map((paper) => [id, paper] as const));

const requests = new Map([...shipped.keys()].map((id) => [id, requestFor(id)] as const));
/** The request for a shipped game, on A4 unless said; the same rules each time, since playing them takes longest. */
function shippedRequest(id: string, paper = 'a4'): SheetRequest {
  const request = requests.get(id);
  const found = request?.templates.papers[paper];
  if (!request || !found) throw new Error(`no ${id} on ${paper}`);
  return { ...request, paper: found };
}

const keyOf = (request: SheetRequest): Sheet<'host'> => valueIn(hostKeySheet(request), request.checked.id);
const headings = (sheet: Sheet, role: 'H2' | 'H3') =>
  partsOf(sheet, role).map((part) => partText(sheet, part));
const alternatives = (sheet: Sheet) => partsOf(sheet, 'Figure').map((part) => part.alt ?? '');
const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A game that someone wrote, as a request for its sheets. */
function ownRequest(text: string, paper = 'a4'): SheetRequest {
  const file = { name: './own.yaml', id: 'own', text };
  const checked = valueIn(
    prepare(
      valueIn(
        loadVariant(file, (name) => shipped.get(name)),
        'own',
      ),
      english,
    ),
    'own',
  );
  return { ...requestFor('block', { paper }), checked, scope: valueIn(scopeOf(checked.rules), 'own') };
}

describe('the host key', () => {
  test.each(some(cases, 5))('of %s on %s has its six parts, on four pages at most', (id, paper) => {
    const request = shippedRequest(id, paper);
    const sheet = keyOf(request);
    expect(sheet.audience).toBe('host');
    expect(headings(sheet, 'H2').map((text) => text.replace(/^(\d) .*/, '$1'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(sheet.pages.length).toBeLessThanOrEqual(4);
    expect(sheetText(sheet)).toContain(request.checked.fingerprint);
  });

  test.each([
    ['double-three-chain', 10, 30],
    ['family-draw', 28, 168],
  ])('of %s lists %i tiles once each, %i pips in all', (id, tiles, pips) => {
    const sheet = keyOf(shippedRequest(id));
    const listed = alternatives(sheet)
      .filter((alt) => alt.startsWith('To tick off'))
      .flatMap((alt) =>
        [...alt.matchAll(/(\d+)-(\d+), (\d+) pip/g)].map((match) => match.slice(1).map(Number)),
      );
    expect(new Set(listed.map(([low, high]) => `${low}-${high}`)).size).toBe(tiles);
    expect(listed.length).toBe(tiles);
    for (const [low = 0, high = 0, count] of listed) expect(count).toBe(low + high);
    expect(listed.reduce((sum, [, , count = 0]) => sum + count, 0)).toBe(pips);
    expect(sheetText(sheet)).toContain(`${tiles} tiles, ${pips} pips`);
  });

  test('tells the deal of block and of draw: what 2, 3 and 4 hold, what is dealt, left and never drawn', () => {
    const rows = (id: string) => {
      const sheet = keyOf(shippedRequest(id));
      const [table] = partsOf(sheet, 'Table');
      return table?.children
        .slice(1)
        .map((row) => row.children.map((cell) => partText(sheet, cell)).join(' '));
    };
    expect(rows('block')).toEqual(['2 7 14 14 14', '3 5 15 13 13', '4 5 20 8 8', '2 + 2 5 20 8 8']);
    expect(rows('draw')).toEqual(['2 7 14 14 2', '3 7 21 7 2', '4 6 24 4 2', '2 + 2 6 24 4 2']);
  });

  test.each(some([...shipped.keys()], 3))('of %s holds every ruling, its answer first', (id) => {
    const request = shippedRequest(id);
    const text = oneSpace(sheetText(keyOf(request)));
    for (const { rulings } of opened(rulingGroups(request.checked, request.scope, request.words))) {
      for (const { question, yes, why, rule, value } of rulings) {
        const said = oneSpace(`${question} ${yes ? 'Yes' : 'No'} ${why}`);
        expect(text).toContain(said);
        if (value !== 'always' && value !== '') expect(text).toContain(oneSpace(`${why} ${rule}: ${value}`));
      }
    }
  });

  test('shows the same round for a seed, and another for another', () => {
    const round = (seed: number) =>
      alternatives(keyOf({ ...shippedRequest('family-draw'), seed })).filter((alt) =>
        alt.includes(' holds '),
      );
    expect(round(1)).toEqual(round(1));
    expect(round(1)).not.toEqual(round(2));
    // Three hands of five tiles, before what is left of them.
    expect(
      round(1)
        .slice(0, 3)
        .map((alt) => [...alt.matchAll(/\d-\d/g)].length),
    ).toEqual([5, 5, 5]);
  });

  test('prints what the file keeps for the host, and no player sheet does', () => {
    const request = ownRequest(`
extends: block
title: Planted
examples:
  - { name: planted, show: host, players: [Zebulon, Quillon], out: Zebulon, left: { Quillon: [2-3] } }
  - { name: planted-turn, show: host, players: [Zebulon, Quillon], line: [2-5], steps: [{ who: Zebulon, play: 2-6 }] }
`);
    const key = sheetText(keyOf(request));
    expect(key).toContain('Ana goes out. Ben holds 2-3: 5 pips.');
    expect(oneSpace(key)).toContain('Ana plays 2-6 on the 2. Open ends: 6 and 5.');
    const { paper, names, ...rest } = request;
    const made = makeSheets({ ...rest, papers: [paper], tables: [{ names }] });
    const sheets = valueIn(made, 'own').map(({ sheet }) => sheet);
    const whole = (sheet: Sheet) => JSON.stringify(sheet);
    expect(sheets.filter((sheet) => whole(sheet).includes('Zebulon')).map(({ name }) => name)).toEqual([
      'host-key',
    ]);
    expect(sheets.filter(({ audience }) => audience === 'player').length).toBeGreaterThan(2);
  });

  test('names the other ways to play, where there are any, so that commas in a name don’t part the list', () => {
    const request = shippedRequest('draw');
    const neighbours = [
      { id: 'draw-eight-minus', title: 'Draw, eight minus the players' },
      { id: 'draw-when-stuck', title: 'Draw dominoes, drawing only when stuck' },
    ];
    expect(oneSpace(sheetText(keyOf({ ...request, neighbours })))).toContain(
      '“Draw, eight minus the players” (draw-eight-minus) and “Draw dominoes, drawing only when stuck” (draw-when-stuck)',
    );
    expect(sheetText(keyOf(request))).not.toContain('Other ways to play');
  });

  test.each([
    [9, 4, 11],
    [12, 10, 8],
    [18, 10, 12],
  ])('has room for a set up to %i and %i players with %i tiles each', (highest, players, each) => {
    const request = ownRequest(`
title: Large
set: ${setNameOf(highest)}
players: ${players}
deal: ${each}
lead: { first: lot }
draw: { when: stuck }
score: { round: nothing }
match: one-round
`);
    const sheet = keyOf(request);
    const tiles = ((highest + 1) * (highest + 2)) / 2;
    const listed = alternatives(sheet).filter((alt) => alt.startsWith('To tick off'));
    expect([...listed.join().matchAll(/\d+-\d+/g)].length).toBe(tiles);
  });

  test('says what the file says where a title or a name looks like markup', () => {
    const text = sheetText(keyOf(ownRequest('extends: block\ntitle: Dominoes <b>bold</b>\n')));
    expect(text).toContain('Dominoes \u2039b\u203abold\u2039/b\u203a');
    // The data are a file's lines, where nothing is markup.
    expect(text).toContain('title: Dominoes <b>bold</b>');
  });
});
