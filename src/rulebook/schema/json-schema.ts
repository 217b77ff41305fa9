import * as z from 'zod';
import { isTile, partNotes } from '../../variant/schema/parts.js';
import { RULE_KEYS, variantSchema } from '../../variant/schema/schema.js';
import type { Words } from '../../words/words.js';
import { keyMeaning, valueMeaning } from './meanings.js';

/** A JSON Schema, or a part of one; its keys are the standard's own. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema (draft 7, which every editor knows) of variant files, with a sentence for each key and each value in the
 * language of the words. It can't know what a file inherits nor what clashes: `check` says that.
 */
export function variantJsonSchema(words: Words): JsonSchema {
  const made: JsonSchema = z.toJSONSchema(variantSchema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      narrow(jsonSchema, zodSchema as z.core.$ZodType as z.ZodType);
    },
  });
  const properties = Object.fromEntries(
    Object.entries(made.properties ?? {}).map(([key, part]) => [
      key,
      explained(part as JsonSchema, key, words),
    ]),
  );
  const required = Object.entries(variantSchema.shape)
    .filter(([, part]) => !part.safeParse(undefined).success)
    .map(([key]) => key);
  return {
    ...made,
    title: words.say('schema.title'),
    description: words.say('schema.about'),
    required: ['title'],
    properties: { ...properties, choices: choicesSchema(properties, words) },
    if: { not: { required: ['extends'] } },
    then: requirements(required),
  };
}

/** What a file needs that extends no other, down to the keys of its maps; one that extends another may leave out anything. */
function requirements(required: readonly string[]): JsonSchema {
  return {
    required: [...required],
    properties: { lead: { required: ['first'] }, score: { required: ['round'] } },
  };
}

/** Two halves, and two numbers, with what people write between them. */
const TILE = '^\\s*\\d{1,2}\\s*[-|\\u2010-\\u2015\\u2212]\\s*\\d{1,2}\\s*$';
const SPAN = '^\\s*\\d{1,3}\\s*[-\\u2010-\\u2015\\u2212]\\s*\\d{1,3}\\s*$';

/** Adds to one part what the types of JSON don't say. */
function narrow(json: JsonSchema, part: z.ZodType): void {
  const note = partNotes.get(part);
  if (json.type === 'string' && isTile(part)) json.pattern = TILE;
  if (json.type === 'string' && note?.value === 'a-b') json.pattern = SPAN;
  if (note?.expects !== 'table') return;
  const rows = json.anyOf?.find(
    (option): option is JsonSchema => typeof option === 'object' && 'propertyNames' in option,
  );
  const names = rows?.propertyNames;
  if (!rows || typeof names !== 'object') return;
  // Keys of their own, so that an editor can offer them; and as a pattern, since some take `2:` for a number among texts.
  const row = rows.additionalProperties as JsonSchema;
  const words = (names.enum ?? []).map(String);
  rows.properties = Object.fromEntries(words.map((word) => [word, { ...row }]));
  rows.patternProperties = { [`^(${words.join('|')})$`]: row };
  rows.additionalProperties = false;
  delete rows.propertyNames;
}

/** A part with what editors show: the sentence of the key it stands under, and one for each of its values. */
function explained(part: JsonSchema, key: string, words: Words): JsonSchema {
  return { description: keyText(key, words), ...explainedValue(part, key, words) };
}

function explainedValue(part: JsonSchema, key: string, words: Words): JsonSchema {
  const { enum: several, const: one, type, items, properties, anyOf, required, ...rest } = part;
  const values = several ?? (one === undefined ? undefined : [one]);
  if (values) return { ...rest, enum: values, ...valueTexts(values, key, words) };
  const kind = type === 'integer' ? 'n' : part.pattern === TILE ? 'tile' : undefined;
  const meaning = kind && valueText(key, kind, words);
  return {
    ...(type !== undefined && { type }),
    ...(meaning !== undefined && { description: meaning }),
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((option) => explainedValue(option as JsonSchema, key, words)) }),
    ...(items !== undefined && { items: explainedValue(items as JsonSchema, key, words) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [
          name,
          explained(inner as JsonSchema, `${key}.${name}`, words),
        ]),
      ),
    }),
    // What a file extends may say it.
    ...(required && key.startsWith('examples') && { required }),
  };
}

/**
 * What the values mean, beside them as editors read it. Alternatives of one value each, which the standard knows, hide the
 * key's own sentence in them.
 */
function valueTexts(
  values: readonly unknown[],
  key: string,
  words: Words,
): { readonly enumDescriptions?: readonly string[] } {
  const texts = values.map((value) => valueText(key, String(value), words));
  return texts.every((text) => text !== undefined) ? { enumDescriptions: texts } : {};
}

/** What a key decides; a row of a table says for whom it is. */
function keyText(key: string, words: Words): string {
  const row = /\.(\d+|partners)$/.exec(key)?.[1];
  if (row === undefined || key === 'examples.partners') return keyMeaning(key, words);
  const who = words.say(row === 'partners' ? 'who.partners' : 'who.players', { players: row });
  return words.say('value.row', { who });
}

function valueText(key: string, value: string, words: Words): string | undefined {
  if (key === 'examples.show') return words.lookUp(`value.show.${value}`);
  if (key === 'examples.steps.refused') return words.lookUp(`value.refused.${value}`);
  const isRule = (RULE_KEYS as readonly string[]).includes(key.split('.')[0] ?? '');
  return isRule ? valueMeaning({ key, value }, words) : undefined;
}

/** Choices say rules by their dotted keys, so those are offered there. */
function choicesSchema(properties: Readonly<Record<string, JsonSchema>>, words: Words): JsonSchema {
  const offered: Record<string, JsonSchema> = {};
  const offer = (key: string, part: JsonSchema): void => {
    offered[key] = part;
    for (const map of [part, ...(part.anyOf ?? [])]) {
      const inner = typeof map === 'object' ? Object.entries(map.properties ?? {}) : [];
      for (const [name, inside] of inner) offer(`${key}.${name}`, inside as JsonSchema);
    }
  };
  for (const key of RULE_KEYS) {
    const part = properties[key];
    if (part && key !== 'set' && key !== 'players') offer(key, part);
  }
  return {
    ...properties.choices,
    items: {
      type: 'object',
      description: words.say('key.choice'),
      minProperties: 1,
      properties: offered,
      additionalProperties: false,
    },
  };
}
