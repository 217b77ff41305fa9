import { tileName } from '../../src/domino/notation.js';
import type { Rules, Seating } from '../../src/variant/rules.js';
import {
  type NaiveMove,
  type NaiveState,
  naiveMoves,
  naivePlay,
  naiveSet,
  naiveState,
  type Pair,
} from '../oracle/naive.js';
import { countingOf, naiveRules } from '../oracle/rules.js';
import { countRound } from '../oracle/score.js';
import type { Found } from './reader.js';

/** What a solver knows beside the sheet: the rules of the game, and who sits at the table. */
export interface Game {
  readonly rules: Rules;
  readonly seating: Seating;
}

/** The names of players in the order of their seats. */
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gail', 'Hugo', 'Iris', 'Jon'];

const tilesIn = (text: string): Pair[] =>
  [...text.matchAll(/(\d+)-(\d+)/g)].map(([, a, b]) => [Number(a), Number(b)] as const);
const nameOf = ([a, b]: Pair) => (a < b ? `${a}-${b}` : `${b}-${a}`);
const sorted = (tiles: readonly Pair[]) => tiles.map(nameOf).sort().join(' ');

/** The text of the first part that begins so; a sheet that doesn't say it can't be solved. */
function said({ parts, number }: Found, start: RegExp): string {
  const part = parts.find(({ text }) => start.test(text));
  if (!part)
    throw new Error(
      `exercise ${number} says nothing like ${start}: ${parts.map(({ text }) => text).join(' | ')}`,
    );
  return part.text;
}

/** Everything but the tiles of a line, in an order that means nothing. */
function lineIn(found: Found): readonly Pair[] {
  const text = said(found, /^Line(?: of play|, left to right):/);
  return tilesIn(text.split(';')[0] ?? '');
}

/** The player whose tiles are shown, in the first seat; the boneyard is as large as it says. */
function middleOf(found: Found, { seating }: Game): NaiveState {
  const line = lineIn(found);
  const hand = tilesIn(said(found, /^Ana’s tiles: /));
  const left = said(found, /boneyard: /).match(/boneyard: (empty|\d+)/)?.[1];
  const boneyard = Array.from({ length: left === 'empty' ? 0 : Number(left) }, (): Pair => [99, 99]);
  const others = Array.from({ length: seating.players - 1 }, () => []);
  return naiveState(line, [hand, ...others], boneyard, 0);
}

function playsIn(game: Game, state: NaiveState): string {
  const values = [state.line[0]?.[0], state.line.at(-1)?.[1]];
  const moves = naiveMoves(naiveRules(game.rules), state).filter((move) => typeof move === 'object');
  const ends = (tile: Pair) =>
    [...new Set(moves.filter((move) => nameOf(move.tile) === nameOf(tile)).map(({ end }) => values[end]))]
      .map(Number)
      .sort((a, b) => a - b);
  const tiles = [...new Set(moves.map(({ tile }) => nameOf(tile)))].sort();
  return tiles.map((tile) => `${tile} on ${ends(tilesIn(tile)[0] as Pair).join('/')}`).join('; ');
}

/** The solver's own answer to an exercise as it stands on the player's sheet, in a short form of its own. */
export function solved(found: Found, game: Game): string {
  const rules = naiveRules(game.rules);
  switch (found.kind) {
    case 'Missing tiles': {
      const shown = sorted(tilesIn(said(found, /^Tiles: /))).split(' ');
      const value = said(found, /^All tiles with|^The whole set/).match(/^All tiles with (\d+) /)?.[1];
      const without = game.rules.set.without.map(tileName);
      const all = naiveSet(game.rules.set.highest)
        .filter((tile) => value === undefined || tile.includes(Number(value)))
        .map(nameOf)
        .filter((tile) => !without.includes(tile));
      return all
        .filter((tile) => !shown.includes(tile))
        .sort()
        .join(' ');
    }
    case 'A line of tiles':
      return sorted(tilesIn(said(found, /^Tiles: /)));
    case 'Open ends': {
      const told = found.parts
        .filter(({ role }) => role === 'P')
        .map(({ text }) => text)
        .join(' ');
      let state = naiveState(lineIn(found), [[]], [], 0);
      for (const [, a, b, end] of told.matchAll(/plays (\d+)-(\d+) on the (\d+)/g)) {
        const tile: Pair = [Number(a), Number(b)];
        const held = { ...state, hands: [[tile, [98, 98] as const]], turn: 0 };
        const ends = [held.line[0]?.[0], held.line.at(-1)?.[1]];
        const moves = naiveMoves(rules, held).filter(
          (move): move is Extract<NaiveMove, object> =>
            typeof move === 'object' && nameOf(move.tile) === nameOf(tile) && ends[move.end] === Number(end),
        );
        const [move] = moves;
        if (!move) throw new Error(`exercise ${found.number}: ${a}-${b} doesn't go on the ${end}`);
        if (new Set(moves.map(({ shows }) => shows)).size > 1)
          throw new Error(`exercise ${found.number} leaves two answers`);
        state = naivePlay(rules, held, move);
      }
      return [state.line[0]?.[0], state.line.at(-1)?.[1]]
        .map(Number)
        .sort((a, b) => a - b)
        .join(' ');
    }
    case 'What fits?': {
      const hand = tilesIn(said(found, /^Tiles: /));
      return playsIn(game, naiveState(lineIn(found), [hand, []], [], 0));
    }
    case 'What now?': {
      const state = middleOf(found, game);
      const plays = playsIn(game, state);
      const others = naiveMoves(rules, state).filter((move) => typeof move === 'string');
      return [...(plays === '' ? [] : [plays]), ...others].join(' or ');
    }
    case 'Is it allowed?': {
      const state = middleOf(found, game);
      const values = [state.line[0]?.[0], state.line.at(-1)?.[1]];
      const tried = said(found, /^Ana (?:plays|draws|passes)/);
      const [tile] = tilesIn(tried);
      const moves = naiveMoves(rules, state);
      if (!tile) return moves.includes(tried.includes('draws') ? 'draw' : 'pass') ? 'yes' : 'no';
      const end = Number(tried.match(/on the (\d+)/)?.[1]);
      const isMeant = (move: NaiveMove) =>
        typeof move === 'object' && nameOf(move.tile) === nameOf(tile) && values[move.end] === end;
      return moves.some(isMeant) ? 'yes' : 'no';
    }
    case 'Is the round over?': {
      const turns = found.parts.filter(({ role }) => role === 'LI').map(({ text }) => text);
      if (/last tile\.$/.test(turns.at(-1) ?? '')) return 'out';
      const passed = turns.length - 1 - turns.findLastIndex((turn) => !/passes\.$/.test(turn));
      return passed >= game.seating.players ? 'blocked' : 'no';
    }
    case 'Count the round':
      return counted(found, game);
    default:
      throw new Error(`nobody knows how to solve ${found.kind}`);
  }
}

