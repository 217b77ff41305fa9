import type { Seating } from '../../src/variant/rules.js';
import type { Param } from '../support/recording-words.js';
import {
  count,
  type Entries,
  type Entry,
  type Filled,
  inside,
  means,
  type Need,
  type Notes,
  needs,
  nothing,
  parts,
  says,
  word,
} from './entry.js';

/** Notes that hold only where partners play, or only where everyone plays alone. */
const partnersOnly = (at: Seating, value: string) => (at.partners ? value : undefined);
const aloneOnly = (at: Seating, value: string) => (at.partners ? undefined : value);

/** Which rounds a sentence about later leaders is about, by its `when`; one about some rounds goes before one about all. */
const LATER: Readonly<Record<string, string>> = {
  all: 'after-any',
  out: 'after-out',
  blocked: 'after-block',
  tie: 'after-tie',
};

/** The leader of the rounds that a sentence is about, and that any tile will do where it says so. */
function later({ when, any }: Filled, leader: string | undefined): Notes {
  return {
    [LATER[word(when)] ?? word(when)]: leader,
    'later-any': any === 'yes' && leader !== undefined ? 'yes' : undefined,
  };
}

/** A row of points for whoever goes out, or at a block. */
const worth = (way: string) => (filled: Filled) => ({ [`worth-${word(filled.end)}`]: way });

/** Which hands of partners are subtracted. */
const OWN: Readonly<Record<string, string>> = { hand: 'hand', sum: 'sum', mixed: 'sum' };

/** A way of finding the leader, or who that is, “of the first round” where others follow. */
const leads = (notes: Notes, ...more: readonly Need[]): Entry => ({
  says: notes,
  needs: ({ later: others }) => (word(others) === 'yes' ? ['later', ...more] : more),
});

/** The targets of some tables: a row that names partners goes before one that names four players. */
function targets(rows: Param | undefined, at: Seating): Record<string, number> {
  const notes: Record<string, number> = {};
  for (const row of parts(rows)) Object.assign(notes, targetOf(inside(row)?.params ?? {}, at));
  return notes;
}

/** The target of a row, at the tables that it names. */
function targetOf({ who, points }: Filled, at: Seating): Record<string, number> {
  const meant = means(who, at);
  return meant ? { [meant === 'by name' ? 'target' : 'target-as-four']: count(points) } : {};
}

/** What a sentence compares at a block, by whom it says to be tied. */
const TIED: Readonly<Record<string, (at: Seating) => string>> = {
  sums: () => 'sums',
  mixed: (at) => (at.partners ? 'sums' : 'hands'),
  partners: () => 'hands',
  both: () => 'hands',
  alone: () => 'hands',
  other: () => 'hands',
};
const tie = (tied: string) => ({
  says: (filled: Filled, at: Seating) => ({
    tied,
    'block-by': TIED[word(filled.sides)]?.(at),
  }),
  needs: ['tie'] as const,
});

const doubles = (lies: string) =>
  says({ 'double-lies': lies, 'double-ends': 2, 'double-again': 'no', 'play-two': 'no' }, 'doubles');

/** “You score by going out”, “by winning blocked rounds”, “by winning rounds”. */
const SCORED: Readonly<Record<string, readonly Need[]>> = {
  out: ['out-scores'],
  blocked: ['block-scores'],
};

/** “…and share one score”. */
const scored = ({ scored: points }: Filled): readonly Need[] =>
  word(points) === 'yes' ? ['partners', 'points'] : ['partners'];

