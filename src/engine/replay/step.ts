import type { LineView } from '../../domino/line.js';
import { highOf, lowOf, type Pips, type Tile, tileLaid } from '../../domino/tile.js';
import { BLANKS_WILD } from '../../variant/meaning/line.js';
import type { ExampleStep, Refusal } from '../../variant/variant.js';
import { fitsLeaving, type Move } from '../moves.js';
import type { Round } from '../round.js';
import type { TurnAction } from '../types.js';
import { type Arm, LEFT, RIGHT } from '../types.js';

/** What a step's words for its play come to on the line as it lies. */
export type Placement =
  | { readonly kind: 'move'; readonly move: Move; readonly action: TurnAction }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly action: TurnAction }
  | {
      readonly kind: 'unclear';
      readonly problem: 'at-needed' | 'leaves-needed' | 'leaves-idle' | 'leaves-impossible';
    };

interface Option {
  readonly arm: Arm;
  readonly end: Pips;
  readonly leaves: Pips;
}

/**
 * Finds the play that a step means. `at` is an end's value or the tile touched and may be missing when the tile fits
 * only one end; equal ends are one choice, and the right one stands for both. `leaves` is needed exactly where wild
 * halves leave a choice, but in an inherited example it may be there for nothing.
 */
export function placementOf(round: Round, tile: Tile, step: ExampleStep, inherited: boolean): Placement {
  const { line } = round;
  if (line.ends.length === 0) return leadOf(tile, step, inherited);
  const arms = armsAt(line, step);
  const end = (arm: Arm) => line.ends[arm === LEFT ? 0 : 1] as Pips;
  const action = (option: { arm: Arm; end: Pips }): TurnAction => ({
    kind: 'play',
    tile,
    end: option.end,
    side: option.arm === LEFT ? 'left' : 'right',
  });
  const arm = arms[0];
  if (arm === undefined) {
    const named = step.at && 'end' in step.at ? step.at.end : end(RIGHT);
    return { kind: 'refused', refusal: 'no-end', action: action({ arm: RIGHT, end: named }) };
  }
  const wild = BLANKS_WILD[round.rules.line.wild];
  const options = arms.flatMap((at) => optionsAt(tile, at, end(at), wild));
  const [first] = options;
  if (!first) return { kind: 'refused', refusal: 'no-match', action: action({ arm, end: end(arm) }) };
  if (options.some((option) => option.end !== first.end)) return { kind: 'unclear', problem: 'at-needed' };
  const chosen = chosenOf(options, step.leaves, inherited);
  if (typeof chosen === 'string') return { kind: 'unclear', problem: chosen };
  return {
    kind: 'move',
    move: { kind: 'play', tile, arm: chosen.arm, leaves: chosen.leaves },
    action: action(chosen),
  };
}

function leadOf(tile: Tile, step: ExampleStep, inherited: boolean): Placement {
  const action: TurnAction = { kind: 'lead', tile };
  if (step.at) return { kind: 'refused', refusal: 'no-end', action };
  if (step.leaves !== undefined && !inherited) return { kind: 'unclear', problem: 'leaves-idle' };
  return { kind: 'move', move: { kind: 'play', tile, arm: RIGHT, leaves: highOf(tile) }, action };
}

/** The arms a step may mean; of two equal ends the right one. */
function armsAt(line: LineView, step: ExampleStep): readonly Arm[] {
  const { at } = step;
  const [left, right] = line.ends;
  let arms: Arm[] = [LEFT, RIGHT];
  if (at && 'end' in at) arms = arms.filter((arm) => (arm === LEFT ? left : right) === at.end);
  else if (at)
    arms = arms.filter((arm) => {
      const touched = arm === LEFT ? line.tiles[0] : line.tiles.at(-1);
      return touched !== undefined && tileLaid(touched) === at.tile;
    });
  return arms.length === 2 && left === right ? [RIGHT] : arms;
}

/** The ways a tile can be laid at an end: as many as halves that may stay open. */
function optionsAt(tile: Tile, arm: Arm, end: Pips, wild: boolean): readonly Option[] {
  const halves = lowOf(tile) === highOf(tile) ? [lowOf(tile)] : [lowOf(tile), highOf(tile)];
  return halves
    .filter((leaves) => fitsLeaving(tile, end, leaves, wild))
    .map((leaves) => ({ arm, end, leaves }));
}

function chosenOf(
  options: readonly Option[],
  leaves: Pips | undefined,
  inherited: boolean,
): Option | 'leaves-needed' | 'leaves-idle' | 'leaves-impossible' {
  if (leaves === undefined) return options.length === 1 ? (options[0] as Option) : 'leaves-needed';
  const chosen = options.find((option) => option.leaves === leaves);
  if (!chosen) return 'leaves-impossible';
  return options.length === 1 && !inherited ? 'leaves-idle' : chosen;
}
