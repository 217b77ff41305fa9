import { tileName } from '../../domino/notation.js';
import { setNameOf } from '../../domino/set.js';
import { highOf, isDouble, lowOf, type Tile, tileOf } from '../../domino/tile.js';
import { unreachable } from '../../problem.js';
import { blockHasWinner, COMPARED, hasPoints, isOneRound, lowTotalsWin } from '../../variant/meaning/end.js';
import { scoresAnything, worthOf } from '../../variant/meaning/worth.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import { type DealRow, dealRow, playerCounts, type Scope, sidesIn, some, tilesOf } from '../scope.js';
import { setNameText } from '../set-name.js';
import { leaderBeforeDealing } from './lead-ways.js';
import {
  elsewhere,
  type Point,
  point,
  points,
  type Section,
  type Sentence,
  type Writer,
} from './sentence.js';

/** The aim of the game in one or two sentences, from how rounds are won and what wins the match. */
export function goalSection(rules: Rules, scope: Scope, writer: Writer): Section {
  const compared = COMPARED[rules.round.blocked];
  const lowest = compared !== null;
  const blocked = compared === 'sides' && sidesIn(scope) === 'partners' ? 'side' : 'hand';
  const key = lowTotalsWin(rules)
    ? 'own-pips'
    : isOneRound(rules.match)
      ? lowest
        ? 'one-round-lowest'
        : 'one-round'
      : lowest
        ? 'points-lowest'
        : 'points';
  const text = writer.words.say(`goal.${key}`, { blocked, by: scoredBy(rules) });
  return section(writer, 'goal', points(point({ rule: 'match', value: rules.match.kind, text })));
}

/** Which rounds the winner can score in: those that end with a last tile, blocked ones, or both. */
function scoredBy(rules: Rules): 'out' | 'blocked' | 'both' {
  const out = scoresAnything(worthOf(rules.score.out));
  const blocked = blockHasWinner(rules) && scoresAnything(worthOf(rules.score.blocked));
  return out && blocked ? 'both' : out ? 'out' : 'blocked';
}

/** The set, who can play, and whether alone or as partners. */
export function needSection(rules: Rules, scope: Scope, writer: Writer): Section {
  return section(
    writer,
    'need',
    points(
      point(shortSetSentence(rules, writer), pencilSentence(rules, writer)),
      elsewhere(playersSentence(scope, writer)),
      point(partnersSentence(rules, scope, writer)),
    ),
  );
}

/** Which tiles are needed, in as many words as players need. */
function shortSetSentence(rules: Rules, writer: Writer): Sentence {
  const { highest, without } = rules.set;
  const tiles = tilesOf(rules).length;
  const set = setNameText(highest, writer.words);
  return without.length > 0
    ? writer.said('set.without', 'n', 'set.short-without', { set, out: without.map(tileName), tiles })
    : writer.said('set', setNameOf(highest) ?? 'highest', 'set.short', { set, tiles, highest });
}

/** Which tiles are needed, counted out for whoever checks a set. */
export function setSentence(rules: Rules, writer: Writer): Sentence {
  const { highest, without } = rules.set;
  const tiles = tilesOf(rules);
  const set = setNameText(highest, writer.words);
  const shown = shownTile(tiles);
  const same = { tile: tileName(shown), turned: `${highOf(shown)}-${lowOf(shown)}` };
  if (without.length > 0) {
    return writer.said('set.without', 'n', 'set.without', {
      set,
      out: without.map(tileName),
      tiles: tiles.length,
      ...same,
    });
  }
  return writer.said('set', setNameOf(highest) ?? 'highest', 'set.named', {
    set,
    tiles: tiles.length,
    doubles: tiles.filter(isDouble).length,
    highest,
    ...same,
  });
}

function pencilSentence(rules: Rules, writer: Writer): Sentence | undefined {
  return hasPoints(rules) ? writer.always('pencil') : undefined;
}

/** A tile to show that turning changes nothing: 2-5, which the text of family-draw shows, or the last that is no double in a smaller set. */
function shownTile(tiles: readonly Tile[]): Tile {
  const uneven = tiles.filter((tile) => !isDouble(tile));
  const shown = uneven.find((tile) => tile === tileOf(2, 5)) ?? uneven.at(-1);
  if (shown === undefined) throw new Error('a set has a tile that is no double');
  return shown;
}

function playersSentence(scope: Scope, writer: Writer): Sentence {
  const counts = playerCounts(scope);
  const one = counts.length === 1;
  return writer.said('players', one ? 'n' : 'a-b', one ? 'players.one' : 'players.range', {
    players: countsText(counts, writer.words),
  });
}

