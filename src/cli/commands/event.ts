import { basename, join, resolve } from 'node:path';
import { eventOf } from '../../event/event.js';
import { type EventKitRequest, type EventRecord, eventRecord, layOutEvent } from '../../kit/event.js';
import { printableVariant, unprintableNames } from '../../kit/letters.js';
import { jsonLine } from '../base/json.js';
import { pause } from '../base/pause.js';
import { stoppable } from '../base/signals.js';
import { STATUS } from '../base/status.js';
import { Stop } from '../base/stop.js';
import { open, orStop, tellNotes } from '../line/context.js';
import type { Run } from '../line/run.js';
import { printOptions, printWish } from '../line/tile-options.js';
import { eventText } from '../say/event-text.js';
import { checkText } from '../store/checked.js';
import { knownExpectation } from '../store/expected.js';
import { FIRST_FOLDER, restoreKit } from '../store/folder.js';
import { printMaterials } from '../store/materials.js';
import { neighboursOf } from '../store/neighbours.js';
import { findPlan } from '../store/plan.js';
import { printFolder } from '../store/printed.js';
import type { Target } from '../store/target.js';
import { isShipped } from '../store/variants.js';

/** Prints what an evening at several tables needs, from its plan. */
export const event: Run = async ([name = ''], options, context) => {
  const { world, words } = context;
  const found = orStop(findPlan(name, context));
  const game = await checkText(found.game, words);
  const { checked, variant } = orStop(game);
  const materials = await printMaterials(options, context);
  const print = printOptions(printWish(options, undefined, context), materials.templates, context);
  const odd = unprintableNames(found.people.names, materials.fonts);
  if (odd.length > 0) throw new Stop(STATUS.refused, odd.map(found.atPlayers));
  const planned = await stoppable(() => eventOf(found.plan, found.people, checked.rules, found.written));
  const request: EventKitRequest = {
    id: found.id,
    title: found.plan.title,
    event: orStop(planned),
    variant,
    checked,
    words,
    papers: materials.papers,
    seed: found.plan.seed,
    expected: knownExpectation,
    neighbours: await neighboursOf(found.game, words),
    large: options['large-print'] === true,
    own: !isShipped(found.game),
    overleaf: materials.wide,
    ...print,
  };
  const shown = options.out ?? FIRST_FOLDER;
  const target: Target = { out: resolve(world.folder, shown), shown, kit: folderName(request) };
  orStop(restoreKit(world.disk, target), STATUS.unwritten);
  await pause(world.interrupted);
  orStop(printableVariant(variant, words, materials.fonts));
  const laidOut = await stoppable(() => layOutEvent(request, materials));
  const sheets = orStop(laidOut);
  const notes = [game, planned, laidOut].flatMap((result) => (result.ok ? result.notes : []));
  const plan = basename(found.file);
  const recordOf = (files: EventRecord['files']) => eventRecord(request, plan, files, notes);
  const printed = await printFolder(target, sheets, recordOf, { materials, options, context, game: plan });
  tellNotes(notes, options, context);
  if (options.json) world.out.write(jsonLine(printed.record));
  else if (!options.quiet) world.out.write(eventText(request, target, printed.documents));
  if (options.open) await open(join(target.out, target.kit), join(shown, target.kit), options, context);
  return STATUS.done;
};

/** The folder of an event: the plan's name, then what isn't default. */
function folderName({ id, words, large }: EventKitRequest): string {
  const parts = ['event', id];
  if (words.language !== 'en') parts.push(words.language.toLowerCase());
  if (large) parts.push('large');
  return parts.join('-');
}
