import type { KeyPath, ProblemCode } from '../../problem.js';

/** The other keys of each clash, by the problem's code: what someone may want to look at before mending one of the two. */
const RIVALS: Readonly<Partial<Record<ProblemCode, readonly KeyPath[]>>> = {
  'partners.four': [['players']],
  'direction.two': [['players']],
  'wild.no-blanks': [['set']],
  'line.no-doubles': [['set']],
  'deal.too-many': [['deal'], ['players'], ['set']],
  'deal.rows': [['players']],
  'deal.partners': [['partners']],
  'deal.four': [['partners']],
  'draw.dead': [['deal'], ['players'], ['set']],
  'draw.never-play': [['draw', 'when']],
  'draw.tiles-dead': [['draw', 'leave'], ['deal']],
  'draw.some': [['deal']],
  'lead.tile': [['set']],
  'lead.no-doubles': [['set']],
  'lead.draw-never': [['draw']],
  'lead.open': [['draw'], ['deal']],
  'lead.fallback-dead': [['deal']],
  'lead.with': [['lead', 'first']],
  'lead.later-dead': [['match']],
  'lead.tie-dead': [['round', 'blocked']],
  'lead.blocked-open': [['round', 'blocked']],
  'lead.blocked-winner': [['round', 'blocked']],
  'lead.side': [['partners']],
  'round.side': [['partners']],
  'round.tie-dead': [['round', 'blocked']],
  'round.tie-idle': [['score', 'round']],
  'round.tie-shared': [['score', 'round']],
  'round.winner-idle': [
    ['score', 'round'],
    ['lead', 'later'],
  ],
  'score.blocked-dead': [['round', 'blocked']],
  'score.blocked-missing': [['round', 'blocked']],
  'score.same': [['round', 'blocked'], ['partners']],
  'score.one-round': [['match']],
  'match.no-points': [['score', 'round'], ['match']],
  'match.own-pips-once': [
    ['score', 'round'],
    ['round', 'blocked'],
  ],
  'match.tie-open': [['score', 'round']],
  'match.tie-dead': [['score', 'round']],
  'match.points.rows': [['players']],
  'match.points.partners': [['partners']],
  'match.points.four': [['partners']],
};

/** The keys that a problem of this code may be about, beside the one where it is shown. */
export function rivalsOf(code: ProblemCode): readonly KeyPath[] {
  return RIVALS[code] ?? [];
}
