import { spawnSync } from 'node:child_process';
import { SHEET } from './page.js';

/** Dots an inch at which a sheet is looked at: one is 0.042 mm, and the ink of a line tells its middle more closely. */
const DPI = 600;

/** A picture in grey, a byte a dot, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

/** How much of a tile's sides is black in each row and column of tiles, at least (mm): all but the corners, nearly. */
const LEAST = { height: 30, width: 13 };

/** How wide and high tiles are once they are cut out (mm): of the smallest and of the largest of a sheet. */
export interface TileSize {
  readonly width: Span;
  readonly height: Span;
}

interface Span {
  readonly least: number;
  readonly most: number;
}

/** The size of the tiles on the first page of a PDF, by what poppler makes of it; undefined where there is no poppler. */
export function tileSize(pdf: string): TileSize | undefined {
  const args = ['-r', String(DPI), '-gray', '-f', '1', '-l', '1', pdf];
  const { status, stdout } = spawnSync('pdftoppm', args, { maxBuffer: 2 ** 28 });
  return status === 0 ? sizeIn(pictureOf(stdout), DPI) : undefined;
}

/** A picture in the form that poppler writes (PGM): its sizes in text, then the dots. */
function pictureOf(pgm: Buffer): Picture {
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString('latin1', 0, 80)) ?? [];
  return { width: Number(width), height: Number(height), dots: pgm.subarray(head.length) };
}

/**
 * The size of a tile in a picture of a sheet, from the frames: columns and rows of dots that are mostly black are their
 * sides. From the left side of a tile to that of the next is what the knife leaves of it.
 */
export function sizeIn(picture: Picture, dpi: number): TileSize {
  const { width, height, dots } = picture;
  const mm = 25.4 / dpi;
  const inkAt = (x: number, y: number) => (255 - (dots[y * width + x] ?? 255)) / 255;
  const across = Float64Array.from({ length: width }, () => 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) across[x] = (across[x] ?? 0) + inkAt(x, y);
  }
  const sides = lines(across, (LEAST.height * SHEET.rows) / mm);
  // What runs on between two tiles, such as a rule or a ruler, is no side of either.
  const between = sides.slice(1, -1).flatMap((side, index) => {
    return index % 2 === 0 ? [Math.round((side + (sides[index + 2] ?? side)) / 2)] : [];
  });
  const down = Float64Array.from({ length: height }, (_, y) => {
    if (between.some((x) => inkAt(x, y) > 0.5)) return 0;
    let sum = 0;
    for (let x = 0; x < width; x++) sum += inkAt(x, y);
    return sum;
  });
  const ends = lines(down, (LEAST.width * SHEET.columns) / mm);
  return { width: apart(sides, SHEET.columns, mm), height: apart(ends, SHEET.rows, mm) };
}

/** The middle of each run of columns or rows that are dark enough, weighed by its ink (dots). */
function lines(ink: Float64Array, least: number): readonly number[] {
  const middles: number[] = [];
  let sum = 0;
  let weighed = 0;
  for (let place = 0; place <= ink.length; place++) {
    const here = ink[place] ?? 0;
    if (here >= least) {
      sum += here;
      weighed += here * (place + 0.5);
    } else if (sum > 0) {
      middles.push(weighed / sum);
      sum = 0;
      weighed = 0;
    }
  }
  return middles;
}

/** How far each tile is from the next, of as many tiles, each of which has as many lines (dots of so many mm). */
function apart(middles: readonly number[], tiles: number, mm: number): Span {
  const each = middles.length / tiles;
  if (!Number.isInteger(each))
    throw new Error(`${middles.length} lines are not those of ${tiles} tiles in a row`);
  const firsts = middles.filter((_, index) => index % each === 0);
  const steps = firsts.slice(1).map((middle, index) => (middle - (firsts[index] ?? 0)) * mm);
  return { least: Math.min(...steps), most: Math.max(...steps) };
}
