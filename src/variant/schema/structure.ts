import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** What a part of the schema is made of: all that is asked of zod about a part, so that nothing else looks into one. */
export type Structure =
  /** A map with these keys. */
  | { readonly kind: 'map'; readonly keys: Readonly<Record<string, $ZodType>> }
  /** A map whose keys are values themselves, such as numbers of players. */
  | { readonly kind: 'rows'; readonly key: $ZodType; readonly value: $ZodType }
  | { readonly kind: 'list'; readonly item: $ZodType }
  | { readonly kind: 'either'; readonly options: readonly $ZodType[] }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** A number or a text of any kind. */
  | { readonly kind: 'plain' };

/** What a part is made of, whether or not it may be left out. */
export function structureOf(part: $ZodType): Structure {
  const inner = innerOf(part);
  if (inner) return structureOf(inner);
  const { def } = (part as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return { kind: 'map', keys: def.shape };
    case 'record':
      return { kind: 'rows', key: def.keyType, value: def.valueType };
    case 'array':
      return { kind: 'list', item: def.element };
    case 'union':
      return { kind: 'either', options: def.options };
    case 'enum':
      return { kind: 'words', words: Object.values(def.entries).map(String) };
    case 'literal':
      return { kind: 'words', words: def.values.map(String) };
    default:
      return { kind: 'plain' };
  }
}

/** The part as it is written, inside one that only says what stands for it when left out, or how it is understood. */
export function innerOf(part: $ZodType): $ZodType | undefined {
  const { def } = (part as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return def.innerType;
    case 'pipe':
      return def.in;
    default:
      return undefined;
  }
}
