import { bad, good, type KeyPath, type Problem, type Result } from '../../problem.js';
import { type Spot, type WrittenMap, writtenAt } from '../../yaml/written.js';
import { seatingsOf } from '../meaning/seats.js';
import type { Rules } from '../rules.js';
import type { WrittenExample, WrittenLead, WrittenPlay, WrittenScore } from '../schema/examples.js';
import type { Example, ExampleStep, LeadExample, Place, PlayExample, ScoreExample } from '../variant.js';
import { ExampleSeats } from './seats.js';

type Base = Pick<Example, 'name' | 'show' | 'names' | 'named' | 'partners' | 'inherited' | 'place'>;

/** The examples of a file with players as seats. Whether they can be played, and whether their claims hold, is for the engine. */
export function readExamples(
  shaped: readonly WrittenExample[],
  written: WrittenMap,
  rules: Rules,
): Result<readonly Example[]> {
  const examples: Example[] = [];
  const problems: Problem[] = [];
  shaped.forEach((example, index) => {
    const path = ['examples', index];
    const node = writtenAt(written, path);
    if ('drop' in example || node?.kind !== 'map') return;
    const readAs = (partners: boolean) => {
      const seats = new ExampleSeats(node, path, example.players, partners, rules.players.least);
      const base: Base = {
        name: example.name,
        show: example.show,
        names: seats.names,
        named: seats.named,
        partners,
        inherited: !node.here,
        place: placeOf(node.spot, path),
      };
      return { read: readForm(example, base, seats, path), problems: seats.problems };
    };
    const first = readAs(example.partners ?? onlyAsPartners(example.players, rules));
    // One that was written where partners were a choice may have been played singly.
    const again = first.problems.length > 0 && !node.here && example.partners === undefined;
    const found = again ? readAs(false) : first;
    const [problem] = found.problems;
    if (problem) problems.push(problem);
    else examples.push(found.read);
  });
  return problems.length > 0 ? bad(...problems) : good(examples);
}

/** Whether so many play this game as partners and in no other way, which an example need not say then. */
function onlyAsPartners(players: WrittenPlay['players'], rules: Rules): boolean {
  const seats = typeof players === 'object' ? players.length : (players ?? rules.players.least);
  const seated = seatingsOf(rules).filter((seating) => seating.players === seats);
  return seated.length > 0 && seated.every(({ partners }) => partners);
}

/** A spot as the place of something; a setting of the command line is its own first line. */
export function placeOf(spot: Spot, path: KeyPath): Place {
  return { file: spot.file, line: spot.line ?? 1, column: spot.column ?? 1, path };
}

function readForm(
  example: Exclude<WrittenExample, { drop: true }>,
  base: Base,
  seats: ExampleSeats,
  path: KeyPath,
): Example {
  if ('steps' in example) return readPlay(example, base, seats, path);
  if ('left' in example) return readScore(example, base, seats);
  return readLead(example, base, seats);
}

function readPlay(example: WrittenPlay, base: Base, seats: ExampleSeats, path: KeyPath): PlayExample {
  return {
    ...base,
    form: 'play',
    line: example.line,
    hands: seats.bySeat(example.hands, 'hands'),
    ...(example.boneyard !== undefined && { boneyard: example.boneyard }),
    steps: example.steps.map((step, index) => readStep(step, index, seats, path)),
  };
}

function readStep(
  step: WrittenPlay['steps'][number],
  index: number,
  seats: ExampleSeats,
  path: KeyPath,
): ExampleStep {
  const here = ['steps', index];
  const { who, draws, play, at, leaves, keeps, pass, ends, refused } = step;
  const moves = [play !== undefined, keeps, pass].filter(Boolean).length;
  if (moves > 1) seats.refuse('shape.step-moves', {}, here);
  if (play === undefined && (at !== undefined || leaves !== undefined)) {
    seats.refuse('shape.step-at', { key: at === undefined ? 'leaves' : 'at' }, here);
  }
  return {
    ...(who !== undefined && { seat: seats.seat(who, ...here, 'who') }),
    draws,
    ...(play !== undefined && { play }),
    ...(at !== undefined && { at }),
    ...(leaves !== undefined && { leaves }),
    keeps: keeps ?? false,
    pass: pass ?? false,
    ...(ends !== undefined && { ends }),
    ...(refused !== undefined && { refused }),
    place: placeOf(seats.spot(here), [...path, ...here]),
  };
}

/** What a match comes to where no side wins it. */
const NO_SIDE = ['draw', 'goes-on'] as const;

function readScore(example: WrittenScore, base: Base, seats: ExampleSeats): ScoreExample {
  const { out, blocked, left, before, winners, scores, totals, match } = example;
  if ((out === undefined) === (blocked === undefined)) seats.refuse('shape.example-end', {}, []);
  const { rounds = 0, ...sums } = before ?? {};
  return {
    ...base,
    form: 'score',
    ended: out === undefined ? { blocked: true } : { out: seats.seat(out, 'out') },
    left: seats.bySeat(left, 'left'),
    ...(before && { before: { totals: seats.bySide(sums, 'before'), rounds } }),
    ...(winners && { winners: winners.map((name, index) => seats.side(name, 'winners', index)) }),
    ...(scores && { scores: seats.bySide(scores, 'scores') }),
    ...(totals && { totals: seats.bySide(totals, 'totals') }),
    ...(match !== undefined && {
      match: NO_SIDE.find((result) => result === match) ?? seats.side(match, 'match'),
    }),
  };
}

function readLead(example: WrittenLead, base: Base, seats: ExampleSeats): LeadExample {
  const { leads, tile } = example;
  return {
    ...base,
    form: 'lead',
    found: readFound(example, seats),
    ...(leads !== undefined && { leads: seats.seat(leads, 'leads') }),
    ...(tile !== undefined && { tile }),
  };
}

function readFound(example: WrittenLead, seats: ExampleSeats): LeadExample['found'] {
  const { hands, drawn, after, boneyard } = example;
  if ([hands, drawn, after].filter((one) => one !== undefined).length !== 1) {
    seats.refuse('shape.example-lead', {}, []);
  }
  if (drawn) return { drawn: drawn.map((turn, index) => seats.bySeat(turn, 'drawn', index)) };
  if (!after) {
    return { hands: seats.bySeat(hands ?? {}, 'hands'), ...(boneyard && { boneyard }) };
  }
  const { out, won, tie } = after;
  if ([out, won, tie].filter((one) => one !== undefined).length !== 1) {
    seats.refuse('shape.after', {}, ['after']);
  }
  const led = seats.seat(after.led, 'after', 'led');
  if (out !== undefined) return { after: { led, ended: { out: seats.seat(out, 'after', 'out') } } };
  if (won !== undefined) return { after: { led, ended: { won: seats.seat(won, 'after', 'won') } } };
  return { after: { led, ended: { tie: true } } };
}
