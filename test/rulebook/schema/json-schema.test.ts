import { describe, expect, test } from 'vitest';
import { type JsonSchema, variantJsonSchema } from '../../../src/rulebook/schema/json-schema.js';
import { RULE_KEYS, ruleValues } from '../../../src/variant/schema/schema.js';
import { english } from '../../support/shipped.js';

const schema = variantJsonSchema(english);

interface Part {
  readonly key: string;
  readonly part: JsonSchema;
}

/** Every key of the schema, by its dotted name, however deep it stands. */
function partsIn(part: JsonSchema, above = ''): readonly Part[] {
  const own = Object.entries(part.properties ?? {}).flatMap(([name, inner]) => {
    const key = above === '' ? name : `${above}.${name}`;
    return [{ key, part: inner as JsonSchema }, ...partsIn(inner as JsonSchema, key)];
  });
  const inside = [...(part.anyOf ?? []), ...(typeof part.items === 'object' ? [part.items] : [])];
  return [...own, ...inside.flatMap((option) => partsIn(option as JsonSchema, above))];
}

/** The words that a part, or one of its alternatives, may be, with what each means. */
function wordsIn(part: JsonSchema): ReadonlyMap<string, string> {
  const own = (part.enum ?? []).map(
    (word, index) =>
      [
        String(word),
        String(Array.isArray(part.enumDescriptions) ? part.enumDescriptions[index] : ''),
      ] as const,
  );
  const inside = [...(part.anyOf ?? []), ...(typeof part.items === 'object' ? [part.items] : [])];
  return new Map([...own, ...inside.flatMap((option) => [...wordsIn(option as JsonSchema)])]);
}

const parts = partsIn(schema);

describe('the JSON Schema of variant files', () => {
  test('has a sentence for every key', () => {
    expect(parts.length).toBeGreaterThan(100);
    expect(
      parts.filter(({ part }) => !/^\S.{5,}[.]$/.test(part.description ?? '')).map(({ key }) => key),
    ).toEqual([]);
  });

  test('offers every word of every rule, each with what it means', () => {
    for (const { key, value } of ruleValues()) {
      if (['n', 'tile', 'name', 'a-b'].includes(value)) continue;
      const found = parts.filter((part) => part.key === key).flatMap(({ part }) => [...wordsIn(part)]);
      expect(
        found.filter(([word]) => word === value).map(([, text]) => text),
        `${key} ${value}`,
      ).toEqual([expect.stringMatching(/^\S.{10,}[.]$/)]);
    }
  });

  test('takes a title in a language and in that of a country', () => {
    const { part } = parts.find(({ key }) => key === 'title') as Part;
    const names = part.anyOf?.flatMap((option) => (option as JsonSchema).propertyNames ?? []) as JsonSchema[];
    const code = new RegExp(names[0]?.pattern ?? '(?!)', 'u');
    for (const known of ['en', 'pt', 'pt-PT']) expect(known).toMatch(code);
    for (const wrong of ['English', 'pt-pt', 'PT', 'pt_PT']) expect(wrong).not.toMatch(code);
  });

  test('says the same of a value as the rule sheet does', () => {
    const { part } = parts.find(({ key }) => key === 'round.blocked') as Part;
    expect(wordsIn(part).get('nobody')).toBe('Nobody wins a blocked round.');
  });

  test('offers a choice the keys of rules, dotted as they are written there', () => {
    const { choices } = schema.properties as { readonly choices: JsonSchema };
    const items = choices.items as JsonSchema;
    expect(Object.keys(items.properties ?? {})).toEqual(
      expect.arrayContaining(['match', 'lead.first', 'draw.when', 'lead.later.tie']),
    );
    expect(Object.keys(items.properties ?? {})).not.toContain('players');
  });

  test('asks for all that a game needs, but of a file that extends another only for its title', () => {
    expect(schema.required).toEqual(['title']);
    const needed = (schema.then as JsonSchema).required;
    expect(needed).toEqual(expect.arrayContaining(['set', 'players', 'deal', 'lead', 'score', 'match']));
    for (const key of RULE_KEYS)
      if (!needed?.includes(key)) expect(['partners', 'direction', 'line', 'draw', 'round']).toContain(key);
  });
});
