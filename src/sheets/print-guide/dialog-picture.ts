import type { Figure } from '../../layout/page/block.js';
import { lineMark } from '../../layout/page/mark.js';
import { BLACK, type Duplex, type Mark, type Mm } from '../../layout/page/page.js';
import { lineHeight } from '../../layout/type/strip.js';
import { edgeOf, growth, PAPER, type Room, strokesFor, text, wide } from './picture.js';

/** The fill of the bar with the dialog's name. */
const BAR = { grey: 0.93 };

/** A print dialog as it looks when everything in it is right: a menu of papers, actual size, no headers and footers, a menu of sides. */
export function dialogPicture(paper: string, duplex: Duplex, { width, setting, words }: Room): Figure {
  const say = words.under('print-guide.dialog');
  const by = growth(setting);
  const { thin } = strokesFor(setting);
  const step = lineHeight(setting.style);
  const row = step + 2.2 * by;
  const pad = 3 * by;
  const answers = pad + Math.max(...[say('paper'), say('scale'), say('sides')].map(labelled)) + 5 * by;
  const boxed = answers + 5 * by;
  // The other scale stands at the right of the one to choose, or under it where both are too long.
  const beside = boxed + wide(say('actual'), setting, 'bold') + 6 * by;
  const level = beside + 5 * by + wide(say('fit'), setting) <= width - pad;
  const fit = level ? { row: 1, x: beside } : { row: 2, x: answers };
  const [headers, sides] = [fit.row + 1, fit.row + 2];
  const bar = row;
  const height = bar + (sides + 1) * row + pad;
  const top = (index: number) => bar + pad / 2 + index * row;
  const middle = (index: number) => top(index) + row / 2;
  const at = (index: number, content: string, x: Mm, face: 'regular' | 'bold' = 'regular') =>
    text(content, x, middle(index) - step / 2, setting, face);
  const edge = thin.width / 2;
  const menu = (index: number, content: string): readonly Mark[] => {
    const box = {
      x: answers,
      y: middle(index) - step / 2 - 0.5 * by,
      width: width - pad - answers,
      height: step + by,
    };
    const x = box.x + box.width - 4.6 * by;
    const y = middle(index);
    return [
      { kind: 'box', ...box, radius: 0.8 * by, stroke: thin },
      ...at(index, content, box.x + 1.6 * by),
      {
        kind: 'path',
        steps: [
          ['M', x, y - 0.7 * by],
          ['L', x + 1.4 * by, y + 0.7 * by],
          ['L', x + 2.8 * by, y - 0.7 * by],
        ],
        stroke: { width: 0.5 * by, ink: BLACK, round: true },
      },
    ];
  };
  const ring = (index: number, x: Mm): Mark => ({
    kind: 'disc',
    x: x + 1.6 * by,
    y: middle(index),
    radius: 1.6 * by,
    fill: PAPER,
    stroke: thin,
  });
  const marks: Mark[] = [
    { kind: 'box', x: edge, y: edge, width: width - 2 * edge, height: bar, radius: 1.5 * by, fill: BAR },
    { kind: 'box', x: edge, y: bar - 2 * by, width: width - 2 * edge, height: 2 * by, fill: BAR },
    {
      kind: 'box',
      x: edge,
      y: edge,
      width: width - 2 * edge,
      height: height - 2 * edge,
      radius: 1.5 * by,
      stroke: thin,
    },
    lineMark(0, bar, width, bar, thin),
    ...text(say('title'), pad, (bar - step) / 2, setting, 'bold'),
    ...at(0, say('paper'), pad),
    ...menu(0, paper),
    ...at(1, say('scale'), pad),
    ring(1, answers),
    { kind: 'disc', x: answers + 1.6 * by, y: middle(1), radius: 0.85 * by, fill: BLACK },
    ...at(1, say('actual'), boxed, 'bold'),
    ring(fit.row, fit.x),
    ...at(fit.row, say('fit'), fit.x + 5 * by),
    {
      kind: 'box',
      x: pad,
      y: middle(headers) - 1.6 * by,
      width: 3.2 * by,
      height: 3.2 * by,
      radius: 0.4 * by,
      fill: PAPER,
      stroke: thin,
    },
    ...at(headers, say('headers'), pad + 5 * by),
    ...at(sides, say('sides'), pad),
    ...menu(sides, say(duplex)),
  ];
  const alt = words.say('print-guide.dialog.alt', { paper, edge: edgeOf(duplex) });
  return { width, height, marks, alt };

  function labelled(label: string): Mm {
    return wide(label, setting);
  }
}
