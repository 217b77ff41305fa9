import { bad, good, type Result } from '../problem.js';
import type { Scope } from '../rulebook/scope.js';
import type { Table } from './request.js';

/**
 * The tables at which people sit who were named together. Fewer names than seats leave lines to write on; more than one
 * table holds are dealt to tables in their order, as evenly as can be, with a note (`cli.names-dealt`). Problem
 * `cli.too-many-names` {found, most} where that leaves a table at which nobody can play so, or several tables are given.
 */
export function seatedTables(tables: readonly Table[], { seatings }: Scope): Result<readonly Table[]> {
  const counts = new Set(seatings.map(({ players }) => players));
  const most = Math.max(...counts);
  const full = tables.find(({ names }) => names.length > most);
  if (!full) return good(tables);
  const sizes = tables.length === 1 ? evenSizes(full.names.length, counts) : undefined;
  if (!sizes) return bad({ code: 'cli.too-many-names', params: { found: full.names.length, most } });
  const waiting = [...full.names];
  const dealt = sizes.map((size) => ({ names: waiting.splice(0, size) }));
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const even = largest === smallest ? 'yes' : 'no';
  const params = {
    found: full.names.length,
    tables: sizes.length,
    even,
    most: largest,
    least: smallest,
  } as const;
  return good(dealt, [{ code: 'cli.names-dealt', params }]);
}

/** How many sit at each table, the larger tables first, at as few tables as can be; undefined where no sharing out is playable. */
function evenSizes(people: number, counts: ReadonlySet<number>): readonly number[] | undefined {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  for (let tables = Math.ceil(people / most); tables * least <= people; tables++) {
    const sizes = Array.from({ length: tables }, (_, table) => Math.ceil((people - table) / tables));
    if (sizes.every((size) => counts.has(size))) return sizes;
  }
  return undefined;
}
