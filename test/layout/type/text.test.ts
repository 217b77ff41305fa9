import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines, type TextLine } from '../../../src/layout/type/text.js';
import { fixedType, TWO_MM } from '../../support/fixed-type.js';

/** The lines of a text in a column so many letters wide. */
const broken = (text: string, letters: number) =>
  breakLines(text, letters, TWO_MM, fixedType).map((line) => line.runs.map((run) => run.text).join(''));

const textOf = (line: TextLine) => line.runs.map((run) => run.text).join('');

describe('breaking text into lines', () => {
  test('a line takes as many words as fit, and keeps the space it was broken at', () => {
    expect(broken('aa bb cc dd eeeeee', 6)).toEqual(['aa bb ', 'cc dd ', 'eeeeee']);
    expect(broken('aa bb cc', 8)).toEqual(['aa bb cc']);
    expect(broken('aa bb cc', 7)).toEqual(['aa bb ', 'cc']);
  });

  test('the width of a line is that of its words', () => {
    const [first, last] = breakLines('aaaa bbbb cccccc', 10, TWO_MM, fixedType);
    expect(first?.width).toBeCloseTo(9, 9);
    expect(last?.width).toBeCloseTo(6, 9);
  });

  test('spaces and line ends in a row count as one space', () => {
    expect(broken('  aa \n\t bb ', 20)).toEqual(['aa bb']);
  });

  test('a no-break space never breaks and is set as a space, also at the start of a line', () => {
    expect(broken('aaa bb\u00a0cc', 8)).toEqual(['aaa ', 'bb cc']);
    expect(broken('\u00a0\u00a0key: value', 20)).toEqual(['  key: value']);
  });

  test('a number stays with the word after it', () => {
    expect(broken('deal each 5 tiles now', 12)).toEqual(['deal each ', '5 tiles now']);
    expect(broken('in all 100 % of it', 10)).toEqual(['in all ', '100 % ', 'of it']);
  });

  test('a range stays with what it counts, and so does a number in a bracket', () => {
    expect(broken('weighs 160\u2013200 g/m\u00b2 now', 15)).toEqual([
      'weighs ',
      '160\u2013200 g/m\u00b2 ',
      'now',
    ]);
    expect(broken('plain paper (80 g/m\u00b2) here', 16)).toEqual(['plain paper ', '(80 g/m\u00b2) here']);
    expect(broken('for 100 (2 players or more)', 10)).toEqual(['for 100 ', '(2 players ', 'or more)']);
  });

  test('a number that ends a part stays with its name, and an option with its value', () => {
    expect(broken('Wer hat, zeigt: Ana 4, Ben 9', 20)).toEqual(['Wer hat, zeigt: ', 'Ana 4, Ben 9']);
    expect(broken('Vier spielen 2 gegen 2.', 20)).toEqual(['Vier spielen ', '2 gegen 2.']);
    expect(broken('so weit hat 5.', 12)).toEqual(['so weit ', 'hat 5.']);
    expect(broken('a tile of 48 × 24 mm', 16)).toEqual(['a tile of ', '48 × 24 mm']);
    expect(broken('Ben: 5\u00a0+\u00a06\u00a0=\u00a011 puntos', 12)).toEqual([
      'Ben: ',
      '5 + 6 = 11 ',
      'puntos',
    ]);
    expect(broken('Ben tiene 5\u00a0+\u00a06\u00a0=\u00a011 puntos', 22)).toEqual([
      'Ben tiene ',
      '5 + 6 = 11 puntos',
    ]);
    expect(broken('then type <b>--margin 5</b>', 14)).toEqual(['then type ', '--margin 5']);
    expect(broken('type --ruler 100 --margin 5', 18)).toEqual(['type --ruler 100 ', '--margin 5']);
  });

  test('a tile stays with what it is worth, a single letter with its number, and “ex” with what it belongs to', () => {
    expect(broken('comptez leurs points (0-5 vaut 5, 6-6 vaut 12)', 28)).toEqual([
      'comptez leurs points ',
      '(0-5 vaut 5, 6-6 vaut 12)',
    ]);
    expect(broken('Count both halves: 6-6 is 12.', 22)).toEqual(['Count both halves: ', '6-6 is 12.']);
    // Only a worth: what is done with a tile may stand on the next line.
    expect(broken('So Ben lays 6-6 on the 6.', 16)).toEqual(['So Ben lays 6-6 ', 'on the 6.']);
    expect(broken('ne comptent jamais. À 2 contre 2, additionnez', 22)).toEqual([
      'ne comptent jamais. ',
      'À 2 contre 2, ',
      'additionnez',
    ]);
    expect(broken('qui a le moins (s’ils sont ex æquo)', 29)).toEqual([
      'qui a le moins (s’ils sont ',
      'ex æquo)',
    ]);
  });

  test('a tile is not broken at its hyphen', () => {
    expect(broken('lead the 3-3', 10)).toEqual(['lead the ', '3-3']);
  });

  test('a paragraph is broken anew, as evenly as can be, so that no word ends it alone', () => {
    expect(broken('aaaaa bb cc dddd ee ffff g', 12)).toEqual(['aaaaa bb ', 'cc dddd ee ', 'ffff g']);
    // As many lines as before, and no line half empty for it: a long word keeps its line.
    expect(broken('aaaaaaaaaaaa bbbbbbbbbbb cc', 12)).toEqual(['aaaaaaaaaaaa ', 'bbbbbbbbbbb ', 'cc']);
    // A word that takes more than a third of the line may stand alone.
    expect(broken('aaaa bbbb ccccc', 12)).toEqual(['aaaa bbbb ', 'ccccc']);
  });

  test('two short words that take less than a quarter of the line are no company for each other', () => {
    expect(broken('The round ends when all pass in a row as it is', 41)).toEqual([
      'The round ends when all pass in a ',
      'row as it is',
    ]);
    // A quarter of the line is enough.
    expect(broken('aaaa aaaa aaaa aaaa bb cc', 20)).toEqual(['aaaa aaaa aaaa aaaa ', 'bb cc']);
  });

  test('a short last word gets company from the line above', () => {
    expect(broken('one two three four so', 18)).toEqual(['one two three ', 'four so']);
    expect(broken('one two three four because', 18)).toEqual(['one two three four ', 'because']);
  });

  test('bold text is a run of its own, where it stands on the line', () => {
    const [line] = breakLines('play <b>all tiles</b>, first', 40, TWO_MM, fixedType);
    expect(line?.runs).toEqual([
      { text: 'play ', face: 'regular', x: 0 },
      { text: 'all tiles', face: 'bold', x: 5 },
      { text: ', first', face: 'regular', x: 14 },
    ]);
  });

  test('bold goes on in the next line', () => {
    const lines = breakLines('<b>aaa bbb</b> ccc', 4, TWO_MM, fixedType);
    expect(lines.map((line) => line.runs[0]?.face)).toEqual(['bold', 'bold', 'regular']);
  });

  test('a word wider than the column is cut where the line ends', () => {
    expect(broken('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh ', 'ij']);
  });

  test('such a word is cut after a hyphen, a dash or a slash where it has one', () => {
    expect(broken('Anne-Marie Roux', 6)).toEqual(['Anne-', 'Marie ', 'Roux']);
    expect(broken('Anne-Marie-Lou', 13)).toEqual(['Anne-Marie-', 'Lou']);
    expect(broken('aaaa\u2013bbbb', 6)).toEqual(['aaaa\u2013', 'bbbb']);
    expect(broken('abcd/efgh', 6)).toEqual(['abcd/', 'efgh']);
    // Where it fits a line of its own it stays whole.
    expect(broken('to Anne-Marie', 10)).toEqual(['to ', 'Anne-Marie']);
  });

  test('nor then is it cut before what closes, nor at a no-break space', () => {
    expect(broken('abc-\u00bb-def', 5)).toEqual(['abc-\u00bb', '-def']);
    expect(broken('abc-\u201d-def', 5)).toEqual(['abc-\u201d', '-def']);
    expect(broken('abc-d\u00a0efgh', 7)).toEqual(['abc-', 'd efgh']);
    expect(broken('\u9aa8\u724c\u6e38\u620f\u3002\u597d', 4)).toEqual([
      '\u9aa8\u724c\u6e38',
      '\u620f\u3002\u597d',
    ]);
  });

  test('a number parts from its word only where they don’t fit a line together', () => {
    const lines = breakLines('5 tiles', 5, TWO_MM, fixedType);
    expect(lines.map(textOf)).toEqual(['5 ', 'tiles']);
    expect(lines.map((line) => line.width)).toEqual([1, 5]);
  });

  test('an accent without a letter of its own stays with its letter in a cut', () => {
    expect(broken('abq\u0308y', 3)).toEqual(['ab', 'q\u0308y']);
  });

  test('a cut goes on in the type it began in', () => {
    const [first, second] = breakLines('<b>Anne-Ma</b>rie', 6, TWO_MM, fixedType);
    expect(first?.runs).toEqual([{ text: 'Anne-', face: 'bold', x: 0 }]);
    expect(second?.runs.map(({ text, face }) => [text, face])).toEqual([
      ['Ma', 'bold'],
      ['rie', 'regular'],
    ]);
  });

  test('a narrow space never breaks, as French needs before its signs and in its numbers', () => {
    expect(broken('dites «\u202Fpasse\u202F»\u202F!', 12)).toEqual(['dites ', '«\u202Fpasse\u202F»\u202F!']);
    // The number keeps to its word, too.
    expect(broken('dans 20\u202F000 manches', 15)).toEqual(['dans ', '20\u202F000 manches']);
  });

  test('an accent typed on its own is joined to its letter', () => {
    expect(broken('cafe\u0301', 10)).toEqual(['caf\u00e9']);
  });

  test('nothing is lost, added or wider than the column', () => {
    const word = fc.stringMatching(/^[a-z/-]{1,9}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 3, max: 40 }),
        (words, width) => {
          const lines = breakLines(words.join(' '), width, TWO_MM, fixedType);
          const whole = lines.map(textOf).join('');
          expect(whole).toBe(words.join(' '));
          for (const line of lines) {
            expect(line.width).toBeLessThanOrEqual(width + 1e-6);
            expect(line.width).toBeCloseTo(textOf(line).trimEnd().length, 6);
          }
        },
      ),
    );
  });
});
