import { expect, test } from 'vitest';
import { messageTypes, STALE, typesNow, writtenTypes } from '../build/messages.mjs';
import { bad, problem } from '../src/problem.js';
import { type Writer, writerOf } from '../src/rulebook/clauses/sentence.js';
import type { DrawRule } from '../src/variant/rules.js';
import type { Words } from '../src/words/words.js';
import { english } from './support/shipped.js';

test('the types of the messages are those of the English words', () => {
  expect(writtenTypes() === typesNow(), STALE).toBe(true);
});

/** The line that the types have for one message. */
function typeOf(message: string): string | undefined {
  const types = messageTypes(`part:\n  key: "${message}"\n`);
  return /^ {2}'part\.key': (.*);$/m.exec(types)?.[1];
}

test('a message asks for a number where it counts, for a word where it chooses, for anything where it only shows', () => {
  expect(typeOf('Nothing to fill in.')).toBe('Plain');
  expect(typeOf('{who} and {other}')).toBe('{ who: Value; other: Value }');
  expect(typeOf('{n, plural, one {# tile} other {# tiles}} of {all, number}')).toBe(
    '{ n: number; all: number }',
  );
  expect(typeOf('the {n, selectordinal, one {#st} other {#th}}')).toBe('{ n: number }');
  expect(typeOf('{end, select, out {{who} is out} other {blocked}}')).toBe('{ end: string; who: Value }');
  expect(typeOf('{sure, select, yes {yes} other {no}}')).toBe("{ sure: 'yes' | 'no' }");
});

test('a parameter that is shown and counted is a number; one that is counted and chosen by is refused', () => {
  expect(typeOf('{n}: {n, plural, one {one} other {more}}')).toBe('{ n: number }');
  expect(typeOf('{n, plural, one {one} other {more}}: {n}')).toBe('{ n: number }');
  expect(() => typeOf('{n, plural, one {1} other {2}} {n, select, a {b} other {c}}')).toThrow('{n} is to be');
});

// The compiler is what tests this: it complains of a line below that is expected to be wrong and isn't.
test('what the words lack does not compile', () => {
  const wrong = (words: Words, writer: Writer, draw: Exclude<DrawRule, { when: 'never' }>): void => {
    // @ts-expect-error there is no such message
    words.say('turn.nowhere');
    // @ts-expect-error one of these two isn't there
    words.say(draw.when === 'stuck' ? 'turn.pass' : 'turn.nowhere', { name: 'Ana' });
    // @ts-expect-error it needs a name
    words.say('turn.pass');
    // @ts-expect-error it needs a name
    words.say('turn.pass', {});
    // @ts-expect-error it needs no place
    words.say('turn.pass', { name: 'Ana', place: 'here' });
    // @ts-expect-error nothing is filled in there
    words.say('decision.play', { name: 'Ana' });
    // @ts-expect-error the number is a number
    words.say('facts.tiles', { tiles: '28' });
    // @ts-expect-error one of the two needs what was drawn
    words.say(draw.leave > 0 ? 'turn.pass' : 'turn.draw-pass', { name: 'Ana' });
    // @ts-expect-error there is no such message in that part
    words.under('decision')('nowhere');
    // @ts-expect-error it needs the number
    words.under('decision')('more');
    // @ts-expect-error no file has that key
    writer.rule('draw.often', 'stuck');
    // @ts-expect-error that value has no sentence
    writer.rule('draw.when', 'seldom');
    // @ts-expect-error one value has a sentence, the other hasn't
    writer.rule('draw.when', draw.leave > 0 ? 'stuck' : 'seldom');
    // @ts-expect-error the sentences of these values need the number
    writer.rule('draw.tiles', draw.tiles);
    // @ts-expect-error there is no such sentence
    writer.said('draw.when', 'stuck', 'draw.when.seldom');
    // @ts-expect-error nothing of the name holds in every game
    writer.always('nowhere');
    // @ts-expect-error there is no such problem
    problem('cli.nonsense', {});
    // @ts-expect-error the problem says which file
    problem('cli.exists', {});
    // @ts-expect-error the same of a problem written out
    bad({ code: 'cli.exists', params: { file: 'a.yaml' } });
    // @ts-expect-error one of the two says what the rule is
    problem(draw.leave > 0 ? 'shape.player' : 'shape.player-name', { found: 'Ana' });
  };
  expect(wrong).toBeTypeOf('function');
});

test('a message that may be one of several is filled with what each of them needs', () => {
  const who = { name: 'Ana', drawn: ['0-1'] };
  const texts = ['turn.pass', 'turn.draw-pass'] as const;
  expect(texts.map((key) => english.say(key, who))).toEqual([
    'Ana can’t play and passes.',
    'Ana draws 0-1. Nothing fits, so Ana passes.',
  ]);
});

test('the parts of the words say their own messages', () => {
  expect(english.under('decision')('pass')).toBe('Say “pass”.');
  expect(english.under('decision')('more', { leave: 1 })).toBe('More than 1 in the boneyard?');
  expect(writerOf(english).rule('draw.leave', '0')).toEqual({
    rule: 'draw.leave',
    value: '0',
    text: 'The last tile of the boneyard may be drawn too.',
  });
});

test('a message that a language lacks is a bug, never another language', () => {
  expect(() => english.lookUp(`names.${11}`)).toThrow('no message names.11 in en');
});
