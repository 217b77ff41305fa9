import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepare } from '../../src/rulebook/prepare.js';
import type { Scope } from '../../src/rulebook/scope.js';
import { SHEETS } from '../../src/sheets/registry.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import type { Rules } from '../../src/variant/rules.js';
import { anyChoices, anyFiles, type File, loadFile } from '../engine/any-rules.js';
import { fonts, templates } from '../support/setup.js';
import { checkedOf, english, load, scenarios, shipped, valueIn } from '../support/shipped.js';
import { runs, some } from '../support/thorough.js';
import {
  choiceFaults,
  compareFaults,
  type Fault,
  keyFaults,
  logFaults,
  playFaults,
  sheetFaults,
} from './faults.js';

/** So many games in a full run, others each time; fewer in a quick one, the same each time. Each is a whole file, so none is made smaller. */
const tried = (all: number, quick: number) => {
  const full = runs(all) === all;
  return { numRuns: full ? all : quick, endOnFailure: true, ...(full ? {} : { seed: 1 }) };
};

/** Every table of a game, or one of them. */
const scopesOf = (rules: Rules, pick: number): readonly Scope[] => {
  const seatings = seatingsOf(rules);
  const one = seatings[pick % seatings.length];
  return [{ seatings }, ...(one && seatings.length > 1 ? [{ seatings: [one] }] : [])];
};

const checked = (file: File) => valueIn(prepare(valueIn(loadFile(file), 'a game'), english), 'a game');

const lines = (faults: readonly Fault[]) => [
  ...new Set(faults.map(({ sheet, table, what }) => `${sheet}, ${table}: ${what}`)),
];

const pick = fc.nat(100);

describe('every sentence agrees with the engine, and with every other, and all questions are answered', () => {
  test.each(some([...shipped.keys(), ...scenarios.keys()], 6))('in %s', (id) => {
    const game = checkedOf(id);
    const scope = { seatings: seatingsOf(game.rules) };
    // A log has room for what a table may agree on; what that changes is read with the choices.
    const log = logFaults(logOf({ ...game, choices: [] }, scope));
    const faults = [...sheetFaults(game, scope), ...keyFaults(game, scope), ...log];
    expect(lines(faults)).toEqual([]);
  });

  test('on the rule sheet and the host key of any game', () => {
    const property = fc.property(anyFiles, pick, ({ rules }, nth) => {
      const game = { rules, choices: [] };
      const faults = scopesOf(rules, nth).flatMap((scope) => [
        ...sheetFaults(game, scope),
        ...keyFaults(game, scope),
      ]);
      expect(lines(faults)).toEqual([]);
    });
    void fc.assert(property, tried(1500, 16));
  });

  test('on the score log of any game', () => {
    const property = fc.property(anyFiles, pick, ({ file }, nth) => {
      const game = checked(file);
      const scope = scopesOf(game.rules, nth).at(-1) as Scope;
      expect(lines(logFaults(logOf(game, scope)))).toEqual([]);
    });
    void fc.assert(property, tried(300, 6));
  });

  test('in a round of any game told turn by turn', () => {
    const property = fc.property(anyFiles, pick, ({ rules }, nth) => {
      const seatings = seatingsOf(rules);
      const seating = seatings[nth % seatings.length];
      expect(lines(seating ? playFaults(rules, seating, nth) : [])).toEqual([]);
    });
    void fc.assert(property, tried(1500, 40));
  });

  test('where any two games are compared', () => {
    const property = fc.property(anyFiles, anyFiles, pick, (one, other, nth) => {
      const [first, second] = [one, other].map(({ file, rules }, index) => ({
        checked: checked(file),
        scope: scopesOf(rules, nth).at(index * -(nth % 2)) as Scope,
      }));
      expect(lines(first && second ? compareFaults(first, second) : [])).toEqual([]);
    });
    void fc.assert(property, tried(600, 12));
  });
});

function logOf(game: ReturnType<typeof checked>, scope: Scope) {
  const { a4 } = templates.papers;
  if (!a4) throw new Error('no A4');
  return {
    checked: game,
    scope,
    paper: a4,
    templates,
    measurer: fonts,
    seed: 1,
    names: [],
    neighbours: [],
    kit: SHEETS,
  };
}

describe('a choice', () => {
  /** A game with something to agree on, undefined where the check refuses the choice. */
  const withChoice = (file: File, choice: File) => {
    const loaded = loadFile({ ...file, choices: [choice] });
    const game = loaded.ok ? prepare(loaded.value, english) : loaded;
    return game.ok ? game.value : undefined;
  };

  test('says all that it changes, and nothing that does not hold then', () => {
    let printed = 0;
    let all = 0;
    const property = fc.property(
      anyFiles,
      fc.array(anyChoices, { minLength: 3, maxLength: 3 }),
      ({ file }, choices) => {
        for (const choice of choices) {
          all++;
          const game = withChoice(file, choice);
          if (!game) continue;
          printed++;
          const faults = lines(choiceFaults(game, { seatings: seatingsOf(game.rules) }));
          expect({ choice, faults }).toEqual({ choice, faults: [] });
        }
      },
    );
    void fc.assert(property, tried(1500, 20));
    // Most choices drawn at random change nothing, clash with the game or change too much of it; enough remain.
    expect(printed / all).toBeGreaterThan(0.1);
  });

  test.each(some([...shipped.keys()], 3))('of %s says all that it changes', (id) => {
    const game = checkedOf(id);
    expect(lines(choiceFaults(game, { seatings: seatingsOf(game.rules) }))).toEqual([]);
  });

  test('of other leaders, and a comparison of two such games, leave no doubt who leads after a tie', () => {
    const ways = ['winner', 'winning-side', 'next-seat', 'same-leader', 'as-first'] as const;
    const later = fc.record({
      out: fc.constantFrom(...ways),
      blocked: fc.constantFrom(...ways),
      tie: fc.constantFrom('next-seat', 'same-leader', 'as-first'),
    });
    const partners = fc.constantFrom('never', 'optional');
    const written = (rule: object) => JSON.stringify(rule).replaceAll('"', '').replaceAll(':', ': ');
    const property = fc.property(partners, later, later, (partners, one, other) => {
      const game = (rule: object, ...more: readonly string[]) => {
        const loaded = load('block', [`partners=${partners}`, `lead.later=${written(rule)}`, ...more]);
        const prepared = loaded.ok ? prepare(loaded.value, english) : loaded;
        return prepared.ok ? prepared.value : undefined;
      };
      const [base, changed] = [
        game(one, `choices=[{ lead.later: ${written(other)} }]`) ?? game(one),
        game(other),
      ];
      fc.pre(base !== undefined && changed !== undefined);
      if (!base || !changed) return;
      const scope = { seatings: seatingsOf(base.rules) };
      const faults = [
        ...choiceFaults(base, scope),
        ...compareFaults({ checked: base, scope }, { checked: changed, scope }),
      ];
      expect(lines(faults)).toEqual([]);
    });
    void fc.assert(property, tried(300, 8));
  });
});
