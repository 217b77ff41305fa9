import { type Agreed, agreedOn } from '../../rulebook/agreed.js';
import { type Scope, sharedScope } from '../../rulebook/scope.js';
import type { Rules } from '../../variant/rules.js';
import type { SheetRequest } from '../request.js';
import { type LogColumns, logColumns } from './columns.js';

/** One table to write in with what is read beside it. */
export interface Log {
  /** As for the whole sheet, but with the rules and the seatings that this table is for. */
  readonly request: SheetRequest;
  readonly columns: LogColumns;
  /** The choice that this table is for; undefined for that of the game as it is. */
  readonly agreed?: Agreed;
  /** The other choices that a table with this log may have agreed on. */
  readonly others: readonly Agreed[];
}

/** The log of the game as it is, and one for each choice that needs columns or rows which that hasn't. */
export interface Logs {
  readonly usual: Log;
  readonly own: readonly (Log & { readonly agreed: Agreed })[];
}

/** All logs of a game: for the players who are named where so many can play, for every table otherwise. */
export function logsOf(asked: SheetRequest): Logs {
  const request = { ...asked, scope: scopeNamed(asked) };
  const { checked, scope, words } = request;
  const all = numberedAs(agreedOn(checked, asked.scope, words), agreedOn(checked, scope, words));
  const columnsFor = (one: Agreed) => logColumns(one.rules, one.scope);
  const usual = logColumns(checked.rules, scope);
  const served = all.filter((one) => serves(usual, columnsFor(one)));
  // A row for the extra round is no trouble to those who never play it.
  const extraRound = usual.extraRound || served.some((one) => columnsFor(one).extraRound);
  const own = all.filter((one) => !served.includes(one));
  return {
    usual: { request, columns: { ...usual, extraRound }, others: served },
    own: own.map((agreed) => ({
      request: withRules(request, agreed.rules, agreed.scope),
      columns: columnsFor(agreed),
      agreed,
      others: all.filter(({ box }) => box !== agreed.box && !agreed.rivals.includes(box)),
    })),
  };
}

/** The seatings for as many players as have names; all where nobody can sit so. */
function scopeNamed({ checked, scope, names }: SheetRequest): Scope {
  const seatings = scope.seatings.filter(({ players }) => players === names.length);
  return seatings.length > 0 ? sharedScope(checked.rules, seatings) : scope;
}

/** Choices for some tables by the numbers of their boxes on the rules, which are for all. */
function numberedAs(printed: readonly Agreed[], some: readonly Agreed[]): readonly Agreed[] {
  const boxOf = (one: Agreed) => printed.find(({ rules }) => rules === one.rules)?.box ?? one.box;
  const boxes = new Map(some.map((one) => [one.box, boxOf(one)]));
  return some.map((one) => ({
    ...one,
    box: boxOf(one),
    rivals: one.rivals.map((box) => boxes.get(box) ?? box),
  }));
}

/** Whether a log has all that another would have, but for what its totals are for, and for an extra row. */
function serves(columns: LogColumns, other: LogColumns): boolean {
  return (
    columns.kept === other.kept &&
    columns.partners === other.partners &&
    columns.sides >= other.sides &&
    columns.rounds === other.rounds &&
    other.ends.every((end) => columns.ends.includes(end))
  );
}

/** The same sheet for other rules; the file's examples are counted by its own, so others are made. */
function withRules(request: SheetRequest, rules: Rules, scope: Scope): SheetRequest {
  return { ...request, scope, checked: { ...request.checked, rules, choices: [], playerExamples: [] } };
}
