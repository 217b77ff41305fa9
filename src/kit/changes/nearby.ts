import { parseTile, tileName } from '../../domino/notation.js';
import { highOf } from '../../domino/tile.js';
import type { Problem } from '../../problem.js';
import { tilesOf } from '../../rulebook/scope.js';
import { rulesData } from '../../variant/data.js';
import { targetsOf } from '../../variant/meaning/end.js';
import { LATER_WAYS, MOST_PLAYERS, type PlayerTable, type Rules, SCORE_WORDS } from '../../variant/rules.js';
import { type Changes, flow, isMap, isWithin, type Setting, saidBy } from './changes.js';
import { tableRows } from './controls.js';

/** One thing to try where rules clash: what is set, or a change that is left out. */
export interface Candidate {
  readonly key: string;
  readonly settings: readonly Setting[];
  /** The sentences of clashes advise it without its words: a row is left out, a way is put earlier. */
  readonly advised?: boolean;
  /** The word by which a sentence may name it, without quotes. */
  readonly word?: string;
  /** Of those that go by one name only the first that mends is offered: 1 tile fewer, and not 2 as well. */
  readonly first?: string;
}

/** What a refused value is changed into by hand: a table with other rows, ways in another order, a number less. */
export function nearby(
  problem: Problem,
  about: readonly string[],
  changes: Changes,
  before: Rules,
): readonly Candidate[] {
  const at = (problem.path ?? []).join('.');
  const present = (key: string) => presentOf(key, changes, before);
  return [
    ...(isWithin(at, 'set') ? wholeSets(present('set')) : []),
    ...(isWithin(at, 'lead.first') ? foundOtherwise(present('lead.first'), before) : []),
    ...(about.includes('draw') ? [SOME_DRAW] : []),
    ...['deal', 'match.points'].flatMap((key) => (isWithin(at, key) ? rowsLeftOut(key, present(key)) : [])),
    ...(isWithin(at, 'deal') || isWithin(at, 'match.points') ? seatedBy(present(at)) : []),
    ...(about.includes('deal') ? dealt(problem, changes, before) : []),
    ...(about.includes('match.points') ? targeted(changes, before) : []),
    ...(isWithin(at, 'draw') ? fewerDealt(present('deal')) : []),
    ...(isWithin(at, 'draw') ? fewerLeft(present('draw.leave')) : []),
    ...(about.some((key) => isWithin(key, 'lead.later')) ? led(present('lead.later')) : []),
    ...(isWithin(at, 'score.round') ? scored(present('score.round')) : []),
  ];
}

/** What the changes say of a rule, else what holds before them. */
function presentOf(key: string, changes: Changes, before: Rules): unknown {
  const text = changes[key];
  if (text !== undefined) return saidBy(text);
  return key
    .split('.')
    .reduce((data: unknown, step) => (isMap(data) ? data[step] : undefined), rulesData(before));
}

function setTo(key: string, value: unknown, more: Partial<Candidate> = {}): Candidate {
  return { key, settings: [{ key, value: flow(value) }], ...more };
}

/** A set without the tiles that it never had, or so large that it has them. */
function wholeSets(set: unknown): readonly Candidate[] {
  if (!isMap(set) || typeof set.highest !== 'number' || !Array.isArray(set.without)) return [];
  const { highest } = set;
  const tiles = set.without.flatMap((name) => parseTile(String(name)) ?? []);
  const inside = tiles.filter((tile) => highOf(tile) <= highest);
  const needed = Math.max(...tiles.map(highOf));
  return [
    setTo('set', { highest: needed, without: tiles.map(tileName) }, { advised: true }),
    setTo('set', { highest, without: inside.map(tileName) }, { advised: true }),
  ];
}

/** What may look for a leader before a way that can't, and what may follow a way that can fail. */
const FOLLOWING = ['heaviest-tile', 'redeal', 'lot', 'agreement'];

/** The ways to find a leader with one of them replaced, put before the others, moved forward, or left out. */
function foundOtherwise(first: unknown, before: Rules): readonly Candidate[] {
  const ways = (Array.isArray(first) ? first : [first]).map(String);
  const top = tilesOf(before).at(-1);
  const seeking = [...(top === undefined ? [] : [tileName(top)]), 'highest-double'];
  const put = (list: readonly string[], more: Partial<Candidate>) =>
    setTo('lead.first', list.length === 1 ? list[0] : list, more);
  const advised = { advised: true };
  const places = ways.map((_, index) => index);
  return [
    ...FOLLOWING.map((way) => put([...ways, way], { word: way })),
    ...places.flatMap((place) => [
      ...seeking.map((way) =>
        put(replaced(ways, place, [way]), isTile(ways[place]) ? advised : { word: way }),
      ),
      ...FOLLOWING.map((way) => put(replaced(ways, place, [way]), { word: way })),
    ]),
    ...seeking.map((way) => put([way, ...ways], advised)),
    ...places.slice(1).map((place) => put(movedForward(ways, place), advised)),
    ...places.map((place) => put(replaced(ways, place, []), advised)),
  ];
}

function isTile(way: string | undefined): boolean {
  return way !== undefined && parseTile(way) !== undefined;
}

/** A list with others in the place of one. */
function replaced<Item>(list: readonly Item[], place: number, others: readonly Item[]): readonly Item[] {
  return [...list.slice(0, place), ...others, ...list.slice(place + 1)];
}

/** A list with one before its neighbour. */
function movedForward<Item>(list: readonly Item[], place: number): readonly Item[] {
  const moved = list.slice(place, place + 1);
  return [...list.slice(0, place - 1), ...moved, ...list.slice(place - 1, place), ...list.slice(place + 1)];
}

