import { describe, expect, test } from 'vitest';
import { pt } from '../../src/layout/page/page.js';
import { Fonts } from '../../src/pdf/fonts.js';
import { counted, fonts, lexendFonts, lone, loneFonts } from '../support/setup.js';

describe('measuring type', () => {
  test('widths grow with the size', () => {
    expect(fonts.width('tiles', 'regular', pt(22))).toBeCloseTo(
      2 * fonts.width('tiles', 'regular', pt(11)),
      9,
    );
  });

  test('letters are kerned, but not across a space', () => {
    const apart = fonts.width('A', 'regular', pt(11)) + fonts.width('V', 'regular', pt(11));
    expect(fonts.width('AV', 'regular', pt(11))).toBeLessThan(apart);
    const words = fonts.width('A ', 'regular', pt(11)) + fonts.width('V', 'regular', pt(11));
    expect(fonts.width('A V', 'regular', pt(11))).toBeCloseTo(words, 9);
  });

  test('bold is another face', () => {
    expect(fonts.width('tiles', 'bold', pt(11))).not.toBe(fonts.width('tiles', 'regular', pt(11)));
  });

  test('digits that stand large are Lexend’s, whose zero is plain; letters beside them stay the family’s', () => {
    const lexend = lexendFonts();
    for (const digits of ['0', '100', '2468'])
      expect(fonts.width(digits, 'display', pt(30))).toBeCloseTo(lexend.width(digits, 'bold', pt(30)), 9);
    expect(fonts.width('Race', 'display', pt(30))).toBe(fonts.width('Race', 'bold', pt(30)));
    const beside = fonts.width('to ', 'bold', pt(30)) + lexend.width('100', 'bold', pt(30));
    expect(fonts.width('to 100', 'display', pt(30))).toBeCloseTo(beside, 9);
    // A family whose own zero is plain needs no other.
    expect(lexend.width('100', 'display', pt(30))).toBe(lexend.width('100', 'bold', pt(30)));
  });

  test('room is left for the tallest and the deepest letter of either face', () => {
    // Read off the outlines, in thousandths of the size: Ů in bold is 926 high, Ģ in bold 251 deep.
    expect(fonts.ascent(pt(72))).toBeCloseTo(25.4 * 0.926, 6);
    expect(fonts.descent(pt(72))).toBeCloseTo(25.4 * 0.251, 6);
  });

  test('a narrow no-break space is about half of an ordinary one, in either family', () => {
    for (const family of [fonts, lexendFonts()]) {
      const narrow = family.width('a\u202Fb', 'regular', pt(10)) - family.width('ab', 'regular', pt(10));
      const usual = family.width('a b', 'regular', pt(10)) - family.width('ab', 'regular', pt(10));
      expect(narrow / usual).toBeGreaterThan(0.4);
      expect(narrow / usual).toBeLessThan(0.65);
    }
  });
});

describe('what is typed', () => {
  test('has letters of one width, in all the languages of the program', () => {
    const one = fonts.width('0', 'mono', pt(10));
    for (const letters of ['il.W: -', 'éèçœÉ', 'ñ¿áü', 'äöüß', 'ãõâç', 'àìòù', '“”„«»’–·½−']) {
      expect(fonts.width(letters, 'mono', pt(10))).toBeCloseTo(one * letters.length, 6);
    }
  });

  test('takes letters that its face lacks from the others', () => {
    const domino = '\u{1F030}';
    expect(fonts.missing(domino)).toBeUndefined();
    expect(fonts.width(domino, 'mono', pt(10))).toBeCloseTo(fonts.width(domino, 'regular', pt(10)), 9);
  });

  test('is in the family where nobody has a monospaced face', () => {
    const lone = loneFonts();
    expect(lone.width('tiles', 'mono', pt(10))).toBe(lone.width('tiles', 'regular', pt(10)));
  });

  test('has its face read only when it is set', () => {
    const { source: mono, read } = counted(lone().family.bold);
    const family = new Fonts({ ...lone(), mono });
    family.width('tiles', 'bold', pt(10));
    family.missing('tiles');
    expect(read()).toBe(0);
    family.width('a', 'mono', pt(10));
    family.width('b', 'mono', pt(10));
    expect(read()).toBe(1);
  });
});

describe('letters that the family lacks', () => {
  test('the first letter that no font has is named', () => {
    expect(fonts.missing('Zoé plays 3-5 – “the 3”, ½ × 10 • · −2')).toBeUndefined();
    expect(fonts.missing('Zoe\u0301, 漢字')).toBe('漢');
    expect(loneFonts().missing('3 → 5 ✓')).toBe('→');
    expect(loneFonts().missing('« Oui\u202F»\u202F!')).toBeUndefined();
  });

  test('come from another one: Greek, Cyrillic, arrows', () => {
    for (const family of [fonts, lexendFonts()]) {
      expect(family.missing('Χρήστος, Юлия: 3 → 5 ✓')).toBeUndefined();
      expect(family.width('Юлия', 'bold', pt(10))).toBeGreaterThan(0);
    }
  });

  test('stand beside letters that it has, which stay as they are', () => {
    const [name, letters] = ['Ana → ', fonts.width('→', 'regular', pt(10))];
    const beside = fonts.width('Ana ', 'regular', pt(10)) + letters + fonts.width(' ', 'regular', pt(10));
    expect(fonts.width(name, 'regular', pt(10))).toBeCloseTo(beside, 9);
    expect(fonts.width('Ana', 'regular', pt(10))).toBeCloseTo(loneFonts().width('Ana', 'regular', pt(10)), 9);
  });

  test('are read only when a text needs them', () => {
    const { source, read } = counted(lone().family.regular);
    const family = new Fonts({ ...lone(), fallback: { regular: source, bold: source } });
    family.width('Zoé, “the 3”\u202F!', 'regular', pt(10));
    family.missing('Zoé');
    expect(read()).toBe(0);
    family.missing('Юлия');
    family.missing('Юлия');
    expect(read()).toBe(1);
  });

  test('and so are the digits that stand large', () => {
    const { source: digits, read } = counted(lone().family.bold);
    const family = new Fonts({ ...lone(), digits });
    family.width('100', 'bold', pt(10));
    family.width('Race', 'display', pt(10));
    expect(read()).toBe(0);
    family.width('100', 'display', pt(10));
    family.width('200', 'display', pt(10));
    expect(read()).toBe(1);
  });
});
