import { join, resolve } from 'node:path';
import type { LaidOut } from '../../kit/document.js';
import { sheetPath } from '../../kit/name.js';
import type { SheetRecord } from '../../kit/record.js';
import { type Sentence, unmarked } from '../../rulebook/clauses/sentence.js';
import {
  bothText,
  type ComparedGame,
  type Comparison,
  comparedFor,
  compareGames,
  saidText,
} from '../../rulebook/compare.js';
import { sharedCounts } from '../../rulebook/compared-seats.js';
import { scopeOf } from '../../rulebook/scope.js';
import { gameTitle } from '../../rulebook/title.js';
import { compareSheet } from '../../sheets/compare.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { jsonLine } from '../base/json.js';
import { stoppable } from '../base/signals.js';
import { STATUS } from '../base/status.js';
import { usageStop } from '../base/stop.js';
import { heading, readingWidth, strongOn } from '../base/tell.js';
import type { Outlet } from '../base/world.js';
import { table, wrap } from '../base/wrap.js';
import { type Context, orStop, tellNotes } from '../line/context.js';
import { idle } from '../line/idle.js';
import type { Options } from '../line/options.js';
import type { Run } from '../line/run.js';
import { wantedSeating } from '../line/seating.js';
import { checkText, houseRulesOf } from '../store/checked.js';
import { printMaterials } from '../store/materials.js';
import { printFolder } from '../store/printed.js';
import type { Target } from '../store/target.js';
import { type FoundVariant, findVariants } from '../store/variants.js';

/** Says how two games differ; with an output folder named on the command line, prints it for the table as well. */
export const compare: Run = async (args, options, context) => {
  const { world, words } = context;
  if (args.length > 2) {
    throw usageStop({ code: 'cli.excess-arguments', params: { command: 'compare', found: args.slice(2) } });
  }
  const houseRules = await houseRulesOf(options);
  if (options.out === undefined || context.spots.out) {
    tellNotes(idle(['paper', 'large-print', 'force'], 'out', options, context), options, context);
  }
  const [first, second] = findVariants(args, world) as [FoundVariant, FoundVariant?];
  if (!second && houseRules.length === 0) throw usageStop({ code: 'cli.compare-one', params: {} });
  const one = await gameOf(first, second ? houseRules : [], options, context);
  const other = await gameOf(second ?? first, houseRules, options, context);
  const comparison = await stoppable(() => compareGames(one, other, words));
  // A folder that the settings name is for kits; only whoever asks here wants a sheet.
  const files =
    options.out === undefined || context.spots.out || comparison.differences.length === 0
      ? undefined
      : await print(options.out, { one, other, comparison }, options, context);
  if (options.json) world.out.write(jsonLine({ ...comparedData(one, other, comparison, words), ...files }));
  else {
    world.out.write(comparedText(one, other, comparison, words, world.out));
    for (const { path } of files?.files ?? []) {
      if (!options.quiet)
        world.out.write(`\n${words.say('cli.compare.made', { path: join(options.out ?? '', path) })}\n`);
    }
  }
  return options['exit-code'] && comparison.differences.length > 0 ? STATUS.refused : STATUS.done;
};

async function gameOf(
  found: FoundVariant,
  houseRules: readonly string[],
  options: Options,
  context: Context,
): Promise<ComparedGame> {
  // Notes are about examples and the like, of which nothing is told here.
  const { checked } = orStop(await checkText(found, context.words, houseRules));
  return { checked, scope: orStop(scopeOf(checked.rules, wantedSeating(options, context))) };
}

interface Compared {
  readonly one: ComparedGame;
  readonly other: ComparedGame;
  readonly comparison: Comparison;
}

/** Makes the sheet in a folder of its own, as safely as a kit. */
async function print(
  shown: string,
  compared: Compared,
  options: Options,
  context: Context,
): Promise<SheetRecord> {
  const { world, words } = context;
  const materials = await printMaterials(options, context);
  const large = options['large-print'] === true;
  const { id, folder } = namesOf(compared, words, large);
  const target: Target = { out: resolve(world.folder, shown), shown, kit: folder };
  const { templates, fonts: measurer } = materials;
  const sheets = materials.papers.map((paper): LaidOut => {
    const sheet = orStop(compareSheet({ ...compared, words, paper, templates, measurer, large }));
    const { name, audience } = sheet;
    return { name, sheet, paper, stock: 'plain', path: sheetPath({ id, name, audience, paper: paper.name }) };
  });
  const recordOf = (files: SheetRecord['files']): SheetRecord => ({ files, notes: [] });
  const { record } = await printFolder(target, sheets, recordOf, { materials, options, context, game: '' });
  return record;
}

/** What the sheet's file and folder are named after: the games, and what else isn't default. */
function namesOf(
  { one, other }: Compared,
  words: Words,
  large: boolean,
): { readonly id: string; readonly folder: string } {
  const self = one.checked.id === other.checked.id;
  const id = self ? one.checked.id : `${one.checked.id}-${other.checked.id}`;
  const folder = ['compare', id];
  if (words.language !== 'en') folder.push(words.language.toLowerCase());
  if (large) folder.push('large');
  for (const { checked } of [one, other]) if (checked.houseRules) folder.push(checked.fingerprint);
  return { id, folder: folder.join('-') };
}

function comparedData(one: ComparedGame, other: ComparedGame, { differences }: Comparison, words: Words) {
  const game = ({ checked }: ComparedGame) => ({
    variant: checked.id,
    fingerprint: checked.fingerprint,
    title: gameTitle(checked, words),
  });
  const said = (sentences: readonly Sentence[]) =>
    sentences.map(({ rule, value, text }) => ({ rule, value, text: unmarked(text) }));
  return {
    one: game(one),
    other: game(other),
    players: sharedCounts(one.scope, other.scope),
    differences: differences.map((difference) => ({
      topic: difference.topic,
      common: said(difference.common),
      one: said(difference.one),
      other: said(difference.other),
    })),
  };
}

/** Columns before the titles of the games. */
const INDENT = 2;

function comparedText(
  one: ComparedGame,
  other: ComparedGame,
  comparison: Comparison,
  words: Words,
  outlet: Outlet,
): string {
  const width = readingWidth(outlet);
  const titles = [one, other].map(({ checked }) => visible(gameTitle(checked, words))) as [string, string];
  const params = { one: titles[0], other: titles[1] };
  if (comparison.differences.length === 0)
    return `${wrap(words.say('compare.same', params), width).join('\n')}\n`;
  const strong = strongOn(outlet);
  const among = comparedFor(one, other, comparison, words);
  const head = [strong(words.say('compare.title', params)), ...(among === '' ? [] : wrap(among, width))];
  const parts = comparison.differences.map((difference) => {
    const both = bothText(difference);
    const rows = [
      ...(both === '' ? [] : [[words.say('compare.both'), both]]),
      [titles[0], saidText('one', difference, words)],
      [titles[1], saidText('other', difference, words)],
    ].map(([who, text]) => [words.say('compare.who', { who: who ?? '' }), unmarked(text ?? '')]);
    return [
      heading(words.say(`compare.label.${difference.topic}`), outlet),
      ...table(rows, width - INDENT, 1).map((line) => ' '.repeat(INDENT) + line),
    ];
  });
  return `${[head, ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
