import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownFolder, run } from './support.js';

describe('list', () => {
  const shipped = readdirSync('variants')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -5))
    .sort();

  test('gives every game that comes with the program, with the facts of its file', async () => {
    const { status, out, err } = await run(ownFolder(), ['list', '--json']);
    const games = JSON.parse(out);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(games.map((game: { id: string }) => game.id)).toEqual(shipped);
    expect(games.find((game: { id: string }) => game.id === 'double-three-chain')).toEqual({
      id: 'double-three-chain',
      title: 'Double-three number chain',
      players: '2-4',
      minutes: '10-20',
      // Only the built program has played the rounds.
      aboutMinutes: null,
      set: 'double-three',
      tiles: 10,
    });
    expect(games.find((game: { id: string }) => game.id === 'penalty-draw')).toMatchObject({
      players: '2',
      minutes: null,
      set: 'double-six',
      tiles: 28,
    });
  });

  test.each([80, 120])('is a table within %i columns', async (width) => {
    const { out } = await run(ownFolder(), ['list'], { width });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^Name +Game +Players +Minutes +Set +Tiles$/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    for (const id of shipped) expect(lines.filter((line) => line.startsWith(`${id} `))).toHaveLength(1);
  });
});

describe('rules', () => {
  test('gives each sentence with the rule value it comes from', async () => {
    const { status, out, err } = await run(ownFolder(), ['rules', 'family-draw', '--json']);
    const { sections, ...head } = JSON.parse(out);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(head).toEqual({
      variant: 'family-draw',
      fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
      mark: expect.stringMatching(/^[0-9a-f]{8}$/),
      players: '2-4',
    });
    expect(out.trimEnd()).not.toContain('\n');
    const sentences = sections.flatMap((section: { sentences: unknown[] }) => section.sentences);
    expect(sentences).toContainEqual({
      rule: 'draw.then',
      value: 'must-play',
      text: expect.stringContaining('drawn tile'),
    });
    for (const sentence of sentences) {
      expect(Object.keys(sentence)).toEqual(['rule', 'value', 'text']);
      expect(sentence.text).not.toContain('<');
    }
  });

  test.each([40, 80, 120, 300])('says the same sentences at width %i, wrapped', async (width) => {
    const json = await run(ownFolder(), ['rules', 'draw', '--players', '3', '--json']);
    const { out } = await run(ownFolder(), ['rules', 'draw', '--players', '3'], { width });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(Math.min(width, 120));
    const text = out.replace(/\s+/g, ' ');
    const shown = JSON.parse(json.out).sections.find((section: { id: string }) => section.id === 'score');
    expect(shown.sentences.length).toBeGreaterThan(1);
    for (const sentence of shown.sentences) expect(text).toContain(sentence.text);
  });

  test('follows --set and says so in the title; the fingerprint is another', async () => {
    const folder = ownFolder();
    const [plain, changed] = await Promise.all([
      run(folder, ['rules', 'draw', '--json']),
      run(folder, ['rules', 'draw', '--json', '--set', 'match.points=50']),
    ]);
    expect(JSON.parse(changed.out).fingerprint).not.toBe(JSON.parse(plain.out).fingerprint);
    const { out } = await run(folder, ['rules', 'draw', '--set', 'match.points=50', '--set', 'draw=never']);
    expect(out.split('\n')[0]).toBe('Draw dominoes, house rules');
    expect(out).toContain('50 or more points');
    expect(out).not.toContain('100 or more points');
    expect(out.replace(/\s+/g, ' ')).toContain('There is no drawing.');
  });

  test('uses bold type on a terminal, and none elsewhere', async () => {
    const folder = ownFolder();
    const plain = await run(folder, ['rules', 'draw']);
    const styled = await run(folder, ['rules', 'draw'], { width: 80, styled: true });
    const esc = '\u001B[';
    expect(plain.out).not.toContain(esc);
    expect(styled.out).toContain(`${esc}1mYour turn${esc}22m`);
    expect(styled.out.replaceAll(`${esc}1m`, '').replaceAll(`${esc}22m`, '')).toBe(plain.out);
  });
});

