import { ruleValues } from '../../variant/schema/schema.js';
import type { Words } from '../../words/words.js';
import { languages, shippedVariants } from '../base/assets.js';
import { STATUS } from '../base/status.js';
import { usageStop } from '../base/stop.js';
import { didYouMean } from '../line/did-you-mean.js';
import { OPTIONS, type OptionName, SHEET_NAMES, type ValueWord } from '../line/options.js';
import type { Run } from '../line/run.js';
import {
  type Completed,
  type CompletedCommand,
  type CompletedOption,
  completionScript,
  SHELLS,
} from '../say/completion.js';
import { optionText } from '../say/option-text.js';
import { madeTemplates } from '../store/materials.js';

/** A command as far as a shell needs to know it. */
interface KnownCommand {
  readonly name: string;
  readonly options: readonly OptionName[];
  readonly args?: { readonly value: ValueWord };
}

/** Prints the script by which a shell completes command lines, made from the same lists as the help. */
export function completionOf(commands: readonly KnownCommand[]): Run {
  return async ([typed = ''], _options, { world, words }) => {
    const shell = SHELLS.find((known) => known === typed.toLowerCase().replace(/^pwsh$/u, 'powershell'));
    if (shell === undefined) {
      const params = { option: 'completion', found: typed, known: SHELLS, ...didYouMean(typed, SHELLS) };
      throw usageStop({ code: 'cli.unknown-value', params });
    }
    world.out.write(completionScript(shell, await completedOf(commands, words)));
    return STATUS.done;
  };
}

async function completedOf(commands: readonly KnownCommand[], words: Words): Promise<Completed> {
  const { papers, tiles } = await madeTemplates();
  const known: Partial<Record<OptionName, readonly string[]>> = {
    paper: Object.keys(papers),
    tile: Object.keys(tiles),
    sheets: SHEET_NAMES,
    // It may be followed by the game as well.
    'large-print': [...SHEET_NAMES, ...shippedVariants()],
    lang: languages(),
    from: shippedVariants(),
  };
  const names = commands.map(({ name }) => name);
  const all = commands.map(({ name, options, args }): CompletedCommand => {
    const games = args?.value === 'variant' || args?.value === 'file';
    return {
      name,
      options: options.map((option) => completedOption(option, name, known, words)),
      words: games ? shippedVariants() : args?.value === 'shell' ? SHELLS : [],
      files: games || args?.value === 'mark',
    };
  });
  const help: CompletedCommand = { name: 'help', options: [], words: names, files: false };
  return { commands: [...all, help], rules: ruleWords() };
}

function completedOption(
  name: OptionName,
  command: string,
  known: Partial<Record<OptionName, readonly string[]>>,
  words: Words,
): CompletedOption {
  const { value, values = [], optionalIn } = OPTIONS[name];
  const isSwitch = value === undefined || (optionalIn !== undefined && optionalIn !== command);
  const files =
    name === 'out' || name === 'names' || name === 'from' || (optionalIn !== undefined && !isSwitch);
  const about = optionText(name, command, words);
  return { name, about, valued: !isSwitch, values: known[name] ?? values, files };
}

/** How values are called that stand for all of a kind. */
const KINDS: ReadonlySet<string> = new Set(['n', 'tile', 'name', 'a-b']);

/** The words of each rule; where a number or a tile belongs, there is nothing to choose from. */
function ruleWords(): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const { key, value } of ruleValues()) {
    const words = rules.get(key) ?? [];
    rules.set(key, words);
    if (!KINDS.has(value)) words.push(value);
  }
  return rules;
}
