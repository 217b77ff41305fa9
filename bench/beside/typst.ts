import { FRAME, type Piece, SHEET, tiles } from './page.js';

const FONT = 'font: ("Atkinson Hyperlegible", "DejaVu Sans")';

/** The tile sheet in the language of typst: a grid with a drawing in each cell. */
export function tilesTypst(): string {
  const { columns, rows, left, top, width, height } = SHEET;
  const { inside, radius, line } = FRAME;
  const size = `width: ${width - 2 * inside}mm, height: ${height - 2 * inside}mm`;
  const drawn = tiles().map((pips) => {
    const spots = pips.map(
      ({ x, y, radius }) =>
        `#place(dx: ${x - radius}mm, dy: ${y - radius}mm, circle(radius: ${radius}mm, fill: black))`,
    );
    return `tile[${spots.join(' ')}]`;
  });
  return `
#set page(paper: "a4", margin: 0mm)
#set document(title: "Draw dominoes")
#set text(${FONT}, size: 11pt, lang: "en")
#let tile(body) = block(width: ${width}mm, height: ${height}mm)[
  #place(dx: ${inside}mm, dy: ${inside}mm, rect(${size}, radius: ${radius}mm, stroke: ${line}mm))
  #place(dx: 3mm, dy: ${height / 2}mm, line(length: ${width - 6}mm, stroke: ${line}mm))
  #body
]
#place(dx: 10mm, dy: 10mm)[*Draw dominoes: Tiles*]
#place(dx: ${left}mm, dy: ${top}mm, grid(columns: (${width}mm,) * ${columns}, rows: (${height}mm,) * ${rows},
  ${drawn.join(',\n  ')}
))
`;
}

/** The rule sheet in the language of typst, in two columns. */
export function rulesTypst(pieces: readonly Piece[]): string {
  const words = ({ kind, text }: Piece): string => {
    const typed = JSON.stringify(text);
    switch (kind) {
      case 'title':
        return `#title(${typed})`;
      case 'heading':
        return `#heading(${typed})`;
      case 'typed':
        return `#raw(${typed}, block: true)`;
      case 'item':
        return `#list(${typed})`;
      case 'paragraph':
        return `#par(${typed})`;
    }
  };
  return `
#set page(paper: "a4", margin: 12mm, columns: 2)
#set document(title: "Draw dominoes")
#set text(${FONT}, size: 9.5pt, lang: "en")
#set par(leading: 0.5em, spacing: 0.7em)
#let title(body) = text(size: 18pt, weight: "bold", body)
#show heading: set text(size: 11pt)
${pieces.map(words).join('\n')}
`;
}
