import type { Problem } from '../../problem.js';
import { STATUS, type Status } from './status.js';

/** Ends a command from anywhere inside it: what there is to say, and the status that says it to scripts. */
export class Stop extends Error {
  readonly status: Status;
  readonly problems: readonly Problem[];

  constructor(status: Status, problems: readonly Problem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.status = status;
    this.problems = problems;
  }
}

/** A command line that is wrong whatever the files hold. */
export function usageStop(...problems: readonly Problem[]): Stop {
  return new Stop(STATUS.usage, problems);
}

/** Ctrl-C: nothing to say, the person knows. */
export function interruptedStop(): Stop {
  return new Stop(STATUS.interrupted, []);
}
