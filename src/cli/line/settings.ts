import { join } from 'node:path';
import { nearest } from '../../nearest.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import { type Spot, shown, type Written } from '../../yaml/written.js';
import { readTextFile } from '../base/files.js';
import type { World } from '../base/world.js';
import { didYouMean } from './did-you-mean.js';
import { OPTIONS, type OptionName, type Options, SHEET_NAMES } from './options.js';

/** The file in the current folder that says what options are when the command line doesn't. */
export const SETTINGS_FILE = 'dominopress.yaml';

/** Options that may be settled once for a folder. What changes a game's rules stands in its own file instead. */
const SETTINGS: readonly OptionName[] = (Object.keys(OPTIONS) as OptionName[]).filter(
  (name) => OPTIONS[name].setting,
);

/** What the settings came to, and where each stands. */
export interface Settings {
  readonly options: Options;
  readonly spots: Readonly<Partial<Record<OptionName, Spot>>>;
}

/** Reads the settings of the current folder; none when it has no such file or nothing stands in it. */
export async function readSettings(world: World): Promise<Result<Settings>> {
  const path = join(world.folder, SETTINGS_FILE);
  const none = { options: {}, spots: {} };
  if (world.disk.kind(path) === 'absent') return good(none, nearlySettings(world));
  const text = readTextFile(path, SETTINGS_FILE);
  if (!text.ok) return text;
  const { readYaml } = await import('../../yaml/read.js');
  const file = readYaml(text.value, SETTINGS_FILE);
  if (!file.ok) return file.problems.some(({ code }) => code === 'file.empty') ? good(none) : file;
  const options: Record<string, unknown> = {};
  const spots: Record<string, Spot> = {};
  const problems: Problem[] = [];
  for (const [key, { value, keySpot }] of file.value.entries) {
    const result = readEntry(key, value, SETTINGS);
    if (result.ok) {
      options[key] = result.value;
      spots[key] = keySpot;
    } else problems.push(...result.problems.map((problem) => ({ ...problem, ...keySpot, path: [key] })));
  }
  return problems.length > 0 ? bad(...problems) : good({ options, spots });
}

/** Names under which people keep settings that are never read: another ending, or one that an editor added. */
const NEARLY: readonly string[] = ['dominopress.yml', `${SETTINGS_FILE}.txt`];

function nearlySettings({ disk, folder }: World): readonly Problem[] {
  const found = NEARLY.filter((name) => disk.kind(join(folder, name)) === 'file');
  return found.map((name) => ({ code: 'cli.settings-name', params: { found: name } }));
}

/** Reads what a file says an option is, as the command line would; only the options named may stand there. Problem `cli.unknown-setting` {found, known, suggested, meant}, and those of the option. */
export function readEntry(key: string, written: Written, names: readonly OptionName[]): Result<unknown> {
  const name = names.find((setting) => setting === key);
  if (name === undefined) {
    return bad({
      code: 'cli.unknown-setting',
      params: { found: key, known: names, ...didYouMean(key, names) },
    });
  }
  const { read, optionalIn } = OPTIONS[name];
  if (!read || (optionalIn !== undefined && isSwitched(written))) {
    const value = written.kind === 'scalar' ? written.value : undefined;
    return typeof value === 'boolean'
      ? good(value)
      : bad({ code: 'cli.yes-or-no', params: { option: key, found: shown(written) } });
  }
  const text = textOf(written);
  return text === undefined
    ? bad({ code: 'cli.empty-value', params: { option: key } })
    : read(text, key, () => false);
}

/** Whether an option that may do without a value has none: what is one word, and not even nearly a sheet's, is taken for a slip of true or false. */
function isSwitched(written: Written): boolean {
  if (written.kind !== 'scalar') return false;
  const { value } = written;
  return typeof value !== 'string' || (!value.includes(',') && nearest(value, SHEET_NAMES) === undefined);
}

/** A setting as the command line would have it, lists with commas; undefined when nothing can be read from it. */
function textOf(written: Written): string | undefined {
  if (written.kind === 'scalar') {
    // A number as it was typed: 010 is ten to YAML, and no number to the command line.
    if (typeof written.value === 'number') return written.source;
    return written.value === null ? undefined : String(written.value);
  }
  if (written.kind === 'map') return undefined;
  const texts = written.items.map(textOf);
  return texts.includes(undefined) ? undefined : texts.join(', ');
}
