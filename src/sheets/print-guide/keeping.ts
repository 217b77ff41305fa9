import { tileName } from '../../domino/notation.js';
import { tilesOfSet } from '../../domino/set.js';
import { tilesOf } from '../../rulebook/scope.js';
import { setText } from '../../rulebook/title.js';
import { markOf } from '../../variant/mark.js';
import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { SheetRequest } from '../request.js';
import { heading, type Part } from './part.js';

/** Sets that shops sell everywhere, by their highest half. */
const SOLD = [6, 9, 12, 15, 18];

/** How to keep a set, and which bought one takes its place. */
export function keepingParts({ checked, scope, words }: SheetRequest): readonly Part[] {
  const tiles = tilesOf(checked.rules).length;
  const mark = markOf(checked, scope.seatings);
  return [
    [
      heading(words, 'keep'),
      { kind: 'paragraph', text: words.say('print-guide.keep.envelope', { tiles, mark }) },
    ],
    [{ kind: 'paragraph', text: boughtSets(checked.rules, words).join(' ') }],
  ];
}

/** What a set from a shop must be to take the place of the printed tiles: this set, or the next larger one without its high halves. */
export function boughtSets({ set }: Rules, words: Words): readonly string[] {
  const { highest, without } = set;
  const say = words.under('print-guide.bought');
  const larger = SOLD.find((sold) => sold > highest);
  const halves =
    larger === undefined ? [] : Array.from({ length: larger - highest }, (_, i) => highest + 1 + i);
  return [
    ...(SOLD.includes(highest) ? [say('same', { set: setText(highest, words) })] : []),
    ...(larger === undefined
      ? []
      : [
          say('larger', {
            set: setText(larger, words),
            halves: words.or(halves.map((half) => words.number(half))),
            tiles: tilesOfSet(highest).length,
          }),
        ]),
    ...(without.length > 0 ? [say('without', { tiles: without.map(tileName) })] : []),
  ];
}
