/** What the program tells whoever started it, by the way it ended. */
export const STATUS = {
  done: 0,
  /** The content of a file has a problem, or an option doesn't suit this variant or paper. */
  refused: 1,
  /** The command line is wrong whatever the files hold, a file that isn't there included. */
  usage: 2,
  /** The output could not be written, or a foreign file would have been lost. */
  unwritten: 3,
  interrupted: 130,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];
