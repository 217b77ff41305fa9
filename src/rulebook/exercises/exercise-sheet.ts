import { type Answer, EXERCISES, type ExerciseKind, type Question } from '../../engine/exercises/exercise.js';
import { exercisesOf } from '../../engine/exercises/exercises.js';
import { HostOnly } from '../../host-only.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import type { Seating } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { Sentence } from '../clauses/sentence.js';
import type { CheckedVariant } from '../prepare.js';
import { type Scope, shownSeating } from '../scope.js';
import { gameTitle } from '../title.js';
import { decidingRules } from './deciding.js';
import { ALL_LEVELS, LEVELS, type Level } from './level.js';

/** What answers an exercise: the engine's answer, and the sentences of the rule sheet that decide it. */
export interface Key {
  readonly answer: Answer;
  readonly rules: readonly Sentence[];
}

/** An exercise as it is numbered on a sheet: players see the question only. */
export interface NumberedExercise {
  readonly number: number;
  readonly question: Question;
  readonly key: HostOnly<Key>;
}

/** The exercises of one kind on a sheet, with one that is solved for all to see. */
export interface ExerciseBlock {
  readonly kind: ExerciseKind;
  readonly example: { readonly question: Question; readonly key: Key };
  readonly items: readonly NumberedExercise[];
}

/** One reader's exercises, numbered through. */
export type ExerciseSheet = readonly ExerciseBlock[];

/** What exercise sheets are made for. */
export interface ExerciseWish {
  readonly checked: CheckedVariant;
  readonly scope: Scope;
  readonly words: Words;
  readonly seed: number;
  /** How many sheets, no two alike. */
  readonly sheets: number;
  /** Only these kinds; all that the game has when absent. */
  readonly kinds?: readonly ExerciseKind[];
  readonly level?: Level;
  /** Exercises of each kind, the solved one not among them. */
  readonly items: number;
}

/**
 * Exercise sheets for the people of a scope, each from its own part of one seed. Problem `handout.none` {exercise, game} for a
 * kind that was asked for and that the game has nothing to ask about.
 */
export function exerciseSheets(wish: ExerciseWish): Result<readonly ExerciseSheet[]> {
  const { checked, scope, words, kinds } = wish;
  const seating = shownSeating(scope);
  const wanted = EXERCISES.filter((kind) => kinds?.includes(kind) ?? true);
  const offered = wanted.filter((kind) => blockOf(kind, 0, 1, seating, wish) !== undefined);
  const none = (kinds ? wanted : []).filter((kind) => !offered.includes(kind));
  if (none.length > 0) {
    const game = gameTitle(checked, words);
    return bad(...none.map((exercise): Problem => ({ code: 'handout.none', params: { exercise, game } })));
  }
  return good(
    Array.from({ length: wish.sheets }, (_, sheet) => {
      let number = 1;
      return offered.flatMap((kind): readonly ExerciseBlock[] => {
        const block = blockOf(kind, sheet, number, seating, wish);
        number += block?.items.length ?? 0;
        return block ? [block] : [];
      });
    }),
  );
}

function blockOf(
  kind: ExerciseKind,
  sheet: number,
  first: number,
  seating: Seating,
  { checked, scope, words, seed, level, items }: ExerciseWish,
): ExerciseBlock | undefined {
  const { from, to } = level ? LEVELS[level] : ALL_LEVELS;
  const graded = Array.from({ length: items }, (_, index) =>
    items === 1 ? (from + to) / 2 : from + ((to - from) * index) / (items - 1),
  );
  const asked = { rules: checked.rules, seating };
  const made = exercisesOf(kind, asked, { seed, sheet, steps: [from, ...graded] });
  if (!made) return undefined;
  const [example, ...others] = made.map(({ question, answer }) => ({
    question,
    key: { answer, rules: decidingRules(question, answer, { ruled: checked, scope, seating, words }) },
  }));
  if (!example) return undefined;
  return {
    kind,
    example,
    items: others.map(({ question, key }, index) => ({
      number: first + index,
      question,
      key: new HostOnly(key),
    })),
  };
}
