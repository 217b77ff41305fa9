/**
 * Something only the host may see. It can be worked on (`map`) but not taken out, except by the one function that makes
 * a host sheet (`openForHostSheet`, called nowhere else; a test looks), so the compiler keeps it off player sheets.
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

  /** Puts two pieces of host material together. */
  with<U>(other: HostOnly<U>): HostOnly<readonly [T, U]> {
    return other.map((value) => [this.#value, value] as const);
  }

  /** Takes the material out, to be printed on a sheet whose audience is the host. */
  static openForHostSheet<T>(secret: HostOnly<T>): T {
    return secret.#value;
  }
}
