import type { Duplex, Page, Sheet } from '../layout/page/page.js';
import { remembered } from '../remembered.js';
import { joined } from './bytes.js';
import type { DocumentFonts, Fonts } from './fonts.js';
import type { Machine } from './machine.js';
import { packObjects, packStreams } from './packing.js';
import { type PaintedStamp, Painter, POINTS } from './paint.js';
import { beginDocument, type Document, type Reference } from './pdfkit.js';
import { Structure } from './structure.js';

/** What makes the file, as its metadata says. */
const PRODUCER = 'dominopress';

/** A file is the same whenever it is made, so its date says nothing. */
const NO_DATE = new Date(0);

const DUPLEX: Readonly<Record<Duplex, string>> = {
  simplex: 'Simplex',
  'long-edge': 'DuplexFlipLongEdge',
  'short-edge': 'DuplexFlipShortEdge',
};

/** Pages of a document that are painted without a pause. */
const PAGES_AT_ONCE = 8;

/** Paints a finished sheet as a tagged PDF (PDF/UA-1) with its fonts inside. The same sheet gives the same bytes. */
export const paintPdf = remembered(async (sheet: Sheet, fonts: Fonts, machine: Machine) => {
  const document = beginDocument({
    tagged: true,
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    lang: sheet.language,
    displayTitle: true,
    info: {
      Title: sheet.title,
      Keywords: sheet.keywords,
      Creator: PRODUCER,
      Producer: PRODUCER,
      CreationDate: NO_DATE,
    },
  });
  // A text in place of the number: the file still says PDF/UA-1, but the list of glyphs (CIDSet), which pdfkit leaves
  // incomplete for accented letters, is not written.
  document.subset = '1';
  escapeMetadata(document);
  Object.assign(document._root.data.ViewerPreferences.data, {
    PrintScaling: 'None',
    Duplex: DUPLEX[sheet.duplex],
    PickTrayByPDFSize: true,
    Enforce: ['PrintScaling'],
  });
  packStreams(document, machine.deflate);
  // A file is told from any other by what is written in it.
  packObjects(document, (written) => machine.sha256(written).subarray(0, 16));
  const bytes = collect(document);

  const faces = fonts.into(document);
  const stamps = new Stamps(sheet, document, faces);
  const structure = new Structure(document);
  for (const [index, page] of sheet.pages.entries()) {
    if (index > 0 && index % PAGES_AT_ONCE === 0) await machine.pause?.();
    document.addPage({ size: [page.width * POINTS, page.height * POINTS], margin: 0 });
    setTrim(document, page);
    const painter = new Painter(faces, (name) => stamps.find(name));
    structure.mark(page, { stamps: sheet.stamps, measurer: fonts }, (items) => {
      for (const item of items) painter.paint(item);
      document.addContent(painter.take());
    });
    for (const [id, font] of painter.fonts) document.page.fonts[id] ??= font.ref();
    for (const name of painter.stamps) document.page.xobjects[stamps.find(name).resource] = stamps.form(name);
  }
  structure.build(sheet.root);
  document.end();
  return bytes;
});

/** The forms of a document's stamps, each painted when it is first used. */
class Stamps {
  readonly #forms = new Map<string, PaintedStamp & { readonly form: Reference }>();
  readonly #sheet: Sheet;
  readonly #document: Document;
  readonly #faces: DocumentFonts;

  constructor(sheet: Sheet, document: Document, faces: DocumentFonts) {
    this.#sheet = sheet;
    this.#document = document;
    this.#faces = faces;
  }

  find(name: string): PaintedStamp {
    return this.#painted(name);
  }

  form(name: string): Reference {
    return this.#painted(name).form;
  }

  #painted(name: string) {
    const known = this.#forms.get(name);
    if (known) return known;
    const { width, height, marks } = this.#sheet.stamps[name] ?? {};
    if (width === undefined || height === undefined || marks === undefined)
      throw new Error(`no stamp ${name}`);
    const painter = new Painter(this.#faces, (inner) => this.find(inner));
    for (const mark of marks) painter.paint(mark);
    const form = this.#document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width * POINTS, height * POINTS],
      Resources: {
        Font: Object.fromEntries([...painter.fonts].map(([id, font]) => [id, font.ref()])),
        XObject: Object.fromEntries(
          [...painter.stamps].map((used) => [this.find(used).resource, this.form(used)]),
        ),
      },
    });
    // A form without operators is no stream, so a blank half has an empty line.
    form.end(`${painter.take()}\n`);
    const painted = { resource: `S${this.#forms.size + 1}`, width, height, form };
    this.#forms.set(name, painted);
    return painted;
  }
}

function setTrim(document: Document, page: Page): void {
  const trim = page.trim ?? { x: 0, y: 0, width: page.width, height: page.height };
  const bottom = page.height - trim.y - trim.height;
  const box = [trim.x, bottom, trim.x + trim.width, bottom + trim.height];
  document.page.dictionary.data.TrimBox = box.map((length) => length * POINTS);
}

/** pdfkit writes titles into the XML of the metadata as they are, and a title may hold `&` or `<`. */
function escapeMetadata(document: Document): void {
  const write = document._addInfo;
  document._addInfo = function (this: Document) {
    const raw = this.info;
    const escaped = Object.entries(raw).map(([key, value]) => [
      key,
      typeof value === 'string' ? xml(value) : value,
    ]);
    this.info = Object.fromEntries(escaped);
    try {
      write.call(this);
    } finally {
      this.info = raw;
    }
  };
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function collect(document: Document): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(joined(chunks)));
    document.on('error', reject);
  });
}
