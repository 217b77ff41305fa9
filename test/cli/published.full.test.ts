import { describe, expect, test } from 'vitest';
import { builtProgram } from './built-program.js';
import { ownFolder } from './support.js';

const built = builtProgram();

interface Simulated {
  readonly results: readonly {
    readonly blocked: number;
    readonly tied: number;
    readonly leaderWins: number;
    readonly plays: number;
  }[];
}

describe('the built program', () => {
  test('agrees with the published table of two players within 0.4 points at 200,000 rounds', async () => {
    // Of another program, same policy: blocked, tied, leader wins, plays (mean a round).
    const published = {
      'family-draw': [0.175, 0.005, 0.55, 18.4],
      block: [0.706, 0.026, 0.567, 10.3],
      draw: [0.231, 0.005, 0.535, 18.1],
      'one-page-draw': [0.202, 0.007, 0.533, 18.7],
    };
    const folder = ownFolder();
    const found = await Promise.all(
      Object.keys(published).map(async (variant) => {
        const argv = ['simulate', variant, '--players', '2', '--rounds', '200000', '--json'];
        const [result] = (JSON.parse((await built.run(folder, argv)).out) as Simulated).results;
        return [variant, result] as const;
      }),
    );
    for (const [variant, result] of found) {
      const [blocked = 1, tied = 1, leaderWins = 1, plays = 1] = published[variant as keyof typeof published];
      expect(Math.abs((result?.blocked ?? 0) - blocked), variant).toBeLessThan(0.004);
      expect(Math.abs((result?.tied ?? 0) - tied), variant).toBeLessThan(0.004);
      expect(Math.abs((result?.leaderWins ?? 0) - leaderWins), variant).toBeLessThan(0.004);
      expect(Math.abs((result?.plays ?? 0) - plays), variant).toBeLessThan(0.1);
    }
  });
});
