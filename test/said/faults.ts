import { tileName } from '../../src/domino/notation.js';
import { isDouble, lowOf } from '../../src/domino/tile.js';
import { demonstrate } from '../../src/engine/demonstrate.js';
import { simulate } from '../../src/engine/simulate/simulate.js';
import { HostOnly } from '../../src/host-only.js';
import { agreedOn, type Ruled } from '../../src/rulebook/agreed.js';
import { ruleSections, sentencesOf } from '../../src/rulebook/clauses/clauses.js';
import { decisionsOf } from '../../src/rulebook/clauses/decision.js';
import { likelyMistakes } from '../../src/rulebook/clauses/mistakes.js';
import { point, type Section, writerOf } from '../../src/rulebook/clauses/sentence.js';
import { type ComparedGame, compareGames } from '../../src/rulebook/compare.js';
import { demonstrationText } from '../../src/rulebook/played/demonstration.js';
import { expectationText } from '../../src/rulebook/played/expectation.js';
import type { Ruling } from '../../src/rulebook/rulings/ruling.js';
import { agreedRulings, rulingGroups } from '../../src/rulebook/rulings/rulings.js';
import { dealRow, drawable, type Scope, tilesOf } from '../../src/rulebook/scope.js';
import { tips } from '../../src/rulebook/tips.js';
import type { SheetRequest } from '../../src/sheets/request.js';
import { scoreLogSheet } from '../../src/sheets/score-log/score-log.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import { type Rules, rowFor, type Seating } from '../../src/variant/rules.js';
import { engineAnswer } from '../support/probes.js';
import { type PosedQuestion, questionsFor } from '../support/question.js';
import { type Message, type Recording, recordingWords, withInner } from '../support/recording-words.js';
import { sheetText } from '../support/sheet-text.js';
import { HANDS } from './combined.js';
import { has } from './has.js';
import { answered, chosen, instead, needsOf, opened, type Read, read, type Statement } from './reading.js';

/** A sentence that is wrong, or an answer that is missing, with the sheet and table it was found on. */
export interface Fault {
  readonly sheet: string;
  readonly table: string;
  readonly what: string;
}

const statements = (messages: readonly Message[]): readonly Statement[] =>
  messages.map((message) => ({ message }));

const printed = (recording: Recording, sections: readonly Section[]): readonly Statement[] =>
  sentencesOf(sections).flatMap(({ text }) => statements(recording.messagesIn(text)));

/** The questions that these tables ask, with what the engine answers. */
function asked(rules: Rules, { seatings }: Scope): readonly (PosedQuestion & { readonly engine: string })[] {
  const all = seatings.length === seatingsOf(rules).length;
  return questionsFor(rules, seatings)
    .filter(({ question }) => all || !WHO_MAY.has(question.id))
    .filter((posed) => !beyondEngine(posed, rules))
    .map((posed) => ({ ...posed, engine: fromEngine(posed, rules) }));
}

const known = new WeakMap<Rules, Map<string, string>>();

/** What the engine answers, asked once for each game and table. */
function fromEngine(posed: PosedQuestion, rules: Rules): string {
  const answers = known.get(rules) ?? new Map<string, string>();
  known.set(rules, answers);
  const key = `${posed.question.id} ${tableOf(posed.seating)}`;
  const answer = answers.get(key) ?? engineAnswer(posed, rules);
  answers.set(key, answer);
  return answer;
}

/** Who else may play is not said on a sheet for some. */
const WHO_MAY: ReadonlySet<string> = new Set([
  'players-two',
  'players-three',
  'players-four',
  'players-five',
  'partners-may',
]);

/** Questions about hands in which the first search for the leader may find nobody. */
const SEARCHED = /^lead-(?:double|two-doubles|double-six|without|until|until-first|until-keeps|redeal)$/u;

