import type { Problem } from '../../problem.js';
import { rivalsOf } from '../../variant/check/rivals.js';
import { MATCH_TIE, type Rules } from '../../variant/rules.js';
import { ruleValues, VALUE_KINDS } from '../../variant/schema/schema.js';
import { type Changes, isWithin, opened, type Setting, type Trial, without } from './changes.js';
import { type Control, controlsOf } from './controls.js';
import { type Candidate, nearby } from './nearby.js';

/** A way to mend changes that are refused: what is set, nothing where a change is taken back, and the changes that come of it. */
export interface Mending {
  readonly key: string;
  readonly settings: readonly Setting[];
  readonly changes: Changes;
  /** What comes of it. */
  readonly rules: Rules;
}

/** How many ways are offered; of those that the problem's sentence doesn't name, one for each rule is enough. */
const MOST_WAYS = 4;
const MOST_UNNAMED = 1;

/** Where nothing mends a problem alone: how many values are tried with how many that may follow from them. */
const MOST_FIRST = 8;
const MOST_SECOND = 10;

/**
 * The ways to mend changes of a game that are refused for a problem, each tried: first those that the problem's sentence
 * names, then other values of the rules it is about, at last the newest change taken back. `say` says what a problem says.
 */
export function mendings(
  refused: Changes,
  problem: Problem,
  say: (problem: Problem) => string,
  trial: Trial,
): readonly Mending[] {
  const changes = opened(refused);
  const newest = Object.keys(changes).at(-1);
  const before = soundBefore(changes, trial);
  const ground = { before, newest, trial, say };
  const ranked = candidatesFor(problem, changes, ground)
    .filter(({ key, named }) => named || !overlaps(key, newest) || key === 'deal')
    .sort((one, other) => Number(other.named) - Number(one.named));
  const alone = ranked.flatMap((candidate) => mended(candidate, changes, trial));
  const found = alone.length > 0 ? alone : withMore(ranked, changes, ground);
  const taken = newest === undefined ? undefined : takenBack(changes, newest, trial);
  const others = distinct(found.filter((way) => !taken || outcomeOf(way) !== outcomeOf(taken)));
  const ways = others.filter(
    ({ named, key }, index, all) =>
      named || all.slice(0, index).filter((other) => !other.named && other.key === key).length < MOST_UNNAMED,
  );
  return [...ways.slice(0, taken ? MOST_WAYS - 1 : MOST_WAYS), ...(taken ? [taken] : [])];
}

/** The rules that the game had with as many of the changes, in their order, as hold together. */
function soundBefore(changes: Changes, trial: Trial): Rules | undefined {
  const entries = Object.entries(changes);
  for (let count = entries.length - 1; count >= 0; count--) {
    const rules = trial.rules(Object.fromEntries(entries.slice(0, count)));
    if (rules.ok) return rules.value;
  }
  return undefined;
}

function takenBack(changes: Changes, newest: string, trial: Trial): Mending | undefined {
  const { [newest]: _, ...rest } = changes;
  const rules = trial.rules(rest);
  return rules.ok ? { key: newest, settings: [], changes: rest, rules: rules.value } : undefined;
}

/** One thing to try, and whether the problem's sentence names it. */
interface Ranked extends Candidate {
  readonly named: boolean;
}
type Found = Mending & Pick<Ranked, 'named' | 'first'>;

/** What candidates are drawn from. */
interface Ground {
  readonly before: Rules | undefined;
  readonly newest: string | undefined;
  readonly trial: Trial;
  readonly say: (problem: Problem) => string;
}

function overlaps(key: string, other: string | undefined): boolean {
  return other !== undefined && (isWithin(key, other) || isWithin(other, key));
}

/** What comes of a candidate, where rules do. */
function mended({ key, settings, named, first }: Ranked, changes: Changes, trial: Trial): readonly Found[] {
  const after = applied({ key, settings }, changes, trial);
  const rules = trial.rules(after);
  return rules.ok
    ? [{ key, settings, named, ...(first && { first }), changes: after, rules: rules.value }]
    : [];
}

/** What comes of candidates with one more that mends what is then refused. */
function withMore(first: readonly Ranked[], changes: Changes, ground: Ground): readonly Found[] {
  return first.slice(0, MOST_FIRST).flatMap(({ key, settings, named }) => {
    const start = applied({ key, settings }, changes, ground.trial);
    const refused = ground.trial.rules(start);
    if (refused.ok || !refused.problems[0]) return [];
    const more = candidatesFor(refused.problems[0], start, ground)
      .filter(
        (second) => !overlaps(second.key, key) && (second.named || !overlaps(second.key, ground.newest)),
      )
      .sort((one, other) => Number(other.named) - Number(one.named))
      .slice(0, MOST_SECOND)
      .flatMap((second) => mended({ ...second, named }, start, ground.trial));
    return more.slice(0, 1).map((found) => ({ ...found, key, settings: [...settings, ...found.settings] }));
  });
}

