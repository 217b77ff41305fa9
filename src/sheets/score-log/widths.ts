import type { Mm } from '../../layout/page/page.js';
import type { Setting } from '../../layout/type/strip.js';
import { lineWidth, widestWord } from '../../layout/type/text.js';
import type { Words } from '../../words/words.js';
import { endHead, type Kept, type LogColumns } from './columns.js';

/** A column in which a player can write at ease, and where many sit at one table, just so (mm). */
export const SIDE = { easy: 22, narrow: 16 } as const;

/** The column for whoever led: a name, or three letters of it where there is no room (mm). */
const LED = { usual: 24, least: 15 } as const;

/** White beside a head's words, both sides together (mm): two heads side by side are so far apart at least; */
const HEAD_PAD: Mm = 3.4;

/** The same over the two halves of a side's column, which a line parts: less where else the sides would not stand on one page. */
export const HALF_PADS: readonly Mm[] = [3, 2.2, 1.6];

/** The room for a head's words in a column, so that they keep off the rules beside it. */
export function headRoom(column: Mm): Mm {
  return column - 1.4;
}

/** How much of a side's column is for the round; the rest, lightly filled, is for the total. Pips are added up there, so they get more. */
const ROUND_SHARE: Readonly<Record<Kept, number>> = { wins: 1, points: 0.44, 'own-pips': 0.55 };

/** The widths of a score log's columns (mm). */
export interface LogWidths {
  readonly round: Mm;
  readonly led: Mm;
  /** Each way a round can end. */
  readonly end: Mm;
  readonly side: Mm;
  /** The part of a side's width that is for the round; all of it where no totals are kept. */
  readonly won: Mm;
}

/** The widths of columns for this many sides, or undefined where a side's would be narrower than `least` or than its heads. */
export function logWidths(
  columns: LogColumns,
  sides: number,
  width: Mm,
  { least, halfPad }: { readonly least: Mm; readonly halfPad: Mm },
  words: Words,
  setting: Setting,
): LogWidths | undefined {
  const { ends, kept } = columns;
  const { body } = setting.style;
  const wide = (text: string) => lineWidth(text, body, setting.measurer, 'bold');
  const round = wide(words.say(`score-log.${columns.row}`)) + HEAD_PAD;
  const heads = ends.map((end) =>
    widestWord(words.say(`score-log.end.${endHead(end, columns)}`), body, setting.measurer, 'bold'),
  );
  const end = Math.max(...heads, wide(words.say('score-log.ended')) / ends.length) + HEAD_PAD;
  const won = kept === 'wins' ? 0 : wide(words.say(`score-log.kept.${kept}`)) + halfPad;
  const total = kept === 'wins' ? 0 : wide(words.say('score-log.total')) + halfPad;
  for (const ledLeast of least < SIDE.easy ? [LED.least] : [LED.usual, LED.least]) {
    const led = Math.max(ledLeast, wide(words.say('score-log.led')) + HEAD_PAD);
    const side = (width - round - led - ends.length * end) / sides;
    if (side < Math.max(least, won + total)) continue;
    const share = side * ROUND_SHARE[kept];
    return { round, led, end, side, won: Math.min(Math.max(share, won), side - total) };
  }
  return undefined;
}
