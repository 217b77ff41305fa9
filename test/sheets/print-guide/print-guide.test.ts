import { describe, expect, test } from 'vitest';
import { tileOf } from '../../../src/domino/tile.js';
import { inkOfAll } from '../../../src/layout/page/bounds.js';
import type { Sheet } from '../../../src/layout/page/page.js';
import { styleOf } from '../../../src/layout/page/templates.js';
import type { BackMode } from '../../../src/layout/tiles/backs.js';
import { cutPicture } from '../../../src/sheets/print-guide/cut-picture.js';
import { dialogPicture } from '../../../src/sheets/print-guide/dialog-picture.js';
import { flipPicture } from '../../../src/sheets/print-guide/flip-picture.js';
import { foldPicture } from '../../../src/sheets/print-guide/fold-picture.js';
import { foldersPicture } from '../../../src/sheets/print-guide/folders-picture.js';
import { boughtSets } from '../../../src/sheets/print-guide/keeping.js';
import { printGuideSheet } from '../../../src/sheets/print-guide/print-guide.js';
import { type TileOptions, USUAL_TILES } from '../../../src/sheets/tiles/options.js';
import { pagesOf } from '../../support/drawing.js';
import { languages, wordsIn } from '../../support/languages.js';
import { hull } from '../../support/printed-tiles.js';
import { fonts, templates } from '../../support/setup.js';
import { partsOf, partText, requestFor, type SheetWish, sheetText } from '../../support/sheet-text.js';
import { checkedOf, english, shipped, valueIn } from '../../support/shipped.js';
import { covering } from '../../support/thorough.js';

const guideOf = (game: string, wish: SheetWish = {}): Sheet<'host'> =>
  valueIn(printGuideSheet(requestFor(game, wish)), game);

