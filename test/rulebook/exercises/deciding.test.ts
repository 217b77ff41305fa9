import { describe, expect, test } from 'vitest';
import type { Answer, Question } from '../../../src/engine/exercises/exercise.js';
import { unmarked } from '../../../src/rulebook/clauses/sentence.js';
import { exerciseSheets } from '../../../src/rulebook/exercises/exercise-sheet.js';
import { scopeOf } from '../../../src/rulebook/scope.js';
import { contents, ownFolder, run } from '../../cli/support.js';
import { opened } from '../../support/opened.js';
import { type Told, toldPages } from '../../support/read-tags.js';
import { checkedOf, english, scenarios, shipped, valueIn } from '../../support/shipped.js';
import { some } from '../../support/thorough.js';

/** What happens in an exercise about a turn, in a few words. */
function situation(question: Question, answer: Answer): string | undefined {
  if (answer.kind === 'next') return `now: ${answer.moves.join(' or ')}`;
  if (answer.kind !== 'legal' || question.kind !== 'legal' || question.turn.kind === 'play') return undefined;
  return `${question.turn.kind} ${answer.able ? 'able' : 'stuck'}: ${answer.refusal ?? 'allowed'}`;
}

/** Every situation that exercises of a game come to, with the sentences that decide it. */
function decided(game: string): Readonly<Record<string, readonly string[]>> {
  const checked = checkedOf(game);
  const scope = valueIn(scopeOf(checked.rules), game);
  const wish = {
    checked,
    scope,
    words: english,
    seed: 5,
    sheets: 3,
    items: 12,
    kinds: ['next', 'legal'] as const,
  };
  const items = valueIn(exerciseSheets(wish), game)
    .flat()
    .flatMap((block) => block.items);
  return Object.fromEntries(
    items.flatMap(({ question, key }) => {
      const { answer, rules } = opened(key);
      const name = situation(question, answer);
      return name === undefined ? [] : [[name, rules.map(({ text }) => unmarked(text))]];
    }),
  );
}

describe('the rule that decides', () => {
  test('is the one that a reader of the rule sheet would point at: drawing though able, with a reserve', () => {
    const able = ['You may draw even if you can play, but you may not pass.'];
    const stuck = [
      'Draw one at a time and stop at the first drawn tile that fits (or sooner, if you hold one that fits); then play any tile that fits. If none fits, you must draw.',
    ];
    const reserve = ['Never draw the last 2 tiles of the boneyard.'];
    const pass = ['If only those are left and no tile fits, say “pass”.'];
    const found = decided('draw');
    expect(found).toEqual({
      'now: play': able,
      'now: play or draw': able,
      'now: draw': stuck,
      'now: pass': pass,
      'draw able: allowed': able,
      'draw stuck: allowed': stuck,
      'draw able: nothing-to-draw': reserve,
      'draw stuck: nothing-to-draw': reserve,
      'pass able: must-play': able,
      'pass stuck: allowed': pass,
      ...('pass stuck: must-draw' in found && { 'pass stuck: must-draw': stuck }),
    });
  });

  test('is the one that a reader of the rule sheet would point at: no drawing', () => {
    const never = ['There is no drawing. If no tile fits, say “pass”.'];
    const must = ['If you can play, you must; you may not pass.'];
    expect(decided('block')).toEqual({
      'now: play': must,
      'now: pass': never,
      'draw able: never-draw': never,
      'draw stuck: never-draw': never,
      'pass able: must-play': must,
      'pass stuck: allowed': never,
    });
  });

  test.each(some([...shipped.keys(), ...scenarios.keys()], 6))('is there for every exercise: %s', (game) => {
    const checked = checkedOf(game);
    const scope = valueIn(scopeOf(checked.rules), game);
    const wish = { checked, scope, words: english, seed: 2, sheets: 2, items: 8 };
    for (const { kind, items } of valueIn(exerciseSheets(wish), game).flat())
      for (const { number, key } of items)
        expect([kind, number, opened(key).rules.length > 0]).toEqual([kind, number, true]);
  });

  test('stands on the key word for word as the rules are told, under its letter', async () => {
    const folder = ownFolder();
    await run(folder, ['handout', 'family-draw']);
    const { out } = await run(folder, ['rules', 'family-draw', '--json']);
    const { sections }: { sections: readonly { sentences: readonly { text: string }[] }[] } = JSON.parse(out);
    const told = new Set(sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
    const bytes = Buffer.from(
      contents(folder)['out/family-draw/host/family-draw-handout-key-a4.pdf'] ?? '',
      'latin1',
    );
    const all: Told[] = [];
    const walk = (parts: readonly Told[]): void => {
      for (const part of parts) {
        all.push(part);
        walk(part.parts);
      }
    };
    for (const page of await toldPages(new Uint8Array(bytes))) walk(page);
    const rules = all.filter(({ role, parts }) => role === 'LI' && /^[A-Z]\.$/.test(parts[0]?.text ?? ''));
    expect(rules.length).toBeGreaterThan(5);
    for (const { parts } of rules) expect(told).toContain(parts[1]?.text);
    const letters = rules.map(({ parts }) => parts[0]?.text.slice(0, 1));
    const named = all.flatMap(({ role, text }) =>
      role === 'P'
        ? [...(/ \(([A-Z](?:(?:, | and )[A-Z])*)\)$/.exec(text)?.slice(1) ?? [])].flatMap(
            (list) => list.match(/[A-Z]/g) ?? [],
          )
        : [],
    );
    expect([...new Set(named)].sort()).toEqual(letters);
  });
});
