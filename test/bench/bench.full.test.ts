import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bench } from '../../bench/bench.js';
import type { Figure } from '../../bench/figure.js';
import { builtProgram } from '../cli/built-program.js';
import { ownFolder } from '../cli/support.js';

const { home } = builtProgram();

test('measures whole processes against Node alone, as a table that fits a terminal and as JSON', () => {
  const json = join(ownFolder(), 'figures.json');
  const table = bench(['--only', 'start-up', '--runs', '1', '--program', home, '--json', json]);
  const { figures, ...about } = JSON.parse(readFileSync(json, 'utf8')) as { figures: Figure[] };
  expect(Object.keys(about)).toEqual(['version', 'node', 'cpu', 'cores', 'runs', 'bare', 'load']);
  expect(about).toMatchObject({ node: process.versions.node, runs: 1 });
  expect(figures.map(({ name, goal }) => [name, goal?.value])).toEqual([
    ['node -e 0', undefined],
    ['--help', 1.6],
    ['list', 2.2],
    ['rules draw', 2.2],
    ['check draw', undefined],
  ]);
  const [nothing, ...commands] = figures;
  expect(nothing).toMatchObject({ part: 'start-up', unit: 'times', value: 1, cpu: 1 });
  for (const { value, cpu, ms, mb } of commands) {
    // Whatever else the machine does, a program can't take less memory than the runtime that it runs in.
    expect(mb).toBeGreaterThan(nothing?.mb ?? 0);
    expect(value).toBeCloseTo((ms ?? 0) / (nothing?.ms ?? 0), 6);
    expect(cpu).toBeGreaterThan(0);
  }
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  for (const { name } of figures) expect(table).toContain(`\n  ${name} `);
});

test('names the parts that there are to whoever asks for another', () => {
  expect(() => bench(['--only', 'speed'])).toThrow('start-up, kits, simulate, many, bytes, page, engine');
});
