import { type Printer, RULED } from '../../layout/tiles/printer.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { PLAIN_WIDTH, wrap } from '../base/wrap.js';
import { marginList } from '../store/printers.js';

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
    ...(offset ? [say('offset', { x: offset.x, y: offset.y })] : []),
    ...(margins ? [say('margin', { margins: marginList(margins).map((side) => decimal(side, words)) })] : []),
  ];
  return text([
    ...wrap(say('kept', { printer: name, file: visible(path) }), width),
    ...known.flatMap((line) => wrap(`- ${line}`, width, 2)),
    ...wrap(say('use'), width),
    `  ${words.say('calibrate.use', { printer: name })}`,
  ]);
}

function decimal(value: number, words: Words): string {
  return words.say('calibrate.frame', { distance: value });
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
