import type { Face, Ink, Mark, Mm, PathStep, Pt, Stroke } from '../layout/page/page.js';
import { unreachable } from '../problem.js';
import { decimal, type ShownFont } from './font/shown.js';
import type { DocumentFonts } from './fonts.js';

/** Millimetres to points: the one place where lengths change their unit. */
export const POINTS = 72 / 25.4;

/** Where the painter finds a stamp: the name it has in the file's resources, and its size. */
export interface PaintedStamp {
  readonly resource: string;
  readonly width: Mm;
  readonly height: Mm;
}

/** What a page or a form begins with; a width is always set before it is used. */
const START = { fill: '0 g', stroke: '0 G', width: '', dash: '[] 0 d', cap: '0 J' } as const;

/** A circle's quarter as a cubic curve: how far its handles reach, as a share of the radius. */
const QUARTER = 0.5522847498;

/**
 * Writes marks as PDF operators, on one page or in one form. The space it paints in runs right and down, as pages are
 * laid out. Greys are DeviceGray, so that black is printed with black ink alone; colours are DeviceRGB.
 */
export class Painter {
  readonly fonts = new Map<string, ShownFont>();
  readonly stamps = new Set<string>();
  readonly #faces: DocumentFonts;
  readonly #stampOf: (name: string) => PaintedStamp;
  readonly #state: Record<keyof typeof START, string> = { ...START };
  #operators: string[] = [];

  constructor(faces: DocumentFonts, stampOf: (name: string) => PaintedStamp) {
    this.#faces = faces;
    this.#stampOf = stampOf;
  }

  /** The operators written since this was last called. */
  take(): string {
    const operators = this.#operators.join('\n');
    this.#operators = [];
    return operators;
  }

  paint(mark: Mark): void {
    switch (mark.kind) {
      case 'text':
        this.#text(mark);
        return;
      case 'line':
        this.#setStroke(mark.stroke);
        this.#write(`${at(mark.x1, mark.y1)} m ${at(mark.x2, mark.y2)} l S`);
        return;
      case 'box':
        this.#shape(boxPath(mark.x, mark.y, mark.width, mark.height, mark.radius), mark);
        return;
      case 'disc':
        this.#shape(discPath(mark.x, mark.y, mark.radius), mark);
        return;
      case 'path':
        this.#shape(mark.steps.map(stepOperator).join(' '), mark);
        return;
      case 'stamp':
        this.#stamp(mark);
        return;
      default:
        unreachable(mark);
    }
  }

  #write(operators: string): void {
    this.#operators.push(operators);
  }

  #set(what: 'fill' | 'stroke' | 'width' | 'dash' | 'cap', operator: string): void {
    if (this.#state[what] === operator) return;
    this.#state[what] = operator;
    this.#write(operator);
  }

  #setStroke(stroke: Stroke): void {
    this.#set('stroke', inkOperator(stroke.ink, 'G', 'RG'));
    this.#set('width', `${points(stroke.width)} w`);
    this.#set('dash', `[${(stroke.dash ?? []).map(points).join(' ')}] 0 d`);
    this.#set('cap', stroke.round ? '1 J' : '0 J');
  }

  #shape(path: string, { fill, stroke }: { readonly fill?: Ink; readonly stroke?: Stroke }): void {
    if (fill) this.#set('fill', inkOperator(fill, 'g', 'rg'));
    if (stroke) this.#setStroke(stroke);
    this.#write(`${path} ${fill ? (stroke ? 'B' : 'f') : stroke ? 'S' : 'n'}`);
  }

  #text(mark: { x: Mm; y: Mm; text: string; face: Face; size: Pt; ink: Ink }): void {
    this.#set('fill', inkOperator(mark.ink, 'g', 'rg'));
    const [first = '', ...rest] = this.#faces.runs(mark.text, mark.face).flatMap((run) => {
      this.fonts.set(run.font.id, run.font);
      return [`/${run.font.id} ${decimal(mark.size)} Tf`, run.font.show(run.text, mark.size, run.advance)];
    });
    // Each run begins where the one before it ended.
    this.#write(`BT ${first} 1 0 0 -1 ${at(mark.x, mark.y)} Tm ${rest.join(' ')} ET`);
  }

  #stamp(mark: { name: string; x: Mm; y: Mm; turn: 0 | 90 | 180 | 270; scale: number }): void {
    const { resource, width, height } = this.#stampOf(mark.name);
    this.stamps.add(mark.name);
    // A form takes over what is set where it is shown, and is painted as though that were what a page begins with.
    for (const what of ['fill', 'stroke', 'dash', 'cap'] as const) this.#set(what, START[what]);
    const cos = { 0: 1, 90: 0, 180: -1, 270: 0 }[mark.turn] * mark.scale;
    const sin = { 0: 0, 90: 1, 180: 0, 270: -1 }[mark.turn] * mark.scale;
    const x = mark.x - (cos * width - sin * height) / 2;
    const y = mark.y - (sin * width + cos * height) / 2;
    const turned = [cos, sin, -sin, cos].map(decimal).join(' ');
    this.#write(`q ${turned} ${at(x, y)} cm /${resource} Do Q`);
  }
}

/** A length in points, to a thousandth of one, which is less than any printer can tell. */
function points(length: Mm): string {
  return decimal(Math.round(length * POINTS * 1e3) / 1e3);
}

function at(x: Mm, y: Mm): string {
  return `${points(x)} ${points(y)}`;
}

function inkOperator(ink: Ink, grey: 'g' | 'G', colour: 'rg' | 'RG'): string {
  if ('grey' in ink) return `${decimal(ink.grey)} ${grey}`;
  return `${[ink.red, ink.green, ink.blue].map((part) => decimal(part / 255)).join(' ')} ${colour}`;
}

function stepOperator(step: PathStep): string {
  switch (step[0]) {
    case 'M':
      return `${at(step[1], step[2])} m`;
    case 'L':
      return `${at(step[1], step[2])} l`;
    case 'C':
      return `${at(step[1], step[2])} ${at(step[3], step[4])} ${at(step[5], step[6])} c`;
    case 'Z':
      return 'h';
    default:
      return unreachable(step);
  }
}

function discPath(x: Mm, y: Mm, radius: Mm): string {
  return boxPath(x - radius, y - radius, 2 * radius, 2 * radius, radius);
}

function boxPath(x: Mm, y: Mm, width: Mm, height: Mm, radius = 0): string {
  if (radius === 0) return `${at(x, y)} ${points(width)} ${points(height)} re`;
  const r = Math.min(radius, width / 2, height / 2);
  const far = x + width;
  const low = y + height;
  const h = r * (1 - QUARTER);
  return [
    `${at(x + r, y)} m ${at(far - r, y)} l ${at(far - h, y)} ${at(far, y + h)} ${at(far, y + r)} c`,
    `${at(far, low - r)} l ${at(far, low - h)} ${at(far - h, low)} ${at(far - r, low)} c`,
    `${at(x + r, low)} l ${at(x + h, low)} ${at(x, low - h)} ${at(x, low - r)} c`,
    `${at(x, y + r)} l ${at(x, y + h)} ${at(x + h, y)} ${at(x + r, y)} c h`,
  ].join(' ');
}
