import { tileName } from '../../domino/notation.js';
import { SET_NAMES, tilesOfSet } from '../../domino/set.js';
import { dealRow, tilesOf } from '../../rulebook/scope.js';
import { rulesData } from '../../variant/data.js';
import { openDraw } from '../../variant/meaning/draw.js';
import { blockHasWinner, isOneRound, lowTotalsWin, setRounds, targetsOf } from '../../variant/meaning/end.js';
import { wayName } from '../../variant/meaning/lead.js';
import { seatingsOf } from '../../variant/meaning/seats.js';
import { worthOf } from '../../variant/meaning/worth.js';
import {
  BLOCKED,
  DIRECTIONS,
  DOUBLES,
  DRAW_THEN,
  DRAW_TILES,
  DRAW_WHEN,
  LATER_WAYS,
  LEAD_WITH,
  MATCH_TIE,
  MOST_PLAYERS,
  PARTNERS,
  type PlayerTable,
  ROUND_TIE,
  type Rules,
  SCORE_WORDS,
  type ScoreWay,
  WILD,
} from '../../variant/rules.js';
import { flow, type Setting } from './changes.js';

/** Least and most of a number that can be asked for. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** How any value of a rule is set: the key, and what stands before and after the value in what it is set to. */
export interface Put {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** A value that can be chosen, and what is set for it: the first of several ways that the game allows. */
export interface Choosable {
  readonly value: string;
  readonly ways: readonly (readonly Setting[])[];
}

/** A rule of a game that can be changed. A row of a table has a key of its own (`deal.3`). */
export interface Control {
  readonly key: string;
  /** The present value, as a file writes it. */
  readonly now: string;
  readonly values: readonly Choosable[];
  /** A number may be set as well. */
  readonly number?: Bounds;
  /** Two numbers, from one to the other. */
  readonly span?: Bounds;
  /** The names of tiles, of which those of a list are left out (`[0-0, 1-1]`). */
  readonly tiles?: readonly string[];
  readonly put: Put;
}

/** Every rule of a game that plays a part in it, in the order of its file. */
export function controlsOf(rules: Rules): readonly Control[] {
  return [
    setControl(rules),
    withoutControl(rules),
    playersControl(rules),
    ...plain('partners', PARTNERS, stated(rules, 'partners')),
    ...plain('direction', DIRECTIONS, stated(rules, 'direction')),
    ...tableControls('deal', rules.deal, dealBounds(rules)),
    firstControl(rules),
    ...plain('lead.with', LEAD_WITH, stated(rules, 'lead', 'with')),
    ...laterControls(rules),
    ...plain('line.doubles', DOUBLES, rules.line.doubles),
    ...plain('line.wild', WILD, rules.line.wild),
    ...drawControls(rules),
    ...plain('round.blocked', BLOCKED, rules.round.blocked),
    ...plain('round.tie', ROUND_TIE, stated(rules, 'round', 'tie')),
    ...scoreControls(rules),
    ...matchControls(rules),
  ];
}

/** What a file would state under these keys; undefined where it would leave it out because it plays no part. */
function stated(rules: Rules, ...path: readonly string[]): string | undefined {
  let data: unknown = rulesData(rules);
  for (const step of path) {
    if (typeof data !== 'object' || data === null) return undefined;
    data = (data as Readonly<Record<string, unknown>>)[step];
  }
  return data === undefined ? undefined : flow(data);
}

function putAt(key: string): Put {
  return { key, before: '', after: '' };
}

function textOf({ before, after }: Put, value: string | number): string {
  return `${before}${value}${after}`;
}

/** A value as it is put. */
function choosable(put: Put, value: string): Choosable {
  return { value, ways: [[{ key: put.key, value: textOf(put, value) }]] };
}

/** One of a few words; no control where the rule plays no part. */
function plain(key: string, words: readonly string[], now: string | undefined): readonly Control[] {
  if (now === undefined) return [];
  const put = putAt(key);
  return [{ key, now, put, values: words.map((word) => choosable(put, word)) }];
}

function setControl(rules: Rules): Control {
  const put = putAt('set');
  const now = stated(rules, 'set') ?? '';
  const names = Object.keys(SET_NAMES);
  const values = names.includes(now) ? names : [now, ...names];
  return { key: 'set', now, put, values: values.map((value) => choosable(put, value)) };
}

/** Which tiles are left out of the set. */
function withoutControl({ set: { highest, without } }: Rules): Control {
  return {
    key: 'set.without',
    now: flow(without.map(tileName)),
    values: [],
    tiles: tilesOfSet(highest).map(tileName),
    put: { key: 'set', before: `{highest: ${highest}, without: `, after: '}' },
  };
}

function playersControl({ players: { least, most } }: Rules): Control {
  return {
    key: 'players',
    now: least === most ? String(least) : `${least}-${most}`,
    values: [],
    span: { least: 2, most: MOST_PLAYERS },
    put: putAt('players'),
  };
}

function dealBounds(rules: Rules): (row: string) => Bounds {
  const tiles = tilesOf(rules).length;
  return (row) => ({ least: 2, most: Math.floor(tiles / playersIn(row)) });
}

/** How many a row of a table is for. */
function playersIn(row: string): number {
  return Number(row) || PARTNERED;
}

/** How many play as partners. */
const PARTNERED = 4;

/** The rows of a table as questions of their own. */
function tableControls(
  key: string,
  table: PlayerTable,
  boundsOf: (row: string) => Bounds,
): readonly Control[] {
  const rows = tableRows(table);
  return rows.map(([row, number], index): Control => {
    const told = ([name, value]: readonly [string, number]) => `${name}: ${value}`;
    const before = rows.slice(0, index).map((one) => `${told(one)}, `);
    const after = rows.slice(index + 1).map((one) => `, ${told(one)}`);
    return {
      key: `${key}.${row}`,
      now: String(number),
      values: [],
      number: boundsOf(row),
      put: { key, before: `{${before.join('')}${row}: `, after: `${after.join('')}}` },
    };
  });
}

/** The rows of a table by the word that a file has for each. */
export function tableRows({ players, partners }: PlayerTable): readonly (readonly [string, number])[] {
  return [...Object.entries(players), ...(partners === undefined ? [] : [['partners', partners] as const])];
}

/** What finds somebody in any case, what looks for somebody, and what may follow where nobody was found. */
const SURE = ['agreement', 'lot', 'drawn-tile', 'heaviest-tile'];
const FOLLOWING = ['heaviest-tile', 'redeal', 'draw-until-held', 'lot', 'agreement'];

function firstControl(rules: Rules): Control {
  const put = putAt('lead.first');
  const { first } = rules.lead;
  const now = flow(first.length === 1 ? first.map(wayName)[0] : first.map(wayName));
  const top = tilesOf(rules).at(-1);
  const seeking = ['highest-double', ...(top === undefined ? [] : [tileName(top)])];
  const usual = [...SURE, ...seeking.flatMap((way) => FOLLOWING.map((then) => flow([way, then])))];
  const values = usual.includes(now) ? usual : [now, ...usual];
  return { key: 'lead.first', now, put, values: values.map((value) => choosable(put, value)) };
}

/** Who leads after a round that ended so: the other ways to end stay as they are. */
function laterControls({ lead: { later } }: Rules): readonly Control[] {
  if (!later) return [];
  const rows = Object.entries(later).flatMap(([row, way]) => (way === null ? [] : [[row, way] as const]));
  return rows.map(([row, now], index): Control => {
    const told = ([name, value]: readonly [string, string]) => `${name}: ${value}`;
    const before = rows.slice(0, index).map((one) => `${told(one)}, `);
    const after = rows.slice(index + 1).map((one) => `, ${told(one)}`);
    const put = { key: 'lead.later', before: `{${before.join('')}${row}: `, after: `${after.join('')}}` };
    return { key: `lead.later.${row}`, now, put, values: LATER_WAYS.map((way) => choosable(put, way)) };
  });
}

function drawControls(rules: Rules): readonly Control[] {
  const open = openDraw(rules.draw);
  const never = { value: 'never', ways: [[{ key: 'draw', value: 'never' }]] };
  const when = putAt('draw.when');
  const first: Control = {
    key: 'draw.when',
    now: open ? open.when : never.value,
    put: when,
    values: [
      never,
      // Where no tile was ever drawn, nothing says how; a may-keep of before goes where nobody has to play.
      ...DRAW_WHEN.map((word): Choosable => {
        const setting = { key: 'draw.when', value: word };
        return { value: word, ways: [[setting], [setting, { key: 'draw.then', value: 'must-play' }]] };
      }),
    ],
  };
  if (!open) return [first];
  const most = Math.max(...seatingsOf(rules).map((seating) => dealRow(rules, seating).left)) - 1;
  return [
    first,
    ...plain('draw.tiles', DRAW_TILES, stated(rules, 'draw', 'tiles')),
    ...plain('draw.then', DRAW_THEN, stated(rules, 'draw', 'then')),
    {
      key: 'draw.leave',
      now: String(open.leave),
      values: [],
      number: { least: 0, most },
      put: putAt('draw.leave'),
    },
  ];
}

/** The points that winning a round may be worth. */
const POINTS: Bounds = { least: 1, most: 1000 };

function scoreControls(rules: Rules): readonly Control[] {
  if (isOneRound(rules.match)) return [];
  const whole = putAt('score.round');
  const now = stated(rules, 'score', 'round') ?? '';
  const words: readonly string[] = SCORE_WORDS;
  // Ways that differ by how a round ended are one value more.
  const values = words.includes(now) || /^\d+$/.test(now) ? words : [now, ...words];
  const round: Control = {
    key: 'score.round',
    now,
    values: values.map((value) => choosable(whole, value)),
    number: POINTS,
    put: whole,
  };
  if (!blockHasWinner(rules) || lowTotalsWin(rules)) return [round];
  const put: Put = {
    key: 'score.round',
    before: `{ out: ${wayText(rules.score.out)}, blocked: `,
    after: ' }',
  };
  const alone = SCORE_WORDS.filter((kind) => worthOf({ kind }).whose !== 'every-side');
  return [
    round,
    {
      key: 'score.round.blocked',
      now: wayText(rules.score.blocked),
      values: alone.map((value) => choosable(put, value)),
      number: POINTS,
      put,
    },
  ];
}

function wayText(way: ScoreWay): string {
  return 'points' in way ? String(way.points) : way.kind;
}

/** How long a match is where it begins to be played for points, or for rounds. */
const FIRST_POINTS = 100;
const FIRST_ROUNDS = 5;

function matchControls({ match }: Rules): readonly Control[] {
  const points = targetsOf(match);
  const rounds = setRounds(match);
  const kind: Control = {
    key: 'match',
    now: match.kind,
    values: [
      choosable(putAt('match'), 'one-round'),
      lasting('points', points ? flow(Object.fromEntries(tableRows(points))) : FIRST_POINTS),
      lasting('rounds', rounds ?? FIRST_ROUNDS),
    ],
    put: putAt('match'),
  };
  const number: Bounds = { least: 1, most: 100 };
  return [
    kind,
    ...(points ? pointsControls(points) : []),
    ...(rounds === null
      ? []
      : [{ key: 'match.rounds', now: String(rounds), values: [], number, put: putAt('match.rounds') }]),
    ...plain('match.tie', MATCH_TIE, ('tie' in match && match.tie) || undefined),
  ];
}

/** A match of so many points or rounds: with what equal totals mean where that has to be said, and points where there were none. */
function lasting(word: 'points' | 'rounds', length: number | string): Choosable {
  const matches = ['', ', tie: draw'].map((tie) => ({ key: 'match', value: `{${word}: ${length}${tie}}` }));
  const scored = { key: 'score.round', value: 'opponents' };
  return { value: word, ways: [...matches.map((one) => [one]), ...matches.map((one) => [one, scored])] };
}

/** One number for all where all rows have the same, else one for each. */
function pointsControls(points: PlayerTable): readonly Control[] {
  const number: Bounds = { least: 1, most: 10_000 };
  const [[, first] = ['', 0], ...others] = tableRows(points);
  return others.every(([, row]) => row === first)
    ? [{ key: 'match.points', now: String(first), values: [], number, put: putAt('match.points') }]
    : tableControls('match.points', points, () => number);
}
