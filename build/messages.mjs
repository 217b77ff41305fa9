// Writes src/messages.generated.ts: every message of templates/words/en.yaml as a type, with what it is filled with, so
// that a sentence that isn't there, or lacks a number, doesn't compile. Usage: npm run messages
import { readFileSync, writeFileSync } from 'node:fs';
import { parse as parseMessage, TYPE } from '@formatjs/icu-messageformat-parser';
import { parse as parseYaml } from 'yaml';

const WORDS = new URL('../templates/words/en.yaml', import.meta.url);
const TYPES = new URL('../src/messages.generated.ts', import.meta.url);

/** The types as they should stand in the source, made from the text of the English words. @param {string} yaml */
export function messageTypes(yaml) {
  const lines = [...messagesOf(parseYaml(yaml), '')].map(
    ([key, message]) => `  ${quoted(key)}: ${paramsType(message)};`,
  );
  return `${HEAD}\n${lines.join('\n')}\n}\n`;
}

/** What to do when the two differ. */
export const STALE =
  'src/messages.generated.ts is not what templates/words/en.yaml says. Run: npm run messages';

/** The types as they stand in the source now. */
export function writtenTypes() {
  return readFileSync(TYPES, 'utf8');
}

/** The types that the English words come to now. */
export function typesNow() {
  return messageTypes(readFileSync(WORDS, 'utf8'));
}

const HEAD = `// Made from templates/words/en.yaml by "npm run messages"; never changed by hand.

/** What a message may be filled with: words, a number, or a list that is joined as the language joins it. */
export type Value = string | number | readonly string[];

/** A message that nothing is filled into. */
type Plain = Readonly<Record<never, never>>;

/** Every message by its dotted key, with what it is filled with. */
export interface MessageParams {`;

/** Messages by dotted key, in the order of the file. @param {unknown} value @param {string} key @returns {Generator<[string, string]>} */
function* messagesOf(value, key) {
  if (typeof value === 'string') yield [key, value];
  else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value))
      yield* messagesOf(inner, key === '' ? name : `${key}.${name}`);
  } else throw new Error(`words: ${key} is no text`);
}

/** What a message is filled with: numbers where it counts, a word where it chooses, else any value. @param {string} message */
function paramsType(message) {
  /** @type {Map<string, string>} */
  const types = new Map();
  /** @param {string} name @param {string} type */
  const use = (name, type) => {
    const known = types.get(name) ?? 'Value';
    if (known !== 'Value' && type !== 'Value' && known !== type) {
      throw new Error(`words: {${name}} is to be a ${known} and a ${type} in ${message}`);
    }
    types.set(name, known === 'Value' ? type : known);
  };
  /** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements */
  const walk = (elements) => {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.literal:
        case TYPE.pound:
          break;
        case TYPE.argument:
          // Filled in by the words themselves.
          if (element.value !== 'lang') use(element.value, 'Value');
          break;
        case TYPE.number:
          use(element.value, 'number');
          break;
        case TYPE.plural:
        case TYPE.select:
          use(
            element.value,
            element.type === TYPE.plural ? 'number' : wordType(Object.keys(element.options)),
          );
          for (const option of Object.values(element.options)) walk(option.value);
          break;
        default:
          throw new Error(`words: no type is known for ${JSON.stringify(element)}`);
      }
    }
  };
  walk(parseMessage(message, { ignoreTag: true }));
  if (types.size === 0) return 'Plain';
  return `{ ${[...types].map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}

/** The words that a message chooses by. Where it asks for a yes there is a no; else `other` may be any word. @param {string[]} cases */
function wordType(cases) {
  return cases.join() === 'yes,other' ? "'yes' | 'no'" : 'string';
}

/** @param {string} text */
function quoted(text) {
  return `'${text}'`;
}

if (process.argv[1] !== undefined && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  writeFileSync(TYPES, typesNow());
}
