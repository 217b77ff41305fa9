import { describe, expect, test } from 'vitest';
import { ownFolder, run } from './support.js';

const FILES = {
  'good.yaml': 'extends: draw\ntitle: Good\n',
  'bad.yaml': 'extends: draw\ntitle: Bad\ndeal: many\n',
};

describe('with --json, what went wrong', () => {
  test.each<[number, string, string]>([
    [1, 'kit bad.yaml', 'bad.yaml'],
    [1, 'rules bad.yaml', 'bad.yaml'],
    [1, 'play bad.yaml', 'bad.yaml'],
    [1, 'simulate bad.yaml', 'bad.yaml'],
    [1, 'compare draw bad.yaml', 'bad.yaml'],
    [1, 'check bad.yaml', 'bad.yaml'],
    [1, 'kit draw --players 9', 'draw.yaml'],
    [1, 'verify 00000000', ''],
    [2, 'kit', ''],
    [2, 'kit drwa', ''],
    [2, 'kit draw --papr a4', ''],
    [2, 'rules draw --lang xx', ''],
    [2, 'prnt draw', ''],
    [2, 'calibrate --ruler 100', ''],
    [3, 'kit double-three-chain --out good.yaml --sheets score-log', ''],
  ])('ends with %i and is data for “%s”', async (status, line, file) => {
    const ran = await run(ownFolder(FILES), [...line.split(' '), '--json']);
    expect(ran).toMatchObject({ status, err: '' });
    const problems = JSON.parse(ran.out);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: expect.any(String), text: expect.any(String), params: {} });
    expect(problems[0].file ?? '').toBe(file);
  });

  test('in one of several games stands on a line of its own', async () => {
    const argv = ['kit', 'double-three-chain', 'bad.yaml', '--sheets', 'score-log', '--json'];
    const { status, out, err } = await run(ownFolder(FILES), argv);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    const [made, problems] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(made.variant).toBe('double-three-chain');
    expect(problems[0]).toMatchObject({ file: 'bad.yaml', line: 3 });
  });
});

test('check --json keeps to a list of problems, and --facts tells all of every file', async () => {
  const folder = ownFolder(FILES);
  expect(await run(folder, ['check', 'good.yaml', '--json'])).toMatchObject({ status: 0, out: '[]\n' });
  const { status, out } = await run(folder, ['check', 'good.yaml', 'bad.yaml', '--json', '--facts']);
  const [good, bad] = JSON.parse(out);
  const kit = JSON.parse((await run(folder, ['kit', 'good.yaml', '--sheets', 'score-log', '--json'])).out);
  expect(status).toBe(1);
  expect(good).toMatchObject({ file: 'good.yaml', ok: true, title: 'Good', notes: [], problems: [] });
  expect([good.fingerprint, good.mark]).toEqual([kit.fingerprint, kit.mark]);
  expect(bad).toMatchObject({ file: 'bad.yaml', ok: false, problems: [{ file: 'bad.yaml', line: 3 }] });
});

test('compare has a status like that of diff where it is asked for', async () => {
  const folder = ownFolder(FILES);
  expect((await run(folder, ['compare', 'draw', 'block'])).status).toBe(0);
  expect((await run(folder, ['compare', 'draw', 'block', '--exit-code'])).status).toBe(1);
  expect((await run(folder, ['compare', 'draw', 'good.yaml', '--exit-code'])).status).toBe(0);
});

test.each([['-v'], ['version'], ['--version'], ['-V'], ['list', '--version']])(
  'the version can be asked for by %s %s',
  async (...argv) => {
    const { version } = JSON.parse((await run(ownFolder(), [...argv, '--json'])).out);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(await run(ownFolder(), argv)).toEqual({ status: 0, out: `${version}\n`, err: '' });
  },
);

describe('the mark of a sheet', () => {
  test('is that of a game with its players, however it is typed', async () => {
    const folder = ownFolder(FILES);
    const kit = ['kit', 'draw', '--players', '3', '--sheets', 'score-log', '--json'];
    const { mark } = JSON.parse((await run(folder, kit)).out);
    for (const typed of [mark, `kit ${mark}`, ` ${mark.toUpperCase().replace('P', 'p')} `]) {
      const { status, out } = await run(folder, ['verify', typed]);
      expect({ status, out }).toEqual({
        status: 0,
        out: expect.stringContaining('Draw dominoes (draw); 3 players'),
      });
    }
    const data = JSON.parse((await run(folder, ['verify', mark, '--json'])).out);
    expect(data).toMatchObject([{ mark, variant: 'draw', of: { players: '3' } }]);
  });

  test('of a file of one’s own, and of house rules, is found where they are named', async () => {
    const folder = ownFolder({ 'mine.yaml': 'extends: draw\ntitle: Mine\ndeal: 6\n' });
    const set = ['--set', 'match.points=77'];
    const kit = ['kit', 'mine.yaml', '--partners', ...set, '--sheets', 'score-log', '--json'];
    const { mark } = JSON.parse((await run(folder, kit)).out);
    expect(mark).toMatch(/-partners$/);
    expect((await run(folder, ['verify', mark, 'mine.yaml', ...set])).out).toContain('Mine');
    expect(await run(folder, ['verify', mark, 'mine.yaml'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('isn’t that of mine.yaml'),
    });
    expect((await run(folder, ['verify', mark])).status).toBe(1);
  });

  test('that was misread is guessed; what is none is told', async () => {
    const { fingerprint } = JSON.parse((await run(ownFolder(), ['rules', 'draw', '--json'])).out);
    const misread = `${fingerprint.slice(0, 7)}${fingerprint.endsWith('0') ? '1' : '0'}`;
    expect((await run(ownFolder(), ['verify', misread])).err).toContain(`did you mean ${fingerprint}?`);
    expect(await run(ownFolder(), ['verify', 'draw'])).toMatchObject({ status: 2, out: '' });
  });
});