/** Drawing where nobody drew: as most games of draw dominoes do, with two tiles that stay. */
const SOME_DRAW: Candidate = setTo('draw', { when: 'stuck', leave: 2 }, { advised: true });

/** A table with one row less; only a row that nobody plays by can be missed. */
function rowsLeftOut(key: string, table: unknown): readonly Candidate[] {
  if (!isMap(table)) return [];
  return Object.keys(table).map((row) => {
    const { [row]: _, ...others } = table;
    return setTo(key, others, { advised: true });
  });
}

/** As many players as a table has rows for. */
function seatedBy(table: unknown): readonly Candidate[] {
  if (!isMap(table)) return [];
  const rows = Object.keys(table).map(Number).filter(Boolean);
  const [least, most] = [Math.min(...rows), Math.max(...rows)];
  return rows.length === most - least + 1 && most <= MOST_PLAYERS
    ? [setTo('players', least === most ? least : `${least}-${most}`, { advised: true })]
    : [];
}

/** How many fewer are tried where fewer would do. */
const FEWER = [1, 2, 3, 4];

/** Each number of a deal less by a few. */
function fewerDealt(deal: unknown): readonly Candidate[] {
  const less = (number: unknown, by: number) =>
    typeof number === 'number' ? Math.max(LEAST_DEALT, number - by) : number;
  return FEWER.map((by) => {
    const value = isMap(deal)
      ? Object.fromEntries(Object.entries(deal).map(([row, number]) => [row, less(number, by)]))
      : less(deal, by);
    return setTo('deal', value, { advised: true, first: 'fewer dealt' });
  });
}

/** Fewer tiles that are never drawn. */
function fewerLeft(leave: unknown): readonly Candidate[] {
  if (typeof leave !== 'number') return [];
  return FEWER.filter((by) => by <= leave).map((by) =>
    setTo('draw.leave', leave - by, { advised: true, first: 'fewer left' }),
  );
}

/** Where everyone writes down their own pips, nobody wins a block, and totals may be equal. */
const OWN_PIPS_NEED: readonly Setting[] = [
  { key: 'round.blocked', value: 'nobody' },
  { key: 'match.tie', value: 'draw' },
];

/** What going out and a blocked round are worth, where each has a way of its own, or one of them has none. */
function scored(round: unknown): readonly Candidate[] {
  if (!isMap(round)) return [];
  const ways = [...new Set([round.out, ...SCORE_WORDS])];
  const half = (end: string) =>
    ways.map((way) =>
      setTo(
        'score.round',
        { out: round.out, ...round, [end]: way },
        { advised: true, first: `worth ${end}` },
      ),
    );
  const whole = [round.out, round.blocked].filter(Boolean).map((way) => setTo('score.round', way));
  return [
    ...whole.flatMap(({ key, settings }) =>
      [settings, [...settings, ...OWN_PIPS_NEED]].map((all) => ({ key, settings: all, advised: true })),
    ),
    ...half('blocked'),
    ...half('out'),
  ];
}

/** A deal for just the players there are, with as many tiles as the changes say, as far as the set goes. */
function dealt({ params }: Problem, changes: Changes, before: Rules): readonly Candidate[] {
  const tiles = 'tiles' in params && typeof params.tiles === 'number' ? params.tiles : tilesOf(before).length;
  const within = (players: number, each: number) =>
    Math.max(LEAST_DEALT, Math.min(each, Math.floor(tiles / players)));
  return rowsFor('deal', before.deal, changes, { before, within });
}

/** The points of a match for just the players there are. */
function targeted(changes: Changes, before: Rules): readonly Candidate[] {
  const points = targetsOf(before.match);
  return points ? rowsFor('match.points', points, changes, { before, within: (_, most) => most }) : [];
}

/** A table with a row for each number of players there may be: what the changes or the game say, else what the row before has. */
function rowsFor(
  key: string,
  table: PlayerTable,
  changes: Changes,
  { before, within }: { readonly before: Rules; readonly within: (players: number, value: number) => number },
): readonly Candidate[] {
  const text = changes[key];
  const said = text === undefined ? undefined : saidBy(text);
  const rows = new Map<string, unknown>(isMap(said) ? Object.entries(said) : tableRows(table));
  const players = /^(\d+)(?:-(\d+))?$/.exec(changes.players ?? '');
  const least = Number(players?.[1] ?? before.players.least);
  const most = Number(players?.[2] ?? players?.[1] ?? before.players.most);
  let last = typeof said === 'number' ? said : LEAST_DEALT;
  const filled: Record<string, number> = {};
  for (let count = least; count <= most; count++) {
    const stated = rows.get(String(count));
    if (typeof said !== 'number' && typeof stated === 'number') last = stated;
    filled[count] = within(count, last);
  }
  return [{ ...filled, partners: rows.get('partners') }, filled].map((values) => ({
    key,
    settings: [{ key, value: flow(values) }],
  }));
}

/** Whoever is dealt a single tile has won by leading it. */
const LEAST_DEALT = 2;

/** Who leads later: another way where one is said, and one of the ways for the ends that nothing is said of. */
function led(later: unknown): readonly Candidate[] {
  const rows: Readonly<Record<string, unknown>> = isMap(later) ? later : { out: later };
  if (rows.out === undefined) return [];
  const withWays = (ends: readonly string[], way: string): Candidate => ({
    key: `lead.later.${ends[0]}`,
    settings: [
      { key: 'lead.later', value: flow({ ...rows, ...Object.fromEntries(ends.map((end) => [end, way])) }) },
    ],
  });
  return [
    ...[['tie'], ['blocked'], ['blocked', 'tie']].flatMap((others) =>
      LATER_WAYS.map((way) => withWays(others, way)),
    ),
    ...Object.keys(rows).flatMap((row) => LATER_WAYS.map((way) => ({ ...withWays([row], way), word: way }))),
  ];
}
