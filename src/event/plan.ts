import * as z from 'zod';
import type { $ZodIssue } from 'zod/v4/core';
import { nearest } from '../nearest.js';
import { bad, good, type Problem, type Result, unreachable } from '../problem.js';
import { entryAt, plain, problemAt, type Spot, shown, type WrittenMap, writtenAt } from '../yaml/written.js';
import { MOVEMENTS, type Movement } from './schedule.js';

/** The most people that an event is planned for. */
export const MOST_PEOPLE = 200;
const MOST_TABLES = 100;
const MOST_ROUNDS = 60;
const MOST_SEED = 0xffffffff;
const LONGEST_TITLE = 60;

/** What becomes of partners between rounds. */
const PARTNERS = ['kept', 'changed'] as const;

/** The plan of an event as its file states it; who it is about is read further on. */
export interface Plan {
  readonly title?: string;
  /** A game that comes with the program, or a file beside the plan. */
  readonly variant: string;
  /** How many people, their names, or the file that has them (`@class.txt`). */
  readonly players: number | readonly string[] | string;
  readonly tables?: number;
  readonly rounds: number;
  readonly movement: Movement;
  readonly partners?: (typeof PARTNERS)[number];
  readonly seed: number;
}

const planSchema = z.strictObject({
  title: z.string().min(1).max(LONGEST_TITLE).optional(),
  variant: z.string().min(1),
  players: z.union([
    z.int().min(2).max(MOST_PEOPLE),
    z.string().min(1),
    z.array(z.union([z.string().min(1), z.int()])).min(2),
  ]),
  tables: z.int().min(1).max(MOST_TABLES).optional(),
  rounds: z.int().min(1).max(MOST_ROUNDS).default(1),
  movement: z.enum(MOVEMENTS).default('fixed'),
  partners: z.enum(PARTNERS).optional(),
  seed: z.int().min(0).max(MOST_SEED).default(1),
});

type Key = keyof typeof planSchema.shape;
const KEYS = Object.keys(planSchema.shape) as readonly Key[];

/** Reads a plan. Problems name the line, what stands there, what could stand there, and what to do. */
export function planOf(written: WrittenMap): Result<Plan> {
  const parsed = planSchema.safeParse(plain(written));
  if (!parsed.success) return bad(...problemsOf(parsed.error.issues, written));
  const { title, tables, partners, players, ...rest } = parsed.data;
  return good({
    ...rest,
    players: typeof players === 'object' ? players.map(String) : players,
    ...(title !== undefined && { title }),
    ...(tables !== undefined && { tables }),
    ...(partners && { partners }),
  });
}

/** Where a plan says something, or would. */
export function planSpot(written: WrittenMap, key: Key): Spot {
  return entryAt(written, [key])?.keySpot ?? written.spot;
}

/** One problem for each key that something is wrong with. */
function problemsOf(issues: readonly $ZodIssue[], written: WrittenMap): readonly Problem[] {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const wrong = KEYS.filter((key) => issues.some(({ path }) => path[0] === key));
  return [
    ...unknown.map((key) =>
      problemAt(
        entryAt(written, [key])?.keySpot ?? written.spot,
        'shape.unknown-key',
        { key, under: 'no', known: KEYS, suggestion: nearest(key, KEYS) ?? 'no' },
        [key],
      ),
    ),
    ...wrong.map((key) => wrongValue(key, written)),
  ];
}

function wrongValue(key: Key, written: WrittenMap): Problem {
  const value = writtenAt(written, [key]);
  const spot = planSpot(written, key);
  if (!value) return problemAt(spot, 'plan.missing', { name: key }, [key]);
  if (value.kind === 'scalar' && value.value === null) return problemAt(spot, 'shape.empty', { key }, [key]);
  const found = shown(value);
  const word = (allowed: readonly string[]) =>
    problemAt(
      value.spot,
      'shape.word',
      { key, found, allowed, suggestion: nearest(found, allowed) ?? 'no' },
      [key],
    );
  const number = (least: number, most: number) =>
    problemAt(value.spot, 'shape.number', { key, found, least, most }, [key]);
  switch (key) {
    case 'title':
      return problemAt(value.spot, 'plan.title', { found, most: LONGEST_TITLE }, [key]);
    case 'variant':
      return problemAt(value.spot, 'plan.variant', { found }, [key]);
    case 'players':
      return problemAt(value.spot, 'plan.players', { found, most: MOST_PEOPLE }, [key]);
    case 'tables':
      return number(1, MOST_TABLES);
    case 'rounds':
      return number(1, MOST_ROUNDS);
    case 'seed':
      return number(0, MOST_SEED);
    case 'movement':
      return word(MOVEMENTS);
    case 'partners':
      return word(PARTNERS);
    default:
      return unreachable(key);
  }
}
