import { basename, join, resolve } from 'node:path';
import { askedOf } from '../../kit/asked.js';
import { type LaidOut, piecesOf } from '../../kit/document.js';
import type { Checked } from '../../kit/game.js';
import { isLarge } from '../../kit/large-print.js';
import { unprintableNames } from '../../kit/letters.js';
import { layOutKit } from '../../kit/make.js';
import { kitName } from '../../kit/name.js';
import type { PrintSetup, PrintWish } from '../../kit/print-setup.js';
import { type KitRecord, kitRecord } from '../../kit/record.js';
import type { KitRequest } from '../../kit/request.js';
import { sheetsWith, singlesWish } from '../../kit/single-tiles.js';
import type { Printer } from '../../layout/tiles/printer.js';
import type { Problem, Result } from '../../problem.js';
import type { WantedSeating } from '../../rulebook/scope.js';
import { wordsFor } from '../base/assets.js';
import { jsonLine } from '../base/json.js';
import { pause } from '../base/pause.js';
import { stoppable } from '../base/signals.js';
import { STATUS, type Status } from '../base/status.js';
import { Stop, usageStop } from '../base/stop.js';
import type { World } from '../base/world.js';
import { type Context, open, optionStop, orStop, tellFailure, tellNotes } from '../line/context.js';
import { idleInKit } from '../line/idle.js';
import { spokenLanguage, unknownLanguage } from '../line/language.js';
import type { OptionName, Options } from '../line/options.js';
import type { Run } from '../line/run.js';
import { wantedSeating } from '../line/seating.js';
import { printOptions, printWish } from '../line/tile-options.js';
import { closingText, kitText, type PrintedKit } from '../say/closing.js';
import { type KitProgress, kitProgress } from '../say/kit-progress.js';
import type { AskedAgain } from '../store/asked.js';
import { checkText, houseRulesOf } from '../store/checked.js';
import { knownExpectation } from '../store/expected.js';
import { FIRST_FOLDER, restoreKit } from '../store/folder.js';
import { type PrintMaterials, printMaterials } from '../store/materials.js';
import { neighboursOf } from '../store/neighbours.js';
import { type People, peopleOf } from '../store/people.js';
import { printFolder } from '../store/printed.js';
import type { Target } from '../store/target.js';
import { type FoundVariant, findVariants, isShipped, refuseDoubles } from '../store/variants.js';

/** Everything the kits of one command share. */
interface Order {
  readonly options: Options;
  readonly context: Context;
  readonly materials: PrintMaterials;
  readonly wish: PrintWish;
  readonly print: PrintSetup;
  /** The mark that the kit had when it was made before, by the record at a path. */
  readonly before: { readonly path: string; readonly mark: string } | undefined;
  readonly houseRules: readonly string[];
  readonly people: People;
  /** For whom; people who are named in pairs are partners. */
  readonly seating: WantedSeating;
}

/** Prints the kits of some variants. Each stands for itself: what is wrong with one does not keep the others from being made. */
export const kit: Run = async (args, typed, given) => {
  const again = typed.from === undefined ? undefined : await recordOf(typed.from, given);
  const { options, context } = again
    ? await asBefore(again, typed, given)
    : { options: typed, context: given };
  const { world, words } = context;
  const named = args.length > 0 || !again ? args : [again.game];
  if (named.length === 0) throw usageStop({ code: 'cli.missing-argument', params: { command: 'kit' } });
  const variants = findVariants(named, world);
  refuseDoubles(variants);
  const houseRules = await houseRulesOf(options);
  const seated = peopleOf(options.names, context);
  if (!seated.ok) throw optionStop('names', seated.problems, context);
  const people = seated.value;
  const seating = wantedSeating(people.paired ? { ...options, partners: true } : options, context);
  const printer =
    again?.printer?.name === options.printer && again?.printer
      ? again.printer
      : await printerNamed(options.printer, world);
  const materials = await printMaterials(options, context);
  const odd = unprintableNames(people.names, materials.fonts);
  if (odd.length > 0) throw optionStop('names', odd, context);
  const wish = printWish(options, printer, context);
  const print = printOptions(wish, materials.templates, context);
  const order: Order = {
    options,
    context,
    houseRules,
    people,
    seating,
    materials,
    wish,
    print,
    before: typed.set || args.length > 0 ? undefined : again?.before,
  };
  tellNotes(idleInKit(options, sheetsWanted(options, context).sheets, context), options, context);
  let status: Status = STATUS.done;
  const made: PrintedKit[] = [];
  for (const found of variants) {
    try {
      const done = await makeKit(found, order);
      made.push(done);
      tellNotes(done.notes, options, context);
      if (options.json) world.out.write(jsonLine(done.record));
      else if (!options.quiet) world.out.write(kitText(done, words));
    } catch (failure) {
      if (!(failure instanceof Stop) || failure.status === STATUS.interrupted) throw failure;
      // Of several games it must be plain which one it is.
      const place = failure.status === STATUS.refused ? { file: found.name } : {};
      const problems = failure.problems.map((problem) => ({ ...place, ...problem }));
      tellFailure(problems, options.json === true, context);
      if (status === STATUS.done) status = failure.status;
    }
  }
  if (made.length > 0 && !options.json && !options.quiet) {
    world.out.write(
      closingText(made, {
        namedPaper: options.paper !== undefined,
        backs: print.tiles.backs.mode,
        printer: options.printer,
        words,
        width: world.out.width,
      }),
    );
  }
  if (options.open) await showKits(made, options, context);
  return status;
};

