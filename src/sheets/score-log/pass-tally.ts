import type { Figure } from '../../layout/page/block.js';
import { BLACK, type Mark, type Mm, type Stroke } from '../../layout/page/page.js';
import { baseline, lineHeight, type Setting } from '../../layout/type/strip.js';
import { lineWidth } from '../../layout/type/text.js';
import type { Words } from '../../words/words.js';
import { grown } from './sizes.js';

/** A place a coin lies on, at most and at least (mm), for the usual type. */
const PLACE = { most: 15, least: 9 } as const;
const GAP: Mm = 2.5;

/**
 * Places for a coin that counts passes in a row: a round start and one box a seat, a heavy frame and a word under each at
 * which a round with so many players is blocked. `counts` are the numbers of players it is for, fewest first.
 */
export function passTally(counts: readonly number[], width: Mm, words: Words, setting: Setting): Figure {
  const boxes = Math.max(...counts);
  const more = grown(setting.style.body);
  const line: Stroke = { width: 0.3 * more, ink: BLACK };
  const endLine: Stroke = { width: 0.9 * more, ink: BLACK };
  const inRow = Math.min(boxes + 1, Math.floor((width + GAP) / (PLACE.least * more + GAP)));
  const side = Math.min(PLACE.most * more, (width + GAP) / inRow - GAP);
  const pitch = side + GAP;
  const step = lineHeight(setting.style);
  const { body } = setting.style;
  const marks: Mark[] = [];
  const text = (content: string, centre: Mm, top: Mm, face: 'regular' | 'bold'): void => {
    const wide = lineWidth(content, body, setting.measurer, face);
    const y = baseline(top, body, setting);
    marks.push({ kind: 'text', x: centre - wide / 2, y, text: content, face, size: body, ink: BLACK });
  };
  for (let place = 0; place <= boxes; place++) {
    const x = (place % inRow) * pitch;
    const y = Math.floor(place / inRow) * pitch;
    const ends = counts.includes(place);
    const stroke = ends ? endLine : line;
    const edge = stroke.width / 2;
    const middle = { x: x + side / 2, y: y + side / 2 };
    if (place === 0) marks.push({ kind: 'disc', ...middle, radius: side / 2 - edge, stroke });
    else {
      const inner = side - 2 * edge;
      marks.push({ kind: 'box', x: x + edge, y: y + edge, width: inner, height: inner, radius: 1, stroke });
    }
    text(words.number(place), middle.x, middle.y - step / 2, ends ? 'bold' : 'regular');
    if (x > 0) {
      const between = { x1: x - GAP + 0.5, y1: middle.y, x2: x - 0.5, y2: middle.y };
      marks.push({ kind: 'line', ...between, stroke: line });
    }
  }
  const alt = words.say('score-log.passes-alt', { boxes });
  const rows = Math.ceil((boxes + 1) / inRow);
  return { width: inRow * pitch - GAP, height: rows * pitch - GAP, marks, alt };
}
