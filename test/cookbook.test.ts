import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadVariant } from '../src/variant/load.js';
import { contents, ownFolder, run } from './cli/support.js';
import { engineAnswer } from './support/probes.js';
import { questionsFor } from './support/question.js';
import { shipped, valueIn } from './support/shipped.js';
import { some } from './support/thorough.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const cookbook = readme.slice(
  readme.indexOf('## A cookbook'),
  readme.indexOf('\n## ', readme.indexOf('## A cookbook') + 3),
);

/** The files of the cookbook, by name. */
const files = new Map(
  [...cookbook.matchAll(/`([\w-]+\.yaml)`\n\n```yaml\n([\s\S]*?)```/g)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
);

/** What each is to come to: what its rule sheet must say, and what happens at the table, by the ids of test/questions.yaml. */
const recipes: readonly (readonly [file: string, says: string, answers: Readonly<Record<string, string>>])[] =
  [
    [
      'target-50.yaml',
      'The first player with 50 or more points',
      { 'match-target@2': '50', 'match-exact': 'yes' },
    ],
    [
      'winner-leads.yaml',
      'The winner of a round leads the next',
      { 'later-two': 'Ana', 'later-two-lost': 'Ben', 'later-two-tie': 'Ana' },
    ],
    [
      'two-aside.yaml',
      'More than 2 in the boneyard? Yes: Draw one at a time (never the last 2) until one fits.',
      { 'leave-last': '2' },
    ],
    ['blanks-wild.yaml', 'A blank is wild', { 'blank-on-end': 'yes', 'end-is-blank': 'yes' }],
    [
      'partners-100.yaml',
      'The first side with 100 or more points',
      {
        'match-target@partners': '100',
        'partners-who': 'Cleo',
        'partners-win': 'yes',
        'players-three': 'no',
      },
    ],
    [
      'five-players.yaml',
      'Take 8 tiles each; the other 15 stay face down',
      { 'set-tiles': '55', 'players-five': 'yes', 'players-four': 'no', 'deal-each@5': '8' },
    ],
    [
      'family-5-8.yaml',
      'The first player with 300 or more points',
      {
        'set-tiles': '55',
        'players-five': 'yes',
        'players-four': 'no',
        'deal-each@5': '5',
        'draw-able': 'no',
      },
    ],
    [
      'any-lead.yaml',
      'Whoever holds the highest double leads the first round.',
      { 'lead-any': 'yes', 'lead-two-doubles': 'Ben' },
    ],
    ['one-drawn.yaml', 'Yes: Draw 1 tile, no more.', { 'draw-second': 'no' }],
    [
      'minus-own.yaml',
      'the player with the fewest pips scores the opponents’ pips minus their own',
      { 'score-blocked': '5' },
    ],
    [
      'best-of-seven.yaml',
      'The first player with 4 or more points',
      { 'match-target@2': '4', 'score-out': '1', 'score-blocked': '1', 'score-tie': '0' },
    ],
  ];

describe('the cookbook in the README', () => {
  test('has ten files or more, and each is tested here', () => {
    expect(files.size).toBeGreaterThanOrEqual(10);
    expect([...files.keys()]).toEqual(recipes.map(([file]) => file));
  });

  test.each(some(recipes, 5))('%s prints a whole kit, its rules on one page', async (file, says) => {
    const folder = ownFolder({ [file]: files.get(file) ?? '' });
    expect(await run(folder, ['check', `./${file}`, '--quiet'])).toMatchObject({
      status: 0,
      out: '',
      err: '',
    });
    const { status, out } = await run(folder, ['kit', `./${file}`, '--paper', 'a4,letter', '--json']);
    expect(status).toBe(0);
    const made = JSON.parse(out).files as readonly { sheet: string; pages: number; path: string }[];
    expect(made.map(({ sheet }) => sheet)).toEqual([
      ...['tiles', 'rules', 'score-log', 'host-key', 'print-guide'],
      ...['tiles', 'rules', 'score-log', 'host-key', 'print-guide'],
    ]);
    expect(made.filter(({ sheet }) => sheet === 'rules').map(({ pages }) => pages)).toEqual([1, 1]);
    for (const { path } of made) expect(Object.keys(contents(folder))).toContain(`out/${path}`);
    const rules = await run(folder, ['rules', `./${file}`, '--quiet']);
    expect(rules.out.replace(/\s+/g, ' ')).toContain(says);
  });

  test.each(recipes)('%s is played as its sheet says: %s', (file, _, answers) => {
    const id = file.replace('.yaml', '');
    const library = (name: string) => shipped.get(name);
    const { rules } = valueIn(loadVariant({ name: file, id, text: files.get(file) ?? '' }, library), file);
    const posed = new Map(questionsFor(rules).map((question) => [question.key, question]));
    const found = Object.keys(answers).map((key) => {
      const question = posed.get(key);
      return [
        key,
        question ? engineAnswer(question, rules) : `not asked; there is ${[...posed.keys()].join(' ')}`,
      ];
    });
    expect(Object.fromEntries(found)).toEqual(answers);
  });
});
