import { tileName } from '../../domino/notation.js';
import type { Answer, Fit, Question, TriedTurn } from '../../engine/exercises/exercise.js';
import type { Turn } from '../../engine/types.js';
import { unreachable } from '../../problem.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import { countText } from '../played/count.js';
import { turnText, usualNames } from '../played/turn.js';

/** What exercises are told with: the game, the table they are about, and the language. */
export interface Telling {
  readonly rules: Rules;
  readonly seating: Seating;
  readonly words: Words;
}

/** Turns as sentences, one each. */
export function toldTurns(turns: readonly Turn[], { words }: Telling): readonly string[] {
  const name = usualNames(words);
  return turns.map((turn) => turnText(turn, name, words));
}

/** A turn that somebody wants to take, nothing said of whether it may be taken. */
export function triedText(turn: TriedTurn, seat: number, { words }: Telling): string {
  const name = usualNames(words)(seat);
  switch (turn.kind) {
    case 'play':
      return words.say('turn.play', { name, tile: tileName(turn.tile), end: turn.end });
    case 'draw':
      return words.say('handout.legal.draw', { name });
    case 'pass':
      return words.say('handout.legal.pass', { name });
    default:
      return unreachable(turn);
  }
}

/** The answer to an exercise in words; a line that is asked for is drawn beside it. */
export function answerText(question: Question, answer: Answer, telling: Telling): string {
  const { words } = telling;
  switch (answer.kind) {
    case 'missing':
      return words.and(answer.tiles.map(tileName));
    case 'chain':
      return words.say('handout.chain.answer');
    case 'ends':
      return words.and(answer.ends.map((end) => words.number(end)));
    case 'fits':
      return fitsText(answer.plays, telling);
    case 'next':
      return words.say('handout.next.answer', {
        play: answer.moves.includes('play') ? 'yes' : 'no',
        draw: answer.moves.includes('draw') ? 'yes' : 'no',
        fits: fitsText(answer.plays, telling),
      });
    case 'legal':
      return legalText(question, answer, telling);
    case 'blocked':
      return words.say('handout.blocked.answer', { ended: answer.ended ?? 'no' });
    case 'count':
      return question.kind === 'count' ? countedText(question, answer, telling) : '';
    default:
      return unreachable(answer);
  }
}

function fitsText(plays: readonly Fit[], { words }: Telling): string {
  return plays
    .map(({ tile, ends }) =>
      words.say('handout.fits.answer', {
        tile: tileName(tile),
        ends: words.or(ends.map((end) => words.number(end))),
      }),
    )
    .join('; ');
}

function legalText(
  question: Question,
  { refusal }: Extract<Answer, { kind: 'legal' }>,
  { words }: Telling,
): string {
  if (refusal === null || question.kind !== 'legal') return words.say('handout.legal.allowed');
  const { seat, line, turn } = question;
  const action =
    turn.kind === 'play'
      ? ({ kind: 'play', tile: turn.tile, end: turn.end, side: 'left' } as const)
      : turn.kind === 'pass'
        ? ({ kind: 'pass' } as const)
        : null;
  const refused: Turn = {
    seat,
    able: null,
    drawn: [],
    action,
    refused: refusal,
    line,
    handLeft: null,
    boneyardLeft: 0,
  };
  return `${words.say('handout.legal.forbidden')}: ${turnText(refused, usualNames(words), words)}`;
}

function countedText(
  { left }: Extract<Question, { kind: 'count' }>,
  { end }: Extract<Answer, { kind: 'count' }>,
  { rules, seating, words }: Telling,
): string {
  const [, ...counted] = countText(rules, seating, end, new Map(left.entries()), usualNames(words), words);
  return counted.join(' ');
}
