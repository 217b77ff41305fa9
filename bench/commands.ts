import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, type Figure, median, type Part, ratio } from './figure.js';
import type { NodeArguments, Room } from './process.js';
import { GAMES } from './shipped.js';

/** What is measured as a whole process, from its start to its end. */
interface Command {
  readonly part: Part;
  readonly name: string;
  readonly args: NodeArguments;
  /** How many times as long as `node -e 0` it may take. */
  readonly most?: number;
}

/** Starts Node and ends it: what everything else is a ratio to. */
const NOTHING: Command = { part: 'start-up', name: 'node -e 0', args: ['-e', '0'] };

const largest = fileURLToPath(new URL('double-twelve.yaml', import.meta.url));

/** The folder that a kit is made in, thrown away after each run. */
const MADE = 'made';

/** How often memory and processor time are asked for, at most. */
const WATCHED = 5;

function commandsOf(program: string): readonly Command[] {
  const bin = join(program, 'bin/dominopress.js');
  const kit = (...variants: string[]) => [bin, 'kit', ...variants, '--out', MADE, '--quiet'];
  const rounds = ['--players', '2', '--rounds', '100000', '--quiet'];
  return [
    { part: 'start-up', name: '--help', args: [bin, '--help'], most: 1.6 },
    { part: 'start-up', name: 'list', args: [bin, 'list'], most: 2.2 },
    { part: 'start-up', name: 'rules draw', args: [bin, 'rules', 'draw'], most: 2.2 },
    { part: 'start-up', name: 'check draw', args: [bin, 'check', 'draw'] },
    { part: 'kits', name: 'kit draw', args: kit('draw'), most: 4 },
    { part: 'kits', name: 'kit of double-twelve draw', args: kit(largest) },
    { part: 'kits', name: 'kit of every game', args: kit(...GAMES) },
    { part: 'simulate', name: 'simulate, 100,000 rounds', args: [bin, 'simulate', 'draw', ...rounds] },
  ];
}

/**
 * The commands of some parts as whole processes, in turn, round by round, after one round that doesn't count: whatever
 * else the machine does meets all of them.
 */
export function commandFigures(program: string, parts: readonly Part[], runs: number, room: Room): Figure[] {
  const commands = commandsOf(program).filter(({ part }) => parts.includes(part));
  if (commands.length === 0) return [];
  const timed = ({ args }: Command): number => {
    const ms = room.timed(args);
    room.clear(MADE);
    return ms;
  };
  const all = [NOTHING, ...commands];
  const samples = new Map<Command, number[]>(all.map((command) => [command, []]));
  for (const command of all) timed(command);
  for (let round = 0; round < runs; round++) {
    for (const command of all) samples.get(command)?.push(timed(command));
  }
  const watched = new Map(all.map((command) => [command, watch(command, Math.min(runs, WATCHED), room)]));
  const base = samples.get(NOTHING) ?? [];
  return all.map((command) => {
    const { part, name, most } = command;
    const taken = samples.get(command) ?? [];
    const { mb, ms } = watched.get(command) ?? { mb: 0, ms: 0 };
    const about = { ms: median(taken), mb, cpu: ms / (watched.get(NOTHING)?.ms ?? 0) };
    const goal = most === undefined ? {} : { goal: atMost(most) };
    return { part, name, value: ratio(taken, base), unit: 'times', ...about, ...goal };
  });
}

/** The memory and processor time of a command, the middle of a few runs. */
function watch({ args }: Command, times: number, room: Room): { readonly mb: number; readonly ms: number } {
  const runs = Array.from({ length: times }, () => {
    const { mb, ms } = room.watched(args);
    room.clear(MADE);
    return { mb, ms };
  });
  return { mb: median(runs.map(({ mb }) => mb)), ms: median(runs.map(({ ms }) => ms)) };
}
