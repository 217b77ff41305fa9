import { tileName } from '../../domino/notation.js';
import { SET_NAMES, tilesOfSet } from '../../domino/set.js';
import { isDouble, lowOf, type Tile } from '../../domino/tile.js';
import { BLANKS_WILD } from '../meaning/line.js';
import { FOUR, seatingsOf } from '../meaning/seats.js';
import { type PlayerTable, type Rules, rowFor, type Seating } from '../rules.js';
import type { ShapedVariant } from '../schema/schema.js';
import type { Findings } from './findings.js';
import { spreadTable } from './table.js';

/** What the rest of the check counts with: the tiles of the game, every seating, and what each leaves in the boneyard. */
export interface Supplies {
  readonly tiles: readonly Tile[];
  readonly seatings: readonly Seating[];
  /** Tiles in the boneyard after the deal. */
  boneyard(seating: Seating): number;
}

/** Which tiles, who sits, and how many tiles each is dealt. */
export function checkSeats(
  shaped: ShapedVariant,
  findings: Findings,
): {
  readonly rules: Pick<Rules, 'set' | 'players' | 'partners' | 'direction' | 'deal' | 'line'>;
  readonly supplies: Supplies;
} {
  const set = setRule(shaped.set, findings);
  const tiles = tilesOfSet(set.highest, set.without);
  const { players } = shaped;
  if (players.least > players.most) {
    findings.refuse('players.order', { least: players.least, most: players.most }, ['players']);
  }
  if (shaped.minutes && shaped.minutes.least > shaped.minutes.most) {
    findings.refuse('minutes', { least: shaped.minutes.least, most: shaped.minutes.most }, ['minutes']);
  }
  const seats = { players, partners: partnersRule(shaped, findings) };
  if (players.most === 2) findings.dead(['direction'], 'direction.two');
  const direction = players.most === 2 ? 'clockwise' : shaped.direction;
  const deal = spreadTable(shaped.deal, 'deal', seats, findings);
  const seatings = seatingsOf(seats);
  if (findings.problems.length === 0) {
    // One number for all is limited by the fullest table.
    const fullestFirst = typeof shaped.deal === 'number' ? seatings.toReversed() : seatings;
    dealt(deal, fullestFirst, tiles.length, findings);
  }
  const supplies: Supplies = {
    tiles,
    seatings,
    boneyard: (seating) => tiles.length - seating.players * rowFor(deal, seating),
  };
  const line = lineRule(shaped.line, tiles, findings);
  return { rules: { set, ...seats, direction, deal, line }, supplies };
}

function setRule(set: ShapedVariant['set'], findings: Findings): Rules['set'] {
  if (typeof set === 'string') return { highest: SET_NAMES[set], without: [] };
  const whole = tilesOfSet(set.highest);
  const strangers = set.without.filter((tile) => !whole.includes(tile));
  if (strangers.length > 0) {
    findings.refuse(
      'set.without',
      { tiles: strangers.map(tileName), count: strangers.length, highest: set.highest },
      ['set', 'without'],
    );
  }
  return { highest: set.highest, without: whole.filter((tile) => set.without.includes(tile)) };
}

function partnersRule({ partners, players }: ShapedVariant, findings: Findings): Rules['partners'] {
  const four = FOUR[partners];
  if (!four.partners) return partners;
  const fits = four.alone
    ? players.least <= 4 && players.most >= 4
    : players.least === 4 && players.most === 4;
  if (fits) return partners;
  if (four.alone) findings.dead(['partners'], 'partners.four', { partners });
  else findings.refuse('partners.four', { partners }, ['partners'], ['players']);
  return 'never';
}

/** Whether every seating can be dealt; only the first that can't is told, since the mend is the same. */
function dealt(deal: PlayerTable, seatings: readonly Seating[], tiles: number, findings: Findings): void {
  for (const seating of seatings) {
    const each = rowFor(deal, seating);
    const { players } = seating;
    const needed = players * each;
    if (each === 1) findings.refuse('deal.one', { players }, ['deal']);
    else if (needed > tiles) {
      const params = { players, each, needed, tiles, most: Math.floor(tiles / players) };
      findings.refuse('deal.too-many', params, ['deal'], ['players'], ['set']);
    } else continue;
    return;
  }
}

function lineRule(line: ShapedVariant['line'], tiles: readonly Tile[], findings: Findings): Rules['line'] {
  const wild = BLANKS_WILD[line.wild] && !tiles.some((tile) => lowOf(tile) === 0) ? 'none' : line.wild;
  if (wild !== line.wild) findings.dead(['line', 'wild'], 'wild.no-blanks');
  const doubles = tiles.some(isDouble) ? line.doubles : 'across';
  if (!tiles.some(isDouble)) findings.dead(['line', 'doubles'], 'line.no-doubles');
  return { doubles, wild };
}
