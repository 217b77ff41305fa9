import type { $ZodIssue } from 'zod/v4/core';
import { nearest } from '../../nearest.js';
import { bad, good, type KeyPath, type Problem, type Result } from '../../problem.js';
import {
  dotted,
  entryAt,
  hasCurlyQuotes,
  nearestSpot,
  plain,
  problemAt,
  shown,
  type Written,
  type WrittenMap,
  writtenAt,
} from '../../yaml/written.js';
import { exampleForm } from './examples.js';
import { keysAt, noteAt, wordsAt } from './lookup.js';
import type { PartNote, WrongValue } from './parts.js';
import { ruleValues, type ShapedVariant, variantSchema } from './schema.js';

/** Judges the shape of a whole file: every key known, every value one that belongs there, nothing required missing. */
export function shapeOf(written: WrittenMap): Result<ShapedVariant> {
  const parsed = variantSchema.safeParse(plain(written));
  const problems = [
    ...(parsed.success ? [] : problemsOf(parsed.error.issues, written)),
    ...matchProblems(written),
  ];
  return parsed.success && problems.length === 0 ? good(parsed.data) : bad(...problems);
}

/** Judges a file that states only differences: the same, but nothing is missed yet. */
export function shapeProblemsOfPart(written: WrittenMap): readonly Problem[] {
  const parsed = variantSchema.safeParse(plain(written));
  const problems = [
    ...(parsed.success ? [] : problemsOf(parsed.error.issues, written)),
    ...matchProblems(written),
  ];
  return problems.filter(({ code }) => code !== 'shape.missing' && code !== 'shape.match-length');
}

/** A match lasts so many points or so many rounds: one of the two. */
function matchProblems(written: WrittenMap): readonly Problem[] {
  const match = writtenAt(written, ['match']);
  if (match?.kind !== 'map') return [];
  const points = match.entries.get('points');
  const rounds = match.entries.get('rounds');
  if (points && rounds) return [problemAt(rounds.keySpot, 'shape.rivals', {}, ['match', 'rounds'])];
  if (points || rounds) return [];
  return [problemAt(match.spot, 'shape.match-length', {}, ['match'])];
}

/** What the schema complains of, in our words; each place is named once. */
function problemsOf(issues: readonly $ZodIssue[], written: WrittenMap): readonly Problem[] {
  const odd = new Set(issues.filter(isOfExample).map((issue) => Number(issue.path[1])));
  const problems = [
    ...issues.filter((issue) => !isOfExample(issue)).flatMap((issue) => problemsOfIssue(issue, [], written)),
    ...[...odd].flatMap((index) => problemsOfExample(['examples', index], written)),
  ];
  const meant = new Set(problems.flatMap(keyMeant));
  const seen = new Set<string>();
  return problems.filter((problem) => {
    // A key that stands there with a slip of the pen isn't missing too.
    if (problem.code === 'shape.missing' && meant.has(dotted(problem.path ?? []))) return false;
    const place = `${problem.code} ${JSON.stringify(problem.path)}`;
    return seen.has(place) ? false : seen.add(place);
  });
}

/** The key that was probably meant by one that nobody knows; of several parts the first. */
function keyMeant({ code, params, path = [] }: Problem): readonly string[] {
  if (code !== 'shape.unknown-key' || params.suggestion === 'no') return [];
  return [dotted([...path.slice(0, -1), params.suggestion.split('.')[0] ?? ''])];
}

function isOfExample(issue: $ZodIssue): boolean {
  return issue.path[0] === 'examples' && typeof issue.path[1] === 'number';
}

/** The complaints about one example, judged by the form that its keys show it to have. */
function problemsOfExample(path: KeyPath, written: WrittenMap): readonly Problem[] {
  const example = writtenAt(written, path);
  if (example?.kind !== 'map') return [wrongValue(path, written)];
  const parsed = exampleForm([...example.entries.keys()]).safeParse(plain(example));
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => problemsOfIssue(issue, path, written));
}

function problemsOfIssue(issue: $ZodIssue, above: KeyPath, written: WrittenMap): readonly Problem[] {
  const path: KeyPath = [
    ...above,
    ...issue.path.map((step) => (typeof step === 'number' ? step : String(step))),
  ];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey([...path, key], written));
  }
  if (issue.code === 'invalid_key') return [wrongKey(path, written)];
  if (issue.code === 'invalid_union') {
    const meant = optionMeant(issue.errors);
    if (meant) return meant.flatMap((inner) => problemsOfIssue(inner, path, written));
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    const list = writtenAt(written, path);
    if (list?.kind === 'list') {
      const params = { key: dotted(path), found: list.items.length, most: Number(issue.maximum) };
      return [problemAt(list.spot, 'shape.list', params, path)];
    }
  }
  return [wrongValue(path, written)];
}

