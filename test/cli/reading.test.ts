import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fontsIn, open, textsOn } from '../support/read-pdf.js';
import { ownFolder, run } from './support.js';

const read = (folder: string, path: string) => new Uint8Array(readFileSync(join(folder, 'out', path)));

describe('large print', () => {
  test('is a kit of its own: larger type, tiles of 90 x 45 mm, rules on both sides of two sheets', async () => {
    const folder = ownFolder();
    const { status, err } = await run(folder, ['kit', 'double-three-chain', '--large-print', '--quiet']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const sheet = (name: string) => read(folder, `double-three-chain-large/${name}-a4.pdf`);

    const rules = await open(sheet('player/double-three-chain-rules'));
    expect(rules.numPages).toBeLessThanOrEqual(4);
    for (const name of ['player/double-three-chain-rules', 'player/double-three-chain-score-log']) {
      const sizes = (await textsOn(sheet(name))).map(({ size }) => size);
      expect(Math.min(...sizes), name).toBeGreaterThanOrEqual(16 - 1e-3);
    }
    const tiles = (await textsOn(sheet('player/double-three-chain-tiles'))).map(({ text }) => text);
    expect(tiles.join(' ')).toContain('90 × 45 mm');
  });

  test('may be a setting', async () => {
    const folder = ownFolder({ 'dominopress.yaml': 'large-print: true\n' });
    const { out } = await run(folder, ['kit', 'double-three-chain', '--sheets', 'score-log', '--json']);
    expect(JSON.parse(out).files[0].path).toMatch(/^double-three-chain-large\/player\//);
  });
});

describe('type', () => {
  test('may be Lexend, which is then in the file', async () => {
    const folder = ownFolder();
    const argv = ['kit', 'double-three-chain', '--font', 'lexend', '--sheets', 'score-log', '--quiet'];
    expect(await run(folder, argv)).toEqual({ status: 0, out: '', err: '' });
    const bytes = read(folder, 'double-three-chain/player/double-three-chain-score-log-a4.pdf');
    const file = (await fontsIn(bytes)).join();
    expect(file).toContain('Lexend');
    expect(file).not.toContain('Atkinson');
  });

  test('is one that the program has', async () => {
    const { status, err } = await run(ownFolder(), ['kit', 'draw', '--font', 'lexnd']);
    expect(status).toBe(2);
    expect(err).toMatch(/lexnd.*did you mean “lexend”/);
  });
});

describe('letters of other alphabets', () => {
  test('stand on the score log', async () => {
    const folder = ownFolder();
    const names = ['Ana', 'Χρήστος', 'Юлия', 'Nguyễn'];
    const argv = ['kit', 'block', '--names', names.join(','), '--sheets', 'score-log', '--quiet'];
    expect(await run(folder, argv)).toEqual({ status: 0, out: '', err: '' });
    const texts = await textsOn(read(folder, 'block/player/block-score-log-a4.pdf'));
    // A name in two fonts is read in pieces.
    const said = texts
      .map(({ text }) => text)
      .join('')
      .normalize('NFC');
    for (const name of names) expect(said).toContain(name);
  });

  const odd = {
    'odd.yaml': [
      'extends: draw',
      'title: Dominoes 漢',
      'examples:',
      '  - name: mine',
      '    show: player',
      '    players: [Ana, 花]',
      '    line: [2-5]',
      '    hands: { Ana: [2-6, 0-1] }',
      '    steps: [ { who: Ana, draws: [3-3, 5-1], play: 2-6, at: 2, ends: [6, 5] } ]',
      '',
    ].join('\n'),
  };

  test('that no font has are named where they stand in the file', async () => {
    const { status, err } = await run(ownFolder(odd), ['kit', './odd.yaml']);
    expect(status).toBe(1);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^\.\/odd\.yaml:2:8: .*“漢” \(U\+6F22\).*“Dominoes 漢”/),
      expect.stringMatching(/^\.\/odd\.yaml:4:5: .*“花” \(U\+82B1\)/),
      '',
    ]);
  });

  test('that no font has are named in names, typed or in the settings', async () => {
    const typed = await run(ownFolder(), ['kit', 'block', '--names', 'Ana,漢']);
    expect(typed.status).toBe(2);
    expect(typed.err).toMatch(/^dominopress: .*“漢” \(U\+6F22\)/);
    const kept = await run(ownFolder({ 'dominopress.yaml': 'names: Ana, 漢\n' }), ['kit', 'block']);
    expect(kept.status).toBe(1);
    expect(kept.err).toMatch(/^dominopress\.yaml:1:1: .*“漢”/);
  });
});
