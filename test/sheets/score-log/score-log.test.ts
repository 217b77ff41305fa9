import { describe, expect, test } from 'vitest';
import type { Item, Sheet } from '../../../src/layout/page/page.js';
import { logColumns } from '../../../src/sheets/score-log/columns.js';
import { scoreLogSheet } from '../../../src/sheets/score-log/score-log.js';
import {
  pageText,
  partsOf,
  partText,
  requestFor,
  type SheetWish,
  sheetText,
} from '../../support/sheet-text.js';
import { english, shipped, valueIn } from '../../support/shipped.js';

const logOf = (game: string, wish: SheetWish = {}): Sheet<'player'> =>
  valueIn(scoreLogSheet(requestFor(game, wish)), game);

/** The rows that begin with a number or another label of the first table, as they are headed. */
function rowHeads(sheet: Sheet): string[] {
  const [table] = partsOf(sheet, 'Table');
  return (table?.children ?? []).flatMap((row) => {
    const head = row.children[0];
    return head?.role === 'TH' && head.scope === 'Row' ? [partText(sheet, head)] : [];
  });
}

/** The heads of the first table's columns. */
function columnHeads(sheet: Sheet): string[] {
  const [row] = partsOf(sheet, 'Table')[0]?.children ?? [];
  return (row?.children ?? []).map((cell) => partText(sheet, cell));
}

type Line = Extract<Item, { kind: 'line' }>;
const isLine = (item: Item): item is Line => item.kind === 'line';

/** Where each side's column begins, and the table's right edge: read from the drawn lines, whose heaviest run across it. */
function sideColumns(sheet: Sheet, page: number): { readonly widths: readonly number[] } {
  const lines = (sheet.pages[page]?.items ?? []).filter(isLine);
  const heavy = lines.filter((line) => line.stroke.width > 0.5 && line.y1 === line.y2);
  const top = Math.min(...heavy.map((line) => line.y1));
  const right = Math.max(...heavy.map((line) => line.x2));
  const upright = lines.filter(
    (line) => line.x1 === line.x2 && line.y1 === top && line.stroke.dash === undefined,
  );
  const sides = upright.filter((line) => line.stroke.width > 0.25).map((line) => line.x1);
  const edges = [...sides, right].sort((a, b) => a - b);
  return { widths: edges.slice(1).map((edge, index) => edge - (edges[index] as number)) };
}

/** How far apart the numbers of the rounds stand: the height of a row. */
function rowHeights(sheet: Sheet, page = 0): number[] {
  const heads = partsOf(sheet, 'TH').filter((part) => part.scope === 'Row');
  const ys = (sheet.pages[page]?.items ?? []).flatMap((item) =>
    item.kind === 'text' && item.node && heads.includes(item.node) && /^\d+$/.test(item.text) ? [item.y] : [],
  );
  return ys.slice(1).map((y, index) => y - (ys[index] as number));
}

const WINNERS = { sides: 4, ends: ['out', 'blocked', 'tie'], kept: 'points', rounds: null } as const;
const TO_100 = { ...WINNERS, aim: { kind: 'target', targets: [100], low: false } };
const TO_100_OR_61 = { ...WINNERS, aim: { kind: 'target', targets: [100, 61], low: false } };

/** What each game's text asks to be written down. */
const BY_HAND: Readonly<Record<string, object>> = {
  'double-three-chain': { ...WINNERS, kept: 'wins', aim: { kind: 'wins' } },
  'family-draw': TO_100,
  'one-page-draw': TO_100,
  block: TO_100_OR_61,
  'block-blanks-wild': TO_100_OR_61,
  'block-winner-takes-all': TO_100_OR_61,
  draw: TO_100_OR_61,
  'draw-eight-minus': TO_100_OR_61,
  'draw-highest-double': TO_100_OR_61,
  'draw-when-stuck': TO_100_OR_61,
  'penalty-draw': {
    sides: 2,
    ends: ['out', 'blocked'],
    kept: 'own-pips',
    aim: { kind: 'rounds' },
    rounds: 5,
  },
};

