import { joined } from '../bytes.js';

/** Tables of a TrueType file that a PDF needs; what sharpens letters on coarse screens is left out, for paper has no use of it. */
const NEEDED = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const;
type Table = (typeof NEEDED)[number];

/** Bits of a part of a composed glyph (OpenType specification, table glyf). */
const PART = {
  words: 0x1,
  scale: 0x8,
  more: 0x20,
  twoScales: 0x40,
  matrix: 0x80,
  instructions: 0x100,
} as const;

/** A TrueType file, opened for taking glyphs out of it. */
export class TrueType {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly #tables = new Map<string, { readonly start: number; readonly length: number }>();

  constructor(bytes: Uint8Array) {
    // A Buffer's slice would be a view, and what is changed in it would change the file.
    this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let index = 0; index < this.view.getUint16(4); index++) {
      const entry = 12 + 16 * index;
      const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
      this.#tables.set(tag, {
        start: this.view.getUint32(entry + 8),
        length: this.view.getUint32(entry + 12),
      });
    }
  }

  start(table: Table): number {
    const found = this.#tables.get(table);
    if (!found) throw new Error(`a font without the table ${table}`);
    return found.start;
  }

  table(table: Table): Uint8Array {
    const start = this.start(table);
    return this.bytes.slice(start, start + (this.#tables.get(table)?.length ?? 0));
  }

  glyph(id: number): Uint8Array {
    const long = this.view.getInt16(this.start('head') + 50) === 1;
    const at = (index: number) =>
      long
        ? this.view.getUint32(this.start('loca') + 4 * index)
        : 2 * this.view.getUint16(this.start('loca') + 2 * index);
    const start = this.start('glyf');
    return this.bytes.subarray(start + at(id), start + at(id + 1));
  }

  /** A glyph's advance and the white at its left, in units of the em. */
  metrics(id: number): readonly [advance: number, bearing: number] {
    const hmtx = this.start('hmtx');
    const full = this.view.getUint16(this.start('hhea') + 34);
    if (id < full) return [this.view.getUint16(hmtx + 4 * id), this.view.getInt16(hmtx + 4 * id + 2)];
    return [
      this.view.getUint16(hmtx + 4 * (full - 1)),
      this.view.getInt16(hmtx + 4 * full + 2 * (id - full)),
    ];
  }
}

/** The glyphs of a font that one document uses, as a font file of their own. The box for a missing letter is always the first. */
export class Subset {
  readonly #font: TrueType;
  readonly #glyphs: number[] = [0];
  readonly #places = new Map<number, number>([[0, 0]]);

  constructor(font: TrueType) {
    this.#font = font;
  }

  /** The number that a glyph has in this file. */
  includeGlyph(id: number): number {
    let place = this.#places.get(id);
    if (place === undefined) {
      place = this.#glyphs.push(id) - 1;
      this.#places.set(id, place);
    }
    return place;
  }

  encode(): Uint8Array {
    const outlines: Uint8Array[] = [];
    // What a glyph is composed of joins the list while it is gone through.
    for (let index = 0; index < this.#glyphs.length; index++) {
      outlines.push(this.#outline(this.#font.glyph(this.#glyphs[index] as number)));
    }
    const count = this.#glyphs.length;
    const loca = new DataView(new ArrayBuffer(4 * (count + 1)));
    const hmtx = new DataView(new ArrayBuffer(4 * count));
    let end = 0;
    outlines.forEach((outline, index) => {
      end += outline.length;
      loca.setUint32(4 * (index + 1), end);
      const [advance, bearing] = this.#font.metrics(this.#glyphs[index] as number);
      hmtx.setUint16(4 * index, advance);
      hmtx.setInt16(4 * index + 2, bearing);
    });
    const head = this.#font.table('head');
    viewOf(head).setUint32(8, 0);
    viewOf(head).setInt16(50, 1);
    const hhea = this.#font.table('hhea');
    viewOf(hhea).setUint16(34, count);
    const maxp = this.#font.table('maxp');
    viewOf(maxp).setUint16(4, count);
    return fontFile({ glyf: joined(outlines), head, hhea, hmtx: bytesOf(hmtx), loca: bytesOf(loca), maxp });
  }

  /** A glyph's outline without its instructions, the parts it is composed of by their numbers in this file; of an even number of bytes. */
  #outline(glyph: Uint8Array): Uint8Array {
    if (glyph.length === 0) return glyph;
    const view = viewOf(glyph);
    const contours = view.getInt16(0);
    if (contours < 0) return this.#composed(glyph);
    const instructions = 10 + 2 * contours;
    const after = instructions + 2 + view.getUint16(instructions);
    const outline = new Uint8Array(even(glyph.length - (after - instructions - 2)));
    outline.set(glyph.subarray(0, instructions));
    outline.set(glyph.subarray(after), instructions + 2);
    return outline;
  }

  #composed(glyph: Uint8Array): Uint8Array {
    const copy = glyph.slice();
    const view = viewOf(copy);
    let at = 10;
    let flags: number = PART.more;
    while (flags & PART.more) {
      flags = view.getUint16(at);
      view.setUint16(at, flags & ~PART.instructions);
      view.setUint16(at + 2, this.includeGlyph(view.getUint16(at + 2)));
      at += 4 + (flags & PART.words ? 4 : 2);
      if (flags & PART.scale) at += 2;
      else if (flags & PART.twoScales) at += 4;
      else if (flags & PART.matrix) at += 8;
    }
    const outline = new Uint8Array(even(at));
    outline.set(copy.subarray(0, at));
    return outline;
  }
}

/** A TrueType file of these tables (OpenType specification, "Organization of an OpenType font"). */
function fontFile(tables: Readonly<Record<Table, Uint8Array>>): Uint8Array {
  const header = 12 + 16 * NEEDED.length;
  const size = NEEDED.reduce((sum, tag) => sum + padded(tables[tag].length), header);
  const file = new Uint8Array(size);
  const view = viewOf(file);
  const power = 2 ** Math.floor(Math.log2(NEEDED.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, NEEDED.length);
  view.setUint16(6, 16 * power);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, 16 * (NEEDED.length - power));
  let start = header;
  NEEDED.forEach((tag, index) => {
    const entry = 12 + 16 * index;
    for (let letter = 0; letter < 4; letter++) file[entry + letter] = tag.charCodeAt(letter);
    file.set(tables[tag], start);
    const length = tables[tag].length;
    view.setUint32(entry + 4, checksum(view, start, padded(length)));
    view.setUint32(entry + 8, start);
    view.setUint32(entry + 12, length);
    start += padded(length);
  });
  const head = view.getUint32(12 + 16 * NEEDED.indexOf('head') + 8);
  view.setUint32(head + 8, (0xb1b0afba - checksum(view, 0, size)) >>> 0);
  return file;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function even(length: number): number {
  return length + (length % 2);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer);
}
