import { tickBox } from '../layout/figures/tick-box.js';
import { type Block, type Cell, type Figure, plain } from '../layout/page/block.js';
import { inMm, type Mm, type Pt, pt, type Sheet, type TextMeasurer } from '../layout/page/page.js';
import { evenMargins } from '../layout/page/paper.js';
import { moved } from '../layout/page/place.js';
import { type Paper, type Style, styleOf, type Templates, tightStylesOf } from '../layout/page/templates.js';
import { contentArea } from '../layout/sheet/around.js';
import { APART } from '../layout/sheet/band.js';
import { beforeTitle } from '../layout/sheet/head.js';
import { playerSheet } from '../layout/sheet/sheet.js';
import { DIGIT_HEIGHT } from '../layout/type/digits.js';
import { heightOf } from '../layout/type/flow.js';
import { baseline, type Setting } from '../layout/type/strip.js';
import { lineWidth, widestWord } from '../layout/type/text.js';
import type { Result } from '../problem.js';
import {
  boxTexts,
  type ComparedGame,
  type ComparedRule,
  type Comparison,
  canBeChosen,
  comparedFor,
} from '../rulebook/compare.js';
import { gameTitle } from '../rulebook/title.js';
import { markOf } from '../variant/mark.js';
import type { Words } from '../words/words.js';
import { playerTexts } from './page-texts.js';

/** What the sheet of two games is made from. */
export interface CompareRequest {
  readonly one: ComparedGame;
  readonly other: ComparedGame;
  readonly comparison: Comparison;
  readonly words: Words;
  readonly paper: Paper;
  readonly templates: Templates;
  readonly measurer: TextMeasurer;
  /** For readers with low vision. */
  readonly large?: boolean;
}

/** The largest type for two columns on an upright page (pt): beyond it lines hold too few words. */
const LARGEST = 15;

/** The smallest title beside which a game's name is still told from the text (pt), and the pages in large print. */
const LEAST_TITLE = 16;
const LARGE_PAGES = 6;

/** The side of a box to tick: as high as a line's capital letters ask (mm). */
const boxSide = (body: Pt): Mm => Math.max(4, inMm(body));

/** Shares of the width: the rule, and for each game a box to tick and what it says. */
const SHARES = [13, 4.2, 39.3, 4.2, 39.3] as const;

/** A line to write on what else is agreed, as high as a pencil needs with ease (mm); how many there are, if any. */
const WRITTEN: Mm = 12;
const FEWEST_LINES = 2;
const MOST_LINES = 12;

/** White above and under what a row says (mm): it gives way, step by step, before the type does, and takes what larger type leaves. */
const IN_ROW = { roomy: [8, 6, 4.5, 3.2], usual: 2, less: [1.4, 0.9], least: 0.6 } as const;

/**
 * Two games side by side, a row for each rule they have differently, with a box for each to agree on before the deal: one
 * page, for which the type gives way, then what follows from other rules, then white space; only games that differ in nearly everything go
 * overleaf. What is over even so is the problem `paper.overflow`.
 */
export function compareSheet(request: CompareRequest): Result<Sheet<'player'>> {
  const { words, paper, templates, measurer, one, other } = request;
  const titles = [one, other].map(({ checked }) => gameTitle(checked, words)) as [string, string];
  const texts = playerTexts({
    name: 'compare',
    title: words.say('compare.title', { one: titles[0], other: titles[1] }),
    facts: words.say('compare.facts'),
    words,
    mark: [one, other].map(({ checked, scope }) => markOf(checked, scope.seatings)).join(' / '),
  });
  let result: Result<Sheet<'player'>> | undefined;
  const margins = evenMargins(templates.margin);
  const width = paper.width - margins.left - margins.right;
  for (const { length, style: grown, inRow, mostPages } of triesFor(request)) {
    // There are no headings but the sheet's name, which stands back behind the title however large the text is.
    const usual = { ...grown, section: pt(Math.min(grown.section, nameSize(request))) };
    const beside = lineWidth(texts.sheet, usual.section, measurer, 'bold') + APART;
    const { style, title } = unbrokenTitle(texts.title, titles, usual, width - beside, measurer);
    const heading = { name: 'compare', texts: { ...texts, title }, head: 'titled' } as const;
    const setup = { paper, margins, style, measurer };
    const sheetOf = (lines: number) => {
      const blocks = blocksOf(request, titles, { length, style, inRow, lines });
      const made = playerSheet({ ...heading, body: { kind: 'flow', blocks, columns: 1, mostPages } }, setup);
      const free = contentArea(heading, setup).height - heightOf(blocks, width, style, measurer);
      return { made, free };
    };
    const { made, free } = sheetOf(0);
    const lines = Math.min(MOST_LINES, Math.floor(free / WRITTEN));
    result = made.ok && !request.large && lines >= FEWEST_LINES ? sheetOf(lines).made : made;
    if (result.ok || result.problems.some(({ code }) => code !== 'paper.overflow')) break;
  }
  if (!result) throw new Error('no type size to try');
  return result;
}

