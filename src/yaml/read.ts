import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
} from 'yaml';
import { bad, good, type Problem, type Result } from '../problem.js';
import { isQuoted, lineAt, MOST_DEPTH, problemOf, strayCharacter } from './problems.js';
import {
  MOST_BYTES,
  problemAt,
  type Spot,
  type Written,
  type WrittenEntry,
  type WrittenMap,
} from './written.js';

/**
 * Reads the text of a variant file, keeping where each value stands. Words stay text and only plain whole numbers become
 * numbers, so `00` and `1e3` are what was typed. Everything that YAML could do beyond maps, lists, words and numbers is
 * refused, and whatever the bytes are, the answer is a value or problems.
 */
export function readYaml(text: string, file: string): Result<WrittenMap> {
  const top = readText(text, file);
  if (!top.ok) return top;
  if (top.value.kind === 'map') return good(top.value);
  return bad(problemAt({ file, line: 1, column: 1 }, 'file.no-map'));
}

/** Reads the value of a `--set`, YAML on one line; `spot` is what all of it is said to stand at. */
export function readSettingText(text: string, spot: Spot): Result<Written> {
  return readText(text, spot.file, spot);
}

function readText(text: string, file: string, fixed?: Spot): Result<Written> {
  const start = fixed ?? { file, line: 1, column: 1 };
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) {
    return bad(problemAt(start, 'file.too-large', { most: MOST_BYTES / 1024 }));
  }
  // Lines that end as those of old Macs do, each letter in its place.
  const body = withPlainSpaces(text.replace(/^\uFEFF/u, '').replace(/\r(?!\n)/gu, '\n'));
  const stray = strayCharacter(body, (line, column) => fixed ?? { file, line, column });
  if (stray) return bad(stray);
  const lines = new LineCounter();
  let document: Document.Parsed;
  try {
    document = parseDocument(body, {
      schema: 'failsafe',
      version: '1.2',
      uniqueKeys: false,
      prettyErrors: false,
      lineCounter: lines,
    });
  } catch {
    // The parser calls itself for each level, so thousands of brackets exhaust the stack.
    return bad(problemAt(start, 'yaml.deep', { most: MOST_DEPTH }));
  }
  const spotAt = (offset: number): Spot => {
    if (fixed) return fixed;
    const { line, col } = lines.linePos(Math.min(offset, body.length));
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const { explicit, version } = document.directives.yaml;
  if (explicit && version !== '1.2') return bad(problemAt(start, 'yaml.version', { version }));
  const error = document.errors[0];
  if (error) return bad(problemOf(error, document, body, spotAt));
  return new Reader(body, spotAt).read(document.contents, start);
}

/** Where a space belongs to the form of a file: at the ends of a line, beside its first colon, in brackets. */
const FORM_SPACES = [
  '^S+(?:-S+)*|^-S+(?:-S+)*|(?<!S)S+$',
  '(?<=^[^:#"\'\n]*:)S+|(?<!S)S+(?=:)(?<=^[^:#"\'\n]*)',
  '[{,]S*[\\w-]+S*:S*',
  '[[{,]S+|(?<!S)S+(?=[\\]},])',
].map((pattern) => new RegExp(pattern.replaceAll('S', '[ \\u00A0\\u202F]'), 'gmu'));

/**
 * The text with ordinary spaces where they belong to its form. Keyboards and word processors put in some that never break,
 * which YAML takes for letters. Each is replaced by one letter, so that every spot stays; texts keep theirs.
 */
function withPlainSpaces(text: string): string {
  if (!/[\u00A0\u202F]/u.test(text)) return text;
  return FORM_SPACES.reduce(
    (before, pattern) => before.replace(pattern, (found) => found.replace(/[\u00A0\u202F]/gu, ' ')),
    text,
  );
}

/** Turns the parser's nodes into ours, refusing what a variant file has no use for. */
class Reader {
  readonly #body: string;
  readonly #spotAt: (offset: number) => Spot;
  readonly #problems: Problem[] = [];

  constructor(body: string, spotAt: (offset: number) => Spot) {
    this.#body = body;
    this.#spotAt = spotAt;
  }

  read(contents: unknown, start: Spot): Result<Written> {
    if (contents === null || (isScalar(contents) && contents.value === '' && !isQuoted(contents))) {
      return bad(problemAt(start, 'file.empty'));
    }
    const written = this.#node(contents, start, 0);
    return this.#problems.length > 0 ? bad(...this.#problems.slice(0, 20)) : good(written);
  }

