import { tileName } from '../../domino/notation.js';
import type { Replayed, ReplayedLead, ReplayedPlay } from '../../engine/types.js';
import { unreachable } from '../../problem.js';
import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import { countText } from './count.js';
import { endsText, type NameOf, startText, toldOnce, turnText, usualNames } from './turn.js';

/** A worked example of any form, sentence by sentence; every number is the engine's. */
export function exampleText(rules: Rules, replayed: Replayed, words: Words): readonly string[] {
  const name = usualNames(words);
  switch (replayed.form) {
    case 'play':
      return playText(replayed, name, words);
    case 'score':
      return countText(rules, replayed.seating, replayed.end, replayed.example.left, name, words);
    case 'lead':
      return [leadText(replayed, name, words)];
    default:
      return unreachable(replayed);
  }
}

function playText({ start, turns }: ReplayedPlay, name: NameOf, words: Words): readonly string[] {
  const begun = startText(start, 0, words);
  return [
    ...(begun === undefined ? [] : [begun]),
    ...toldOnce(turns).flatMap((turn) => {
      const said = turnText(turn, name, words);
      return turn.refused === null ? [said, endsText(turn.line, words)] : [said];
    }),
  ];
}

function leadText({ seat, tile }: ReplayedLead, name: NameOf, words: Words): string {
  return words.say('demo.leads', {
    name: name(seat),
    tile: tile === null ? '' : tileName(tile),
    with: tile === null ? 'any' : 'that',
  });
}
