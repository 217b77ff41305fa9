import type { DocumentFacts } from '../../kit/document.js';
import type { EventKitRequest } from '../../kit/event.js';
import { type EventSheetWord, eventFacts, eventTitle } from '../../sheets/event/request.js';
import type { SheetWord } from '../../sheets/facts.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import type { Target } from '../store/target.js';
import { foldersText } from './folders.js';

/** What was made for an event: which folder is for whom, and what each file is. */
export function eventText(
  request: EventKitRequest,
  target: Target,
  documents: readonly DocumentFacts<EventSheetWord | SheetWord>[],
): string {
  const { words } = request;
  const title = visible(eventTitle(request));
  const made = words.say('cli.event.made', { title, facts: eventFacts(request) });
  const folders = foldersText(target, documents, (document) => documentText(document, words), words);
  return `${[made, ...folders].join('\n')}\n`;
}

/** What a document is: one of the event's own, or of the game's. */
function documentText(
  { sheet, pages, pieces }: DocumentFacts<EventSheetWord | SheetWord>,
  words: Words,
): string {
  switch (sheet) {
    case 'seating-plan':
    case 'results':
    case 'table-cards':
    case 'seat-slips':
      return words.say(`cli.event.sheet.${sheet}`, { pages });
    default:
      return words.say(`cli.kit.sheet.${sheet}`, { sheets: pieces, pages });
  }
}
