import { parseDocument, stringify } from 'yaml';
import type { Random } from '../../src/domino/random.js';

/** How a text was changed: its letters, its words, or what its YAML says. */
export const WAYS = ['bytes', 'tokens', 'structure'] as const;
export type Way = (typeof WAYS)[number];

/** One of a list, each equally likely. */
export function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** Characters that files hold by accident or on purpose, and that something somewhere takes for more than a letter. */
const ODD_LETTERS = [
  ...'\0\u0007\t\r\n\u001B\u007F\u00A0\u00AD\u200B\u200E\u202E\u2066\u2028\u3000\uFEFF\uFFFD\uFFFF',
  ...'"\'`‘’“”«»:;,.{}[]<>()|&*!%@#?-–—−_~^=+/\\$€0919aZßİıéŁדןعكﬁ日本😀👩\u0301\u0338\u20DD',
  '👩‍👩‍👧',
  '\u0301'.repeat(80),
  ' '.repeat(300),
  'x'.repeat(100),
];

/** Words and numbers at the edge of what a value may be, beside those of the files themselves. */
export const ODD_WORDS = [
  ...[
    '0',
    '-1',
    '1',
    '2',
    '10',
    '18',
    '19',
    '99',
    '100',
    '190',
    '1000',
    '10000',
    '999999999999999',
    '1e9',
    '0x10',
  ],
  ...[
    '007',
    '1.5',
    '-0',
    '.5',
    'NaN',
    '.inf',
    'null',
    '~',
    'true',
    'false',
    'yes',
    'no',
    'on',
    '""',
    "''",
    '" "',
  ],
  ...[
    '*a',
    '&a x',
    '!!str 7',
    '!<x>',
    '<<',
    '|3',
    '> x',
    '- x',
    '? x',
    '---',
    '...',
    '%YAML 1.1',
    '# x',
    ': ',
    '{}',
    '[]',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'undefined.x'],
  ...[
    '0-0',
    '6-6',
    '9-9',
    '18-18',
    '19-19',
    '3–5',
    '5|3',
    '2-2-2',
    '00',
    '1-',
    'double-three',
    'double-eighteen',
  ],
  ...[
    '2-10',
    '10-2',
    '2',
    '3-3',
    'as-first',
    'winner',
    'partners',
    'never',
    'lot',
    './a.yaml',
    './game.yaml',
    '../a.yaml',
  ],
  ...[
    '/etc/passwd',
    '/dev/zero',
    '.',
    '..',
    'con',
    'nul.yaml',
    'C:\\x',
    'a\\b',
    '{lang}',
    '{0}',
    '<b>x</b>',
    '&copy;',
  ],
];

/** Changes a text a few times, in one way. `other` is a text to take pieces from. */
export function mutated(text: string, other: string, way: Way, random: Random): string {
  if (way === 'structure') return restructured(text, other, random);
  const change = way === 'bytes' ? bytesChanged : tokensChanged;
  let changed = text;
  for (let times = 1 + random.below(random.below(6) === 0 ? 12 : 2); times > 0; times--) {
    changed = change(changed, other, random);
  }
  return changed;
}

