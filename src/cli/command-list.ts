import type { CommandArgs, CommandName } from './line/command.js';
import { TILE_OPTIONS } from './line/option-groups.js';
import type { OptionName } from './line/options.js';
import type { Run } from './line/run.js';

/** One command: what it takes, and where its work is. The texts of its help are the words `cli.<name>.*`. */
export interface CommandSpec {
  readonly name: CommandName;
  /** What it takes, by the word for it in the help; none when the command takes no arguments. */
  readonly args?: CommandArgs;
  readonly options: readonly OptionName[];
  /** Loads the command's own code; another command's is never read from the disk. */
  readonly load: () => Promise<Run>;
}

/** The commands in the order of the help. */
export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'kit',
    args: { value: 'variant', several: true, optional: true },
    options: [
      'paper',
      'players',
      'partners',
      'set',
      'sheets',
      'names',
      'large-print',
      'font',
      ...TILE_OPTIONS,
      'margin',
      'kits',
      'reprint',
      'printer',
      'from',
      'out',
      'open',
      'seed',
      'lang',
      'force',
      'json',
      'quiet',
    ],
    load: async () => (await import('./commands/kit.js')).kit,
  },
  {
    name: 'event',
    args: { value: 'plan' },
    options: [
      'paper',
      'large-print',
      'font',
      ...TILE_OPTIONS,
      'margin',
      'out',
      'open',
      'lang',
      'force',
      'json',
      'quiet',
    ],
    load: async () => (await import('./commands/event.js')).event,
  },
  { name: 'list', options: ['lang', 'json'], load: async () => (await import('./commands/list.js')).list },
  {
    name: 'rules',
    args: { value: 'variant' },
    options: ['players', 'partners', 'set', 'format', 'lang', 'json', 'quiet'],
    load: async () => (await import('./commands/rules.js')).rules,
  },
  {
    name: 'check',
    args: { value: 'file', several: true },
    options: ['set', 'lang', 'json', 'facts', 'quiet'],
    load: async () => (await import('./commands/check.js')).check,
  },
  {
    name: 'compare',
    args: { value: 'variant', several: true },
    options: [
      'players',
      'partners',
      'set',
      'paper',
      'large-print',
      'out',
      'lang',
      'force',
      'exit-code',
      'json',
      'quiet',
    ],
    load: async () => (await import('./commands/compare.js')).compare,
  },
  {
    name: 'handout',
    args: { value: 'variant' },
    options: [
      'exercise',
      'level',
      'items',
      'students',
      'names',
      'players',
      'partners',
      'set',
      'paper',
      'large-print',
      'font',
      'margin',
      'out',
      'open',
      'seed',
      'lang',
      'force',
      'json',
      'quiet',
    ],
    load: async () => (await import('./commands/handout.js')).handout,
  },
  {
    name: 'new',
    args: { value: 'name' },
    options: ['from', 'lang', 'quiet'],
    load: async () => (await import('./commands/new.js')).newFile,
  },
  {
    name: 'play',
    args: { value: 'variant' },
    options: ['players', 'partners', 'set', 'seed', 'lang', 'json', 'quiet'],
    load: async () => (await import('./commands/play.js')).play,
  },
  {
    name: 'simulate',
    args: { value: 'variant' },
    options: ['players', 'partners', 'rounds', 'set', 'seed', 'cores', 'lang', 'json', 'quiet'],
    load: async () => (await import('./commands/simulate.js')).simulate,
  },
  {
    name: 'schema',
    options: ['lang'],
    load: async () => (await import('./commands/schema.js')).schema,
  },
  {
    name: 'page',
    options: ['out', 'open', 'lang', 'force', 'json', 'quiet'],
    load: async () => (await import('./commands/page.js')).page,
  },
  {
    name: 'calibrate',
    options: [
      'paper',
      'printer',
      'ruler',
      'offset',
      'margin',
      'compensate',
      'large-print',
      'font',
      'out',
      'open',
      'lang',
      'force',
      'json',
      'quiet',
    ],
    load: async () => (await import('./commands/calibrate.js')).calibrate,
  },
  {
    name: 'verify',
    args: { value: 'mark', files: true },
    options: ['set', 'lang', 'json', 'quiet'],
    load: async () => (await import('./commands/verify.js')).verify,
  },
  {
    name: 'completion',
    args: { value: 'shell' },
    options: ['lang'],
    load: async () => (await import('./commands/completion.js')).completionOf(COMMANDS),
  },
  {
    name: 'man',
    options: ['lang'],
    load: async () => (await import('./commands/man.js')).manOf(COMMANDS),
  },
];
