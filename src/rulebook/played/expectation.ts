import type { Expectation } from '../../engine/types.js';
import { HostOnly } from '../../host-only.js';
import { unreachable } from '../../problem.js';
import { blockHasWinner, hasPoints, isOneRound, lowTotalsWin, setRounds } from '../../variant/meaning/end.js';
import { NEEDS_WINNER } from '../../variant/meaning/lead.js';
import { sideCount } from '../../variant/meaning/seats.js';
import type { LeadWay, Rules, Seating, Span } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import { seatingText } from '../clauses/setup.js';
import { DEAL_SECONDS, matchMinutes, roundedMinutes, roundMinutes, TURN_SECONDS } from './minutes.js';

/** What many rounds played by chance came to, in words: a table with a column for each seating, and sentences. */
export interface ToldExpectation {
  readonly head: readonly string[];
  /** Each begins with what it counts. */
  readonly rows: readonly (readonly string[])[];
  /** Where leading is worth most, how much, and what the rules let a table do about it. */
  readonly edge: string;
  /** Where the numbers come from and how minutes are reckoned. */
  readonly basis: readonly string[];
}

/** The leader's share of won rounds has to be this far from an even share before it is worth acting on. */
const WORTH_ACTING = 0.03;

/** Tells what to expect; `minutes` is what the file says of a whole game. The expectations are of one simulation. */
export function expectationText(
  game: { readonly rules: Rules; readonly minutes: Span | null },
  expectations: readonly Expectation[],
  seed: number,
  words: Words,
): HostOnly<ToldExpectation> {
  const { rules } = game;
  const say = words.under('expect.row');
  const row = (head: string, tell: (expectation: Expectation) => string) => [head, ...expectations.map(tell)];
  const timed = timeRow(game, expectations, words);
  const [first] = expectations;
  return new HostOnly({
    head: [words.say('expect.players'), ...expectations.map(({ seating }) => columnHead(seating, words))],
    rows: [
      row(say('turns'), ({ turns }) => mean(turns, words)),
      row(say('blocked'), ({ blocked }) => percent(blocked, words)),
      ...(blockHasWinner(rules) ? [row(say('tied'), ({ tied }) => percent(tied, words))] : []),
      row(say('leader', { ended: blockHasWinner(rules) ? 'won' : 'out' }), (expectation) =>
        percent(leaderShare(expectation), words),
      ),
      row(say('even'), (expectation) => percent(evenShare(expectation), words)),
      ...(hasPoints(rules)
        ? [
            row(say('points', { all: lowTotalsWin(rules) ? 'yes' : 'no' }), ({ points }) =>
              mean(points, words),
            ),
          ]
        : []),
      ...(isOneRound(rules.match)
        ? []
        : [
            row(say('rounds'), ({ matchRounds }) =>
              matchRounds === null ? '\u2013' : mean(matchRounds, words),
            ),
          ]),
      ...(timed ? [timed] : []),
    ],
    edge: edgeText(rules, expectations, words),
    basis: [
      words.say('expect.basis', { rounds: first?.rounds ?? 0, seed }),
      ...(timed ? [words.say('expect.time', { seconds: TURN_SECONDS, minutes: DEAL_SECONDS / 60 })] : []),
    ],
  });
}

/** A seating at the head of its column. */
export function columnHead(seating: Seating, words: Words): string {
  return seating.partners ? words.say('expect.partners') : words.number(seating.players);
}

/** A mean: whole from 10 up, with one decimal below. */
export function mean(value: number, words: Words): string {
  return words.number(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10);
}

/** Whole per cent; what is there but rounds to none is "under 1 %". */
export function percent(share: number, words: Words): string {
  return share > 0 && share < 0.005 ? words.say('expect.under-one') : words.say('expect.percent', { share });
}

/** Rounds that the leader's side wins, as a share of all rounds. */
function leaderShare({ seating, seatWins, leaderWins }: Expectation): number {
  return seating.partners ? leaderWins + (seatWins[2] ?? 0) : leaderWins;
}

