import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NaiveRules, NaiveState, Pair } from './naive.js';
import { naiveState } from './naive.js';

/** A position with how many ways there are to make 1, 2, 3, ... moves from it. */
export interface CountedPosition {
  readonly name: string;
  /** The shipped game whose rules hold. */
  readonly game: string;
  /** The same rules for the naive counter, as the file says them. */
  readonly rules: NaiveRules;
  readonly start: NaiveState;
  readonly counts: readonly number[];
}

const folder = fileURLToPath(new URL('./perft', import.meta.url));

/** Every position in `perft/`, by listing the folder. */
export function countedPositions(): CountedPosition[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.perft'))
    .sort()
    .map((name) => read(name, readFileSync(`${folder}/${name}`, 'utf8')));
}

/**
 * A line is a word and what it says; `#` begins a remark. `hands` are in the order of seats with `|` between them, the
 * boneyard is in drawing order, `drawing` is `never` or `stuck|able one|until-fit keep|play <tiles never drawn>`.
 */
function read(name: string, text: string): CountedPosition {
  const said = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
  );
  const word = (key: string) => said.get(key) ?? '';
  const [when, tiles, then, leave] = word('drawing').split(' ');
  const lead = pairs(word('lead'))[0];
  return {
    name,
    game: word('game'),
    rules: {
      wild: word('blanks') === 'wild',
      ...(when !== 'never' && {
        drawing: { able: when === 'able', one: tiles === 'one', keep: then === 'keep', leave: Number(leave) },
      }),
    },
    start: naiveState(
      pairs(word('line')),
      word('hands').split('|').map(pairs),
      pairs(word('boneyard')),
      Number(word('turn')),
      lead,
    ),
    counts: word('counts').split(' ').map(Number),
  };
}

function pairs(text: string): Pair[] {
  return [...text.matchAll(/(\d+)-(\d+)/g)].map(([, a, b]) => [Number(a), Number(b)] as const);
}
