import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { open, textsOn } from '../support/read-pdf.js';
import { contents, ownFolder, put, run } from './support.js';

describe('compare', () => {
  test.each([80, 120])('says rule by rule what each game has, within %i columns', async (width) => {
    const { status, out, err } = await run(ownFolder(), ['compare', 'block', 'draw'], { width });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(
      /^Block dominoes or Draw dominoes\?\n\nThe deal\n--------\n {2}In both: {9}With 2 players: 7 tiles each, 14 left\.\n {2}Block dominoes: {2}With 3 players/,
    );
    expect(out).toMatch(
      /\nDrawing\n-------\n {2}Block dominoes: {2}If you can play, you must; you may not pass\. There is no\s+drawing\./,
    );
    expect(out).not.toContain('Scoring');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
  });

  test('compares a game with itself under house rules, and a file of one’s own', async () => {
    const folder = ownFolder({ 'ours.yaml': 'extends: draw\ntitle: Ours\ndraw: { leave: 0 }\n' });
    const house = await run(folder, ['compare', 'draw', '--set', 'draw.leave=0']);
    expect(house.out).toContain(
      '  Draw dominoes:               Never draw the last 2 tiles of the boneyard. If',
    );
    const own = JSON.parse((await run(folder, ['compare', 'draw', './ours.yaml', '--json'])).out);
    expect(own).toEqual({
      one: { variant: 'draw', fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/), title: 'Draw dominoes' },
      other: { variant: 'ours', fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/), title: 'Ours' },
      players: [2, 3, 4],
      differences: [
        {
          topic: 'draw',
          common: expect.arrayContaining([expect.objectContaining({ rule: 'draw.when', value: 'any-turn' })]),
          one: [
            { rule: 'draw.leave', value: 'n', text: 'Never draw the last 2 tiles of the boneyard.' },
            {
              rule: 'always.pass',
              value: 'always',
              text: 'If only those are left and no tile fits, say “pass”.',
            },
          ],
          other: [
            { rule: 'draw.leave', value: '0', text: 'The last tile of the boneyard may be drawn too.' },
            { rule: 'always.pass', value: 'always', text: 'If it is empty and no tile fits, say “pass”.' },
          ],
        },
      ],
    });
    expect((await run(folder, ['compare', 'draw', 'draw'])).out).toContain('have the same rules');
  });

  test('prints one page to agree on, and only where a folder is asked for', async () => {
    const folder = ownFolder();
    const argv = ['compare', 'block', 'double-three-chain', '--out', 'out', '--paper', 'a4,letter'];
    const { status, out } = await run(folder, argv);
    expect(status).toBe(0);
    expect(out).toContain(
      join('out', 'compare-block-double-three-chain', 'player', 'block-double-three-chain-compare-a4.pdf'),
    );
    const made = contents(folder);
    expect(Object.keys(made)).toEqual([
      'out/compare-block-double-three-chain/kit.json',
      'out/compare-block-double-three-chain/player/block-double-three-chain-compare-a4.pdf',
      'out/compare-block-double-three-chain/player/block-double-three-chain-compare-letter.pdf',
    ]);
    for (const [path, bytes] of Object.entries(made).slice(1)) {
      const pdf = Uint8Array.from(Buffer.from(bytes, 'latin1'));
      expect((await open(pdf)).numPages, path).toBe(1);
      const text = (await textsOn(pdf)).map((run) => run.text).join(' ');
      expect(text).toContain('Agree on these before you deal');
      expect(text).toContain('What a round');
      expect(text).toContain('There are no points.');
    }
    // A second run replaces what the first made, and nothing else.
    put(folder, { 'out/compare-block-double-three-chain/mine.txt': 'mine' });
    expect((await run(folder, argv)).status).toBe(0);
    expect(contents(folder)).toEqual({ ...made, 'out/compare-block-double-three-chain/mine.txt': 'mine' });

    const quiet = ownFolder({ 'dominopress.yaml': 'out: kits\n' });
    expect((await run(quiet, ['compare', 'block', 'draw'])).status).toBe(0);
    expect(Object.keys(contents(quiet))).toEqual(['dominopress.yaml']);
  });

  test.each([
    [2, 'compare', 'needs to know which game'],
    [2, 'compare draw', 'Name a second one'],
    [2, 'compare draw block family-draw', 'doesn’t need family-draw'],
    [2, 'compare draw blok', 'did you mean “block”?'],
    [1, 'compare draw penalty-draw --players 3', '3 players can’t play this'],
    [1, 'compare draw --set draw.leave=20', 'Nothing can ever be drawn'],
  ])('ends with %i for “%s”', async (status, line, said) => {
    const ran = await run(ownFolder(), line.split(' '));
    expect(ran).toMatchObject({ status, out: '', err: expect.stringContaining(said) });
  });
});
