import { keyMeaning, valueMeaning } from '../../rulebook/schema/meanings.js';
import { gameTitle } from '../../rulebook/title.js';
import { ruleValues } from '../../variant/schema/schema.js';
import type { RulesData, Variant } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import { yamlLines } from '../../yaml/write.js';
import { wrap } from '../base/wrap.js';
import { spanText } from './span.js';

/** The name of the schema's file, which house-rule files link. */
export const SCHEMA_FILE = 'dominopress.schema.json';

/** Columns of the file's comments. */
const WIDTH = 100;

/**
 * A file of house rules to fill in: title, `extends`, and a line for every rule of the parent as it stands there, switched
 * off by a `#` right before its key. Above each stand the values that the rule can have and what they mean.
 */
export function houseFile(name: string, from: string, parent: Variant, words: Words): string {
  const { choices = [], ...stated } = parent.data;
  const rules = { ...minutesData(parent), ...stated, choices };
  const head = [
    `# yaml-language-server: $schema=./${SCHEMA_FILE}`,
    ...comment(words.say('cli.new.head', { title: gameTitle(parent, words), from })),
    ...comment(words.say('cli.new.how')),
    ...comment(words.say('cli.new.then', { name })),
    ...oneLine({ extends: from }),
    ...oneLine({ title: titleFrom(name) }),
  ];
  const parts = Object.entries(rules).map(([key, value]) => [
    ...explained(key, words),
    ...oneLine({ [key]: shortened(value) }).map((line) => `#${line}`),
  ]);
  return `${[head, ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function minutesData({ minutes }: Variant): RulesData {
  return minutes ? { minutes: minutes.least === minutes.most ? minutes.least : spanText(minutes) } : {};
}

/** `sunday-draw` as a title: “Sunday draw”. */
function titleFrom(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** A rule as one would write it: a table that says the same in all its rows is one number. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const inner = Object.entries(value);
  const [, first] = inner[0] ?? [];
  const same = inner.every(([row, number]) => /^\d+$/.test(row) && number === first);
  return same ? first : Object.fromEntries(inner.map(([key, part]) => [key, shortened(part)]));
}

/** A key with its value on one line, so that deleting one `#` is enough. */
function oneLine(data: RulesData): readonly string[] {
  return yamlLines(data, Number.POSITIVE_INFINITY);
}

/** What a rule decides, and each value that it or a key under it can have. */
function explained(key: string, words: Words): readonly string[] {
  const lines = [...comment(`${key}: ${keyMeaning(key, words)}`)];
  let shown = key;
  for (const { key: full, value } of ruleValues()) {
    if (full !== key && !full.startsWith(`${key}.`)) continue;
    const depth = full === key ? 1 : full.split('.').length;
    if (full !== shown) {
      const name = full.slice(full.lastIndexOf('.') + 1);
      lines.push(...comment(`${name}: ${keyMeaning(full, words)}`, depth - 1));
      shown = full;
    }
    const meaning = valueMeaning({ key: full, value }, words);
    if (meaning !== undefined) lines.push(...comment(`${valueName(value, words)}: ${meaning}`, depth));
  }
  return lines;
}

/** How values are called that stand for all of a kind. */
const KINDS: ReadonlyMap<string, 'value.number' | 'value.tile'> = new Map([
  ['n', 'value.number'],
  ['tile', 'value.tile'],
]);

function valueName(value: string, words: Words): string {
  const kind = KINDS.get(value);
  return kind ? words.say(kind) : value;
}

/** A comment, its lines after the first further in. */
function comment(text: string, depth = 0): readonly string[] {
  const indent = '  '.repeat(depth);
  return wrap(text, WIDTH - 2 - indent.length, 2).map((line) => `# ${indent}${line}`);
}
