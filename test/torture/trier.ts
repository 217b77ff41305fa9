import type { Tried } from './counts.js';
import { inputOf } from './input.js';
import { type Bench, benchIn } from './judge.js';

/** Tries the input of a number on a bench, and measures what that takes. */
export async function tryInput(seed: number, number: number, bench: Bench): Promise<Tried> {
  const input = inputOf(seed, number);
  const { kind, way } = input;
  const before = process.cpuUsage();
  const outcome = await bench.judge(input).catch((failure: unknown) => ({
    end: 'fault' as const,
    fault: 'an exception',
    told: failure instanceof Error ? String(failure.stack) : String(failure),
  }));
  const { user, system } = process.cpuUsage(before);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  return { number, kind, way, outcome, took: (user + system) / 1000, memory };
}

/** What a process is told to try: the inputs of these numbers. */
export interface Task {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** What it says back: which number it begins, and what came of it. */
export type Word = { readonly begins: number } | { readonly tried: Tried };

/** Tries what the process that started this one asks for. */
export async function tryForParent({ seed, from, to }: Task): Promise<void> {
  const bench = benchIn();
  const say = (word: Word) => new Promise<void>((said) => process.send?.(word, () => said()));
  try {
    for (let number = from; number < to; number++) {
      await say({ begins: number });
      await say({ tried: await tryInput(seed, number, bench) });
    }
  } finally {
    bench.clear();
  }
}
