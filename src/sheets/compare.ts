import { tickBox } from '../layout/figures/tick-box.js';
import { type Block, type Cell, plain, type Rich } from '../layout/page/block.js';
import type { Sheet, TextMeasurer } from '../layout/page/page.js';
import { evenMargins } from '../layout/page/paper.js';
import { type Paper, styleOf, type Templates, tightStylesOf } from '../layout/page/templates.js';
import { playerSheet } from '../layout/sheet/sheet.js';
import type { Result } from '../problem.js';
import { boxText, type ComparedGame, type Comparison, comparedFor } from '../rulebook/compare.js';
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
}

/** Shares of the width: the rule, and for each game a box to tick and what it says. */
const SHARES = [16, 5, 37, 5, 37] as const;

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
  const styles = templates.text.bodies.map((body) => styleOf(templates.text, body));
  const onePage = (['full', 'short'] as const).flatMap((length) =>
    styles.map((style) => ({ length, style, mostPages: 1 })),
  );
  const tries = [
    ...onePage,
    ...tightStylesOf(templates.text).map((style) => ({ length: 'short', style, mostPages: 1 }) as const),
    ...styles.map((style) => ({ length: 'full', style, mostPages: 2 }) as const),
  ];
  for (const { length, style, mostPages } of tries) {
    result = playerSheet(
      {
        name: 'compare',
        texts,
        body: { kind: 'flow', blocks: blocksOf(request, titles, length), columns: 1, mostPages },
      },
      {
        paper,
        margins: evenMargins(templates.margin),
        style,
        measurer,
      },
    );
    if (result.ok || result.problems.some(({ code }) => code !== 'paper.overflow')) break;
  }
  if (!result) throw new Error('no type size to try');
  return result;
}

function blocksOf(
  { one, other, comparison, words }: CompareRequest,
  titles: readonly [string, string],
  length: 'full' | 'short',
): readonly Block[] {
  const intro = [words.say('compare.intro'), comparedFor(one, other, comparison, words)];
  const head: readonly Cell[] = [
    { text: words.say('compare.rule') },
    { text: '' },
    { text: plain(titles[0]) },
    { text: '' },
    { text: plain(titles[1]) },
  ];
  const box = (title: string): Cell => ({
    figure: tickBox(4, words.say('compare.tick', { title })),
    align: 'center',
  });
  const said = (text: Rich): Cell => ({ text });
  const rows = comparison.differences.map((difference): readonly Cell[] => [
    { text: words.say(`compare.label.${difference.topic}`), bold: true, heads: true },
    box(titles[0]),
    said(boxText('one', difference, words, length)),
    box(titles[1]),
    said(boxText('other', difference, words, length)),
  ]);
  return [
    { kind: 'paragraph', text: intro.filter((text) => text !== '').join(' ') },
    { kind: 'table', head, rows, shares: SHARES, lines: 'rows' },
  ];
}