  #node(node: unknown, otherwise: Spot, depth: number): Written {
    const spot = this.#spotOf(node) ?? otherwise;
    const nothing: Written = { kind: 'scalar', value: null, source: '', spot, here: true };
    if (isAlias(node)) return this.#refused(nothing, 'yaml.alias');
    if ((isScalar(node) || isCollection(node)) && (node.anchor !== undefined || node.tag !== undefined)) {
      const [mark, code] =
        node.anchor === undefined ? (['!', 'yaml.tag'] as const) : (['&', 'yaml.alias'] as const);
      const at = this.#markBefore(mark, node.range?.[0] ?? 0);
      return this.#refused({ ...nothing, spot: this.#spotAt(at) }, code, this.#wordAt(at));
    }
    if (depth > MOST_DEPTH) {
      this.#problems.push(problemAt(spot, 'yaml.deep', { most: MOST_DEPTH }));
      return nothing;
    }
    if (isMap(node)) return this.#map(node.items, spot, depth);
    if (isCollection(node)) {
      return {
        kind: 'list',
        items: node.items.map((item) =>
          isPair(item) ? this.#map([item], spot, depth + 1) : this.#node(item, spot, depth + 1),
        ),
        spot,
        here: true,
      };
    }
    return isScalar(node) ? this.#scalar(node, spot) : nothing;
  }

  #map(items: readonly unknown[], spot: Spot, depth: number): WrittenMap {
    const entries = new Map<string, WrittenEntry>();
    for (const pair of items) {
      if (!isPair(pair)) continue;
      const keySpot = this.#spotOf(pair.key) ?? spot;
      const key = this.#key(pair.key, keySpot);
      if (key === undefined) continue;
      const first = entries.get(key);
      if (first)
        this.#problems.push(problemAt(keySpot, 'yaml.twice', { key, first: first.keySpot.line ?? 1 }));
      else entries.set(key, { keySpot, value: this.#node(pair.value, keySpot, depth + 1) });
    }
    return { kind: 'map', entries, spot, here: true };
  }

  #key(node: unknown, spot: Spot): string | undefined {
    if (isAlias(node)) {
      this.#problems.push(problemAt(spot, 'yaml.alias'));
      return undefined;
    }
    const text = isScalar(node) && !isBlock(node) ? String(node.value) : '';
    if (isScalar(node) && node.anchor !== undefined) this.#problems.push(problemAt(spot, 'yaml.alias'));
    else if (text === '<<') this.#problems.push(problemAt(spot, 'yaml.alias'));
    else if (text === '' || text === '__proto__' || text === 'constructor' || text === 'prototype') {
      this.#problems.push(problemAt(spot, 'yaml.key', { found: text === '' ? '?' : text }));
    } else return text;
    return undefined;
  }

  #scalar(node: Scalar, spot: Spot): Written {
    const text = String(node.value);
    if (isBlock(node)) {
      const nothing: Written = { kind: 'scalar', value: '', source: '', spot, here: true };
      return this.#refused(nothing, 'yaml.block', lineAt(this.#body.slice(node.range?.[0]), 0));
    }
    const [from, to] = node.range ?? [0, 0];
    const source = isQuoted(node) ? this.#body.slice(from, to) : text;
    const value = isQuoted(node) ? text : plainValue(text);
    return { kind: 'scalar', value, source, spot, here: true };
  }

  #refused(instead: Written, code: 'yaml.alias' | 'yaml.tag' | 'yaml.block', found = ''): Written {
    this.#problems.push(problemAt(instead.spot, code, { found }));
    return instead;
  }

  /** Where the anchor or tag of a value begins, which stands before it. */
  #markBefore(mark: string, offset: number): number {
    let at = this.#body.lastIndexOf(mark, offset);
    while (at > 0 && this.#body[at - 1] === mark) at--;
    return Math.max(at, 0);
  }

  #wordAt(offset: number): string {
    return /^\S{0,40}/u.exec(this.#body.slice(offset))?.[0] ?? '';
  }

  #spotOf(node: unknown): Spot | undefined {
    if (!(isScalar(node) || isCollection(node) || isAlias(node)) || !node.range) return undefined;
    return this.#spotAt(node.range[0]);
  }
}

const isBlock = (node: Scalar): boolean => node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';

/** What a bare word means: a whole number as people write one, true, false, nothing, or text. */
function plainValue(text: string): string | number | boolean | null {
  if (/^(?:0|-?[1-9]\d{0,14})$/u.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '' || text === '~' || text === 'null') return null;
  return text;
}
