import type { Asked } from '../engine/questions/position.js';
import { type TurnAnswers, turnAnswers } from '../engine/questions/turn.js';
import type { Rules } from '../variant/rules.js';
import type { Scope } from './scope.js';

/** A table of the scope, and what a player may do in a turn there. */
interface AskedTable {
  readonly table: Asked;
  readonly turn: TurnAnswers;
}

/** Every table that a sheet is printed for, asked about a turn; `first` is one where tiles can be drawn, if there is any. */
export function askedTables(
  rules: Rules,
  scope: Scope,
): { readonly first: AskedTable; readonly all: readonly AskedTable[] } {
  const all = scope.seatings.map((seating): AskedTable => {
    const table = { rules, seating };
    return { table, turn: turnAnswers(table) };
  });
  const first = all.find(({ turn }) => turn.afterMiss !== null) ?? all[0];
  if (!first) throw new Error('a scope has a seating');
  return { first, all };
}
