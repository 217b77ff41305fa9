import type { Checked } from '../../kit/game.js';
import type { Problem, ToldProblem } from '../../problem.js';
import { scopeOf } from '../../rulebook/scope.js';
import { factsLine, gameTitle } from '../../rulebook/title.js';
import { markedOf, markOf } from '../../variant/mark.js';
import { seatingsOf } from '../../variant/meaning/seats.js';
import { toldProblem, visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { jsonLine } from '../base/json.js';
import { worstFirst } from '../base/screenful.js';
import { STATUS } from '../base/status.js';
import { tellNotes, tellProblems } from '../line/context.js';
import type { Run } from '../line/run.js';
import { checkPrintable, houseRulesOf } from '../store/checked.js';
import { findVariants } from '../store/variants.js';

/** Says of each file what is wrong and where, or what was found in it. */
export const check: Run = async (args, options, context) => {
  const { world, words } = context;
  const houseRules = await houseRulesOf(options);
  const problems: Problem[] = [];
  const facts: unknown[] = [];
  for (const found of findVariants(args, world)) {
    const result = await checkPrintable(found, words, houseRules);
    if (!result.ok) {
      problems.push(...worstFirst(result.problems));
      facts.push({ file: found.name, ok: false, problems: toldAll(result.problems, words) });
      if (!options.json) tellProblems(result.problems, context);
      continue;
    }
    if (options.json && options.facts) facts.push(factsOf(found.name, result.value, result.notes, words));
    else tellNotes(result.notes, options, context);
    if (options.json || options.quiet) continue;
    world.out.write(`${visible(okLine(found.name, result.value, words))}\n`);
  }
  if (options.json) {
    world.out.write(jsonLine(options.facts ? facts : problems.map((problem) => toldProblem(problem, words))));
  }
  return problems.length === 0 ? STATUS.done : STATUS.refused;
};

function toldAll(problems: readonly Problem[], words: Words): readonly ToldProblem[] {
  return worstFirst(problems).map((problem) => toldProblem(problem, words));
}

/** All there is to know of a good file; `mark` is that of sheets for all its tables. */
function factsOf(file: string, { checked }: Checked, notes: readonly Problem[], words: Words) {
  const { id: variant, fingerprint, rules } = checked;
  const title = gameTitle(checked, words);
  const seatings = seatingsOf(rules);
  const told = { notes: toldAll(notes, words), problems: [] };
  return {
    file,
    ok: true,
    variant,
    title,
    fingerprint,
    mark: markOf(checked, seatings),
    of: markedOf(checked, seatings),
    ...told,
  };
}

function okLine(file: string, { variant, checked }: Checked, words: Words): string {
  const scope = scopeOf(checked.rules);
  if (!scope.ok) throw new Error('a checked variant can be played');
  return words.say('cli.check.ok', {
    file,
    title: gameTitle(checked, words),
    facts: factsLine(checked, scope.value, words),
    examples: variant.examples.length,
  });
}
