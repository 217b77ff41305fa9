import { drawable } from '../../src/rulebook/scope.js';
import { lowTotalsWin } from '../../src/variant/meaning/end.js';
import type { Rules, ScoreWay, Seating } from '../../src/variant/rules.js';

/** What holds in a game, by rule key: the values it has there, in the words of a variant file. */
export type Facts = Readonly<Record<string, readonly string[]>>;

const wayOf = (way: ScoreWay): string => (way.kind === 'fixed' ? 'n' : way.kind);

/** The one word that states both ends of a round; minus one's own is nothing when one went out, so the normal form splits it. */
function wholeWay({ round, score }: Rules): readonly string[] {
  const [out, blocked] = [wayOf(score.out), wayOf(score.blocked)];
  if (out === blocked || round.blocked === 'nobody') return [out];
  const same = out === 'opponents' && (blocked === 'opponents-minus-own' || blocked === 'all-hands');
  return same ? [blocked] : [];
}

/** The rule values of a game as the schema names them (`n` for any number, `tile` for any tile). */
export function valuesOf(rules: Rules): Facts {
  const { draw, lead, match, score, round } = rules;
  const { later } = lead;
  const [out, blocked] = [wayOf(score.out), wayOf(score.blocked)];
  return {
    set: ['name'],
    'set.highest': ['n'],
    'set.without': rules.set.without.length > 0 ? ['tile'] : [],
    players: rules.players.least === rules.players.most ? ['n'] : ['a-b'],
    partners: [rules.partners],
    direction: rules.players.most > 2 ? [rules.direction] : [],
    deal: ['n'],
    'lead.first': lead.first.map((way) => way.kind),
    'lead.with': [lead.with],
    'lead.later':
      later && later.out === later.blocked && (later.tie ?? later.out) === later.out ? [later.out] : [],
    'lead.later.out': later ? [later.out] : [],
    'lead.later.blocked': later ? [later.blocked] : [],
    'lead.later.tie': later?.tie ? [later.tie] : [],
    'line.doubles': [rules.line.doubles],
    'line.wild': [rules.line.wild],
    draw: draw.when === 'never' ? ['never'] : [],
    'draw.when': draw.when === 'never' ? [] : [draw.when],
    'draw.tiles': draw.when === 'never' ? [] : [draw.tiles],
    'draw.then': draw.when === 'stuck' ? [draw.then] : [],
    'draw.leave': draw.when === 'never' ? [] : ['n'],
    'round.blocked': [round.blocked],
    'round.tie': round.blocked === 'nobody' || lowTotalsWin(rules) ? [] : [round.tie],
    'score.round': wholeWay(rules),
    'score.round.out': [out],
    'score.round.blocked': [blocked],
    match: match.kind === 'one-round' ? ['one-round'] : [],
    'match.points': match.kind === 'points' ? ['n'] : [],
    'match.rounds': match.kind === 'rounds' ? ['n'] : [],
    'match.tie': match.kind === 'one-round' || match.tie === null ? [] : [match.tie],
  };
}

/** The same with what questions ask about beside the keys of a file; see test/questions.yaml. */
export function factsOf(rules: Rules, seating: Seating): Facts {
  const says = rules.round.blocked !== 'nobody' || !lowTotalsWin(rules) || rules.match.kind === 'one-round';
  return {
    ...valuesOf(rules),
    match: [rules.match.kind],
    'lead.first.1': rules.lead.first.slice(0, 1).map((way) => way.kind),
    'lead.last': rules.lead.first.slice(-1).map((way) => way.kind),
    drawable: [drawable(rules, seating) > 0 ? 'yes' : 'no'],
    'winner-of-block': [says ? 'yes' : 'no'],
  };
}