/** Questions whose position such a table never sees, though the engine can be put into it. */
function beyondEngine({ question, seating }: PosedQuestion, rules: Rules): boolean {
  // Where all tiles are dealt, nobody lacks what is looked for first.
  if (SEARCHED.test(question.id) && dealRow(rules, seating).left === 0) return true;
  switch (question.id) {
    // With one tile in hand the leader has no choice, whatever the rules say.
    case 'lead-any':
    case 'later-any':
      return rowFor(rules.deal, seating) === 1;
    // The engine plays tiles that the set lacks.
    case 'blank-on-end':
    case 'end-is-blank':
    case 'blank-on-blank':
      return !tilesOf(rules).some((tile) => lowOf(tile) === 0);
    case 'double-again':
    case 'double-ends':
    case 'double-lies':
      return !tilesOf(rules).some(isDouble);
    // The engine is given a boneyard that the deal doesn't leave.
    case 'draw-able':
      return drawable(rules, seating) === 0;
    // The hands have tiles that the set lacks; or everything is dealt, and a tile that these hands lack is the last way.
    case 'lead-double':
    case 'lead-two-doubles':
    case 'lead-double-six':
    case 'lead-without':
    case 'lead-until':
      return !canHold(HANDS[question.id], rules);
    // So many tiles are dealt that somebody has a double; or somebody may hold, or draw, what is looked for before that.
    case 'lead-redeal': {
      const plain = tilesOf(rules).filter((tile) => !isDouble(tile));
      const sought = rules.lead.first.some((way) =>
        'tile' in way ? !isDouble(way.tile) : way.kind === 'draw-until-held',
      );
      return sought || plain.length < rowFor(rules.deal, seating) * seating.players;
    }
    // The question has it that nobody was dealt what is looked for.
    case 'lead-until-first':
    case 'lead-until-keeps': {
      const held = Object.values(HANDS['lead-until']).flat();
      return rules.lead.first.some(
        (way) => 'tile' in way && held.some((tile) => tile === tileName(way.tile)),
      );
    }
    default:
      return false;
  }
}

/** Whether these hands can be dealt and somebody be found by them, though all tiles are dealt and the last way is a tile. */
function canHold(hands: Readonly<Record<string, readonly string[]>>, rules: Rules): boolean {
  const last = rules.lead.first.at(-1);
  const set = tilesOf(rules).map(tileName);
  const dealt = Object.values(hands)
    .flat()
    .every((tile) => set.includes(tile));
  return dealt && (last === undefined || !('tile' in last));
}

const tableOf = ({ players, partners }: Seating) => (partners ? 'partners' : `${players} players`);

const told = ({ message: { key, params }, yes }: Statement): string =>
  `${key}${yes === undefined ? '' : yes ? ' yes' : ' no'} ${JSON.stringify(params)}`;

/** Which questions a text must answer, by id. */
type Wanted = (question: string, engine: string, at: Seating) => boolean;

/** That a tile is the same whichever half is named first is for the host to know, who counts them. */
const playersAsk: Wanted = (question) => question !== 'set-turned';

/** What a text says that can’t be right whoever plays: about what the game has not, or two things that clash. */
function amiss(sheet: string, said: readonly Statement[], rules: Rules, scope: Scope): readonly Fault[] {
  const having = has(rules, scope);
  const baseless = opened(said).flatMap((statement) =>
    needsOf(statement.message)
      .filter((need) => !having[need])
      .map((need) => ({ sheet, table: '', what: `no ${need}: ${told(statement)}` })),
  );
  const clashes = scope.seatings.flatMap((seating) =>
    read(said, seating).clashes.map(({ note, one, other }) => ({
      sheet,
      table: tableOf(seating),
      what: `${note} is ${one.value}: ${told(one.by)}, and ${other.value}: ${told(other.by)}`,
    })),
  );
  return [...baseless, ...clashes];
}

/** All that is wrong with a text: what is amiss in itself, what the engine answers otherwise, and what it leaves open. */
function faultsIn(
  sheet: string,
  said: readonly Statement[],
  rules: Rules,
  scope: Scope,
  wanted: Wanted = () => false,
): readonly Fault[] {
  const posed = asked(rules, scope);
  const answers = scope.seatings.flatMap((seating) =>
    answersAgainst(
      sheet,
      read(said, seating),
      posed.filter((one) => one.seating === seating),
      wanted,
    ),
  );
  return [...amiss(sheet, said, rules, scope), ...answers];
}