/** The rules, as a reader understands their sentences. */
export const ruleEntries: Entries = {
  'goal.one-round': nothing,
  'goal.one-round-lowest': {
    says: ({ blocked }, at) => ({
      'block-by': word(blocked) === 'hand' ? aloneOnly(at, 'hands') : partnersOnly(at, 'sums'),
    }),
    needs: ['block-winner'],
  },
  'goal.points': {
    says: { 'match-won': 'Ana' },
    needs: ({ by }) => ['points', 'later', ...(SCORED[word(by)] ?? ['win-scores'])],
  },
  'goal.points-lowest': {
    says: ({ blocked }, at) => ({
      'block-by': word(blocked) === 'hand' ? aloneOnly(at, 'hands') : partnersOnly(at, 'sums'),
    }),
    needs: ({ by }) => ['points', 'later', 'block-winner', ...(SCORED[word(by)] ?? ['win-scores'])],
  },
  'goal.own-pips': says({ 'match-won': 'Ben' }, 'points', 'low'),

  'rule.set.named': {
    says: ({ tiles, highest }) => ({
      'set-tiles': count(tiles),
      'set-highest': count(highest),
      'set-blank-double': 'yes',
      'set-turned': 'no',
    }),
    needs: ['doubles', 'blanks'],
  },
  'rule.set.without': {
    says: ({ tiles, set, out }) => ({
      'set-tiles': count(tiles),
      'set-highest': HIGHEST[inside(set)?.key ?? ''],
      'set-blank-double': parts(out).includes('0-0') ? 'no' : 'yes',
      // Whoever has seen a set of dominoes knows.
      'set-turned': 'no',
    }),
  },
  'rule.set.short': {
    says: ({ tiles, highest }) => ({
      'set-tiles': count(tiles),
      'set-highest': count(highest),
      'set-blank-double': 'yes',
    }),
    needs: ['doubles', 'blanks'],
  },
  'rule.set.short-without': {
    says: ({ tiles, set, out }) => ({
      'set-tiles': count(tiles),
      'set-highest': HIGHEST[inside(set)?.key ?? ''],
      'set-blank-double': parts(out).includes('0-0') ? 'no' : 'yes',
    }),
  },
  'rule.players.one': { says: ({ players }) => ({ players: word(players) }) },
  'rule.players.range': { says: ({ players }) => ({ players: word(players) }) },
  'rule.partners.never': says({ 'partners-may': 'no' }),
  'rule.partners.optional': {
    says: (_, at) => ({
      'partners-may': 'if they agree to',
      'partners-who': partnersOnly(at, 'Cleo'),
      'partners-win': partnersOnly(at, 'yes'),
    }),
    needs: scored,
  },
  'rule.partners.always': {
    says: { 'partners-may': 'yes', 'partners-who': 'Cleo', 'partners-win': 'yes' },
    needs: scored,
  },
  'rule.direction.clockwise': says({ turns: 'left' }),
  'rule.direction.counterclockwise': says({ turns: 'right' }),
  'rule.direction.two': nothing,
  'rule.deal.n': { says: ({ each, left }) => ({ each: count(each), left: count(left) }) },
  'rule.deal.all': { says: ({ each }) => ({ each: count(each) }), needs: ['boneyard'] },
  'rule.deal.row': {
    says: ({ who, each, left, kind, never }, at) => {
      const meant = means(who, at);
      if (!meant) return {};
      const as = meant === 'by name' ? '' : '-as-four';
      return {
        [`each${as}`]: count(each),
        [`left${as}`]: count(left),
        // “none” says nothing of drawing.
        [`never${as}`]: { all: 'all', some: String(never) }[word(kind)],
      };
    },
  },
  'rule.deal.table': nothing,

  'rule.lead.first.agreement': leads({ 'ways[]': 'agreement' }),
  'rule.lead.first.lot': leads({ 'ways[]': 'lot' }),
  'rule.lead.first.drawn-tile': leads({
    'ways[]': 'drawn-tile',
    'lead-turned-tie': 'Ana and Ben',
    'lead-turned-back': 'no',
  }),
  'rule.lead.first.highest-double': leads({ 'ways[]': 'highest-double' }, 'doubles'),
  'rule.lead.first.heaviest-tile': leads({ 'ways[]': 'heaviest-tile' }),
  'rule.lead.first.tile': {
    says: ({ tile }) => ({ 'ways[]': word(tile) }),
    needs: ({ later: others }) => (word(others) === 'yes' ? ['later'] : []),
  },
  'rule.lead.first.if-nobody': { says: ({ then }) => ({ 'ways[]': `then ${way(then)}` }) },
  // Read with the sentence that they stand in.
  'rule.lead.first.inside.agreement': nothing,
  'rule.lead.first.inside.lot': nothing,
  'rule.lead.first.inside.highest-double': needs('doubles'),
  'rule.lead.first.inside.heaviest-tile': nothing,
  'rule.lead.first.inside.tile': nothing,
  'rule.lead.first.inside.draw-until-held': {
    says: { 'lead-until-first': 'Ana', 'lead-until-keeps': 'yes' },
    needs: ['boneyard'],
  },
  'rule.lead.first.inside.redeal': nothing,
  'rule.lead.with.that-tile': says({ 'lead-any': 'no' }, 'search'),
  'rule.lead.with.any-tile': {
    says: ({ later }) => ({ 'lead-any': 'yes', ...(word(later) === 'yes' && { 'later-any': 'yes' }) }),
    needs: ({ later }) => (word(later) === 'yes' ? ['later'] : []),
  },

  'rule.lead.later.next-seat': {
    // Of two, the next on either side is the other.
    says: (filled, at) => later(filled, at.players === 2 ? 'other' : `next-${word(filled.side)}`),
    needs: ['later', 'three'],
  },
  'rule.lead.later.next-seat-two': { says: (filled) => later(filled, 'other'), needs: ['later'] },
  'rule.lead.later.winner': { says: (filled) => later(filled, 'winner'), needs: ['later'] },
  'rule.lead.later.winner-sides': {
    says: (filled, at) => later(filled, at.partners || filled.sides === 'both' ? 'winner' : undefined),
    needs: ({ when }) => (when === 'out' ? ['later', 'partners'] : ['later', 'partners', 'block-winner']),
  },
  'rule.lead.later.winning-side': {
    // “The side that won chooses” says nothing to players who have no partner.
    says: (filled, at) =>
      later(filled, at.partners ? 'winners-choose' : filled.sides === 'both' ? 'winner' : undefined),
    needs: ['later', 'partners'],
  },
  'rule.lead.later.same-leader': { says: (filled) => later(filled, 'same'), needs: ['later'] },
  'rule.lead.later.any-tile': says({ 'later-any': 'yes' }, 'later'),
  'rule.lead.later.as-first': { says: (filled) => later(filled, 'as-first'), needs: ['later'] },

  'rule.line.doubles.across': doubles('yes'),
  'rule.line.doubles.straight': doubles('no, straight in it'),
  'rule.line.doubles.either': doubles('as you like'),
  'rule.line.wild.none': says(
    { 'blank-on-end': 'no', 'end-is-blank': 'no', 'blank-on-blank': 'yes' },
    'blanks',
  ),
  'rule.line.wild.blanks': says(
    { 'blank-on-end': 'yes', 'end-is-blank': 'yes', 'blank-on-blank': 'yes' },
    'blanks',
  ),

  'rule.draw.never': says({ draws: 'never', 'draw-able': 'no', 'pass-able': 'no' }),
  'rule.draw.never-dealt': says({ draws: 'never', 'pass-able': 'no' }),
  'rule.draw.dealt-out': { says: ({ who }, at) => (means(who, at) ? { closed: 'yes' } : {}) },
  'rule.draw.closed': {
    says: ({ who }, at) => (means(who, at) ? { closed: 'yes' } : {}),
    needs: ['boneyard'],
  },
  'rule.draw.when.stuck': says({ 'draw-able': 'no', 'pass-able': 'no' }, 'drawing'),
  'rule.draw.when.any-turn': says({ 'draw-able': 'yes', 'pass-able': 'no' }, 'drawing'),
  'rule.draw.tiles.until-fit': {
    says: ({ leave }) => ({
      draws: 'stuck',
      'pass-undrawn': 'no',
      'draw-second': 'yes',
      'leave-last': count(leave),
    }),
    needs: ['drawing'],
  },
  'rule.draw.tiles.one': says({ draws: 'stuck', 'pass-undrawn': 'no', 'draw-second': 'no' }, 'drawing'),
  'rule.draw.tiles.until-fit-any': says(
    {
      draws: 'stuck',
      'pass-undrawn': 'no',
      'draw-second': 'yes',
      'draw-keep-on': 'no',
      'draw-first-choice': 'yes',
      'draw-stop': 'yes',
      'draw-more': 'yes',
    },
    'drawing',
    'able-draws',
  ),
  'rule.draw.tiles.one-any': says(
    {
      draws: 'stuck',
      'pass-undrawn': 'no',
      'draw-second': 'no',
      'draw-keep-on': 'no',
      'draw-first-choice': 'yes',
      'draw-stop': 'yes',
      'draw-more': 'no',
    },
    'drawing',
    'able-draws',
  ),
  'rule.draw.then.must-play': says({ 'draw-keep': 'no', 'draw-keep-on': 'no' }, 'drawing'),
  'rule.draw.then.may-keep': says({ 'draw-keep': 'yes', 'draw-keep-on': 'no' }, 'drawing'),
  'rule.draw.leave.0': says({ 'leave-last': 0 }, 'drawing'),
  'rule.draw.leave.n': { says: ({ leave }) => ({ 'leave-last': count(leave) }), needs: ['drawing'] },

  'rule.round.blocked.lowest-hand': says({ 'block-by': 'hands' }, 'block-winner'),
  'rule.round.blocked.lowest-side': {
    says: ({ sides }, at) => ({
      'block-by': at.partners ? 'sums' : word(sides) === 'both' ? 'hands' : undefined,
    }),
    needs: ['block-winner', 'partners'],
  },
  'rule.round.blocked.nobody': says({ 'block-by': 'nobody' }),
  'rule.round.tie.nobody': tie('nobody'),
  'rule.round.tie.nobody-pointless': tie('nobody'),
  'rule.round.tie.shared': tie('shared'),

  'rule.score.round.nothing': says({ 'worth-out': 'nothing', 'worth-blocked': 'nothing' }, 'winner'),
  'rule.score.round.opponents': { says: worth('opponents'), needs: ['points'] },
  'rule.score.round.opponents-minus-own': {
    says: (filled, at) => ({
      ...worth('opponents-minus-own')(filled),
      own: word(filled.end) === 'out' ? undefined : partnersOnly(at, OWN[word(filled.own)] ?? 'alone'),
    }),
    needs: ({ end, own }) =>
      word(end) === 'out' || word(own) === 'alone' ? ['points'] : ['partners', 'points'],
  },
  'rule.score.round.opponents-nearest-five': { says: worth('nearest-five'), needs: ['points'] },
  'rule.score.round.all-hands': { says: worth('all-hands'), needs: ['points'] },
  'rule.score.round.each-own-pips': { says: worth('own-pips'), needs: ['points', 'low'] },
  'rule.score.round.n': {
    says: ({ end, points }) => ({ [`worth-${word(end)}`]: String(points) }),
    needs: ['points'],
  },
  'rule.score.round.nobody': { says: worth('nothing'), needs: ['points'] },
  'rule.score.sides.opponents': needs('partners', 'points'),
  'rule.score.sides.own': needs('partners', 'points', 'low'),

  'rule.match.one-round': {
    says: ({ tie: undecided }) => ({
      match: 'one round',
      'match-tied-once': word(undecided) === 'yes' ? 'nobody' : undefined,
    }),
  },
  'rule.match.one-round-shared': says(
    { match: 'one round', 'match-tied-once': 'those with the equal hands together' },
    'tie',
  ),
  'rule.match.points': {
    says: ({ points }) => ({
      match: 'points',
      target: count(points),
      'match-exact': 'yes',
      'match-won': 'Ana',
    }),
    needs: ['points', 'later'],
  },
  'rule.match.points-rows': {
    says: ({ rows }, at) => ({
      match: 'points',
      ...targets(rows, at),
      'match-exact': 'yes',
      'match-won': 'Ana',
    }),
    needs: ['points', 'later'],
  },
  'rule.match.points-row': { says: (filled, at) => targetOf(filled, at) },
  'rule.match.points-low': {
    says: ({ points }) => ({
      match: 'points',
      target: count(points),
      'match-exact': 'yes',
      'match-won': 'Ben',
    }),
    needs: ['points', 'later', 'low'],
  },
  'rule.match.points-low-rows': {
    says: ({ rows }, at) => ({
      match: 'points',
      ...targets(rows, at),
      'match-exact': 'yes',
      'match-won': 'Ben',
    }),
    needs: ['points', 'later', 'low'],
  },
  'rule.match.alone': needs('points', 'target', 'one-scores'),
  'rule.match.rounds': {
    says: ({ rounds, low }) => ({
      match: 'rounds',
      'match-rounds': count(rounds),
      'match-won': word(low) === 'yes' ? 'Ben' : 'Ana',
    }),
    needs: ['points'],
  },
  'rule.match.tie.draw': says({ 'match-equal': 'it is a draw' }, 'points'),
  'rule.match.tie.extra-round': says({ 'match-equal': 'another round is played' }, 'points'),

  'who.players': nothing,
  'who.partners': needs('partners'),
  'who.with': nothing,
  'deal.players': nothing,
  'deal.each': nothing,
  'deal.left': nothing,
  'deal.never': needs('boneyard'),
  'deal.drawn': needs('boneyard'),
  'choices.intro-one': nothing,
  'choices.intro-some': nothing,
  'choices.only': nothing,
  'choices.gone': nothing,
  'choices.not-before': nothing,
  // Asked of nobody: a game of one round has no later leader.
  'choices.led-anew': nothing,
  'choices.ticked': nothing,
  'choices.if-ticked': nothing,
};

/** The most pips of a set, by the message of its name. */
const HIGHEST: Readonly<Record<string, number>> = Object.fromEntries(
  'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'
    .split(' ')
    .map((name, index) => [`set.double-${name}`, index + 3]),
);

/** A way of finding the leader from inside a sentence. */
export function way(then: Param | undefined): string {
  const found = inside(then);
  const name = found?.key.replace('rule.lead.first.inside.', '') ?? '';
  return name === 'tile' ? word(found?.params.tile) : name;
}
