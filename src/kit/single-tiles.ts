import { parseTile, tileName } from '../domino/notation.js';
import type { Tile } from '../domino/tile.js';
import { setMark } from '../layout/tiles/set-mark.js';
import type { SheetName } from '../sheets/registry.js';
import type { PrintWish } from './print-setup.js';

/** A tile that is printed again: of every set, or of the one whose letter is written before it. */
export interface SingleTile {
  readonly tile: Tile;
  /** Counted from 0. */
  readonly set?: number;
}

/** What a wish about printing says of single tiles. */
export type SinglesWish = Pick<PrintWish, 'only' | 'ofSets'>;

/** A tile as people write it, `3-5`; `B:3-5` is that of set B alone. Undefined where it is none. */
export function readSingle(text: string): SingleTile | undefined {
  const [, letter, typed = ''] = /^\s*(?:([A-Za-z])\s*:)?(.*)$/su.exec(text) ?? [];
  const tile = parseTile(typed);
  if (tile === undefined) return undefined;
  return letter === undefined
    ? { tile }
    : { tile, set: letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) };
}

/** Tiles of all sets apart from those of one; nothing is said where there are none. */
export function singlesWish(singles: readonly SingleTile[]): SinglesWish {
  const only = singles.flatMap(({ tile, set }) => (set === undefined ? [tile] : []));
  const ofSets = singles.flatMap(({ tile, set }) => (set === undefined ? [] : [{ tile, set }]));
  return { ...(only.length > 0 && { only }), ...(ofSets.length > 0 && { ofSets }) };
}

/** The single tiles of a wish as they are written. */
export function writtenSingles({ only = [], ofSets = [] }: SinglesWish): readonly string[] {
  return [
    ...only.map(tileName),
    ...ofSets.map(({ tile, set }) => `${setMark(set).letter}:${tileName(tile)}`),
  ];
}

/** Which sheets are made: those asked for, all when undefined; single tiles come without the rest, and never not at all. */
export function sheetsWith(
  sheets: readonly SheetName[] | undefined,
  { only, ofSets }: SinglesWish,
): readonly SheetName[] | undefined {
  if (!only && !ofSets) return sheets;
  return [...new Set<SheetName>([...(sheets ?? []), 'tiles'])];
}
