import { HostOnly } from '../../host-only.js';
import type { Block, Cell } from '../../layout/page/block.js';
import type { Mm, Sheet } from '../../layout/page/page.js';
import { type Content, hostSheet } from '../../layout/sheet/sheet.js';
import type { HostTexts } from '../../layout/sheet/texts.js';
import type { Result } from '../../problem.js';
import { pageSetup } from '../request.js';
import { type EventRequest, hostEventTexts, personText } from './request.js';

/** As high as a pencil needs. */
const ROW: Mm = 8;
/** So many rounds stand beside each other, in columns wide enough to write in. */
const MOST_COLUMNS = 6;

/** What everyone scores in each round, written in by the host: a row for each player, or for two who stay together. */
export function resultsSheet(request: EventRequest): Result<Sheet<'host'>> {
  const { words } = request;
  const content: Content<HostTexts> = {
    name: 'results',
    texts: hostEventTexts('results', request),
    body: {
      kind: 'flow',
      blocks: [{ kind: 'paragraph', text: words.say('event.fill') }, ...tables(request)],
      columns: 1,
    },
  };
  return hostSheet(new HostOnly(content), pageSetup(request));
}

function tables(request: EventRequest): readonly Block[] {
  const { event, words } = request;
  const { rounds } = event.shape;
  return Array.from({ length: Math.ceil(rounds / MOST_COLUMNS) }, (_, part): Block => {
    const first = part * MOST_COLUMNS;
    const count = Math.min(MOST_COLUMNS, rounds - first);
    const shown = Array.from({ length: count }, (_, index) => first + index + 1);
    const cells: readonly Cell[] = [...shown, 0].map(() => ({ text: '' }));
    return {
      kind: 'table',
      head: [
        { text: words.say('event.name') },
        ...shown.map((round): Cell => ({ text: words.say('event.round', { round }), align: 'center' })),
        { text: words.say('event.total'), align: 'center' },
      ],
      rows: rowNames(request).map((text) => [{ text, heads: true }, ...cells]),
      shares: [3, ...shown.map(() => 1.2), 1.4],
      rowHeight: ROW,
      lines: 'grid',
    };
  });
}

/** Whose results stand in a row. */
function rowNames(request: EventRequest): readonly string[] {
  const { event, words } = request;
  const names = Array.from({ length: event.shape.people }, (_, person) => personText(person, request));
  if (!event.inPairs || event.partnersChange) return names;
  return names.flatMap((name, index) => (index % 2 === 0 ? [words.and([name, names[index + 1] ?? ''])] : []));
}
