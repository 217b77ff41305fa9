import type { Expectation } from '../../engine/types.js';
import { HostOnly } from '../../host-only.js';
import { expectationText } from '../../rulebook/played/expectation.js';
import { expectationDetail } from '../../rulebook/played/expectation-detail.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import type { Scope } from '../../rulebook/scope.js';
import { factsLine, gameTitle } from '../../rulebook/title.js';
import { isOneRound } from '../../variant/meaning/end.js';
import type { Seating } from '../../variant/rules.js';
import { visible } from '../../words/told.js';
import { jsonLine } from '../base/json.js';
import { STATUS } from '../base/status.js';
import { readingWidth, strongOn } from '../base/tell.js';
import { numberTable, wrap } from '../base/wrap.js';
import type { Context } from '../line/context.js';
import type { Run } from '../line/run.js';
import { noProgress, type Progress, progressOn } from '../say/progress.js';
import { simulateOnCores } from '../simulation/cores.js';
import { gamesOf } from '../store/games.js';

/** About a second of work; 19 times in 20 a share is less than half a per cent off. */
const FIRST_ROUNDS = 50_000;
/** A run that takes longer than this gets a line (milliseconds). */
const SHOWN_AFTER = 1000;

/** What to expect of a game, from many rounds played by chance. */
export const simulate: Run = async (args, options, context) => {
  const { world } = context;
  const { rounds = FIRST_ROUNDS, seed = 1, cores } = options;
  for await (const { checked, scope } of gamesOf(args, options, context)) {
    const { rules } = checked;
    const progress =
      options.quiet || options.json ? noProgress : progressFor(rounds * scope.seatings.length, context);
    let expectations: readonly Expectation[];
    try {
      expectations = await simulateOnCores(
        { rules, seatings: scope.seatings, rounds, seed },
        { cores, interrupted: world.interrupted, progress: progress.at },
      );
    } finally {
      progress.end();
    }
    world.out.write(
      options.json
        ? jsonLine(simulationData(checked, expectations))
        : simulationText({ checked, scope, seed }, expectations, context),
    );
  }
  return STATUS.done;
};

function progressFor(rounds: number, { world, words }: Context): Progress {
  return progressOn(world.err, (share) => words.say('cli.simulate.progress', { share, rounds }), {
    clock: world.clock,
    after: SHOWN_AFTER,
  });
}

/** Counts and shares; a partnership of four is told from four alone by `partners`, and in `match` by its own row as in variant files. */
function simulationData({ id, rules }: CheckedVariant, expectations: readonly Expectation[]) {
  return {
    variant: id,
    results: expectations.map(({ seating, ...one }) => ({
      players: seating.players,
      ...(seating.partners && { partners: true }),
      rounds: one.rounds,
      blocked: one.blocked,
      tied: one.tied,
      leaderWins: one.leaderWins,
      seatWins: one.seatWins,
      plays: one.plays,
      draws: one.draws,
      passes: one.passes,
      points: one.points,
    })),
    match: isOneRound(rules.match)
      ? null
      : Object.fromEntries(expectations.map(({ seating, matchRounds }) => [rowName(seating), matchRounds])),
  };
}

function rowName({ players, partners }: Seating): string {
  return partners ? 'partners' : String(players);
}

interface Simulated {
  readonly checked: CheckedVariant;
  readonly scope: Scope;
  readonly seed: number;
}

function simulationText(
  { checked, scope, seed }: Simulated,
  expectations: readonly Expectation[],
  { world, words }: Context,
): string {
  const width = readingWidth(world.out);
  const strong = strongOn(world.out);
  const told = HostOnly.openForTerminal(expectationText(checked, expectations, seed, words));
  const { rows, seats } = expectationDetail(expectations, words);
  const parts = [
    [strong(visible(gameTitle(checked, words))), ...wrap(factsLine(checked, scope, words), width)],
    numberTable(told.head, [...told.rows, ...rows], { width, strong }),
    numberTable(seats.head, seats.rows, { width, strong }),
    wrap(told.edge, width),
    wrap(told.basis.join(' '), width),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
