import type { LineView } from '../domino/line.js';
import type { Words } from '../words/words.js';
import { ruleSections } from './clauses/clauses.js';
import { type Decision, decisionsOf } from './clauses/decision.js';
import { type Section, shownSection, unmarked } from './clauses/sentence.js';
import { withCounts } from './played/counted.js';
import { examplesFor, type ShownPlay } from './played/shown.js';
import { startText, turnText } from './played/turn.js';
import type { CheckedVariant } from './prepare.js';
import type { Scope } from './scope.js';

/** What is read one after another where rules are shown as text, in the order of the rule sheet. */
export type RulesPart =
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'decision'; readonly steps: readonly Decision[] }
  | { readonly kind: 'example'; readonly title: string; readonly plays: readonly (readonly ShownStep[])[] };

/** One line of a worked example, and the line of play to draw under it; none where nothing was played. */
export interface ShownStep {
  readonly text: string;
  readonly line?: LineView;
}

/** All that a rule sheet shows: the sections, a turn as questions after “Your turn”, the worked example of turns before the end of a round. */
export function rulesParts(checked: CheckedVariant, scope: Scope, words: Words): readonly RulesPart[] {
  const { plays, scores } = examplesFor(checked, scope, words);
  return ruleSections(checked, scope, words)
    .map(shownSection)
    .flatMap((section): readonly RulesPart[] => {
      switch (section.id) {
        case 'turn':
          return [
            { kind: 'section', section: section },
            { kind: 'decision', steps: decisionsOf(checked.rules, scope, words) },
          ];
        case 'end':
          return [
            {
              kind: 'example',
              title: words.say('section.example'),
              plays: plays.map((play, nth) => shownSteps(play, nth, words)),
            },
            { kind: 'section', section },
          ];
        case 'score':
          return [{ kind: 'section', section: withCounts(section, scores, checked.rules, words) }];
        default:
          return [{ kind: 'section', section }];
      }
    });
}

function shownSteps({ start, turns, name }: ShownPlay, nth: number, words: Words): readonly ShownStep[] {
  const text = startText(start, nth, words);
  const begun = text === undefined ? [] : [{ text, line: start }];
  const steps = turns.map((turn) => ({
    text: turnText(turn, name, words),
    ...(turn.refused === null && turn.line.added !== null && { line: turn.line }),
  }));
  return [...begun, ...steps];
}

/** A turn as a list of questions, each in one line, without marks of bold type. */
export function decisionTexts(steps: readonly Decision[], words: Words): readonly string[] {
  return steps.map(({ no, ...step }) =>
    unmarked(
      no === undefined ? words.say('decision.step', step) : words.say('decision.step-last', { ...step, no }),
    ),
  );
}
