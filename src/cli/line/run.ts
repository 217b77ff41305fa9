import type { Status } from '../base/status.js';
import type { Context } from './context.js';
import type { Options } from './options.js';

/** Does what a command is for, and says how it ended. Problems that end it early are thrown as a `Stop`. */
export type Run = (args: readonly string[], options: Options, context: Context) => Promise<Status>;
