import { describe, expect, test } from 'vitest';
import { parseLaidTile } from '../../src/domino/notation.js';
import type { LaidTile } from '../../src/domino/tile.js';
import { ASCII_GLYPHS, drawnLine, GLYPHS } from '../../src/rulebook/played/drawn-line.js';
import { ownFolder, put, run } from './support.js';

const laid = (...tiles: readonly string[]) => tiles.map((tile) => parseLaidTile(tile) as LaidTile);

describe('a line of play in characters', () => {
  test('has its open ends with arrows, and the tile played last underlined', () => {
    const line = { tiles: laid('3-1', '1-0', '0-2'), ends: [3, 2], added: 2 };
    expect(drawnLine(line, 80, GLYPHS)).toEqual(['3 ◄ [3|1][1|0][0|2] ► 2', '              ‾‾‾‾‾']);
    expect(drawnLine(line, 80, ASCII_GLYPHS)).toEqual(['3 < [3|1][1|0][0|2] > 2', '              ^^^^^']);
  });

  test('goes on in the next row where it is too long, its arrow with it', () => {
    const tiles = laid('12-1', '1-0', '0-2', '2-2');
    expect(drawnLine({ tiles, ends: [12, 2], added: 0 }, 20, GLYPHS)).toEqual([
      '12 ◄ [12|1][1|0]',
      '     ‾‾‾‾‾‾',
      '     [0|2][2|2] ► 2',
    ]);
  });

  test('is nothing before the first tile', () => {
    expect(drawnLine({ tiles: [], ends: [], added: null }, 80, GLYPHS)).toEqual([]);
  });
});

describe('rules as text', () => {
  test.each([80, 120])('draws the worked example step by step within %i columns', async (width) => {
    const { out } = await run(ownFolder(), ['rules', 'family-draw'], { width });
    // The text of family-draw plays so: 2-6 on the 2, 5-5 on the 5, then 1-5 on the 5.
    const example = out.slice(out.indexOf('Example\n'), out.indexOf('The end of a round'));
    expect(example.split('\n').filter((line) => line.includes('['))).toEqual([
      '    2 ◄ [2|5] ► 5',
      '    6 ◄ [6|2][2|5] ► 5',
      '    6 ◄ [6|2][2|5][5|5] ► 5',
      '    6 ◄ [6|2][2|5][5|5][5|1] ► 1',
      '    2 ◄ [2|5] ► 5',
    ]);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
  });

  test('has what the sheet has: the turn as questions, the count, boxes to tick, the fingerprint', async () => {
    const folder = ownFolder();
    const { out } = await run(folder, ['rules', 'family-draw']);
    expect(out).toContain(
      '  1. Does a tile fit? Yes: Play one: you may not draw or pass.\n  2. Any tiles in the boneyard?',
    );
    expect(out.replace(/\s+/g, ' ')).toContain('Ana scores 11 + 5 = 16.');
    expect(out).toContain('\n[ ] Each game is 1 round: its winner wins');
    const { fingerprint } = JSON.parse((await run(folder, ['rules', 'family-draw', '--json'])).out);
    expect(out.trimEnd().split('\n').at(-1)).toBe(`kit ${fingerprint}`);
  });
});

test('what may be agreed is numbered alike as text, in Markdown and as data, with what excludes what', async () => {
  const choices = 'choices=[{ match.points: 50 }, { line.doubles: across }, { match.points: 61 }]';
  const rules = async (...more: readonly string[]) =>
    (await run(ownFolder(), ['rules', 'family-draw', '--set', choices, ...more], { width: 200 })).out;
  const text = await rules();
  expect(text).toMatch(
    /\nTick only one of 1 and 3:\n\[ \] 1\. The first .* 50 .*\n\[ \] 2\. Lay .*\n\[ \] 3\. The first .* 61 /,
  );
  const markdown = await rules('--format', 'markdown');
  expect(markdown).toMatch(
    /\nTick only one of 1 and 3:\n\n- \[ \] \*\*1\*\* The .*\n- \[ \] \*\*2\*\* Lay .*\n- \[ \] \*\*3\*\* The /,
  );
  const { sections } = JSON.parse(await rules('--json'));
  const { intro, sentences } = sections.find(({ id }: { id: string }) => id === 'choices');
  expect(intro).toMatch(/^Tick only one of 1 and 3:$/);
  expect(sentences.map(({ rule }: { rule: string }) => rule)).toEqual([
    'match.points',
    'line.doubles',
    'match.points',
  ]);
});

describe('rules in Markdown', () => {
  test('are a page with headings, lists, the deal as a table and the example in a block of its own', async () => {
    const { status, out } = await run(ownFolder(), ['rules', 'family-draw', '--format', 'markdown'], {
      width: 40,
    });
    expect(status).toBe(0);
    expect(out).toMatch(/^# Family draw\n\n2–4 players, /);
    expect(out).toContain('\n## Your turn\n\n- Turns go clockwise (to the left). **Play 1 tile** at');
    expect(out).toContain(
      '| Players | Tiles each | Boneyard |\n| --- | ---: | ---: |\n| 2 | 7 | 14 |\n| 3 | 5 | 13 |',
    );
    expect(out).toContain('```text\n6 ◄ [6|2][2|5] ► 5\n    ‾‾‾‾‾\n```');
    expect(out).toContain('- [ ] Each game is 1 round: its winner wins');
    expect(out).toMatch(/\nkit [0-9a-f]{8}\n$/);
    expect(out).not.toMatch(/<\/?b>/);
    expect(out).not.toContain('\u001B');
  });

  test('take no letter of a title for a mark', async () => {
    const folder = ownFolder();
    put(folder, { 'odd.yaml': 'extends: draw\ntitle: "*Our* <b>_draw_ | [1]"\n' });
    const { out } = await run(folder, ['rules', './odd.yaml', '--format', 'markdown']);
    expect(out.split('\n')[0]).toBe('# \\*Our\\* \\<b\\>\\_draw\\_ \\| \\[1\\]');
  });

  test('are refused in any other format', async () => {
    const { status, err } = await run(ownFolder(), ['rules', 'draw', '--format', 'makdown']);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining('markdown') });
  });
});
