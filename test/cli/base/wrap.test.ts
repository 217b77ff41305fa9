import { describe, expect, test } from 'vitest';
import { numberTable, table, wrap } from '../../../src/cli/base/wrap.js';

describe('wrapped text', () => {
  test('breaks at spaces, never beyond the width, and loses no word', () => {
    expect(wrap('If a tile fits, play one. Otherwise draw.', 12)).toEqual([
      'If a tile',
      'fits, play',
      'one.',
      'Otherwise',
      'draw.',
    ]);
  });

  test('fills a line to its last column', () => {
    expect(wrap('12345 789', 9)).toEqual(['12345 789']);
    expect(wrap('12345 789', 8)).toEqual(['12345', '789']);
  });

  test('never parts an option from its value, nor a number from its unit or its name', () => {
    const command = 'dominopress calibrate --printer office --ruler 100 --margin 5';
    expect(wrap(command, 30)).toEqual([
      'dominopress calibrate',
      '--printer office --ruler 100',
      '--margin 5',
    ]);
    expect(wrap('write --printer office', 17)).toEqual(['write', '--printer office']);
    expect(wrap('Karten von 48 × 24 mm', 18)).toEqual(['Karten von', '48 × 24 mm']);
    expect(wrap('Zu viert spielt ihr 2 gegen 2.', 26)).toEqual(['Zu viert spielt ihr', '2 gegen 2.']);
    expect(wrap('Ben, Cleo, Ana 4', 14)).toEqual(['Ben, Cleo,', 'Ana 4']);
    // A mark that a file writes after a plain space, too.
    expect(wrap('la fin de la manche : oui', 19)).toEqual(['la fin de la', 'manche : oui']);
  });

  test('keeps plain spaces, so that a command can be copied', () => {
    expect(wrap('--margin 5 --ruler 100', 80)).toEqual(['--margin 5 --ruler 100']);
  });

  test('parts what is held together only where it fits no line', () => {
    expect(wrap('a 48 × 24 mm', 7)).toEqual(['a 48 ×', '24 mm']);
  });

  test('hangs the later lines', () => {
    expect(wrap('- one two three', 9, 2)).toEqual(['- one two', '  three']);
  });

  test('leaves a word whole that is longer than the line', () => {
    expect(wrap('a doublethreechain b', 6)).toEqual(['a', 'doublethreechain', 'b']);
  });

  test('counts a letter with its accent as one', () => {
    expect(wrap('e\u0301te\u0301 e\u0301te\u0301', 7)).toHaveLength(1);
  });

  test('counts a letter of Chinese, Japanese or Korean, and a picture, as two', () => {
    expect(wrap('ドミノ 遊び', 11)).toEqual(['ドミノ 遊び']);
    expect(wrap('ドミノ 遊び', 10)).toEqual(['ドミノ', '遊び']);
    // One picture made of five signs.
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
    expect(wrap(`${family} abc`, 6)).toEqual([`${family} abc`]);
    expect(wrap(`${family} abc`, 5)).toEqual([family, 'abc']);
  });
});

describe('a table', () => {
  const rows = [
    ['Name', 'Title', 'Players'],
    ['draw', 'Draw dominoes', '2-4'],
    ['penalty-draw', 'Penalty draw', '2'],
  ];

  test('sets columns under each other', () => {
    expect(table(rows, 80, 1)).toEqual([
      'Name          Title          Players',
      'draw          Draw dominoes  2-4',
      'penalty-draw  Penalty draw   2',
    ]);
  });

  test('sets columns under each other where letters are wide', () => {
    expect(
      table(
        [
          ['ドミノ', '2-4'],
          ['draw', '2'],
          ['\u{1F1EB}\u{1F1F7} \u2764\uFE0F', '3'],
        ],
        80,
        1,
      ),
    ).toEqual(['ドミノ  2-4', 'draw    2', '\u{1F1EB}\u{1F1F7} \u2764\uFE0F   3']);
  });

  test('wraps the one column that may give way', () => {
    expect(table(rows, 35, 1)).toEqual([
      'Name          Title         Players',
      'draw          Draw          2-4',
      '              dominoes',
      'penalty-draw  Penalty draw  2',
    ]);
  });
});

test('numbers stand under each other to the right, also below a head of wide letters', () => {
  const strong = (text: string) => text;
  expect(numberTable(['', '二人'], [['ターン', '12']], { width: 40, strong })).toEqual([
    '        二人',
    'ターン    12',
  ]);
});
