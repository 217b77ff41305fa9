import { describe, expect, test } from 'vitest';
import { unmarked } from '../../src/rulebook/clauses/sentence.js';
import {
  bothText,
  boxTexts,
  type ComparedGame,
  type Comparison,
  comparedFor,
  compareGames,
  saidText,
} from '../../src/rulebook/compare.js';
import { prepare } from '../../src/rulebook/prepare.js';
import { scopeOf, type WantedSeating } from '../../src/rulebook/scope.js';
import { alternativesTo } from '../support/alternatives.js';
import { checkedOf, english, load, shipped, valueIn, variantOf } from '../support/shipped.js';
import { some } from '../support/thorough.js';

function gameOf(id: string, settings: readonly string[] = [], wish: WantedSeating = {}): ComparedGame {
  const checked = checkedOf(id, settings);
  return { checked, scope: valueIn(scopeOf(checked.rules, wish), id) };
}

const topicsOf = ({ differences }: Comparison) => differences.map(({ topic }) => topic);

/** What both say of a topic, or undefined where they say the same. */
function said(comparison: Comparison, topic: string): readonly [string, string] | undefined {
  const found = comparison.differences.find((difference) => difference.topic === topic);
  if (!found) return undefined;
  const text = (side: 'one' | 'other') => unmarked(saidText(side, found, english));
  return [text('one'), text('other')];
}

describe('two games compared', () => {
  // One source text tells both games: Block and Draw are one game but for the deal and the drawing.
  test('differ in what their texts tell differently, and in nothing else', () => {
    const found = compareGames(gameOf('block'), gameOf('draw'), english);
    expect(topicsOf(found)).toEqual(['deal', 'draw']);
    expect(said(found, 'draw')?.[0]).toContain('There is no drawing. If no tile fits, say “pass”.');
    expect(said(found, 'draw')?.[1]).toContain('Never draw the last 2 tiles');
    expect(said(found, 'deal')).toEqual([
      'With 3 players: 5 tiles each, 13 left. With 4 players: 5 tiles each, 8 left.',
      'With 3 players: 7 tiles each, 7 left. With 4 players: 6 tiles each, 4 left.',
    ]);
  });

  test('are told apart only in the sentences that differ', () => {
    const found = compareGames(gameOf('draw'), gameOf('draw', ['draw.leave=0']), english);
    expect(topicsOf(found)).toEqual(['draw']);
    expect(said(found, 'draw')).toEqual([
      'Never draw the last 2 tiles of the boneyard. If only those are left and no tile fits, say “pass”.',
      'The last tile of the boneyard may be drawn too. If it is empty and no tile fits, say “pass”.',
    ]);
  });

  test('are compared for the players that both allow, which is said', () => {
    const [block, penalty] = [gameOf('block'), gameOf('penalty-draw')];
    const found = compareGames(block, penalty, english);
    expect(comparedFor(block, penalty, found, english)).toContain('Compared as 2 players play them');
    expect(said(found, 'players')).toEqual(['For 2–4 players.', 'For 2 players.']);
    // Both deal 7 to two, and turns have no direction then.
    expect(topicsOf(found)).not.toContain('deal');
    expect(topicsOf(found)).not.toContain('direction');
    expect(said(found, 'match')?.[0]).toContain('100 or more points');
    expect(said(found, 'blocked')?.[1]).toBe('Nobody wins a blocked round.');
  });

  test('are compared each as it is played where no number of players suits both', () => {
    const [two, three] = [gameOf('draw', [], { players: 2 }), gameOf('draw', [], { players: 3 })];
    const found = compareGames(two, three, english);
    expect(comparedFor(two, three, found, english)).toBe(english.say('compare.apart'));
    expect(topicsOf(found)).toEqual(expect.arrayContaining(['players', 'direction', 'deal']));
  });

  test('say what both have where one of them adds nothing, never that it does not arise', () => {
    const found = compareGames(gameOf('family-draw'), gameOf('one-page-draw'), english);
    const draw = found.differences.find(({ topic }) => topic === 'draw');
    if (!draw) throw new Error('the games draw differently');
    // All tiles are dealt to four in the one game; all the rest of drawing is the same.
    expect(unmarked(bothText(draw))).toMatch(
      /^If you can play, you must.*The last tile of the boneyard may be drawn too\.$/u,
    );
    expect(saidText('other', draw, english)).toContain('With 4 players');
    expect(unmarked(boxTexts('other', draw, english).join(' '))).toMatch(
      /^If you can play, you must.*With 4 players/u,
    );
    expect(boxTexts('one', draw, english).join(' ')).toContain(bothText(draw));
  });

  test('tell four who play alone in the one and as partners in the other', () => {
    const [alone, partners] = [
      gameOf('family-draw'),
      gameOf('family-draw', ['players=4', 'partners=always']),
    ];
    const found = compareGames(alone, partners, english);
    expect(comparedFor(alone, partners, found, english)).toBe(
      'Compared as 4 players play them, which both games allow. In Family draw, 4 players each play alone; in Family draw, house rules, they play as partners.',
    );
    expect(topicsOf(found)).toEqual([
      ...['players', 'partners', 'later', 'blocked', 'tie', 'score', 'match', 'choices'],
    ]);
    const score = found.differences.find(({ topic }) => topic === 'score');
    expect(score && bothText(score)).toContain('scores all the opponents’ pips');
    expect(said(found, 'score')?.[0]).toBe(english.say('compare.no-more'));
    expect(said(found, 'score')?.[1]).toContain('The opponents are both players on the other side.');
  });

  test('tell the target of a match where only the seats differ', () => {
    const [block, four] = [gameOf('block'), gameOf('block', ['players=4', 'partners=always'])];
    const found = compareGames(block, four, english);
    expect(comparedFor(block, four, found, english)).toBe(
      'Compared as 4 players play them, as partners, which both games allow.',
    );
    expect(topicsOf(found)).toEqual(['players', 'partners', 'match']);
    expect(said(found, 'match')?.[0]).toContain('61 points for 4 players alone');
    expect(said(found, 'match')?.[0]).toContain('100 points for partners');
    expect(said(found, 'match')?.[1]).toContain('100 or more points');
  });

  test.each([...shipped.keys()])(
    '%s is the same as itself, and the other way round the games change places',
    (id) => {
      expect(compareGames(gameOf(id), gameOf(id), english).differences).toEqual([]);
      const one = compareGames(gameOf(id), gameOf('penalty-draw'), english);
      const other = compareGames(gameOf('penalty-draw'), gameOf(id), english);
      const sides = ({ differences }: Comparison) =>
        differences.map(({ topic, one, other }) => ({ topic, one, other }));
      expect(sides(other)).toEqual(
        sides(one).map(({ topic, one: a, other: b }) => ({ topic, one: b, other: a })),
      );
    },
  );

  test.each(['block', 'family-draw', 'penalty-draw'])('a house rule of %s is never kept quiet', (id) => {
    const { rules } = variantOf(id);
    const silent = some(alternativesTo(rules), 5).filter(({ settings }) => {
      const changed = load(id, settings);
      if (!changed.ok || JSON.stringify(changed.value.rules) === JSON.stringify(rules)) return false;
      const checked = valueIn(prepare(changed.value, english), id);
      const other = { checked, scope: valueIn(scopeOf(checked.rules), id) };
      return compareGames(gameOf(id), other, english).differences.length === 0;
    });
    expect(silent.map(({ settings }) => settings.join(' '))).toEqual([]);
  });
});
