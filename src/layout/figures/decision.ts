import type { Figure, Rich } from '../page/block.js';
import type { Mark, Mm, TextMeasurer } from '../page/page.js';
import type { Style } from '../page/templates.js';
import { lineHeight, lineItems } from '../type/strip.js';
import { THIN } from '../type/table.js';
import { breakLines, lineWidth, type TextLine } from '../type/text.js';
import { arrow } from './arrow.js';

/** One question of a turn: what to do on yes, and on no where no further question follows. */
export interface DecisionStep {
  readonly question: Rich;
  readonly yes: Rich;
  readonly no?: Rich;
}

/** How a decision is drawn: its room (mm), its type, the words on its arrows, what a screen reader says. */
export interface DecisionDrawing {
  readonly width: Mm;
  readonly style: Style;
  readonly measurer: TextMeasurer;
  readonly words: { readonly yes: string; readonly no: string };
  readonly alt: string;
}

/** White between a question's frame and its text, and around an arrow. */
const PAD: Mm = 1.2;
const AROUND: Mm = 0.8;

/** The least length of an arrow. */
const ARROW: Mm = 4;

/** The part of the width that questions take at most: that which makes the drawing least tall, the first of equals. */
const QUESTIONS = [0.5, 0.45, 0.4, 0.35, 0.3] as const;

/**
 * A turn as framed questions one under the other: an arrow marked yes leads to what to do at the right, an arrow marked
 * no to the next question, and from the last one to what is left to do. Questions beyond three are a bug: nobody finds
 * their way through more.
 */
export function decisionFigure(steps: readonly DecisionStep[], drawing: DecisionDrawing): Figure {
  if (steps.length === 0 || steps.length > 3) throw new Error(`a decision of ${steps.length} questions`);
  const [first, ...rest] = QUESTIONS.map((share) => drawn(steps, drawing, share)) as [Figure, ...Figure[]];
  return rest.reduce((best, next) => (next.height < best.height - 1e-6 ? next : best), first);
}

function drawn(steps: readonly DecisionStep[], drawing: DecisionDrawing, share: number): Figure {
  const { width, style, measurer, words, alt } = drawing;
  const size = style.body;
  const step = lineHeight(style);
  const widest = Math.max(...steps.map(({ question }) => lineWidth(question, size, measurer)));
  const boxWidth = Math.min(width * share, widest + 2 * PAD + 0.1);
  const yesX = boxWidth + 2 * AROUND;
  const arrowStart = yesX + lineWidth(words.yes, size, measurer, 'bold') + AROUND;
  const answerX = arrowStart + ARROW + 2 * AROUND;
  const set = (text: Rich, room: Mm) => breakLines(text, room, size, measurer);
  const lines = (all: readonly TextLine[], x: Mm, y: Mm): readonly Mark[] =>
    all.flatMap((line, index) => lineItems(line, x, y + index * step, size, drawing, null));
  const word = (text: string, x: Mm, y: Mm) => lines(breakLines(text, width, size, measurer, 'bold'), x, y);

  const marks: Mark[] = [];
  let y = 0;
  steps.forEach(({ question, yes, no }, index) => {
    const asked = set(question, boxWidth - 2 * PAD);
    const answer = set(yes, width - answerX);
    const boxHeight = asked.length * step + 2 * PAD;
    const height = Math.max(boxHeight, answer.length * step);
    const middle = y + height / 2;
    const edge = THIN.width / 2;
    const inner = { width: boxWidth - 2 * edge, height: boxHeight - 2 * edge };
    marks.push(
      { kind: 'box', x: edge, y: middle - boxHeight / 2 + edge, ...inner, radius: 1.5, stroke: THIN },
      ...lines(asked, PAD, middle - (asked.length * step) / 2),
      ...word(words.yes, yesX, middle - step / 2),
      ...arrow(arrowStart, middle, arrowStart + ARROW, middle),
      ...lines(answer, answerX, middle - (answer.length * step) / 2),
    );
    const bottom = middle + boxHeight / 2;
    const end = y + height;
    if (no === undefined && index === steps.length - 1) {
      y = end;
      return;
    }
    const arrowX = boxWidth / 4;
    const noX = arrowX + 1.5 + lineWidth(words.no, size, measurer, 'bold') + 2 * AROUND;
    // Longer where the answer beside it reaches lower than the question.
    const down = Math.max(ARROW, step, end - bottom) + 2 * AROUND;
    y = bottom + down;
    marks.push(
      ...arrow(arrowX, bottom + AROUND, arrowX, y - AROUND),
      ...word(words.no, arrowX + 1.5, bottom + (down - step) / 2),
    );
    if (no === undefined) return;
    const rest = set(no, width - noX);
    marks.push(...lines(rest, noX, bottom + (down - step) / 2));
    y = Math.max(y, bottom + (down - step) / 2 + rest.length * step);
  });
  return { width, height: y, marks, alt };
}
