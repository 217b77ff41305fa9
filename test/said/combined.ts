import type { Seating } from '../../src/variant/rules.js';
import { countsIn } from './entry.js';

/** What a reader has noted at one table. */
export interface Noted {
  readonly at: Seating;
  one(name: string): string | undefined;
  /** A number; undefined where nothing was noted. */
  count(name: string): number | undefined;
  /** What was noted under a name that collects (`ways[]`), in reading order. */
  all(name: string): readonly string[];
}

/** How an answer follows from what several sentences say; undefined where they leave it open. */
type Combination = (noted: Noted) => string | number | undefined;

const yesNo = (holds: boolean) => (holds ? 'yes' : 'no');

// ---- the deal and the boneyard ----------------------------------------------------------------------------------------

/** A table of partners goes by its own row where there is one, by that of four where not. */
const rowOf = (name: string, noted: Noted) => noted.one(name) ?? noted.one(`${name}-as-four`);

const leftOver = (noted: Noted): number | undefined => {
  const found = rowOf('left', noted);
  if (found !== undefined) return Number(found);
  // “The rest stay face down”: of the tiles that the game is played with.
  const [tiles, each] = [noted.count('set-tiles'), rowOf('each', noted)];
  return tiles === undefined || each === undefined ? undefined : tiles - Number(each) * noted.at.players;
};

function drawable(noted: Noted): number | undefined {
  const left = leftOver(noted);
  if (noted.one('closed') || noted.one('draws') === 'never' || left === 0) return 0;
  if (left === undefined) return undefined;
  const never = rowOf('never', noted);
  if (never === 'all') return 0;
  const stays = never === undefined ? noted.count('leave-last') : Number(never);
  return stays === undefined ? undefined : Math.max(0, left - stays);
}

// ---- who leads --------------------------------------------------------------------------------------------------------

/** Tiles as the questions name them. */
const halves = (tile: string) => tile.split('-').map(Number) as [number, number];
const isDouble = (tile: string) => halves(tile)[0] === halves(tile)[1];
const weight = (tile: string) => {
  const [one, other] = halves(tile);
  return 100 * (one + other) + Math.max(one, other);
};
const highest = (held: readonly string[], of: (tile: string) => number) =>
  held.toSorted((one, other) => of(other) - of(one))[0];

/** The hands of the questions, with the tile that the engine is given beside those that a question names. */
export const HANDS = {
  'lead-double': { Ana: ['1-1', '0-1'], Ben: ['2-3', '0-3'] },
  'lead-two-doubles': { Ana: ['1-1', '0-1'], Ben: ['2-2', '0-3'] },
  'lead-double-six': { Ana: ['0-1', '0-2'], Ben: ['6-6', '0-3'] },
  'lead-without': { Ana: ['0-3', '0-1'], Ben: ['1-2', '0-2'] },
  'lead-until': { Ana: ['0-3', '2-3'], Ben: ['1-2', '1-3'] },
} as const;

/** The ways of finding a leader in their order, from the first that is said for itself on; none where that is missing. */
function waysOf({ all }: Noted): readonly string[] {
  const ways = all('ways[]');
  if (ways[0] === undefined || ways[0].startsWith('then ')) return [];
  return ways.map((way) => way.replace('then ', ''));
}

/** The ways one after another with these hands: whom they find, or which of them does something else first. */
function searched(
  noted: Noted,
  hands: Readonly<Record<string, readonly string[]>>,
  closed?: 'nothing may be drawn',
): string | undefined {
  const held = Object.values(hands).flat();
  const holder = (tile: string) => Object.keys(hands).find((name) => hands[name]?.includes(tile));
  for (const way of waysOf(noted)) {
    if (way === 'highest-double') {
      const double = highest(held.filter(isDouble), weight);
      if (double) return holder(double);
    } else if (way === 'draw-until-held' && closed) continue;
    else if (way === 'heaviest-tile') return holder(highest(held, weight) ?? '');
    else if (!/^\d+-\d+$/u.test(way)) return way;
    else if (held.includes(way)) return holder(way);
  }
  return undefined;
}

