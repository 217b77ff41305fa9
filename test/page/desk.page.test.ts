import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../../src/web/client.js';
import type { KitFile, Part, Refusable, Wish } from '../../src/web/protocol.js';
import { opened, startBrowser } from './opened.js';

/** What the page asks; it is called inside the browser. */
declare const desk: Desk;

const program = join('bin', 'dominopress.js');
const plain = { language: 'en', papers: ['a4'] } as const;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  ({ page } = await opened(browser));
});
afterAll(() => browser?.close());

function given<Value>(answer: Refusable<Value>): Value {
  if (!answer.ok) throw new Error(answer.problems.map(({ text }) => text).join('\n'));
  return answer.value;
}

/** What lies in a ZIP that the page makes, by path, and the bytes of the whole. */
async function zipped(wish: Wish, part: Part) {
  const file = await page.evaluate(
    async ([wanted, held]) => {
      const answer = await desk.ask({ kind: 'zip', wish: wanted, part: held });
      // Bytes don't cross as they are.
      return answer.ok ? { ...answer, value: { ...answer.value, bytes: [...answer.value.bytes] } } : answer;
    },
    [wish, part] as const,
  );
  const { path, bytes } = given(file as Refusable<Omit<KitFile, 'bytes'> & { bytes: number[] }>);
  const whole = Uint8Array.from(bytes);
  return { path, whole, files: unzipSync(whole) };
}

describe('a ZIP', () => {
  const wish: Wish = { ...plain, game: 'draw', changes: { deal: '5' } };

  test('of the whole kit holds the very files that the program writes, in their folders, and is the same each time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dominopress-zip-'));
    try {
      execFileSync(process.execPath, [program, 'kit', 'draw', '--set', 'deal=5', '--out', folder, '--quiet']);
      const { path, whole, files } = await zipped(wish, 'whole');
      const name = path.replace(/\.zip$/, '');
      const written = execFileSync('find', [name, '-type', 'f'], { cwd: folder, encoding: 'utf8' });
      expect(Object.keys(files).sort()).toEqual(written.trim().split('\n').sort());
      for (const [file, bytes] of Object.entries(files)) {
        expect(execFileSync('cmp', ['-', file], { cwd: folder, input: bytes }).length, file).toBe(0);
      }
      expect((await zipped(wish, 'whole')).whole).toEqual(whole);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('for players never holds a host sheet, nor the record of what there is', async () => {
    const { path, files } = await zipped(wish, 'players');
    expect(path).toMatch(/^draw-[0-9a-f]{8}-players\.zip$/);
    expect(Object.keys(files).map((file) => file.split('/').slice(1).join('/'))).toEqual([
      'player/draw-tiles-a4.pdf',
      'player/draw-rules-a4.pdf',
      'player/draw-score-log-a4.pdf',
    ]);
    const host = await zipped(wish, 'host');
    expect(Object.keys(host.files).every((file) => file.includes('/host/'))).toBe(true);
    expect(Object.values(files).some((bytes) => strFromU8(bytes, true).includes('kit.json'))).toBe(false);
  });
});

describe('a rule that clashes', () => {
  test.each([
    ['deal', '20'],
    ['score.round', 'each-own-pips'],
    ['draw.then', 'may-keep'],
  ])('is refused in the words of `check`: %s=%s, with mends that hold', async (key, value) => {
    const wish: Wish = { ...plain, game: 'draw', language: 'fr', changes: { [key]: value } };
    const said = spawnSync(
      process.execPath,
      [program, 'check', 'draw', '--lang', 'fr', '--json', '--set', `${key}=${value}`],
      { encoding: 'utf8' },
    );
    const answer = await page.evaluate((wanted) => desk.ask({ kind: 'check', wish: wanted }), wish);
    const problems = answer.ok ? [] : answer.problems;
    expect(problems.map(({ key: _, mends, ...problem }) => problem)).toEqual(JSON.parse(said.stdout));
    const [first] = problems;
    expect(first?.mends.length).toBeGreaterThan(0);
    for (const { changes } of first?.mends ?? []) {
      const mended = await page.evaluate((wanted) => desk.ask({ kind: 'check', wish: wanted }), {
        ...wish,
        changes,
      });
      expect(mended.ok, JSON.stringify(changes)).toBe(true);
    }
  });
});

describe('every rule as a question', () => {
  test('says of each value what the sheets then say, and choosing it is what its changes do', async () => {
    const wish: Wish = { ...plain, game: 'draw' };
    const { groups, problems } = await page.evaluate(
      (wanted) => desk.ask({ kind: 'questions', wish: wanted }),
      wish,
    );
    expect(problems).toEqual([]);
    const asked = groups.flatMap(({ questions }) => questions);
    const drawing = asked.find(({ key }) => key === 'draw.when');
    expect(drawing).toMatchObject({
      ask: 'When may a player draw?',
      now: 'any-turn',
      own: 'any-turn',
      changed: false,
    });
    const stuck = drawing?.options.find(({ value }) => value === 'stuck');
    expect(stuck).toMatchObject({
      sentence: 'If you can play, you must; you may not draw or pass.',
      changes: { 'draw.when': 'stuck' },
    });
    const after = await page.evaluate((wanted) => desk.ask({ kind: 'questions', wish: wanted }), {
      ...wish,
      ...(stuck && { changes: stuck.changes }),
    });
    const again = after.groups.flatMap(({ questions }) => questions).find(({ key }) => key === 'draw.when');
    expect(again).toMatchObject({ now: 'stuck', own: 'any-turn', changed: true });
    // Back to the game's own rule nothing is changed.
    expect(again?.options.find(({ value }) => value === 'any-turn')?.changes).toEqual({});
    const clash = asked
      .find(({ key }) => key === 'set')
      ?.options.find(({ value }) => value === 'double-three');
    expect(clash?.refused?.map(({ code }) => code)).toEqual(['deal.too-many']);
  });
});

