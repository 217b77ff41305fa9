import { inMm, type Pt, pt, type TextMeasurer } from '../../src/layout/page/page.js';
import type { Style } from '../../src/layout/page/templates.js';

/** Type of 2 mm whose every letter is 1 mm wide, so that widths are counted in letters. Capital Ø is the letter it lacks. */
export const TWO_MM: Pt = pt((2 * 72) / 25.4);

export const fixedType: TextMeasurer = {
  width: (text, _face, size) => (text.length * inMm(size)) / 2,
  missing: (text) => [...text].find((letter) => letter === 'Ø'),
  ascent: (size) => inMm(size) * 0.75,
  descent: (size) => inMm(size) * 0.25,
};

/** Lines 4 mm apart; gaps that can be told from each other. */
export const fixedStyle: Style = {
  title: pt(TWO_MM * 2),
  section: TWO_MM,
  body: TWO_MM,
  leading: 2,
  gutter: 5,
  gaps: { paragraph: 1, item: 0.5, section: 3, heading: 2 },
};
