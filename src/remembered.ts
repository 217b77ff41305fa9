/** What was worked out before, by the objects it was worked out from; forgotten with them. */
interface Known<Result> {
  readonly next: WeakMap<object, Known<Result>>;
  result?: { readonly value: Result };
}

/** The same function, which works out once what comes of the same objects: many sheets ask the same of one game. */
export function remembered<From extends readonly object[], Result>(
  work: (...from: From) => Result,
): (...from: From) => Result {
  const start: Known<Result> = { next: new WeakMap() };
  return (...from) => {
    let known = start;
    for (const object of from) {
      const next = known.next.get(object) ?? { next: new WeakMap() };
      known.next.set(object, next);
      known = next;
    }
    known.result ??= { value: work(...from) };
    return known.result.value;
  };
}
