import { arrow } from '../../layout/figures/arrow.js';
import type { Figure } from '../../layout/page/block.js';
import {
  BLACK,
  type Duplex,
  type Mark,
  type Mm,
  type PathStep,
  type Stroke,
} from '../../layout/page/page.js';
import type { Rect } from '../../layout/page/rect.js';
import { baseline, lineHeight, lineItems, type Setting } from '../../layout/type/strip.js';
import { breakLines, lineWidth } from '../../layout/type/text.js';
import type { Words } from '../../words/words.js';

/** What the small pictures of the print guide are drawn with: the room they have (mm), the type, the words. */
export interface Room {
  readonly width: Mm;
  readonly setting: Setting;
  readonly words: Words;
}

const THIN: Stroke = { width: 0.3, ink: BLACK };
const BOLD: Stroke = { width: 0.7, ink: BLACK };
const CUT: Stroke = { width: 0.5, ink: BLACK, dash: [1.6, 1] };
const PALE = { grey: 0.9 };
const PAPER = { grey: 1 };

/** A page in a picture: its longer side (mm). */
const PAGE: Mm = 18;

/** How messages tell the edge that paper turns on (a message's choices have no hyphens). */
export function edgeOf(duplex: Duplex): 'none' | 'long' | 'short' {
  return duplex === 'simplex' ? 'none' : duplex === 'long-edge' ? 'long' : 'short';
}

