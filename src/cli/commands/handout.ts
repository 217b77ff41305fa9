import { basename, join, resolve } from 'node:path';
import { type Asked, askedOf } from '../../kit/asked.js';
import type { LaidOut } from '../../kit/document.js';
import { unprintableNames } from '../../kit/letters.js';
import { kitName, sheetPath } from '../../kit/name.js';
import { type KitRecord, kitRecord } from '../../kit/record.js';
import { narrowPage } from '../../kit/sheets.js';
import { checkedMargins, evenMargins } from '../../layout/page/paper.js';
import { bad, good, type Result } from '../../problem.js';
import { exerciseSheets } from '../../rulebook/exercises/exercise-sheet.js';
import { scopeOf } from '../../rulebook/scope.js';
import { gameTitle } from '../../rulebook/title.js';
import { handoutSheet } from '../../sheets/handout/handout.js';
import { handoutKey } from '../../sheets/handout/key.js';
import type { HandoutRequest, Pupil } from '../../sheets/handout/request.js';
import { visible } from '../../words/told.js';
import { jsonLine } from '../base/json.js';
import { stoppable } from '../base/signals.js';
import { STATUS } from '../base/status.js';
import { usageStop } from '../base/stop.js';
import { type Context, open, optionStop, orStop, tellNotes } from '../line/context.js';
import type { Options } from '../line/options.js';
import type { Run } from '../line/run.js';
import { wantedSeating } from '../line/seating.js';
import { foldersText } from '../say/folders.js';
import { type KitProgress, kitProgress } from '../say/kit-progress.js';
import { checkText, houseRulesOf } from '../store/checked.js';
import { FIRST_FOLDER, recordAt, restoreKit } from '../store/folder.js';
import { printMaterials } from '../store/materials.js';
import { peopleOf } from '../store/people.js';
import { printFolder } from '../store/printed.js';
import type { Target } from '../store/target.js';
import { type FoundVariant, findVariants, isShipped } from '../store/variants.js';

/** Exercises of each kind, unless said. */
const ITEMS = 4;

/** Makes exercises on a game for players, and their key for the host, beside what else was made of that game. */
export const handout: Run = async (args, options, context) => {
  const { world, words } = context;
  const [found] = findVariants(args, world) as [FoundVariant];
  const houseRules = await houseRulesOf(options);
  const seating = wantedSeating(options, context);
  const materials = await printMaterials(options, context);
  const { templates, fonts: measurer } = materials;
  const names = namesOf(options, context);
  const odd = unprintableNames(names, measurer);
  if (odd.length > 0) throw optionStop('names', odd, context);
  const margins = options.margin ?? evenMargins(templates.margin);
  const room = checkedMargins(margins);
  if (!room.ok) throw optionStop('margin', room.problems, context);

  const game = await checkText(found, words, houseRules);
  const { checked } = orStop(game);
  const scope = orStop(scopeOf(checked.rules, seating));
  const { seed = 1, level, exercise, items = ITEMS } = options;
  const large = options['large-print'] === true;
  const sheets = Math.max(1, options.students ?? names.length);
  const kinds = exercise && { kinds: exercise };
  const exercises = orStop(
    await stoppable(() =>
      exerciseSheets({ checked, scope, words, seed, sheets, items, ...kinds, ...(level && { level }) }),
    ),
  );
  const pupils = exercises.map((each, index): Pupil => {
    const name = names[index];
    return { exercises: each, ...(name !== undefined && { name }) };
  });
  const shown = options.out ?? FIRST_FOLDER;
  // Exercises lie in the folder of their kit, whichever of its sheets are large.
  const named = {
    checked,
    words,
    large: options['large-print'] ?? false,
    seating,
    houseRules: houseRules.length > 0,
  };
  const target: Target = { out: resolve(world.folder, shown), shown, kit: kitName(named) };
  orStop(restoreKit(world.disk, target), STATUS.unwritten);

  const request = { checked, scope, words, seed, pupils, templates, measurer, large, margins };
  const name = isShipped(found) ? found.id : basename(found.name);
  const before = orStop(recordAt(world.disk, target), STATUS.unwritten);
  const asked: Asked =
    (before?.game === name ? before.asked : undefined) ??
    askedOf(
      { papers: materials.papers, words, seating, seed, large: named.large },
      {
        game: name,
        settings: houseRules,
        names: [],
        font: options.font,
        print: options.margin ? { margins: options.margin } : {},
      },
    );
  const notes = [game, room].flatMap((result) => (result.ok ? result.notes : []));
  const { record } = await withProgress(
    kitProgress(target.kit, { checked, sheets: [] }, options, context),
    async (progress) => {
      const { papers } = materials;
      const laidOut = await stoppable(() =>
        papers.map((paper, index) =>
          documentsOf({ ...request, paper }, (done) =>
            progress.laidOut(index * sheets + done, papers.length * sheets),
          ),
        ),
      );
      const documents = laidOut.flatMap((result) => orStop(result));
      const recordFor = (files: KitRecord['files']) =>
        kitRecord(checked, scope, files, notes, { words, asked });
      const { painted: done } = progress;
      return printFolder(target, documents, recordFor, { materials, options, context, game: name, done });
    },
  );
  tellNotes(notes, options, context);
  if (options.json) world.out.write(jsonLine(record));
  else if (!options.quiet)
    world.out.write(madeText(visible(gameTitle(checked, words)), target, record, context));
  if (options.open) await open(join(target.out, target.kit), join(shown, target.kit), options, context);
  return STATUS.done;
};

/** Does work that may take long, and wipes the line that says how far it is. */
async function withProgress<T>(
  progress: KitProgress,
  work: (progress: KitProgress) => Promise<T>,
): Promise<T> {
  try {
    return await work(progress);
  } finally {
    progress.end();
  }
}

/** The pupils that are named, each for a sheet; more of them than sheets are a slip. */
function namesOf(options: Options, context: Context): readonly string[] {
  // Names that the settings keep for the score log are no class list where a number of sheets is typed.
  const settled = context.spots.names !== undefined && options.students !== undefined;
  const people = peopleOf(settled ? undefined : options.names, context);
  if (!people.ok) throw optionStop('names', people.problems, context);
  const { names } = people.value;
  const { students = names.length } = options;
  if (students < names.length) {
    throw usageStop({ code: 'handout.names', params: { students, names: names.length } });
  }
  return names;
}

/** The exercises on one paper, and their key. */
function documentsOf(request: HandoutRequest, doing: (done: number) => void): Result<readonly LaidOut[]> {
  const { checked, paper } = request;
  const narrow = narrowPage('handout', request);
  if (narrow) return bad(narrow);
  const [player, host] = [handoutSheet(request, doing), handoutKey(request)];
  if (!player.ok) return player;
  if (!host.ok) return host;
  const documents = [player.value, host.value].map((sheet): LaidOut => {
    const { name, audience } = sheet;
    const path = sheetPath({ id: checked.id, name, audience, paper: paper.name });
    return { name, sheet, paper, stock: 'plain', path };
  });
  return good(documents);
}

/** Which folder is for whom, and what lies there now. */
function madeText(title: string, target: Target, { files }: KitRecord, { words }: Context): string {
  const said = ({ audience, pages }: KitRecord['files'][number]) =>
    words.say(`cli.handout.${audience}`, { pages });
  return `${[title, ...foldersText(target, files, said, words)].join('\n')}\n`;
}