function counted(found: Found, game: Game): string {
  const { players, partners } = game.seating;
  const ended = said(found, /goes out\.$|blocked\.$/);
  const out = ended.match(/(\w+) goes out\.$/)?.[1];
  const pips = NAMES.slice(0, players).map((name) => {
    const hand = found.parts.find(({ text }) => text.startsWith(`${name}’s tiles: `));
    return tilesIn(hand?.text ?? '').reduce((sum, [a, b]) => sum + a + b, 0);
  });
  const counting = countingOf(game.rules, game.seating, out === undefined ? undefined : NAMES.indexOf(out));
  const { winners, scores } = countRound({ pips, ...counting });
  const side = (index: number) => (partners ? `${NAMES[index]} and ${NAMES[index + 2]}` : `${NAMES[index]}`);
  if (counting.way === 'each-own-pips')
    return scores.map((score, index) => `${side(index)} ${score}`).join(', ');
  return winners.length === 0
    ? 'nobody'
    : winners.map((index) => `${side(index)} ${scores[index]}`).join(', ');
}

/** What the host's file answers, brought to the same short form. */
export function answered(found: Found, game: Game): string {
  const rules = naiveRules(game.rules);
  const last = found.parts.findLast(({ role }) => role === 'P');
  const text = (last?.text ?? '').replace(/ \([A-Z](?:, [A-Z])*(?: and [A-Z])?\)$/, '');
  const plays = (from: string) =>
    from
      .split('; ')
      .map((play) => {
        const [tile, ends = ''] = play.split(' on the ');
        const values = ends
          .split(/, | or /)
          .map(Number)
          .sort((a, b) => a - b);
        return `${tile} on ${values.join('/')}`;
      })
      .sort()
      .join('; ');
  switch (found.kind) {
    case 'Missing tiles':
      return tilesIn(text).map(nameOf).sort().join(' ');
    case 'A line of tiles': {
      const line = tilesIn(said(found, /^Line, left to right:/));
      line.forEach((tile, index) => {
        if (index === 0) return;
        const state = naiveState(line.slice(0, index), [[tile, [98, 98]]], [], 0);
        const isMeant = (move: NaiveMove) =>
          typeof move === 'object' && move.end === 1 && move.shows === tile[1];
        if (!naiveMoves(rules, state).some(isMeant))
          throw new Error(`${tile.join('-')} doesn't follow in exercise ${found.number}`);
      });
      return sorted(line);
    }
    case 'Open ends':
      return [...text.matchAll(/\d+/g)]
        .map(([end]) => Number(end))
        .sort((a, b) => a - b)
        .join(' ');
    case 'What fits?':
      return plays(text);
    case 'What now?': {
      const [, played] = text.match(/^Play: (.*?)(?:\. Or draw)?\.$/) ?? [];
      const draw = /^Draw\.$|\. Or draw\.$/.test(text) ? ['draw'] : [];
      return [...(played ? [plays(played)] : []), ...draw, ...(text === 'Pass.' ? ['pass'] : [])].join(
        ' or ',
      );
    }
    case 'Is it allowed?':
      return text.startsWith('Allowed') ? 'yes' : text.startsWith('Not allowed: ') ? 'no' : text;
    case 'Is the round over?':
      return (
        {
          'Over: a player has gone out.': 'out',
          'Over: everyone has passed in a row.': 'blocked',
          'It goes on.': 'no',
        }[text] ?? text
      );
    case 'Count the round':
      return countedText(text, game);
    default:
      throw new Error(`nobody knows the answers to ${found.kind}`);
  }
}

function countedText(text: string, { seating }: Game): string {
  const who = seating.partners ? '\\w+ and \\w+' : '\\w+';
  const adds = [...text.matchAll(new RegExp(`(${who}) adds? (\\d+)\\.`, 'g'))];
  if (adds.length > 0) return adds.map(([, name, points]) => `${name} ${points}`).join(', ');
  if (/nobody wins/i.test(text)) return 'nobody';
  // The last number of the last sentence is what the sum comes to, or what it was rounded to.
  const [, name = '', sum = ''] =
    text.match(new RegExp(`(?:^|\\. |Partners )(${who})(?: has the fewest pips and)? scores? ([^.]*)\\.$`)) ??
    [];
  return `${name} ${sum.match(/\d+/g)?.at(-1)}`;
}
