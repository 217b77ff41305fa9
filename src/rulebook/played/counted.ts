import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { Point, Section, Sentence } from '../clauses/sentence.js';
import { shortCount } from './count.js';
import type { ShownScore } from './shown.js';

/** The scoring with computed examples after the sentence they belong to; without points, after all of them. */
export function withCounts(
  part: Section,
  scores: readonly ShownScore[],
  rules: Rules,
  words: Words,
): Section {
  const counted = (kind: ShownScore['end']['kind']): readonly Sentence[] =>
    scores
      .filter((score) => score.end.kind === kind)
      .map((score) => ({ rule: 'always.example', value: 'always', text: shortCount(rules, score, words) }));
  const [out, blocked, ...rest] = part.points;
  const add = (entry: Point, ...more: readonly Sentence[]) => ({
    ...entry,
    sentences: [...entry.sentences, ...more],
  });
  if (out === undefined) return part;
  if (blocked === undefined) return { ...part, points: [add(out, ...counted('out'), ...counted('blocked'))] };
  return { ...part, points: [add(out, ...counted('out')), add(blocked, ...counted('blocked')), ...rest] };
}
