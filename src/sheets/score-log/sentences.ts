import type { Block, ListItem, Rich } from '../../layout/page/block.js';
import type { Mm } from '../../layout/page/page.js';
import type { Setting } from '../../layout/type/strip.js';
import type { Agreed, Change } from '../../rulebook/agreed.js';
import { comparesSums, endSection, matchSection, scoreSection } from '../../rulebook/clauses/end.js';
import {
  type Point,
  pointNamed,
  type RuleKey,
  type Section,
  type Sentence,
  writerOf,
} from '../../rulebook/clauses/sentence.js';
import { turnSection } from '../../rulebook/clauses/turn.js';
import { countText } from '../../rulebook/played/count.js';
import { examplesFor, type ShownScore } from '../../rulebook/played/shown.js';
import { playerCounts, sidesIn } from '../../rulebook/scope.js';
import type { Topic } from '../../rulebook/topics.js';
import { hasPoints } from '../../variant/meaning/end.js';
import type { SheetRequest } from '../request.js';
import type { LogColumns, LogEnd } from './columns.js';
import type { Log } from './logs.js';
import { passTally } from './pass-tally.js';

/** What is read of scoring, in two parts. */
export interface ScoreNotes {
  readonly worth: readonly Block[];
  readonly notes: readonly Block[];
}

/** The ways of telling how a round counts, and what else is argued about when it is over: none of the rules of counting with the first, then one more each time. */
export function scoreNotes(log: Log): readonly ScoreNotes[] {
  const { counting, others } = notesOf(log);
  return [...Array(counting.length + 1).keys()].map((joined) => ({
    worth: worthBlocks(log, counting.slice(0, joined)),
    notes: notesBlocks(log, [...counting.slice(joined), ...others]),
  }));
}

/** How a round counts, or where there are no points who wins it: each way it can end, with a worked count where the game has one. */
function worthBlocks({ request, columns }: Log, counting: readonly Rich[]): readonly Block[] {
  const { checked, scope, words } = request;
  const { scores } = examplesFor(checked, scope, words);
  const blocked = words.say('count.blocked');
  // An item says how the round ended already, except who went out.
  const example = (shown: ShownScore): Rich =>
    words.say('score-log.example', {
      text: countText(checked.rules, shown.seating, shown.end, shown.left, shown.name, words)
        .filter((sentence) => sentence !== blocked)
        .map(unbrokenSums)
        .join(' '),
    });
  const items = columns.ends.flatMap((end): ListItem[] => {
    const text = worthText(end, request);
    if (text === '') return [];
    const shown = scores.find((one) => endOf(one) === end);
    return [{ text, ...(shown && { notes: [{ text: example(shown) }] }) }];
  });
  return [
    { kind: 'heading', level: 2, text: words.say('score-log.worth', { points: pointsIn(request) }) },
    { kind: 'list', ordered: false, items: [...items, ...counting.map((text) => ({ text }))] },
  ];
}

/** Whether any points are written down, as messages ask. */
function pointsIn({ checked }: SheetRequest): 'yes' | 'no' {
  return hasPoints(checked.rules) ? 'yes' : 'no';
}

/** A sum is read in one line. */
function unbrokenSums(sentence: string): string {
  return sentence.replace(/ ([+\u2212=]) /g, '\u00a0$1\u00a0');
}

function endOf({ end }: ShownScore): LogEnd {
  return end.kind === 'out' ? 'out' : end.tied ? 'tie' : 'blocked';
}

/** What the rules say of a round that ended so: what it is worth, or who wins it. */
function worthText(end: LogEnd, { checked, scope, words }: SheetRequest): Rich {
  const { rules } = checked;
  const writer = writerOf(words);
  const scoring = scoreSection(rules, scope, writer);
  const ends = sentencesIn(endSection(rules, scope, writer));
  const said = (rule: RuleKey) =>
    ends
      .filter((sentence) => sentence.rule === rule)
      .map(({ text }) => text)
      .join(' ');
  switch (end) {
    case 'out':
      return textOf(pointNamed(scoring, 'out')) || said('always.out');
    case 'blocked':
      return [
        ...(comparesSums(rules, scope) ? [said('round.blocked')] : []),
        textOf(pointNamed(scoring, 'blocked')) || said('round.blocked'),
      ]
        .filter((text, index, texts) => texts.indexOf(text) === index)
        .join(' ');
    case 'tie':
      return said('round.tie');
  }
}

