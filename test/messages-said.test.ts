import { expect, test } from 'vitest';
import { askOf } from '../src/kit/changes/asked.js';
import { controlsOf } from '../src/kit/changes/controls.js';
import { variantJsonSchema } from '../src/rulebook/schema/json-schema.js';
import type { Words } from '../src/words/words.js';
import { messagesIn } from './support/languages.js';
import { saidMessages } from './support/said-messages.js';
import { english, scenarios, shipped, variantOf } from './support/shipped.js';

/** The messages that are looked up by keys of the schema: in the schema for editors, and where its rules are asked for. */
function saidOfSchema(): ReadonlySet<string> {
  const keys = new Set<string>();
  const words: Words = {
    ...english,
    lookUp(key, params) {
      keys.add(key);
      return english.lookUp(key, params);
    },
  };
  variantJsonSchema(words);
  const controls = [...shipped.keys(), ...scenarios.keys()].flatMap((id) => controlsOf(variantOf(id).rules));
  // A whole deal is asked for where a clash is mended.
  for (const key of new Set(['deal', ...controls.map((control) => control.key)])) askOf(key, words);
  return keys;
}

/** The names of people whom nobody named, which are looked up by the number of a seat. */
const NAMES = /^names\.(?:[1-9]|10)$/;

/** What the page says where scripts don't run, or not these: it is written into it when it is built. */
const BUILT = ['page.noscript', 'page.old'];

test('the program says every message there is', () => {
  const { keys, written } = saidMessages();
  const schema = saidOfSchema();
  // A type that is made of the keys themselves has each of them, so its words have to stand somewhere else too.
  const isWritten = (key: string) =>
    key.split(/[.-]/).every((word) => written.has(word) || /^\d+$/.test(word));
  const isSaid = (key: string) =>
    (keys.has(key) && isWritten(key)) || schema.has(key) || NAMES.test(key) || BUILT.includes(key);
  expect(Object.keys(messagesIn('en')).filter((key) => !isSaid(key))).toEqual([]);
});
