import type { KeyUnder } from '../../messages.js';
import type { ValueWord } from './options.js';

/** The name of a command; `program.ts` makes the help itself. */
export type CommandName = Exclude<
  KeyUnder<'cli'> extends infer Key ? (Key extends `${infer Name}.summary` ? Name : never) : never,
  'help'
>;

/** What a command takes beside its options. */
export interface CommandArgs {
  /** The word for it in the help. */
  readonly value: ValueWord;
  readonly several?: boolean;
  /** It may be left out. */
  readonly optional?: boolean;
  /** Files that may follow it. */
  readonly files?: boolean;
}
