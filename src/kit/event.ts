import type { Event } from '../event/event.js';
import type { Measure } from '../event/measure.js';
import type { Sheet } from '../layout/page/page.js';
import { MOST_SETS } from '../layout/tiles/set-mark.js';
import { bad, good, type Problem, problem, type Result } from '../problem.js';
import { type Scope, sharedScope } from '../rulebook/scope.js';
import { type EventRequest, type EventSheetWord, eventTitle } from '../sheets/event/request.js';
import { resultsSheet } from '../sheets/event/results.js';
import { seatSlipsSheet } from '../sheets/event/seat-slips.js';
import { seatingPlanSheet } from '../sheets/event/seating-plan.js';
import { tableCardsSheet } from '../sheets/event/table-cards.js';
import type { SheetWord } from '../sheets/facts.js';
import type { SheetName } from '../sheets/registry.js';
import type { TileOptions } from '../sheets/tiles/options.js';
import { markOf } from '../variant/mark.js';
import { seatingsOf } from '../variant/meaning/seats.js';
import { toldProblem } from '../words/told.js';
import type { LaidOut } from './document.js';
import { sheetPath } from './name.js';
import type { SheetRecord } from './record.js';
import type { KitRequest, Materials, Table } from './request.js';
import { type MadeSheet, makeSheets } from './sheets.js';

/** An event that someone asks for: who plays what where, and how it is printed. */
export interface EventKitRequest
  extends Omit<KitRequest, 'seating' | 'houseRules' | 'tables' | 'tiles' | 'sheets' | 'audiences' | 'large'>,
    Pick<EventRequest, 'title' | 'event'> {
  readonly tiles: TileOptions;
  /** For readers with low vision, all of it. */
  readonly large?: boolean;
  /** The name of the plan, which files are called after. */
  readonly id: string;
}

/** What the record of an event says besides its files. */
export interface EventRecord extends SheetRecord {
  readonly event: string;
  readonly title: string;
  readonly variant: string;
  readonly fingerprint: string;
  readonly mark: string;
  /** What the folder was made of: its plan. */
  readonly asked: { readonly game: string };
  readonly people: number;
  readonly tables: number;
  readonly rounds: number;
  /** By round: who sits at each table in the order of seats, and who sits out; people by name, or by number where nobody named them. */
  readonly seating: readonly {
    readonly tables: readonly (readonly (string | number)[])[];
    readonly out: readonly (string | number)[];
  }[];
  readonly measure: Measure;
}

/** The sheets of an event in the order they are made. */
const EVENT_SHEETS: readonly {
  readonly name: EventSheetWord;
  readonly stock: LaidOut['stock'];
  readonly make: (request: EventRequest) => Result<Sheet>;
}[] = [
  { name: 'table-cards', stock: 'card', make: tableCardsSheet },
  { name: 'seat-slips', stock: 'plain', make: seatSlipsSheet },
  { name: 'seating-plan', stock: 'plain', make: seatingPlanSheet },
  { name: 'results', stock: 'plain', make: resultsSheet },
];

/** What of a game's own sheets is made once for all tables. */
const GAME_SHEETS = ['tiles', 'rules', 'host-key', 'print-guide'] as const satisfies readonly SheetName[];

/** Whom the sheets of an event must be true for: its tables. */
function eventScope({ checked, event }: Pick<EventKitRequest, 'checked' | 'event'>): Scope {
  const all = seatingsOf(checked.rules);
  const [size, ...others] = new Set(event.shape.sizes);
  // Tables of two sizes have the sheets that are for all.
  if (others.length > 0) return sharedScope(checked.rules, all);
  return sharedScope(
    checked.rules,
    all.filter(({ players, partners }) => players === size && partners === event.inPairs),
  );
}

/**
 * Lays out all sheets of an event, or says what keeps one from being made: a set of tiles for each table, its score logs, rules,
 * and what tells people where to sit. Problems: those of its sheets. Note `plan.letters` for more tables than sets have letters.
 */