/** What an earlier kit was asked for; reading it needs YAML. */
async function recordOf(path: string, { world }: Context): Promise<AskedAgain> {
  const { askedIn } = await import('../store/asked.js');
  return orStop(askedIn(path, world), STATUS.usage);
}

/** The options of an earlier kit, and what was typed besides; settings of the folder, which may be another now, don't count. */
async function asBefore(
  { options: kept }: AskedAgain,
  typed: Options,
  given: Context,
): Promise<{ readonly options: Options; readonly context: Context }> {
  const now = Object.entries(typed).filter(
    ([name]) => given.spots[name as OptionName] === undefined || name === 'out',
  );
  const options: Options = { ...kept, ...Object.fromEntries(now) };
  const { lang = given.words.language } = options;
  const language = spokenLanguage(lang);
  if (language === undefined) throw usageStop(unknownLanguage(lang));
  const { out } = given.spots;
  return { options, context: { ...given, words: await wordsFor(language), spots: out ? { out } : {} } };
}

/** What was measured of a printer; reading it needs YAML. */
async function printerNamed(name: string | undefined, world: World): Promise<Printer | undefined> {
  if (name === undefined) return undefined;
  const { findPrinter } = await import('../store/printers.js');
  return orStop(findPrinter(name, world));
}

/** Makes one kit from its variant's text to its folder. */
async function makeKit(found: FoundVariant, order: Order): Promise<PrintedKit> {
  const { options, context, materials, print, houseRules, people, seating } = order;
  const { words, world } = context;
  const game = await checkText(found, words, houseRules);
  const { checked, variant } = orStop(game);
  const request: KitRequest = {
    variant,
    checked,
    words,
    seating,
    houseRules: houseRules.length > 0,
    papers: materials.papers,
    tables: [people],
    seed: options.seed ?? 1,
    expected: knownExpectation,
    neighbours: await neighboursOf(found, words),
    large: options['large-print'] ?? false,
    own: !isShipped(found) || houseRules.length > 0,
    overleaf: materials.wide,
    ...print,
    ...sheetsWanted(options, context),
  };
  const shown = options.out ?? FIRST_FOLDER;
  const target = { out: resolve(world.folder, shown), shown, kit: kitName(request) };
  orStop(restoreKit(world.disk, target), STATUS.unwritten);

  await pause(world.interrupted);
  const progress = kitProgress(target.kit, request, options, context);
  try {
    return await printKit(request, { found, target, game, progress }, order);
  } finally {
    progress.end();
  }
}

/** A kit that is ready to be laid out. */
interface Ready {
  readonly found: FoundVariant;
  readonly game: Result<Checked>;
  readonly target: Target;
  readonly progress: KitProgress;
}

async function printKit(
  request: KitRequest,
  { found, game, target, progress }: Ready,
  order: Order,
): Promise<PrintedKit> {
  const { options, context, materials, wish, houseRules, people, before } = order;
  const { words } = context;
  const { checked } = request;
  const laidOut = await stoppable(() => layOutKit(request, materials, progress.laidOut));
  const { scope, sheets } = orStop(laidOut);
  const notes = [game, laidOut].flatMap((result) => (result.ok ? result.notes : []));
  const name = isShipped(found) ? found.id : basename(found.name);
  const { names } = people;
  const { font } = options;
  const asked = askedOf(request, {
    game: name,
    settings: houseRules,
    names,
    font,
    sheets: request.sheets,
    print: wish,
  });
  const recordFor = (files: KitRecord['files']) => kitRecord(checked, scope, files, notes, { words, asked });
  const card = isLarge(request.large, 'tiles') && wish.tile === undefined ? cardIn(sheets) : 0;
  if (card >= MUCH_CARD) tellNotes([{ code: 'cli.much-card', params: { sheets: card } }], options, context);
  const printed = await printFolder(target, sheets, recordFor, {
    materials,
    options,
    context,
    game: name,
    done: progress.painted,
  });
  const { fingerprint: now } = printed.record;
  const changed: readonly Problem[] =
    before && before.mark !== now
      ? [
          {
            code: 'cli.rules-changed',
            params: { game: found.name, path: before.path, before: before.mark, now },
          },
        ]
      : [];
  return { checked, target, notes: [...notes, ...changed], ...printed };
}

/** As many sheets of card as nobody expects of one game. */
const MUCH_CARD = 10;

/** How many sheets of card a kit takes. */
function cardIn(sheets: readonly LaidOut[]): number {
  const onCard = sheets.filter(({ stock }) => stock === 'card');
  return onCard.reduce((sum, { sheet }) => sum + piecesOf(sheet), 0);
}

/** Only the sheets asked for; single tiles are asked for without the rest, whatever the folder's settings are. */
function sheetsWanted({ sheets, reprint }: Options, { spots }: Context): Pick<KitRequest, 'sheets'> {
  const asked = reprint && spots.sheets ? undefined : sheets;
  const wanted = sheetsWith(asked, singlesWish(reprint ?? []));
  return wanted ? { sheets: wanted } : {};
}

/** Opens the folder of the one kit, or the one that all lie in. */
async function showKits(kits: readonly PrintedKit[], options: Options, context: Context): Promise<void> {
  const [first, ...others] = kits;
  if (!first) return;
  const { out, shown, kit: folder } = first.target;
  if (others.length > 0) await open(out, shown, options, context);
  else await open(join(out, folder), join(shown, folder), options, context);
}
