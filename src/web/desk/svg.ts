import type { Figure } from '../../layout/page/block.js';
import { type Ink, inMm, type Mark, type Stamp, type Stroke } from '../../layout/page/page.js';
import { unreachable } from '../../problem.js';

/** The drawings that others use, as what a `defs` holds; their names begin with `prefix`. */
export function svgStamps(stamps: Readonly<Record<string, Stamp>>, prefix: string): string {
  return Object.entries(stamps)
    .map(([name, { width, height, marks }]) => {
      const inside = marks.map((mark) => svgMark(mark, prefix)).join('');
      // Around its centre, as it is placed.
      return `<g id="${prefix}${name}"><g transform="translate(${n(-width / 2)} ${n(-height / 2)})">${inside}</g></g>`;
    })
    .join('');
}

/** The marks of a figure, as what an `svg` of its size (mm) holds. */
export function svgFigure({ marks }: Figure, prefix: string): string {
  return marks.map((mark) => svgMark(mark, prefix)).join('');
}

function svgMark(mark: Mark, prefix: string): string {
  switch (mark.kind) {
    case 'text': {
      const weight = mark.face === 'regular' || mark.face === 'mono' ? 400 : 700;
      return `<text x="${n(mark.x)}" y="${n(mark.y)}" font-size="${n(inMm(mark.size))}" font-weight="${weight}" fill="${colour(mark.ink)}">${escaped(mark.text)}</text>`;
    }
    case 'line':
      return `<path d="M${n(mark.x1)} ${n(mark.y1)}L${n(mark.x2)} ${n(mark.y2)}"${drawn(undefined, mark.stroke)}/>`;
    case 'box': {
      const radius = mark.radius === undefined ? '' : ` rx="${n(mark.radius)}"`;
      return `<rect x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.width)}" height="${n(mark.height)}"${radius}${drawn(mark.fill, mark.stroke)}/>`;
    }
    case 'disc':
      return `<circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.radius)}"${drawn(mark.fill, mark.stroke)}/>`;
    case 'path': {
      const steps = mark.steps.map(([letter, ...places]) => letter + places.map(n).join(' '));
      return `<path d="${steps.join('')}"${drawn(mark.fill, mark.stroke)}/>`;
    }
    case 'stamp': {
      const turn = mark.turn === 0 ? '' : ` rotate(${mark.turn})`;
      return `<use href="#${prefix}${mark.name}" transform="translate(${n(mark.x)} ${n(mark.y)})${turn} scale(${n(mark.scale)})"/>`;
    }
    default:
      return unreachable(mark);
  }
}

function drawn(fill: Ink | undefined, stroke: Stroke | undefined): string {
  const filled = ` fill="${fill ? colour(fill) : 'none'}"`;
  if (!stroke) return filled;
  const { width, ink, dash, round } = stroke;
  const dashes = dash ? ` stroke-dasharray="${dash.map(n).join(' ')}"` : '';
  const ends = round ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  return `${filled} stroke="${colour(ink)}" stroke-width="${n(width)}"${dashes}${ends}`;
}

function colour(ink: Ink): string {
  const shade = 'grey' in ink ? Math.round(ink.grey * 255) : 0;
  const [red, green, blue] = 'grey' in ink ? [shade, shade, shade] : [ink.red, ink.green, ink.blue];
  return `rgb(${red} ${green} ${blue})`;
}

/** A length to a thousandth of a millimetre. */
function n(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