describe('the columns that a game needs', () => {
  test('every shipped game has its columns worked out here', () => {
    expect([...shipped.keys()].sort()).toEqual(Object.keys(BY_HAND).sort());
  });

  test.each(Object.entries(BY_HAND))('%s', (game, columns) => {
    const { checked, scope } = requestFor(game);
    expect(logColumns(checked.rules, scope)).toMatchObject(columns);
  });

  test('points won and a running total for each player, the target at their head', () => {
    const log = logOf('family-draw');
    const player = ['Name won', 'total'];
    expect(columnHeads(log)).toEqual([
      'Round',
      'Led by',
      'How it ended Out',
      'Block won',
      'Block tied',
      ...player,
      ...player,
      ...player,
      ...player,
    ]);
    expect(sheetText(log)).toContain('The first player with 100 or more points at the end of a round wins');
  });

  test('targets that differ stand at the head with the players they are for', () => {
    const text = sheetText(logOf('block'));
    expect(text).toContain('100 points for 2 players or partners');
    expect(text).toContain('61 points for 3 or 4 players alone');
    expect(sheetText(logOf('block', { seating: { players: 3 } }))).toContain('61 or more points at the end');
  });

  test('own pips are kept for exactly as many rounds as the match has', () => {
    const log = logOf('penalty-draw');
    const unchosen = logOf('penalty-draw', { settings: ['choices=[]'] });
    const match = ['1', '2', '3', '4', '5', 'Match won by'];
    // As many matches as have room in rows of 8 mm.
    const named = (rows: readonly string[], ...numbers: readonly number[]) =>
      numbers.flatMap((number) => [`Match ${number}`, ...rows]);
    expect(rowHeads(unchosen)).toEqual(named(match, 1, 2, 3));
    // A table may agree on an extra round, and on another after that, so there are rows for them.
    const extra = match.toSpliced(5, 0, 'extra', 'extra');
    expect(rowHeads(log)).toEqual(named(extra, 1, 2));
    // In large print one, since a second would leave room for one match alone.
    const large = valueIn(scoreLogSheet({ ...requestFor('penalty-draw'), large: true }), 'large');
    expect(rowHeads(large)).toEqual(named(match.toSpliced(5, 0, 'extra'), 1, 2));
    expect(columnHeads(log).filter((head) => head.endsWith('pips left'))).toHaveLength(2);
    expect(columnHeads(log).filter((head) => head.includes('Block'))).toEqual(['Blocked']);
    const seven = rowHeads(logOf('penalty-draw', { settings: ['match.rounds=7', 'choices=[]'] }));
    const rounds = ['1', '2', '3', '4', '5', '6', '7', 'Match won by'];
    expect(seven.slice(0, 11)).toEqual(['Match 1', ...rounds, 'Match 2', '1']);
    expect(rowHeads(logOf('penalty-draw', { settings: ['match.tie=extra-round'] }))[6]).toBe('extra');
    // A match that has the page to itself has no number.
    const long = rowHeads(logOf('penalty-draw', { settings: ['match.rounds=15', 'choices=[]'] }));
    expect([long[0], long[14], long.at(-1)]).toEqual(['1', '15', 'Match won by']);
  });

  test('a game of one round counts who won, with a tally', () => {
    const log = logOf('double-three-chain');
    expect(rowHeads(log).at(-1)).toBe('Games won');
    expect(columnHeads(log).slice(-4)).toEqual(['Name', 'Name', 'Name', 'Name']);
    expect(sheetText(log)).not.toContain('Target');
  });

  test('partners share one column, with both names at its head', () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
    const log = logOf('block', { seating: { partners: true }, names });
    const heads = columnHeads(log);
    expect(heads.slice(-4)).toEqual(['Ana and Cleo won', 'total', 'Ben and Dan won', 'total']);
    expect(sheetText(logOf('block'))).toContain('Partners share a column');
  });

  const namesOver = (names: readonly string[], settings: readonly string[] = []) =>
    columnHeads(logOf('family-draw', { names, settings }))
      .filter((head) => /(?<!Block) won$/.test(head))
      .map((head) => head.replace(' won', ''));

  test('names stand over the columns in the order of seats, and nobody else has a column', () => {
    expect(namesOver(['Ana', 'Ben <3'])).toEqual(['Ana', 'Ben \u20393']);
    expect(namesOver(['Ana', 'Ben', 'Cleo'])).toEqual(['Ana', 'Ben', 'Cleo']);
    // For two players the sheet of block needs no box to tick for the target.
    const two = sheetText(logOf('block', { names: ['Ana', 'Ben'] }));
    expect(two).toContain('The first player with 100 or more points');
    expect(two).not.toContain('61');
  });

  test('where more have to sit than are named there are lines for the rest', () => {
    expect(namesOver(['Ana', 'Ben'], ['players=4'])).toEqual(['Ana', 'Ben', 'Name', 'Name']);
  });

  test('the boxes of the rules keep their numbers on a log for some players', () => {
    const settings = ['players=2-4', 'choices=[{ deal: { 4: 6 } }, { match.points: 50 }]'];
    const text = sheetText(logOf('family-draw', { settings, names: ['Ana', 'Ben'] }));
    expect(text).toMatch(/Did you tick box 2 on the rules\? [^\u2022]*50 or more points/);
  });
});

