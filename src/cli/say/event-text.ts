import { basename, join } from 'node:path';
import type { DocumentFacts } from '../../kit/document.js';
import type { EventKitRequest } from '../../kit/event.js';
import type { Audience } from '../../layout/page/page.js';
import { type EventSheetWord, eventFacts, eventTitle } from '../../sheets/event/request.js';
import { visible } from '../../words/told.js';
import { table } from '../base/wrap.js';
import type { Target } from '../store/target.js';

/** What was made for an event: which folder is for whom, and what each file is. */
export function eventText(
  request: EventKitRequest,
  target: Target,
  documents: readonly DocumentFacts<EventSheetWord>[],
): string {
  const { words } = request;
  const title = visible(eventTitle(request));
  const lines = [words.say('cli.event.made', { title, facts: eventFacts(request) })];
  for (const audience of ['player', 'host'] satisfies Audience[]) {
    const rows = documents
      .filter((document) => document.audience === audience)
      .map(({ path, sheet, pages }) => [
        '',
        basename(path),
        words.say(`cli.event.sheet.${sheet}`, { pages }),
      ]);
    if (rows.length === 0) continue;
    lines.push(words.say(`cli.kit.for-${audience}`, { folder: join(target.shown, target.kit, audience) }));
    lines.push(...table(rows, Number.POSITIVE_INFINITY, 2));
  }
  return `${lines.join('\n')}\n`;
}
