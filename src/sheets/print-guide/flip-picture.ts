import type { Figure } from '../../layout/page/block.js';
import { lineMark } from '../../layout/page/mark.js';
import { BLACK, type Duplex, type Mark, type Mm } from '../../layout/page/page.js';
import type { Rect } from '../../layout/page/rect.js';
import { besideIt, CUT, edgeOf, type Room, sheet, THIN } from './picture.js';

/** A page in a picture: its longer side (mm). */
const PAGE: Mm = 18;

/** The fill of a back. */
const PALE = { grey: 0.9 };

/** How the paper is turned over between front and back: the page, the edge it turns on, the back. */
export function flipPicture(
  page: { readonly width: Mm; readonly height: Mm },
  duplex: Exclude<Duplex, 'simplex'>,
  { width, setting, words }: Room,
): Figure {
  const scale = PAGE / Math.max(page.width, page.height);
  const [wideness, tallness] = [page.width * scale, page.height * scale];
  // Over an edge that runs down the page it turns like a leaf of a book; over one that runs across, like a calendar's.
  const like = (duplex === 'long-edge') === page.height >= page.width ? 'book' : 'calendar';
  const gap = 5;
  const y = 4.8;
  const front = { x: 2, y, width: wideness, height: tallness };
  const back =
    like === 'book' ? { ...front, x: front.x + wideness + gap } : { ...front, y: y + tallness + gap };
  const [right, bottom] = [back.x + wideness, back.y + tallness];
  const fold: Mark =
    like === 'book'
      ? lineMark(back.x - gap / 2, y - 2, back.x - gap / 2, bottom + 2, CUT)
      : lineMark(0, back.y - gap / 2, right + 2, back.y - gap / 2, CUT);
  const height = bottom + 2;
  const label = words.say(`print-guide.edge.${duplex}`);
  const marks: Mark[] = [
    sheet(front),
    ...dots(front, [
      [0.25, 0.3],
      [0.5, 0.5],
      [0.75, 0.7],
    ]),
    { ...sheet(back), fill: PALE },
    fold,
    ...turn(front, back, like),
    ...besideIt(label, right + 7, (y + bottom) / 2, width, setting),
  ];
  const alt = words.say('print-guide.edge.alt', { edge: edgeOf(duplex), like });
  return { width, height, marks, alt };
}

function dots(rect: Rect, places: readonly (readonly [number, number])[]): readonly Mark[] {
  return places.map(([right, down]) => ({
    kind: 'disc',
    x: rect.x + right * rect.width,
    y: rect.y + down * rect.height,
    radius: 1.1,
    fill: BLACK,
  }));
}

/** A bow with an arrow's head from the front's middle over the edge to the back's. */
function turn(front: Rect, back: Rect, like: 'book' | 'calendar'): readonly Mark[] {
  const head = 1.5;
  if (like === 'book') {
    const [from, to] = [front.x + front.width / 2, back.x + back.width / 2];
    const y = front.y - 0.6;
    return [
      {
        kind: 'path',
        steps: [
          ['M', from, y],
          ['C', from, y - 4, to, y - 4, to, y - head],
        ],
        stroke: THIN,
      },
      {
        kind: 'path',
        steps: [['M', to, y], ['L', to - 0.7, y - head], ['L', to + 0.7, y - head], ['Z']],
        fill: BLACK,
      },
    ];
  }
  const [from, to] = [front.y + front.height / 2, back.y + back.height / 2];
  const x = front.x + front.width + 0.6;
  return [
    {
      kind: 'path',
      steps: [
        ['M', x, from],
        ['C', x + 4, from, x + 4, to, x + head, to],
      ],
      stroke: THIN,
    },
    {
      kind: 'path',
      steps: [['M', x, to], ['L', x + head, to - 0.7], ['L', x + head, to + 0.7], ['Z']],
      fill: BLACK,
    },
  ];
}
