import type { Figure } from '../../layout/page/block.js';
import { lineMark } from '../../layout/page/mark.js';
import { BLACK, type Duplex, type Mark, type Mm } from '../../layout/page/page.js';
import type { Rect } from '../../layout/page/rect.js';
import { edgeOf, growth, PALE, pips, type Room, type Strokes, sheet, strokesFor } from './picture.js';

/** How high a picture's pages may be together, and each of them (mm). */
const PAGES: Mm = 24;
const PAGE: Mm = 16;

/** How the paper is turned over between front and back: the page, the edge it turns on, the back; as wide as what it shows. */
export function flipPicture(
  page: { readonly width: Mm; readonly height: Mm },
  duplex: Exclude<Duplex, 'simplex'>,
  { setting, words }: Room,
): Figure {
  const by = growth(setting);
  const strokes = strokesFor(setting);
  // Over an edge that runs down the page it turns like a leaf of a book; over one that runs across, like a calendar's.
  const like = (duplex === 'long-edge') === page.height >= page.width ? 'book' : 'calendar';
  const high = like === 'book' ? PAGE : PAGES / 2;
  const scale = (high * by) / page.height;
  const [wideness, tallness] = [page.width * scale, page.height * scale];
  const gap = 5 * by;
  // The bow over a book's pages needs room above them.
  const y = (like === 'book' ? 4.8 : 0.3) * by;
  const front = { x: 2 * by, y, width: wideness, height: tallness };
  const back =
    like === 'book' ? { ...front, x: front.x + wideness + gap } : { ...front, y: y + tallness + gap };
  const [right, bottom] = [back.x + wideness, back.y + tallness];
  const fold: Mark =
    like === 'book'
      ? lineMark(back.x - gap / 2, y - 2 * by, back.x - gap / 2, bottom + 2 * by, strokes.cut)
      : lineMark(0, back.y - gap / 2, right + 2 * by, back.y - gap / 2, strokes.cut);
  const height = bottom + 2 * by;
  const marks: Mark[] = [
    sheet(front, strokes),
    ...pips(front, 1.1 * by),
    { ...sheet(back, strokes), fill: PALE },
    fold,
    ...turn(front, back, like, by, strokes),
  ];
  const alt = words.say('print-guide.edge.alt', { edge: edgeOf(duplex), like });
  // The fold's line reaches beyond the pages, a calendar's bow beyond the line.
  return { width: right + (like === 'book' ? 0.3 : BOW + 1) * by, height, marks, alt };
}

/** How far a bow reaches beyond where it begins (mm). */
const BOW: Mm = 4;

/** A bow with an arrow's head from the front's middle over the edge to the back's. */
function turn(
  front: Rect,
  back: Rect,
  like: 'book' | 'calendar',
  by: number,
  { thin }: Strokes,
): readonly Mark[] {
  const head = 1.5 * by;
  const [side, bow, off] = [0.7 * by, BOW * by, 0.6 * by];
  if (like === 'book') {
    const [from, to] = [front.x + front.width / 2, back.x + back.width / 2];
    const y = front.y - off;
    return [
      {
        kind: 'path',
        steps: [
          ['M', from, y],
          ['C', from, y - bow, to, y - bow, to, y - head],
        ],
        stroke: thin,
      },
      {
        kind: 'path',
        steps: [['M', to, y], ['L', to - side, y - head], ['L', to + side, y - head], ['Z']],
        fill: BLACK,
      },
    ];
  }
  const [from, to] = [front.y + front.height / 2, back.y + back.height / 2];
  const x = front.x + front.width + off;
  return [
    {
      kind: 'path',
      steps: [
        ['M', x, from],
        ['C', x + bow, from, x + bow, to, x + head, to],
      ],
      stroke: thin,
    },
    {
      kind: 'path',
      steps: [['M', x, to], ['L', x + head, to - side], ['L', x + head, to + side], ['Z']],
      fill: BLACK,
    },
  ];
}