function answersAgainst(
  sheet: string,
  known: Read,
  posed: readonly (PosedQuestion & { readonly engine: string })[],
  wanted: Wanted,
): readonly Fault[] {
  return posed.flatMap((one) => {
    const answer = answered(one, known);
    if (answer === one.engine || (answer === undefined && !wanted(one.question.id, one.engine, one.seating)))
      return [];
    const what = `${one.key}: ${answer ?? 'unsaid'}, the engine: ${one.engine}`;
    return [{ sheet, table: tableOf(one.seating), what }];
  });
}

/** The rule sheet without what may be agreed. */
function ruleStatements(ruled: Ruled, scope: Scope, recording: Recording): readonly Statement[] {
  const mistakes = likelyMistakes(
    ruled.rules,
    agreedOn(ruled, scope, recording.words),
    scope,
    writerOf(recording.words),
  ).map((sentence) => point(sentence));
  const sections = ruleSections(ruled, scope, recording.words)
    .filter(({ id }) => id !== 'choices')
    .map((section) => (section.id === 'mistakes' ? { ...section, points: mistakes } : section));
  return printed(recording, sections);
}

/** The rule sheet and the turn in questions. */
export function sheetFaults(ruled: Ruled, scope: Scope): readonly Fault[] {
  const recording = recordingWords();
  const rules = ruleStatements(ruled, scope, recording);
  const turn = decisionsOf(ruled.rules, scope, recording.words).flatMap(({ question, yes, no = '' }) =>
    statements([question, yes, no].flatMap((text) => recording.messagesIn(text))),
  );
  return faultsIn('rules', [...rules, ...turn], ruled.rules, scope, playersAsk);
}

/** Rulings as statements: each question with its answer, and the reason. */
function answersOf(rulings: readonly Ruling[], recording: Recording): readonly Statement[] {
  return rulings.flatMap(({ question, yes, why }): readonly Statement[] => [
    ...recording.messagesIn(question).map((message) => ({ message, yes })),
    ...statements(recording.messagesIn(why)),
  ]);
}

/** Too few rounds to be right about, enough to be told. */
const PLAYED = 12;

/** What to expect, told from a few rounds: the more is said of the leader’s edge. */
function expected(rules: Rules, { seatings }: Scope, { words }: Recording): readonly string[] {
  const played = seatings.slice(0, 2).map((seating) => simulate(rules, seating, { rounds: PLAYED, seed: 1 }));
  const { head, rows, edge, basis } = HostOnly.openForTerminal(
    expectationText({ rules, minutes: null }, played, 1, words),
  );
  return [...head, ...rows.flat(), edge, ...basis];
}

/** The rulings of the host key, its advice and what to expect, read beside the rule sheet, which must not say otherwise. */
export function keyFaults(ruled: Ruled, scope: Scope): readonly Fault[] {
  const recording = recordingWords();
  const groups = HostOnly.openForTerminal(rulingGroups({ ...ruled, choices: [] }, scope, recording.words));
  const advice = [...tips(ruled.rules, scope, recording.words), ...expected(ruled.rules, scope, recording)];
  const said = [
    ...answersOf(
      groups.flatMap((group) => group.rulings),
      recording,
    ),
    ...statements(advice.flatMap((text) => recording.messagesIn(text))),
    ...ruleStatements(ruled, scope, recording),
  ];
  return faultsIn('key', said, ruled.rules, scope);
}

/** The score log, as it is set on paper. */
export function logFaults(request: Omit<SheetRequest, 'words'>): readonly Fault[] {
  const recording = recordingWords();
  const sheet = scoreLogSheet({ ...request, words: recording.words });
  if (!sheet.ok) return [{ sheet: 'log', table: '', what: JSON.stringify(sheet.problems) }];
  const said = recording.messagesIn(sheetText(sheet.value)).filter(({ key }) => !AROUND.test(key));
  return faultsIn('log', statements(said), request.checked.rules, request.scope, inLog);
}

/** What is looked up in a score log: who has won a round, what it is worth, when the match is over and who has won it. */
const inLog: Wanted = (question, engine) =>
  /^(?:score|match)-/u.test(question) || (question.startsWith('blocked-') && engine !== 'nobody');

/** What stands around a sheet’s text and says nothing of the rules. */
const AROUND = /^(?:layout|section|names|facts|set|title)\./u;

