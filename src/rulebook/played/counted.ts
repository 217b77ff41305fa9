import { unreachable } from '../../problem.js';
import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { Point, Section, Sentence } from '../clauses/sentence.js';
import { shortCount } from './count.js';
import type { ShownScore } from './shown.js';

/** The scoring with computed examples after the sentence they belong to; without points, after the one that says so. */
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
  const examplesOf = ({ name }: Point): readonly Sentence[] => {
    switch (name) {
      case 'out':
      case 'blocked':
        return counted(name);
      case 'no-points':
        return [...counted('out'), ...counted('blocked')];
      case undefined:
        return [];
      default:
        return unreachable(name);
    }
  };
  const points = part.points.map((entry) => ({
    ...entry,
    sentences: [...entry.sentences, ...examplesOf(entry)],
  }));
  return { ...part, points };
}
