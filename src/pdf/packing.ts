import { deflateSync } from 'node:zlib';
import type { Document } from './pdfkit.js';

/** Objects of one stream: readers unpack a whole stream for one of its objects, and many small streams take more room. */
const MOST_TOGETHER = 200;

/** Where an object lies: at a byte of the file, or in a stream of packed objects at a place. */
type Place = { readonly at: number } | { readonly stream: number; readonly index: number };

interface Packed {
  readonly id: number;
  readonly text: string;
}

/**
 * Packs the objects of a document that are no streams themselves, and its table of objects, into streams (PDF 1.5 and later:
 * ISO 32000-1, 7.5.7 and 7.5.8). The structure that readers with screen readers go by has an object for each paragraph and
 * cell, which fill most of a file when each stands for itself. Begin with it before anything is written.
 */
export function packObjects(document: Document): void {
  const places = new Map<number, Place>();
  const write = document._write.bind(document);
  let waiting: Packed[] = [];
  let open: { readonly id: number; readonly lines: (string | Uint8Array)[] } | undefined;

  const writeObject = (id: number, lines: readonly (string | Uint8Array)[]) => {
    places.set(id, { at: document._offset });
    write(`${id} 0 obj`);
    for (const line of lines) write(line);
    write('endobj');
  };
  const newId = () => document._offsets.push(0);
  const flush = () => {
    if (waiting.length === 0) return;
    const stream = newId();
    let offset = 0;
    const head = waiting.map(({ id, text }, index) => {
      places.set(id, { stream, index });
      const entry = `${id} ${offset}`;
      offset += text.length + 1;
      return entry;
    });
    const first = `${head.join(' ')}\n`;
    const body = waiting.map(({ text }) => text).join('\n');
    const packed = deflateSync(Buffer.from(`${first}${body}\n`, 'latin1'));
    const facts = `/Type /ObjStm /N ${waiting.length} /First ${first.length}`;
    writeObject(stream, streamLines(facts, packed));
    waiting = [];
  };

  document._write = (data) => {
    const begun = typeof data === 'string' ? BEGINS.exec(data) : null;
    if (open === undefined && begun) open = { id: Number(begun[1]), lines: [] };
    else if (open === undefined) write(data);
    else if (data === 'endobj') {
      const { id, lines } = open;
      open = undefined;
      const [text, ...stream] = lines;
      if (typeof text === 'string' && stream.length === 0) {
        waiting.push({ id, text });
        if (waiting.length === MOST_TOGETHER) flush();
      } else writeObject(id, lines);
    } else open.lines.push(data);
  };

  document._finalize = () => {
    flush();
    const start = document._offset;
    const id = newId();
    places.set(id, { at: start });
    const rows = document._offsets.map((_, index) => row(places.get(index + 1)));
    const table = deflateSync(Buffer.concat([row(undefined), ...rows]));
    const hex = `<${Buffer.from(document._id).toString('hex').toUpperCase()}>`;
    const facts = [
      `/Type /XRef /Size ${rows.length + 1} /W [${WIDTHS.join(' ')}]`,
      `/Root ${document._root} /Info ${document._info} /ID [${hex} ${hex}]`,
    ].join(' ');
    writeObject(id, streamLines(facts, table));
    write('startxref');
    write(String(start));
    write('%%EOF');
    document.push(null);
  };
}

const BEGINS = /^(\d+) 0 obj$/;

/** How many bytes of the table tell an object's kind, where it is, and its place there. */
const WIDTHS = [1, 4, 2] as const;

/** An object's row in the table; of none, that of the first, which is always free. */
function row(place: Place | undefined): Buffer {
  const bytes = Buffer.alloc(WIDTHS[0] + WIDTHS[1] + WIDTHS[2]);
  if (place === undefined) {
    bytes.writeUInt16BE(0xffff, 5);
    return bytes;
  }
  const packed = 'stream' in place;
  bytes.writeUInt8(packed ? 2 : 1, 0);
  bytes.writeUInt32BE(packed ? place.stream : place.at, 1);
  bytes.writeUInt16BE(packed ? place.index : 0, 5);
  return bytes;
}

function streamLines(facts: string, bytes: Uint8Array): readonly (string | Uint8Array)[] {
  return [`<< ${facts} /Length ${bytes.length} /Filter /FlateDecode >>`, 'stream', bytes, '\nendstream'];
}