describe('check', () => {
  const files = {
    'good.yaml': 'extends: draw\ntitle: Ours\nmatch: { points: 50 }\n',
    'wrong.yaml': 'extends: draw\ntitle: Wrong\ndraw: { wen: stuck }\n',
    'claim.yaml':
      'extends: draw\ntitle: Claim\nexamples:\n  - { name: mine, show: player, players: [Ana, Ben], out: Ana, left: { Ben: [1-4] }, scores: { Ana: 6, Ben: 0 } }\n',
  };

  test('says of a good file what was found in it', async () => {
    const { status, out, err } = await run(ownFolder(files), ['check', 'good.yaml']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(
      /^good\.yaml: ok: Ours; 2–4 players, double-six set, 28 tiles; \d+ examples played\n$/,
    );
  });

  test('says of each bad one where and what, and goes on to the others', async () => {
    const { status, out, err } = await run(ownFolder(files), [
      'check',
      'wrong.yaml',
      './good.yaml',
      'claim.yaml',
    ]);
    expect(status).toBe(1);
    expect(out).toMatch(/^\.\/good\.yaml: ok: /);
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^wrong\.yaml:3:9: .*“?when/);
    expect(lines[1]).toMatch(/^claim\.yaml:4:\d+: .*5/);
  });

  test('gives the problems as data, an empty list when there is none', async () => {
    const folder = ownFolder(files);
    const bad = await run(folder, ['check', 'wrong.yaml', 'claim.yaml', '--json']);
    expect(bad).toMatchObject({ status: 1, err: '' });
    expect(JSON.parse(bad.out)).toEqual([
      expect.objectContaining({
        file: 'wrong.yaml',
        line: 3,
        column: 9,
        code: expect.any(String),
        text: expect.any(String),
      }),
      expect.objectContaining({
        file: 'claim.yaml',
        line: 4,
        code: expect.any(String),
        params: expect.any(Object),
      }),
    ]);
    expect(await run(folder, ['check', 'good.yaml', '--json'])).toEqual({ status: 0, out: '[]\n', err: '' });
  });

  test('takes a shipped game and house rules too, and is silent when asked', async () => {
    const folder = ownFolder();
    expect(await run(folder, ['check', 'draw', '--quiet'])).toEqual({ status: 0, out: '', err: '' });
    const { status, err } = await run(folder, ['check', 'draw', '--set', 'deal=20']);
    expect(status).toBe(1);
    expect(err).toMatch(/^--set deal=20: /);
  });

  test('reads a parent beside the file, wherever the command is typed', async () => {
    const folder = ownFolder({
      'sub/child.yaml': 'extends: ./parent.yaml\ntitle: Child\n',
      'sub/parent.yaml': 'extends: draw\ntitle: Parent\nmatch: { points: 70 }\n',
      'orphan.yaml': 'extends: ./nowhere.yaml\ntitle: Orphan\n',
    });
    expect((await run(folder, ['rules', 'sub/child.yaml'])).out).toContain('70 or more points');
    const { status, err } = await run(folder, ['check', 'orphan.yaml']);
    expect(status).toBe(1);
    expect(err).toMatch(/^orphan\.yaml:1:10: .*nowhere\.yaml/);
  });

  test.each([
    ['too large', `title: X\n# ${'x'.repeat(256 * 1024)}\n`],
    ['no text', 'title: \u0000\u0001\n'],
    ['deep', `a: ${'['.repeat(50_000)}`],
    ['an alias', 'title: &a X\nset: *a\n'],
    ['a prototype', '__proto__: { x: 1 }\n'],
    ['two documents', 'title: X\n---\ntitle: Y\n'],
  ])('a file that is %s is one problem with its place, never a stack trace', async (_, text) => {
    const { status, out, err } = await run(ownFolder({ 'odd.yaml': text }), ['check', 'odd.yaml']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^odd\.yaml:\d+:\d+: /);
    expect(err).not.toContain('    at ');
  });
});

describe('a file of one’s own with the name of a game that comes with the program', () => {
  const files = { 'draw.yaml': 'extends: draw\ntitle: Draw at ours\nmatch: { points: 50 }\n' };

  test.each(['draw.yaml', './draw.yaml'])('may extend that game: %s', async (path) => {
    expect(await run(ownFolder(files), ['check', path])).toMatchObject({ status: 0, err: '' });
    const folder = ownFolder(files);
    const kit = await run(folder, ['kit', path, '--sheets', 'rules', '--json']);
    expect({ status: kit.status, err: kit.err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(kit.out).variant).toBe('draw');
  });

  test.each(['draw.yaml', './draw.yaml'])('is told from it in what is said: %s', async (path) => {
    const folder = ownFolder({ 'draw.yaml': 'extends: draw\ntitle: Ours\nset: double-three\n' });
    const { status, err } = await run(folder, ['check', path]);
    expect(status).toBe(1);
    expect(err).toMatch(/^\.\/draw\.yaml:3:1: /);
    expect(err).toMatch(/ in line \d+ of draw\.yaml /);
  });

  test.each([
    ['itself', { 'a.yaml': './a.yaml' }],
    ['one that extends it', { 'a.yaml': './b.yaml', 'b.yaml': './a.yaml' }],
    ['itself by another path', { 'sub/a.yaml': '../a.yaml', 'a.yaml': './sub/a.yaml' }],
    ['itself under the name of a shipped game', { 'a.yaml': './draw.yaml', 'draw.yaml': './draw.yaml' }],
  ])('is refused where it extends %s', async (_, rings) => {
    const folder = ownFolder(
      Object.fromEntries(
        Object.entries(rings).map(([name, parent]) => [name, `extends: ${parent}\ntitle: Ring\n`]),
      ),
    );
    for (const path of ['a.yaml', './a.yaml']) {
      const { status, err } = await run(folder, ['check', path]);
      expect(err).toContain('which extends this file again');
      expect(status).toBe(1);
    }
  });
});
