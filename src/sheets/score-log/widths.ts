import type { Mm } from '../../layout/page/page.js';
import type { Setting } from '../../layout/type/strip.js';
import { lineWidth } from '../../layout/type/text.js';
import type { Words } from '../../words/words.js';
import { endHead, type LogColumns } from './columns.js';

/** The narrowest column in which a player can write (mm). */
const LEAST_SIDE: Mm = 22;

/** The column for whoever led: a name, or three letters of it where there is no room (mm). */
const LED = { usual: 24, least: 15 } as const;

/** White beside a head's words, both sides together (mm). */
const HEAD_PAD: Mm = 3.4;

/** The widths of a score log's columns (mm). */
export interface LogWidths {
  readonly round: Mm;
  readonly led: Mm;
  /** Each way a round can end. */
  readonly end: Mm;
  readonly side: Mm;
}

/** The widths of columns for this many sides, or undefined where a side's would be too narrow to write in. */
export function logWidths(
  columns: LogColumns,
  sides: number,
  width: Mm,
  words: Words,
  setting: Setting,
): LogWidths | undefined {
  const { ends } = columns;
  const wide = (text: string) => lineWidth(text, setting.style.body, setting.measurer, 'bold') + HEAD_PAD;
  const round = wide(words.say(`score-log.${columns.row}`));
  const heads = ends.map((end) => wide(words.say(`score-log.end.${endHead(end, columns)}`)));
  const end = Math.max(...heads, wide(words.say('score-log.ended')) / ends.length);
  for (const least of [LED.usual, LED.least]) {
    const led = Math.max(least, wide(words.say('score-log.led')));
    const side = (width - round - led - ends.length * end) / sides;
    if (side >= LEAST_SIDE) return { round, led, end, side };
  }
  return undefined;
}
