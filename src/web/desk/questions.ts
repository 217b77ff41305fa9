import { askOf } from '../../kit/changes/asked.js';
import { type Changes, opened, type Trial, without } from '../../kit/changes/changes.js';
import { type Choosable, type Control, controlsOf } from '../../kit/changes/controls.js';
import { meaningOf, saidChanged, saidNow } from '../../kit/changes/said.js';
import type { Problem } from '../../problem.js';
import { TOPICS, type Topic, topicOfKey } from '../../rulebook/topics.js';
import type { Rules } from '../../variant/rules.js';
import { toldProblem } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import type { Option, Question, QuestionGroup, Questions, Wish } from '../protocol.js';
import type { Stock } from './stock.js';
import { refusals } from './told.js';
import type { Turn } from './turn.js';

/** A game whose rules are asked for: as it is, as it was, and what can be tried on it. */
interface Asked {
  readonly trial: Trial;
  readonly changes: Changes;
  readonly rules: Rules;
  readonly own: Rules;
  readonly wish: Wish;
  readonly words: Words;
}

/** Every rule of a game as a question; where its changes clash, of the game with as many of them as hold together. */
export async function questionsOf(wish: Wish, stock: Stock, turn: Turn): Promise<Questions> {
  const trial = stock.trial(wish.game);
  if (!trial.ok) return { groups: [], problems: refusals(trial.problems, wish, stock) };
  const own = trial.value.rules({});
  if (!own.ok) return { groups: [], problems: refusals(own.problems, wish, stock) };
  const { changes, rules, problems } = sound(wish.changes, trial.value, own.value);
  const words = stock.words(wish.language);
  const asked: Asked = { trial: trial.value, changes, rules, own: own.value, wish, words };
  const groups = new Map<Topic, Question[]>();
  for (const control of controlsOf(rules)) {
    const topic = topicOfKey(control.key);
    groups.set(topic, [...(groups.get(topic) ?? []), await questionOf(control, asked, turn)]);
  }
  return {
    groups: TOPICS.flatMap((topic): readonly QuestionGroup[] => {
      const questions = groups.get(topic);
      return questions ? [{ topic, heading: words.say(`compare.label.${topic}`), questions }] : [];
    }),
    problems: refusals(problems, wish, stock),
  };
}

/** As many changes in their order as hold together, and why the next don't. */
function sound(
  wished: Changes = {},
  trial: Trial,
  own: Rules,
): { readonly changes: Changes; readonly rules: Rules; readonly problems: readonly Problem[] } {
  const entries = Object.entries(opened(wished));
  let problems: readonly Problem[] = [];
  for (let count = entries.length; count > 0; count--) {
    const changes = Object.fromEntries(entries.slice(0, count));
    const found = trial.rules(changes);
    if (found.ok) return { changes, rules: found.value, problems };
    if (problems.length === 0) problems = found.problems;
  }
  return { changes: {}, rules: own, problems };
}

async function questionOf(control: Control, asked: Asked, turn: Turn): Promise<Question> {
  const { key, now, number, span, tiles, put } = control;
  const { rules, own, changes, wish, words } = asked;
  const was = controlsOf(own).find((other) => other.key === key)?.now;
  const options: Option[] = [];
  for (const value of control.values) {
    options.push(optionOf(value, control, asked));
    await turn();
  }
  return {
    key,
    topic: topicOfKey(key),
    ask: askOf(key, words),
    now,
    sentence: saidNow(rules, control, wish.seating, words),
    ...(was !== undefined && { own: was }),
    changed: was !== now,
    options,
    ...(number && { number }),
    ...(span && { span }),
    ...(tiles && { tiles }),
    put,
    rest: without(changes, put.key),
  };
}

/** A value that can be chosen: what would then be said, or why it clashes. */
function optionOf({ value, ways }: Choosable, control: Control, asked: Asked): Option {
  const { key, now } = control;
  const { trial, changes, rules, wish, words } = asked;
  if (value === now) {
    return { value, sentence: saidNow(rules, control, wish.seating, words), changes };
  }
  const tried = ways.map((settings) => trial.with(changes, settings));
  for (const after of tried) {
    const found = trial.rules(after);
    if (!found.ok) continue;
    const both = { before: rules, after: found.value };
    return { value, sentence: saidChanged(both, { key, value }, wish.seating, words), changes: after };
  }
  const [first = changes] = tried;
  const refused = trial.rules(first);
  return {
    value,
    sentence: meaningOf(key, value, words),
    changes: first,
    refused: refused.ok ? [] : refused.problems.map((problem) => toldProblem(problem, words)),
  };
}
