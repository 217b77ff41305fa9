import { SET_NAMES } from '../../src/domino/set.js';
import { type DealRow, dealRow, tilesOf } from '../../src/rulebook/scope.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import type { LeadWay, Rules, ScoreWay } from '../../src/variant/rules.js';
import { type RuleValue, ruleValues } from '../../src/variant/schema/schema.js';

/** House rules that give one key another value: what `--set` is told, and which value of the schema that is. */
export interface Alternative extends RuleValue {
  readonly settings: readonly string[];
}

/** Other values for every rule of a game, as far as the schema goes; the check may refuse some of them for this game. */
export function alternativesTo(rules: Rules): readonly Alternative[] {
  return ruleValues().flatMap((value) =>
    settingsFor(value, rules).map((settings) => ({ ...value, settings: [settings].flat() })),
  );
}

type Settings = string | readonly string[];

function settingsFor({ key, value }: RuleValue, rules: Rules): readonly Settings[] {
  const { highest } = rules.set;
  switch (key) {
    case 'set':
      return Object.keys(SET_NAMES).map((name) => `set=${name}`);
    case 'set.highest':
      return [3, 4, 5, 6, 7, 9, 18].map((n) => `set={ highest: ${n} }`);
    case 'set.without':
      return ['[0-0]', '[0-1]', '[0-0, 1-1]', '[0-3, 1-2]'].map(
        (without) => `set={ highest: ${highest}, without: ${without} }`,
      );
    case 'players':
      return value === 'n' ? leastOtherMost(2, 10).map((n) => `players=${n}`) : spans();
    case 'deal':
      return dealSettings(rules);
    case 'lead.first':
      return FIRST_WAYS[value as LeadWay['kind']].map((ways) => `lead.first=${ways}`);
    case 'lead.later.out':
    case 'lead.later.blocked':
    case 'lead.later.tie':
      return laterSettings(key.slice('lead.later.'.length), value, rules);
    case 'draw.leave':
      return leastOtherMost(0, most(rules, (row) => row.left) - 1).map((n) => `draw.leave=${n}`);
    case 'score.round':
      return wordsOf(value).flatMap((way) => [
        [`score.round=${way}`],
        // A match of one round has no use for points, so it takes another match to see what they are.
        ...(rules.match.kind === 'one-round'
          ? [[`score.round=${way}`, 'match.points=50', 'round.tie=nobody']]
          : []),
      ]);
    case 'score.round.out':
      return wordsOf(value).map((way) => scoreSetting('out', way, rules));
    case 'score.round.blocked':
      return wordsOf(value).map((way) => scoreSetting('blocked', way, rules));
    case 'match.points': {
      const table = rules.match.kind === 'points' ? rules.match.points.players : {};
      return [
        ...withTie(POINTS.map((n) => `match.points=${n}`)),
        ...rowSettings('match.points', table, () => POINTS),
      ];
    }
    case 'match.rounds':
      return withTie(leastOtherMost(1, 100).map((n) => `match.rounds=${n}`));
    default:
      return [`${key}=${value}`];
  }
}

const FIRST_WAYS: Readonly<Record<LeadWay['kind'], readonly string[]>> = {
  agreement: ['agreement', '[highest-double, agreement]'],
  lot: ['lot', '[highest-double, lot]'],
  'drawn-tile': ['drawn-tile'],
  'highest-double': ['highest-double', '[highest-double, heaviest-tile]'],
  'heaviest-tile': ['heaviest-tile', '[6-6, heaviest-tile]'],
  tile: ['6-6', '3-3', '[6-6, heaviest-tile]', '[5-5, heaviest-tile]', '[3-3, heaviest-tile]'],
  'draw-until-held': [
    '[highest-double, draw-until-held]',
    '[highest-double, draw-until-held, heaviest-tile]',
    '[6-6, draw-until-held, heaviest-tile]',
    '[3-3, draw-until-held]',
  ],
  redeal: ['[highest-double, redeal]', '[6-6, redeal]'],
};

function numbers(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

function spans(): readonly string[] {
  const ends = numbers(2, 6);
  return ends.flatMap((a) => ends.filter((b) => b > a).map((b) => `players=${a}-${b}`));
}

const POINTS = [1, 50, 10_000];

/** The least, one other and the most. */
function leastOtherMost(least: number, most: number): readonly number[] {
  return [...new Set([least, least + 1, (least + most) >> 1, most])];
}

function most(rules: Rules, count: (row: DealRow) => number): number {
  return Math.max(...seatingsOf(rules).map((seating) => count(dealRow(rules, seating))));
}

/** As few and as many tiles each as there can be: two, since leading the only one would be going out, and all of them. */
function dealSettings(rules: Rules): readonly string[] {
  const tiles = tilesOf(rules).length;
  const all = leastOtherMost(2, Math.floor(tiles / rules.players.most)).map((n) => `deal=${n}`);
  const players = (row: string) => (row === 'partners' ? 4 : Number(row));
  return [
    ...all,
    ...rowSettings('deal', rules.deal.players, (row) => leastOtherMost(2, Math.floor(tiles / players(row)))),
  ];
}

/** Another number in each row of a table. */
function rowSettings(
  key: string,
  rows: Readonly<Record<number, number>>,
  values: (row: string) => readonly number[],
): readonly string[] {
  return [...Object.keys(rows), 'partners'].flatMap((row) => values(row).map((n) => `${key}.${row}=${n}`));
}

/** Each alone, and with what equal totals are to mean, which some games have to say. */
function withTie(settings: readonly string[]): readonly Settings[] {
  return settings.flatMap((setting) => [
    setting,
    [setting, 'match.tie=draw'],
    [setting, 'match.tie=extra-round'],
  ]);
}

function laterSettings(row: string, value: string, rules: Rules): readonly string[] {
  const { later } = rules.lead;
  if (!later) return [`lead.later={ ${row}: ${value} }`];
  const rows = Object.entries({ ...later, [row]: value }).filter(([, way]) => way !== null);
  return [`lead.later={ ${rows.map(([name, way]) => `${name}: ${way}`).join(', ')} }`];
}

/** The words for a way of scoring; `n` stands for any number. */
function wordsOf(value: string): readonly string[] {
  return value === 'n' ? ['1', '7', '1000'] : [value];
}

function wayOf(way: ScoreWay): string {
  return way.kind === 'fixed' ? `${way.points}` : way.kind;
}

/** Both ends of a round; own pips are for both or for neither, so the key's new value is then the other end's as well. */
function scoreSetting(key: 'out' | 'blocked', way: string, rules: Rules): string {
  const rest = wayOf(rules.score[key === 'out' ? 'blocked' : 'out']);
  const other = [way, rest].includes('each-own-pips') ? way : rest;
  const [out, blocked] = key === 'out' ? [way, other] : [other, way];
  const won = rules.round.blocked !== 'nobody' || blocked === 'each-own-pips';
  return `score.round={ out: ${out}${won ? `, blocked: ${blocked}` : ''} }`;
}
