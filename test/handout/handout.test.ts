import { describe, expect, test } from 'vitest';
import { EXERCISES } from '../../src/engine/exercises/exercise.js';
import { HostOnly } from '../../src/host-only.js';
import { evenMargins } from '../../src/layout/page/paper.js';
import { exerciseSheets } from '../../src/rulebook/exercises/exercise-sheet.js';
import { scopeOf, shownSeating, type WantedSeating } from '../../src/rulebook/scope.js';
import { handoutSheet } from '../../src/sheets/handout/handout.js';
import { handoutKey } from '../../src/sheets/handout/key.js';
import type { HandoutRequest, Pupil } from '../../src/sheets/handout/request.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import { objectsOf } from '../support/read-pdf.js';
import { fonts, painted, templates } from '../support/setup.js';
import { checkedOf, english, scenarios, shipped, valueIn } from '../support/shipped.js';
import { runs, some } from '../support/thorough.js';
import { exercisesIn } from './reader.js';
import { answered, solved } from './solver.js';

interface Wish {
  readonly seed?: number;
  readonly sheets?: number;
  readonly items?: number;
  readonly seating?: WantedSeating;
  readonly paper?: string;
  readonly large?: boolean;
}

function requestFor(game: string, wish: Wish = {}): HandoutRequest {
  const { seed = 1, sheets = 1, items = 4, seating, paper = 'a4', large = false } = wish;
  const checked = checkedOf(game);
  const scope = valueIn(scopeOf(checked.rules, seating), game);
  const found = templates.papers[paper];
  if (!found) throw new Error(`no paper ${paper}`);
  const exercises = valueIn(exerciseSheets({ checked, scope, words: english, seed, sheets, items }), game);
  return {
    checked,
    scope,
    words: english,
    seed,
    pupils: exercises.map((each): Pupil => ({ exercises: each })),
    paper: found,
    templates,
    measurer: fonts,
    large,
    margins: evenMargins(templates.margin),
  };
}

async function filesOf(request: HandoutRequest) {
  const player = valueIn(handoutSheet(request), 'handout');
  const host = valueIn(handoutKey(request), 'key');
  return { player: await painted(player), host: await painted(host) };
}

const games = [...shipped.keys(), ...scenarios.keys()];
const tables = games.flatMap((game) =>
  seatingsOf(checkedOf(game).rules).map(({ players, partners }) => [game, players, partners] as const),
);

describe('every exercise that is printed', () => {
  test.each(some(tables, 5))(
    'is solved as the key says: %s, %i players, partners %s',
    async (game, players, partners) => {
      const seating = { players, ...(partners && { partners }) };
      const request = requestFor(game, { seating, seed: players, items: 5 });
      const { player, host } = await filesOf(request);
      const [asked, keys] = [await exercisesIn(player), await exercisesIn(host)];
      const about = { rules: request.checked.rules, seating: shownSeating(request.scope) };
      expect(asked.length).toBeGreaterThanOrEqual(5 * (EXERCISES.length - 2));
      expect(keys.map(({ kind, number }) => `${kind} ${number}`)).toEqual(
        asked.map(({ kind, number }) => `${kind} ${number}`),
      );
      expect(keys.map((key) => `${key.number} ${answered(key, about)}`)).toEqual(
        asked.map((exercise) => `${exercise.number} ${solved(exercise, about)}`),
      );
    },
  );

  test('is another for each pupil, and answered under the pupil’s sheet', async () => {
    const sheets = runs(30);
    const request = requestFor('draw', { sheets, items: 2 });
    const { player, host } = await filesOf(request);
    const [asked, keys] = [await exercisesIn(player), await exercisesIn(host)];
    const about = { rules: request.checked.rules, seating: shownSeating(request.scope) };
    expect(asked).toHaveLength(sheets * EXERCISES.length * 2);
    expect(keys.map((key) => answered(key, about))).toEqual(asked.map((exercise) => solved(exercise, about)));
    const shown = asked.map(({ parts }) => parts.map(({ text }) => text).join(' '));
    const ofSheet = (sheet: number) => shown.slice(sheet * 16, (sheet + 1) * 16).join('\n');
    expect(new Set(Array.from({ length: sheets }, (_, sheet) => ofSheet(sheet))).size).toBe(sheets);
  });
});

describe('the player’s file', () => {
  test('would be the same, byte by byte, whatever the answers were', async () => {
    const request = requestFor('block');
    const blind = request.pupils.map(
      ({ exercises }): Pupil => ({
        exercises: exercises.map((block) => ({
          ...block,
          items: block.items.map((item) => ({
            ...item,
            key: new HostOnly({ answer: { kind: 'blocked', ended: null } as const, rules: [] }),
          })),
        })),
      }),
    );
    const [one, other] = [
      valueIn(handoutSheet(request), ''),
      valueIn(handoutSheet({ ...request, pupils: blind }), ''),
    ];
    expect(Buffer.compare(await painted(one), await painted(other))).toBe(0);
  });

  test('says nothing of the key in any stream, title or attachment', async () => {
    const request = requestFor('block');
    const { player, host } = await filesOf(request);
    const { document, streams } = await objectsOf(player);
    const all = [Buffer.from(player).toString('latin1'), ...streams.map(({ text }) => text)].join('\n');
    expect(all).not.toMatch(/HOST ONLY|Rules that decide|EmbeddedFile|FileAttachment/);
    expect(document.getTitle()).toBe('Block dominoes: Exercises');
    const said = (await exercisesIn(player)).flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n');
    for (const { kind, number, parts } of await exercisesIn(host)) {
      const answer = parts.findLast(({ role }) => role === 'P')?.text ?? '';
      // A number or two, or the name of a tile, stand on any sheet of dominoes.
      if (kind === 'Open ends' || kind === 'Missing tiles' || answer.startsWith('For example')) continue;
      expect([number, said.includes(answer)]).toEqual([number, false]);
    }
  });
});

describe('pages of exercises', () => {
  test.each(
    some(
      [...shipped.keys()].flatMap((game) => ['a4', 'letter'].map((paper) => [game, paper] as const)),
      5,
    ),
  )('part no exercise and fit: %s on %s', async (game, paper) => {
    for (const large of [false, true]) {
      const sheet = valueIn(handoutSheet(requestFor(game, { paper, large, items: 3 })), game);
      const numbers = (await exercisesIn(await painted(sheet))).map(({ number }) => number);
      // A part of an exercise on another page would come with its number again, or without its answer's room.
      expect(numbers).toEqual([...new Set(numbers)]);
    }
  });

  test('take four pages for four of each kind, and their key two', async () => {
    const request = requestFor('block');
    expect(valueIn(handoutSheet(request), '').pages).toHaveLength(4);
    expect(valueIn(handoutKey(request), '').pages).toHaveLength(2);
  });

  test('take no more paper for one pupil than for another where smaller tiles save a page', () => {
    const { pages } = valueIn(handoutSheet(requestFor('block', { sheets: 10 })), '');
    expect(pages).toHaveLength(10 * 4);
  });

  test('begin a new piece of paper for each pupil', () => {
    const { pages, duplex } = valueIn(handoutSheet(requestFor('block', { sheets: 3 })), '');
    expect(duplex).toBe('long-edge');
    const first = pages.flatMap(({ items }, page) =>
      items.some((item) => item.kind === 'text' && item.text === 'Name:') ? [page] : [],
    );
    expect(first).toHaveLength(3);
    expect(first.every((page) => page % 2 === 0)).toBe(true);
  });
});
