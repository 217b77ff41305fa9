import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import {
  BLACK,
  type Duplex,
  type Item,
  type Mark,
  type Node,
  pt,
  type Sheet,
} from '../../src/layout/page/page.js';
import { objectsOf, POINTS, rendered, structureOn, textsOn, unmarkedPaint } from '../support/read-pdf.js';
import { fonts, newFonts, painted } from '../support/setup.js';

/** A sheet of one page, 210 x 297 mm, with these items. */
function sheetOf(items: readonly Item[], more: Partial<Sheet> = {}): Sheet {
  const nodes = [...new Set(items.flatMap((item) => (item.node ? [item.node] : [])))];
  return {
    audience: 'player',
    name: 'rules',
    title: 'Draw: Rules',
    language: 'en',
    duplex: 'simplex',
    pages: [{ width: 210, height: 297, items }],
    root: nodes,
    stamps: {},
    keywords: '3f2a9c01',
    ...more,
  };
}

const artifact = (mark: Mark): Item => ({ ...mark, node: null });

const node = (role: Node['role'], more: Partial<Node> = {}): Node => ({ role, children: [], ...more });

const word = (
  text: string,
  x: number,
  y: number,
  of: Node | null,
  face: 'regular' | 'bold' = 'regular',
): Item => ({
  kind: 'text',
  x,
  y,
  text,
  face,
  size: pt(11),
  ink: BLACK,
  node: of,
});

