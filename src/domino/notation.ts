import { highOf, type LaidTile, lowOf, MOST_PIPS, type Tile, tileOf } from './tile.js';

// A hyphen, the dashes of typeset text, a minus sign, and the bar between halves of a tile drawn in text.
const TILE_TEXT = /^\s*(\d{1,2})\s*[-\u2010-\u2015\u2212|]\s*(\d{1,2})\s*$/u;

/** Reads a tile as people write it (`1-3`, `3|1`, any dash), keeping which half was written first; undefined if it is none up to 18-18. */
export function parseLaidTile(text: string): LaidTile | undefined {
  const match = TILE_TEXT.exec(text);
  if (!match) return undefined;
  const left = Number(match[1]);
  const right = Number(match[2]);
  return left <= MOST_PIPS && right <= MOST_PIPS ? { left, right } : undefined;
}

/** Reads a tile whichever half was written first. */
export function parseTile(text: string): Tile | undefined {
  const laid = parseLaidTile(text);
  return laid && tileOf(laid.left, laid.right);
}

/** A tile's name everywhere in print: smaller half first, `1-3`. */
export function tileName(tile: Tile): string {
  return `${lowOf(tile)}-${highOf(tile)}`;
}

/** A laid tile read left to right, `3-1`. */
export function laidTileName(laid: LaidTile): string {
  return `${laid.left}-${laid.right}`;
}
