import { nearest } from '../nearest.js';
import {
  bad,
  type FilledAt,
  good,
  type Problem,
  type ProblemCode,
  type ProblemParams,
  problem,
  type Result,
} from '../problem.js';
import { MOST_DEPTH } from '../yaml/problems.js';
import { hasCurlyQuotes, plain, saidHere, type Written, type WrittenMap } from '../yaml/written.js';
import { checkRules } from './check/check.js';
import { canonical, rulesData } from './data.js';
import { undotted } from './house-rules.js';
import { merged } from './merge.js';
import type { Rules } from './rules.js';
import { RULE_KEYS } from './schema/schema.js';
import { shapeOf } from './schema/shape.js';
import type { Choice, RulesData } from './variant.js';

/** What the tiles to print and the seats at the table are is settled before a table can agree on anything. */
const SETTLED: ReadonlySet<string> = new Set(['set', 'players']);

/** The groups of keys that a choice may open; `match.points: 50` and `match: { points: 50 }` are one key. */
const GROUPS: ReadonlySet<string> = new Set(['lead', 'line', 'draw', 'round', 'score', 'match']);

/** The choices of a file, each with the rules that hold when a table agrees on it. */
export interface CheckedChoices {
  readonly choices: readonly Choice[];
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/**
 * Applies each choice to the file like a house rule. One that changes nothing, or that is refused when applied, is a
 * problem where the file states it itself, and is left out where it is inherited.
 */
export function checkChoices(written: WrittenMap, rules: Rules): CheckedChoices {
  const list = written.entries.get('choices')?.value;
  const choices: Choice[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const data = rulesData(rules);
  const others = [...written.entries].filter(([key]) => key !== 'choices' && key !== 'examples');
  const base: WrittenMap = { ...written, entries: new Map(others) };
  const items = list?.kind === 'list' ? list.items : [];
  const earlier = new Map<number, WrittenMap>();
  // Whoever changes a game has no file of it to look into.
  const parent = { ...(written.entries.get('extends')?.value.spot ?? written.spot), path: ['extends'] };
  items.forEach((item, index) => {
    if (item.kind !== 'map') return;
    const found = checkChoice(item, index, base, data);
    if (found.ok) {
      const { said, changes, rules } = found.value;
      const beside = Object.fromEntries(
        [...earlier].map(([place, other]) => [place, rulesOfBoth(base, other, said)]),
      );
      const place = item.here ? { ...item.spot, path: ['choices', index] } : parent;
      choices.push({ index, changes, rules, beside, inherited: !item.here, place });
      earlier.set(index, said);
    } else if (item.here) problems.push(...found.problems);
    else if (found.problems.some((problem) => problem.code !== 'choice.same')) {
      notes.push(problem('choice.left-out', { keys: [...item.entries.keys()] }, parent));
    }
  });
  return { choices, problems, notes };
}

/** A choice that can be agreed on: what it says key by key, what that changes, and the rules that come of it. */
interface Agreed {
  readonly said: WrittenMap;
  readonly changes: Choice['changes'];
  readonly rules: Rules;
}

function checkChoice(item: WrittenMap, index: number, base: WrittenMap, data: RulesData): Result<Agreed> {
  const path = ['choices', index] as const;
  const refused = <Code extends ProblemCode>(
    code: Code,
    ...[params]: FilledAt<ProblemParams<Code>, never>
  ): Result<Agreed> => bad(problem(code, (params ?? {}) as ProblemParams<Code>, { ...item.spot, path }));
  if ([...item.entries.keys()].some((key) => key.split('.').length > MOST_DEPTH)) {
    return refused('yaml.deep', { most: MOST_DEPTH });
  }
  const nested = undotted(item);
  if (!nested || nested.entries.size === 0) return refused(nested ? 'choice.empty' : 'choice.twice');
  for (const key of nested.entries.keys()) {
    if (hasCurlyQuotes(key)) return refused('yaml.curly', { found: key });
    const allowed = RULE_KEYS.filter((rule) => !SETTLED.has(rule));
    if (SETTLED.has(key) || !(RULE_KEYS as readonly string[]).includes(key)) {
      return refused('choice.key', { key, allowed, suggestion: nearest(key, allowed) ?? 'no' });
    }
  }
  // Judged as said here even when inherited: a choice with a dead key would print a sentence that means nothing.
  const said = saidHere(nested, true);
  const checked = rulesWith(base, said);
  if (!checked.ok) {
    return { ok: false, problems: checked.problems.map((problem) => within(problem, item, path)) };
  }
  if (canonical(rulesData(checked.value)) === canonical(data)) return refused('choice.same');
  return good({ said, changes: opened(nested), rules: checked.value });
}

/** The rules of a file with changes laid over it. */
function rulesWith(base: WrittenMap, ...changes: readonly WrittenMap[]): Result<Rules> {
  const changed = changes.reduce((below, said) => merged(below, said), base);
  const shaped = shapeOf(changed);
  return shaped.ok ? checkRules(shaped.value, changed) : shaped;
}

/** The rules of two choices together: none where they are refused, or where it matters which is agreed on first. */
function rulesOfBoth(base: WrittenMap, one: WrittenMap, other: WrittenMap): Rules | null {
  const [found, turned] = [rulesWith(base, one, other), rulesWith(base, other, one)];
  if (!found.ok || !turned.ok) return null;
  const same = canonical(rulesData(found.value)) === canonical(rulesData(turned.value));
  return same ? found.value : null;
}

/** A problem of the changed rules, told at the choice where it stands elsewhere. */
function within(problem: Problem, item: WrittenMap, path: Problem['path'] & object): Problem {
  const spots = new Set(spotsIn(item));
  const inside = spots.has(`${problem.file} ${problem.line} ${problem.column}`);
  return inside
    ? { ...problem, path: [...path, ...(problem.path ?? [])] }
    : { ...problem, ...item.spot, path };
}

function spotsIn(written: Written): string[] {
  const own = `${written.spot.file} ${written.spot.line} ${written.spot.column}`;
  if (written.kind === 'list') return [own, ...written.items.flatMap(spotsIn)];
  if (written.kind === 'scalar') return [own];
  return [
    own,
    ...[...written.entries.values()].flatMap(({ keySpot, value }) => [
      `${keySpot.file} ${keySpot.line} ${keySpot.column}`,
      ...spotsIn(value),
    ]),
  ];
}

/** What a choice says, by dotted rule key. */
function opened(nested: WrittenMap): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [key, { value }] of nested.entries) {
    if (value.kind === 'map' && GROUPS.has(key)) {
      for (const [inner, entry] of value.entries) changes[`${key}.${inner}`] = plain(entry.value);
    } else changes[key] = plain(value);
  }
  return changes;
}