function applied({ key, settings }: Candidate, changes: Changes, trial: Trial): Changes {
  return settings.length === 0 ? without(changes, key) : trial.with(changes, settings);
}

/** What may mend a problem: other values of the rules that it is about, and changes of them left out. */
function candidatesFor(
  problem: Problem,
  changes: Changes,
  { before, newest, say }: Ground,
): readonly Ranked[] {
  const paths = [problem.path ?? [], ...rivalsOf(problem.code)].map((path) => path.join('.'));
  // A table that lacks a row may be shown at the players.
  const tables = ['deal', 'match.points'].filter((key) => problem.code.startsWith(`${key}.`));
  const keys = [...new Set([...paths, ...tables])];
  const about = (key: string) => keys.some((one) => overlaps(key, one));
  const controls = before ? controlsOf(before).filter(({ key, put }) => about(key) || about(put.key)) : [];
  const numbers = Object.values(problem.params).filter((value) => typeof value === 'number');
  const text = say(problem);
  const ranked = (candidate: Candidate): Ranked => ({
    ...candidate,
    named: candidate.advised === true || isNamed(candidate, text),
  });
  // A set is chosen by its name.
  const stated = ruleValues()
    .filter(({ key }) => !isWithin(key, 'set'))
    .flatMap(({ key, value }): readonly Setting[] => {
      if (!VALUE_KINDS.includes(value)) return [{ key, value }];
      return value === 'n'
        ? [...numbers, ...numbersIn(text, key)].map((number) => ({ key, value: String(number) }))
        : [];
    });
  const candidates: readonly Candidate[] = [
    ...(before ? nearby(problem, keys, changes, before) : []),
    ...matchesIn(text),
    ...controls.flatMap((control) => settingsOf(control, numbers)),
    ...stated.map((setting): Candidate => ({ key: setting.key, settings: [setting] })),
    ...Object.keys(changes)
      .filter((key) => key !== newest && about(key))
      .map((key): Candidate => ({ key, settings: [] })),
  ];
  // Other rules, such as the tie of a match beside its rounds, are only meant where the sentence says so.
  return candidates.map(ranked).filter(({ key, named }) => named || about(key));
}

/** The other values of a rule; of numbers those that the problem speaks of. */
function settingsOf(
  { key, now, values, number, put }: Control,
  numbers: readonly number[],
): readonly Candidate[] {
  const spoken = number
    ? numbers.filter((value) => value >= number.least && value <= number.most && String(value) !== now)
    : [];
  return [
    ...spoken.map((value) => ({
      key,
      settings: [{ key: put.key, value: `${put.before}${value}${put.after}` }],
    })),
    ...values
      .filter(({ value }) => value !== now)
      .flatMap(({ ways }) => ways.map((settings) => ({ key, settings }))),
  ];
}

/** Whether a sentence names what a candidate sets. */
function isNamed({ settings, word }: Candidate, text: string): boolean {
  if (word !== undefined) return new RegExp(`(?<![\\p{L}\\p{Pi}"-])${word}(?![\\p{L}-])`, 'u').test(text);
  return (
    settings.length > 0 &&
    settings.every(({ key, value }) => namesIn(key, value).some((name) => text.includes(name)))
  );
}

/** How a sentence may name a setting: the word alone, or beside its key. */
function namesIn(key: string, value: string): readonly string[] {
  const words = value.match(/[a-z]+(?:-[a-z]+)+/g) ?? [];
  return [`${lastStep(key)}: ${value}`, ...words];
}

/** The numbers that a sentence says a rule to be (“players: 4”). */
function numbersIn(text: string, key: string): readonly number[] {
  const found = text.matchAll(new RegExp(`\\b${lastStep(key)}: (\\d+)`, 'gu'));
  return [...found].map(([, number]) => Number(number));
}

/** A match of so many rounds, and what equal totals then mean, where a sentence says both. */
function matchesIn(text: string): readonly Candidate[] {
  return numbersIn(text, 'match.rounds').flatMap((rounds) =>
    MATCH_TIE.filter((tie) => text.includes(`tie: ${tie}`)).map((tie) => ({
      key: 'match',
      settings: [{ key: 'match', value: `{rounds: ${rounds}, tie: ${tie}}` }],
      advised: true,
    })),
  );
}

function lastStep(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function outcomeOf({ changes }: Mending): string {
  return JSON.stringify(Object.entries(changes).sort());
}

/** Each outcome once, and of those that go by one name the first. */
function distinct(found: readonly Found[]): readonly Found[] {
  const seen = new Set<string>();
  return found.filter((way) => {
    const marks = [outcomeOf(way), ...(way.first ? [way.first] : [])];
    const isNew = !marks.some((mark) => seen.has(mark));
    if (isNew) for (const mark of marks) seen.add(mark);
    return isNew;
  });
}
