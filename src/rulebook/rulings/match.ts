import { tileName } from '../../domino/notation.js';
import { setNameOf } from '../../domino/set.js';
import { MOST_PIPS } from '../../domino/tile.js';
import { unreachable } from '../../problem.js';
import { seatingsOf } from '../../variant/meaning/seats.js';
import { type MatchRule, rowFor } from '../../variant/rules.js';
import { targetRows, twoTotals } from '../clauses/end.js';
import { writerOf } from '../clauses/sentence.js';
import { countsText } from '../clauses/setup.js';
import { playerCounts, sidesIn, some } from '../scope.js';
import { always, asked, type Judge, type Ruling, type Source } from './ruling.js';

/** How a match ends, and what may be agreed otherwise before dealing. */
export function matchRulings(judge: Judge): readonly Ruling[] {
  const { custom } = judge;
  return [
    ...endingRulings(judge.rules.match, judge),
    custom('change-rules', always('agreed'), false, 'always'),
  ];
}

/** A target that looks odd: one round of holes on a cribbage board. */
const CRIBBAGE_BOARD = 61;

function endingRulings(rule: MatchRule, judge: Judge): readonly Ruling[] {
  const { rules, scope, words, match, ending, answer, custom } = judge;
  switch (rule.kind) {
    case 'one-round':
      return [
        answer('one-round', ['match', 'one-round'], match.oneRound, 'one-round'),
        answer(
          'one-unwon',
          ['match', 'one-round'],
          match.unwonPlaysOn,
          ending.tieIsShared ? 'shared' : 'nobody',
          { shared: ending.tieIsShared ? 'yes' : 'no' },
        ),
      ];
    case 'points': {
      const targets = [...new Set(scope.seatings.map((seating) => rowFor(rule.points, seating)))];
      const points = targets[0] as number;
      const source: Source = ['match.points', targets.length === 1 ? String(points) : ''];
      const rows = targetRows(rules, scope, writerOf(words)).map((row) => row.text);
      return asked(
        match.lowestTotalWins
          ? answer('first-there', source, match.exactTargetWins, 'low', { points })
          : answer(
              'exactly',
              source,
              match.exactTargetWins,
              'points',
              targets.length === 1
                ? { one: 'yes', rows: words.number(points) }
                : { one: 'no', rows: words.or(rows) },
            ),
        rule.tie === null
          ? answer('together', source, ending.losersScore, 'alone', { sides: sidesIn(scope) })
          : tieRuling(rule.tie, judge),
        targets.includes(CRIBBAGE_BOARD) &&
          custom('cribbage', source, true, 'points', { points: CRIBBAGE_BOARD }),
      );
    }
    case 'rounds':
      return [tieRuling(rule.tie, judge)];
    default:
      return unreachable(rule);
  }
}

function tieRuling(tie: 'draw' | 'extra-round', { match, scope, answer }: Judge): Ruling {
  const two = twoTotals(scope) ? 'yes' : 'no';
  return answer('equal-totals', ['match.tie', tie], match.equalPlaysOn, tie, { two });
}

/** Who may sit down with which set, and how people treat each other. */
export function tableRulings({ rules, scope, words, answer, custom }: Judge): readonly Ruling[] {
  const { least, most } = rules.players;
  const span = least === most ? String(most) : `${least}-${most}`;
  const { highest, without } = rules.set;
  const morePlay = seatingsOf(rules).some(({ players }) => players > most);
  const mayPartner = seatingsOf(rules).some(({ partners }) => partners);
  const four = some(scope, ({ players }) => players === 4);
  return asked(
    answer(
      'more-players',
      ['players', span],
      morePlay,
      most >= 4 && highest < 9 ? 'larger-set' : 'other-game',
      {
        most,
        players: countsText(playerCounts({ seatings: seatsUpTo(least, most) }), words),
      },
    ),
    four && answer('as-partners', ['partners', rules.partners], mayPartner, rules.partners),
    highest < MOST_PIPS &&
      custom('larger-box', ['set', setNameOf(highest) ?? `0-${highest}`], true, 'yes', {
        highest,
        without: without.length > 0 ? 'yes' : 'no',
        out: without.map(tileName),
      }),
    custom('money', always('stakes'), false, 'always'),
    custom('helper', always('help'), true, 'always'),
  );
}

function seatsUpTo(least: number, most: number) {
  return Array.from({ length: most - least + 1 }, (_, index) => ({
    players: least + index,
    partners: false,
  }));
}
