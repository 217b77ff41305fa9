import type { LineView } from '../domino/line.js';
import type { Random } from '../domino/random.js';
import { highOf, type LaidTile, lowOf, type Pips, type Tile } from '../domino/tile.js';
import { unreachable } from '../problem.js';
import type { Rules, Seating } from '../variant/rules.js';
import type { Refusal } from '../variant/variant.js';
import { Boneyard } from './boneyard.js';
import { DRAW, KEEP, PASS, playCode, tileOfCode } from './codes.js';
import { deal } from './deal.js';
import { type DrawState, mayDraw, mayKeep, refusalOfDraw, refusalOfKeep, refusalOfPass } from './drawing.js';
import { Hands } from './hands.js';
import type { LeadFound } from './lead.js';
import { Line } from './line.js';
import {
  anyFits,
  codeOf,
  fillLeads,
  fillPlays,
  fitsLeaving,
  MOST_MOVES,
  type Move,
  moveOf,
  tileFits,
} from './moves.js';
import { roundEnd } from './score.js';
import { type Table, tableFor } from './table.js';
import type { RoundEnd } from './types.js';
import { LEFT, RIGHT } from './types.js';

/** A round in the middle, as someone found it on the table. Tiles that are nowhere in it are out of sight. */
export interface Position {
  readonly line: readonly LaidTile[];
  /** By seat. */
  readonly hands: readonly (readonly Tile[])[];
  /** Next tile to be drawn first. */
  readonly boneyard: readonly Tile[];
  readonly leader: number;
  /** Whose turn it is. */
  readonly turn: number;
  /** The tile that must be led; null: any. */
  readonly leadTile: Tile | null;
}

/** What came of a move: played, or refused for the rule it breaks, with nothing changed. */
export type Played = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

const PLAYED: Played = { ok: true };
const buffer = new Int32Array(MOST_MOVES);

/**
 * One deal to its end. It changes with every move; `clone()` keeps a state. Whatever plays, replays, prints or simulates
 * a game does it through this class.
 */
export class Round {
  readonly #table: Table;
  readonly #wild: boolean;
  readonly #hands: Hands;
  #boneyard: Boneyard;
  readonly #line: Line;
  #lead: LeadFound = { seat: 0, tile: null, by: null, drawn: [], givenBack: 0 };
  #turn = 0;
  #drawn = 0;
  #drawnFits = false;
  #passes = 0;
  #outcome: RoundEnd | null = null;

  private constructor(table: Table, hands: Hands, boneyard: Boneyard, line: Line) {
    this.#table = table;
    this.#wild = table.wild;
    this.#hands = hands;
    this.#boneyard = boneyard;
    this.#line = line;
  }

  /**
   * Shuffles, deals and finds who leads. A leader that is known (agreed on, or from the round before) leads with any
   * tile; without one `lead.first` finds it, seat 0 being the one that people agree on.
   */
  static deal(rules: Rules, seating: Seating, random: Random, leader?: number): Round {
    const table = tableFor(rules, seating);
    const round = new Round(table, new Hands(seating.players), new Boneyard(table.tiles), new Line());
    round.dealAgain(random, leader);
    return round;
  }

  /** A round in the middle. That the tiles are of the set, each once, is for the caller to see to. */
  static from(rules: Rules, seating: Seating, position: Position): Round {
    const hands = new Hands(seating.players);
    position.hands.forEach((hand, seat) => {
      for (const tile of hand) hands.add(seat, tile);
    });
    const round = new Round(
      tableFor(rules, seating),
      hands,
      new Boneyard(position.boneyard),
      Line.found(position.line),
    );
    round.#lead = { seat: position.leader, tile: position.leadTile, by: null, drawn: [], givenBack: 0 };
    round.#turn = position.turn;
    return round;
  }

