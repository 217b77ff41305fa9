import { arrow } from '../../layout/figures/arrow.js';
import type { Figure } from '../../layout/page/block.js';
import { lineMark } from '../../layout/page/mark.js';
import { BLACK, type Mark, type Mm } from '../../layout/page/page.js';
import { lineHeight, type Setting } from '../../layout/type/strip.js';
import { besideIt, CUT, PAPER, type Room, sheet, THIN, text, wide } from './picture.js';

/** The order of cuts: 1 the long cuts through the whole sheet, 2 the strips into tiles. */
export function cutPicture({ width, setting, words }: Room): Figure {
  const step = lineHeight(setting.style);
  const block = { x: 5, y: 5, width: 28, height: 24 };
  const columns = 4;
  const pitch = block.width / columns;
  const page = { x: 0.15, y: 0.15, width: block.width + 10 - 0.3, height: block.height + 10 - 0.3 };
  const marks: Mark[] = [sheet(page)];
  for (let column = 0; column <= columns; column++) {
    const x = block.x + column * pitch;
    marks.push(lineMark(x, 1.5, x, page.height - 1.5, CUT));
  }
  for (const y of [block.y, block.y + block.height / 2, block.y + block.height])
    marks.push(lineMark(block.x, y, block.x + block.width, y, { width: 0.2, ink: BLACK }));
  marks.push(...badge('1', block.x + 1.5 * pitch, block.y + block.height / 2, setting));

  const arrowFrom = page.width + 3;
  const middle = block.y + block.height / 2;
  marks.push(...arrow(arrowFrom, middle, arrowFrom + 6, middle));
  const strip = { x: arrowFrom + 10, y: block.y, width: pitch, height: block.height };
  marks.push(sheet(strip), lineMark(strip.x - 3, middle, strip.x + pitch + 3, middle, CUT));
  for (const y of [strip.y, strip.y + strip.height]) {
    marks.push(lineMark(strip.x - 3, y, strip.x + pitch + 3, y, CUT));
  }
  marks.push(...badge('2', strip.x + pitch / 2, strip.y + strip.height / 4, setting));
  const x = strip.x + pitch + 8;
  const notes = [words.say('print-guide.cut.long'), words.say('print-guide.cut.short')];
  notes.forEach((note, index) => {
    const y = middle + (index === 0 ? -1 : 1) * 1.2 * step;
    marks.push(
      ...badge(words.number(index + 1), x, y, setting),
      ...besideIt(note, x + 4.4, y, width, setting),
    );
  });
  const height = page.height + 0.3;
  return { width, height, marks, alt: words.say('print-guide.cut.alt') };
}

function badge(label: string, x: Mm, y: Mm, setting: Setting): readonly Mark[] {
  const step = lineHeight(setting.style);
  return [
    { kind: 'disc', x, y, radius: 2.6, fill: PAPER, stroke: THIN },
    ...text(label, x - wide(label, setting, 'bold') / 2, y - step / 2, setting, 'bold'),
  ];
}