describe('the game as a file', () => {
  test('gives the same rules to the page and to the program', async () => {
    const wish: Wish = {
      ...plain,
      game: 'draw',
      language: 'de',
      changes: { 'draw.when': 'stuck', deal: '5' },
    };
    const file = given(await page.evaluate((wanted) => desk.ask({ kind: 'yaml', wish: wanted }), wish));
    expect(file.name).toBe('my-draw.yaml');
    const [changed, own] = await Promise.all(
      [wish, { ...plain, language: 'de', game: file } satisfies Wish].map(async (wanted) =>
        given(await page.evaluate((asked) => desk.ask({ kind: 'check', wish: asked }), wanted)),
      ),
    );
    expect(own?.mark).toBe(changed?.mark);
    expect(own?.title).toBe(changed?.title);
    const folder = mkdtempSync(join(tmpdir(), 'dominopress-file-'));
    try {
      writeFileSync(join(folder, file.name), file.text);
      const told = execFileSync(
        process.execPath,
        [join(process.cwd(), program), 'rules', file.name, '--json'].concat('--lang', 'de'),
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      expect(JSON.parse(told).mark).toBe(changed?.mark);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('of one’s own is changed in its place, and told with its lines where it is wrong', async () => {
    const text = 'extends: block\ntitle: Sunday\ndeal: 5\n';
    const game = { name: 'sunday.yaml', text };
    const asIs = given(await page.evaluate((wish) => desk.ask({ kind: 'yaml', wish }), { ...plain, game }));
    expect(asIs).toEqual(game);
    const wish: Wish = { ...plain, game, changes: { 'draw.when': 'stuck' } };
    const file = given(await page.evaluate((wanted) => desk.ask({ kind: 'yaml', wish: wanted }), wish));
    expect(file.text).toBe('extends: block\ntitle: Sunday\ndeal: 5\ndraw: {when: stuck}\n');
    const wrong = await page.evaluate((wanted) => desk.ask({ kind: 'check', wish: wanted }), {
      ...plain,
      game: { name: 'sunday.yaml', text: text.replace('deal', 'dael') },
    });
    expect(wrong).toMatchObject({
      ok: false,
      problems: [{ code: 'shape.unknown-key', file: 'sunday.yaml', line: 3, column: 1 }],
    });
  });
});

test('a link gives the same wish again', async () => {
  const wish: Wish = {
    ...plain,
    game: { name: 'sunday.yaml', text: 'extends: draw\ntitle: Sonntag\ndeal: 5\n' },
    names: ['Ana', 'Ben'],
    print: { lowInk: true },
  };
  const again = await page.evaluate(async (wanted) => {
    const fragment = await desk.ask({ kind: 'link', wish: wanted });
    return desk.ask({ kind: 'open', fragment, language: 'en' });
  }, wish);
  expect(given(again)).toEqual(wish);
});

test('a round is the one that `play` tells, drawn step by step', async () => {
  const wish: Wish = { ...plain, game: 'draw', language: 'es', seating: { players: 3 }, seed: 7 };
  const told = given(await page.evaluate((wanted) => desk.ask({ kind: 'play', wish: wanted }), wish));
  const words = ['play', 'draw', '--json', '--lang', 'es', '--players', '3', '--seed', '7'];
  const round = JSON.parse(execFileSync(process.execPath, [program, ...words], { encoding: 'utf8' }));
  expect(told.names).toEqual(round.names);
  expect(told.lead.at(-1)).toBe(round.lead.text);
  expect(told.steps.map(({ text }) => text)).toEqual(round.turns.map(({ text }: { text: string }) => text));
  expect(told.steps.at(-1)?.hands).toEqual(round.end.left);
  expect(told.count.join(' ')).toBe(round.end.text);
  // Each tile of the line is two halves.
  for (const [index, { line }] of told.steps.entries()) {
    const halves = line.svg.match(/<use /g)?.length ?? 0;
    expect(halves, `step ${index + 1}`).toBe(2 * round.turns[index].line.length);
  }
  for (const [, name] of told.steps.flatMap(({ line }) => [...line.svg.matchAll(/href="#([^"]+)"/g)])) {
    expect(told.stamps).toContain(`id="${name}"`);
  }
});

test('of what is asked one after the other only the newest is answered', async () => {
  const answers = await page.evaluate(
    async (wanted) => {
      const asked = [4, 5, 6].map((deal) =>
        desk.newest('rules', { kind: 'check', wish: { ...wanted, changes: { deal: String(deal) } } }),
      );
      return Promise.all(asked.map(async (answer) => (await answer)?.ok));
    },
    { ...plain, game: 'draw' },
  );
  expect(answers).toEqual([undefined, undefined, true]);
});

test('what is soon answered doesn’t wait for what takes long', async () => {
  const order = await page.evaluate(
    async (wish) => {
      const done: string[] = [];
      const rules = { ...wish, changes: { deal: '3' }, sheets: ['rules' as const] };
      await Promise.all([
        desk.ask({ kind: 'questions', wish: rules }).then(() => done.push('questions')),
        // Asked while something quick is waited for, it is begun only afterwards, whatever the machine is doing.
        desk
          .ask({ kind: 'zip', wish: { ...wish, changes: { deal: '3' } }, part: 'whole' })
          .then(() => done.push('zip')),
        desk.ask({ kind: 'sheets', wish: rules }).then(() => done.push('rules')),
      ]);
      return done;
    },
    { ...plain, game: 'draw' },
  );
  expect(order).toEqual(['rules', 'questions', 'zip']);
});
