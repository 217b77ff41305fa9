import { tileName } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import { drawingOf } from '../../variant/meaning/draw.js';
import type { ExampleStep, PlayExample, Refusal } from '../../variant/variant.js';
import type { Round } from '../round.js';
import type { Table } from '../table.js';
import { turnAfter } from '../turns.js';
import type { ReplayedPlay, Turn, TurnAction } from '../types.js';
import { type ExampleStart, startOf } from './position.js';
import type { ExampleProblems } from './problems.js';
import { placementOf } from './step.js';

/** Plays an example's steps one after the other and checks what each claims; null once something is wrong. */
export function replayPlay(
  table: Table,
  example: PlayExample,
  problems: ExampleProblems,
): ReplayedPlay | null {
  const start = startOf(table, example, problems);
  if (problems.found.length > 0) return null;
  const turns: Turn[] = [];
  let { round } = start;
  for (const step of example.steps) {
    const tried = tryStep({ ...start, round }, step, example, problems);
    if (!tried) return null;
    const seat = step.seat ?? round.turn;
    const able = start.known[seat] === true ? round.canPlay : null;
    const refused = refusedTurn(tried, step, seat, problems);
    if (refused === 'wrong') return null;
    if (!refused) round = tried.round;
    const turn = turnAfter(round, seat, step.draws, tried.action, able);
    turns.push(refused ? { ...turn, refused } : turn);
    checkEnds(step, turn, problems);
  }
  if (problems.found.length > 0) return null;
  return { form: 'play', example, seating: table.seating, start: start.round.line, turns };
}

/** What came of a step on a copy of the round: everything it does, or the first move that is refused. */
interface Tried {
  readonly round: Round;
  readonly action: TurnAction | null;
  readonly refusal: Refusal | null;
}

/** The refusal that the turn shows; null when it was played; 'wrong' when the step claims something else. */
function refusedTurn(
  tried: Tried,
  step: ExampleStep,
  seat: number,
  problems: ExampleProblems,
): Refusal | null | 'wrong' {
  const { refusal } = tried;
  const { inherited } = problems.example;
  if (refusal === (step.refused ?? null)) return refusal;
  if (inherited && step.refused !== undefined) return refusal;
  const params = {
    player: problems.name(seat),
    ...(step.play !== undefined && { tile: tileName(step.play) }),
  };
  if (refusal === null)
    problems.add('not-refused', { ...params, claimed: step.refused as Refusal }, step.place);
  else if (step.refused === undefined) problems.addRefused(refusal, { tile: '', ...params }, step.place);
  else problems.add('refused-otherwise', { ...params, claimed: step.refused, found: refusal }, step.place);
  return 'wrong';
}

function checkEnds(step: ExampleStep, turn: Turn, problems: ExampleProblems): void {
  if (!step.ends || problems.example.inherited) return;
  const sorted = (ends: readonly number[]) => ends.toSorted((a, b) => a - b).join(', ');
  if (sorted(step.ends) !== sorted(turn.line.ends))
    problems.add(
      'wrong-ends',
      { claimed: step.ends.map(String), found: turn.line.ends.map(String) },
      step.place,
    );
}

/** Tries a step on a copy of the round; null when it can't be told what it means. */
function tryStep(
  start: ExampleStart,
  step: ExampleStep,
  example: PlayExample,
  problems: ExampleProblems,
): Tried | null {
  const seat = step.seat ?? start.round.turn;
  const player = problems.name(seat);
  if (Number(step.play !== undefined) + Number(step.keeps) + Number(step.pass) > 1) {
    problems.add('two-actions', { player }, step.place);
    return null;
  }
  const round = start.round.clone();
  if (round.outcome) return { round, action: null, refusal: 'round-over' };
  if (seat !== round.turn) return { round, action: null, refusal: 'not-your-turn' };
  if (!start.known[seat] && needsHand(round, step)) {
    problems.add('hand-missing', { player }, step.place);
    return null;
  }
  const drawing = drawAll(round, seat, step, example, problems);
  if (drawing !== 'drawn') return drawing;
  const settled = round.turn !== seat;
  if (step.play !== undefined) return tryPlay(round, seat, step.play, step, problems);
  if (step.pass) return tryOther(round, seat, 'pass');
  // Who has drawn a tile that doesn't fit has kept it, whether the example says so or not.
  if (settled) return { round, action: { kind: 'settled' }, refusal: null };
  if (step.keeps) return tryOther(round, seat, 'keep');
  if (step.refused !== undefined && !example.inherited)
    problems.add('not-refused', { player, claimed: step.refused }, step.place);
  else problems.add('unfinished', { player }, step.place);
  return null;
}

/** Whether the rules can only be applied to this step by someone who sees the hand. */
function needsHand(round: Round, step: ExampleStep): boolean {
  const drawing = drawingOf(round.rules.draw);
  if (step.play === undefined && (step.pass || step.keeps)) return true;
  if (step.draws.length === 0 || drawing.most === 0) return false;
  return !drawing.ableMayDraw || step.play === undefined;
}

function drawAll(
  round: Round,
  seat: number,
  step: ExampleStep,
  example: PlayExample,
  problems: ExampleProblems,
): Tried | 'drawn' | null {
  if (typeof example.boneyard !== 'object') {
    const there = new Set(round.boneyard());
    round.stackBoneyard([...new Set(step.draws)].filter((tile) => there.has(tile)));
  }
  for (const tile of step.draws) {
    // A turn that ended by itself ended because one tile had been drawn.
    const refusal = round.turn === seat ? round.refusalOf({ kind: 'draw' }) : 'one-draw';
    if (refusal) return { round, action: null, refusal };
    if (round.nextInBoneyard !== tile) {
      const params = { tile: tileName(tile), next: tileName(round.nextInBoneyard) };
      problems.add(round.boneyard().includes(tile) ? 'drawn-order' : 'not-in-boneyard', params, step.place);
      return null;
    }
    round.play({ kind: 'draw' });
  }
  return 'drawn';
}

function tryPlay(
  round: Round,
  seat: number,
  tile: Tile,
  step: ExampleStep,
  problems: ExampleProblems,
): Tried | null {
  const placement = placementOf(round, tile, step, problems.example.inherited);
  const held = round.hand(seat).includes(tile);
  if (placement.kind === 'unclear') {
    if (!held) return { round, action: null, refusal: 'not-held' };
    const params = { tile: tileName(tile), ends: round.line.ends.map(String) };
    problems.add(placement.problem, params, step.place);
    return null;
  }
  const { action } = placement;
  if (!held) return { round, action, refusal: 'not-held' };
  if (placement.kind === 'refused') return { round, action, refusal: placement.refusal };
  const played = round.play(placement.move);
  return { round, action, refusal: played.ok ? null : played.refusal };
}

function tryOther(round: Round, seat: number, kind: 'pass' | 'keep'): Tried {
  if (round.turn !== seat) return { round, action: { kind }, refusal: 'not-your-turn' };
  const played = round.play({ kind });
  return { round, action: { kind }, refusal: played.ok ? null : played.refusal };
}
