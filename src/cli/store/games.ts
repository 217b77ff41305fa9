import type { CheckedVariant } from '../../rulebook/prepare.js';
import { type Scope, scopeOf } from '../../rulebook/scope.js';
import { type Context, orStop, tellNotes } from '../line/context.js';
import type { Options } from '../line/options.js';
import { wantedSeating } from '../line/seating.js';
import { checkText, houseRulesOf } from './checked.js';
import { findVariants } from './variants.js';

/** A game that a command reads without printing it on paper, and whom it is asked for. */
export interface Game {
  readonly checked: CheckedVariant;
  readonly scope: Scope;
}

/** The games named on a command line, one after the other, each with its notes told; stops at the first that has a problem. */
export async function* gamesOf(
  args: readonly string[],
  options: Options,
  context: Context,
): AsyncGenerator<Game> {
  const wanted = wantedSeating(options, context);
  const houseRules = await houseRulesOf(options);
  for (const found of findVariants(args, context.world)) {
    const result = await checkText(found, context.words, houseRules);
    const { checked } = orStop(result);
    const scope = orStop(scopeOf(checked.rules, wanted));
    if (result.ok) tellNotes(result.notes, options, context);
    yield { checked, scope };
  }
}