/** A print dialog with what to choose in it: actual size, no headers and footers, and how to turn the paper for backs. */
export function dialogPicture(paper: string, duplex: Duplex, { width, setting, words }: Room): Figure {
  const say = words.under('print-guide.dialog');
  const step = lineHeight(setting.style);
  const row = step + 1.4;
  const pad = 2.5;
  const rows = [say('paper'), say('scale'), '', say('headers'), say('sides')];
  const answers = pad + Math.max(...rows.map((label) => wide(label, setting))) + 4;
  const bar = row + 0.6;
  const height = bar + rows.length * row + pad;
  const top = (index: number) => bar + pad / 2 + index * row;
  const middle = (index: number) => top(index) + row / 2;
  const at = (index: number, content: string, x: Mm, face: 'regular' | 'bold' = 'regular') =>
    text(content, x, top(index) + 0.7, setting, face);
  const boxed = answers + 5;
  const marks: Mark[] = [
    { kind: 'box', x: 0.15, y: 0.15, width: width - 0.3, height: height - 0.3, radius: 1.5, stroke: THIN },
    line(0, bar, width, bar, THIN),
    ...text(say('title'), pad, (bar - step) / 2, setting, 'bold'),
    ...rows.flatMap((label, index) => at(index, label, pad)),
    ...at(0, paper, answers),
    ring(answers + 1.5, middle(1)),
    { kind: 'disc', x: answers + 1.5, y: middle(1), radius: 0.8, fill: BLACK },
    ...at(1, say('actual'), boxed, 'bold'),
    tick(boxed + wide(say('actual'), setting, 'bold') + 2, middle(1)),
    ring(answers + 1.5, middle(2)),
    ...at(2, say('fit'), boxed),
    square(answers, middle(3)),
    ...at(3, say('off'), boxed),
    square(answers, middle(4)),
    ...(duplex === 'simplex' ? [] : [tick(answers + 0.4, middle(4))]),
    ...at(4, say(duplex), boxed),
  ];
  const alt = words.say('print-guide.dialog.alt', { paper, edge: edgeOf(duplex) });
  return { width, height, marks, alt };
}

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
      ? line(back.x - gap / 2, y - 2, back.x - gap / 2, bottom + 2, CUT)
      : line(0, back.y - gap / 2, right + 2, back.y - gap / 2, CUT);
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
    marks.push(line(x, 1.5, x, page.height - 1.5, CUT));
  }
  for (const y of [block.y, block.y + block.height / 2, block.y + block.height])
    marks.push(line(block.x, y, block.x + block.width, y, { width: 0.2, ink: BLACK }));
  marks.push(...badge('1', block.x + 1.5 * pitch, block.y + block.height / 2, setting));

  const arrowFrom = page.width + 3;
  const middle = block.y + block.height / 2;
  marks.push(...arrow(arrowFrom, middle, arrowFrom + 6, middle));
  const strip = { x: arrowFrom + 10, y: block.y, width: pitch, height: block.height };
  marks.push(sheet(strip), line(strip.x - 3, middle, strip.x + pitch + 3, middle, CUT));
  for (const y of [strip.y, strip.y + strip.height]) {
    marks.push(line(strip.x - 3, y, strip.x + pitch + 3, y, CUT));
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

/** The kit's two folders: what is in each, the host's with a black band. */
export function foldersPicture(
  folders: { readonly player: readonly string[]; readonly host: readonly string[] },
  { width, setting, words }: Room,
): Figure {
  const gap = 6;
  const each = (width - gap) / 2;
  const step = lineHeight(setting.style);
  const tab = step + 1;
  const lines = Math.max(folders.player.length, folders.host.length);
  const height = tab + 2.5 + lines * step + 2;
  const marks: Mark[] = [];
  (['player', 'host'] as const).forEach((audience, index) => {
    const x = index * (each + gap);
    marks.push({ kind: 'path', steps: folder(x + 0.2, 0.2, each - 0.4, height - 0.4, tab), stroke: THIN });
    if (audience === 'host') {
      marks.push({ kind: 'box', x, y: tab, width: each, height: 2, fill: BLACK });
    }
    marks.push(...text(`${audience}/`, x + 2, 0.7, setting, 'bold'));
    folders[audience].forEach((name, place) => {
      marks.push(...text(name, x + 3, tab + 2.5 + place * step, setting));
    });
  });
  const alt = words.say('print-guide.folders.alt', { player: folders.player, host: folders.host });
  return { width, height, marks, alt };
}

function wide(content: string, { style, measurer }: Setting, face: 'regular' | 'bold' = 'regular'): Mm {
  return lineWidth(content, style.body, measurer, face);
}

function text(
  content: string,
  x: Mm,
  top: Mm,
  setting: Setting,
  face: 'regular' | 'bold' = 'regular',
): readonly Mark[] {
  const size = setting.style.body;
  if (content === '') return [];
  return [{ kind: 'text', x, y: baseline(top, size, setting), text: content, face, size, ink: BLACK }];
}

/** Words at the right of something, from x to the picture's right edge, in as many lines as they take around the height y. */
function besideIt(content: string, x: Mm, y: Mm, right: Mm, setting: Setting): readonly Mark[] {
  const step = lineHeight(setting.style);
  const lines = breakLines(content, right - x, setting.style.body, setting.measurer);
  const top = y - (lines.length * step) / 2;
  return lines.flatMap((set, index) =>
    lineItems(set, x, top + index * step, setting.style.body, setting, null),
  );
}

function line(x1: Mm, y1: Mm, x2: Mm, y2: Mm, stroke: Stroke): Mark {
  return { kind: 'line', x1, y1, x2, y2, stroke };
}

function sheet(rect: Rect): Extract<Mark, { kind: 'box' }> {
  return { kind: 'box', ...rect, fill: PAPER, stroke: THIN };
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

function ring(x: Mm, y: Mm): Mark {
  return { kind: 'disc', x, y, radius: 1.5, stroke: THIN };
}

function square(x: Mm, y: Mm): Mark {
  return { kind: 'box', x, y: y - 1.5, width: 3, height: 3, stroke: THIN };
}

function tick(x: Mm, y: Mm): Mark {
  const steps: readonly PathStep[] = [
    ['M', x, y],
    ['L', x + 1, y + 1.1],
    ['L', x + 3, y - 1.8],
  ];
  return { kind: 'path', steps, stroke: { ...BOLD, round: true } };
}

function badge(label: string, x: Mm, y: Mm, setting: Setting): readonly Mark[] {
  const step = lineHeight(setting.style);
  return [
    { kind: 'disc', x, y, radius: 2.6, fill: PAPER, stroke: THIN },
    ...text(label, x - wide(label, setting, 'bold') / 2, y - step / 2, setting, 'bold'),
  ];
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

function folder(x: Mm, y: Mm, width: Mm, height: Mm, tab: Mm): readonly PathStep[] {
  const lip = Math.min(width * 0.45, 22);
  return [
    ['M', x, y + height],
    ['L', x, y],
    ['L', x + lip, y],
    ['L', x + lip + 2, y + tab],
    ['L', x + width, y + tab],
    ['L', x + width, y + height],
    ['Z'],
  ];
}
