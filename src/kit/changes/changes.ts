import type { Result } from '../../problem.js';
import { canonical, rulesData } from '../../variant/data.js';
import { type Library, readExtended, type VariantText } from '../../variant/extend.js';
import { rulesUnder } from '../../variant/load.js';
import type { Rules } from '../../variant/rules.js';
import { readSettingText } from '../../yaml/read.js';
import { yamlLines } from '../../yaml/write.js';
import { plain, type WrittenMap } from '../../yaml/written.js';

/** Rules that are changed, by key, as `--set` takes them: `{ 'draw.when': 'any-turn', deal: '6' }`; the newest last. */
export type Changes = Readonly<Record<string, string>>;

/** One rule set to one value, as a file writes it. */
export interface Setting {
  readonly key: string;
  readonly value: string;
}

/** Changes as `--set` takes them. */
export function settingsOf(changes: Changes = {}): readonly string[] {
  return Object.entries(changes).map(([key, value]) => `${key}=${value}`);
}

/** Whether a key is another or stands under it. */
export function isWithin(key: string, above: string): boolean {
  return key === above || key.startsWith(`${above}.`);
}

/** Changes without those of a key, of what stands under it, and of what it stands under. */
export function without(changes: Changes, key: string): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([name]) => !isWithin(name, key) && !isWithin(key, name)),
  );
}

/** Keys that others stand under, each a rule of its own. */
const GROUPS: ReadonlySet<string> = new Set(['lead', 'line', 'draw', 'round', 'score', 'match']);

/** Changes with each rule under its own key: `match: '{ rounds: 5 }'` is `match.rounds: '5'`. */
export function opened(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([key, value]) => {
      const said = GROUPS.has(key) ? saidBy(value) : undefined;
      return isMap(said)
        ? Object.entries(said).map(([name, inner]) => [`${key}.${name}`, flow(inner)])
        : [[key, value]];
    }),
  );
}

/** What a value says, as it is written on one line; undefined where it is no YAML. */
export function saidBy(text: string): unknown {
  const read = readSettingText(text, { file: '--set' });
  return read.ok ? plain(read.value) : undefined;
}

/** Whether a value is a map of others. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value on one line, as a file writes it. */
export function flow(value: unknown): string {
  return (yamlLines({ a: value }, Number.POSITIVE_INFINITY)[0] ?? '').slice('a: '.length);
}

/** A game on which changes are tried: its file is read once. */
export class Trial {
  readonly #written: WrittenMap;
  readonly #known = new Map<string, Result<Rules>>();

  private constructor(written: WrittenMap) {
    this.#written = written;
  }

  /** The game of a file, or what is wrong with its text. */
  static of(file: VariantText, library: Library): Result<Trial> {
    const read = readExtended(file, library);
    return read.ok ? { ...read, value: new Trial(read.value) } : read;
  }

  /** The rules that come of some changes, or why there are none. */
  rules(changes: Changes): Result<Rules> {
    const key = JSON.stringify(changes);
    const known = this.#known.get(key) ?? rulesUnder(this.#written, settingsOf(changes));
    this.#known.set(key, known);
    return known;
  }

  /** Changes with some more, each in place of what was said of its rule before; one that changes nothing is left out. */
  with(changes: Changes, settings: readonly Setting[]): Changes {
    return settings.reduce((before: Changes, { key, value }) => {
      const rest = without(before, key);
      const after = opened({ ...rest, [key]: value });
      return this.#same(rest, after) ? rest : after;
    }, opened(changes));
  }

  /** Changes without those that change nothing. */
  simplest(changes: Changes): Changes {
    return Object.keys(changes).reduce((kept: Changes, key) => {
      const { [key]: _, ...rest } = kept;
      return this.#same(kept, rest) ? rest : kept;
    }, opened(changes));
  }

  #same(one: Changes, other: Changes): boolean {
    const [before, after] = [this.rules(one), this.rules(other)];
    return before.ok && after.ok && canonical(rulesData(before.value)) === canonical(rulesData(after.value));
  }
}