/** The complaints of the alternative that is of the right kind; no two are maps, or lists, or words. */
function optionMeant(options: readonly (readonly $ZodIssue[])[]): readonly $ZodIssue[] | undefined {
  return options.find((issues) =>
    issues.every((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'),
  );
}

function unknownKey(path: KeyPath, written: WrittenMap): Problem {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const known = keysAt(parent, written);
  const spot = nearestSpot(written, path);
  if (hasCurlyQuotes(key)) return problemAt(spot, 'yaml.curly', { found: key }, path);
  const [, word, value] = /^([^\s:]+):(.+)$/su.exec(key) ?? [];
  if (word !== undefined && value !== undefined && known.includes(word)) {
    return problemAt(spot, 'shape.colon', { found: key, word, value }, path);
  }
  // The row of another number of players is no slip of the pen.
  const suggestion = /^\d+$/u.test(key) ? 'no' : (nearest(key, known) ?? fullKey(key, parent) ?? 'no');
  return problemAt(
    spot,
    'shape.unknown-key',
    { key, under: dotted(parent) || 'no', known, suggestion },
    path,
  );
}

/** The key that was meant by its last part alone, such as `points` for `match.points`. */
function fullKey(key: string, parent: KeyPath): string | undefined {
  if (parent.length > 0) return undefined;
  const meant = new Set(
    ruleValues()
      .map((value) => value.key)
      .filter((full) => full.endsWith(`.${key}`)),
  );
  const [full, ...others] = meant;
  return others.length > 0 ? undefined : full;
}

function wrongKey(path: KeyPath, written: WrittenMap): Problem {
  const key = String(path.at(-1));
  if (hasCurlyQuotes(key)) return problemAt(nearestSpot(written, path), 'yaml.curly', { found: key }, path);
  const expects = noteAt(path.slice(0, -1), written)?.expects;
  const code = expects === 'title' ? 'shape.language' : 'shape.player-name';
  return problemAt(nearestSpot(written, path), code, { found: key }, path);
}

function wrongValue(path: KeyPath, written: WrittenMap): Problem {
  const entry = entryAt(written, path);
  const key = dotted(path);
  if (!entry) {
    const under = dotted(path.slice(0, -1)) || 'no';
    return problemAt(nearestSpot(written, path), 'shape.missing', { name: String(path.at(-1)), under }, path);
  }
  const { value } = entry;
  if (value.kind === 'scalar' && value.value === null) {
    return problemAt(entry.keySpot, 'shape.empty', { key }, path);
  }
  const note = noteAt(path, written);
  const allowed = note?.expects === 'map' ? keysAt(path, written) : wordsAt(path, written);
  const found = shown(value);
  if (value.kind === 'scalar' && hasCurlyQuotes(value.source)) {
    return problemAt(value.spot, 'yaml.curly', { found }, path);
  }
  const params: WrongValue = {
    key,
    found,
    allowed,
    least: note?.least ?? 0,
    most: note?.most ?? 0,
    suggestion:
      (value.kind === 'scalar' && !isSmallSet(found) && nearest(found, allowed)) ||
      tileMeant(note, value) ||
      'no',
  };
  return problemAt(value.spot, `shape.${note?.expects ?? 'word'}`, params, path);
}

/** A set that nobody makes: no slip of the pen, so none of the others was meant. */
function isSmallSet(found: string): boolean {
  return /^double-(?:zero|blank|one|two)$/u.test(found);
}

/** How two digits that YAML takes for a number would be written as a tile; `00` and `13` are meant so. */
function tileMeant(note: PartNote | undefined, value: Written): string | undefined {
  if (note?.expects !== 'tile' && note?.expects !== 'lead-way') return undefined;
  if (value.kind === 'list' && value.items.length === 2) {
    const halves = value.items.map((item) => (item.kind === 'scalar' ? item.source : ''));
    return halves.every((half) => /^\d{1,2}$/u.test(half)) ? halves.join('-') : undefined;
  }
  const digits =
    value.kind === 'scalar' ? /^["']?(\d{1,2})[\s.,:/_]*(\d{1,2})["']?$/u.exec(value.source) : null;
  if (!digits || digits[0].replace(/\D/gu, '').length > 4) return undefined;
  return `${Number(digits[1])}-${Number(digits[2])}`;
}