const leader =
  (question: keyof typeof HANDS): Combination =>
  (noted) => {
    const found = searched(noted, HANDS[question]);
    return found === undefined || found === 'Ana' || found === 'Ben' ? found : 'nobody yet';
  };

const DECIDED: Readonly<Record<string, string>> = {
  agreement: 'the players’ agreement',
  lot: 'chance',
  'drawn-tile': 'tiles turned up before dealing',
};

/** Four or two at a table, Ana on everyone’s mind; where the next leader sits. */
const SEATED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'next-left': { 2: 'Ben', 4: 'Ben' },
  'next-right': { 2: 'Ben', 4: 'Dan' },
  other: { 2: 'Ben' },
  same: { 2: 'Ana', 4: 'Ana' },
};

const later =
  (round: 'after-out' | 'after-block' | 'after-tie', winner?: string): Combination =>
  ({ one, at }) => {
    // Where no tie is told apart, or nobody could have won, what is said of blocked rounds holds.
    const tie = round === 'after-tie';
    const apart = tie && one('block-by') === 'nobody' ? undefined : one(round);
    const found = apart ?? (tie ? one('after-block') : undefined) ?? one('after-any');
    if (found === 'as-first') return 'whoever is found as in the first round';
    if (found === 'winner') return winner;
    if (found === 'winners-choose') return at.partners ? 'Ana or Cleo, as they choose' : winner;
    return SEATED[found ?? '']?.[at.players];
  };

// ---- the end of a round -------------------------------------------------------------------------------------------------

const blocked =
  (hands: string, sums = hands): Combination =>
  ({ one }) =>
    ({ hands, sums, nobody: 'nobody' })[one('block-by') ?? ''];

const tied =
  (shared: string): Combination =>
  ({ one }) =>
    one('block-by') === 'nobody' ? 'nobody' : { nobody: 'nobody', shared }[one('tied') ?? ''];

const nearestFive = (sum: number) => 5 * Math.round(sum / 5);

/** Points of Ana’s side: she has won, `own` are her side’s hands, `others` the opponents’, `compared` what won a block. */
function won(way: string | undefined, own: number, others: number, compared: number | undefined) {
  switch (way) {
    case undefined:
      return undefined;
    case 'nothing':
      return 0;
    case 'opponents':
      return others;
    case 'opponents-minus-own':
      return compared === undefined ? undefined : Math.max(0, others - compared);
    case 'nearest-five':
      return nearestFive(others);
    case 'all-hands':
      return own + others;
    case 'own-pips':
      return own;
    default:
      return Number(way);
  }
}

const out =
  (own: number, others: number): Combination =>
  ({ one }) =>
    won(one('worth-out'), own, others, 0);

const block =
  (own: number, others: number, compared: Readonly<Record<string, number>> = {}): Combination =>
  ({ one, at }) => {
    const way = one('worth-blocked');
    // Nobody scores as the winner of a round that nobody wins.
    if (one('block-by') === 'nobody' && way !== undefined && way !== 'own-pips') return 0;
    return won(way, own, others, at.partners ? compared[one('own') ?? ''] : own);
  };

const lost =
  (worth: 'worth-out' | 'worth-blocked', own: number): Combination =>
  ({ one }) => {
    const way = one(worth);
    return way === undefined ? undefined : way === 'own-pips' ? own : 0;
  };

// ---- the match ----------------------------------------------------------------------------------------------------------

const target = ({ count }: Noted) => count('target') ?? count('target-as-four');

/** “Few points”: the engine is asked with one pip in each hand but Ana’s, as far as the fourth. */
const matchOne: Combination = (noted) => {
  const { one, count, at } = noted;
  const way = one('worth-out');
  const points =
    way === 'own-pips'
      ? at.partners
        ? 2
        : 1
      : won(way, at.partners ? 1 : 0, at.partners ? 2 : Math.min(3, at.players - 1), 0);
  switch (one('match')) {
    case 'one round':
      return 'yes';
    case 'rounds':
      return yesNo(count('match-rounds') === 1 && (points !== 0 || one('match-equal') === 'it is a draw'));
    case 'points': {
      const enough = target(noted);
      return points === undefined || enough === undefined ? undefined : yesNo(points >= enough);
    }
    default:
      return undefined;
  }
};

