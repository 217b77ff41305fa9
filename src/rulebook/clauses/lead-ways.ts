import { tileName } from '../../domino/notation.js';
import type { ParamsOf } from '../../messages.js';
import { unreachable } from '../../problem.js';
import { isBeforeDealing, type Sought } from '../../variant/meaning/lead.js';
import type { LeadWay, Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { Sentence, Writer } from './sentence.js';

/** How a leader is found before anyone takes tiles: part of setting up. Undefined where the hands decide. */
export function leaderBeforeDealing(rules: Rules, writer: Writer): Sentence | undefined {
  const [way] = rules.lead.first;
  return way && isBeforeDealing(way)
    ? ofFirstRound(rules, (led) => writer.rule('lead.first', way.kind, led))
    : undefined;
}

/** Says of whom it finds that they lead the first round, where others follow; the rule is the same without. */
export function ofFirstRound(
  rules: Rules,
  say: (led: { readonly later: 'yes' | 'no' }) => Sentence,
): Sentence {
  const alone = say({ later: 'no' });
  return rules.lead.later === null ? alone : { ...say({ later: 'yes' }), alike: alone.text };
}

/** What is looked for, as sentences are filled with it: a certain tile by its name, or a double. */
export function soughtParams(sought: Sought | null): {
  readonly sought: 'tile' | 'double';
  readonly tile: string;
} {
  const tile = sought?.tile ?? null;
  return tile === null ? { sought: 'double', tile: '' } : { sought: 'tile', tile: tileName(tile) };
}

/** A way of finding the leader inside a sentence: what is done when the way before it found nobody. */
export function insideText(
  way: LeadWay,
  params: ParamsOf<'rule.lead.first.inside.tile' | 'rule.lead.first.inside.draw-until-held'>,
  words: Words,
): string {
  switch (way.kind) {
    case 'drawn-tile':
      throw new Error('a tile is turned up before dealing, so no way stands before it');
    case 'agreement':
    case 'lot':
    case 'highest-double':
    case 'heaviest-tile':
    case 'tile':
    case 'draw-until-held':
    case 'redeal':
      return words.say(`rule.lead.first.inside.${way.kind}`, params);
    default:
      return unreachable(way);
  }
}
