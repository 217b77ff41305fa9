/** What was worked out before, by the objects it was worked out from; forgotten with them. */
interface Known<Result> {
  readonly next: WeakMap<object, Known<Result>>;
  result?: { readonly value: Result };
}

/** What was made of texts for an object, as long as there are no more than so many; then all are forgotten. */
export function keptByText<Result>(most: number): (of: object, text: string, make: () => Result) => Result {
  const kept = new WeakMap<object, Map<string, Result>>();
  return (of, text, make) => {
    let texts = kept.get(of);
    if (texts === undefined || texts.size >= most) {
      texts = new Map();
      kept.set(of, texts);
    }
    let made = texts.get(text);
    if (made === undefined) {
      made = make();
      texts.set(text, made);
    }
    return made;
  };
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
