import { dotted, saidHere, type Written, type WrittenMap } from '../yaml/written.js';

/** What is replaced whole though it may be a map: half of a title in another game's words would be wrong. */
const WHOLE: ReadonlySet<string> = new Set(['title']);

/** Of these one excludes the others. */
const RIVALS = ['points', 'rounds'] as const;

/**
 * What a file says with what it inherits. Maps merge key by key, and so per-player tables row by row; lists and single
 * values replace. A map replaces a single value whole: rows over one number for all must name every row, since nobody
 * can tell whether the number was meant for the others. Naming a match's points or rounds removes the other. Examples
 * merge by name. What comes from the parent is marked as inherited.
 */
export function merged(parent: WrittenMap, child: WrittenMap): WrittenMap {
  return mergedMaps(saidHere(parent, false), child, []);
}

function mergedMaps(parent: WrittenMap, child: WrittenMap, path: readonly string[]): WrittenMap {
  const entries = new Map(parent.entries);
  if (dotted(path) === 'match' && RIVALS.some((rival) => child.entries.has(rival))) {
    for (const rival of RIVALS) if (!child.entries.has(rival)) entries.delete(rival);
  }
  for (const [key, entry] of child.entries) {
    const base = entries.get(key);
    const value = base ? mergedValues(base.value, entry.value, [...path, key]) : entry.value;
    entries.set(key, { keySpot: entry.keySpot, value });
  }
  return { ...child, entries };
}

function mergedValues(parent: Written, child: Written, path: readonly string[]): Written {
  const key = dotted(path);
  if (key === 'examples') return mergedExamples(parent, child);
  if (child.kind !== 'map' || WHOLE.has(key)) return child;
  return parent.kind === 'map' ? mergedMaps(parent, child, path) : child;
}

/** The parent's examples in their order, those of the same name replaced, then the new ones. */
function mergedExamples(parent: Written, child: Written): Written {
  if (parent.kind !== 'list' || child.kind !== 'list') return child;
  const own = new Map(child.items.map((item) => [nameOf(item), item]));
  const names = new Set(parent.items.map(nameOf));
  const kept = parent.items.map((item) => own.get(nameOf(item)) ?? item);
  return { ...child, items: [...kept, ...child.items.filter((item) => !names.has(nameOf(item)))] };
}

function nameOf(example: Written): unknown {
  const name = example.kind === 'map' ? example.entries.get('name')?.value : undefined;
  return name?.kind === 'scalar' ? name.value : example;
}
