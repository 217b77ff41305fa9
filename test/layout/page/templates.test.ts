import { describe, expect, test } from 'vitest';
import { pt } from '../../../src/layout/page/page.js';
import { styleOf, tightStyleOf } from '../../../src/layout/page/templates.js';
import { lengthOf } from '../../../src/layout/page/templates-file.js';
import { templates } from '../../support/setup.js';

describe('template files', () => {
  test('A4 and Letter have the sizes that their standards give them', () => {
    expect(templates.papers.a4).toEqual({ name: 'a4', label: 'A4', width: 210, height: 297 });
    expect(templates.papers.letter?.width).toBeCloseTo(215.9, 9);
    expect(templates.papers.letter?.height).toBeCloseTo(279.4, 9);
    expect(templates.margin).toBe(10);
  });

  test('body type is 11 points down to 10, large print 18 down to 16', () => {
    expect([templates.text.bodies[0], templates.text.bodies.at(-1)]).toEqual([11, 10]);
    expect([templates.large.bodies[0], templates.large.bodies.at(-1)]).toEqual([18, 16]);
  });

  test('white shrinks with the body, titles stay', () => {
    const small = styleOf(templates.text, pt(5.5));
    expect(small.gaps.section).toBeCloseTo(templates.text.gaps.section / 2, 9);
    expect([small.title, small.section]).toEqual([templates.text.title, templates.text.section]);
  });

  test('lines stand closer as the body gets smaller, but never under 120 %, the least that books have', () => {
    const leadings = templates.text.bodies.map((body) => styleOf(templates.text, body).leading);
    expect(leadings).toEqual([1.24, expect.closeTo(1.22, 9), 1.2]);
  });

  test('a full page has less white at last, and type and lines as before', () => {
    const usual = styleOf(templates.text, pt(10));
    const half = tightStyleOf(templates.text, 0.5);
    const tightest = tightStyleOf(templates.text, 1);
    expect([half?.body, tightest?.body, tightest?.leading]).toEqual([10, 10, usual.leading]);
    for (const gap of ['paragraph', 'item', 'section', 'heading'] as const) {
      const least = tightest?.gaps[gap] ?? 0;
      expect(least).toBeCloseTo(templates.text.tight?.gaps[gap] ?? 0, 9);
      expect(least).toBeLessThan(usual.gaps[gap]);
      expect(half?.gaps[gap]).toBeCloseTo((usual.gaps[gap] + least) / 2, 9);
    }
  });

  test('large print is never tightened', () => {
    expect(tightStyleOf(templates.large, 1)).toBeUndefined();
  });

  test('a length has its unit', () => {
    expect([lengthOf('10 mm'), lengthOf('1.5 cm')]).toEqual([10, 15]);
    expect(lengthOf('8.5 in')).toBeCloseTo(215.9, 9);
    for (const text of ['10', '10mm', '-1 mm', '1e3 mm', '3 pt']) expect(() => lengthOf(text)).toThrow(text);
  });
});
