import type { LineView } from '../../domino/line.js';
import type { LaidTile } from '../../domino/tile.js';

/** The characters of a drawn line: arrows at the open ends, and what marks the tile played last from below. */
export interface Glyphs {
  readonly left: string;
  readonly right: string;
  readonly under: string;
}

/** For everywhere but the few terminals that know ASCII alone. */
export const GLYPHS: Glyphs = { left: '◄', right: '►', under: '‾' };
export const ASCII_GLYPHS: Glyphs = { left: '<', right: '>', under: '^' };

/**
 * A line of play in characters, `3 ◄ [3|1][1|0] ► 0`: open ends with an arrow away from the line, the tile played last
 * underlined. A longer line than `width` columns goes on in the next row; nothing lying there gives no rows.
 */
export function drawnLine(
  { tiles, ends, added }: LineView,
  width: number,
  glyphs: Glyphs,
): readonly string[] {
  const [left, right] = ends;
  if (tiles.length === 0 || left === undefined || right === undefined) return [];
  const before = `${left} ${glyphs.left} `;
  const after = ` ${glyphs.right} ${right}`;
  const rows: { drawn: string; marks: string }[] = [{ drawn: before, marks: ' '.repeat(before.length) }];
  tiles.forEach((tile, index) => {
    const shown = tileText(tile);
    const room = width - (index === tiles.length - 1 ? after.length : 0);
    let row = rows.at(-1);
    if (!row || (row.drawn.length + shown.length > room && row.drawn.trim() !== before.trim())) {
      row = { drawn: ' '.repeat(before.length), marks: ' '.repeat(before.length) };
      rows.push(row);
    }
    row.drawn += shown;
    row.marks += (index === added ? glyphs.under : ' ').repeat(shown.length);
  });
  const last = rows.at(-1);
  if (last) last.drawn += after;
  return rows.flatMap(({ drawn, marks }) => (marks.trim() === '' ? [drawn] : [drawn, marks.trimEnd()]));
}

function tileText({ left, right }: LaidTile): string {
  return `[${left}|${right}]`;
}
