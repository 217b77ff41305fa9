import type { Event } from '../../event/event.js';
import { plain, type Rich } from '../../layout/page/block.js';
import type { HostTexts, PlayerTexts } from '../../layout/sheet/texts.js';
import { MOST_SETS, setMark } from '../../layout/tiles/set-mark.js';
import type { KeyUnder } from '../../messages.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import type { Scope } from '../../rulebook/scope.js';
import { gameTitle } from '../../rulebook/title.js';
import { markOf } from '../../variant/mark.js';
import type { Words } from '../../words/words.js';
import { type About, hostTexts, playerTexts } from '../page-texts.js';
import type { PrintedOn } from '../request.js';

/** Everything that a sheet of an event is made from. */
export interface EventRequest extends PrintedOn {
  /** As the plan has it; nobody may have named the evening. */
  readonly title: string | undefined;
  readonly event: Event;
  readonly checked: CheckedVariant;
  readonly scope: Scope;
  readonly words: Words;
}

/** The word for a sheet of an event. */
export type EventSheetWord = KeyUnder<'cli.event.sheet'>;

/** What an event is called: as its plan says, or after its game. */
export function eventTitle({ title, checked, words }: Pick<EventRequest, 'title' | 'checked' | 'words'>) {
  return title ?? words.say('event.title', { game: gameTitle(checked, words) });
}

/** How many people, tables and rounds. */
export function eventFacts({ event, words }: Pick<EventRequest, 'event' | 'words'>): string {
  const { people, sizes, rounds } = event.shape;
  return words.say('event.facts', { people, tables: sizes.length, rounds });
}

/** The heads and feet of an event's sheet for the host. */
export function hostEventTexts(name: EventSheetWord, request: EventRequest): HostTexts {
  return hostTexts(aboutEvent(name, request));
}

/** The heads and feet of an event's sheet for the players. */
export function playerEventTexts(name: EventSheetWord, request: EventRequest): PlayerTexts {
  return playerTexts(aboutEvent(name, request));
}

function aboutEvent(name: EventSheetWord, request: EventRequest): About {
  const { checked, scope, words } = request;
  const facts = eventFacts(request);
  return {
    name,
    title: eventTitle(request),
    facts,
    factParts: [plain(gameTitle(checked, words)), facts],
    words,
    mark: markOf(checked, scope.seatings),
  };
}

/** What somebody is called on paper: by name, or by number. */
export function personText(person: number, { event, words }: Pick<EventRequest, 'event' | 'words'>): Rich {
  const name = event.people.names[person];
  return name === undefined ? words.say('event.player', { number: person + 1 }) : plain(name);
}

/** People at a table in the order of their seats; partners as pairs against each other. */
export function tableText(table: readonly number[], request: Pick<EventRequest, 'event' | 'words'>): Rich {
  const { event, words } = request;
  const names = table.map((person) => personText(person, request));
  const [first, second, third, fourth] = names;
  if (event.inPairs && first && second && third && fourth) {
    return words.say('event.pairs', { one: words.and([first, third]), other: words.and([second, fourth]) });
  }
  return names.join(', ');
}

/** The letter on the tiles of a table (counted from 0); empty where there are more tables than letters. */
export function setLetter(table: number): string {
  return table < MOST_SETS ? setMark(table).letter : '';
}
