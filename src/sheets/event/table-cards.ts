import { type Block, plain, type Rich } from '../../layout/page/block.js';
import { lineMark, passedOver, textMark } from '../../layout/page/mark.js';
import {
  BLACK,
  type Item,
  inMm,
  type Mm,
  type Node,
  pt,
  type Sheet,
  type Stamp,
  type Stroke,
} from '../../layout/page/page.js';
import { moved, nodeOf } from '../../layout/page/place.js';
import { type Style, styleOf } from '../../layout/page/templates.js';
import { type PlacedPage, playerSheet } from '../../layout/sheet/sheet.js';
import { compose } from '../../layout/type/compose.js';
import { DIGIT_HEIGHT } from '../../layout/type/digits.js';
import { heightOfStrips, stacked } from '../../layout/type/strip.js';
import { bad, type Result } from '../../problem.js';
import { ruleSections } from '../../rulebook/clauses/clauses.js';
import { decisionsOf } from '../../rulebook/clauses/decision.js';
import { type SectionId, shownSection } from '../../rulebook/clauses/sentence.js';
import { decisionTexts } from '../../rulebook/rules-parts.js';
import { gameTitle } from '../../rulebook/title.js';
import { pageSetup, sizesOf } from '../request.js';
import { type EventRequest, eventTitle, playerEventTexts, setLetter } from './request.js';

/** White from the fold, between number and rules, and how wide the number's column is (mm). */
const FROM_FOLD: Mm = 8;
const APART: Mm = 7;
const NUMBER_WIDTH: Mm = 50;
/** How high the number is (mm): read across a room. */
const NUMBER_HEIGHT: Mm = 34;
const FOLD: Stroke = { width: 0.3, ink: BLACK, dash: [3, 2] };

/** What of the rules stands on a card, in the order it is read; what counts least goes first where there is no room. */
const BRIEF: readonly SectionId[] = ['goal', 'lead', 'turn', 'end', 'score', 'match'];
const LEAST: readonly SectionId[] = ['lead', 'match', 'end', 'score'];

/** In brief is what each part of the rules says first, and each of its points. */
const MOST_POINTS = 2;
const MOST_SENTENCES = 2;

/**
 * A card for each table, folded in the middle so that it stands: its number, the letter of its tiles and the rules in brief, the same
 * on both sides. The far half is drawn upside down and passed over when read aloud. Problem `paper.overflow` for paper too small.
 */
export function tableCardsSheet(request: EventRequest): Result<Sheet<'player'>> {
  const { event } = request;
  const setup = pageSetup(request);
  const texts = playerEventTexts('table-cards', request);
  const { paper, margins } = setup;
  const width = paper.width - margins.left - margins.right;
  const height = paper.height / 2 - Math.max(margins.top, margins.bottom) - FROM_FOLD;
  const rules = briefRules(request, { width: width - NUMBER_WIDTH - APART, height });
  if (!rules)
    return bad({ code: 'paper.overflow', params: { sheet: texts.sheet, paper: paper.label, lines: 1 } });
  const stamps: Record<string, Stamp> = {};
  const pages: PlacedPage[] = [];
  const root: Node[] = [];
  event.shape.sizes.forEach((_, table) => {
    const face = cardFace(table, rules, request);
    const name = `table-${table + 1}`;
    stamps[name] = { width, height, marks: face.items.map(({ node: _node, ...mark }) => mark) };
    const y = paper.height / 2 + FROM_FOLD;
    const far: Item = {
      kind: 'stamp',
      name,
      x: margins.left + width / 2,
      y: paper.height / 2 - FROM_FOLD - height / 2,
      turn: 180,
      scale: 1,
      node: null,
    };
    const fold = passedOver([
      lineMark(margins.left, paper.height / 2, paper.width - margins.right, paper.height / 2, FOLD),
    ]);
    pages.push({
      items: [far, ...fold, ...face.items.map((item) => moved(item, margins.left, y))],
      bare: true,
    });
    root.push(nodeOf('Sect', {}, [...face.nodes]));
  });
  const body = { kind: 'placed', pages, root, duplex: 'simplex' } as const;
  return playerSheet({ name: 'table-cards', texts, stamps, body }, setup);
}

