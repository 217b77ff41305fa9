import type { Sitting } from '../../event/seating.js';
import { HostOnly } from '../../host-only.js';
import type { Block, Cell, Rich } from '../../layout/page/block.js';
import type { Sheet } from '../../layout/page/page.js';
import type { Content } from '../../layout/sheet/sheet.js';
import { hostSheet } from '../../layout/sheet/sheet.js';
import type { HostTexts } from '../../layout/sheet/texts.js';
import type { Result } from '../../problem.js';
import { unreachable } from '../../problem.js';
import { pageSetup, sizesOf } from '../request.js';
import { type EventRequest, hostEventTexts, personText, setLetter, tableText } from './request.js';

/** So many rounds stand beside each other. */
const MOST_COLUMNS = 10;

/**
 * Who sits where, round by round and by name, and how good that is: for the host, who reads it out or hangs it up when all have
 * their slips. Problems: those of every host sheet.
 */
export function seatingPlanSheet(request: EventRequest): Result<Sheet<'host'>> {
  const { event } = request;
  const content: Content<HostTexts> = {
    name: 'seating-plan',
    texts: hostEventTexts('seating-plan', request),
    body: {
      kind: 'flow',
      blocks: [
        { kind: 'paragraph', text: movementText(request) },
        ...roundsOf(request).flatMap(({ title, sitting }) => roundBlocks(title, sitting, request)),
        ...(event.moves ? whereBlocks(request) : []),
      ],
      columns: 1,
    },
  };
  return hostSheet(new HostOnly(content), pageSetup(request));
}

/** How people move, and how often they meet. */
function movementText({ event, words }: EventRequest): Rich {
  const { shape, schedule } = event;
  switch (shape.movement) {
    case 'fixed':
      return words.say('event.move.fixed');
    case 'winners-up':
      return words.say('event.move.winners-up', { pairs: event.inPairs ? 'yes' : 'no' });
    case 'meet-most': {
      const { meet, partner } = schedule.measure;
      const all = (shape.people * (shape.people - 1)) / 2;
      return [
        words.say('event.move.meet-most'),
        words.say('event.meet', { ...meet, all }),
        ...(partner && event.partnersChange ? [words.say('event.partner', { ...partner })] : []),
      ].join(' ');
    }
    default:
      return unreachable(shape.movement);
  }
}

/** The rounds that are known; one for all where everyone stays. */
function roundsOf({ event, words }: EventRequest): readonly { title: string; sitting: Sitting }[] {
  const { schedule, shape } = event;
  const titleOf = (round: number) =>
    event.moves || shape.rounds === 1
      ? words.say('event.round', { round: round + 1 })
      : words.say('event.every-round');
  const rounds = event.moves ? schedule.rounds : schedule.rounds.slice(0, 1);
  return rounds.map((sitting, round) => ({ title: titleOf(round), sitting }));
}

function roundBlocks(title: string, { tables, out }: Sitting, request: EventRequest): readonly Block[] {
  const { words } = request;
  const rows = tables.map((table, index): readonly Cell[] => [
    { text: words.number(index + 1), bold: true, heads: true },
    { text: setLetter(index) },
    { text: tableText(table, request) },
  ]);
  const names = out.map((person) => personText(person, request)).join(', ');
  const resting: readonly Cell[] = [
    { text: '', heads: true },
    { text: '' },
    { text: `<b>${words.say('event.out')}:</b> ${names}` },
  ];
  const table: Block = {
    kind: 'table',
    head: [
      { text: words.say('event.table') },
      { text: words.say('event.set') },
      { text: words.say('event.players') },
    ],
    rows: out.length > 0 ? [...rows, resting] : rows,
    shares: [1, 1, 8],
    lines: 'rows',
  };
  return [{ kind: 'keep', blocks: [{ kind: 'heading', level: 2, text: title }, table] }];
}

/** By name: the table of each round. */
function whereBlocks(request: EventRequest): readonly Block[] {
  const { event, words } = request;
  const { rounds } = event.schedule;
  // Forty names stand on one page.
  const small = sizesOf(request).bodies.at(-1);
  const people = Array.from({ length: event.shape.people }, (_, person) => person);
  const byName = people
    .map((person) => ({ person, text: personText(person, request) }))
    .sort((one, other) =>
      event.people.names.length === 0
        ? one.person - other.person
        : one.text.localeCompare(other.text, words.language) || one.person - other.person,
    );
  const parts = Array.from({ length: Math.ceil(rounds.length / MOST_COLUMNS) }, (_, part) =>
    rounds
      .map((sitting, round) => ({ sitting, round }))
      .slice(part * MOST_COLUMNS, (part + 1) * MOST_COLUMNS),
  );
  const tables = parts.map(
    (some): Block => ({
      kind: 'table',
      head: [
        { text: words.say('event.name') },
        ...some.map(
          ({ round }): Cell => ({ text: words.say('event.round', { round: round + 1 }), align: 'center' }),
        ),
      ],
      rows: byName.map(({ person, text }): readonly Cell[] => [
        { text, heads: true },
        ...some.map(({ sitting }): Cell => ({ text: tableOf(person, sitting, request), align: 'center' })),
      ]),
      shares: [3, ...some.map(() => 1)],
      lines: 'rows',
      ...(small && { size: small }),
    }),
  );
  const heading: Block = { kind: 'heading', level: 2, text: words.say('event.where') };
  return [{ kind: 'keep', blocks: [heading, ...tables] }];
}

/** Somebody's table by its number; a dash where they sit out. */
function tableOf(person: number, { tables }: Sitting, { words }: EventRequest): string {
  const table = tables.findIndex((people) => people.includes(person));
  return table < 0 ? '–' : words.number(table + 1);
}
