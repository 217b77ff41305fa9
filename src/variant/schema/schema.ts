import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { SET_NAMES, type SetName } from '../../domino/set.js';
import { MOST_PIPS, TILE_COUNT } from '../../domino/tile.js';
import {
  BLOCKED,
  DIRECTIONS,
  DOUBLES,
  DRAW_THEN,
  DRAW_TILES,
  DRAW_WHEN,
  LATER_WAYS,
  LEAD_WITH,
  LEAD_WORDS,
  MATCH_TIE,
  MOST_PLAYERS,
  PARTNERS,
  ROUND_TIE,
  SCORE_WORDS,
  WILD,
} from '../rules.js';
import { exampleSchema } from './examples.js';
import { count, line, partNotes, span, table, tile, word } from './parts.js';
import { innerOf, structureOf } from './structure.js';

/** The smallest set that is made is the double-three. */
const LEAST_HIGHEST = 3;

const setName = z
  .enum(Object.keys(SET_NAMES) as [SetName, ...SetName[]])
  .register(partNotes, { expects: 'set', value: 'name' });

const set = z
  .union([
    setName,
    z.strictObject({
      highest: count(LEAST_HIGHEST, MOST_PIPS),
      without: z.array(tile).max(TILE_COUNT).register(partNotes, { expects: 'tiles' }).default([]),
    }),
  ])
  .register(partNotes, { expects: 'set' });

const leadWay = z.union([z.enum(LEAD_WORDS), tile]).register(partNotes, { expects: 'lead-way' });

const laterWay = word(LATER_WAYS);

const lead = z
  .strictObject({
    first: z.union([leadWay, z.array(leadWay).min(1).max(12)]).register(partNotes, { expects: 'lead-way' }),
    with: word(LEAD_WITH).optional(),
    later: z
      .union([
        laterWay,
        z.strictObject({
          out: laterWay.default('next-seat'),
          blocked: laterWay.optional(),
          tie: laterWay.optional(),
        }),
      ])
      .register(partNotes, { expects: 'word' })
      .optional(),
  })
  .register(partNotes, { expects: 'map' });

const lineOfPlay = z
  .strictObject({ doubles: word(DOUBLES).default('across'), wild: word(WILD).default('none') })
  .register(partNotes, { expects: 'map' });

const draw = z
  .union([
    z.literal('never'),
    z.strictObject({
      when: word(DRAW_WHEN).default('stuck'),
      tiles: word(DRAW_TILES).default('until-fit'),
      then: word(DRAW_THEN).default('must-play'),
      leave: count(0, TILE_COUNT).default(0),
    }),
  ])
  .register(partNotes, { expects: 'draw' });

const round = z
  .strictObject({ blocked: word(BLOCKED).default('lowest-hand'), tie: word(ROUND_TIE).default('nobody') })
  .register(partNotes, { expects: 'map' });

const scoreWay = z.union([z.enum(SCORE_WORDS), count(1, 1000)]).register(partNotes, { expects: 'score-way' });

const score = z
  .strictObject({
    round: z
      .union([scoreWay, z.strictObject({ out: scoreWay, blocked: scoreWay.optional() })])
      .register(partNotes, { expects: 'score-way' }),
  })
  .register(partNotes, { expects: 'map' });

const match = z
  .union([
    z.literal('one-round'),
    z.strictObject({
      points: table(1, 10_000).optional(),
      rounds: count(1, 100).optional(),
      tie: word(MATCH_TIE).optional(),
    }),
  ])
  .register(partNotes, { expects: 'match' });

/** A language, or that of a country: `pt`, `pt-PT`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z]{2})?$/u;
const titleText = line(60, 'title');
const title = z
  .union([
    titleText,
    z.record(z.string().regex(LANGUAGE), titleText).refine((texts) => Object.keys(texts).length > 0),
  ])
  .register(partNotes, { expects: 'title' });

/** The keys that state rules, in the order in which a file states them. */
const rules = {
  set,
  players: span(2, MOST_PLAYERS, 'players'),
  partners: word(PARTNERS).default('never'),
  direction: word(DIRECTIONS).default('clockwise'),
  deal: table(1, TILE_COUNT),
  lead,
  line: lineOfPlay.prefault({}),
  draw: draw.default('never'),
  round: round.prefault({}),
  score,
  match,
};

/** The shape of a variant file once it has inherited what it extends. */
export const variantSchema = z.strictObject({
  extends: line(200, 'extends').optional(),
  title,
  minutes: span(1, 999, 'minutes').optional(),
  ...rules,
  /** Each is applied to the whole file like a `--set`, so its own keys are judged there. */
  choices: z
    .array(z.record(z.string(), z.unknown()).register(partNotes, { expects: 'choice' }))
    .max(20)
    .register(partNotes, { expects: 'choices' })
    .default([]),
  examples: z.array(exampleSchema).max(200).register(partNotes, { expects: 'examples' }).default([]),
});

/** A file of the right shape, defaults filled in; whether its rules make sense together is not yet known. */
export type ShapedVariant = z.output<typeof variantSchema>;

/** The top keys that state rules; the others name, describe or show the game. */
export const RULE_KEYS = Object.keys(rules) as readonly (keyof typeof rules)[];

/** How values are called that stand for all of a kind: numbers, tiles, names of sets, and numbers from one to another. */
export const VALUE_KINDS: readonly string[] = ['n', 'tile', 'name', 'a-b'];

/** One value that a rule can have: the dotted key, and the word, or one of `VALUE_KINDS`. */
export interface RuleValue {
  readonly key: string;
  readonly value: string;
}

/**
 * Every rule value of the schema, each once. Rows of a per-player table are values of the table's key; the rows of
 * `lead.later` and `score.round` have keys of their own (`lead.later.out`).
 */
export function ruleValues(): readonly RuleValue[] {
  const found = new Map<string, RuleValue>();
  for (const [key, part] of Object.entries(rules)) {
    for (const value of valuesOf(part, key)) found.set(`${value.key} ${value.value}`, value);
  }
  return [...found.values()];
}

function valuesOf(part: $ZodType, key: string): readonly RuleValue[] {
  const called = partNotes.get(part as z.ZodType)?.value;
  if (called !== undefined) return [{ key, value: called }];
  const inner = innerOf(part);
  if (inner) return valuesOf(inner, key);
  const structure = structureOf(part);
  switch (structure.kind) {
    case 'map':
      return Object.entries(structure.keys).flatMap(([name, below]) => valuesOf(below, `${key}.${name}`));
    case 'rows':
      return valuesOf(structure.value, key);
    case 'list':
      return valuesOf(structure.item, key);
    case 'either':
      return structure.options.flatMap((option) => valuesOf(option, key));
    case 'words':
      return structure.words.map((value) => ({ key, value }));
    case 'plain':
      throw new Error(`no rule values known at ${key}`);
  }
}
