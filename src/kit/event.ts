import type { Measure } from '../event/measure.js';
import type { Sheet } from '../layout/page/page.js';
import { bad, good, type Problem, type Result } from '../problem.js';
import { type Scope, sharedScope } from '../rulebook/scope.js';
import { type EventRequest, type EventSheetWord, eventTitle } from '../sheets/event/request.js';
import { seatingPlanSheet } from '../sheets/event/seating-plan.js';
import { markOf } from '../variant/mark.js';
import { seatingsOf } from '../variant/meaning/seats.js';
import { toldProblem } from '../words/told.js';
import type { LaidOut } from './document.js';
import { sheetPath } from './name.js';
import type { SheetRecord } from './record.js';
import type { KitRequest, Materials } from './request.js';

/** An event that someone asks for: who plays what where, and how it is printed. */
export interface EventKitRequest
  extends Pick<KitRequest, 'checked' | 'words' | 'papers' | 'large' | 'margins'>,
    Pick<EventRequest, 'title' | 'event'> {
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
}[] = [{ name: 'seating-plan', stock: 'plain', make: seatingPlanSheet }];

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

/** Lays out all sheets of an event, or says what keeps one from being made. Problems: those of its sheets. */
export function layOutEvent(
  request: EventKitRequest,
  { templates, fonts }: Materials,
): Result<readonly LaidOut<EventSheetWord>[]> {
  const { checked, words, papers, large, margins, title, event, id } = request;
  const scope = eventScope(request);
  const laidOut: LaidOut<EventSheetWord>[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  for (const paper of papers) {
    for (const { name, stock, make } of EVENT_SHEETS) {
      const made = make({
        ...{ title, event, checked, scope, words, paper, templates, measurer: fonts },
        ...(large && { large }),
        ...(margins && { margins }),
      });
      if (made.ok) {
        const path = sheetPath({ id, name, audience: made.value.audience, paper: paper.name });
        laidOut.push({ name, sheet: made.value, paper, stock, path });
        notes.push(...made.notes);
      } else problems.push(...made.problems);
    }
  }
  return problems.length > 0 ? bad(...problems) : good(laidOut, notes);
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
