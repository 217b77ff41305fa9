import * as z from 'zod';
import { MOST_PLAYERS } from '../rules.js';
import { REFUSALS } from '../variant.js';
import { count, end, laidTile, line, partNotes, pips, tile, word, yes } from './parts.js';

/** The most tiles, steps or names that an example may list; the largest set has 190 tiles. */
const MOST_LISTED = 190;

const name = line(24, 'player-name');
/** Who is meant: a player's name, a side's (`Ana+Cleo`), or the number of a seat where players have no names. */
const who = z
  .union([line(60, 'player-name'), z.number().int().min(1).max(MOST_PLAYERS).transform(String)])
  .register(partNotes, { expects: 'player-name' });
const whoKey = line(60, 'player-name');
const tiles = z.array(tile).max(MOST_LISTED).register(partNotes, { expects: 'tiles' });
const hands = z.record(whoKey, tiles).register(partNotes, { expects: 'hands' });

/** Keys that all three forms have. */
const common = {
  name: line(60, 'example-name'),
  show: word(['player', 'host', 'test']).default('player'),
  players: z
    .union([count(2, MOST_PLAYERS), z.array(name).min(2).max(MOST_PLAYERS)])
    .register(partNotes, { expects: 'seats' })
    .optional(),
  partners: z.boolean().register(partNotes, { expects: 'boolean' }).optional(),
};

const step = z
  .strictObject({
    who: who.optional(),
    draws: tiles.default([]),
    play: tile.optional(),
    at: end.optional(),
    leaves: pips.optional(),
    keeps: yes.optional(),
    pass: yes.optional(),
    ends: z.array(pips).max(10).register(partNotes, { expects: 'ends' }).optional(),
    refused: word(REFUSALS).optional(),
  })
  .register(partNotes, { expects: 'step' });

/** Turns played on a line. */
const playExample = z.strictObject({
  ...common,
  line: z.array(laidTile).max(MOST_LISTED).register(partNotes, { expects: 'tiles' }).default([]),
  hands: hands.default({}),
  boneyard: z
    .union([z.number().int().min(0).max(MOST_LISTED), tiles])
    .register(partNotes, { expects: 'boneyard' })
    .optional(),
  steps: z.array(step).min(1).max(MOST_LISTED).register(partNotes, { expects: 'steps' }),
});

const points = z.number().int().min(0).max(100_000).register(partNotes, { expects: 'points' });
const bySide = z.record(whoKey, points).register(partNotes, { expects: 'by-side' });

/** A round's end and what it is worth. */
const scoreExample = z.strictObject({
  ...common,
  out: who.optional(),
  blocked: yes.optional(),
  left: z
    .record(name, z.union([points, tiles]).register(partNotes, { expects: 'left' }))
    .register(partNotes, { expects: 'hands' }),
  before: bySide.optional(),
  winners: z.array(who).max(MOST_PLAYERS).register(partNotes, { expects: 'names' }).optional(),
  scores: bySide.optional(),
  totals: bySide.optional(),
  match: who.optional(),
});

/** Who leads. */
const leadExample = z.strictObject({
  ...common,
  hands: hands.optional(),
  boneyard: tiles.optional(),
  drawn: z
    .array(z.record(whoKey, tile).register(partNotes, { expects: 'drawn' }))
    .min(1)
    .max(20)
    .register(partNotes, { expects: 'drawn' })
    .optional(),
  after: z
    .strictObject({ led: who, out: who.optional(), won: who.optional(), tie: yes.optional() })
    .register(partNotes, { expects: 'after' })
    .optional(),
  leads: who.optional(),
  tile: tile.optional(),
});

/** An inherited example that this file does without. */
const droppedExample = z.strictObject({ name: common.name, drop: yes });

/** A worked example in one of its forms. */
export const exampleSchema = z
  .union([playExample, scoreExample, leadExample, droppedExample])
  .register(partNotes, { expects: 'example' });

/** The form that an example with these keys has, so that it is judged by that and not by all. */
export function exampleForm(keys: readonly string[]) {
  if (keys.includes('drop')) return droppedExample;
  if (keys.includes('steps')) return playExample;
  return ['left', 'out', 'blocked', 'scores', 'before'].some((key) => keys.includes(key))
    ? scoreExample
    : leadExample;
}

export type WrittenExample = z.output<typeof exampleSchema>;
export type WrittenPlay = z.output<typeof playExample>;
export type WrittenScore = z.output<typeof scoreExample>;
export type WrittenLead = z.output<typeof leadExample>;
