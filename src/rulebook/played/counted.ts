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
  const counted = (score: ShownScore): Sentence => ({
    rule: 'always.example',
    value: 'always',
    text: shortCount(rules, score, words),
  });
  const points = part.points.map((entry) => ({
    ...entry,
    sentences: [...entry.sentences, ...countsAt(entry, scores).map(counted)],
  }));
  return { ...part, points };
}

/** Which of the counts show what a point says. */
export function countsAt({ name }: Point, scores: readonly ShownScore[]): readonly ShownScore[] {
  const ended = (kind: ShownScore['end']['kind']) => scores.filter((score) => score.end.kind === kind);
  switch (name) {
    case 'out':
    case 'blocked':
      return ended(name);
    case 'no-points':
      return [...ended('out'), ...ended('blocked')];
    case 'elsewhere':
    case undefined:
      return [];
    default:
      return unreachable(name);
  }
}
