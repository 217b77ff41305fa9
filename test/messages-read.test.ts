import { describe, expect, test } from 'vitest';
import { combinations } from './said/combined.js';
import { entries } from './said/reading.js';
import { messagesIn } from './support/languages.js';
import { questions } from './support/question.js';

/** Where sentences about the rules stand in the words. */
const OF_RULES =
  /^(?:goal|rule|who|deal|always|choices|mistake|turn|refused|count|decision|score-log|ruling|demo|compare|tips|expect)\./u;

describe('what sentences say', () => {
  test('is known of every message about the rules', () => {
    const messages = Object.keys(messagesIn('en')).filter((key) => OF_RULES.test(key));
    expect(messages.filter((key) => !Object.hasOwn(entries, key))).toEqual([]);
  });

  test('is put together only for questions that are asked', () => {
    const ids = new Set(questions.map(({ id }) => id));
    expect(Object.keys(combinations).filter((id) => !ids.has(id))).toEqual([]);
  });
});
