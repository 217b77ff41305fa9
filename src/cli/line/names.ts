import { bad, good, type Result } from '../../problem.js';

/** The most letters of a player's name, so that it fits the head of a column. */
const LONGEST_NAME = 30;
/** The most people that are named at once: a large club night. */
const MOST_NAMES = 200;
/** Files that people keep lists of names in. */
const LIST_FILE = /\.(?:txt|csv|tsv|xlsx?|ods|numbers|docx?|md)$/iu;

/** People as they were typed: by name in the order of their seats (partners sit opposite), or the file that names them. */
export type Named =
  | { readonly names: readonly string[]; readonly paired: boolean }
  | { readonly file: string };

/** Reads `Ana,Ben`, pairs of partners such as `Mara+Rose,Ben+Cleo`, or `@class.txt`. */
export function readNames(text: string, option: string): Result<Named> {
  const bare = text.trim();
  if (!bare.startsWith('@')) return namesFrom(bare.split(/[,;\n]/u), option);
  return bare.length > 1 && !bare.includes('\0')
    ? good({ file: bare.slice(1) })
    : bad({ code: 'cli.empty-value', params: { option } });
}

/** Names that stood between commas or each on a line of its own. A plus makes two of them partners; then all are. */
export function namesFrom(
  parts: readonly string[],
  option: string,
): Result<{ readonly names: readonly string[]; readonly paired: boolean }> {
  const groups = parts.map((part) => part.split('+').map((name) => name.trim().normalize('NFC')));
  const names = groups.flat();
  if (names.some((name) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)))
    return bad({ code: 'cli.empty-value', params: { option } });
  const odd = names.find((name) => /\p{Cc}/u.test(name) || [...name].length > LONGEST_NAME);
  if (odd !== undefined) {
    return bad({ code: 'cli.odd-name', params: { option, found: odd, most: LONGEST_NAME } });
  }
  const file = names.find((name) => LIST_FILE.test(name));
  if (file !== undefined) return bad({ code: 'cli.names-file', params: { option, path: file } });
  if (names.length > MOST_NAMES) {
    return bad({ code: 'cli.names-most', params: { option, found: names.length, most: MOST_NAMES } });
  }
  if (groups.every((group) => group.length === 1)) return good({ names, paired: false });
  const unpaired = groups.find((group) => group.length !== 2);
  if (unpaired) return bad({ code: 'cli.names-unpaired', params: { option, found: unpaired.join('+') } });
  if (groups.length % 2 !== 0) {
    return bad({ code: 'cli.names-odd-pairs', params: { option, found: groups.length } });
  }
  return good({ names: opposite(groups), paired: true });
}

/** Two pairs at each table, partners opposite: first, third, second, fourth seat. */
function opposite(pairs: readonly (readonly string[])[]): readonly string[] {
  return pairs.flatMap((pair, index) => {
    if (index % 2 === 1) return [];
    const other = pairs[index + 1] ?? [];
    return pair.flatMap((name, seat) => [name, other[seat] ?? '']);
  });
}
