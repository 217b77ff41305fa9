import { type Problem, problem } from '../problem.js';
import { lowTotalsWin } from '../variant/meaning/end.js';
import { seatingsOf } from '../variant/meaning/seats.js';
import type { Choice, Variant } from '../variant/variant.js';
import type { Words } from '../words/words.js';
import { yamlLines } from '../yaml/write.js';
import { changesOf } from './agreed.js';
import type { BoxedChoices } from './prepared.js';
import type { Scope } from './scope.js';

/** How many sentences have room beside a box to tick. */
const MOST_SENTENCES = 3;

/**
 * Keeps the choices that a box to tick can hold: few sentences on every sheet that may be asked for, and the same aim of
 * the game. Another is a problem where the file states it itself, and left out with a note where it is inherited.
 */
export function boxedChoices(variant: Variant, words: Words): BoxedChoices {
  const choices: Choice[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  for (const choice of variant.choices) {
    const found = refusalOf(choice, variant, words);
    if (!found) choices.push(choice);
    else if (choice.inherited) {
      notes.push(problem('choice.left-out', { keys: Object.keys(choice.changes) }, choice.place));
    } else problems.push(found);
  }
  return { choices, problems, notes };
}

function refusalOf(choice: Choice, variant: Variant, words: Words): Problem | undefined {
  const { rules } = variant;
  const counts = scopesOf(variant).map((scope) => changesOf(rules, choice.rules, scope, words).length);
  const count = Math.max(...counts);
  if (count === 0) return problem('choice.same', {}, choice.place);
  const aim = lowTotalsWin(rules) !== lowTotalsWin(choice.rules);
  if (!aim && count <= MOST_SENTENCES) return undefined;
  return problem(
    'choice.large',
    {
      why: aim ? 'aim' : 'sentences',
      count,
      most: MOST_SENTENCES,
      from: extendedAs(variant),
      example: fileLines(choice).join(', '),
    },
    choice.place,
  );
}

/** Everyone together, each number of players, and partners: whom a sheet may be asked for. */
function scopesOf({ rules }: Variant): readonly Scope[] {
  const seatings = seatingsOf(rules);
  const counts = [...new Set(seatings.map(({ players }) => players))];
  const partners = seatings.filter((seating) => seating.partners);
  return [
    { seatings },
    ...counts.map((count) => ({ seatings: seatings.filter(({ players }) => players === count) })),
    ...(partners.length > 0 ? [{ seatings: partners }] : []),
  ];
}

/** How another file names this one: a game that comes with the program by its name, a file from its own folder. */
function extendedAs({ id, houseRules, place }: Variant): string {
  const file = place.file.split(/[/\\]/).at(-1) ?? place.file;
  return houseRules && file === place.file ? id : `./${file}`;
}

/** What a choice says, as the lines of a file that says it as its rules. */
function fileLines({ changes }: Choice): readonly string[] {
  const data: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(changes)) {
    const [group = key, inner] = key.split('.');
    const rest = data[group];
    data[group] =
      inner === undefined
        ? value
        : { ...(typeof rest === 'object' && rest !== null && rest), [inner]: value };
  }
  return yamlLines(data, Number.POSITIVE_INFINITY);
}