/** A round told, for the key and for `play`. */
export function playFaults(rules: Rules, seating: Seating, seed: number): readonly Fault[] {
  const recording = recordingWords();
  const shown = demonstrate(rules, seating, seed);
  const name = (seat: number) => `player ${seat}`;
  const { lead, turns, count } = HostOnly.openForTerminal(
    demonstrationText(rules, shown, name, recording.words),
  );
  const texts = [lead, ...turns.map(({ text }) => text), ...count];
  const said = texts.flatMap((text) => statements(recording.messagesIn(text)));
  return faultsIn('play', said, rules, { seatings: [seating] });
}

/** A choice: what the table knows that agreed on it must be what the engine plays then. */
export function choiceFaults(ruled: Ruled, wanted: Scope): readonly Fault[] {
  const recording = recordingWords();
  const usual = ruleStatements({ ...ruled, choices: [] }, wanted, recording);
  const rulings = HostOnly.openForTerminal(agreedRulings(ruled, wanted, recording.words));
  return agreedOn(ruled, wanted, recording.words).flatMap(({ rules, scope, changes }, index) => {
    const printed = changes.flatMap(({ sentence }) => recording.messagesIn(sentence.text));
    const gone = new Set(printed.filter(({ key }) => key === 'choices.gone').flatMap(withInner));
    const agreed = statements(printed);
    const before = usual.filter(({ message }) => !gone.has(message));
    const ruledOtherwise = answersOf(rulings[index]?.rulings ?? [], recording);
    const posed = asked(rules, scope);
    const known = scope.seatings.flatMap((seating) => {
      const here = posed.filter((one) => one.seating === seating);
      const said = read(agreed, seating);
      const told = instead(read(before, seating), said, chosen(said));
      const key = instead(told, read(ruledOtherwise, seating), (notes) => notes);
      return [
        ...answersAgainst('choice', told, here, playersAsk),
        ...answersAgainst('key of a choice', key, here, playersAsk),
      ];
    });
    return [
      ...amiss('choice', agreed, rules, scope),
      ...amiss('key of a choice', ruledOtherwise, rules, scope),
      ...known,
    ];
  });
}

const blockWon = ({ checked: { rules } }: ComparedGame, scope: Scope) => has(rules, scope)['block-winner'];

/** Two games compared: whoever knows one of them, strikes out its column and reads the other’s knows the other game. */
export function compareFaults(one: ComparedGame, other: ComparedGame): readonly Fault[] {
  const recording = recordingWords();
  const { among, differences } = compareGames(one, other, recording.words);
  const rules = differences.filter(({ topic }) => topic !== 'choices');
  const sides = [
    { game: one, scope: among.one, column: rules.flatMap((rule) => rule.one) },
    { game: other, scope: among.other, column: rules.flatMap((rule) => rule.other) },
  ];
  return sides.flatMap(({ game, scope, column }, side) => {
    const known = sides[1 - side];
    if (!known) return [];
    const said = column.flatMap(({ text }) => statements(recording.messagesIn(text)));
    const gone = new Set(known.column.flatMap(({ text }) => recording.messagesIn(text)));
    const before = ruleStatements({ ...known.game.checked, choices: [] }, known.scope, recording).filter(
      ({ message }) => !gone.has(message),
    );
    const faults = amiss('compare', said, game.checked.rules, game.scope);
    const posed = asked(game.checked.rules, scope).filter(
      // What a game deals to more players than the other allows can’t be read off the other.
      ({ question, seating: { players } }) =>
        known.scope.seatings.some((seat) => seat.players === players) ||
        !/^(?:deal|drawable)/u.test(question.id),
    );
    const unsaid = scope.seatings.flatMap((seating) =>
      answersAgainst(
        'compare',
        instead(read(before, seating), read(said, seating), (notes) => notes),
        posed.filter((posedOne) => posedOne.seating === seating),
        // What isn’t there is the same in both games: that nobody wins a block, which no sheet says where low totals win.
        (question, engine, at) =>
          playersAsk(question, engine, at) &&
          (!question.startsWith('blocked-won') || blockWon(game, scope) || blockWon(known.game, known.scope)),
      ),
    );
    return [...faults, ...unsaid];
  });
}
