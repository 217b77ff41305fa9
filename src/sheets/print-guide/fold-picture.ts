import type { Figure } from '../../layout/page/block.js';
import { lineMark } from '../../layout/page/mark.js';
import { BLACK, type Mark, type Mm, type PathStep } from '../../layout/page/page.js';
import { moved } from '../../layout/page/place.js';
import type { Rect } from '../../layout/page/rect.js';
import { lineHeight, lineItems } from '../../layout/type/strip.js';
import { breakLines } from '../../layout/type/text.js';
import { BADGE, badge, growth, PALE, pips, type Room, type Strokes, sheet, strokesFor } from './picture.js';

/** Which way a fold runs across its page. */
export type FoldLine = 'across' | 'down';

/** Half a sheet in a picture: how long its edge at the fold is, and how far it is from there to the other edge (mm). */
const HALF = { long: 16, deep: 10 } as const;

/** White above the pictures' halves, and under the pictures (mm). */
const ROOM = { above: 1.4, under: 1.8 } as const;

/** What is drawn for a fold across the page, as it stands where the fold runs down the page. */
interface Turned {
  readonly point: (x: Mm, y: Mm) => readonly [Mm, Mm];
  readonly rect: (x: Mm, y: Mm, width: Mm, height: Mm) => Rect;
}
const TURNED: Readonly<Record<FoldLine, Turned>> = {
  across: { point: (x, y) => [x, y], rect: (x, y, width, height) => ({ x, y, width, height }) },
  down: {
    point: (x, y) => [y, x],
    rect: (x, y, width, height) => ({ x: y, y: x, width: height, height: width }),
  },
};

/**
 * A sheet of tiles made into one thick sheet, in three numbered pictures: flat with its dashed line, the half with the backs
 * going behind the other with the print outside, both glued.
 */
export function foldPicture(fold: FoldLine, { width, setting, words }: Room): Figure {
  const say = words.under('print-guide.fold');
  const by = growth(setting);
  const { style, measurer } = setting;
  const strokes = strokesFor(setting);
  const turned = TURNED[fold];
  const each = width / 3;
  const tall = (ROOM.above + ROOM.under + turned.rect(0, 0, HALF.long, 2 * HALF.deep).height) * by;
  const step = lineHeight(style);
  const steps = [
    { note: say('flat'), drawn: flat(turned, by, strokes) },
    { note: say('behind'), drawn: goingBehind(turned, by, strokes) },
    { note: say('glued'), drawn: glued(turned, by, strokes) },
  ];
  const noteX = (2 * BADGE + 1.8) * by;
  const notes = steps.map(({ note }) => breakLines(note, each - noteX - by, style.body, measurer));
  const marks = steps.flatMap(({ drawn }, index): readonly Mark[] => {
    const x = index * each;
    return [
      ...drawn.map((mark) => moved(mark, x + strokes.thin.width / 2, ROOM.above * by)),
      ...badge(words.number(index + 1), x + (BADGE + 0.2) * by, tall + step / 2, setting),
      ...(notes[index] ?? []).flatMap((line, row) =>
        lineItems(line, x + noteX, tall + row * step, style.body, setting, null),
      ),
    ];
  });
  const lines = Math.max(...notes.map((note) => note.length));
  return {
    width,
    height: tall + Math.max(lines * step, step / 2 + (BADGE + 0.2) * by),
    marks,
    alt: say('alt'),
  };
}

function flat({ point, rect }: Turned, by: number, strokes: Strokes): readonly Mark[] {
  const [long, deep] = [HALF.long * by, HALF.deep * by];
  const front = rect(0, 0, long, deep);
  return [
    { ...sheet(rect(0, deep, long, deep), strokes), fill: PALE },
    sheet(front, strokes),
    ...pips(front, 0.9 * by),
    lineMark(...point(0, deep), ...point(long + 2.5 * by, deep), strokes.cut),
  ];
}

function goingBehind({ point, rect }: Turned, by: number, strokes: Strokes): readonly Mark[] {
  const [long, deep] = [HALF.long * by, HALF.deep * by];
  const front = rect(0, 0, long, deep);
  const far = 1.6 * deep;
  const narrower = 2.4 * by;
  const corners = [point(0, deep), point(long, deep), point(long - narrower, far), point(narrower, far)];
  const outline = corners.map(([x, y], index): PathStep => [index === 0 ? 'M' : 'L', x, y]);
  const [from, to, bow] = [1.4 * deep, 0.5 * deep, 5 * by];
  const x = long + 0.8 * by;
  const head = 1.5 * by;
  const side = 0.7 * by;
  return [
    { kind: 'path', steps: [...outline, ['Z']], fill: PALE, stroke: strokes.thin },
    sheet(front, strokes),
    ...pips(front, 0.9 * by),
    {
      kind: 'path',
      steps: [
        ['M', ...point(x - narrower / 2, from)],
        ['C', ...point(x + bow, from), ...point(x + bow, to), ...point(x + head, to)],
      ],
      stroke: strokes.thin,
    },
    {
      kind: 'path',
      steps: [
        ['M', ...point(x, to)],
        ['L', ...point(x + head, to - side)],
        ['L', ...point(x + head, to + side)],
        ['Z'],
      ],
      fill: BLACK,
    },
  ];
}

function glued({ rect }: Turned, by: number, strokes: Strokes): readonly Mark[] {
  const [long, deep] = [HALF.long * by, HALF.deep * by];
  const front = rect(0, 0, long, deep);
  const behind = 1.1 * by;
  return [
    { ...sheet(moved(sheet(front, strokes), behind, -behind), strokes), fill: PALE },
    sheet(front, strokes),
    ...pips(front, 0.9 * by),
  ];
}
