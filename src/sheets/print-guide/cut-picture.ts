import { arrow } from '../../layout/figures/arrow.js';
import type { Figure } from '../../layout/page/block.js';
import { lineMark } from '../../layout/page/mark.js';
import type { Mark } from '../../layout/page/page.js';
import { lineHeight } from '../../layout/type/strip.js';
import { BADGE, badge, besideIt, growth, type Room, sheet, strokesFor } from './picture.js';

/** The order of cuts: 1 the long cuts through the whole sheet, 2 the strips into tiles. */
export function cutPicture({ width, setting, words }: Room): Figure {
  const step = lineHeight(setting.style);
  const by = growth(setting);
  const strokes = strokesFor(setting);
  const { thin, cut } = strokes;
  const edge = thin.width / 2;
  const block = { x: 3.5 * by, y: 3.5 * by, width: 25 * by, height: 20 * by };
  const columns = 4;
  const pitch = block.width / columns;
  const page = { x: edge, y: edge, width: 32 * by - 2 * edge, height: 27 * by - 2 * edge };
  const marks: Mark[] = [sheet(page, strokes)];
  for (let column = 0; column <= columns; column++) {
    const x = block.x + column * pitch;
    marks.push(lineMark(x, 1.3 * by, x, page.height - 1.3 * by, cut));
  }
  for (const y of [block.y, block.y + block.height / 2, block.y + block.height])
    marks.push(lineMark(block.x, y, block.x + block.width, y, { ...thin, width: 0.2 * by }));
  marks.push(...badge('1', block.x + 1.5 * pitch, block.y + block.height / 2, setting));

  const arrowFrom = 34 * by;
  const middle = block.y + block.height / 2;
  marks.push(...arrow(arrowFrom, middle, arrowFrom + 5 * by, middle, by));
  const strip = { x: arrowFrom + 9 * by, y: block.y, width: pitch, height: block.height };
  marks.push(sheet(strip, strokes));
  for (const y of [strip.y, middle, strip.y + strip.height]) {
    marks.push(lineMark(strip.x - 2.5 * by, y, strip.x + pitch + 2.5 * by, y, cut));
  }
  marks.push(...badge('2', strip.x + pitch / 2, strip.y + strip.height / 4, setting));
  const x = strip.x + pitch + 4.5 * by + BADGE * by;
  const notes = [words.say('print-guide.cut.long'), words.say('print-guide.cut.short')];
  notes.forEach((note, index) => {
    const y = middle + (index === 0 ? -1 : 1) * 1.3 * step;
    marks.push(
      ...badge(words.number(index + 1), x, y, setting),
      ...besideIt(note, x + (BADGE + 1.4) * by, y, width, setting),
    );
  });
  return { width, height: 27 * by, marks, alt: words.say('print-guide.cut.alt') };
}