function textOf(point: Point | undefined): Rich {
  return (point?.sentences ?? []).map(({ text }) => text).join(' ');
}

/** What else is argued about when a round is over: how pips count; when the match is won, what may be agreed. */
function notesOf({
  request,
  columns,
  others,
}: Log): Readonly<Record<'counting' | 'others', readonly Rich[]>> {
  const { checked, scope, words } = request;
  const { rules } = checked;
  const writer = writerOf(words);
  const { points } = scoreSection(rules, scope, writer);
  const agreed = others.flatMap(({ box, changes }) => {
    const texts = changes.filter(concernsLog).map(({ sentence }) => sentence.text);
    return texts.length > 0 ? [words.say('choices.if-ticked', { box, text: texts.join(' ') })] : [];
  });
  const shared = sidesIn(scope) === 'both' || (sidesIn(scope) === 'alone' && others.some(bringsPartners));
  const textsOf = (lines: readonly (readonly Sentence[])[]) =>
    lines.filter((line) => line.length > 0).map((line) => line.map(({ text }) => text).join(' '));
  return {
    counting: textsOf([
      sentencesIn(endSection(rules, scope, writer)).filter((sentence) => sentence.rule === 'always.pips'),
      ...points.filter(({ name }) => name === undefined).map(({ sentences }) => sentences),
    ]),
    others: [
      ...textsOf([
        ...points.filter(({ name }) => name === 'no-points').map(({ sentences }) => sentences),
        firstOfEachRule(sentencesIn(matchSection(rules, scope, writer))).slice(SAID_ABOVE[columns.aim.kind]),
      ]),
      ...agreed,
      ...(shared ? [words.say('score-log.partners')] : []),
    ],
  };
}

function notesBlocks({ request }: Log, texts: readonly Rich[]): readonly Block[] {
  if (texts.length === 0) return [];
  const points = pointsIn(request);
  return [
    { kind: 'heading', level: 2, text: request.words.say('score-log.notes', { points }) },
    { kind: 'list', ordered: false, items: texts.map((text) => ({ text })) },
  ];
}

/** How many sentences on the match stand over the table already. */
const SAID_ABOVE: Readonly<Record<LogColumns['aim']['kind'], number>> = { wins: 0, rounds: 1, target: 1 };

/** Whether whoever writes the log needs to know it: how a round ends, what it is worth, when the match is won. */
function concernsLog({ topic, sentence }: Change): boolean {
  return LOG_TOPICS.has(topic) || LOG_RULES.has(sentence.rule);
}

const LOG_TOPICS: ReadonlySet<Topic> = new Set(['blocked', 'tie', 'score', 'match']);

/** How passes are counted, which the rules tell with the drawing. */
const LOG_RULES: ReadonlySet<RuleKey> = new Set(['always.blocked', 'always.settled']);

function bringsPartners({ scope }: Agreed): boolean {
  return sidesIn(scope) !== 'alone';
}

/** The tally of passes for a column of some width, with the rule that a full circuit of them ends a round. */
export function passNotes(request: SheetRequest, setting: Setting): (width: Mm) => readonly Block[] {
  const { checked, scope, words } = request;
  const writer = writerOf(words);
  const counts = playerCounts(scope);
  const ends = sentencesIn(endSection(checked.rules, scope, writer));
  const turns = sentencesIn(turnSection(checked.rules, scope, writer));
  const rule = [
    ...ends.filter((sentence) => sentence.rule === 'always.blocked'),
    ...turns.filter((sentence) => sentence.rule === 'always.settled'),
  ];
  return (width) => [
    { kind: 'heading', level: 2, text: words.say('score-log.passes') },
    { kind: 'figure', figure: passTally(counts, width, words, setting) },
    { kind: 'paragraph', text: words.say('score-log.coin') },
    { kind: 'paragraph', text: rule.map(({ text }) => text).join(' ') },
  ];
}

/** What each rule says first, without what only explains it or holds in every game. */
function firstOfEachRule(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.filter(
    ({ rule }, index) =>
      !rule.startsWith('always.') && sentences.findIndex((other) => other.rule === rule) === index,
  );
}

function sentencesIn(section: Section): readonly Sentence[] {
  return section.points.flatMap((point) => point.sentences);
}
