import type { Figure } from '../../layout/page/block.js';
import { lineMark } from '../../layout/page/mark.js';
import {
  BLACK,
  type Duplex,
  type Mark,
  type Mm,
  type PathStep,
  type Stroke,
} from '../../layout/page/page.js';
import { lineHeight } from '../../layout/type/strip.js';
import { edgeOf, type Room, THIN, text, wide } from './picture.js';

/** The line of a tick. */
const BOLD: Stroke = { width: 0.7, ink: BLACK };

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
    lineMark(0, bar, width, bar, THIN),
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
