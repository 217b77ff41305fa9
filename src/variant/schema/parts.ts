import * as z from 'zod';
import { parseLaidTile, parseTile } from '../../domino/notation.js';
import type { LaidTile, Pips, Tile } from '../../domino/tile.js';
import { MOST_PIPS } from '../../domino/tile.js';
import type { KeyUnder } from '../../messages.js';
import type { ProblemParams } from '../../problem.js';
import type { Span } from '../rules.js';

/** What the sentence about a value that doesn't belong where it stands may be filled with. */
export type WrongValue = {
  readonly key: string;
  readonly found: string;
  readonly allowed: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly suggestion: string;
};

/** What may belong somewhere: `problem.shape.<expects>` says so of a value that doesn't. */
type Expected = {
  [Code in KeyUnder<'problem.shape'>]: WrongValue extends ProblemParams<`shape.${Code}`> ? Code : never;
}[KeyUnder<'problem.shape'>];

/** What is known about a part of the file beyond its type. */
export interface PartNote {
  /** The message `problem.shape.<expects>` says what belongs there. */
  readonly expects: Expected;
  /** How the part's values are called in lists of rule values, where it isn't a choice among words. */
  readonly value?: string;
  /** The bounds of a number, for the message. */
  readonly least?: number;
  readonly most?: number;
}

/** The notes of all parts of the schema. */
export const partNotes = z.registry<PartNote>();

/** The rows of a per-player table. */
const TABLE_ROWS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'partners'] as const;

/** One of a few words. */
export function word<const T extends readonly [string, ...string[]]>(words: T) {
  return z.enum(words).register(partNotes, { expects: 'word' });
}

/** A whole number between two bounds. */
export function count(least: number, most: number) {
  return z
    .number()
    .int()
    .min(least)
    .max(most)
    .register(partNotes, { expects: 'number', value: 'n', least, most });
}

/** A number for all, or a map with a row for each number of players. */
export function table(least: number, most: number) {
  return z
    .union([count(least, most), z.partialRecord(z.enum(TABLE_ROWS), count(least, most))])
    .register(partNotes, { expects: 'table', least, most });
}

/** Text that the function understands; what it gives undefined for is refused. */
function understood<T>(read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: 'not understood', input: text });
    return z.NEVER;
  });
}

/** A tile, whichever half stands first. */
export const tile = understood((text): Tile | undefined => parseTile(text)).register(partNotes, {
  expects: 'tile',
  value: 'tile',
});

/** A tile read left to right, as it lies on the table. */
export const laidTile = understood((text): LaidTile | undefined => parseLaidTile(text)).register(partNotes, {
  expects: 'tile',
});

/** Whether a part of the file is a tile, in either form. */
export function isTile(part: z.ZodType): boolean {
  return partNotes.get(part)?.expects === 'tile';
}

/** The value of one half. */
export const pips = z.number().int().min(0).max(MOST_PIPS).register(partNotes, { expects: 'pips' });

/** The end a tile goes to: its value, or the tile that lies there. */
export const end = z
  .union([
    pips.transform((value: Pips) => ({ end: value })),
    tile.transform((touched: Tile) => ({ tile: touched })),
  ])
  .register(partNotes, { expects: 'end' });

/** `4` or `2-4`, with a hyphen or any dash; whether the first is the smaller is for the check to say. */
export function span(least: number, most: number, expects: Expected) {
  const one = z
    .number()
    .int()
    .min(least)
    .max(most)
    .transform((value): Span => ({ least: value, most: value }))
    .register(partNotes, { expects, value: 'n' });
  const two = understood((text): Span | undefined => {
    const match = /^\s*(\d{1,3})\s*[-\u2010-\u2015\u2212]\s*(\d{1,3})\s*$/u.exec(text);
    if (!match) return undefined;
    const [from, to] = [Number(match[1]), Number(match[2])];
    return Math.min(from, to) >= least && Math.max(from, to) <= most ? { least: from, most: to } : undefined;
  }).register(partNotes, { expects, value: 'a-b' });
  return z.union([one, two]).register(partNotes, { expects, least, most });
}

/** A line of text for people: not empty, no longer than a sheet's head holds, without line ends. */
export function line(longest: number, expects: Expected) {
  return z
    .string()
    .min(1)
    .max(longest)
    .regex(/^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Zl}\p{Zp}\s][^\p{Cc}\p{Zl}\p{Zp}]*$/u)
    .register(partNotes, { expects });
}

/** `true`, the only thing worth saying there. */
export const yes = z.literal(true).register(partNotes, { expects: 'true' });
