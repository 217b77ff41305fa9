import { replay } from '../../src/engine/replay/replay.js';
import type { Replayed } from '../../src/engine/types.js';
import type { Result } from '../../src/problem.js';
import type { Rules } from '../../src/variant/rules.js';
import type {
  ExampleStep,
  LeadExample,
  Place,
  PlayExample,
  Refusal,
  ScoreExample,
} from '../../src/variant/variant.js';
import { line, tile, tiles } from './games.js';

/** A step in short; `at` is an end's value or the tile touched, tiles are text. */
export interface ShortStep {
  readonly who?: string;
  readonly draws?: string;
  readonly play?: string;
  readonly at?: number | string;
  readonly leaves?: number;
  readonly keeps?: true;
  readonly pass?: true;
  readonly ends?: readonly number[];
  readonly refused?: Refusal;
}

interface ShortBase {
  readonly names?: readonly string[];
  readonly partners?: boolean;
  readonly inherited?: boolean;
}

const ana = ['Ana', 'Ben'] as const;

function base(short: ShortBase) {
  return {
    name: 'it',
    show: 'test',
    names: short.names ?? ana,
    named: true,
    partners: short.partners ?? false,
    inherited: short.inherited ?? false,
    place: placeAt(10, []),
  } as const;
}

/** Step n stands in line 11 + n. */
function placeAt(row: number, path: readonly (string | number)[]): Place {
  return { file: 'game.yaml', line: row, column: 5, path: ['examples', 0, ...path] };
}

function bySeat<T>(names: readonly string[], of: Readonly<Record<string, T>>): Map<number, T> {
  return new Map(Object.entries(of).map(([name, value]) => [names.indexOf(name), value]));
}

/** A play example. */
export function playExample(
  short: ShortBase & {
    readonly line?: string;
    readonly hands?: Readonly<Record<string, string>>;
    readonly boneyard?: number | string;
    readonly steps: readonly ShortStep[];
  },
): PlayExample {
  const common = base(short);
  const hands = [...bySeat(common.names, short.hands ?? {})].map(
    ([seat, text]) => [seat, tiles(text)] as const,
  );
  const { boneyard } = short;
  return {
    ...common,
    form: 'play',
    line: line(short.line ?? ''),
    hands: new Map(hands),
    ...(boneyard !== undefined && { boneyard: typeof boneyard === 'string' ? tiles(boneyard) : boneyard }),
    steps: short.steps.map((step, index) => stepOf(step, common.names, index)),
  };
}

function stepOf(step: ShortStep, names: readonly string[], index: number): ExampleStep {
  const { who, at, play } = step;
  return {
    ...(who !== undefined && { seat: names.indexOf(who) }),
    draws: tiles(step.draws ?? ''),
    ...(play !== undefined && { play: tile(play) }),
    ...(at !== undefined && { at: typeof at === 'number' ? { end: at } : { tile: tile(at) } }),
    ...(step.leaves !== undefined && { leaves: step.leaves }),
    keeps: step.keeps ?? false,
    pass: step.pass ?? false,
    ...(step.ends && { ends: step.ends }),
    ...(step.refused && { refused: step.refused }),
    place: placeAt(11 + index, ['steps', index]),
  };
}

/** A score example; hands as tiles or as pips, totals and scores by side. */
export function scoreExample(
  short: ShortBase & {
    readonly out?: string;
    readonly left: Readonly<Record<string, string | number>>;
  } & Pick<ScoreExample, 'before' | 'winners' | 'scores' | 'totals' | 'match'>,
): ScoreExample {
  const { out, left, names: _, partners: __, inherited: ___, ...claims } = short;
  const common = base(short);
  const held = [...bySeat(common.names, left)].map(
    ([seat, what]) => [seat, typeof what === 'number' ? what : tiles(what)] as const,
  );
  return {
    ...common,
    form: 'score',
    ended: out === undefined ? { blocked: true } : { out: common.names.indexOf(out) },
    left: new Map(held),
    ...claims,
  };
}

/** A lead example found in hands. */
export function handsExample(
  short: ShortBase & {
    readonly hands: Readonly<Record<string, string>>;
    readonly boneyard?: string;
    readonly leads?: string;
    readonly tile?: string;
  },
): LeadExample {
  const common = base(short);
  const hands = [...bySeat(common.names, short.hands)].map(([seat, text]) => [seat, tiles(text)] as const);
  return {
    ...common,
    form: 'lead',
    found: {
      hands: new Map(hands),
      ...(short.boneyard !== undefined && { boneyard: tiles(short.boneyard) }),
    },
    ...claimed(short, common.names),
  };
}

/** A lead example found by tiles turned up. */
export function drawnExample(
  short: ShortBase & { readonly drawn: readonly Readonly<Record<string, string>>[]; readonly leads?: string },
): LeadExample {
  const common = base(short);
  const drawn = short.drawn.map(
    (turn) => new Map([...bySeat(common.names, turn)].map(([seat, text]) => [seat, tile(text)] as const)),
  );
  return { ...common, form: 'lead', found: { drawn }, ...claimed(short, common.names) };
}

/** A lead example after a round. */
export function afterExample(
  short: ShortBase & {
    readonly led: string;
    readonly out?: string;
    readonly won?: string;
    readonly leads?: string;
    readonly tile?: string;
  },
): LeadExample {
  const common = base(short);
  const seat = (name: string) => common.names.indexOf(name);
  const ended =
    short.out !== undefined
      ? { out: seat(short.out) }
      : short.won !== undefined
        ? { won: seat(short.won) }
        : { tie: true as const };
  return {
    ...common,
    form: 'lead',
    found: { after: { led: seat(short.led), ended } },
    ...claimed(short, common.names),
  };
}

function claimed(short: { readonly leads?: string; readonly tile?: string }, names: readonly string[]) {
  return {
    ...(short.leads !== undefined && { leads: names.indexOf(short.leads) }),
    ...(short.tile !== undefined && { tile: tile(short.tile) }),
  };
}

/** What replaying gives when nothing is wrong with it. */
export function replayed<Form extends Replayed['form']>(
  rules: Rules,
  example: Extract<Replayed, { form: Form }>['example'],
): Extract<Replayed, { form: Form }> {
  const result: Result<Replayed> = replay(rules, example);
  if (!result.ok) throw new Error(result.problems.map((each) => each.code).join());
  return result.value as Extract<Replayed, { form: Form }>;
}

/** The problems of an example in short: code without `example.`, and its line in the file; none when it is right. */
export function problemsOf(rules: Rules, example: Replayed['example']): string[] {
  const result = replay(rules, example);
  return result.ok ? [] : result.problems.map((each) => `${each.code.replace('example.', '')} :${each.line}`);
}