const canPlay =
  (players: number): Combination =>
  ({ one }) => {
    const text = one('players');
    return text === undefined ? undefined : yesNo(countsIn(text).includes(players));
  };

/** Answers that no sentence gives alone, by question. All others are noted under the question’s own name. */
export const combinations: Readonly<Record<string, Combination>> = {
  'players-two': canPlay(2),
  'players-three': canPlay(3),
  'players-four': canPlay(4),
  'players-five': canPlay(5),
  direction: ({ one }) => ({ left: 'Ben', right: 'Cleo' })[one('turns') ?? ''],
  'deal-each': (noted) => rowOf('each', noted),
  'deal-left': (noted) => leftOver(noted),
  drawable,
  'lead-decided': (noted) => {
    const [first] = waysOf(noted);
    return (
      noted.one('lead-decided') ??
      (first === undefined ? undefined : (DECIDED[first] ?? 'the tiles in the hands'))
    );
  },
  'lead-double': leader('lead-double'),
  'lead-two-doubles': leader('lead-two-doubles'),
  'lead-double-six': leader('lead-double-six'),
  'lead-without': (noted) => searched(noted, HANDS['lead-without'], 'nothing may be drawn'),
  'lead-until': (noted) => {
    const found = searched(noted, HANDS['lead-until']);
    return found === undefined ? undefined : yesNo(found === 'draw-until-held');
  },
  'lead-redeal': (noted) => {
    const ways = waysOf(noted);
    if (noted.one('lead-redeal') || ways.length === 0) return noted.one('lead-redeal');
    if (!ways.includes('redeal')) return 'no';
    // Whether somebody holds a tile that is looked for after the doubles isn't said.
    const [, next] = ways.filter((way) => !/^(\d+)-\1$/u.test(way));
    return next === undefined || /^\d/u.test(next) ? undefined : yesNo(next === 'redeal');
  },
  'later-out': later('after-out', 'Cleo'),
  'later-out-partners': later('after-out', 'Cleo'),
  'later-blocked': later('after-block', 'Cleo'),
  'later-blocked-partners': later('after-block', 'Cleo'),
  'later-tie': later('after-tie'),
  'later-two': later('after-out', 'Ana'),
  'later-two-lost': later('after-out', 'Ben'),
  'later-two-tie': later('after-tie'),
  'draw-stuck': (noted) => {
    const most = drawable(noted);
    if (most === 0) return 'no';
    return noted.one('draws') === 'stuck' ? 'yes' : undefined;
  },
  'blocked-won': blocked('Ben'),
  'blocked-won-four': blocked('Ana'),
  'blocked-won-partners': blocked('Ana and Cleo', 'Ben and Dan'),
  'blocked-tie': tied('both'),
  'blocked-tie-partners': tied('both sides'),
  'score-out': out(0, 16),
  'score-out-loser': lost('worth-out', 16),
  'score-out-three': out(0, 16),
  'score-out-partners': out(30, 11),
  'score-blocked': block(4, 9),
  'score-blocked-loser': lost('worth-blocked', 9),
  'score-blocked-three': block(4, 21),
  'score-blocked-partners': block(10, 22, { hand: 2, sum: 10 }),
  'score-tie': (noted) => {
    const { one } = noted;
    if (one('worth-blocked') === 'own-pips') return 4;
    if (one('tied') === 'nobody' || one('block-by') === 'nobody' || one('worth-blocked') === 'nothing')
      return 0;
    return one('tied') === 'shared' ? block(4, 4)(noted) : undefined;
  },
  'match-one': matchOne,
  'match-target': target,
  'match-tied-once': ({ one }) =>
    one('block-by') === 'nobody' || one('tied') === 'nobody'
      ? 'nobody'
      : ({ shared: 'those with the equal hands together' }[one('tied') ?? ''] ?? one('match-tied-once')),
};