describe('painting', () => {
  test('text stands where it was laid out and is as wide as it was measured', async () => {
    const texts = ['AVATAR To Ty', 'naïve – “é” ½', 'Plain words, 3-5.'];
    const items = texts.flatMap((text, index) => [
      word(text, 20.5, 30 + index * 20, node('P')),
      word(text, 20.5, 40 + index * 20, node('P'), 'bold'),
    ]);
    const read = await textsOn(await painted(sheetOf(items), fonts));
    expect(read.map(({ text }) => text)).toEqual(texts.flatMap((text) => [text, text]));
    read.forEach((found, index) => {
      const laid = items[index] as Item & { kind: 'text' };
      expect(Math.abs(found.x - laid.x)).toBeLessThan(0.01);
      expect(Math.abs(found.y - laid.y)).toBeLessThan(0.01);
      expect(Math.abs(found.width - fonts.width(laid.text, laid.face, laid.size))).toBeLessThan(0.01);
      expect(found.size).toBeCloseTo(11, 3);
    });
  });

  test('letters of another family and narrow spaces stand on the line as they were measured, and are read as typed', async () => {
    for (const [text, read] of [
      ['Ana, Χρήστος and Юлия play', 'Ana, Χρήστος and Юлия play'],
      ['Posez\u202F! « Oui\u202F», 3 → 5', 'Posez ! « Oui », 3 → 5'],
    ] as const) {
      const items = (['regular', 'bold'] as const).map((face, index) =>
        word(text, 20.5, 30 + index * 20, node('P'), face),
      );
      const found = await textsOn(await painted(sheetOf(items), fonts));
      for (const laid of items) {
        if (laid.kind !== 'text') continue;
        const line = found.filter(({ y }) => Math.abs(y - laid.y) < 0.01);
        expect(line.map((part) => part.text).join('')).toBe(read);
        const ends = line.map((part) => part.x + part.width);
        expect(Math.max(...ends)).toBeCloseTo(laid.x + fonts.width(text, laid.face, laid.size), 2);
      }
    }
  });

  test('a font is in the file only when the file sets a letter in it', async () => {
    const namesIn = async (text: string) => {
      const { document } = await objectsOf(await painted(sheetOf([word(text, 20, 30, node('P'))]), fonts));
      const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
      return objects.join(' ').match(/DejaVu|Atkinson/g) ?? [];
    };
    expect(await namesIn('Юлия')).toContain('DejaVu');
    expect(await namesIn('Ana')).not.toContain('DejaVu');
  });

  test('a page and a box on it have their sizes to a hundredth of a millimetre', async () => {
    const box = artifact({ kind: 'box', x: 30, y: 40, width: 48, height: 24, fill: { grey: 0.5 } });
    const bytes = await painted(sheetOf([box]), fonts);
    const { document, operators } = await objectsOf(bytes);
    const { width, height } = document.getPage(0).getSize();
    expect(width / POINTS).toBeCloseTo(210, 3);
    expect(height / POINTS).toBeCloseTo(297, 3);
    const [, x, y, wide, high] = (/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re f/.exec(operators(0)) ?? []).map(
      Number,
    );
    expect([x, y, wide, high].map((points) => (points ?? 0) / POINTS)).toEqual([
      expect.closeTo(30, 3),
      expect.closeTo(40, 3),
      expect.closeTo(48, 3),
      expect.closeTo(24, 3),
    ]);
    const picture = await rendered(bytes);
    expect(picture.at(54, 52)).toBeGreaterThan(110);
    expect(picture.at(54, 52)).toBeLessThan(145);
    for (const [left, top] of [
      [29, 52],
      [79, 52],
      [54, 39],
      [54, 65],
    ] as const)
      expect(picture.at(left, top)).toBe(255);
  });

  test('every kind of mark inks where it stands', async () => {
    const ink = BLACK;
    const marks: Mark[] = [
      { kind: 'line', x1: 10, y1: 20, x2: 30, y2: 20, stroke: { width: 2, ink } },
      { kind: 'line', x1: 10, y1: 30, x2: 30, y2: 30, stroke: { width: 2, ink, dash: [5, 5] } },
      { kind: 'box', x: 50, y: 20, width: 20, height: 20, radius: 8, fill: ink },
      { kind: 'disc', x: 100, y: 30, radius: 10, stroke: { width: 2, ink } },
      { kind: 'path', steps: [['M', 130, 20], ['L', 150, 20], ['L', 130, 40], ['Z']], fill: ink },
      {
        kind: 'path',
        steps: [
          ['M', 160, 40],
          ['C', 160, 20, 180, 20, 180, 40],
        ],
        stroke: { width: 2, ink },
      },
    ];
    const picture = await rendered(await painted(sheetOf(marks.map(artifact)), fonts));
    const dark = [
      [20, 20],
      [12, 30],
      [60, 30],
      [51, 30],
      [90.1, 30],
      [135, 25],
      [170, 25.4],
    ] as const;
    const white = [
      [20, 22],
      [17.5, 30],
      [50.8, 20.8],
      [100, 30],
      [148, 38],
      [170, 35],
    ] as const;
    for (const [x, y] of dark) expect(picture.at(x, y), `${x}, ${y}`).toBeLessThan(60);
    for (const [x, y] of white) expect(picture.at(x, y), `${x}, ${y}`).toBe(255);
  });

  test.each([
    [0, [-1, -1]],
    [90, [1, -1]],
    [180, [1, 1]],
    [270, [-1, 1]],
  ] as const)(
    'a stamp turned by %d degrees turns clockwise around its middle',
    async (turn, [right, down]) => {
      // The stamp's own ink is its upper left quarter; at half scale it is 10 mm wide and 20 mm high.
      const stamps = {
        corner: {
          width: 20,
          height: 40,
          marks: [{ kind: 'box', x: 0, y: 0, width: 10, height: 20, fill: BLACK }],
        },
      } as const;
      const stamp = artifact({ kind: 'stamp', name: 'corner', x: 100, y: 100, turn, scale: 0.5 });
      const picture = await rendered(await painted(sheetOf([stamp], { stamps }), fonts));
      const inked = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].filter(([x = 0, y = 0]) => picture.at(100 + 2 * x, 100 + 2 * y) < 60);
      expect(inked).toEqual([[right, down]]);
      const long = turn % 180 === 0 ? [2 * right, 9 * down] : [9 * right, 2 * down];
      expect(picture.at(100 + (long[0] ?? 0), 100 + (long[1] ?? 0))).toBeLessThan(60);
    },
  );

  test('a stamp is in the file once, however often it is used, and cut off at its size', async () => {
    const stamps = {
      six: {
        width: 24,
        height: 24,
        marks: [
          { kind: 'text', x: 4, y: 12, text: '6', face: 'bold', size: pt(20), ink: BLACK },
          { kind: 'line', x1: 0, y1: 0, x2: 24, y2: 0, stroke: { width: 1, ink: BLACK } },
        ],
      },
      blank: { width: 24, height: 24, marks: [] },
    } as const;
    const at = (name: string, x: number) => artifact({ kind: 'stamp', name, x, y: 50, turn: 0, scale: 1 });
    const bytes = await painted(
      sheetOf([at('six', 40), at('six', 70), at('blank', 100), at('six', 130)], { stamps }),
      fonts,
    );
    const { streams } = await objectsOf(bytes);
    const forms = streams.filter(
      ({ dictionary }) => dictionary.get(PDFName.of('Subtype')) === PDFName.of('Form'),
    );
    expect(forms).toHaveLength(2);
    const picture = await rendered(bytes, 1, 10);
    // The line's lower half lies in the stamp's square, its upper half outside.
    expect(picture.at(40, 38.3)).toBeLessThan(60);
    expect(picture.at(40, 37.7)).toBe(255);
  });

  test('greys are printed with black ink alone, colours are RGB', async () => {
    const grey = artifact({
      kind: 'disc',
      x: 50,
      y: 50,
      radius: 5,
      fill: { grey: 0.25 },
      stroke: { width: 1, ink: BLACK },
    });
    const colour = artifact({
      kind: 'disc',
      x: 50,
      y: 80,
      radius: 5,
      fill: { red: 255, green: 0, blue: 51 },
    });
    const black = await objectsOf(await painted(sheetOf([grey, word('x', 20, 20, node('P'))]), fonts));
    expect(black.operators(0)).toMatch(/0\.25 g\b/);
    expect(black.operators(0)).not.toMatch(/\b(?:rg|RG|k|K|cs|CS|sc|SC|scn|SCN)\b/);
    const coloured = await objectsOf(await painted(sheetOf([colour]), fonts));
    expect(coloured.operators(0)).toMatch(/1 0 0\.2 rg/);
  });
});

