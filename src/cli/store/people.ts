import { join, resolve } from 'node:path';
import { bad, good, type Result } from '../../problem.js';
import { readTextFile } from '../base/files.js';
import type { Context } from '../line/context.js';
import { type Named, namesFrom } from '../line/names.js';

/** People by name in the order of their seats; as pairs, partners sit opposite. */
export interface People {
  readonly names: readonly string[];
  readonly paired: boolean;
}

/** Who was named, a file read: one name a line, or the first column of a table whose cells commas, semicolons or tabs part. */
export function peopleOf(named: Named | undefined, { world, words }: Context): Result<People> {
  if (named === undefined) return good({ names: [], paired: false });
  if ('names' in named) {
    const [name, ...others] = named.names;
    // Somebody called like a file that lies here would be the first.
    const isFile =
      name !== undefined &&
      others.length === 0 &&
      /\.\w+$/u.test(name) &&
      world.disk.kind(join(world.folder, name)) === 'file';
    return isFile ? bad({ code: 'cli.names-file', params: { option: '--names', path: name } }) : good(named);
  }
  const text = readTextFile(resolve(world.folder, named.file), named.file);
  if (!text.ok) return text;
  const shown = `@${named.file}`;
  if (/[\0\uFFFD]/u.test(text.value)) return bad({ code: 'cli.names-no-text', params: { path: named.file } });
  const cells = text.value
    .split(/\r\n|\r|\n/u)
    .map(firstCell)
    .filter((cell) => cell !== '');
  const heads = words.say('cli.names-heads').split(', ');
  const [head, ...others] = cells;
  if (head === undefined) return bad({ code: 'cli.names-none', params: { path: named.file } });
  const isHead = others.length > 0 && heads.includes(head.toLowerCase());
  return namesFrom(isHead ? others : cells, shown);
}

/** What stands in the first column of a line, out of its quotation marks. */
function firstCell(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"\s*(?:[,;\t]|$)/u.exec(line)?.[1];
  const cell = quoted === undefined ? (line.split(/[,;\t]/u)[0] ?? '') : quoted.replaceAll('""', '"');
  return cell.replaceAll('\uFEFF', '').trim();
}
