import { naiveSet, type Pair } from './naive.js';

/** Every line that tiles up to a highest half can make, read left to right, mirror images told apart, by length. */
export function allLines(highest: number): { readonly lines: Set<string>[]; readonly dead: number[] } {
  const tiles = naiveSet(highest);
  const lines: Set<string>[] = [];
  const dead: number[] = [];
  const grow = (line: readonly Pair[]): void => {
    const last = line.at(-1);
    if (last) {
      lines[line.length] ??= new Set();
      lines[line.length]?.add(lineName(line));
      if (isDead(tiles, line)) dead[line.length] = (dead[line.length] ?? 0) + 1;
    }
    for (const [a, b] of tiles) {
      if (isIn(line, [a, b])) continue;
      if (!last || last[1] === a) grow([...line, [a, b]]);
      if (a !== b && (!last || last[1] === b)) grow([...line, [b, a]]);
    }
  };
  grow([]);
  return { lines, dead };
}

/** `0-1 1-3`. */
export function lineName(line: readonly Pair[]): string {
  return line.map(([a, b]) => `${a}-${b}`).join(' ');
}

function isIn(line: readonly Pair[], [a, b]: Pair): boolean {
  return line.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
}

function isDead(tiles: readonly Pair[], line: readonly Pair[]): boolean {
  const ends = [line[0]?.[0], line.at(-1)?.[1]];
  return tiles.every((tile) => isIn(line, tile) || (!ends.includes(tile[0]) && !ends.includes(tile[1])));
}

/** One longest line of a set, found by walking each connection once and never stepping where it would strand tiles (Fleury). */
export function aLongestLine(highest: number): Pair[] {
  // An odd number of values makes every value even: all tiles fit in one line. An even number leaves all but two of
  // them odd, so one tile of each further pair of values stays out.
  let left = naiveSet(highest);
  if (highest % 2 === 1) left = left.filter(([a, b]) => !(a % 2 === 0 && b === a + 1 && a > 0));
  const line: Pair[] = [];
  let at = highest % 2 === 1 ? 1 : 0;
  const touching = (value: number, tiles: readonly Pair[]) => tiles.filter((tile) => tile.includes(value));
  const reach = (from: number, tiles: readonly Pair[]) => {
    const seen = new Set([from]);
    for (const value of seen) for (const [a, b] of touching(value, tiles)) seen.add(a === value ? b : a);
    return tiles.every(([a]) => seen.has(a));
  };
  while (left.length > 0) {
    const step = touching(at, left)
      .map(([a, b]) => ({ tile: [a, b] as Pair, to: a === at ? b : a }))
      .find(({ tile, to }) =>
        reach(
          to,
          left.filter((other) => other !== tile && !(other[0] === tile[0] && other[1] === tile[1])),
        ),
      );
    if (!step) throw new Error('the walk is stranded');
    line.push([at, step.to]);
    left = left.filter(([a, b]) => !(a === step.tile[0] && b === step.tile[1]));
    at = step.to;
  }
  return line;
}
