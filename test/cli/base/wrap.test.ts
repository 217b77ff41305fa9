import { describe, expect, test } from 'vitest';
import { table, wrap } from '../../../src/cli/base/wrap.js';

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

  test('hangs the later lines', () => {
    expect(wrap('- one two three', 9, 2)).toEqual(['- one two', '  three']);
  });

  test('leaves a word whole that is longer than the line', () => {
    expect(wrap('a doublethreechain b', 6)).toEqual(['a', 'doublethreechain', 'b']);
  });

  test('counts a letter with its accent as one', () => {
    expect(wrap('e\u0301te\u0301 e\u0301te\u0301', 7)).toHaveLength(1);
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

  test('wraps the one column that may give way', () => {
    expect(table(rows, 35, 1)).toEqual([
      'Name          Title         Players',
      'draw          Draw          2-4',
      '              dominoes',
      'penalty-draw  Penalty draw  2',
    ]);
  });
});