describe('one page for whoever prints', () => {
  const cases = ['a4', 'letter'].flatMap((paper) =>
    [...shipped.keys()].map((game) => [game, paper] as const),
  );

  test.each(cases)('%s on %s: one page, body no smaller than 11 pt, for the host alone', (game, paper) => {
    const guide = guideOf(game, { paper });
    expect(guide.audience).toBe('host');
    expect(guide.pages).toHaveLength(1);
    const sizes = guide.pages.flatMap((page) =>
      page.items.flatMap((item) => (item.kind === 'text' ? [item.size] : [])),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    expect(new Set(sizes).size).toBeLessThanOrEqual(3);
  });

  const readers = languages.flatMap((language) =>
    ['a4', 'letter'].flatMap((paper) => [false, true].map((large) => [language, paper, large] as const)),
  );

  test.each(readers)(
    'in %s on %s, large print %s: no name of a sheet takes two lines',
    (language, paper, large) => {
      const words = wordsIn(language);
      const guide = valueIn(printGuideSheet({ ...requestFor('draw', { paper }), words, large }), language);
      const names = (['tiles', 'rules', 'score-log', 'host-key'] as const).map((name) =>
        words.say(`layout.sheet.${name}`),
      );
      const items = guide.pages.flatMap((page) => page.items);
      const cells = [...partsOf(guide, 'TH'), ...partsOf(guide, 'TD')];
      const lines = (text: string) => {
        const cell = cells.find((part) => partText(guide, part) === text);
        const levels = items.flatMap((item) => (item.kind === 'text' && item.node === cell ? [item.y] : []));
        return new Set(levels).size;
      };
      const say = words.under('print-guide.copies');
      expect(names.map(lines)).toEqual([1, 1, 1, 1]);
      // Nor does what heads a column of numbers take more than two.
      const heads = [say('table', { players: 4 }), say('class', { players: 24, tables: 6 })].map(lines);
      expect(Math.max(...heads)).toBeLessThanOrEqual(2);
    },
  );

  test('pictures of the dialog, the turned paper, the cuts and the folders, each with words for who can’t see it', () => {
    const alts = partsOf(guideOf('block'), 'Figure').map((figure) => figure.alt ?? '');
    expect(alts).toHaveLength(4);
    expect(alts[0]).toMatch(/long edge.*page of a book/);
    expect(alts[1]).toMatch(/A4.*Actual size.*headers off.*long edge/i);
    expect(alts[2]).toMatch(/first the long cuts.*then each strip/);
    expect(alts[3]).toMatch(/player holds Tiles, Rules.*Score log.*host holds Host key.*Print guide/);
  });

  test.each([
    ['draw', '2 sheets', '1 set = 2 sheets', '6 sets = 12 sheets'],
    ['draw', '1 sheet', '1', '6'],
  ])(
    '%s on %s of card: how many sets, and where a set takes several sheets how many those are',
    (game, sheets, one, all) => {
      const larger = sheets === '2 sheets' ? { size: { long: 60, short: 30 } } : {};
      const tiles = { ...USUAL_TILES, ...larger };
      const guide = valueIn(printGuideSheet({ ...requestFor(game), tiles }), game);
      const cells = partsOf(guide, 'TD').map((cell) => partText(guide, cell));
      expect(cells.slice(0, 2)).toEqual([one, all]);
    },
  );

  test('five lines on the print dialog', () => {
    const guide = guideOf('block', { paper: 'letter' });
    const [dialog] = partsOf(guide, 'L');
    expect(dialog?.children).toHaveLength(5);
    const said = (dialog?.children ?? []).map((item) => partText(guide, item.children[1] ?? item));
    expect(said[1]).toBe('Paper: Letter.');
    expect(said[2]).toMatch(/Actual size/);
    expect(said[3]).toBe('Headers and footers: off.');
    expect(said[4]).toMatch(/flipped on the long edge/);
  });
});

/** Each way to print backs, on both papers, in each language. */
const printed = languages.flatMap((language) =>
  ['a4', 'letter'].flatMap((paper) =>
    (['long-edge', 'short-edge', 'fold', 'flood', 'none'] as const).map(
      (mode) => [language, paper, mode] as const,
    ),
  ),
);

describe('however backs are printed, in every language', () => {
  test.each(covering(printed, 6))(
    '%s, %s, %s: one page, and each picture in one column with its text right above it',
    async (language, paper, mode) => {
      const request = { ...requestFor('draw', { paper }), words: wordsIn(language) };
      const tiles = { ...USUAL_TILES, backs: { ...USUAL_TILES.backs, mode } };
      const pages = await pagesOf(valueIn(printGuideSheet({ ...request, tiles }), language));
      expect(pages).toHaveLength(1);
      const [page] = pages;
      if (!page) throw new Error('no page');
      const pictures = new Set(
        page.drawn.flatMap(({ role, alt }) => (role === 'Figure' && alt ? [alt] : [])),
      );
      expect(pictures.size).toBe({ 'long-edge': 4, 'short-edge': 4, fold: 4, flood: 4, none: 3 }[mode]);
      for (const alt of pictures) {
        const place = hull(page.drawn.filter((part) => part.alt === alt).map(({ bounds }) => bounds));
        const lows = page.drawn
          .filter(
            (part) =>
              part.alt !== alt &&
              part.role !== 'Artifact' &&
              (part.role === 'Figure' || part.text.trim() !== ''),
          )
          .flatMap(({ bounds, end, kind }) => {
            const [right, low] =
              kind === 'text' ? [end.x, bounds.y] : [bounds.x + bounds.width, bounds.y + bounds.height];
            const over = bounds.x < place.x + place.width && right > place.x && low < place.y + 0.1;
            return over ? [low] : [];
          });
        // The turned paper stands at the right of its step, which ends not 20 mm before it; every other picture has a line of
        // type, or the picture before it, not 8 mm above.
        const isBeside = page.drawn.some(
          ({ kind, end, bounds, role }) =>
            kind === 'text' &&
            role !== 'Artifact' &&
            end.x < place.x &&
            end.x > place.x - 20 &&
            bounds.y > place.y - 3 &&
            bounds.y < place.y + place.height,
        );
        if (!isBeside) expect(place.y - Math.max(...lows)).toBeLessThan(8);
      }
    },
  );
});

test('large print takes few pages, in 16 pt or more', async () => {
  for (const mode of ['long-edge', 'fold'] as const) {
    const tiles = { ...USUAL_TILES, size: { long: 90, short: 45 }, backs: { ...USUAL_TILES.backs, mode } };
    const guide = valueIn(printGuideSheet({ ...requestFor('draw'), large: true, tiles }), mode);
    const pages = await pagesOf(guide);
    expect(pages.length).toBeLessThanOrEqual(4);
    const sizes = pages.flatMap(({ drawn }) =>
      drawn.flatMap((part) => (part.kind === 'text' ? [part.size] : [])),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16 - 0.01);
  }
});

describe('the pictures', () => {
  const room = { width: 80, setting: { style: styleOf(templates.text), measurer: fonts }, words: english };
  const upright = { width: 210, height: 297 };
  const lying = { width: 297, height: 210 };

  test('paper that lies turns over its long edge like a calendar, paper that stands like a book', () => {
    expect(flipPicture(upright, 'long-edge', room).alt).toMatch(/long edge.*book/);
    expect(flipPicture(upright, 'short-edge', room).alt).toMatch(/short edge.*calendar/);
    expect(flipPicture(lying, 'long-edge', room).alt).toMatch(/long edge.*calendar/);
    expect(flipPicture(lying, 'short-edge', room).alt).toMatch(/short edge.*book/);
  });

  test('nothing is drawn outside a picture’s frame', () => {
    const contents = { player: ['Tiles', 'Rules', 'Score log'], host: ['Host key'] };
    const pictures = [
      dialogPicture('Letter', 'long-edge', room),
      dialogPicture('A4', 'simplex', room),
      cutPicture({ columns: 7, rows: 4, width: 168, height: 192 }, room),
      cutPicture({ columns: 5, rows: 1, width: 225, height: 90 }, room),
      foldersPicture(contents, room),
      foldPicture('across', room),
      foldPicture('down', room),
      ...[upright, lying].flatMap((page) =>
        (['long-edge', 'short-edge'] as const).map((duplex) => flipPicture(page, duplex, room)),
      ),
    ];
    for (const { width, height, marks } of pictures) {
      const ink = inkOfAll(marks, { stamps: {}, measurer: fonts });
      expect(Math.min(ink.x, ink.y)).toBeGreaterThanOrEqual(-0.01);
      expect(ink.x + ink.width).toBeLessThanOrEqual(width + 0.01);
      expect(ink.y + ink.height).toBeLessThanOrEqual(height + 0.01);
    }
  });
});

describe('copies', () => {
  /** The rows of the table of copies. */
  const copies = (game: string, wish: SheetWish = {}): string[][] => {
    const guide = guideOf(game, wish);
    const [table] = partsOf(guide, 'Table');
    return (table?.children ?? []).slice(1).map((row) => row.children.map((cell) => partText(guide, cell)));
  };

  test('a set for each table, rules for each player', () => {
    // 24 players are 6 tables of 4.
    expect(copies('block')).toEqual([
      ['Tiles', '1', '6'],
      ['Rules', '4', '24'],
      ['Score log', '1', '6'],
      ['Host key', '1', '1'],
    ]);
  });

  test('two at a table need twelve sets for a class', () => {
    expect(copies('penalty-draw').map((row) => row.slice(1))).toEqual([
      ['1', '12'],
      ['2', '24'],
      ['1', '12'],
      ['1', '1'],
    ]);
    expect(copies('block', { seating: { players: 3 } })[0]).toEqual(['Tiles', '1', '8']);
  });

  test('sheets of card are those the tiles take', () => {
    // 7 times 5 tiles of 24 x 48 mm are more than 28 and less than 55.
    expect(sheetText(guideOf('block'))).toContain('takes 1 sheet of card');
    expect(sheetText(guideOf('block', { settings: ['set=double-nine'] }))).toContain(
      'takes 2 sheets of card',
    );
  });
});

describe('a bought set', () => {
  const bought = (game: string, settings: readonly string[] = []) =>
    boughtSets(checkedOf(game, settings).rules, english).join(' ');

  test('from a double-nine set 7, 8 and 9 are taken out for double-six', () => {
    expect(bought('family-draw')).toMatch(
      /bought double-six set .* double-nine set: .* 7, 8,? or 9, which leaves 28 tiles/,
    );
  });

  test('a set that no shop sells comes out of the next larger one', () => {
    expect(bought('double-three-chain')).toMatch(
      /^Or use a bought double-six set: .* 4, 5,? or 6, which leaves 10 tiles\.$/,
    );
  });

  test('nothing is larger than double-eighteen', () => {
    expect(bought('block', ['set=double-eighteen'])).not.toMatch(/From a/);
  });

  test('tiles that the game leaves out are taken out as well', () => {
    expect(bought('three-without-blank-double')).toMatch(/Take out 0-0 as well\.$/);
  });
});

test('what the texts ask of the host', () => {
  const text = sheetText(guideOf('double-three-chain'));
  for (const said of [
    /no money, no gifts/,
    /steady table/,
    /helper may whisper what tiles a player holds, or place the one/,
    /Actual size/,
    /Headers and footers: off/,
    /Children need an adult’s help with cutting/,
    /Keep host\/ to yourself/,
    /No computer plays, judges or solves rounds/,
    /copy and share every sheet/,
    /160–200 g/,
    /the 100 mm ruler must measure 100 mm/,
    /48 × 24 mm/,
    /long cuts first/,
    /envelope or a box/,
  ])
    expect(text).toMatch(said);
});

test('on small paper the guide goes on overleaf, on any paper within its margins', () => {
  for (const [width, height] of [
    [148, 210],
    [105, 148],
    [95, 140],
  ] as const) {
    const paper = { name: 'small', label: `${width} × ${height} mm`, width, height };
    // Tiles that small paper has room for.
    const request = requestFor('block');
    const small = { ...request.templates.tiles, standard: { long: 20, short: 10 } };
    const made = printGuideSheet({ ...request, paper, templates: { ...request.templates, tiles: small } });
    expect(valueIn(made, paper.label).pages.length).toBeGreaterThan(1);
  }
});

describe('what is printed otherwise is told otherwise', () => {
  const toldOf = (tiles: Partial<TileOptions>, paper = 'a4') => {
    const guide = valueIn(
      printGuideSheet({ ...requestFor('block', { paper }), tiles: { ...USUAL_TILES, ...tiles } }),
      'block',
    );
    expect(guide.pages).toHaveLength(1);
    return { text: sheetText(guide), alts: partsOf(guide, 'Figure').map((figure) => figure.alt ?? '') };
  };
  const backs = (mode: BackMode) => ({ backs: { ...USUAL_TILES.backs, mode } });

  test.each(['a4', 'letter'])(
    'on %s, tiles to fold: twice the paper, lighter, one side, folded before it is cut',
    (paper) => {
      const { text, alts } = toldOf(backs('fold'), paper);
      expect(text).toContain('takes 2 sheets of card');
      expect(text).toMatch(/100–160 g/);
      expect(text).toContain('print on one side only');
      expect(text).toMatch(/First fold each sheet .*glue/s);
      expect(text).not.toContain('Hold the sheet up to the light');
      expect(alts).toHaveLength(4);
      expect(alts[0]).toContain('one side');
      expect(alts[1]).toMatch(/Folding in three pictures/);
    },
  );

  test('tiles without backs: one side, and nothing to fold', () => {
    const { text } = toldOf(backs('none'));
    expect(text).toContain('print on one side only');
    expect(text).not.toMatch(/fold each sheet/);
    expect(text).toMatch(/160–200 g/);
  });

  test('the short edge, which a lying page of this size turns on like a book', () => {
    const { text, alts } = toldOf({ ...backs('short-edge'), size: { long: 50, short: 25 } });
    expect(text).toContain('flipped on the short edge');
    expect(text).toMatch(/a tile 50 × 25 mm/);
    expect(alts[0]).toMatch(/short edge.*book/);
  });

  test('several sets take as many sheets more; single tiles to print again change nothing', () => {
    expect(toldOf({ sets: 3 }).text).toMatch(/3 sets of tiles take 3 sheets of card\..*its own letter/s);
    expect(toldOf({ only: [tileOf(0, 0)], size: { long: 56, short: 28 } }).text).toContain(
      'takes 2 sheets of card',
    );
  });

  test('the printer that tiles are drawn for is named', () => {
    const compensation = { printer: 'office', stretch: { across: 1.004, down: 1 } };
    expect(toldOf({ compensation }).text).toContain('Printer: office.');
  });
});
