// All pairs: few rows of choices in which any two values of different factors stand together somewhere.

/** @typedef {Readonly<Record<string, readonly string[]>>} Factors each factor's values */
/** @typedef {Record<string, string>} Row a value for each factor (some of them, while it is made) */

/** How many of the open pairs are tried as a row's first, of which the row that covers most is taken. */
const TRIED = 6;

/**
 * Rows that cover every pair of values that `goes` allows, those that cover most first, the same in every run.
 * @param {Factors} factors
 * @param {(row: Readonly<Row>) => boolean} goes whether a row can be, as far as it is filled in
 */
export function pairwise(factors, goes) {
  const names = Object.keys(factors);
  const open = pairsOf(factors, goes);
  const pairs = open.size;
  /** @type {{ row: Row, covered: number }[]} */
  const rows = [];
  /** @type {string[][]} */
  const impossible = [];
  while (open.size > 0) {
    /** @type {{ row: Row, key: string, gain: number } | undefined} */
    let best;
    const keys = [...open.keys()];
    const step = Math.max(1, Math.floor(keys.length / TRIED));
    for (let at = 0; at < keys.length && at < TRIED * step; at += step) {
      const key = keys[at] ?? '';
      const row = filled(open.get(key) ?? {}, factors, names, open, goes);
      if (row === undefined) {
        impossible.push([key]);
        open.delete(key);
        continue;
      }
      const gain = keysOf(row, names).filter((pair) => open.has(pair)).length;
      if (best === undefined || gain > best.gain) best = { row, key, gain };
    }
    if (best === undefined) continue;
    for (const pair of keysOf(best.row, names)) open.delete(pair);
    rows.push({ row: best.row, covered: pairs - impossible.length - open.size });
  }
  return { rows, pairs: pairs - impossible.length };
}

/** @param {string} a @param {string} one @param {string} b @param {string} other */
const keyOf = (a, one, b, other) => `${a}=${one} ${b}=${other}`;

/** @param {Row} row @param {readonly string[]} names */
function keysOf(row, names) {
  return names.flatMap((a, index) =>
    names.slice(index + 1).flatMap((b) => {
      const [one, other] = [row[a], row[b]];
      return one === undefined || other === undefined ? [] : [keyOf(a, one, b, other)];
    }),
  );
}

/** @param {Factors} factors @param {(row: Readonly<Row>) => boolean} goes @returns {Map<string, Row>} */
function pairsOf(factors, goes) {
  const names = Object.keys(factors);
  const pairs = new Map();
  for (const [index, a] of names.entries()) {
    for (const b of names.slice(index + 1)) {
      for (const one of factors[a] ?? []) {
        for (const other of factors[b] ?? []) {
          if (goes({ [a]: one, [b]: other })) pairs.set(keyOf(a, one, b, other), { [a]: one, [b]: other });
        }
      }
    }
  }
  return pairs;
}

/**
 * A whole row that begins with a pair: each further value is the one that covers most open pairs; none where no value goes.
 * @param {Row} pair @param {Factors} factors @param {readonly string[]} names @param {ReadonlyMap<string, Row>} open
 * @param {(row: Readonly<Row>) => boolean} goes @returns {Row | undefined}
 */
function filled(pair, factors, names, open, goes) {
  const row = { ...pair };
  const left = names.filter((name) => row[name] === undefined);
  while (left.length > 0) {
    /** @type {{ name: string, value: string, gain: number } | undefined} */
    let best;
    for (const name of left) {
      const values = (factors[name] ?? []).filter((value) => goes({ ...row, [name]: value }));
      if (values.length === 0) return undefined;
      for (const value of values) {
        const gain = Object.entries(row).filter(([beside, is]) => {
          const before = names.indexOf(beside) < names.indexOf(name);
          return open.has(before ? keyOf(beside, is, name, value) : keyOf(name, value, beside, is));
        }).length;
        if (best === undefined || gain > best.gain) best = { name, value, gain };
      }
    }
    if (best === undefined) return undefined;
    row[best.name] = best.value;
    left.splice(left.indexOf(best.name), 1);
  }
  return row;
}
