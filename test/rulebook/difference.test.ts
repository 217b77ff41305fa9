import { describe, expect, test } from 'vitest';
import { playedSections } from '../../src/rulebook/clauses/played-sections.js';
import { unmarked, writerOf } from '../../src/rulebook/clauses/sentence.js';
import { changedSeats, type Seated } from '../../src/rulebook/compared-seats.js';
import { differencesOf, type TopicDifference } from '../../src/rulebook/difference.js';
import { scopeOf } from '../../src/rulebook/scope.js';
import { TOPICS, topicOf } from '../../src/rulebook/topics.js';
import { english, scenarios, shipped, valueIn, variantOf } from '../support/shipped.js';

function seated(id: string, settings: readonly string[] = []): Seated {
  const { rules } = variantOf(id, settings);
  return { rules, scope: valueIn(scopeOf(rules), id) };
}

/** What a house rule changes in a game, as a choice would be told. */
function changes(id: string, ...settings: readonly string[]): readonly TopicDifference[] {
  const [was, changed] = [seated(id), seated(id, settings)];
  return differencesOf(was, changed, english, changedSeats(was.scope, changed.scope));
}

const texts = (sentences: TopicDifference['one']) => sentences.map(({ text }) => unmarked(text));

/** The new sentences by topic; a topic that only loses some has none. */
const news = (differences: readonly TopicDifference[]) =>
  Object.fromEntries(differences.map(({ topic, other }) => [topic, texts(other)]));

const rulesIn = (differences: readonly TopicDifference[]) =>
  Object.fromEntries(differences.map(({ topic, other }) => [topic, other.map(({ rule }) => rule)]));

describe('the difference between two rulebooks', () => {
  test.each([...shipped.keys(), ...scenarios.keys()])('has a topic for every sentence of %s', (id) => {
    const { rules, scope } = seated(id);
    for (const { id: section, points } of playedSections(rules, scope, writerOf(english))) {
      for (const sentence of points.flatMap(({ sentences }) => sentences)) {
        const topic = topicOf(section, sentence);
        if (section === 'goal') expect(topic).toBeUndefined();
        else expect(TOPICS).toContain(topic);
      }
    }
  });

  test('of a game that begins to draw has when, how many, what then, what is left, and what a block waits for', () => {
    const found = changes('block', 'draw.leave=2');
    expect(rulesIn(found)).toEqual({
      draw: expect.arrayContaining([
        'draw.when',
        'draw.tiles',
        'draw.then',
        'draw.leave',
        'always.pass',
        'always.blocked',
      ]),
    });
    const [draw] = found;
    expect(texts(draw?.one ?? [])).toContain('There is no drawing. If no tile fits, say “pass”.');
    expect(texts(draw?.other ?? [])).toContain('Never draw the last 2 tiles of the boneyard.');
  });

  test('tells with two ways to find a leader what lies between them, since they are gone through in their order', () => {
    const ways = (first: string) => seated('family-draw', [`lead.first=[${first}]`]);
    const [was, changed] = [ways('2-3, 0-1, agreement'), ways('1-1, 0-1, heaviest-tile')];
    const found = differencesOf(was, changed, english, changedSeats(was.scope, changed.scope));
    expect(texts(found.find(({ topic }) => topic === 'lead')?.other ?? [])).toEqual([
      'Whoever holds 1-1 leads the first round.',
      'If nobody has it, whoever holds 0-1 leads.',
      'If still nobody has it, whoever holds the tile with the most pips leads (if equal, the higher half).',
    ]);
    // Only what is tried last differs: the others stay unsaid.
    const last = ways('2-3, 0-1, lot');
    const [lead] = differencesOf(was, last, english, changedSeats(was.scope, last.scope));
    expect(texts(lead?.other ?? [])).toEqual([
      'If still nobody has it, choose at random who leads, with any tile.',
    ]);
  });

  test('of turns the other way round has the seat that leads next as well', () => {
    const found = changes('draw', 'direction=counterclockwise');
    expect(Object.keys(news(found))).toEqual(['direction', 'later']);
    expect(news(found).later?.join(' ')).toContain('right');
  });

  test('of scoring the winner in a game of low totals turns the aim of match and round', () => {
    const found = changes('penalty-draw', 'score.round=opponents');
    expect(Object.keys(news(found))).toEqual(['score', 'match']);
    expect(rulesIn(found).score).toContain('always.out');
    expect(news(found).match?.join(' ')).toContain('highest');
  });

  test('tells the deal seating by seating, one sentence where all take the same', () => {
    expect(news(changes('family-draw', 'deal.4=6'))).toEqual({
      deal: ['With 4 players: 6 tiles each, 4 left.'],
    });
    // 28 − 2 × 5 = 18; three and four take 5 as before.
    expect(news(changes('family-draw', 'deal=5')).deal).toEqual(['With 2 players: 5 tiles each, 18 left.']);
    expect(news(changes('family-draw', 'deal=6')).deal).toHaveLength(1);
    expect(news(changes('family-draw', 'deal={ 2: 6, 3: 7, 4: 7 }')).deal).toHaveLength(3);
    // 28 − 4 × 7 = 0: where four leave no boneyard, each number is told by itself.
    const [deal] = differencesOf(seated('family-draw', ['deal=6']), seated('one-page-draw'), english);
    expect([deal?.one.length, deal?.other.length]).toEqual([1, 3]);
    expect(news(changes('penalty-draw', 'deal=6')).deal?.join(' ')).toContain('16');
  });

  test('of partners who are gone is that everyone plays alone, and to which target', () => {
    expect(rulesIn(changes('block', 'partners=never'))).toEqual({
      partners: ['partners'],
      match: ['match.points', 'match.points'],
    });
    expect(news(changes('block', 'partners=never')).match?.join(' ')).not.toContain('partners');
  });

  test('of partners who come has what is theirs in every rule', () => {
    const found = news(changes('family-draw', 'partners=optional'));
    expect(Object.keys(found)).toEqual(['partners', 'later', 'blocked', 'tie', 'score', 'match']);
    expect(found.score?.join(' ')).toContain(
      'With partners, the opponents are both players on the other side.',
    );
  });

  test('has nothing for a rule of more tiles that says how pips are counted with other tiles', () => {
    const found = differencesOf(seated('block'), seated('block', ['set=double-nine']), english);
    expect(found.map(({ topic }) => topic)).toEqual(['set', 'deal']);
  });

  test('says of no topic the same on two sides', () => {
    for (const id of shipped.keys()) {
      for (const { common, one, other } of differencesOf(seated(id), seated('block'), english)) {
        const all = [...common, ...one, ...other].map(({ text }) => text);
        expect(new Set(all).size).toBe(all.length);
      }
    }
  });
});
