import { joined } from './bytes.js';
import type { Machine } from './machine.js';
import type { Document } from './pdfkit.js';

/** Objects of one stream: readers unpack a whole stream for one of its objects, and many small streams take more room. */
const MOST_TOGETHER = 200;

/** Where an object lies: at a byte of the file, or in a stream of packed objects at a place. */
type Place = { readonly at: number } | { readonly stream: number; readonly index: number };

interface Packed {
  readonly id: number;
  readonly text: string;
}

/** Has `deflate` pack what streams hold: pdfkit would have another pack it in a browser than in Node. Begin with it before there is any. */
export function packStreams(document: Document, deflate: Machine['deflate']): void {
  const refer = document.ref.bind(document);
  document.ref = (data) => {
    const object = refer(data);
    const finalize = object.finalize.bind(object);
    object.finalize = () => {
      if (object.compress && object.buffer.length > 0) {
        object.buffer = [deflate(joined(object.buffer))];
        object.compress = false;
      }
      finalize();
    };
    return object;
  };
}

/**
 * Packs the objects of a document that are no streams themselves, and its table of objects, into streams (PDF 1.5 and later:
 * ISO 32000-1, 7.5.7 and 7.5.8). The structure that screen readers go by has an object for each paragraph and cell, which
 * fill most of a file when each stands for itself. Begin with it before anything is written; `idOf` makes the file's mark of
 * the streams that were written.
 */
export function packObjects(document: Document, idOf: (written: readonly Uint8Array[]) => Uint8Array): void {
  const places = new Map<number, Place>();
  const written: Uint8Array[] = [];
  const write = document._write.bind(document);
  let waiting: Packed[] = [];
  let open: { readonly id: number; readonly lines: (string | Uint8Array)[] } | undefined;

  const pack = () => {
    if (waiting.length === 0) return;
    const packed = waiting;
    waiting = [];
    let offset = 0;
    const starts = packed.map(({ id, text }) => {
      const start = `${id} ${offset}`;
      offset += text.length + 1;
      return start;
    });
    const head = `${starts.join(' ')}\n`;
    const stream = document.ref({ Type: 'ObjStm', N: packed.length, First: head.length });
    for (const [index, { id }] of packed.entries()) places.set(id, { stream: stream.id, index });
    stream.end(head + packed.map(({ text }) => text).join('\n'));
  };

  document._write = (data) => {
    const begun = typeof data === 'string' ? BEGINS.exec(data) : null;
    if (open === undefined && begun) open = { id: Number(begun[1]), lines: [] };
    else if (open === undefined) write(data);
    else if (data !== 'endobj') open.lines.push(data);
    else {
      const { id, lines } = open;
      open = undefined;
      const [text, ...stream] = lines;
      if (typeof text === 'string' && stream.length === 0) {
        waiting.push({ id, text });
        if (waiting.length === MOST_TOGETHER) pack();
        return;
      }
      places.set(id, { at: document._offset });
      write(`${id} 0 obj`);
      for (const line of lines) {
        if (typeof line !== 'string') written.push(line);
        write(line);
      }
      write('endobj');
    }
  };

  document._finalize = () => {
    // The last objects are those that end the file.
    document._finalize = () => undefined;
    pack();
    const start = document._offset;
    const table = document.ref({ Type: 'XRef', W: [...WIDTHS], Root: document._root, Info: document._info });
    places.set(table.id, { at: start });
    const id = idOf(written);
    Object.assign(table.data, { Size: table.id + 1, ID: [id, id] });
    table.end(rowsOf(places, table.id));
    write('startxref');
    write(String(start));
    write('%%EOF');
    document.push(null);
  };
}

const BEGINS = /^(\d+) 0 obj$/;

/** How many bytes of the table tell an object's kind, where it is, and its place there. */
const WIDTHS = [1, 4, 2] as const;
const ROW = WIDTHS[0] + WIDTHS[1] + WIDTHS[2];

/** The table of the objects up to the last; number 0 is always free. */
function rowsOf(places: ReadonlyMap<number, Place>, last: number): Uint8Array {
  const rows = new DataView(new ArrayBuffer(ROW * (last + 1)));
  rows.setUint16(5, 0xffff);
  for (let id = 1; id <= last; id++) {
    const place = places.get(id);
    if (place === undefined) throw new Error(`object ${id} of a document was never written`);
    const packed = 'stream' in place;
    rows.setUint8(ROW * id, packed ? 2 : 1);
    rows.setUint32(ROW * id + 1, packed ? place.stream : place.at);
    rows.setUint16(ROW * id + 5, packed ? place.index : 0);
  }
  return new Uint8Array(rows.buffer);
}
