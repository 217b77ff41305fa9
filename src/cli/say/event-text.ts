import { basename, join } from 'node:path';
import type { DocumentFacts } from '../../kit/document.js';
import type { EventKitRequest } from '../../kit/event.js';
import type { Audience } from '../../layout/page/page.js';
import { type EventSheetWord, eventFacts, eventTitle } from '../../sheets/event/request.js';
import type { SheetWord } from '../../sheets/facts.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { table } from '../base/wrap.js';
import type { Target } from '../store/target.js';

/** What was made for an event: which folder is for whom, and what each file is. */
export function eventText(
  request: EventKitRequest,
  target: Target,
  documents: readonly DocumentFacts<EventSheetWord | SheetWord>[],
): string {
  const { words } = request;
  const title = visible(eventTitle(request));
  const lines = [words.say('cli.event.made', { title, facts: eventFacts(request) })];
  for (const audience of ['player', 'host'] satisfies Audience[]) {
    const rows = documents
      .filter((document) => document.audience === audience)
      .map((document) => ['', basename(document.path), documentText(document, words)]);
    if (rows.length === 0) continue;
    lines.push(words.say(`cli.kit.for-${audience}`, { folder: join(target.shown, target.kit, audience) }));
    lines.push(...table(rows, Number.POSITIVE_INFINITY, 2));
  }
  return `${lines.join('\n')}\n`;
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
