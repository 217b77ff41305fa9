import { marginList } from '../../kit/asked.js';
import { type Offset, type Printer, RULED } from '../../layout/tiles/printer.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { PLAIN_WIDTH, wrap } from '../base/wrap.js';

/** What was made, and what to do with it. */
export function testPageText(
  made: {
    readonly names: readonly string[];
    readonly papers: readonly string[];
    readonly printer: string | undefined;
  },
  words: Words,
  width = PLAIN_WIDTH,
): string {
  const say = words.under('cli.calibrate');
  const printer = made.printer ?? words.say('calibrate.name');
  const steps = [say('print', { papers: made.papers }), say('read'), say('type')];
  return text([
    ...made.names.map((name) => say('made', { file: visible(name) })),
    words.say('cli.kit.next'),
    ...steps.flatMap((step) => wrap(`- ${step}`, width, 2)),
    `  ${words.say('calibrate.keep', { printer })}`,
  ]);
}

/** What is now known of a printer, what it means for kits, and what is left to be done. */
export function printerText(printer: Printer, path: string, words: Words, width = PLAIN_WIDTH): string {
  const say = words.under('cli.calibrate');
  const { name, ruler, offset, margins, compensate } = printer;
  const error = (length: number) => Math.round((length - RULED) * 100) / 100;
  const known = [
    ...(ruler ? [say('ruler', { across: ruler.across, down: ruler.down })] : []),
    ...(ruler && (error(ruler.across) !== 0 || error(ruler.down) !== 0)
      ? [say(compensate ? 'compensated' : 'uncompensated')]
      : []),
    ...(offset ? [offsetText(offset, words)] : []),
    ...(margins ? [say('margin', { margins: marginList(margins).map(words.number).join('/') })] : []),
  ];
  return text([
    ...wrap(say('kept', { printer: name, file: visible(path) }), width),
    ...known.flatMap((line) => wrap(`- ${line}`, width, 2)),
    ...wrap(say('use'), width),
    `  ${words.say('calibrate.use', { printer: name })}`,
  ]);
}

/** Which way backs are moved, and how far: "0.5 mm to the right and 1 mm up". */
function offsetText({ x, y }: Offset, words: Words): string {
  const moves = [
    { by: x, way: x < 0 ? 'left' : 'right' },
    { by: y, way: y < 0 ? 'up' : 'down' },
  ].filter(({ by }) => by !== 0);
  if (moves.length === 0) return words.say('cli.calibrate.no-offset');
  const said = moves.map(({ by, way }) => words.say('cli.calibrate.moved', { by: Math.abs(by), way }));
  return words.say('cli.calibrate.offset', { moves: said });
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
