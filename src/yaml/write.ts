import { stringify } from 'yaml';

/** What a YAML file can hold: plain maps, lists, words and numbers. */
export type Data = { readonly [key: string]: unknown };

/**
 * Writes data as the lines of a YAML file, keys in their order. What fits on one line of `room` letters stands
 * on one; longer maps and lists are opened, an entry a line. Only a single text may be longer than the room.
 */
export function yamlLines(data: Data, room: number): readonly string[] {
  return opened(collection(undefined, data), 0, room);
}

/** How an entry is called in a map; numbers of players are numbers, since as text they would be quoted. */
type Key = string | number;

/** An entry of a map, or of a list, where it has no key; `flow` is its value within brackets. */
interface Entry {
  readonly key: Key | undefined;
  readonly flow: string;
}

interface Scalar extends Entry {
  readonly value: unknown;
}

interface Collection extends Entry {
  readonly entries: readonly (Scalar | Collection)[];
}

function entryOf(key: Key | undefined, value: unknown): Scalar | Collection {
  if (typeof value === 'object' && value !== null) return collection(key, value);
  return { key, value, flow: scalarText(value, 'flow') };
}

function collection(key: Key | undefined, value: object): Collection {
  if (Array.isArray(value)) {
    const entries = value.map((item) => entryOf(undefined, item));
    return { key, entries, flow: `[${entries.map(({ flow }) => flow).join(', ')}]` };
  }
  const numbered = new Map<Key, unknown>(
    Object.entries(value).map(([name, inner]) => [/^\d+$/.test(name) ? Number(name) : name, inner]),
  );
  const stated = [...numbered].filter(([, inner]) => inner !== undefined);
  const texts: string[] = [];
  const entries = stated.map(([name, inner]) => {
    const entry = entryOf(name, inner);
    texts.push(`${keyText(name, 'flow')}: ${entry.flow}`);
    return entry;
  });
  return { key, entries, flow: `{${texts.join(', ')}}` };
}

/** A map or list with an entry a line, and whatever of those is too long for one at that indent opened too. */
function opened({ entries, flow }: Collection, indent: number, room: number): readonly string[] {
  if (entries.length === 0) return [flow];
  return entries.flatMap((entry) => {
    const { key } = entry;
    const head = key === undefined ? '-' : `${keyText(key, indent === 0 ? 'edge' : 'line')}:`;
    if (!('entries' in entry)) return [`${head} ${scalarText(entry.value, 'line')}`];
    const before = key === undefined ? '- ' : `${key}: `;
    if (indent + before.length + entry.flow.length <= room) return [`${head} ${entry.flow}`];
    const inner = opened(entry, indent + 2, room);
    if (key !== undefined) return [head, ...inner.map((line) => `  ${line}`)];
    return inner.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
  });
}

/** Where a text stands: within brackets, on a line, or at the edge of the file. */
type Place = 'flow' | 'line' | 'edge';

/** Words with a single space or sign between them, and tiles: nothing that could be taken for anything but text. */
const WORDS = /^\p{L}[\p{L}\d]*(?:(?:[ .+-]|, )[\p{L}\d]+)*$|^\d+(?:-\d+)+$/u;
const KEYWORD = /^(?:true|false|null)$/i;

function scalarText(value: unknown, place: Place): string {
  if (value === null || typeof value === 'boolean') return `${value}`;
  const sure = sureText(value, place);
  if (sure !== undefined) return sure;
  // The library would go on to further lines.
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  return place === 'flow' ? libraryText([value], place).slice(1, -1) : libraryText([value], place).slice(2);
}

function keyText(key: Key, place: Place): string {
  const sure = sureText(key, place);
  if (sure !== undefined) return sure;
  const map = new Map([[key, 0]]);
  if (place === 'flow') return libraryText(map, place).slice(1, -4);
  return place === 'edge' ? libraryText(map, place).slice(0, -3) : libraryText([map], place).slice(2, -3);
}

/** A number or text as it is surely written. */
function sureText(value: unknown, place: Place): string | undefined {
  if (Number.isSafeInteger(value)) return `${value}`;
  if (typeof value !== 'string' || !WORDS.test(value) || KEYWORD.test(value)) return undefined;
  return place === 'flow' && value.includes(',') ? `"${value}"` : value;
}

/** What the library writes, which takes long to load. */
function libraryText(value: unknown, place: Place): string {
  const collectionStyle = place === 'flow' ? 'flow' : 'block';
  return stringify(value, { collectionStyle, lineWidth: 0, flowCollectionPadding: false }).slice(0, -1);
}