describe('structure', () => {
  const head = node('TH', { scope: 'Column' });
  const cell = node('TD');
  const figure = node('Figure', { alt: 'Tile 1-3' });
  const label = node('Lbl');
  const body = node('LBody');
  const h1 = node('H1');
  const p = node('P');
  const root: Node[] = [
    h1,
    p,
    node('L', { children: [node('LI', { children: [label, body] })] }),
    node('Table', { children: [node('TR', { children: [head] }), node('TR', { children: [cell] })] }),
    figure,
  ];
  // Painted in another order than it is read in.
  const items: Item[] = [
    artifact({ kind: 'line', x1: 10, y1: 10, x2: 20, y2: 10, stroke: { width: 1, ink: BLACK } }),
    { kind: 'box', x: 30, y: 200, width: 48, height: 24, stroke: { width: 1, ink: BLACK }, node: figure },
    word('cell', 20, 120, cell),
    word('head', 20, 110, head),
    word('one ', 20, 50, p),
    word('Title', 20, 30, h1),
    artifact({ kind: 'box', x: 18, y: 52, width: 50, height: 10, fill: { grey: 0.9 } }),
    word('two', 20, 60, p),
    word('1.', 20, 80, label),
    word('item', 25, 80, body),
  ];
  const sheet = sheetOf(items, { root });

  test('is read in the order of its nodes, whatever was painted first', async () => {
    const tree = await structureOn(await painted(sheet, fonts));
    const roles = (children: readonly { role?: string; children?: readonly object[] }[] = []): unknown[] =>
      children.flatMap((child) => (child.role ? [[child.role, ...roles(child.children)]] : []));
    expect(roles(tree.children?.[0]?.children)).toEqual([
      ['H1'],
      ['P'],
      ['L', ['LI', ['Lbl'], ['LBody']]],
      ['Table', ['TR', ['TH']], ['TR', ['TD']]],
      ['Figure'],
    ]);
    expect(tree.children?.[0]?.children?.at(-1)?.alt).toBe('Tile 1-3');
  });

  test('holds a paragraph that is painted in two parts as one', async () => {
    const tree = await structureOn(await painted(sheet, fonts));
    const paragraph = tree.children?.[0]?.children?.[1];
    expect(paragraph?.children?.filter((child) => child.type === 'content')).toHaveLength(2);
  });

  test('says where a figure stands and what a head cell heads', async () => {
    const { document } = await objectsOf(await painted(sheet, fonts));
    const dictionaries = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    const attributes = (role: string) =>
      dictionaries
        .find((dict) => dict.get(PDFName.of('S')) === PDFName.of(role))
        ?.lookup(PDFName.of('A'), PDFDict);
    const box = attributes('Figure')?.lookup(PDFName.of('BBox'), PDFArray).asArray().map(Number);
    // Half the outline's width around the box, counted from the page's lower left corner.
    expect(box?.map((points) => points / POINTS)).toEqual(
      [29.5, 72.5, 78.5, 97.5].map((mm) => expect.closeTo(mm, 3)),
    );
    expect(attributes('TH')?.get(PDFName.of('Scope'))).toBe(PDFName.of('Column'));
  });

  test('leaves nothing painted unmarked', async () => {
    expect(await unmarkedPaint(await painted(sheet, fonts))).toEqual([]);
  });

  test('must hold every node that something is painted for', async () => {
    await expect(painted({ ...sheet, root: [h1] }, fonts)).rejects.toThrow('no node holds');
  });

  test('goes on over pages', async () => {
    const pages = [30, 40].map((y) => ({ width: 210, height: 297, items: [word(`part ${y}`, 20, y, p)] }));
    const bytes = await painted(sheetOf([], { pages, root: [p] }), fonts);
    for (const page of [1, 2]) {
      const tree = await structureOn(bytes, page);
      expect(tree.children?.[0]?.children?.map((child) => child.role)).toEqual(['P']);
    }
  });
});

