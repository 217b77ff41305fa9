import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { open, type ReadNode, structureOn, textsOn } from './read-pdf.js';

/**
 * Everything that a file says to anyone who looks hard, in small letters, parted by nothing: its texts by pdf.js
 * (pages, alternatives, titles, outline, notes, attachments), and by pdf-lib every name and string of every object and
 * stream, in every way in which its bytes may stand for letters.
 */
export async function allSaidBy(bytes: Uint8Array): Promise<string> {
  return plain(
    [
      ...(await readByViewer(Uint8Array.from(bytes))),
      ...(await readByObject(bytes)),
      ...everyReading(bytes),
    ].join('\n'),
  );
}

/** A text as `allSaidBy` gives it: letters and digits alone, with one sign only between two numbers. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '_')
    .replace(/[^\p{L}\p{N}_\n]/gu, '');
}

async function readByViewer(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await open(bytes);
  const { info, metadata } = await document.getMetadata();
  const parts: unknown[] = [
    [info, metadata?.getRaw()],
    await document.getOutline(),
    await document.getAttachments(),
    await document.getDestinations(),
    await document.getPageLabels(),
    await document.getJSActions(),
    await document.getFieldObjects(),
  ];
  const said: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    parts.push(await page.getAnnotations(), await page.getJSActions());
    // Kerning parts a word, so that its pieces are joined as they come.
    said.push((await textsOn(bytes, number)).map(({ text }) => text).join(''));
    said.push(altsOf(await structureOn(bytes, number)).join('\n'));
  }
  return [...said, ...parts.map((part) => JSON.stringify(part) ?? '')];
}

function altsOf(node: ReadNode): readonly string[] {
  return [node.alt ?? '', ...(node.children ?? []).flatMap(altsOf)];
}

async function readByObject(bytes: Uint8Array): Promise<readonly string[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const said: string[] = [];
  const streams: Uint8Array[] = [];
  const walk = (object: PDFObject): void => {
    if (object instanceof PDFString || object instanceof PDFHexString)
      said.push(object.decodeText(), ...everyReading(object.asBytes()));
    else if (object instanceof PDFName) said.push(object.decodeText());
    else if (object instanceof PDFArray) object.asArray().forEach(walk);
    else if (object instanceof PDFDict)
      for (const [name, value] of object.entries()) [name, value].forEach(walk);
    else if (object instanceof PDFRawStream) {
      walk(object.dict);
      streams.push(decodePDFRawStream(object).decode());
    }
  };
  for (const [, object] of context.enumerateIndirectObjects()) walk(object);
  const contents = streams.map((stream) => Buffer.from(stream).toString('latin1'));
  // What no page shows is read too: by every table from glyphs to letters that the file has.
  const tables = contents
    .filter((text) => text.includes('beginbfchar') || text.includes('beginbfrange'))
    .map(letters);
  for (const [index, text] of contents.entries()) {
    said.push(...everyReading(streams[index] ?? new Uint8Array()));
    const strings = stringsIn(text);
    said.push(...strings.flatMap(everyReading));
    for (const table of tables) said.push(strings.map((string) => mapped(string, table)).join(''));
  }
  return said;
}

/** The strings of a content stream, `(...)` and `<...>`, as bytes. */
function stringsIn(content: string): readonly Uint8Array[] {
  const hex = [...content.matchAll(/<([0-9a-fA-F\s]+)>/g)].map(([, digits = '']) =>
    Buffer.from(digits.replace(/\s/g, ''), 'hex'),
  );
  const literal = [...content.matchAll(/\(((?:\\[\s\S]|[^\\()])*)\)/g)].map(([, text = '']) =>
    Buffer.from(
      text
        .replace(/\\([0-7]{1,3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)))
        .replace(/\\/g, ''),
      'latin1',
    ),
  );
  return [...hex, ...literal];
}

/** What a ToUnicode table maps each glyph to. */
function letters(table: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const utf16 = (digits: string) =>
    Buffer.from(digits.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');
  for (const [, pairs = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of pairs.matchAll(/<([0-9a-fA-F]+)>\s*<([0-9a-fA-F\s]+)>/g))
      found.set(Number.parseInt(glyph, 16), utf16(text));
  }
  for (const [, ranges = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', , list = ''] of ranges.matchAll(
      /<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*(\[[^\]]*\]|<[0-9a-fA-F\s]+>)/g,
    )) {
      [...list.matchAll(/<([0-9a-fA-F\s]+)>/g)].forEach(([, text = ''], index) => {
        found.set(Number.parseInt(first, 16) + index, utf16(text));
      });
    }
  }
  return found;
}

function mapped(string: Uint8Array, table: ReadonlyMap<number, string>): string {
  let text = '';
  for (let at = 0; at + 1 < string.length; at += 2)
    text += table.get(((string[at] ?? 0) << 8) | (string[at + 1] ?? 0)) ?? '';
  return text;
}

/** What bytes say as Latin letters, as UTF-8, and as UTF-16 of either order from an even or an odd place. */
function everyReading(bytes: Uint8Array): readonly string[] {
  const buffer = Buffer.from(bytes);
  const odd = buffer.subarray(1);
  const swapped = (part: Buffer) => Buffer.from(part.subarray(0, part.length & ~1)).swap16();
  return [
    buffer.toString('latin1'),
    buffer.toString('utf8'),
    ...[buffer, odd].flatMap((part) => [part.toString('utf16le'), swapped(part).toString('utf16le')]),
  ];
}
