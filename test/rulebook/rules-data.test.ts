import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ruleSections } from '../../src/rulebook/clauses/clauses.js';
import { exampleText } from '../../src/rulebook/played/example.js';
import { type CheckedVariant, prepare } from '../../src/rulebook/prepare.js';
import { rulesDataLines } from '../../src/rulebook/rules-data.js';
import { gameTitle } from '../../src/rulebook/title.js';
import { loadVariant } from '../../src/variant/load.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import { opened } from '../support/opened.js';
import { checkedOf, english, scenarios, shipped, valueIn } from '../support/shipped.js';

const examplesOf = (checked: CheckedVariant) => [...checked.playerExamples, ...opened(checked.hostExamples)];

const written = (checked: CheckedVariant, room: number) => opened(rulesDataLines(checked, english, room));

/** Saves the lines as a file that extends nothing and loads it. */
const savedAndLoaded = (lines: readonly string[], id: string): CheckedVariant => {
  const file = { name: `${id}.yaml`, id, text: `${lines.join('\n')}\n` };
  const loaded = valueIn(
    loadVariant(file, () => undefined),
    id,
  );
  return valueIn(prepare(loaded, english), id);
};

const sheetOf = (checked: CheckedVariant) =>
  ruleSections(checked, { seatings: seatingsOf(checked.rules) }, english);

const games: readonly (readonly [string, readonly string[]])[] = [
  ...[...shipped.keys(), ...scenarios.keys()].map((id) => [id, []] as const),
  ['draw', ['draw.when=stuck', 'deal.2=6']],
  ['block', ['score.round=opponents', 'partners=never']],
  ['family-draw', ['line.wild=blanks', 'match.points=50']],
];

describe('the rules as data', () => {
  test.each(games)('of %s %j, saved and loaded, make the same kit', (id, settings) => {
    const checked = checkedOf(id, settings);
    for (const room of [40, 170]) {
      const again = savedAndLoaded(written(checked, room), id);
      expect(again.fingerprint).toBe(checked.fingerprint);
      expect(gameTitle(again, english)).toBe(gameTitle(checked, english));
      expect(again.minutes).toEqual(checked.minutes);
      expect(sheetOf(again)).toEqual(sheetOf(checked));
      const told = (one: CheckedVariant) =>
        examplesOf(one).map((example) => [
          example.example.name,
          example.example.show,
          exampleText(one.rules, example, english),
        ]);
      expect(told(again)).toEqual(told(checked));
    }
  });

  test('state numbers of players as numbers and tiles as words', () => {
    const data = parse(written(checkedOf('family-draw'), 60).join('\n'));
    expect(data.deal).toEqual({ 2: 7, 3: 5, 4: 5 });
    expect(data.lead.later).toEqual({ out: 'winner', blocked: 'winner', tie: 'as-first' });
    expect(data.examples[0].steps[0]).toEqual({ who: 'Ana', play: '2-6', at: 2, ends: [6, 5] });
    expect(written(checkedOf('family-draw'), 60)).toContain('deal: {2: 7, 3: 5, 4: 5}');
  });

  test('open what is too long for a line', () => {
    const lines = written(checkedOf('family-draw'), 50);
    expect(lines.filter((line) => line.length > 50)).toEqual([]);
    expect(lines).toContain('lead:');
    expect(lines).toContain('  first: [highest-double, heaviest-tile]');
  });
});
