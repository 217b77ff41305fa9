import { good, type Result } from '../problem.js';
import { type Scope, scopeOf } from '../rulebook/scope.js';
import type { SheetWord } from '../sheets/facts.js';
import type { LaidOut } from './document.js';
import { printableVariant } from './letters.js';
import { kitName, sheetPath } from './name.js';
import type { KitRequest, Materials } from './request.js';
import { makeSheets } from './sheets.js';
import { seatedTables } from './tables.js';

/** A kit that is laid out: every sheet fits, and `paintedDocuments` has only to paint. */
export interface Kit {
  /** The folder that it belongs in. */
  readonly name: string;
  /** Who it is for. */
  readonly scope: Scope;
  readonly sheets: readonly LaidOut<SheetWord>[];
}

/**
 * Lays out a whole kit, telling `doing` before each sheet how many are done, or says what keeps it from being one: no document is begun of a kit that can't be finished. Problems:
 * those of `scopeOf`, `seatedTables`, `printableVariant` and `makeSheets`.
 */
export function layOutKit(
  request: KitRequest,
  { templates, fonts }: Materials,
  doing?: (done: number, all: number) => void,
): Result<Kit> {
  const { variant, checked, words, seating, tables } = request;
  const scope = scopeOf(checked.rules, seating);
  if (!scope.ok) return scope;
  const seated = seatedTables(tables, scope.value);
  if (!seated.ok) return seated;
  const printable = printableVariant(variant, words, fonts);
  if (!printable.ok) return printable;
  const made = makeSheets(
    { ...request, tables: seated.value, scope: scope.value, templates, measurer: fonts },
    doing,
  );
  if (!made.ok) return made;
  const sheets = made.value.map(({ facts, sheet, paper, table }): LaidOut<SheetWord> => {
    const path = sheetPath({ ...facts, id: checked.id, paper: paper.name, ...(table && { table }) });
    return { name: facts.name, sheet, paper, stock: facts.stock, path };
  });
  return good({ name: kitName(request), scope: scope.value, sheets }, [...seated.notes, ...made.notes]);
}
