import type { LineView } from '../../domino/line.js';
import { laidTileName, tileName } from '../../domino/notation.js';
import type { LaidTile, Tile } from '../../domino/tile.js';
import { lineFigure, tileRow } from '../../layout/figures/line-of-play.js';
import type { Figure } from '../../layout/page/block.js';
import { usualNames } from '../../rulebook/played/turn.js';
import { drawnDoubles } from '../line.js';
import type { Drawing } from './request.js';

/** A line that shows where it is open: its tiles and its ends are told to whoever can't see it. */
export function openLine(line: LineView, drawing: Drawing): Figure {
  const { words } = drawing;
  const [left = 0, right = 0] = line.ends;
  const alt = words.say('rules-sheet.example-alt', { tiles: line.tiles.map(laidTileName), left, right });
  return drawnLine({ ...line, added: null }, alt, drawing);
}

/** A line of which a reader is to find out where it is open. */
export function bareLine(tiles: readonly LaidTile[], drawing: Drawing): Figure {
  const alt = drawing.words.say('handout.line-alt', { tiles: tiles.map(laidTileName) });
  return drawnLine({ tiles, ends: [], added: null }, alt, drawing);
}

function drawnLine(line: LineView, alt: string, { rules, setup, width, half }: Drawing): Figure {
  const { style, measurer } = setup;
  return lineFigure(line, { width, half, doubles: drawnDoubles(rules), alt, style, measurer });
}

/** Tiles that lie there in no order that matters. */
export function someTiles(tiles: readonly Tile[], { width, half, words }: Drawing): Figure {
  return tileRow(tiles, { width, half, alt: words.say('handout.tiles-alt', { tiles: tiles.map(tileName) }) });
}

/** The tiles in a player's hand. */
export function handTiles(seat: number, tiles: readonly Tile[], { width, half, words }: Drawing): Figure {
  return tileRow(tiles, { width, half, alt: handAlt(seat, tiles, { words }) });
}

/** A player's hand in words. */
function handAlt(seat: number, tiles: readonly Tile[], { words }: Pick<Drawing, 'words'>): string {
  return words.say('handout.hand-alt', { name: usualNames(words)(seat), tiles: tiles.map(tileName) });
}