/** Letters taken out, put in, doubled, swapped, or cut off. */
function bytesChanged(text: string, other: string, random: Random): string {
  const at = random.below(text.length + 1);
  const length = 1 + random.below(random.below(5) === 0 ? 200 : 6);
  const [before, here, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  switch (random.below(8)) {
    case 0:
      return before + after;
    case 1:
      return before + pick(ODD_LETTERS, random) + here + after;
    case 2:
      return before + pick(ODD_LETTERS, random) + after;
    case 3:
      return before + here + here + after;
    case 4: {
      const from = random.below(other.length + 1);
      return before + other.slice(from, from + length) + here + after;
    }
    case 5:
      return before + [...here].reverse().join('') + after;
    case 6:
      return random.below(10) === 0 ? before : before + here.toUpperCase() + after;
    default:
      return random.below(20) === 0
        ? before + (here || 'x').repeat(2000) + after
        : before + String.fromCharCode(random.below(random.below(2) === 0 ? 256 : 65536)) + after;
  }
}

const TOKEN = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*|\s+|[^\p{L}\p{N}_\s]/gu;

/** Words, spaces and signs taken for one another. */
function tokensChanged(text: string, other: string, random: Random): string {
  const tokens = text.match(TOKEN) ?? [''];
  const at = random.below(tokens.length);
  const others = random.below(2) === 0 ? tokens : (other.match(TOKEN) ?? ['x']);
  const with_ = random.below(3) === 0 ? pick(ODD_WORDS, random) : pick(others, random);
  switch (random.below(6)) {
    case 0:
      tokens.splice(at, 1);
      break;
    case 1:
      tokens.splice(at, 0, with_);
      break;
    case 2: {
      const second = random.below(tokens.length);
      [tokens[at], tokens[second]] = [tokens[second] ?? '', tokens[at] ?? ''];
      break;
    }
    case 3: {
      const from = random.below(tokens.length);
      tokens.splice(at, 0, ...tokens.slice(from, from + 1 + random.below(30)));
      break;
    }
    default:
      tokens[at] = with_;
  }
  return tokens.join('');
}

type Node = Record<string, unknown> | unknown[];
/** A place in plain data: what holds it, and under which key. */
interface Place {
  readonly holder: Node;
  readonly key: string | number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function placesIn(value: unknown, depth = 0): Place[] {
  if (!isNode(value) || depth > 12) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ holder: value, key }, ...placesIn(at(value, key), depth + 1)]);
}

function at(holder: Node, key: string | number): unknown {
  return Reflect.get(holder, key);
}

/** Values put elsewhere, taken from another file's same or another key, left out, doubled or nested. */
function restructured(text: string, other: string, random: Random): string {
  const [data, spare] = [text, other].map((source) => parseDocument(source).toJS());
  if (!isNode(data)) return text;
  for (let times = 1 + random.below(1 + random.below(3)); times > 0; times--) {
    const places = placesIn(data);
    if (places.length === 0) break;
    const { holder, key } = pick(places, random);
    const spares = placesIn(spare);
    const alike = spares.filter((place) => place.key === key);
    const given = random.below(3) > 0 && alike.length > 0 ? alike : spares;
    const take = given.length > 0 ? pick(given, random) : undefined;
    const taken = take && structuredClone(at(take.holder, take.key));
    switch (random.below(9)) {
      case 0:
        remove(holder, key);
        break;
      case 1:
        Reflect.set(holder, key, pick(ODD_WORDS, random));
        break;
      case 2:
        Reflect.set(
          holder,
          key,
          nested(at(holder, key), 1 + random.below(random.below(9) === 0 ? 40 : 2), random),
        );
        break;
      case 3: {
        const moved = at(holder, key);
        const to = pick(places, random);
        // Not into itself.
        Reflect.set(to.holder, to.key, structuredClone(moved));
        break;
      }
      case 4:
        repeat(holder, key, random);
        break;
      case 5:
        if (!Array.isArray(holder) && take) Reflect.set(holder, String(take.key), taken);
        break;
      default:
        if (take) Reflect.set(holder, key, taken);
    }
  }
  return stringify(data);
}

function remove(holder: Node, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function repeat(holder: Node, key: string | number, random: Random): void {
  if (!Array.isArray(holder)) return;
  const times = random.below(9) === 0 ? 300 : 1 + random.below(3);
  for (let time = 0; time < times; time++) holder.push(structuredClone(holder[Number(key)]));
}

function nested(value: unknown, depth: number, random: Random): unknown {
  let made = value;
  for (let level = 0; level < depth; level++) made = random.below(2) === 0 ? [made] : { out: made };
  return made;
}
