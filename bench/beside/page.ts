/** The double-six tile sheet that each tool makes, as this program prints it: tiles, and where all of them lie (mm). */
export const SHEET = { columns: 7, rows: 4, left: 21, top: 36, width: 24, height: 48 } as const;

/** Of each tile (mm): how far its frame stands inside the cut, the frame's corners, and its line. */
export const FRAME = { inside: 1.3, radius: 2.4, line: 0.25 } as const;

/** How far a pip is from its half's middle, and how large it is (mm). */
const PIP = { away: 6.6, radius: 2 } as const;

/** A round spot on a tile (mm from its top left corner). */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where the pips of a half lie, in steps from its middle. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The pips of each tile, in the order of the sheet. */
export function tiles(): readonly (readonly Pip[])[] {
  const all: Pip[][] = [];
  for (let upper = 0; upper <= 6; upper++)
    for (let lower = upper; lower <= 6; lower++) all.push([...half(upper, 1), ...half(lower, 3)]);
  return all;
}

/** The pips of a half, its middle being so many quarters of the tile from the top. */
function half(pips: number, quarters: number): Pip[] {
  const middle = { x: SHEET.width / 2, y: (SHEET.height * quarters) / 4 };
  const places = PIPS[pips] ?? [];
  return places.map(([x, y]) => ({
    x: middle.x + x * PIP.away,
    y: middle.y + y * PIP.away,
    radius: PIP.radius,
  }));
}

/** A piece of the text of a rule sheet. */
export interface Piece {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'item' | 'typed';
  readonly text: string;
}

/** The text of `rules` as pieces: a heading is underlined, a list has its signs, what is set out in columns is typed. */
export function piecesOf(printed: string): readonly Piece[] {
  const lines = printed.trim().split('\n');
  const pieces: Piece[] = [];
  let open = false;
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    const item = /^(?:- |\[ \] |\d+\. )/.test(text);
    if (text === '' || /^-+$/.test(text)) open = false;
    else if (index === 0) pieces.push({ kind: 'title', text });
    else if (/^-+$/.test(lines[index + 1] ?? '')) pieces.push({ kind: 'heading', text });
    else if (/\S {2,}\S|^ {4}\d ◄|‾/.test(line)) pieces.push({ kind: 'typed', text: line });
    else if (item) pieces.push({ kind: 'item', text: text.replace(/^- /, '') });
    else if (open && pieces.length > 0) {
      const last = pieces.pop() as Piece;
      pieces.push({ ...last, text: `${last.text} ${text}` });
      continue;
    } else pieces.push({ kind: 'paragraph', text });
    if (text !== '' && !/^-+$/.test(text)) open = item || pieces.at(-1)?.kind === 'paragraph';
  }
  return pieces;
}
