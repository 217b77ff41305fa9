import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { progressOn } from '../../src/cli/say/progress.js';
import { builtProgram, ended } from './built-program.js';
import { ownFolder, run } from './support.js';

const built = builtProgram();

interface Result {
  readonly players: number;
  readonly partners?: true;
  readonly blocked: number;
  readonly tied: number;
  readonly leaderWins: number;
  readonly seatWins: readonly number[];
  readonly plays: number;
}

interface Simulated {
  readonly variant: string;
  readonly results: readonly Result[];
  readonly match: Readonly<Record<string, number>> | null;
}

async function simulated(line: string, said: unknown = ''): Promise<Simulated> {
  const { status, out, err } = await run(ownFolder(), [...`simulate ${line} --json`.split(' ')]);
  expect({ status, err }).toEqual({ status: 0, err: said });
  expect(out.trimEnd()).not.toContain('\n');
  return JSON.parse(out);
}

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

describe('simulate --json', () => {
  test('has a result for each way to sit, partners told apart, and the rounds of a match for each', async () => {
    const { variant, results, match, ...rest } = await simulated('draw --rounds 1500');
    expect(variant).toBe('draw');
    expect(rest).toEqual({});
    expect(results.map(({ players, partners, seatWins }) => [players, partners, seatWins.length])).toEqual([
      [2, undefined, 2],
      [3, undefined, 3],
      [4, undefined, 4],
      [4, true, 4],
    ]);
    const counts = [
      'rounds',
      'blocked',
      'tied',
      'leaderWins',
      'seatWins',
      'plays',
      'draws',
      'passes',
      'points',
    ];
    expect(Object.keys(results[0] ?? {})).toEqual(['players', ...counts]);
    expect(Object.keys(results[3] ?? {})).toEqual(['players', 'partners', ...counts]);
    expect(results[0]).toMatchObject({ rounds: 1500 });
    expect(Object.keys(match ?? {})).toEqual(['2', '3', '4', 'partners']);
  });

  test('has no match where the game is one round, and one of so many rounds as the rules say', async () => {
    expect((await simulated('double-three-chain --rounds 10')).match).toBeNull();
    expect((await simulated('penalty-draw --rounds 10')).match).toEqual({ 2: 5 });
  });

  test('each round is won by one seat, tied, or nobody’s', async () => {
    const tiesAreNobodys = await simulated('block --rounds 3000');
    for (const { seatWins, tied, leaderWins } of tiesAreNobodys.results) {
      expect(sum(seatWins) + tied).toBeCloseTo(1, 12);
      expect(leaderWins).toBe(seatWins[0]);
    }
    const [penalty] = (await simulated('penalty-draw --rounds 3000')).results;
    expect(sum(penalty?.seatWins ?? []) + (penalty?.blocked ?? 0)).toBeCloseTo(1, 12);
  });

  test('plays only for those asked for, and by the house rules given', async () => {
    const { results } = await simulated('draw --partners --rounds 50');
    expect(results).toMatchObject([{ players: 4, partners: true }]);
    expect((await simulated('draw --players 3 --rounds 50')).results).toMatchObject([{ players: 3 }]);
    const target = async (points: number, said = '') =>
      (
        await simulated(
          `draw --players 2 --rounds 1 --set match.points=${points}`,
          expect.stringContaining(said),
        )
      ).match?.[2] ?? 0;
    expect(await target(1, 'so a match to 1 is often over after 1 round')).toBeLessThan(1.5);
    expect(await target(200)).toBeGreaterThan(10);
  });
});

