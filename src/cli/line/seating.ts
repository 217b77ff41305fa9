import type { WantedSeating } from '../../rulebook/scope.js';
import { type Context, optionStop } from './context.js';
import type { Options } from './options.js';

/** Who is to play, as the options say; partners who are not four can't be whatever the game. */
export function wantedSeating({ players, partners }: Options, context: Context): WantedSeating {
  if (partners && players !== undefined && players !== 4) {
    throw optionStop('players', [{ code: 'cli.partners-are-four', params: { found: players } }], context);
  }
  return { ...(players !== undefined && { players }), ...(partners && { partners }) };
}
