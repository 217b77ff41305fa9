import type { LineView } from '../../domino/line.js';
import { laidTileName } from '../../domino/notation.js';
import { lineFigure } from '../../layout/figures/line-of-play.js';
import type { Block, Figure } from '../../layout/page/block.js';
import type { Mm } from '../../layout/page/page.js';
import type { Style } from '../../layout/page/templates.js';
import type { ShownPlay } from '../../rulebook/played/shown.js';
import { startText, turnText } from '../../rulebook/played/turn.js';
import { drawnDoubles } from '../line.js';
import type { SheetRequest } from '../request.js';

/** What drawing an example needs: the room (mm), the side of a half (mm), and how type is set. */
export interface Drawing {
  readonly width: Mm;
  readonly half: Mm;
  readonly style: Style;
  readonly request: SheetRequest;
}

/** Worked examples as drawn lines of play, one step a line under one heading, never torn apart; nothing when there are none. */
export function exampleBlocks(plays: readonly ShownPlay[], drawing: Drawing): readonly Block[] {
  const { words } = drawing.request;
  if (plays.length === 0) return [];
  const heading: Block = { kind: 'heading', level: 2, text: words.say('section.example') };
  const steps = withRoom(plays.flatMap((play, nth) => playBlocks(play, nth, drawing)));
  return [{ kind: 'keep', blocks: [heading, ...steps] }];

  /** Sentences get all the room that the widest drawing beside one leaves, so that drawings begin under each other. */
  function withRoom(blocks: readonly Block[]): readonly Block[] {
    const widths = blocks.flatMap((block) => (block.kind === 'beside' ? [block.figure.width] : []));
    const free = 1 - Math.max(...widths) / drawing.width;
    const share = free < SENTENCE.least ? SENTENCE.least : Math.min(free, SENTENCE.most);
    return blocks.map((block) => (block.kind === 'beside' ? { ...block, share } : block));
  }
}

/** The part of the column that steps' sentences take beside their drawings: where a drawing leaves less, it stands under its sentence. */
const SENTENCE = { least: 0.37, most: 0.6 } as const;

function playBlocks(play: ShownPlay, nth: number, drawing: Drawing): readonly Block[] {
  const { words } = drawing.request;
  const step = (text: string, line: LineView): Block => ({
    kind: 'beside',
    text,
    figure: figureOf(line, drawing),
    share: SENTENCE.least,
  });
  const [left, right] = play.start.ends;
  const [first] = play.turns;
  // Nothing was played, so there is nothing to draw: one sentence tells it.
  if (first?.refused && play.turns.length === 1 && left !== undefined && right !== undefined) {
    const refused = turnText(first, play.name, words);
    return [{ kind: 'paragraph', text: words.say('turn.start-refused', { left, right, refused }) }];
  }
  const begun = startText(play.start, nth, words);
  const start = begun === undefined ? [] : [step(begun, play.start)];
  const turns = play.turns.map((turn): Block => {
    const text = turnText(turn, play.name, words);
    return turn.refused === null ? step(text, turn.line) : { kind: 'paragraph', text };
  });
  return [...start, ...turns];
}

function figureOf(line: LineView, { width, half, style, request }: Drawing): Figure {
  const { checked, words, measurer } = request;
  const [left, right] = line.ends;
  const alt = words.say('rules-sheet.example-alt', {
    tiles: line.tiles.map(laidTileName),
    left: left ?? '',
    right: right ?? '',
  });
  return lineFigure(line, { width, half, doubles: drawnDoubles(checked.rules), alt, style, measurer });
}