/** A run of numbers of players in words: "2", "2 to 4" is written "2-4" with an en dash, others as a list. */
export function countsText(counts: readonly number[], words: Words): string {
  const first = counts[0];
  const last = counts.at(-1);
  if (first === undefined || last === undefined) throw new Error('no players');
  if (counts.length === 1) return words.number(first);
  const unbroken = last - first === counts.length - 1;
  return unbroken && counts.length > 2
    ? `${words.number(first)}\u2013${words.number(last)}`
    : words.or(counts.map((count) => words.number(count)));
}

function partnersSentence(rules: Rules, scope: Scope, writer: Writer): Sentence | undefined {
  const scored = hasPoints(rules) ? 'yes' : 'no';
  switch (rules.partners) {
    case 'never':
      return some(scope, (seating) => seating.players === 4) ? writer.rule('partners', 'never') : undefined;
    case 'optional':
      if (sidesIn(scope) === 'partners')
        return writer.said('partners', 'optional', 'partners.always', { scored });
      return sidesIn(scope) === 'both' ? writer.rule('partners', 'optional', { scored }) : undefined;
    case 'always':
      return writer.rule('partners', 'always', { scored });
    default:
      return unreachable(rules.partners);
  }
}

/** Mixing, dealing (a table where numbers of players differ), and hiding one's hand. */
export function setupSection(rules: Rules, scope: Scope, writer: Writer): Section {
  const rows = distinctRows(rules, scope);
  const first = rows[0];
  if (!first) throw new Error('a scope has a seating');
  const deal =
    rows.length === 1
      ? [point(writer.rule('deal', 'n', { each: first.each, left: first.left }))]
      : [
          point(writer.said('deal', 'rows', 'deal.table')),
          ...rows.map((row) => dealPoint(row, restColumns(rows), writer)),
        ];
  return {
    ...section(
      writer,
      'setup',
      points(
        point(writer.always('mix')),
        point(leaderBeforeDealing(rules, writer)),
        ...deal,
        point(writer.always('hide')),
      ),
    ),
    ...(rows.length > 1 && { tableHead: dealHead(rows, writer.words) }),
  };
}

function distinctRows(rules: Rules, scope: Scope): readonly DealRow[] {
  const rows = scope.seatings.map((seating) => dealRow(rules, seating));
  return rows.filter(
    (row) => !row.seating.partners || !rows.some((other) => !other.seating.partners && sameDeal(row, other)),
  );
}

function sameDeal(one: DealRow, other: DealRow): boolean {
  return one.seating.players === other.seating.players && one.each === other.each;
}

function dealHead(rows: readonly DealRow[], words: Words): readonly string[] {
  const heads = ['players', 'each', ...restColumns(rows)] as const;
  return heads.map((head) => words.say(`deal.${head}`));
}

/** What is said of the tiles that stay face down: how many, and how many of them may be drawn, where that is neither all nor none. */
function restColumns(rows: readonly DealRow[]): readonly RestColumn[] {
  if (rows.every((row) => row.neverDrawn === 0)) return ['left'];
  return rows.every((row) => row.neverDrawn === row.left) ? ['never'] : ['left', 'drawn'];
}

type RestColumn = 'left' | 'never' | 'drawn';

function dealPoint(row: DealRow, rest: readonly RestColumn[], writer: Writer): Point {
  const { words } = writer;
  const kind = row.neverDrawn === 0 ? 'none' : row.neverDrawn === row.left ? 'all' : 'some';
  const who = words.say('who.with', { who: seatingText(row.seating, words) });
  const sentence = writer.said('deal', 'n', 'deal.row', {
    who,
    each: row.each,
    left: row.left,
    kind,
    never: row.neverDrawn,
  });
  const counts = { left: row.left, never: row.neverDrawn, drawn: row.left - row.neverDrawn };
  const players = row.seating.partners ? words.say('who.partners') : words.number(row.seating.players);
  const cells = [players, words.number(row.each), ...rest.map((column) => words.number(counts[column]))];
  return { sentences: [sentence], cells };
}

/** "3 players", "partners". */
export function seatingText(seating: Seating, words: Words): string {
  return seating.partners
    ? words.say('who.partners')
    : words.say('who.players', { players: words.number(seating.players) });
}

/** A section with its heading. */
export function section(writer: Writer, id: Section['id'], list: readonly Point[]): Section {
  return { id, title: writer.words.say(`section.${id}`), points: list };
}