describe('the file', () => {
  const items = [word('word', 20, 20, node('P'))];

  test.each([
    ['simplex', 'Simplex'],
    ['long-edge', 'DuplexFlipLongEdge'],
    ['short-edge', 'DuplexFlipShortEdge'],
  ] as const satisfies readonly (readonly [Duplex, string])[])(
    'asks to be printed at actual size, %s',
    async (duplex, name) => {
      const { viewer } = await objectsOf(await painted(sheetOf(items, { duplex }), fonts));
      expect(viewer.get(PDFName.of('PrintScaling'))).toBe(PDFName.of('None'));
      expect(viewer.get(PDFName.of('Duplex'))).toBe(PDFName.of(name));
      expect(String(viewer.get(PDFName.of('PickTrayByPDFSize')))).toBe('true');
      expect(String(viewer.get(PDFName.of('DisplayDocTitle')))).toBe('true');
    },
  );

  test('has title, language, producer and fingerprint, whatever the title holds', async () => {
    const title = 'Draw & block <é>: “Rules”';
    const { document, streams } = await objectsOf(
      await painted(sheetOf(items, { title, language: 'fr' }), fonts),
    );
    expect(document.getTitle()).toBe(title);
    expect(document.getKeywords()).toBe('3f2a9c01');
    expect(document.getProducer()).toBe('dominopress');
    const language = document.catalog.lookup(PDFName.of('Lang'));
    expect(
      language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : '',
    ).toBe('fr');
    const metadata = streams.find(
      ({ dictionary }) => dictionary.get(PDFName.of('Type')) === PDFName.of('Metadata'),
    );
    expect(Buffer.from(metadata?.text ?? '', 'latin1').toString('utf8')).toContain(
      'Draw &amp; block &lt;é&gt;: “Rules”',
    );
    expect(metadata?.text).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('sets the trim box to what is cut out, or to the page', async () => {
    const trim = { x: 9, y: 20, width: 192, height: 168 };
    const pages = [
      { width: 210, height: 297, items, trim },
      { width: 210, height: 297, items: [] },
    ];
    const { document } = await objectsOf(await painted(sheetOf(items, { pages }), fonts));
    const boxes = document.getPages().map((page) => page.getTrimBox());
    const mm = (box: (typeof boxes)[number] | undefined) =>
      box && [box.x, box.y, box.width, box.height].map((n) => n / POINTS);
    expect(mm(boxes[0])).toEqual([9, 109, 192, 168].map((n) => expect.closeTo(n, 3)));
    expect(mm(boxes[1])).toEqual([0, 0, 210, 297].map((n) => expect.closeTo(n, 3)));
  });

  test('embeds every font it uses and no list of glyphs that would be incomplete', async () => {
    const { document } = await objectsOf(
      await painted(sheetOf([word('é à', 20, 20, node('P')), word('b', 20, 30, node('P'), 'bold')]), fonts),
    );
    const descriptors = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor')
          ? [object]
          : [],
      );
    expect(descriptors).toHaveLength(2);
    for (const descriptor of descriptors) {
      expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
      expect(descriptor.has(PDFName.of('CIDSet'))).toBe(false);
    }
  });

  test('has the same bytes whenever and wherever it is made, and another identity when anything differs', async () => {
    const sum = async (sheet: Sheet, type = fonts) =>
      createHash('sha256')
        .update(await painted(sheet, type))
        .digest('hex');
    const zone = process.env.TZ;
    const first = await sum(sheetOf(items));
    process.env.TZ = 'Pacific/Kiritimati';
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const second = await sum(sheetOf(items), newFonts());
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(second).toBe(first);
    const idOf = async (sheet: Sheet) =>
      String((await objectsOf(await painted(sheet, fonts))).document.context.trailerInfo.ID);
    expect(await idOf(sheetOf(items))).toBe(await idOf(sheetOf(items)));
    expect(await idOf(sheetOf([word('words', 20, 20, node('P'))]))).not.toBe(await idOf(sheetOf(items)));
  });
});
