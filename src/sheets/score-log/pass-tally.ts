import type { Figure } from '../../layout/page/block.js';
import { BLACK, type Mark, type Mm, type Pt, pt, type Stroke } from '../../layout/page/page.js';
import { baseline, lineHeight, type Setting } from '../../layout/type/strip.js';
import { lineWidth } from '../../layout/type/text.js';
import type { Words } from '../../words/words.js';
import { grown } from './sizes.js';

/** A place a coin lies on, at most and at least (mm), for the usual type. */
const PLACE = { most: 15, least: 9 } as const;
const GAP: Mm = 2.5;

/** The type of the words under a frame, at least; in large print nothing is smaller than the text. White above them, and between two of them (mm). */
const LABEL = { least: pt(9), above: 0.6, apart: 3 } as const;

/**
 * Places for a coin that counts passes in a row: a round start and one box a seat, a heavy frame, and under it the number of
 * players, where a round with so many is blocked. `counts` are the numbers of players it is for, fewest first.
 */
export function passTally(counts: readonly number[], width: Mm, words: Words, setting: Setting): Figure {
  const boxes = Math.max(...counts);
  const { style, measurer } = setting;
  const { body } = style;
  const more = grown(body);
  const line: Stroke = { width: 0.3 * more, ink: BLACK };
  const endLine: Stroke = { width: 0.9 * more, ink: BLACK };
  const label = more > 1 ? body : LABEL.least;
  const labels = new Map(
    counts.map((players) => [players, words.say('score-log.passes-players', { players })] as const),
  );
  const inOne = [...labels.values()].map((text) => [text]);
  const inTwo = inOne.map(([text = '']) => text.split(SPACE));
  const widest = (lines: readonly (readonly string[])[]) =>
    Math.max(0, ...lines.flat().map((text) => lineWidth(text, label, measurer)));
  const most = PLACE.most * more + GAP;
  // From one place to the next where so many stand in a row: words under the last frame may reach beyond it.
  const pitchOf = (inRow: number, wide: Mm) =>
    Math.min(most, (width + GAP) / inRow, inRow > 1 ? (width - wide) / (inRow - 1) : most);
  // Words with none beside them may be wider than what is between their places.
  const neighbours = counts.some((players) => counts.includes(players + 1));
  const fits = (inRow: number, wide: Mm) =>
    pitchOf(inRow, wide) >= Math.max(PLACE.least * more + GAP, neighbours ? wide + LABEL.apart : 0);
  // In one line where all places still stand side by side.
  const oneRow = fits(boxes + 1, widest(inOne)) || fits(boxes + 1, widest(inTwo));
  // Else the places stay in one row where they can, and the word for players is said once, under the frames it is for.
  const shared = !oneRow && counts.length > 1 && fits(boxes + 1, 0);
  const lines = shared ? inTwo.map(() => []) : fits(boxes + 1, widest(inOne)) ? inOne : inTwo;
  const wordsWide = widest(lines);
  let inRow = boxes + 1;
  while (inRow > 1 && !fits(inRow, wordsWide)) inRow--;
  const pitch = pitchOf(inRow, wordsWide);
  const side = pitch - GAP;
  const beyond = Math.max(0, (wordsWide - side) / 2);
  const step = lineHeight(style);
  const labelStep = lineHeight(style, label);
  const labelled = LABEL.above + Math.max(1, ...lines.map(({ length }) => length)) * labelStep;
  const marks: Mark[] = [];
  const text = (content: string, centre: Mm, top: Mm, size: Pt, face: 'regular' | 'bold'): void => {
    const wide = lineWidth(content, size, measurer, face);
    const y = baseline(top, size, setting);
    marks.push({ kind: 'text', x: centre - wide / 2, y, text: content, face, size, ink: BLACK });
  };
  const rows = Math.ceil((boxes + 1) / inRow);
  const rowHeight = (row: number) =>
    side + (counts.some((players) => Math.floor(players / inRow) === row) ? labelled : 0);
  const tops = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row }, (_, above) => rowHeight(above) + GAP).reduce((sum, high) => sum + high, 0),
  );
  for (let place = 0; place <= boxes; place++) {
    const x = (place % inRow) * pitch + (rows > 1 ? beyond : 0);
    const y = tops[Math.floor(place / inRow)] ?? 0;
    const nth = counts.indexOf(place);
    const ends = nth >= 0;
    const stroke = ends ? endLine : line;
    const edge = stroke.width / 2;
    const middle = { x: x + side / 2, y: y + side / 2 };
    if (place === 0) marks.push({ kind: 'disc', ...middle, radius: side / 2 - edge, stroke });
    else {
      const inner = side - 2 * edge;
      marks.push({ kind: 'box', x: x + edge, y: y + edge, width: inner, height: inner, radius: 1, stroke });
    }
    text(words.number(place), middle.x, middle.y - step / 2, body, ends ? 'bold' : 'regular');
    (lines[nth] ?? []).forEach((content, row) => {
      text(content, middle.x, y + side + LABEL.above + row * labelStep, label, 'regular');
    });
    if (place % inRow > 0) {
      const between = { x1: x - GAP + 0.5, y1: middle.y, x2: x - 0.5, y2: middle.y };
      marks.push({ kind: 'line', ...between, stroke: line });
    }
  }
  if (shared) {
    const [first = 0] = counts;
    const word = inTwo.at(-1)?.slice(1).join(' ') ?? '';
    text(word, ((first + boxes) / 2) * pitch + side / 2, side + LABEL.above, label, 'regular');
  }
  const alt = words.say('score-log.passes-alt', { boxes });
  return {
    width: inRow * pitch - GAP + (rows > 1 ? 2 : 1) * beyond,
    height: (tops.at(-1) ?? 0) + rowHeight(rows - 1),
    marks,
    alt,
  };
}

/** Between a number and what it counts. */
const SPACE = /[ \u00a0\u202f]/u;
