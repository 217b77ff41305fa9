import { Document, isCollection, isPair, type YAMLMap, type YAMLSeq } from 'yaml';

/** What a YAML file can hold: plain maps, lists, words and numbers. */
export type Data = { readonly [key: string]: unknown };

/**
 * Writes data as the lines of a YAML file, keys in their order. What fits on one line of `room` letters stands
 * on one; longer maps and lists are opened, an entry a line. Only a single text may be longer than the room.
 */
export function yamlLines(data: Data, room: number): readonly string[] {
  const document = new Document(numbered(data), { version: '1.2', aliasDuplicateObjects: false });
  const root = document.contents;
  if (isCollection(root)) open(root as Collection, 0, room);
  return document.toString(STYLE).trimEnd().split('\n');
}

type Collection = YAMLMap | YAMLSeq;

const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

/** The same data with numbers of players as numbers: as text they would be quoted. */
function numbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbered);
  if (typeof value !== 'object' || value === null) return value;
  return new Map(
    Object.entries(value).map(([key, inner]) => [/^\d+$/.test(key) ? Number(key) : key, numbered(inner)]),
  );
}

/** Opens a map or list, and whatever of its entries is too long for one line at that indent. */
function open(collection: Collection, indent: number, room: number): void {
  collection.flow = false;
  for (const item of collection.items) {
    const value = isPair(item) ? item.value : item;
    if (!isCollection(value)) continue;
    const inner = value as Collection;
    const key = isPair(item) ? `${String(item.key)}: ` : '- ';
    if (indent + key.length + onOneLine(inner).length > room) open(inner, indent + 2, room);
    else inner.flow = true;
  }
}

function onOneLine(collection: Collection): string {
  const alone = new Document<Collection, true>(null as never, { version: '1.2' });
  alone.contents = collection.clone() as Collection;
  alone.contents.flow = true;
  return alone.toString(STYLE).trimEnd();
}
