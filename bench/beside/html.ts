import { FRAME, type Piece, SHEET, tiles } from './page.js';

/** The tile sheet as a page of HTML: a grid with a drawing in each cell. */
export function tilesHtml(font: string): string {
  const { columns, rows, left, top, width, height } = SHEET;
  const { inside, radius, line } = FRAME;
  const frame = `<rect x="${inside}" y="${inside}" width="${width - 2 * inside}" height="${height - 2 * inside}" rx="${radius}"/>`;
  const middle = `<path d="M3 ${height / 2}H${width - 3}"/>`;
  const drawn = tiles().map((pips) => {
    const spots = pips.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
    return `<svg viewBox="0 0 ${width} ${height}"><g fill="none" stroke="#000" stroke-width="${line}">${frame}${middle}</g>${spots}</svg>`;
  });
  const style = `
    h1 { position: absolute; left: 10mm; top: 10mm; margin: 0; font-size: 11pt }
    main { position: absolute; left: ${left}mm; top: ${top}mm; display: grid;
      grid-template: repeat(${rows}, ${height}mm) / repeat(${columns}, ${width}mm) }
    svg { display: block; width: ${width}mm; height: ${height}mm }`;
  return page(font, '0', style, `<h1>Draw dominoes: Tiles</h1><main>${drawn.join('\n')}</main>`);
}

/** The rule sheet as a page of HTML, in two columns. */
export function rulesHtml(pieces: readonly Piece[], font: string): string {
  const tags = { title: 'h1', heading: 'h2', paragraph: 'p', item: 'li', typed: 'pre' } as const;
  const body = pieces.map(({ kind, text }) => `<${tags[kind]}>${escaped(text)}</${tags[kind]}>`);
  const style = `
    body { font-size: 9.5pt; line-height: 1.2; columns: 2; column-gap: 8mm }
    h1 { font-size: 18pt; margin: 0 0 2mm } h2 { font-size: 11pt; margin: 2.5mm 0 1mm }
    p, li, pre { margin: 0 0 0.8mm } li { margin-left: 4mm } pre { font-size: 8pt }`;
  return page(font, '12mm', style, body.join('\n'));
}

function page(font: string, margin: string, style: string, body: string): string {
  const face = (file: string, weight: number) =>
    `@font-face { font-family: Sheet; font-weight: ${weight}; src: url("file://${font}/${file}") }`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Draw dominoes</title><style>
    ${face('400Regular/AtkinsonHyperlegible_400Regular.ttf', 400)}
    ${face('700Bold/AtkinsonHyperlegible_700Bold.ttf', 700)}
    @page { size: A4; margin: ${margin} }
    body { margin: 0; font-family: Sheet }${style}</style><body>${body}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
