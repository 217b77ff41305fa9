import { expect, test } from 'vitest';
import { Queue } from '../../src/web/desk/queue.js';
import type { Ask, Wish } from '../../src/web/protocol.js';

const wish: Wish = { game: 'draw', language: 'en', papers: ['a4'] };
const ASKS = {
  check: { kind: 'check', wish },
  sheets: { kind: 'sheets', wish },
  questions: { kind: 'questions', wish },
  zip: { kind: 'zip', wish, part: 'whole' },
  link: { kind: 'link', wish },
} as const satisfies Partial<Record<string, Ask>>;

/** A desk that takes a turn before and after each part of its work, and writes down what it does. */
function desk(parts: number, hearing: (queue: Queue, done: readonly string[]) => void = () => {}) {
  const done: string[] = [];
  const queue: Queue = new Queue(
    async (id, ask, turn) => {
      for (let part = 1; part <= parts; part++) {
        await turn();
        done.push(`${ask.kind} ${id}.${part}`);
      }
    },
    async () => hearing(queue, done),
  );
  return { queue, done };
}

/** Over when all that can go on by itself has. */
const settled = () => new Promise((over) => setTimeout(over, 0));

test('what somebody looks at is done before what is saved, and equals in their order', async () => {
  const { queue, done } = desk(1);
  const asks = [ASKS.zip, ASKS.questions, ASKS.check, ASKS.sheets, ASKS.check, ASKS.link];
  for (const [id, ask] of asks.entries()) queue.hear({ id, ask });
  await settled();
  expect(done).toEqual(['link 5.1', 'sheets 3.1', 'check 2.1', 'check 4.1', 'questions 1.1', 'zip 0.1']);
});

test('a longer work lets what is more urgent through at its next turn, then goes on', async () => {
  let asked = false;
  const { queue, done } = desk(2, (own, before) => {
    if (asked || before.length < 1) return;
    asked = true;
    own.hear({ id: 2, ask: ASKS.sheets });
    own.hear({ id: 3, ask: ASKS.zip });
  });
  queue.hear({ id: 1, ask: ASKS.questions });
  await settled();
  expect(done).toEqual(['questions 1.1', 'sheets 2.1', 'sheets 2.2', 'questions 1.2', 'zip 3.1', 'zip 3.2']);
});

test('what nobody waits for any more isn’t begun, and is left where it had got to', async () => {
  const { queue, done } = desk(3, (own, before) => {
    if (before.length === 1) own.hear({ drop: 1 });
  });
  queue.hear({ id: 1, ask: ASKS.zip });
  queue.hear({ id: 2, ask: ASKS.check });
  queue.hear({ id: 3, ask: ASKS.questions });
  queue.hear({ drop: 3 });
  // Nobody knows this one.
  queue.hear({ drop: 9 });
  await settled();
  expect(done.filter((step) => /^questions/.test(step))).toEqual([]);
  expect(done).toContain('check 2.3');
  expect(done).not.toContain('zip 1.3');
  // The desk is free again.
  queue.hear({ id: 4, ask: ASKS.link });
  await settled();
  expect(done.at(-1)).toBe('link 4.3');
});
