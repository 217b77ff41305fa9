import type { ZodType } from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { KeyPath } from '../../problem.js';
import { type Written, type WrittenMap, writtenAt } from '../../yaml/written.js';
import { exampleForm } from './examples.js';
import { type PartNote, partNotes } from './parts.js';
import { variantSchema } from './schema.js';

/** The parts of the schema that may stand at a path, given what is written above it. */
function partsAt(path: KeyPath, written: WrittenMap): readonly $ZodType[] {
  let parts: readonly $ZodType[] = [variantSchema];
  path.forEach((step, depth) => {
    const above = writtenAt(written, path.slice(0, depth));
    parts = parts.flatMap((part) => below(part, step, above));
    const here = writtenAt(written, path.slice(0, depth + 1));
    if (depth === 1 && path[0] === 'examples' && here?.kind === 'map' && depth + 1 < path.length) {
      parts = [exampleForm([...here.entries.keys()])];
    }
  });
  return parts;
}

function below(part: $ZodType, step: string | number, above: Written | undefined): readonly $ZodType[] {
  const { def } = (part as $ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const inner = def.shape[step];
      return inner && above?.kind === 'map' ? [inner] : [];
    }
    case 'record':
      return above?.kind === 'map' ? [def.valueType] : [];
    case 'array':
      return above?.kind === 'list' ? [def.element] : [];
    case 'union':
      return def.options.flatMap((option) => below(option, step, above));
    case 'optional':
    case 'default':
    case 'prefault':
      return below(def.innerType, step, above);
    case 'pipe':
      return below(def.in, step, above);
    default:
      return [];
  }
}

/** What is known about the part that belongs at a path: the outermost note there is. */
export function noteAt(path: KeyPath, written: WrittenMap): PartNote | undefined {
  for (const part of partsAt(path, written)) {
    const note = noteOf(part);
    if (note) return note;
  }
  return undefined;
}

function noteOf(part: $ZodType): PartNote | undefined {
  const note = partNotes.get(part as ZodType);
  if (note) return note;
  const { def } = (part as $ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault')
    return noteOf(def.innerType);
  return def.type === 'pipe' ? noteOf(def.in) : undefined;
}

/** The words that may stand at a path. */
export function wordsAt(path: KeyPath, written: WrittenMap): readonly string[] {
  return [...new Set(partsAt(path, written).flatMap(wordsOf))];
}

function wordsOf(part: $ZodType): readonly string[] {
  const { def } = (part as $ZodTypes)._zod;
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries).map(String);
    case 'literal':
      return def.values.map(String);
    case 'union':
      return def.options.flatMap(wordsOf);
    case 'optional':
    case 'default':
    case 'prefault':
      return wordsOf(def.innerType);
    case 'array':
      return wordsOf(def.element);
    default:
      return [];
  }
}

/** The keys that may stand in the map at a path. */
export function keysAt(path: KeyPath, written: WrittenMap): readonly string[] {
  return [...new Set(partsAt(path, written).flatMap(keysIn))];
}

function keysIn(part: $ZodType): readonly string[] {
  const { def } = (part as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.keys(def.shape);
    case 'record':
      return wordsOf(def.keyType as $ZodType);
    case 'union':
      return def.options.flatMap(keysIn);
    case 'optional':
    case 'default':
    case 'prefault':
      return keysIn(def.innerType);
    default:
      return [];
  }
}
