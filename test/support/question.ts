import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import type { Rules, Seating } from '../../src/variant/rules.js';
import { factsOf } from './rule-facts.js';

/** Something a host or a player asks about the rules, as test/questions.yaml states it. */
export interface Question {
  readonly id: string;
  readonly ask: string;
  readonly about: Readonly<Record<string, readonly string[]>>;
  readonly players?: number | 'four' | 'partners' | 'each';
  readonly when?: Readonly<Record<string, readonly string[]>>;
  readonly answers: 'number' | readonly string[];
}

/** A question put at a table: `key` names it in recorded readings (`deal-each@3`). */
export interface PosedQuestion {
  readonly key: string;
  readonly question: Question;
  readonly text: string;
  readonly seating: Seating;
}

/** All questions, in the order they are asked. */
export const questions: readonly Question[] = parse(
  readFileSync(fileURLToPath(new URL('../questions.yaml', import.meta.url)), 'utf8'),
);

/** The questions that can be asked about these rules, each for the people it is about; of them only those at these tables. */
export function questionsFor(rules: Rules, tables = seatingsOf(rules)): readonly PosedQuestion[] {
  return questions.flatMap((question) =>
    seatingsFor(question, rules, tables)
      .filter((seating) => holds(question, rules, seating))
      .map((seating) => posed(question, seating)),
  );
}

/** Whether an answer is one of those that the question allows. */
export function isAnswer(question: Question, answer: string): boolean {
  return question.answers === 'number' ? /^\d+$/u.test(answer) : question.answers.includes(answer);
}

/** The people whom a question is asked about, as far as the rules let them play. */
export function seatingsFor(
  { players }: Question,
  rules: Rules,
  tables: readonly Seating[] = seatingsOf(rules),
): readonly Seating[] {
  const all = tables;
  if (players === 'each') return all;
  if (players === 'partners') return all.filter((seating) => seating.partners);
  if (players === 'four') return all.filter((seating) => seating.players === 4).slice(0, 1);
  if (players === undefined) return all.slice(0, 1);
  return all.filter((seating) => seating.players === players && !seating.partners);
}

function holds({ when = {} }: Question, rules: Rules, seating: Seating): boolean {
  const facts = factsOf(rules, seating);
  return Object.entries(when).every(([key, values]) => {
    const found = facts[key];
    if (!found) throw new Error(`no rule key ${key}`);
    return values.some((value) => found.includes(value));
  });
}

function posed(question: Question, seating: Seating): PosedQuestion {
  const who = seating.partners ? 'Four players as partners' : `${seating.players} players`;
  const at = question.players === 'each' ? `@${seating.partners ? 'partners' : seating.players}` : '';
  return { key: `${question.id}${at}`, question, text: question.ask.replace('{players}', who), seating };
}
