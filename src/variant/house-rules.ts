import { bad, good, type Problem, type Result } from '../problem.js';
import { MOST_DEPTH } from '../yaml/problems.js';
import { readSettingText } from '../yaml/read.js';
import { problemAt, type Spot, type Written, type WrittenEntry, type WrittenMap } from '../yaml/written.js';

/**
 * House rules of the command line (`score.round=opponents`) as the file that would say the same. The value is YAML on one
 * line. A text without a key or with a value that is no YAML is malformed whatever the file says (`cli.set-malformed`).
 */
export function settingsAsFile(settings: readonly string[]): Result<WrittenMap> {
  const problems: Problem[] = [];
  let file = emptyMap({ file: '--set' });
  for (const setting of settings) {
    const spot: Spot = { file: `--set ${setting.slice(0, 80)}` };
    const match = /^\s*([^=\s]+)\s*=(.*)$/su.exec(setting);
    const keys = match?.[1]?.split('.') ?? [];
    const value = match && readSetting(keys, match[2] as string, spot);
    if (!value?.ok || keys.some((key) => !/^[A-Za-z0-9_-]{1,40}$/u.test(key)) || keys.includes('__proto__')) {
      problems.push(problemAt({ file: '--set' }, 'cli.set-malformed', { text: setting.slice(0, 80) }));
    } else if (keys.length > MOST_DEPTH) {
      problems.push(problemAt(spot, 'yaml.deep', { most: MOST_DEPTH }));
    } else if (keys[0] === 'extends') {
      problems.push(problemAt(spot, 'setting.extends'));
    } else {
      const added = withKeys(file, keys, value.value, spot);
      if (added) file = added;
      else problems.push(problemAt(spot, 'setting.twice', { key: keys.join('.') }));
    }
  }
  return problems.length > 0 ? bad(...problems) : good(file);
}

/** The value of one house rule: YAML, but for a title, which may have a colon or begin like a number. */
function readSetting(keys: readonly string[], text: string, spot: Spot): Result<Written> {
  const title = text.trim();
  if (keys[0] !== 'title' || title === '' || /^[{["']/u.test(title)) return readSettingText(text, spot);
  return good({ kind: 'scalar', value: title, source: title, spot, here: true });
}

/** A map of dotted keys (a choice) as the nested maps they stand for; undefined where one key says two things. */
export function undotted(map: WrittenMap): WrittenMap | undefined {
  let nested: WrittenMap | undefined = emptyMap(map.spot);
  for (const [key, entry] of map.entries) {
    nested = nested && withKeys(nested, key.split('.'), entry.value, entry.keySpot);
  }
  return nested;
}

function emptyMap(spot: Spot): WrittenMap {
  return { kind: 'map', entries: new Map(), spot, here: true };
}

/** The map with a value put at the end of the keys; undefined when something else stands there already. */
function withKeys(
  map: WrittenMap,
  keys: readonly string[],
  value: Written,
  spot: Spot,
): WrittenMap | undefined {
  const [first, ...rest] = keys as [string, ...string[]];
  const before = map.entries.get(first)?.value;
  const below = rest.length > 0 ? nestedIn(before, rest, value, spot) : together(before, value);
  if (!below) return undefined;
  const entry: WrittenEntry = { keySpot: map.entries.get(first)?.keySpot ?? spot, value: below };
  return { ...map, entries: new Map(map.entries).set(first, entry) };
}

function nestedIn(
  before: Written | undefined,
  keys: readonly string[],
  value: Written,
  spot: Spot,
): WrittenMap | undefined {
  if (before && before.kind !== 'map') return undefined;
  return withKeys(before ?? emptyMap(spot), keys, value, spot);
}

function together(before: Written | undefined, value: Written): Written | undefined {
  if (!before) return value;
  if (before.kind !== 'map' || value.kind !== 'map') return undefined;
  let both: WrittenMap | undefined = before;
  for (const [key, entry] of value.entries) both = both && withKeys(both, [key], entry.value, entry.keySpot);
  return both;
}