  /** The next round at the same table in place of this one, dealt as `Round.deal` does. */
  dealAgain(random: Random, leader?: number): void {
    if (this.#boneyard.whole !== this.#table.tiles.length) this.#boneyard = new Boneyard(this.#table.tiles);
    this.#lead = deal(this.#table, this.#hands, this.#boneyard, random, leader);
    this.#line.clear();
    this.#turn = this.#lead.seat;
    this.#drawn = 0;
    this.#drawnFits = false;
    this.#passes = 0;
    this.#outcome = null;
  }

  /** The same round, independent of this one. */
  clone(): Round {
    const copy = new Round(this.#table, this.#hands.clone(), this.#boneyard.clone(), this.#line.clone());
    copy.#lead = this.#lead;
    copy.#turn = this.#turn;
    copy.#drawn = this.#drawn;
    copy.#drawnFits = this.#drawnFits;
    copy.#passes = this.#passes;
    copy.#outcome = this.#outcome;
    return copy;
  }

  get rules(): Rules {
    return this.#table.rules;
  }

  get seating(): Seating {
    return this.#table.seating;
  }

  /** Who led or leads this round, why, and with what. */
  get lead(): LeadFound {
    return this.#lead;
  }

  /** The seat whose turn it is. */
  get turn(): number {
    return this.#turn;
  }

  /** How the round ended, or null while it goes on. */
  get outcome(): RoundEnd | null {
    return this.#outcome;
  }

  /** The tiles on the table. */
  get line(): LineView {
    return this.#line.view();
  }

  /** Tiles left in the boneyard, those never drawn included. */
  get boneyardLeft(): number {
    return this.#boneyard.left;
  }

  /** Passes in a row so far. */
  get passes(): number {
    return this.#passes;
  }

  /** A seat's tiles in reading order. */
  hand(seat: number): Tile[] {
    return this.#hands.tiles(seat);
  }

  /** How many tiles a seat holds. */
  handSize(seat: number): number {
    return this.#hands.sizes[seat] as number;
  }

  /** The boneyard, next tile to be drawn first. */
  boneyard(): Tile[] {
    return this.#boneyard.tiles();
  }

  /** The tile that would be drawn next; there must be one. */
  get nextInBoneyard(): Tile {
    return this.#boneyard.next;
  }

  /** Puts these tiles of the boneyard on top, in this order, as an example tells what is drawn next. */
  stackBoneyard(next: readonly Tile[]): void {
    const rest = this.#boneyard.tiles().filter((tile) => !next.includes(tile));
    this.#boneyard = new Boneyard([...next, ...rest]);
  }

  /** Every move the rules allow now; none when the round is over. */
  legalMoves(): Move[] {
    const count = this.fillMoves(buffer);
    return Array.from(buffer.subarray(0, count), moveOf);
  }

  /** The same as codes, plays first; returns how many were written. */
  fillMoves(into: Int32Array): number {
    if (this.#outcome) return 0;
    let count = this.fillPlays(into);
    if (this.#line.length === 0) return count;
    const state = this.#drawState(count > 0);
    const draws = mayDraw(this.#table.drawing, state);
    if (draws) into[count++] = DRAW;
    if (mayKeep(this.#table.drawing, state)) into[count++] = KEEP;
    if (!state.fits && !draws) into[count++] = PASS;
    return count;
  }

  /** The codes of the plays alone. */
  fillPlays(into: Int32Array): number {
    if (this.#line.length > 0) return fillPlays(this.#hands, this.#turn, this.#line, this.#wild, into);
    if (this.#lead.tile === null) return fillLeads(this.#hands, this.#turn, into);
    into[0] = playCode(this.#lead.tile, RIGHT, highOf(this.#lead.tile));
    return 1;
  }

  /** Whether the player whose turn it is holds a tile that may be played now. */
  get canPlay(): boolean {
    return this.#line.length === 0 || this.#anyFits;
  }

  /** Whether a player without any tile that fits may draw now; who may not, passes. */
  get stuckMayDraw(): boolean {
    return mayDraw(this.#table.drawing, this.#drawState(false));
  }

  /** Makes a move, or says which rule forbids it and leaves everything as it was. */
  play(move: Move): Played {
    const refusal = this.refusalOf(move);
    if (refusal) return { ok: false, refusal };
    this.apply(codeOf(move));
    return PLAYED;
  }

  /** Makes a move that is known to be legal. */
  apply(code: number): void {
    if (code >= 0) {
      this.#line.lay(code);
      this.#hands.remove(this.#turn, tileOfCode(code));
      this.#passes = 0;
      if (this.#hands.sizes[this.#turn] === 0) this.#end(this.#turn);
      else this.#endTurn();
    } else if (code === DRAW) this.#draw();
    else if (code === KEEP) this.#endTurn();
    else {
      this.#passes++;
      if (this.#passes === this.#table.seating.players) this.#end(null);
      else this.#endTurn();
    }
  }

  /** Which rule a move breaks; null when it is legal. */
  refusalOf(move: Move): Refusal | null {
    if (this.#outcome) return 'round-over';
    if (move.kind === 'play') return this.#refusalOfPlay(move);
    if (codeOf(move) === DRAW && this.#table.drawing.most === 0) return 'never-draw';
    if (this.#line.length === 0) return this.#lead.tile === null ? 'must-play' : 'must-lead-tile';
    const state = this.#drawState(this.#anyFits);
    switch (move.kind) {
      case 'draw':
        return refusalOfDraw(this.#table.drawing, state);
      case 'keep':
        return refusalOfKeep(this.#table.drawing, state);
      case 'pass':
        return refusalOfPass(this.#table.drawing, state);
      default:
        return unreachable(move);
    }
  }

  #refusalOfPlay(move: Extract<Move, { kind: 'play' }>): Refusal | null {
    const { tile, arm, leaves } = move;
    if (!this.#hands.has(this.#turn, tile)) return 'not-held';
    if (arm !== LEFT && arm !== RIGHT) return 'no-end';
    if (leaves !== lowOf(tile) && leaves !== highOf(tile)) return 'no-match';
    if (this.#line.length === 0)
      return this.#lead.tile === null || this.#lead.tile === tile ? null : 'must-lead-tile';
    return fitsLeaving(tile, this.#line.open[arm] as Pips, leaves, this.#wild) ? null : 'no-match';
  }

  #drawState(fits: boolean): DrawState {
    return { fits, drawn: this.#drawn, drawnFits: this.#drawnFits, left: this.#boneyard.left };
  }

  #draw(): void {
    const tile = this.#boneyard.take();
    this.#hands.add(this.#turn, tile);
    this.#drawn++;
    if (tileFits(tile, this.#line, this.#wild)) this.#drawnFits = true;
    // All that may be drawn in a turn was, and still nothing fits: the turn is over, and it was no pass.
    else if (this.#drawn >= this.#table.drawing.most && !this.#anyFits) this.#endTurn();
  }

  get #anyFits(): boolean {
    return anyFits(this.#hands, this.#turn, this.#line, this.#wild);
  }

  #endTurn(): void {
    this.#turn = this.#table.next[this.#turn] as number;
    this.#drawn = 0;
    this.#drawnFits = false;
  }

  #end(out: number | null): void {
    this.#outcome = roundEnd(this.#table.rules, this.#table.seating, {
      out,
      handPips: Array.from(this.#hands.pips),
      leader: this.#lead.seat,
    });
  }
}
