import { beforeAll, describe, expect, test } from 'vitest';
import { answered } from '../../src/web/desk/answers.js';
import type { Stock } from '../../src/web/desk/stock.js';
import { Dropped } from '../../src/web/desk/turn.js';
import type { Answer, Ask, Kind, Wish } from '../../src/web/protocol.js';
import { stockFrom } from '../support/stock.js';

let stock: Stock;
beforeAll(async () => {
  stock = await stockFrom();
});

const plain = { language: 'en', papers: ['a4'] } as const;

async function asked<K extends Kind>(ask: Ask<K>, turn = async () => {}): Promise<Answer<K>> {
  return answered(ask, stock, turn);
}

async function questions(wish: Wish) {
  const { groups, problems } = await asked<'questions'>({ kind: 'questions', wish });
  const all = groups.flatMap((group) => group.questions);
  return { problems, question: (key: string) => all.find((question) => question.key === key) };
}

describe('the questions of a game', () => {
  test('whose changes clash are those of as many changes as hold together, in their order', async () => {
    // 4 players with 7 tiles each take all 28, and 2 must stay; with 5 there are enough.
    const changes = { direction: 'counterclockwise', deal: '20', 'line.doubles': 'straight' };
    const { problems, question } = await questions({ ...plain, game: 'draw', changes });
    expect(problems.map(({ code, key }) => [code, key])).toEqual([['deal.too-many', 'deal']]);
    expect(problems[0]?.mends.length).toBeGreaterThan(0);
    expect(question('direction')).toMatchObject({ now: 'counterclockwise', changed: true });
    // What came after the clash waits for its mend.
    expect(question('line.doubles')).toMatchObject({ now: 'across', changed: false });
  });

  test('of a file that says nothing readable are none, and its problem is told with its line', async () => {
    const game = { name: 'ours.yaml', text: 'extends: draw\ntitle: Ours\ndirection: sideways\n' };
    const { problems, question } = await questions({ ...plain, game });
    expect(problems.map(({ file, line }) => [file, line])).toEqual([['ours.yaml', 3]]);
    expect(question('deal')).toBeUndefined();
  });

  test('are given up between two of their values once nobody waits', async () => {
    let turns = 0;
    const ask: Ask<'questions'> = { kind: 'questions', wish: { ...plain, game: 'block' } };
    const dropped = asked(ask, async () => {
      turns += 1;
      if (turns === 3) throw new Dropped();
    });
    await expect(dropped).rejects.toThrow(Dropped);
    expect(turns).toBe(3);
  });
});

describe('a game that is checked', () => {
  test('tells every tile of its set, the changes that change something, and what the sheets say otherwise', async () => {
    const changes = { set: 'double-three', deal: '2', 'line.doubles': 'across' };
    const checked = await asked<'check'>({ kind: 'check', wish: { ...plain, game: 'block', changes } });
    const game = checked.ok ? checked.value : undefined;
    expect(game?.tiles).toEqual(['0-0', '0-1', '0-2', '0-3', '1-1', '1-2', '1-3', '2-2', '2-3', '3-3']);
    expect(game?.changes).toEqual({ set: 'double-three', deal: '2' });
    expect(game?.differences.map(({ topic }) => topic)).toEqual(['set', 'deal']);
    expect(game?.seatings).toEqual([
      { players: 2, partners: false },
      { players: 3, partners: false },
      { players: 4, partners: false },
      { players: 4, partners: true },
    ]);
  });

  test('has what a file names as its own under the file’s name, though a game of the program is called so', async () => {
    const game = { name: 'draw.yaml', text: 'extends: draw\ndeal: many\n' };
    const checked = await asked<'check'>({ kind: 'check', wish: { ...plain, game } });
    expect(checked.ok ? [] : checked.problems.map(({ file }) => file)).toEqual(['./draw.yaml']);
  });
});

describe('the game as a file', () => {
  async function fileOf(wish: Wish): Promise<string> {
    const file = await asked<'yaml'>({ kind: 'yaml', wish });
    if (!file.ok) throw new Error(file.problems.map(({ text }) => text).join());
    return file.value.text;
  }

  test('has changes of one rule under one key, and keeps what stands beside them', async () => {
    const changes = { 'draw.when': 'stuck', 'draw.leave': '0', direction: 'counterclockwise' };
    expect(await fileOf({ ...plain, game: 'draw', changes })).toBe(
      'extends: draw\ntitle: Draw dominoes, house rules\ndraw: {when: stuck, leave: 0}\ndirection: counterclockwise\n',
    );
    const text = 'extends: draw\ntitle: Ours\ndraw: { when: stuck }\n';
    const own = await fileOf({
      ...plain,
      game: { name: 'ours.yaml', text },
      changes: { 'draw.tiles': 'one' },
    });
    expect(own).toBe('extends: draw\ntitle: Ours\ndraw: {when: stuck, tiles: one}\n');
  });

  test('is the file itself where nothing is changed', async () => {
    const text = 'extends:   draw # as we play it\ntitle: Ours\n';
    expect(await fileOf({ ...plain, game: { name: 'ours.yaml', text }, changes: {} })).toBe(text);
  });
});

describe('a link that can’t be read', () => {
  test('is told in the language of the page', async () => {
    const found = await asked<'open'>({ kind: 'open', fragment: '1/bridge?lang=de', language: 'fr' });
    const said = stock.words('fr').problem({ code: 'link.game', params: { found: 'bridge' } });
    expect(found.ok ? [] : found.problems.map(({ text }) => text)).toEqual([said]);
  });
});

describe('what can be asked of printing', () => {
  test('has every paper and size of the templates, the usual margin, and the sheets in the language', async () => {
    const options = await asked<'options'>({ kind: 'options', language: 'it' });
    expect(options.papers.map(({ name }) => name)).toEqual([
      'a4',
      'letter',
      'a3',
      'legal',
      'tabloid',
      'both',
    ]);
    expect(options.margin).toBe(10);
    expect(options.tiles.find(({ name }) => name === 'inch')).toMatchObject({ long: 50.8, short: 25.4 });
    expect(options.sheets.map(({ name, audience }) => `${name} ${audience}`)).toEqual([
      'tiles player',
      'rules player',
      'score-log player',
      'host-key host',
      'print-guide host',
    ]);
    expect(options.sheets[1]?.title).toBe('Regole');
  });
});
