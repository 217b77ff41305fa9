import type { LineView } from '../../domino/line.js';
import { tileName } from '../../domino/notation.js';
import { highOf, lowOf, type Tile } from '../../domino/tile.js';
import type { Turn, TurnAction } from '../../engine/types.js';
import { unreachable } from '../../problem.js';
import type { Refusal } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';

/** The name a seat goes by on a sheet (seats count from 0). */
export type NameOf = (seat: number) => string;

/** The language's names for players: one cast on all sheets of a kit, whatever an example's file calls its seats. */
export function usualNames(words: Words): NameOf {
  return (seat) => words.lookUp(`names.${seat + 1}`);
}

/** One turn in a sentence; a refused one says what is not allowed and why. */
export function turnText(turn: Turn, name: NameOf, words: Words): string {
  return turn.refused === null ? doneText(turn, name, words) : refusedText(turn, turn.refused, name, words);
}

/**
 * Turns as they are told one after another: tiles that a refused turn already said were drawn are not drawn a second time
 * by the turn that puts it right.
 */
export function toldOnce(turns: readonly Turn[]): readonly Turn[] {
  return turns.map((turn, index) => {
    const before = turns[index - 1];
    return before && saysDrawn(before) && sameDraw(before, turn) ? { ...turn, drawn: [] } : turn;
  });
}

/** Of the refusals only this one names the tiles that were drawn. */
function saysDrawn({ refused }: Turn): boolean {
  return refused === 'must-play-drawn';
}

function sameDraw(one: Turn, other: Turn): boolean {
  return one.seat === other.seat && names(one.drawn).join() === names(other.drawn).join();
}

/** Where an example begins on a line that lies there already; examples after the first say that they stand alone. Undefined before the lead. */
export function startText(start: LineView, nth: number, words: Words): string | undefined {
  const [left, right] = start.ends;
  if (left === undefined || right === undefined) return undefined;
  return words.say(nth === 0 ? 'turn.start' : 'turn.start-again', { left, right });
}

/** "Open ends: 6 and 5."; empty before the lead. */
export function endsText(line: LineView, words: Words): string {
  const [left, right] = line.ends;
  return left === undefined || right === undefined ? '' : words.say('turn.ends', { left, right });
}

function doneText(turn: Turn, name: NameOf, words: Words): string {
  const { action, drawn } = turn;
  const who = { name: name(turn.seat), drawn: names(drawn), count: drawn.length };
  if (action === null) throw new Error('a turn that was played has an action');
  switch (action.kind) {
    case 'lead':
      return words.say('turn.lead', { ...who, tile: tileName(action.tile) });
    case 'play':
      return words.say(playKey(action.tile, drawn), {
        ...who,
        tile: tileName(action.tile),
        end: action.end,
        fits: lastFits(turn.line, action, drawn) ? 'yes' : 'no',
      });
    case 'keep':
      return words.say(drawn.length > 0 ? 'turn.draw-keep' : 'turn.keep', who);
    case 'pass':
      return words.say(drawn.length > 0 ? 'turn.draw-pass' : 'turn.pass', who);
    case 'settled':
      return words.say('turn.draw-settled', who);
    default:
      return unreachable(action);
  }
}

/** Whether the tile played was drawn just now, or held before although others were drawn. */
function playKey(tile: Tile, drawn: readonly Tile[]) {
  if (drawn.length === 0) return 'turn.play';
  return drawn.includes(tile) ? 'turn.draw-play' : 'turn.draw-play-held';
}

/** Whether the last tile drawn fits one of the ends there were: then drawing had to stop. */
function lastFits(
  { ends }: LineView,
  { end, side }: Extract<TurnAction, { kind: 'play' }>,
  drawn: readonly Tile[],
): boolean {
  const other = side === 'left' ? ends[1] : ends[0];
  return drawn
    .slice(-1)
    .some((tile) => [lowOf(tile), highOf(tile)].some((half) => half === end || half === other));
}

function refusedText(turn: Turn, refused: Refusal, name: NameOf, words: Words): string {
  const { action, drawn } = turn;
  return words.say(`refused.${refused}`, {
    name: name(turn.seat),
    drawn: names(drawn),
    fit: names(drawn.slice(-1)),
    deed: action === null ? 'draw' : action.kind,
    ...played(action),
    blank: blankRefused(action) ? 'yes' : 'no',
  });
}

/** Whether someone tried to lay a blank against pips: where blanks are wild, nobody is refused that. */
function blankRefused(action: TurnAction | null): boolean {
  return action?.kind === 'play' && lowOf(action.tile) === 0 && action.end !== 0;
}

function played(action: TurnAction | null): { readonly tile: string; readonly end: string | number } {
  if (action === null) return { tile: '', end: '' };
  switch (action.kind) {
    case 'lead':
      return { tile: tileName(action.tile), end: '' };
    case 'play':
      return { tile: tileName(action.tile), end: action.end };
    case 'keep':
    case 'pass':
    case 'settled':
      return { tile: '', end: '' };
    default:
      return unreachable(action);
  }
}

function names(tiles: readonly Tile[]): readonly string[] {
  return tiles.map(tileName);
}
