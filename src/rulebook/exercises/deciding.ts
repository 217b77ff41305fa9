import { lowOf, type Pips, type Tile } from '../../domino/tile.js';
import type { Answer, Question } from '../../engine/exercises/exercise.js';
import { unreachable } from '../../problem.js';
import type { Seating } from '../../variant/rules.js';
import type { Refusal } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import type { Ruled } from '../agreed.js';
import { ruleSections, sentencesOf } from '../clauses/clauses.js';
import type { RuleKey, Section, Sentence } from '../clauses/sentence.js';
import { drawable, type Scope } from '../scope.js';

/** What the rules say of an exercise is looked up in these: the game, the sheet's seatings and the one of the exercise, and the language. */
export interface Deciding {
  readonly ruled: Ruled;
  readonly scope: Scope;
  readonly seating: Seating;
  readonly words: Words;
}

/** A rule by its key, or by key and value. */
type Named = RuleKey | readonly [rule: RuleKey, value: string];

/** Of several rules the first that the sheet states: which of them does depends on the game. */
type FirstOf = readonly Named[];

/** The sentences of the rule sheet that decide an exercise, word for word, in the order of the sheet. */
export function decidingRules(question: Question, answer: Answer, deciding: Deciding): readonly Sentence[] {
  const { ruled, scope, words } = deciding;
  const sections = ruleSections(ruled, scope, words).filter(
    ({ id }) => id !== 'choices' && id !== 'mistakes',
  );
  const stated = sentencesOf(sections);
  const decisive = [
    ...namesFor(question, answer, deciding).flatMap((names) => firstStated(names, stated)),
    ...worthOf(answer, sections),
  ];
  return stated.filter((sentence) => decisive.includes(sentence));
}

function firstStated(names: FirstOf, stated: readonly Sentence[]): readonly Sentence[] {
  for (const name of names) {
    const [rule, value] = typeof name === 'string' ? [name, undefined] : name;
    const found = stated.find(
      (sentence) => sentence.rule === rule && (value ?? sentence.value) === sentence.value,
    );
    if (found) return [found];
  }
  return [];
}

/** What a round that ended so is worth. */
function worthOf(answer: Answer, sections: readonly Section[]): readonly Sentence[] {
  if (answer.kind !== 'count') return [];
  return sections
    .flatMap(({ points }) => points)
    .filter(({ name }) => name === answer.end.kind)
    .flatMap(({ sentences }) => sentences);
}

const SET: FirstOf = ['set', 'set.without'];
const PLAY: FirstOf = ['always.play'];
const BLANKS: FirstOf = ['line.wild'];
const MUST_PLAY: FirstOf = ['draw.when', 'always.must-play'];
const DRAW: FirstOf = ['draw.tiles'];
const NO_DRAWING: FirstOf = [['draw.leave', 'closed'], 'draw'];

function namesFor(question: Question, answer: Answer, { ruled, seating }: Deciding): readonly FirstOf[] {
  const drawn = drawable(ruled.rules, seating) > 0;
  const pass: FirstOf = drawn ? ['always.pass'] : NO_DRAWING;
  switch (answer.kind) {
    case 'missing':
      return [SET];
    case 'chain':
      return answer.line.some(({ left, right }) => left === 0 || right === 0) ? [PLAY, BLANKS] : [PLAY];
    case 'ends':
      return endsAtDouble(question, answer.ends) ? [PLAY, ['line.doubles']] : [PLAY];
    case 'fits':
      return showsBlank(question) ? [PLAY, BLANKS] : [PLAY];
    case 'next':
      if (answer.moves.includes('play')) return [MUST_PLAY];
      return answer.moves.includes('draw') ? [DRAW] : [pass];
    case 'legal': {
      const { refusal, able } = answer;
      if (refusal !== null) return forbidding(refusal, question, drawn);
      if (question.kind !== 'legal') return [];
      switch (question.turn.kind) {
        case 'play':
          return showsBlank(question) ? [PLAY, BLANKS] : [PLAY];
        case 'draw':
          return [able ? MUST_PLAY : DRAW];
        case 'pass':
          return [pass];
        default:
          return unreachable(question.turn);
      }
    }
    case 'blocked':
      if (answer.ended === 'out') return [['always.out']];
      return drewWithoutPass(question) ? [['always.blocked'], ['always.settled']] : [['always.blocked']];
    case 'count':
      if (answer.end.kind === 'out') return [];
      return answer.end.tied ? [['round.blocked'], ['round.tie']] : [['round.blocked']];
    default:
      return unreachable(answer);
  }
}

/** The rule that a turn breaks; those that no exercise lets anybody break decide nothing. */
function forbidding(refusal: Refusal, question: Question, drawn: boolean): readonly FirstOf[] {
  switch (refusal) {
    case 'no-match':
      return showsBlank(question) ? [PLAY, BLANKS] : [PLAY];
    case 'must-play':
      return [MUST_PLAY];
    case 'must-draw':
      return [DRAW];
    case 'never-draw':
      return [NO_DRAWING];
    case 'nothing-to-draw':
      return [drawn ? [['draw.leave', 'n']] : NO_DRAWING];
    case 'not-held':
    case 'must-play-drawn':
    case 'must-lead-tile':
    case 'one-draw':
    case 'no-end':
    case 'not-your-turn':
    case 'round-over':
      return [];
    default:
      return unreachable(refusal);
  }
}

/** Whether an open end, or a tile that somebody may play, has a blank. */
function showsBlank(question: Question): boolean {
  const hasBlank = (tile: Tile) => lowOf(tile) === 0;
  switch (question.kind) {
    case 'fits':
      return question.hand.some(hasBlank) || question.line.ends.includes(0);
    case 'legal':
      return question.turn.kind === 'play' && (question.turn.end === 0 || hasBlank(question.turn.tile));
    case 'missing':
    case 'chain':
    case 'ends':
    case 'next':
    case 'blocked':
    case 'count':
      return false;
    default:
      return unreachable(question);
  }
}

/** Whether somebody drew and didn't play, which people take for a pass. */
function drewWithoutPass(question: Question): boolean {
  if (question.kind !== 'blocked') return false;
  return question.turns.some(({ action }) => {
    switch (action?.kind) {
      case 'settled':
      case 'keep':
        return true;
      case 'lead':
      case 'play':
      case 'pass':
      case undefined:
        return false;
      default:
        return unreachable(action);
    }
  });
}

/** Whether a double lies at an end that is open. */
function endsAtDouble(question: Question, ends: readonly Pips[]): boolean {
  if (question.kind !== 'ends') return false;
  const { tiles, plays } = question;
  const line = plays.at(-1)?.line.tiles ?? tiles;
  return [line[0], line.at(-1)].some((tile) => tile && tile.left === tile.right && ends.includes(tile.left));
}
