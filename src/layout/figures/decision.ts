import type { Figure, Rich } from '../page/block.js';
import type { Mark, Mm, TextMeasurer } from '../page/page.js';
import { BLACK, WHITE } from '../page/page.js';
import type { Style } from '../page/templates.js';
import { baseline, lineHeight, lineItems } from '../type/strip.js';
import { THIN } from '../type/table.js';
import { breakLines, type TextLine } from '../type/text.js';

/** One question of a turn: what to do on yes, and on no where no further question follows. */
export interface DecisionStep {
  readonly question: Rich;
  readonly yes: Rich;
  readonly no?: Rich;
}

/** How a decision is drawn: its room (mm), its type, the words of both answers, what a screen reader says. */
export interface DecisionDrawing {
  readonly width: Mm;
  readonly style: Style;
  readonly measurer: TextMeasurer;
  readonly words: { readonly yes: string; readonly no: string };
  readonly alt: string;
}

/** White in a question's frame and an answer's label, above and beside the words, and between rows, as shares of a line's height. */
const PAD_Y = 0.1;
const PAD_X = 0.35;
const ROW_GAP = 0.22;

/** From an answer's label to what it leads to. */
const LABEL_GAP = 0.45;

/**
 * A turn as questions to read from top to bottom: a question in bold in a white frame, under it "yes" and "no" as black
 * labels, each with what to do, or with the next question, whose own answers stand under it, further in. Questions beyond
 * three are a bug: nobody finds their way through more.
 */
export function decisionFigure(steps: readonly DecisionStep[], drawing: DecisionDrawing): Figure {
  if (steps.length === 0 || steps.length > 3) throw new Error(`a decision of ${steps.length} questions`);
  const { width, style, measurer, words, alt } = drawing;
  const size = style.body;
  const step = lineHeight(style);
  const [padX, padY] = [PAD_X * step, PAD_Y * step];
  const labelWidth =
    Math.max(...[words.yes, words.no].map((word) => measurer.width(word, 'bold', size))) + 2 * padX;
  const answerX = labelWidth + LABEL_GAP * step;
  const marks: Mark[] = [];
  let y = 0;

  const put = (lines: readonly TextLine[], x: Mm, top: Mm): readonly Mark[] =>
    lines.flatMap((line, index) => lineItems(line, x, top + index * step, size, drawing, null));
  const label = (word: string, x: Mm) => {
    const left = x + (labelWidth - measurer.width(word, 'bold', size)) / 2;
    const radius = step / 2;
    marks.push(
      { kind: 'box', x, y: y + padY, width: labelWidth, height: step, radius, fill: BLACK },
      {
        kind: 'text',
        x: left,
        y: baseline(y + padY, size, drawing),
        text: word,
        face: 'bold',
        size,
        ink: WHITE,
      },
    );
  };
  const ask = (question: Rich, x: Mm) => {
    const lines = breakLines(question, width - x - 2 * padX, size, measurer, 'bold');
    const height = lines.length * step + 2 * padY;
    const edge = THIN.width / 2;
    const inner = { width: width - x - 2 * edge, height: height - 2 * edge };
    marks.push(
      { kind: 'box', x: x + edge, y: y + edge, ...inner, radius: step / 4, fill: WHITE, stroke: THIN },
      ...put(lines, x + padX, y + padY),
    );
    return height;
  };
  const say = (word: string, answer: Rich, x: Mm) => {
    label(word, x);
    const lines = breakLines(answer, width - x - answerX, size, measurer);
    marks.push(...put(lines, x + answerX, y + padY));
    return lines.length * step + 2 * padY;
  };

  steps.forEach(({ question, yes, no }, index) => {
    const x = index * answerX;
    if (index > 0) label(words.no, x - answerX);
    y += ask(question, x) + ROW_GAP * step;
    y += say(words.yes, yes, x) + ROW_GAP * step;
    if (no !== undefined) y += say(words.no, no, x) + ROW_GAP * step;
  });
  return { width, height: y - ROW_GAP * step, marks, alt };
}
