import type { LineView } from '../../domino/line.js';
import { laidTileName, tileName } from '../../domino/notation.js';
import type { Pips, Tile } from '../../domino/tile.js';
import type { Turn } from '../../engine/types.js';
import { crossedTile } from '../../layout/figures/hands.js';
import { lineFigure, tileRow } from '../../layout/figures/line-of-play.js';
import { openEndsFigure } from '../../layout/figures/open-ends.js';
import { refusedMark, stepMark } from '../../layout/figures/step-mark.js';
import type { Block, Figure, ListItem } from '../../layout/page/block.js';
import { inMm, type Mm } from '../../layout/page/page.js';
import type { Style } from '../../layout/page/templates.js';
import type { ShownPlay } from '../../rulebook/played/shown.js';
import { endsText, startText, turnText } from '../../rulebook/played/turn.js';
import { drawnDoubles } from '../line.js';
import type { SheetRequest } from '../request.js';

/** What drawing an example needs: the room (mm), the side of a half (mm), and how type is set. */
export interface Drawing {
  readonly width: Mm;
  readonly half: Mm;
  readonly style: Style;
  /** Whether each column is a page, where what goes on is named again: beside its beginning the eye finds that by itself. */
  readonly paged: boolean;
  readonly request: SheetRequest;
}

/**
 * Worked examples, each kept together: the line of play as it lies at last, its tiles numbered by the step that played them
 * and those of the start on grey over the ends they left open, and the steps one under the other with the open ends they leave. Nothing when there are none.
 */
export function exampleBlocks(plays: readonly ShownPlay[], drawing: Drawing): readonly Block[] {
  const { words } = drawing.request;
  const text = words.say('section.example');
  return plays.flatMap((play, nth): readonly Block[] => {
    const blocks = playBlocks(play, nth, drawing);
    if (nth === 0) return [{ kind: 'keep', blocks: [{ kind: 'heading', level: 2, text }, ...blocks] }];
    return [
      { kind: 'space', height: APART },
      { kind: 'keep', blocks, again: words.say('rules-sheet.continued', { section: text }) },
    ];
  });
}

/** White between two examples (mm), so that the second isn't taken for a step of the first. */
const APART: Mm = 1.5;

function playBlocks(play: ShownPlay, nth: number, drawing: Drawing): readonly Block[] {
  const { words } = drawing.request;
  const numbers = stepNumbers(play.turns);
  const only = play.turns.length === 1 ? play.turns[0] : undefined;
  const [left, right] = play.start.ends;
  // Nothing was played, so there is no line to draw: the sentence tells where it would have gone.
  if (only?.refused && left !== undefined && right !== undefined) {
    const text = words.say('turn.start-refused', { left, right, refused: turnText(only, play.name, words) });
    return [{ kind: 'list', ordered: true, items: [{ ...stepItem(only, null, play, drawing), text }] }];
  }
  const begun = startText(play.start, nth, words);
  const line = play.turns.findLast(({ refused }) => refused === null)?.line ?? play.start;
  const figure =
    line.tiles.length === 0 ? null : figureOf(line, tileSteps(play, numbers), play.start.ends, drawing);
  return [
    ...drawnLine(begun, figure, drawing),
    {
      kind: 'list',
      ordered: true,
      items: play.turns.map((turn, index) => stepItem(turn, numbers[index] ?? null, play, drawing)),
    },
  ];
}

/** Where an example begins, in words, beside its line where that leaves room. */
function drawnLine(
  begun: string | undefined,
  figure: Figure | null,
  { width, style }: Drawing,
): readonly Block[] {
  if (figure === null) return begun === undefined ? [] : [{ kind: 'paragraph', text: begun }];
  if (begun === undefined) return [{ kind: 'figure', figure }];
  const least = LEAST_SENTENCE * inMm(style.body);
  return [{ kind: 'beside', text: begun, figure, share: Math.max(least / width, 1 - figure.width / width) }];
}

/** The width that a sentence beside a drawing needs, as a multiple of its type's size: in less its lines hold two words each. */
const LEAST_SENTENCE = 5.8;

/** The number of each turn, counted from 1; null for one that was refused. */
function stepNumbers(turns: readonly Turn[]): readonly (number | null)[] {
  let step = 0;
  return turns.map(({ refused }) => (refused === null ? ++step : null));
}

/** By tile of the line as it lies at last: the number of the turn that played it, null for what lay there before. */
function tileSteps(
  { start, turns }: ShownPlay,
  numbers: readonly (number | null)[],
): readonly (number | null)[] {
  const steps: (number | null)[] = start.tiles.map(() => null);
  turns.forEach(({ line, refused }, index) => {
    if (refused !== null || line.tiles.length === steps.length) return;
    const number = numbers[index] ?? null;
    if (line.added === 0) steps.unshift(number);
    else steps.push(number);
  });
  return steps;
}

function stepItem(turn: Turn, number: number | null, play: ShownPlay, drawing: Drawing): ListItem {
  const { style, request } = drawing;
  const { words, measurer } = request;
  const text = turnText(turn, play.name, words);
  const drawn = turn.drawn.length > 0 ? tilesFigure(turn.drawn, drawing) : undefined;
  if (number === null) {
    const tile = refusedTile(turn);
    const alt = tile === null ? '' : tileName(tile);
    const crossed = tile === null ? undefined : crossedTile(tile, { half: drawing.half, alt });
    const aside = crossed ?? drawn;
    return {
      mark: refusedMark({ style, measurer }),
      text,
      ...(aside && { aside }),
      ...(crossed && drawn && { figure: drawn }),
    };
  }
  const [left, right] = turn.line.ends;
  // What is left open at last can be seen in the drawing.
  const isLast = turn === play.turns.at(-1);
  const ends =
    left === undefined || right === undefined || isLast
      ? undefined
      : openEndsFigure([left, right], { style, measurer, alt: endsText(turn.line, words) });
  const aside = ends ?? drawn;
  return {
    mark: stepMark(number, { style, measurer }),
    text,
    ...(aside && { aside }),
    ...(ends && drawn && { figure: drawn }),
  };
}

/** The tile that someone wanted to lay and may not; null where they wanted something else. */
function refusedTile({ action }: Turn): Tile | null {
  return action !== null && 'tile' in action ? action.tile : null;
}

function tilesFigure(tiles: readonly Tile[], { width, half, request }: Drawing): Figure {
  return tileRow(tiles, { width: width / 2, half, alt: request.words.and(tiles.map(tileName)) });
}

function figureOf(
  line: LineView,
  numbers: readonly (number | null)[],
  begun: readonly Pips[],
  drawing: Drawing,
): Figure {
  const { width, half, style, request } = drawing;
  const { checked, words, measurer } = request;
  const [left, right] = line.ends;
  const alt = words.say('rules-sheet.example-alt', {
    tiles: line.tiles.map(laidTileName),
    left: left ?? '',
    right: right ?? '',
  });
  return lineFigure(line, {
    width,
    half,
    doubles: drawnDoubles(checked.rules),
    alt,
    style,
    measurer,
    numbers,
    begun,
  });
}
