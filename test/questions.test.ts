import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages, wordsIn } from './support/languages.js';
import { engineAnswer, probes } from './support/probes.js';
import { isAnswer, type PosedQuestion, questions, questionsFor } from './support/question.js';
import { normalised, ruleText } from './support/rule-text.js';
import { checkedOf, scenarios, shipped } from './support/shipped.js';

const folder = fileURLToPath(new URL('./reading', import.meta.url));

/** What a reader answered who had only the printed rules, and the sentence that gave the answer. */
interface Reading {
  readonly question: string;
  readonly answer: string;
  readonly quote: string;
}

/** The games that the five source texts tell; the others change a rule of one of them. */
const SIX_GAMES = ['block', 'double-three-chain', 'draw', 'family-draw', 'one-page-draw', 'penalty-draw'];

function readingOf(language: string, id: string): readonly Reading[] {
  return parse(readFileSync(`${folder}/${language}/${id}.yaml`, 'utf8'));
}

const keyOf = ({ key }: PosedQuestion): string => key;

describe('the questions', () => {
  test('each has a name of its own, and the engine can be asked it', () => {
    const ids = questions.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(probes).toSorted());
  });

  test('each can be asked about some game', () => {
    const asked = new Set(
      [...shipped.keys(), ...scenarios.keys()].flatMap((id) =>
        questionsFor(checkedOf(id).rules).map(({ question }) => question.id),
      ),
    );
    expect(questions.filter(({ id }) => !asked.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each([...shipped.keys(), ...scenarios.keys()])('the engine has an answer to each for %s', (id) => {
    const { rules } = checkedOf(id);
    const odd = questionsFor(rules).map((posed) => [posed.key, engineAnswer(posed, rules), posed] as const);
    expect(odd.filter(([, answer, { question }]) => !isAnswer(question, answer))).toEqual([]);
  });
});

const readLanguages = readdirSync(folder).toSorted();

test('the rules of every shipped game were read in English, and those of the six games in every language', () => {
  expect(readLanguages).toEqual([...languages].toSorted());
  const read = readLanguages.map((language) =>
    readdirSync(`${folder}/${language}`).map((file) => basename(file, '.yaml')),
  );
  const games = [...shipped.keys()].filter((id) => SIX_GAMES.includes(id));
  expect(games).toHaveLength(6);
  for (const [index, language] of readLanguages.entries()) {
    expect(read[index]?.toSorted(), language).toEqual(
      (language === 'en' ? [...shipped.keys()] : games).toSorted(),
    );
  }
});

const readGames = readLanguages.flatMap((language) =>
  readdirSync(`${folder}/${language}`).map((file) => [language, basename(file, '.yaml')] as const),
);

describe.each(readGames)('in %s, the printed rules of %s', (language, id) => {
  const checked = checkedOf(id);
  const posed = questionsFor(checked.rules);
  const readings = readingOf(language, id);
  const text = normalised(ruleText(checked, wordsIn(language)));

  test('were asked everything that can be asked about this game', () => {
    expect(readings.map(({ question }) => question)).toEqual(posed.map(keyOf));
  });

  test('still say what the reader found there', () => {
    const gone = readings.filter(({ quote }) => quote.length < 8 || !text.includes(normalised(quote)));
    expect(gone.map(({ question, quote }) => `${question}: ${quote}`)).toEqual([]);
  });

  test('give the answers that the engine gives', () => {
    const wrong = posed.flatMap((one) => {
      const reading = readings.find(({ question }) => question === one.key);
      const answer = engineAnswer(one, checked.rules);
      return reading?.answer === answer
        ? []
        : [`${one.text} The reader: ${reading?.answer}. The engine: ${answer}.`];
    });
    expect(wrong).toEqual([]);
  });
});