describe('room to write', () => {
  const papers = ['a4', 'letter'];
  const cases = papers.flatMap((paper) => [...shipped.keys()].map((game) => [game, paper] as const));

  /** Where a table may agree on a single round, the tally of rounds won is a page of its own. */
  const withTally = ['family-draw', 'one-page-draw'];

  test.each(cases)('%s on %s: one page, rows of 8 mm, columns of 22 mm', (game, paper) => {
    const log = logOf(game, { paper });
    expect(log.pages).toHaveLength(withTally.includes(game) ? 2 : 1);
    const { widths } = sideColumns(log, 0);
    expect(widths).toHaveLength(game === 'penalty-draw' ? 2 : 4);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(22);
    const heights = rowHeights(log);
    expect(heights.length + 1).toBeGreaterThanOrEqual(game === 'penalty-draw' ? 5 : 10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(8 - 1e-6);
  });

  test.each([
    [5, 'upright', 22],
    [6, 'lying', 22],
    [8, 'lying', 22],
    [10, 'lying', 19],
  ])('%i players stand on one sheet, %s, in columns of at least %i mm', (players, lies, least) => {
    const settings = ['set=double-twelve', `players=${players}`, `deal=7`, 'choices=[]'];
    const log = logOf('one-page-draw', { settings, paper: 'letter' });
    const withTable = log.pages
      .map((_, page) => sideColumns(log, page).widths)
      .filter((all) => all.length > 0);
    expect(withTable).toHaveLength(1);
    expect(withTable.flat()).toHaveLength(players);
    expect(Math.min(...withTable.flat())).toBeGreaterThanOrEqual(least);
    const [page] = log.pages;
    expect((page?.width ?? 0) > (page?.height ?? 0) ? 'lying' : 'upright').toBe(lies);
    expect(rowHeights(log).length + 1).toBeGreaterThanOrEqual(10);
    expect(Math.min(...rowHeights(log))).toBeGreaterThanOrEqual(8 - 1e-6);
    expect(log.pages.map(pageText).join()).toContain('Passes in a row');
  });

  test('a paper without room for a row is refused', () => {
    const request = requestFor('family-draw');
    const card = { name: 'card', label: 'card', width: 60, height: 90 };
    const made = scoreLogSheet({ ...request, paper: card });
    expect(made.ok ? [] : made.problems.map((problem) => problem.code)).toEqual(['paper.overflow']);
  });
});

describe('what the log says under the table', () => {
  /** From the source texts: what has to be found on each game's log. */
  const said: readonly (readonly [string, readonly RegExp[]])[] = [
    [
      'double-three-chain',
      [/no points/i, /tie.*share the win/i, /any tile played restarts the count/, /= 6 pips/],
    ],
    ['family-draw', [/11 \+ 5 = 16/, /9 \+ 12 = 21/, /4 pips.*4 pips.*nobody wins/, /subtract nothing/i]],
    ['family-draw', [/nothing is carried over/, /tiles on the table never count/i, /count pips/i]],
    [
      'family-draw',
      [
        /100 or more points at the end of a round/,
        /Did you tick the box on the rules\?\s+Tick who won the round.*Each game is 1 round/s,
      ],
    ],
    [
      'block',
      [
        /minus their own \(not their partner’s\)/,
        /9 \+ 12 \u2212 4 = 17/,
        /tie.*nobody wins/,
        /100 points.*61 points/s,
      ],
    ],
    [
      'draw',
      [
        /minus their own \(not their partner’s\)/,
        /9 \+ 12 \u2212 4 = 17/,
        /tie.*nobody wins/,
        /100 points.*61 points/s,
      ],
    ],
    [
      'one-page-draw',
      [
        /Going out scores all the opponents’ pips/,
        /fewest pips scores all the opponents’ pips/,
        /100 or more points/,
        /each game is 1 round.*winner wins/i,
      ],
    ],
    [
      'penalty-draw',
      [
        /pips left in their own hand/,
        /went out adds 0/,
        /10 \+ 4 \+ 2 = 16/,
        /two totals are equal, the match is a draw/i,
      ],
    ],
    ['penalty-draw', [/lowest total wins/i, /Did you tick box 1 on the rules\? .*another round/s]],
  ];
  test.each(said)('%s', (game, sentences) => {
    const text = sheetText(logOf(game));
    for (const sentence of sentences) expect(text).toMatch(sentence);
  });

  test.each([...shipped.keys()])('%s has one box a seat to count passes', (game) => {
    const { checked } = requestFor(game);
    const [tally] = partsOf(logOf(game), 'Figure');
    const boxes = checked.rules.players.most;
    expect(tally?.alt).toBe(english.say('score-log.passes-alt', { boxes }));
    expect(boxes).toBe(game === 'penalty-draw' ? 2 : 4);
  });

  test('another scoring rule is another sentence', () => {
    const settings = ['score.round=opponents'];
    expect(sheetText(logOf('block', { settings }))).not.toContain('minus');
  });
});

test('rows of a table all have as many cells, for whoever hears them read', () => {
  for (const game of shipped.keys()) {
    for (const table of partsOf(logOf(game), 'Table')) {
      const cells = table.children.map((row) => row.children.length);
      expect(new Set(cells).size, game).toBe(1);
    }
  }
});

test('the log says who wins a blocked round where partners’ hands are added up and the points alone don’t tell', () => {
  const log = sheetText(logOf('block', { settings: ['round.blocked=lowest-side', 'score.round=10'] }));
  const line = log.replaceAll(/\s+/g, ' ');
  expect(line).toMatch(
    /with partners, add up both partners’ hands[^.]*\. Blocked: the winner scores 10 points\./,
  );
  expect(line.match(/add up both partners’ hands/g)).toHaveLength(1);
});

describe('what stands over the rules of scoring', () => {
  const headings = (game: string, settings: readonly string[] = []) => {
    const log = logOf(game, { settings });
    return partsOf(log, 'H2').map((part) => partText(log, part));
  };

  test('speaks of points only where there are any', () => {
    expect(headings('draw')).toEqual(['What a round is worth', 'Scoring', 'Passes in a row']);
    expect(headings('double-three-chain')).toEqual(['Who wins a round', 'Good to know', 'Passes in a row']);
    const text = sheetText(logOf('double-three-chain'));
    expect(text).not.toMatch(/worth|Scoring|[^o] points/);
  });

  test.each([
    ['block', { partners: true }],
    ['double-three-chain', {}],
    ['family-draw', { players: 2 }],
  ] as const)('no cell for an example stays empty: %s %j', (game, seating) => {
    const log = logOf(game, { seating, settings: ['choices=[]'] });
    // One table, the one to write in; an example stands under its rule.
    expect(partsOf(log, 'Table')).toHaveLength(1);
    const items = (['LBody', 'P'] as const).flatMap((role) =>
      partsOf(log, role).map((part) => partText(log, part)),
    );
    expect(items.filter((text) => text.trim() === '')).toEqual([]);
    expect(items.filter((text) => text.includes('For example: ')).length).toBeGreaterThan(0);
  });

  test('is said once: what wins the match stands over the table, not under it again', () => {
    const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
    const five = sheetText(logOf('penalty-draw'));
    expect(count(five, /lowest total wins/gi)).toBe(1);
    expect(count(five, /5 rounds/g)).toBe(1);
    expect(count(sheetText(logOf('family-draw', { settings: ['choices=[]'] })), /100/g)).toBe(1);
    expect(count(sheetText(logOf('block')), /61 points/g)).toBe(1);
    expect(count(five, /is blocked|Blocked: the round/g)).toBe(1);
  });
});
