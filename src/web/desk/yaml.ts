import { isMap, opened, saidBy } from '../../kit/changes/changes.js';
import { good, type Result } from '../../problem.js';
import { gameTitle } from '../../rulebook/title.js';
import { readYaml } from '../../yaml/read.js';
import { type Data, yamlLines } from '../../yaml/write.js';
import { plain } from '../../yaml/written.js';
import type { OwnFile, Wish } from '../protocol.js';
import type { Stock } from './stock.js';

/** How many letters a line has where it can be broken. */
const ROOM = 100;

/**
 * The game of a wish as a file of its own, which gives the same rules: of a game that comes with the program one that extends
 * it, with what was changed; of a file itself, with what was changed put in its place.
 */
export async function gameFile(wish: Wish, stock: Stock): Promise<Result<OwnFile>> {
  const { game, changes = {} } = wish;
  const checked = await stock.check(wish);
  if (!checked.ok) return checked;
  if (typeof game !== 'string') {
    if (Object.keys(changes).length === 0) return good(game);
    const read = readYaml(game.text, game.name);
    if (!read.ok) return read;
    const said = plain(read.value);
    return good({ name: game.name, text: textOf(changed(isMap(said) ? said : {}, changes)) });
  }
  const title = gameTitle(checked.value.checked, stock.words(wish.language));
  return good({ name: `my-${game}.yaml`, text: textOf(changed({ extends: game, title }, changes)) });
}

function textOf(data: Data): string {
  return `${yamlLines(data, ROOM).join('\n')}\n`;
}

/** Data with each change under its key. */
function changed(data: Data, changes: NonNullable<Wish['changes']>): Data {
  return Object.entries(opened(changes)).reduce(
    (before: Data, [key, value]) => put(before, key.split('.'), saidBy(value)),
    data,
  );
}

function put(data: Data, [first = '', ...rest]: readonly string[], value: unknown): Data {
  const before = data[first];
  const below = isMap(before) ? before : {};
  return { ...data, [first]: rest.length === 0 ? value : put(below, rest, value) };
}
