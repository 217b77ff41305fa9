import { arrow } from '../../layout/figures/arrow.js';
import type { Figure } from '../../layout/page/block.js';
import { inkOfAll } from '../../layout/page/bounds.js';
import { lineMark } from '../../layout/page/mark.js';
import type { Mark, Mm, Page, Sheet } from '../../layout/page/page.js';
import { moved } from '../../layout/page/place.js';
import { lineHeight } from '../../layout/type/strip.js';
import { BADGE, badge, besideIt, growth, type Room, sheet, strokesFor } from './picture.js';

/** How the tiles of a sheet lie: in so many columns and rows, together so wide and high (mm). */
export interface CutGrid {
  readonly columns: number;
  readonly rows: number;
  readonly width: Mm;
  readonly height: Mm;
}

/** How the tiles lie on a sheet of them that is full: each is a figure in its place. */
export function cutGrid({ items, trim }: Page, stamps: Sheet['stamps'], { setting }: Room): CutGrid {
  const { measurer } = setting;
  if (trim === undefined) throw new Error('a sheet without tiles');
  const drawn = items.filter(({ node }) => node?.role === 'Figure');
  const places = [...new Set(drawn.map(({ node }) => node))].map((tile) =>
    inkOfAll(
      drawn.filter(({ node }) => node === tile),
      { stamps, measurer },
    ),
  );
  const apart = (at: readonly Mm[]) => new Set(at.map((mm) => mm.toFixed(1))).size;
  return {
    columns: apart(places.map(({ x }) => x)),
    rows: apart(places.map(({ y }) => y)),
    width: trim.width,
    height: trim.height,
  };
}

/** The most that the tiles of the small sheet take together (mm), and the white around them. */
const BLOCK = { width: 25, height: 20 } as const;
const AROUND: Mm = 3.5;

/** The order of cuts: 1 the long cuts through the whole sheet, which is cut like the printed one, 2 the strips into tiles. */
export function cutPicture(grid: CutGrid, { width, setting, words }: Room): Figure {
  const { columns, rows } = grid;
  const step = lineHeight(setting.style);
  const by = growth(setting);
  const strokes = strokesFor(setting);
  const { thin, cut } = strokes;
  const edge = thin.width / 2;
  const scale = Math.min(BLOCK.width / grid.width, BLOCK.height / grid.height) * by;
  const block = {
    x: AROUND * by,
    y: AROUND * by,
    width: grid.width * scale,
    height: grid.height * scale,
  };
  const [pitch, row] = [block.width / columns, block.height / rows];
  const [right, bottom] = [block.width + 2 * AROUND * by, block.y + block.height + AROUND * by];
  const page = { x: edge, y: edge, width: right - 2 * edge, height: bottom - 2 * edge };
  const marks: Mark[] = [sheet(page, strokes)];
  for (let index = 0; index <= columns; index++) {
    const x = block.x + index * pitch;
    marks.push(lineMark(x, 1.3 * by, x, bottom - 1.3 * by, cut));
  }
  const across = Array.from({ length: rows + 1 }, (_, index) => block.y + index * row);
  for (const y of across)
    marks.push(lineMark(block.x, y, block.x + block.width, y, { ...thin, width: 0.2 * by }));
  // Each number stands on a cut of its kind: the first between two rows.
  const inMiddle = (count: number) => Math.floor(count / 2);
  marks.push(
    ...badge('1', block.x + inMiddle(columns) * pitch, block.y + (inMiddle(rows - 1) + 0.5) * row, setting),
  );

  const arrowFrom = right + 2 * by;
  const middle = block.y + block.height / 2;
  marks.push(...arrow(arrowFrom, middle, arrowFrom + 5 * by, middle, by));
  const strip = { x: arrowFrom + 9 * by, y: block.y, width: pitch, height: block.height };
  marks.push(sheet(strip, strokes));
  for (const y of across) marks.push(lineMark(strip.x - 2.5 * by, y, strip.x + pitch + 2.5 * by, y, cut));
  marks.push(...badge('2', strip.x + pitch / 2, block.y + inMiddle(rows) * row, setting));
  const x = strip.x + pitch + 4.5 * by + BADGE * by;
  const notes = [words.say('print-guide.cut.long'), words.say('print-guide.cut.short')];
  notes.forEach((note, index) => {
    const y = middle + (index === 0 ? -1 : 1) * 1.3 * step;
    marks.push(
      ...badge(words.number(index + 1), x, y, setting),
      ...besideIt(note, x + (BADGE + 1.4) * by, y, width, setting),
    );
  });
  // What the numbers mean may be higher than a low sheet.
  const ink = inkOfAll(marks, { stamps: {}, measurer: setting.measurer });
  const down = Math.max(0, -ink.y);
  return {
    width,
    height: down + Math.max(bottom, ink.y + ink.height),
    marks: marks.map((mark) => moved(mark, 0, down)),
    alt: words.say('print-guide.cut.alt'),
  };
}
