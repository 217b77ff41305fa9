import type { Question } from '../../engine/exercises/exercise.js';
import { HostOnly } from '../../host-only.js';
import { besideFigures } from '../../layout/figures/beside.js';
import { type Block, type Figure, plain } from '../../layout/page/block.js';
import type { Mm, Sheet } from '../../layout/page/page.js';
import { columnWidth } from '../../layout/sheet/setup.js';
import { type Content, hostSheet } from '../../layout/sheet/sheet.js';
import type { HostTexts } from '../../layout/sheet/texts.js';
import { numberedIndent } from '../../layout/type/numbered.js';
import { type Result, unreachable } from '../../problem.js';
import type { ExerciseBlock, Key, NumberedExercise } from '../../rulebook/exercises/exercise-sheet.js';
import { answerText, toldTurns, triedText } from '../../rulebook/exercises/told.js';
import { lineStamps } from '../line.js';
import { aboutGame, hostTexts } from '../page-texts.js';
import { bareLine, handTiles, openLine, someTiles } from './pictures.js';
import { columnsOf, type Drawing, type HandoutRequest, handoutSetup, tellingOf } from './request.js';

/** The side of a half of the small pictures, how much larger it is in large print, and white between two pictures (mm; a factor). */
const HALF: Mm = 3.6;
const LARGE = 1.8;
const BESIDE: Mm = 5;

/** White between two answers (mm). */
const APART: Mm = 2;

/** The key to the exercises of one reader or of several, in the order of their sheets. Problems as for any sheet. */
export function handoutKey(request: HandoutRequest): Result<Sheet<'host'>> {
  const { checked, words, large } = request;
  const setup = handoutSetup(request);
  const columns = columnsOf(setup, request);
  const by = large ? LARGE : 1;
  const width = columnWidth(setup, 'host', columns);
  const drawing: Drawing = { ...tellingOf(request), setup, width, half: HALF * by, by };
  const content = keyParts(request, drawing).map(
    ([first = [], ...further]): Content<HostTexts> => ({
      name: 'handout-key',
      texts: hostTexts(aboutGame('handout-key', request)),
      stamps: lineStamps(checked.rules),
      body: {
        kind: 'flow',
        columns,
        blocks: [
          { kind: 'paragraph', text: words.say('handout.key.intro', { seed: String(request.seed) }) },
          ...first,
        ],
        further,
      },
    }),
  );
  return hostSheet(content, setup);
}

/** So many sheets are answered one right after the other before a page begins anew: weighing where columns end takes longer for longer texts. */
const TOGETHER = 8;

/** The rules that decide, each by a letter; then, sheet by sheet and kind by kind, the answers, in parts that begin a page each. */
function keyParts(
  { pupils, words }: HandoutRequest,
  drawing: Drawing,
): HostOnly<readonly (readonly Block[])[]> {
  const items = pupils.flatMap(({ exercises }) => exercises.flatMap((block) => block.items));
  return HostOnly.all(items.map(({ key }) => key)).map((keys) => {
    const answers = new Map(items.map((item, index) => [item, keys[index] as Key]));
    const rules = [...new Set(keys.flatMap((key) => key.rules.map(({ text }) => text)))];
    const several = pupils.length > 1;
    const decisive: readonly Block[] = [
      { kind: 'heading', level: 2, text: words.say('handout.key.rules') },
      {
        kind: 'list',
        ordered: false,
        items: rules.map((text, index) => ({ text, mark: `${letter(index)}.` })),
      },
    ];
    const sheets = pupils.map(({ exercises, name }, index): readonly Block[] => {
      const sheet = index + 1;
      const text =
        name === undefined
          ? words.say('handout.key.sheet', { sheet })
          : words.say('handout.key.pupil', { sheet, name: plain(name) });
      return [
        ...(several ? [{ kind: 'heading', level: 2, text } as const] : []),
        ...exercises.flatMap((block) => kindBlocks(block, several ? 3 : 2, { answers, rules }, drawing)),
      ];
    });
    const parts = Array.from({ length: Math.ceil(sheets.length / TOGETHER) }, (_, part) =>
      sheets.slice(part * TOGETHER, (part + 1) * TOGETHER).flat(),
    );
    const [first = [], ...further] = parts;
    return [[...decisive, ...first], ...further];
  });
}

/** A rule's letter: as many as there are rules that exercises ask for. */
function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** The answers as they are printed: each by its exercise, and the rules in the order of their letters. */
interface Answers {
  readonly answers: ReadonlyMap<NumberedExercise, Key>;
  readonly rules: readonly string[];
}

function kindBlocks(
  { kind, items }: ExerciseBlock,
  level: 2 | 3,
  answers: Answers,
  drawing: Drawing,
): readonly Block[] {
  const { words, setup, width, by } = drawing;
  const marks = items.map(({ number }) => `${number}.`);
  const inside = { ...drawing, width: width - numberedIndent(marks, setup) };
  return [
    { kind: 'heading', level, text: words.say(`handout.${kind}.title`) },
    {
      kind: 'numbered',
      gap: APART * by,
      parts: items.map((item, index) => ({
        mark: marks[index] ?? '',
        blocks: [...pictureBlocks(item.question, inside), ...answerBlocks(item, answers, inside)],
      })),
    },
  ];
}

function answerBlocks(
  item: NumberedExercise,
  { answers, rules }: Answers,
  drawing: Drawing,
): readonly Block[] {
  const { words } = drawing;
  const key = answers.get(item);
  if (!key) throw new Error(`no answer to ${item.number}`);
  const letters = key.rules.map(({ text }) => letter(rules.indexOf(text)));
  const text = words.say('handout.key.answer', {
    answer: plain(answerText(item.question, key.answer, drawing)),
    rules: letters,
    count: letters.length,
  });
  const line = key.answer.kind === 'chain' ? [figureBlock(bareLine(key.answer.line, drawing))] : [];
  return [{ kind: 'paragraph', text }, ...line];
}

/** An exercise in small: its drawings, and what is told of it. */
function pictureBlocks(question: Question, drawing: Drawing): readonly Block[] {
  const { words } = drawing;
  switch (question.kind) {
    case 'missing':
    case 'chain':
      return [figureBlock(someTiles(question.tiles, drawing))];
    case 'ends':
      return [
        figureBlock(bareLine(question.tiles, drawing)),
        ...toldBlocks(toldTurns(question.plays, drawing).join(' ')),
      ];
    case 'fits':
      return [both([openLine(question.line, drawing), someTiles(question.hand, drawing)], drawing)];
    case 'next':
    case 'legal': {
      const { line, seat, hand, boneyard } = question;
      const left = words.say('handout.key.boneyard', { boneyard });
      const tried = question.kind === 'legal' ? `${triedText(question.turn, seat, drawing)} ` : '';
      return [
        both([openLine(line, drawing), handTiles(seat, hand, drawing)], drawing),
        ...toldBlocks(`${tried}${left}`),
      ];
    }
    case 'blocked':
      return toldBlocks(toldTurns(question.turns, drawing).join(' '));
    case 'count':
      return question.left.flatMap((hand, seat) =>
        hand.length === 0 ? [] : [figureBlock(handTiles(seat, hand, drawing))],
      );
    default:
      return unreachable(question);
  }
}

function toldBlocks(text: string): readonly Block[] {
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

function both(figures: readonly Figure[], { width, by }: Drawing): Block {
  return figureBlock(besideFigures(figures, { width, gap: BESIDE * by }));
}

function figureBlock(figure: Figure): Block {
  return { kind: 'figure', figure };
}
