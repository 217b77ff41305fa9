import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/command-list.js';
import { languages } from '../support/languages.js';
import { ownFolder, run } from './support.js';

/** Lines that are wider than a terminal and could be broken: command lines to be typed can't. */
function tooWide(text: string, width: number): readonly string[] {
  return text.split('\n').filter((line) => line.length > width && !/^\S*\s*:?\s*.*dominopress /u.test(line));
}

describe('on a terminal of 40 columns', () => {
  test('the list has each game with its facts below', async () => {
    const { out } = await run(ownFolder(), ['list'], { width: 40 });
    expect(tooWide(out, 40)).toEqual([]);
    expect(out).toContain('block-winner-takes-all\n  Block, winner takes all: 2–4 players,\n');
    const wide = await run(ownFolder(), ['list'], { width: 80 });
    const [, ...games] = wide.out.split('\n').filter((line) => /^\S/u.test(line));
    for (const game of games) expect(out).toMatch(new RegExp(`^${game.split(' ')[0]}$`, 'mu'));
  });

  test.each(languages)('help in %s wraps what options do', async (lang) => {
    for (const { name, options } of COMMANDS) {
      const { out } = await run(ownFolder(), ['help', name, '--lang', lang], { width: 40 });
      expect(tooWide(out, 40), name).toEqual([]);
      for (const option of options) expect(out).toMatch(new RegExp(`^  --${option}\\b`, 'mu'));
    }
  });
});

test.each(languages)(
  'the list of commands in %s is no wider than 80 columns, with what each takes in its language',
  async (lang) => {
    const { out } = await run(ownFolder(), ['--help', '--lang', lang], { width: 80 });
    expect(tooWide(out, 80)).toEqual([]);
    const { out: kit } = await run(ownFolder(), ['help', 'kit', '--lang', lang]);
    const [, usage = ''] = /dominopress (kit .*)/u.exec(kit) ?? [];
    expect(out).toContain(`  ${usage}  `);
  },
);

describe('--open', () => {
  const kit = ['kit', 'double-three-chain', '--sheets', 'score-log', '--open'];

  test('says where nothing opens what was made', async () => {
    const { status, err } = await run(ownFolder(), kit, { opens: false });
    expect({ status, err }).toEqual({
      status: 0,
      err: 'dominopress: note: out/double-three-chain can’t be opened from here. Open it yourself.\n',
    });
  });

  test('says nothing where something does', async () => {
    expect((await run(ownFolder(), kit, { opens: true })).err).toBe('');
  });
});

describe('before it is too late', () => {
  test('large tiles of a large set are said to take much card', async () => {
    const argv = ['kit', 'draw', '--set', 'set=double-nine', '--large-print', '--sheets', 'tiles'];
    const { out, err } = await run(ownFolder(), argv);
    const [, sheets] = /tiles to cut out, (\d+) sheets of card/u.exec(out) ?? [];
    expect(Number(sheets)).toBeGreaterThanOrEqual(10);
    expect(err).toContain(`The large tiles take ${sheets} sheets of card.`);
    const usual = await run(ownFolder(), [...argv, '--tile', 'standard']);
    expect(usual.err).not.toContain('sheets of card');
    expect(Number(/tiles to cut out, (\d+) sheets/u.exec(usual.out)?.[1])).toBeLessThan(6);
  });

  test.each(['check', 'kit'])('%s says that a match is over after a round', async (command) => {
    const folder = ownFolder({
      'short.yaml': 'extends: draw\ntitle: Short\nset: double-nine\nmatch: { points: 40 }\n',
      'long.yaml': 'extends: draw\ntitle: Long\nset: double-nine\nmatch: { points: 300 }\n',
    });
    const short = await run(folder, [command, 'short.yaml']);
    expect(short.status).toBe(0);
    expect(short.err).toMatch(
      /short\.yaml:\d.* note: A round is worth about \d+ points with \d players, so a match to 40/u,
    );
    expect((await run(folder, [command, 'long.yaml'])).err).not.toContain('A round is worth');
  });
});