/** What the leader's side would win if leading were worth nothing: its part of the rounds that anyone wins alone. */
function evenShare({ seating, seatWins }: Expectation): number {
  return seatWins.reduce((sum, wins) => sum + wins, 0) / sideCount(seating);
}

function edgeText(rules: Rules, expectations: readonly Expectation[], words: Words): string {
  const edge = (one: Expectation) => Math.abs(leaderShare(one) - evenShare(one));
  const most = expectations.reduce((best, one) => (edge(one) > edge(best) ? one : best));
  if (edge(most) < WORTH_ACTING) return words.say('expect.edge-none');
  const said = words.say('expect.edge', {
    with: words.say('who.with', { who: seatingText(most.seating, words) }),
    wins: Math.round(leaderShare(most) * 100),
    even: Math.round(evenShare(most) * 100),
    side: most.seating.partners ? 'side' : 'player',
    ended: blockHasWinner(rules) ? 'won' : 'out',
  });
  const advice = adviceKey(rules);
  return advice ? `${said} ${words.say(`expect.advice.${advice}`)}` : said;
}

/** What the rules let a table do about the leader's edge; undefined where it depends on how the last round ended. */
function adviceKey(rules: Rules) {
  const { first, later } = rules.lead;
  if (later === null) return `again-${again(first[0] as LeadWay)}` as const;
  const { out, blocked, tie } = later;
  if (NEEDS_WINNER[out]) return NEEDS_WINNER[blocked] || !blockHasWinner(rules) ? 'winner' : undefined;
  if ([blocked, tie ?? blocked].some((way) => way !== out)) return undefined;
  switch (out) {
    case 'next-seat':
      return setRounds(rules.match) === null ? 'next-seat' : 'next-seat-rounds';
    case 'winner':
    case 'winning-side':
      return 'winner';
    case 'same-leader':
      return 'same-leader';
    case 'as-first':
      return again(first[0] as LeadWay) === 'agreed' ? 'as-agreed' : 'as-first';
    default:
      return unreachable(out);
  }
}

/** Whether a table that plays again agrees on the leader, or tiles and chance find one anew. */
export function again(way: LeadWay): 'agreed' | 'found' {
  switch (way.kind) {
    case 'agreement':
      return 'agreed';
    case 'lot':
    case 'drawn-tile':
    case 'highest-double':
    case 'heaviest-tile':
    case 'tile':
    case 'draw-until-held':
    case 'redeal':
      return 'found';
    default:
      return unreachable(way);
  }
}

/** Minutes a match; for a game of one round whose file says how long people play, how many rounds that is time for. */
function timeRow(
  { rules, minutes }: { readonly rules: Rules; readonly minutes: Span | null },
  expectations: readonly Expectation[],
  words: Words,
): readonly string[] | undefined {
  if (isOneRound(rules.match) && minutes) {
    const span = rangeText(minutes.least, minutes.most, words);
    return [
      words.say('expect.row.rounds-in', { minutes: span }),
      ...expectations.map((expectation) => {
        const rounds = (time: number) => Math.max(1, Math.round(time / roundMinutes(expectation)));
        return rangeText(rounds(minutes.least), rounds(minutes.most), words);
      }),
    ];
  }
  if (expectations.every(({ matchRounds }) => matchRounds === null) && !isOneRound(rules.match))
    return undefined;
  return [
    words.say('expect.row.minutes', { match: isOneRound(rules.match) ? 'round' : 'match' }),
    ...expectations.map((expectation) => {
      const took = matchMinutes(rules, expectation);
      return took === null ? '\u2013' : words.number(roundedMinutes(took));
    }),
  ];
}

function rangeText(least: number, most: number, words: Words): string {
  return least === most ? words.number(least) : `${words.number(least)}\u2013${words.number(most)}`;
}