export function layOutEvent(
  request: EventKitRequest,
  { templates, fonts }: Materials,
): Result<readonly LaidOut<EventSheetWord | SheetWord>[]> {
  const { checked, words, papers, event, id } = request;
  const scope = eventScope(request);
  const sets = Math.min(event.shape.sizes.length, MOST_SETS);
  const tiles: TileOptions = { ...request.tiles, ...(sets > 1 && { sets }) };
  const kit = { ...request, tiles, scope, templates, measurer: fonts };
  const game = makeSheets({ ...kit, tables: [{ names: [] }], sheets: GAME_SHEETS });
  const logs = makeSheets({ ...kit, tables: logTables(request), sheets: ['score-log'] });
  const own = papers.flatMap((paper) =>
    EVENT_SHEETS.map(({ name, stock, make }) => ({
      name,
      stock,
      paper,
      made: make({ ...request, scope, paper, templates, measurer: fonts }),
    })),
  );
  const results = [game, logs, ...own.map(({ made }) => made)];
  const problems = results.flatMap((result) => (result.ok ? [] : result.problems));
  if (!game.ok || !logs.ok || problems.length > 0) return bad(...problems);
  const ofGame = game.value.map(({ facts, sheet, paper }): LaidOut<SheetWord> => {
    const path = sheetPath({ ...facts, id: checked.id, paper: paper.name });
    return { name: facts.name, sheet, paper, stock: facts.stock, path };
  });
  const ofEvent = own.flatMap(({ name, stock, paper, made }): readonly LaidOut<EventSheetWord>[] => {
    if (!made.ok) return [];
    const path = sheetPath({ id, name, audience: made.value.audience, paper: paper.name });
    return [{ name, sheet: made.value, paper, stock, path }];
  });
  const many = event.shape.sizes.length > MOST_SETS;
  const letters = problem('plan.letters', { tables: event.shape.sizes.length, sets: MOST_SETS });
  const notes = results.flatMap((result) => (result.ok ? result.notes : []));
  return good(
    [...ofGame, ...logsByTable(logs.value, checked.id, request), ...ofEvent],
    [...once(notes, words), ...(many ? [letters] : [])],
  );
}

/** The same note of several sheets is told once. */
function once(notes: readonly Problem[], words: EventKitRequest['words']): readonly Problem[] {
  return [...new Map(notes.map((note) => [words.problem(note), note])).values()];
}

/** How many rounds have a score log of their own: one where everyone stays. */
function loggedRounds({ shape, moves }: Event): number {
  return moves ? shape.rounds : 1;
}

/** Who writes on each log: table by table, round by round; nobody is named in rounds that are not known beforehand. */
function logTables({ event, words }: EventKitRequest): readonly Table[] {
  const rounds = loggedRounds(event);
  return event.shape.sizes.flatMap((_, table) =>
    Array.from({ length: rounds }, (_, round): Table => {
      const seats = event.schedule.rounds[round]?.tables[table] ?? [];
      const names = seats.map(
        (person) => event.people.names[person] ?? words.say('event.player', { number: person + 1 }),
      );
      const at =
        rounds === 1
          ? words.say('event.at-table', { table: table + 1 })
          : words.say('event.at-round', { table: table + 1, round: round + 1 });
      return { names, at };
    }),
  );
}

/** One document for each table, with the logs of its rounds. */
function logsByTable(
  logs: readonly MadeSheet[],
  id: string,
  { event, papers }: EventKitRequest,
): readonly LaidOut<SheetWord>[] {
  const rounds = loggedRounds(event);
  const tables = event.shape.sizes.length;
  return papers.flatMap((paper, nth) =>
    event.shape.sizes.flatMap((_, table): readonly LaidOut<SheetWord>[] => {
      const first = (nth * tables + table) * rounds;
      const some = logs.slice(first, first + rounds);
      const [one] = some;
      if (!one) return [];
      const sheet: Sheet = {
        ...one.sheet,
        duplex: rounds > 1 ? 'simplex' : one.sheet.duplex,
        pages: some.flatMap((log) => log.sheet.pages),
        root: some.flatMap((log) => log.sheet.root),
      };
      const { name, stock } = one.facts;
      const path = sheetPath({
        ...one.facts,
        id,
        paper: paper.name,
        ...(tables > 1 && { table: table + 1 }),
      });
      return [{ name, sheet, paper, stock, path }];
    }),
  );
}

/** What the record of an event says: its game, who sits where, its documents, and what there is to say about them. */
export function eventRecord(
  request: EventKitRequest,
  game: string,
  files: SheetRecord['files'],
  notes: readonly Problem[],
): EventRecord {
  const { id, checked, words, event } = request;
  const { shape, schedule, people } = event;
  const who = (person: number) => people.names[person] ?? person + 1;
  return {
    event: id,
    title: eventTitle(request),
    variant: checked.id,
    fingerprint: checked.fingerprint,
    mark: markOf(checked, eventScope(request).seatings),
    asked: { game },
    people: shape.people,
    tables: shape.sizes.length,
    rounds: shape.rounds,
    seating: schedule.rounds.map(({ tables, out }) => ({
      tables: tables.map((table) => table.map(who)),
      out: out.map(who),
    })),
    measure: schedule.measure,
    files,
    notes: notes.map((note) => toldProblem(note, words)),
  };
}
