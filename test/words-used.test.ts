import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { variantJsonSchema } from '../src/rulebook/schema/json-schema.js';
import { messagesIn } from './support/languages.js';
import { english } from './support/shipped.js';

/**
 * Where the words come from that fill the gaps of a key (`section.${id}`), by the key as the source writes it: paths of
 * files or folders under src/. A key that isn't listed finds them in its own file.
 */
const FOUND_IN: Readonly<Record<string, readonly string[]>> = {
  'section.${id}': ['rulebook/'],
  'set.${name}': ['domino/set.ts'],
  'rule.${rule}.${value}': ['rulebook/clauses', 'variant/rules.ts'],
  'rule.${key}': ['rulebook/clauses'],
  'always.${name}': ['rulebook/clauses'],
  'refused.${turn.refused}': ['variant/variant.ts'],
  'layout.sheet.${name}': ['sheets/'],
  'cli.${command.name}.summary': ['cli/command-list.ts'],
  'cli.${command.name}.about': ['cli/command-list.ts'],
  'cli.${name}.example-${number}': ['cli/command-list.ts', 'cli/program.ts'],
  'cli.kit.sheet.${sheet.name}': ['sheets/'],
  'cli.option.${name}': ['cli/line/options.ts'],
  'score-log.end.${end}': ['sheets/score-log/columns.ts'],
  'score-log.${key}': ['sheets/score-log/table.ts', 'sheets/score-log/columns.ts'],
  'kept.${columns.kept}': ['sheets/score-log/columns.ts'],
  'end.${end}': ['sheets/score-log/columns.ts'],
  'tiles.ruler-${unit}': ['layout/figures/rulers.ts'],
  'ruling.${id}.ask': ['rulebook/rulings'],
  'ruling.${id}.${because}': ['rulebook/rulings', 'variant/rules.ts'],
  'expect.advice.${adviceKey(rules)}': ['rulebook/played/expectation', 'variant/rules.ts'],
  'print-guide.copies.${sheet.stock}': ['sheets/facts.ts'],
  'print-guide.dialog.${key}': ['sheets/print-guide/pictures.ts', 'layout/page/page.ts'],
  'print-guide.edge.${duplex}': ['layout/page/page.ts'],
  'problem.${problem.code}': [''],
  "shape.${note?.expects ?? 'value'}": ['variant/'],
  '${code}.rows': ['variant/'],
  '${code}.partners': ['variant/'],
  '${code}.four': ['variant/'],
  'example.refused.${refusal}': ['variant/variant.ts'],
  'draw.tiles.${draw.tiles}-any': ['variant/rules.ts'],
  'compare.label.${difference.topic}': ['rulebook/compare'],
};

const source = fileURLToPath(new URL('../src', import.meta.url));

interface SourceFile {
  readonly path: string;
  /** Every word or text in quotes, and every name of a property. */
  readonly words: ReadonlySet<string>;
  /** Every text with gaps that could be a key or a part of one. */
  readonly gapped: readonly string[];
}

const files: readonly SourceFile[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => {
    const code = readFileSync(join(source, path), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, '$1');
    const quoted = [...code.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text);
    const properties = [...code.matchAll(/(?:^|[{,(\s])([a-z]+)\??:/gm)].map(([, name = '']) => name);
    const gapped = [...code.matchAll(/`((?:\$\{[^`}]*\}|[a-z0-9.-])+)`/g)]
      .map(([, text = '']) => text)
      .filter((text) => /\$\{/.test(text) && /[a-z]/.test(text.replace(/\$\{[^}]*\}/g, '')));
    return { path, words: new Set([...quoted, ...properties]), gapped };
  });

const everyWord = new Set(files.flatMap(({ words }) => [...words]));

/** A text with gaps as a pattern of what may stand there. */
function patternOf(gapped: string): RegExp {
  const parts = gapped.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('([a-z0-9.-]+)')}$`);
}

/** Whether a text with gaps comes to this one, each gap filled with a number, with a word of the files it may come from, or so again. */
function saysIt(gapped: string, path: string, text: string): boolean {
  const filled = patternOf(gapped).exec(text)?.slice(1);
  if (!filled) return false;
  const from = FOUND_IN[gapped];
  const sources = files.filter((file) =>
    from ? from.some((start) => file.path.startsWith(start)) : file.path === path,
  );
  // A path of keys is put together from its parts.
  const parts = /^\$\{code\}/.test(gapped) ? filled.flatMap((word) => word.split('.')) : filled;
  return parts.every(
    (word) =>
      /^\d+$/.test(word) ||
      sources.some(
        (file) =>
          file.words.has(word) ||
          file.gapped.some((inner) => inner !== gapped && saysIt(inner, file.path, word)),
      ),
  );
}

/** The sentences of keys and values in the schema for editors, which come from the schema itself. */
const inSchema = new Set<string>();
variantJsonSchema({
  ...english,
  say(key, params) {
    inSchema.add(key);
    return english.say(key, params);
  },
});

/** Whether the program can ever say the message of a key. */
function isSaid(key: string): boolean {
  return (
    everyWord.has(key) ||
    inSchema.has(key) ||
    files.some(({ path, gapped }) => gapped.some((text) => saysIt(text, path, key)))
  );
}

const keys = Object.keys(messagesIn('en'));

test('the program says every message there is', () => {
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});

test('a message that nothing says is noticed', () => {
  for (const key of ['section.nowhere', 'rule.draw.sometimes', 'always.nowhere', 'problem.cli.nonsense'])
    expect(isSaid(key), key).toBe(false);
});

test('every message that is said in so many words is there', () => {
  const said = files.flatMap(({ path }) => {
    const code = readFileSync(join(source, path), 'utf8');
    return [...code.matchAll(/\bwords\.say\(\s*'([^']+)'/g)].map(([, key = '']) => `${path}: ${key}`);
  });
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((line) => !keys.includes(line.slice(line.indexOf(' ') + 1)))).toEqual([]);
});

test('what is listed here is still in the source', () => {
  const gapped = new Set(files.flatMap((file) => file.gapped));
  expect(Object.keys(FOUND_IN).filter((text) => !gapped.has(text))).toEqual([]);
});