/** The size of the sheet's name in the head. */
function nameSize({ templates, large }: CompareRequest): Pt {
  return (large ? templates.large : templates.text).section;
}

/** How full the sheet may be made: what gives way first stands first. `apart` are sentences with a line of their own each. */
interface Try {
  readonly length: 'apart' | 'full' | 'short';
  readonly style: Style;
  readonly inRow: Mm;
  readonly mostPages: number;
}

function triesFor({ templates, large }: CompareRequest): readonly Try[] {
  const sizes = large ? templates.large : templates.text;
  const styles = sizes.bodies.map((body) => styleOf(sizes, body));
  const tries = (
    length: Try['length'],
    inRow: Mm,
    mostPages: number,
    some: readonly Style[],
  ): readonly Try[] => some.map((style) => ({ length, style, inRow, mostPages }));
  const { roomy, usual, less, least } = IN_ROW;
  if (large) return tries('full', usual, LARGE_PAGES, styles);
  const larger = (sizes.larger ?? []).filter((body) => body <= LARGEST).map((body) => styleOf(sizes, body));
  const first = styles.slice(0, 1);
  const roomyOf = (length: Try['length'], some: readonly Style[]) =>
    some.flatMap((style) => [...roomy, usual].flatMap((inRow) => tries(length, inRow, 1, [style])));
  return [
    ...roomyOf('apart', larger),
    ...roomyOf('full', [...larger, ...first]),
    ...less.flatMap((inRow) => tries('full', inRow, 1, first)),
    ...tries('full', least, 1, styles),
    ...tries('short', least, 1, [...styles, ...tightStylesOf(sizes)]),
    ...tries('full', usual, 2, styles),
  ];
}

/** A name whose words stay on one line. */
const held = (name: string): string => name.replaceAll(' ', '\u00a0');

/** The title that breaks between the two games alone, in a size in which each stands on one line; as it is where none does. */
function unbrokenTitle(
  title: string,
  names: readonly string[],
  style: Style,
  width: Mm,
  measurer: TextMeasurer,
): { readonly style: Style; readonly title: string } {
  const whole = names.reduce((text, name) => text.replace(name, held(name)), title);
  for (let size: number = style.title; size >= LEAST_TITLE; size--) {
    if (beforeTitle(pt(size)) + widestWord(plain(whole), pt(size), measurer, 'display') <= width)
      return { style: { ...style, title: pt(size) }, title: whole };
  }
  return { style, title };
}

/** A box beside the capitals of a first line, their middles on one level. */
function onFirstLine(box: Figure, setting: Setting): Figure {
  const { body } = setting.style;
  const middle = baseline(0, body, setting) - (DIGIT_HEIGHT * inMm(body)) / 2;
  const down = middle - box.height / 2;
  return { ...box, height: box.height + down, marks: box.marks.map((mark) => moved(mark, 0, down)) };
}

function blocksOf(
  { one, other, comparison, words, measurer }: CompareRequest,
  titles: readonly [string, string],
  { length, style, inRow, lines }: Pick<Try, 'length' | 'style' | 'inRow'> & { readonly lines: number },
): readonly Block[] {
  const { body } = style;
  const chosen = comparison.differences.filter(canBeChosen).length;
  const boxes = chosen === 0 ? 'none' : chosen < comparison.differences.length ? 'some' : 'all';
  const intro = [words.say('compare.intro', { boxes }), comparedFor(one, other, comparison, words)];
  const head: readonly Cell[] = [
    { text: held(words.say('compare.rule')) },
    { text: '' },
    { text: plain(titles[0]) },
    { text: '' },
    { text: plain(titles[1]) },
  ];
  const blank: Cell = { text: '' };
  const box = (title: string, difference: ComparedRule): Cell =>
    canBeChosen(difference)
      ? {
          figure: onFirstLine(tickBox(boxSide(body), words.say('compare.tick', { title })), {
            style,
            measurer,
          }),
          align: 'center',
        }
      : blank;
  const said = (side: 'one' | 'other', difference: ComparedRule): Cell => {
    const texts = boxTexts(side, difference, words, length === 'short' ? 'short' : 'full');
    if (length !== 'apart') return { text: texts.join(' ') };
    return { text: texts[0] ?? '', more: texts.slice(1) };
  };
  const rows = comparison.differences.map((difference): readonly Cell[] => [
    { text: words.say(`compare.label.${difference.topic}`), bold: true, heads: true },
    box(titles[0], difference),
    said('one', difference),
    box(titles[1], difference),
    said('other', difference),
  ]);
  const written = Array.from({ length: lines }, (_, index): readonly Cell[] => [
    index === 0 ? { text: words.say('compare.also'), heads: true } : blank,
    blank,
  ]);
  const { usual: top } = IN_ROW;
  return [
    { kind: 'paragraph', text: intro.filter((text) => text !== '').join(' ') },
    { kind: 'table', head, rows, shares: SHARES, lines: 'rows', top: inRow, even: true },
    ...(lines > 0
      ? [{ kind: 'table', head: [], rows: written, shares: [1, 2], top, rowHeight: WRITTEN } as const]
      : []),
  ];
}
