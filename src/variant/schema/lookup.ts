import type { ZodType } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { KeyPath } from '../../problem.js';
import { type Written, type WrittenMap, writtenAt } from '../../yaml/written.js';
import { exampleForm } from './examples.js';
import { type PartNote, partNotes } from './parts.js';
import { variantSchema } from './schema.js';
import { innerOf, structureOf } from './structure.js';

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
  const structure = structureOf(part);
  switch (structure.kind) {
    case 'map': {
      const inner = structure.keys[step];
      return inner && above?.kind === 'map' ? [inner] : [];
    }
    case 'rows':
      return above?.kind === 'map' ? [structure.value] : [];
    case 'list':
      return above?.kind === 'list' ? [structure.item] : [];
    case 'either':
      return structure.options.flatMap((option) => below(option, step, above));
    case 'words':
    case 'plain':
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
  const inner = innerOf(part);
  return partNotes.get(part as ZodType) ?? (inner && noteOf(inner));
}

/** The words that may stand at a path. */
export function wordsAt(path: KeyPath, written: WrittenMap): readonly string[] {
  return [...new Set(partsAt(path, written).flatMap(wordsOf))];
}

function wordsOf(part: $ZodType): readonly string[] {
  const structure = structureOf(part);
  switch (structure.kind) {
    case 'words':
      return structure.words;
    case 'either':
      return structure.options.flatMap(wordsOf);
    case 'list':
      return wordsOf(structure.item);
    case 'map':
    case 'rows':
    case 'plain':
      return [];
  }
}

/** The keys that may stand in the map at a path. */
export function keysAt(path: KeyPath, written: WrittenMap): readonly string[] {
  return [...new Set(partsAt(path, written).flatMap(keysIn))];
}

function keysIn(part: $ZodType): readonly string[] {
  const structure = structureOf(part);
  switch (structure.kind) {
    case 'map':
      return Object.keys(structure.keys);
    case 'rows':
      return wordsOf(structure.key);
    case 'either':
      return structure.options.flatMap(keysIn);
    case 'list':
    case 'words':
    case 'plain':
      return [];
  }
}
