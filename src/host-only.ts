/**
 * Something only the host may see. It can be worked on (`map`) but not taken out, so the compiler keeps it off player sheets.
 * Two doors lead out, each with its one use: `openForHostSheet` for the function that makes a host sheet, and
 * `openForTerminal`. A test looks that nobody else goes through them.
 */
export class HostOnly<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** Works on the host's material; what comes of it is the host's too. */
  map<U>(work: (value: T) => U): HostOnly<U> {
    return new HostOnly(work(this.#value));
  }

  /** Puts pieces of host material together, in order. */
  static all<T>(secrets: readonly HostOnly<T>[]): HostOnly<readonly T[]> {
    return new HostOnly(secrets.map((secret) => secret.#value));
  }

  /** Takes the material out, to be printed on a sheet whose audience is the host. */
  static openForHostSheet<T>(secret: HostOnly<T>): T {
    return secret.#value;
  }

  /**
   * Takes out what a command line was typed to see, or the page was asked to show: a round played by chance, or what many
   * rounds come to. Whoever asks for it is acting as the host, and may well be a player who wants to see how a game goes; on
   * paper it stays apart.
   */
  static openForTerminal<T>(asked: HostOnly<T>): T {
    return asked.#value;
  }
}
