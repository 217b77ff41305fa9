import { spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { simulate } from '../../src/engine/simulate/simulate.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import { checkedOf } from '../support/shipped.js';
import { builtProgram, ended } from './built-program.js';
import { contents, ownFolder } from './support.js';

const { home, bin, start, run } = builtProgram();

test('makes a kit where nothing else is installed, the same as from source', async () => {
  const folder = ownFolder();
  const { status, out, err } = await run(folder, ['kit', 'double-three-chain', '--json']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const { run: fromSource } = await import('./support.js');
  expect(await fromSource(ownFolder(), ['kit', 'double-three-chain', '--json'])).toEqual({
    status,
    out,
    err,
  });
});

test.each([
  [0, ['--version']],
  [1, ['rules', 'double-three-chain', '--partners']],
  [2, ['kit', 'drwa']],
  [3, ['kit', 'draw', '--sheets', 'score-log', '--out', 'file']],
])('ends with status %i for %j, results and problems kept apart', async (status, argv) => {
  const ran = await run(ownFolder({ file: '' }), argv);
  expect(ran.status).toBe(status);
  expect(ran[status === 0 ? 'err' : 'out']).toBe('');
  expect(ran[status === 0 ? 'out' : 'err']).not.toBe('');
  expect(ran.err).not.toContain('    at ');
});

test('goes on quietly when nobody reads its output any more', async () => {
  const folder = ownFolder();
  const program = start(folder, ['kit', 'block', 'draw', '--sheets', 'score-log']);
  program.stdout?.destroy();
  const { status, err } = await ended(program);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(readdirSync(join(folder, 'out'))).toEqual(['block', 'draw']);
});

test('says so when its results can’t be written', async () => {
  // Every write to this file fails as on a full disk; only Linux has it.
  if (!existsSync('/dev/full')) return;
  const program = spawn(process.execPath, [bin, 'list'], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  const { status, err } = await ended(program);
  expect(status).toBe(3);
  expect(err).toMatch(/^dominopress: The results couldn’t be written .*ENOSPC.*\n$/);
});

test('interrupted between two kits ends with 130: the first is whole, of the others there is no trace', async () => {
  const folder = ownFolder();
  const others = [
    'draw',
    'family-draw',
    'one-page-draw',
    'penalty-draw',
    'draw-eight-minus',
    'draw-when-stuck',
  ];
  const program = start(folder, ['kit', 'block', ...others, '--sheets', 'tiles,score-log', '--json']);
  program.stdout?.once('data', () => program.kill('SIGINT'));
  const { status, out, err } = await ended(program);
  expect({ status, err }).toEqual({ status: 130, err: '' });
  const told = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).variant);
  expect(told).toContain('block');
  expect(told).not.toContain('draw-when-stuck');
  expect(readdirSync(join(folder, 'out'))).toEqual([...told].sort());
  for (const variant of told) {
    const names = Object.keys(contents(join(folder, 'out', variant)));
    expect(names).toEqual([
      'kit.json',
      `player/${variant}-score-log-a4.pdf`,
      `player/${variant}-tiles-a4.pdf`,
    ]);
  }
});

test('carries the licence of everything in it, by name and with its whole text', () => {
  const parts = readFileSync(join(home, 'dist', 'LICENSES.txt'), 'utf8').split('\n----\n\n');
  const heads = parts.map((part) => part.slice(0, part.indexOf('\n')));
  expect(heads).toEqual(expect.arrayContaining([expect.stringMatching(/^pdfkit .* \(MIT\)$/)]));
  for (const [index, part] of parts.entries()) {
    expect(heads[index]).toMatch(/^\S+ \d+\.\d+\.\d+ \([A-Z].*\)$/);
    // Each licence that is allowed here disclaims all warranty, in its own words.
    expect(part, heads[index]).toMatch(/["“']as\s+is["”']/i);
    expect(part, heads[index]).toMatch(/copyright/i);
  }
});

test('takes the code that was kept of it', async () => {
  // Told by V8 itself: what was compiled by another Node or with other flags is rejected.
  const watch = `const vm = require('node:vm');
    vm.Script = class extends vm.Script {
      constructor(source, options) {
        super(source, options);
        if (options?.cachedData) console.error(options.filename, this.cachedDataRejected);
      }
    };`;
  const folder = ownFolder({ 'watch.cjs': watch, 'dominopress.yaml': 'sheets: score-log\n' });
  const program = spawn(process.execPath, ['-r', './watch.cjs', bin, 'kit', 'draw'], { cwd: folder });
  const { status, err } = await ended(program);
  const files = ['main.js', 'yaml.cjs', 'pdfkit.cjs'];
  expect({ status, err }).toEqual({
    status: 0,
    err: files.map((file) => `${join(home, 'dist', file)} false\n`).join(''),
  });
});

test('runs the same without the code that was kept of it, and with code that isn’t its own', async () => {
  const dist = join(home, 'dist');
  const codes = readdirSync(dist).filter((file) => file.endsWith('.code'));
  const ending = `${process.version}-${process.platform}-${process.arch}.code`;
  expect(codes).toEqual(['main.js', 'pdfkit.cjs', 'yaml.cjs'].map((file) => `${file}.${ending}`));
  const folder = ownFolder({ 'dominopress.yaml': 'sheets: score-log\n' });
  const kit = () => run(folder, ['kit', 'draw', '--json']);
  const kept = await kit();
  expect(kept).toMatchObject({ status: 0, err: '' });
  for (const code of codes) writeFileSync(join(dist, code), 'no code');
  expect(await kit()).toEqual(kept);
  for (const code of codes.reverse()) {
    rmSync(join(dist, code));
    expect(await kit()).toEqual(kept);
  }
});

test('says about how long a game takes of which its file says nothing, as its rounds are played', async () => {
  const { out } = await run(ownFolder(), ['list', '--json']);
  const games: readonly { id: string; minutes: string | null; aboutMinutes: string | null }[] =
    JSON.parse(out);
  const { rules } = checkedOf('block');
  const minutes = seatingsOf(rules).map((seating) => {
    const { turns, matchRounds } = simulate(rules, seating, { rounds: 5000, seed: 1 });
    // 20 seconds a turn and 2 minutes a round, to the next 5 minutes.
    return Math.round(((matchRounds ?? 0) * (turns / 3 + 2)) / 5) * 5;
  });
  expect(games.find(({ id }) => id === 'block')).toMatchObject({
    minutes: null,
    aboutMinutes: `${Math.min(...minutes)}-${Math.max(...minutes)}`,
  });
  // Every game says one or the other.
  expect(games.filter((game) => game.minutes === null && game.aboutMinutes === null)).toEqual([]);
  const { out: table } = await run(ownFolder(), ['list']);
  expect(table).toMatch(new RegExp(`^block +.*~${Math.min(...minutes)}\u2013${Math.max(...minutes)} `, 'mu'));
});

test('reads no more of itself than a command needs', async () => {
  // The list of games works without what draws PDFs, reads YAML and shapes text.
  const dist = join(home, 'dist');
  const heavy = readdirSync(dist).filter((file) => file.endsWith('.cjs'));
  expect(heavy.sort()).toEqual(['pdfkit.cjs', 'shaper.cjs', 'yaml.cjs']);
  // A kit of a game that comes with it prints its rules as YAML, which takes none of the library.
  for (const file of ['shaper.cjs', 'yaml.cjs']) rmSync(join(dist, file));
  expect(await run(ownFolder(), ['kit', 'draw'])).toMatchObject({ status: 0, err: '' });
  rmSync(join(dist, 'pdfkit.cjs'));
  for (const argv of [
    ['list', '--json'],
    ['rules', 'draw'],
    ['check', 'draw'],
  ]) {
    expect(await run(ownFolder(), argv)).toMatchObject({ status: 0, err: '' });
  }
  // Not even rules as YAML are missed: of what comes with the program, they were read when it was built.
  rmSync(join(dist, 'fonts'), { recursive: true });
  expect(await run(ownFolder(), ['rules', 'family-draw', '--json'])).toMatchObject({ status: 0, err: '' });
});