describe('the built program', () => {
  test('says the same with one worker, two or three, and as from source', async () => {
    const folder = ownFolder();
    const argv = 'simulate draw --players 3 --rounds 17300 --seed 5 --json'.split(' ');
    const fromSource = await run(folder, argv);
    for (const cores of ['1', '2', '3']) {
      expect(await built.run(folder, [...argv, '--cores', cores])).toEqual(fromSource);
    }
    const other = await run(folder, [...argv, '--seed', '6']);
    expect(other.out).not.toBe(fromSource.out);
  });

  test('interrupted in a long run ends with 130, with nothing to say', async () => {
    const argv = 'simulate block --set match=one-round --rounds 90000000 --cores 2'.split(' ');
    const program = built.start(ownFolder(), argv);
    // A note is told before the rounds begin, when the program minds interrupts; soon after it workers play.
    program.stderr?.once('data', () => setTimeout(() => program.kill('SIGINT'), 1000));
    const { status, out, err } = await ended(program);
    expect({ status, out }).toEqual({ status: 130, out: '' });
    expect(err).toMatch(/^--set: note: .*\n$/);
  });

  test('interrupted where there are no workers ends with 130, its progress wiped and nothing else said', async () => {
    const interrupt = new AbortController();
    let looks = 0;
    // Progress looks at the clock after each piece of work: it moves on by a second, and the third look is the last.
    const clock = () => {
      if (++looks === 3) interrupt.abort();
      return looks * 1000;
    };
    const argv = 'simulate block --rounds 90000000 --cores 1'.split(' ');
    const ran = await run(ownFolder(), argv, { interrupted: interrupt.signal, clock, width: 80 });
    expect(ran).toMatchObject({ status: 130, out: '' });
    const line = '0% of 360,000,000 rounds';
    expect(ran.err).toBe(`\r${line}\r${line}\r${' '.repeat(line.length)}\r`);
    expect(looks).toBe(3);
  });

  test('does its work in workers, and what goes wrong in one is told and ends it', async () => {
    const worker = join(built.home, 'dist', 'piece-worker.js');
    expect(readdirSync(join(built.home, 'dist'))).toContain('piece-worker.js');
    writeFileSync(worker, "throw new Error('spoilt');");
    const { status, out, err } = await built.run(ownFolder(), ['simulate', 'draw', '--cores', '2']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('spoilt');
  });
});

describe('simulate', () => {
  test.each<[number, string, string]>([
    [1, 'penalty-draw --players 3', '3 players can’t play this'],
    [1, 'double-three-chain --partners', 'no partners'],
    [1, 'draw --set draw.when=sometimes', '--set draw.when=sometimes: '],
    [2, '', 'needs to know which game'],
    [2, 'drwa', 'did you mean “draw”?'],
    [2, 'draw --rounds 0', '--rounds is “0”, but should be a whole number from 1 to 100000000'],
    [2, 'draw --rounds 1e6', '--rounds is “1e6”'],
    [2, 'draw --cores 0', '--cores is “0”'],
    [2, 'draw --seed x', '--seed is “x”'],
  ])('ends with %i for “%s”', async (status, line, said) => {
    const ran = await run(ownFolder(), ['simulate', ...line.split(' ').filter(Boolean)]);
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(said);
  });

  test.each([40, 80, 120])('is tables and sentences within %i columns', async (width) => {
    const { out, err } = await run(ownFolder(), ['simulate', 'draw', '--rounds', '2000'], { width });
    expect(err).toBe('');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
    if (width < 80) return;
    expect(out).toMatch(/^Players +2 +3 +4 +2 \+ 2$/m);
    expect(out).toMatch(/^Tiles drawn +\d/m);
    expect(out).toMatch(/^Rounds won, by seat +2 +3 +4 +2 \+ 2$/m);
    expect(out).toMatch(/^3rd to play {17,}\d+% +\d+% +\d+%$/m);
    expect(out).toContain('From 2,000 rounds');
  });

  test('puts columns that don’t fit into a further table', async () => {
    const { out } = await run(ownFolder(), ['simulate', 'draw', '--rounds', '200'], { width: 32 });
    expect(out).toMatch(/^Players +2 +3$/m);
    expect(out).toMatch(/^Players +4 +2 \+ 2$/m);
    expect(out.match(/^Turns per round /gm)?.length).toBeGreaterThan(1);
  });

  test('says in a sentence what leading is worth, as the exact chances have it', async () => {
    // 2033761/2721600 = 0.747: reckoned by enumeration, not by this engine.
    const { out } = await run(ownFolder(), ['simulate', 'double-three-chain', '--players', '2']);
    expect(out.replaceAll('\n', ' ')).toMatch(/With 2 players, the leader wins 7[45] in 100 rounds/);
  });

  test('says in its help how the players play', async () => {
    const help = (await run(ownFolder(), ['help', 'simulate'])).out.replaceAll('\n', ' ');
    expect(help).toContain('each tile that fits, at each end value it fits, is equally likely');
    expect(help).toContain('Nobody draws unless stuck, and a drawn tile that fits is played');
  });
});

describe('the progress of a long run', () => {
  function shownOn(width: number | undefined, milliseconds: readonly number[]): string {
    let text = '';
    let now = 0;
    const write = (part: string): void => {
      text += part;
    };
    const progress = progressOn({ write, width, styled: false }, (share) => `${share * 100}% of 4 rounds`, {
      clock: () => now,
      after: 1000,
    });
    milliseconds.forEach((time, index) => {
      now = time;
      progress.at((index + 1) / milliseconds.length);
    });
    progress.end();
    return text;
  }

  test('is one line on a terminal after a second, changed now and then, and wiped', () => {
    const wiped = `\r${' '.repeat('75% of 4 rounds'.length)}\r`;
    expect(shownOn(80, [400, 1100, 1150, 1350])).toBe(
      `\r50% of 4 rounds\r100% of 4 rounds\r${' '.repeat('100% of 4 rounds'.length)}\r`,
    );
    expect(shownOn(80, [400, 800, 1200, 1250])).toBe(`\r75% of 4 rounds${wiped}`);
    expect(shownOn(8, [400, 800, 1200, 1250])).toBe(`\r75% of ${`\r${' '.repeat(7)}\r`}`);
  });

  test('is nothing in a short run, a file or a pipe', () => {
    expect(shownOn(80, [100, 300, 600, 900])).toBe('');
    expect(shownOn(undefined, [400, 1100, 1200, 5000])).toBe('');
  });
});
