import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Changes, flow, Trial } from '../../../src/kit/changes/changes.js';
import { type Mending, mendings } from '../../../src/kit/changes/mends.js';
import { canonical, rulesData } from '../../../src/variant/data.js';
import { loadVariant } from '../../../src/variant/load.js';
import { problemText } from '../../../src/words/told.js';
import { yamlLines } from '../../../src/yaml/write.js';
import { MINIMAL } from '../../support/minimal.js';
import { english, shipped, valueIn } from '../../support/shipped.js';
import { some } from '../../support/thorough.js';

type Data = Readonly<Record<string, unknown>>;

interface Clash {
  readonly code: string;
  readonly in: Data;
  /** What follows what the sentence says. */
  readonly set: Data;
  readonly other?: Data;
}

const clashes: readonly Clash[] = parse(
  readFileSync(join(import.meta.dirname, '../../problems/mends.yaml'), 'utf8'),
);

/** Of choices and times there is no question. */
const asked = some(
  clashes.filter(({ code }) => !/^choice\.|^minutes$/.test(code)),
  5,
);

/** Where the sentence leaves open what is written, so that what the file says may differ from what is offered. */
const LEFT_OPEN: Readonly<Partial<Record<string, string>>> = {
  'deal.too-many':
    'a deal for all is mended number of players by number of players, and the next larger set will do',
  'direction.two': 'the number of players is taken back, which lets more play than three',
  'lead.open': 'three of the four ways that it names have a button',
  'round.winner-idle': 'after a tie any way will do',
  'score.penalty-half': 'any other way will do for a blocked round',
  'score.blocked-missing': 'a blocked round may be worth anything',
  'match.no-points': 'a win may be worth any number',
};

function fileOf(data: Data) {
  const stated = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  return { name: 'x.yaml', id: 'x', text: `${yamlLines(stated, 100).join('\n')}\n` };
}

function mendingsOf(trial: Trial, changes: Changes): readonly Mending[] {
  const refused = trial.rules(changes);
  if (refused.ok || !refused.problems[0]) throw new Error(`${JSON.stringify(changes)} is no clash`);
  return mendings(changes, refused.problems[0], (problem) => problemText(problem, english), trial);
}

describe('a clash of changed rules', () => {
  test.each(asked)('$code $in is mended as its sentence says', ({ code, in: said, set, other }) => {
    const trial = valueIn(
      Trial.of(fileOf(MINIMAL), () => undefined),
      'the minimal game',
    );
    const changes = Object.fromEntries(Object.entries(said).map(([key, value]) => [key, flow(value)]));
    const ways = mendingsOf(trial, changes);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.length).toBeLessThanOrEqual(4);
    // Each is one that the program takes, too.
    const outcomes = ways.map((way) => {
      const settings = Object.entries(way.changes).map(([key, value]) => `${key}=${value}`);
      const loaded = valueIn(
        loadVariant(fileOf(MINIMAL), () => undefined, settings),
        settings.join(' '),
      );
      expect(canonical(rulesData(loaded.rules))).toBe(canonical(rulesData(way.rules)));
      return canonical(rulesData(way.rules));
    });
    const stated = [set, other].flatMap((mend) =>
      mend
        ? [
            canonical(
              rulesData(
                valueIn(
                  loadVariant(fileOf({ ...MINIMAL, ...said, ...mend }), () => undefined),
                  code,
                ).rules,
              ),
            ),
          ]
        : [],
    );
    if (LEFT_OPEN[code] === undefined) {
      const missing = stated.filter((rules) => !outcomes.includes(rules));
      expect(missing, JSON.stringify(ways.map((way) => way.changes))).toEqual([]);
    }
  });
});

describe('in a game that comes with the program', () => {
  const draw = shipped.get('draw');
  if (!draw) throw new Error('no draw');
  const trial = valueIn(
    Trial.of(draw, (name) => shipped.get(name)),
    'draw',
  );

  test('too many tiles for four become as many as there are, and those for fewer players stay', () => {
    const [first] = mendingsOf(trial, { deal: '{2: 7, 3: 7, 4: 9}' });
    expect(first?.changes).toEqual({ deal: '{2: 7, 3: 7, 4: 7}' });
  });

  test('more players get tiles too, and points to play for', () => {
    const [first] = mendingsOf(trial, { players: '2-6' });
    expect(first?.changes).toEqual({
      players: '2-6',
      deal: '{2: 7, 3: 7, 4: 6, 5: 5, 6: 4}',
      'match.points': '{2: 100, 3: 61, 4: 61, 5: 61, 6: 61, partners: 100}',
    });
  });

  test('counting one’s own pips brings what it needs: nobody wins a block, and a word on equal totals', () => {
    const changes = mendingsOf(trial, { 'score.round': 'each-own-pips' }).map((way) => way.changes);
    expect(changes).toContainEqual({
      'score.round': 'each-own-pips',
      'round.blocked': 'nobody',
      'match.tie': 'draw',
    });
  });

  test('partners only are for four', () => {
    const changes = mendingsOf(trial, { partners: 'always' }).map((way) => way.changes);
    expect(changes).toEqual([{ partners: 'always', players: '4' }, {}]);
  });

  test('the last way takes the newest change back, and leaves the others', () => {
    const ways = mendingsOf(trial, { 'line.wild': 'blanks', deal: '20' });
    expect(ways.at(-1)?.changes).toEqual({ 'line.wild': 'blanks' });
  });
});