interface Brief {
  readonly blocks: readonly Block[];
  readonly style: Style;
  readonly width: Mm;
}

/** The rules in brief in the largest type in which they fit beside the number, with as much of them as has room. */
function briefRules(
  request: EventRequest,
  room: { readonly width: Mm; readonly height: Mm },
): Brief | undefined {
  const sizes = sizesOf(request);
  const larger = request.large ? [] : (sizes.larger ?? []).filter((size) => size <= LARGEST);
  for (let left = 0; left <= LEAST.length; left++) {
    const out = LEAST.slice(0, left);
    for (const body of [...larger, ...sizes.bodies]) {
      const style = styleOf(sizes, body);
      const blocks = briefBlocks(request, out);
      const { strips } = compose(blocks, room.width, { style, measurer: request.measurer });
      if (heightOfStrips(strips) <= room.height) return { blocks, style, width: room.width };
    }
  }
  return undefined;
}

/** Larger type would make a card of a long game no easier to read (pt). */
const LARGEST = 14;

function briefBlocks(request: EventRequest, out: readonly SectionId[]): readonly Block[] {
  const { checked, scope, words } = request;
  const sections = ruleSections(checked, scope, words).map(shownSection);
  const told = BRIEF.filter((id) => !out.includes(id)).flatMap((id) => {
    const section = sections.find((one) => one.id === id);
    if (!section) return [];
    const questions =
      section.id === 'turn' ? decisionTexts(decisionsOf(checked.rules, scope, words), words) : [];
    const said = section.points
      .slice(0, MOST_POINTS)
      .flatMap(({ sentences }) => sentences.slice(0, MOST_SENTENCES).map(({ text }) => text));
    const text = [...questions, ...said].join(' ');
    return [section.id === 'goal' ? text : `<b>${section.title}.</b> ${text}`];
  });
  return [
    { kind: 'heading', level: 2, text: plain(gameTitle(checked, words)) },
    ...told.map((text): Block => ({ kind: 'paragraph', text })),
  ];
}

/** One side of a card, its own top left corner at 0, 0. */
function cardFace(
  table: number,
  { blocks, style, width }: Brief,
  request: EventRequest,
): { readonly items: readonly Item[]; readonly nodes: readonly Node[] } {
  const { words, measurer } = request;
  const setting = { style, measurer };
  const node = nodeOf('H1');
  const letter = setLetter(table);
  const word = textMark(words.say('event.table'), 0, inMm(style.section), style.section, 'bold');
  const number = String(table + 1);
  const size = fittedSize(number, request);
  const high = inMm(size) * DIGIT_HEIGHT;
  const at = inMm(style.section) + 4 + high;
  const big = textMark(number, 0, at, size, 'display');
  const under: readonly Block[] = [
    ...(letter === '' ? [] : [paragraphOf(words.say('event.with-set', { set: `<b>${letter}</b>` }))]),
    paragraphOf(plain(eventTitle(request))),
  ];
  const below = compose(under, NUMBER_WIDTH, setting);
  const rules = compose(blocks, width, setting);
  return {
    items: [
      { ...word, node },
      { ...big, node },
      ...stacked(below.strips).items.map((item) => moved(item, 0, at + 5)),
      ...stacked(rules.strips).items.map((item) => moved(item, NUMBER_WIDTH + APART, 0)),
    ],
    nodes: [node, ...below.nodes, ...rules.nodes],
  };
}

function paragraphOf(text: Rich): Block {
  return { kind: 'paragraph', text };
}

/** The type of a table's number: as high as all are, less where it would be too wide. */
function fittedSize(number: string, { measurer }: EventRequest) {
  const size = pt((NUMBER_HEIGHT / DIGIT_HEIGHT) * (72 / 25.4));
  const wide = measurer.width(number, 'display', size);
  return wide > NUMBER_WIDTH ? pt((size * NUMBER_WIDTH) / wide) : size;
}
