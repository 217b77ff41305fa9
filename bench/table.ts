import { type Figure, type Goal, isMet, type Part, type Unit } from './figure.js';
import { type Kept, sinceKept } from './kept.js';

const TITLES: Readonly<Record<Part, string>> = {
  'start-up': 'Short commands, as whole processes',
  kits: 'Kits, as whole processes',
  simulate: 'Many rounds, as a whole process',
  many: 'Many kits in one process; ms of one core',
  bytes: 'Size of sheets',
  page: 'The page in a browser; ms by the clock',
  engine: 'Whole random rounds a second',
};

/** How many characters each column has: the name, then figures. Together with the blanks between them, 80 at most. */
const WIDTHS = [26, 6, 4, 6, 10, 9, 7, 5] as const;

/** The figures as a table for a terminal of 80 columns, each beside its goal and what was kept of it. */
export function tableOf(figures: readonly Figure[], kept: Kept): string {
  const lines = [lineOf(['', 'ms', 'MB', 'cpu', 'figure', 'goal', '', '/then'])];
  let part: Part | undefined;
  for (const figure of figures) {
    if (figure.part !== part) lines.push('', TITLES[figure.part]);
    part = figure.part;
    lines.push(rowOf(figure, kept));
  }
  return [
    ...lines,
    '',
    'x: as long as “node -e 0” in the same round, the median of all rounds; cpu: the',
    'same of processor time, which a busy machine changes less; MB: peak memory;',
    `/then: the figure divided by that of ${kept.of} (node ${kept.node}).`,
  ].join('\n');
}

function rowOf(figure: Figure, kept: Kept): string {
  const { name, ms, mb, cpu, value, unit, goal } = figure;
  const since = sinceKept(figure, kept);
  const met = isMet(figure);
  return lineOf([
    `  ${name}`,
    ms === undefined ? '' : ms.toFixed(ms < 100 ? 1 : 0),
    mb === undefined ? '' : mb.toFixed(0),
    cpu === undefined ? '' : cpu.toFixed(2),
    shown(value, unit),
    goal === undefined ? '' : goalOf(goal, unit),
    met === undefined ? '' : met ? 'met' : 'not yet',
    since === undefined ? '' : since.toFixed(2),
  ]);
}

function lineOf(cells: readonly string[]): string {
  return cells
    .map((cell, column) => (column === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[column] ?? 0)))
    .join(' ')
    .trimEnd();
}

function shown(value: number, unit: Unit): string {
  switch (unit) {
    case 'times':
      return `${value.toFixed(2)} x`;
    case 'rounds/s':
      return Math.round(value).toLocaleString('en');
    default:
      return `${value.toFixed(1)} ${unit}`;
  }
}

function goalOf({ bound, value }: Goal, unit: Unit): string {
  const number = unit === 'times' ? value.toFixed(1) : value.toLocaleString('en');
  return `${bound === 'most' ? '≤' : '≥'} ${number}`;
}
