import { type Field, fieldsFigure } from '../../layout/figures/fields.js';
import { type Block, type Figure, plain } from '../../layout/page/block.js';
import type { Mm, Sheet } from '../../layout/page/page.js';
import { boundSheets } from '../../layout/sheet/bound.js';
import { columnWidth, printable } from '../../layout/sheet/setup.js';
import { playerSheet } from '../../layout/sheet/sheet.js';
import { panelWidth } from '../../layout/type/compose.js';
import { numberedIndent } from '../../layout/type/numbered.js';
import { good, type Result } from '../../problem.js';
import type { ExerciseBlock } from '../../rulebook/exercises/exercise-sheet.js';
import { answerText } from '../../rulebook/exercises/told.js';
import { lineStamps } from '../line.js';
import { aboutGame, playerTexts } from '../page-texts.js';
import { bareLine } from './pictures.js';
import { questionBlocks } from './questions.js';
import {
  columnsOf,
  type Drawing,
  type HandoutRequest,
  handoutSetup,
  type Pupil,
  tellingOf,
} from './request.js';

/** The sides of a half of drawn tiles, the largest of which takes no more pages than the least does; how much larger all is in large print (mm; a factor). */
const HALVES: readonly [Mm, ...Mm[]] = [5.2, 5.8, 6.4, 7, 7.8];
const LARGE = 1.6;

/** White between exercises, and under the one that is solved (mm). */
const APART: Mm = 4;
const UNDER_EXAMPLE: Mm = 2;

/** The exercises of one reader, or of several one after the other, each announced to `doing`. Problems as for any sheet. */
export function handoutSheet(
  request: HandoutRequest,
  doing: (done: number) => void = () => {},
): Result<Sheet<'player'>> {
  const usual = usualFor(request);
  const sheets: Sheet<'player'>[] = [];
  for (const [index, pupil] of request.pupils.entries()) {
    doing(index);
    const sheet = sheetWithin(usual, pupil, index + 1, request);
    if (!sheet.ok) return sheet;
    sheets.push(sheet.value);
  }
  return good(boundSheets(sheets));
}

/** How large tiles are drawn, and how many pages a reader's exercises take so. */
interface Usual {
  readonly half: Mm;
  readonly pages: number;
}

/** The first reader's sheet tells what is usual for all. */
function usualFor(request: HandoutRequest): Usual {
  const [least, ...larger] = HALVES;
  const [first] = request.pupils;
  const pagesWith = (half: Mm) => {
    const sheet = first && pupilSheet(first, 1, half, request);
    return sheet?.ok ? sheet.value.pages.length : Number.POSITIVE_INFINITY;
  };
  const pages = pagesWith(least);
  return { half: larger.findLast((half) => pagesWith(half) <= pages) ?? least, pages };
}

/** A reader's exercises on as many pages as is usual, for which tiles get smaller; on more where that doesn't do. */
function sheetWithin(
  { half, pages }: Usual,
  pupil: Pupil,
  number: number,
  request: HandoutRequest,
): Result<Sheet<'player'>> {
  const smaller = HALVES.filter((each) => each < half).toReversed();
  let sheet = pupilSheet(pupil, number, half, request);
  for (const each of smaller) {
    if (!sheet.ok || sheet.value.pages.length <= pages) break;
    sheet = pupilSheet(pupil, number, each, request);
  }
  return sheet;
}

function pupilSheet(
  pupil: Pupil,
  number: number,
  half: Mm,
  request: HandoutRequest,
): Result<Sheet<'player'>> {
  const { checked, words, pupils, large } = request;
  const setup = handoutSetup(request);
  const columns = columnsOf(setup, request);
  const by = large ? LARGE : 1;
  const width = columnWidth(setup, 'player', columns);
  const drawing: Drawing = { ...tellingOf(request), setup, width, half: half * by, by };
  const texts = playerTexts(aboutGame('handout', request));
  const which =
    pupils.length === 1
      ? []
      : [
          pupil.name === undefined
            ? words.say('handout.sheet', { sheet: number })
            : words.say('handout.pupil', { sheet: number, name: pupil.name }),
        ];
  return playerSheet(
    {
      name: 'handout',
      texts: { ...texts, foot: { ...texts.foot, left: [...texts.foot.left, ...which] } },
      form: formFigure(pupil, { ...drawing, width: printable('player', setup).width }),
      stamps: lineStamps(checked.rules),
      body: {
        kind: 'flow',
        blocks: pupil.exercises.flatMap((block) => exerciseBlocks(block, drawing)),
        columns,
      },
    },
    setup,
  );
}

/** The share of the width that a name has. */
const NAME = 0.3;

/** Lines for a name, a class and a date; of a reader who is known the name is there. */
function formFigure({ name }: Pupil, drawing: Drawing): Figure {
  const { words, width, setup } = drawing;
  const { style, measurer } = setup;
  const shares = { class: 0.2, date: 0.2 } as const;
  const label = (field: 'name' | 'class' | 'date'): Field => ({
    kind: 'text',
    text: words.say(`handout.${field}`),
  });
  const line = (share: number): Field => ({ kind: 'line', width: share * width });
  const fields: readonly Field[] = [
    label('name'),
    name === undefined ? line(NAME) : { kind: 'text', text: name, bold: true, least: NAME * width },
    label('class'),
    line(shares.class),
    label('date'),
    { kind: 'line', width: 'rest' },
  ];
  const alt =
    name === undefined ? words.say('handout.form-alt') : words.say('handout.form-named-alt', { name });
  return fieldsFigure(fields, { width, alt, by: drawing.by, style, measurer });
}

/** One kind of exercises: what is asked, one that is solved, then those to solve. */
function exerciseBlocks({ kind, example, items }: ExerciseBlock, drawing: Drawing): readonly Block[] {
  const { words, setup, width, by } = drawing;
  const marks = items.map(({ number }) => `${number}.`);
  const inside = { ...drawing, width: width - numberedIndent(marks, setup) };
  return [
    {
      kind: 'keep',
      blocks: [
        { kind: 'heading', level: 2, text: words.say(`handout.${kind}.title`) },
        { kind: 'paragraph', text: words.say(`handout.${kind}.ask`) },
        { kind: 'panel', blocks: exampleBlocks(example, { ...drawing, width: panelWidth(width) }) },
      ],
    },
    { kind: 'space', height: UNDER_EXAMPLE },
    {
      kind: 'numbered',
      gap: APART * by,
      parts: items.map(({ question }, index) => ({
        mark: marks[index] ?? '',
        blocks: questionBlocks(question, inside),
      })),
    },
  ];
}

function exampleBlocks({ question, key }: ExerciseBlock['example'], drawing: Drawing): readonly Block[] {
  const { words } = drawing;
  const { answer, rules } = key;
  const rule = rules.map(({ text }) => text).join(' ');
  return [
    { kind: 'paragraph', text: words.say('handout.example'), bold: true },
    ...questionBlocks(question, drawing, true),
    {
      kind: 'paragraph',
      text: words.say('handout.answer', { answer: plain(answerText(question, answer, drawing)) }),
    },
    ...(answer.kind === 'chain' ? [{ kind: 'figure', figure: bareLine(answer.line, drawing) } as const] : []),
    ...(rule === '' ? [] : [{ kind: 'paragraph', text: words.say('handout.rule', { rule }) } as const]),
  ];
}
