import { laidTileName, tileName } from '../../domino/notation.js';
import type { Question, Shown } from '../../engine/exercises/exercise.js';
import { blankTiles, tilesToRing } from '../../layout/figures/blank-tiles.js';
import { type Field, fieldsFigure } from '../../layout/figures/fields.js';
import type { Block, Cell, Figure } from '../../layout/page/block.js';
import type { Mm } from '../../layout/page/page.js';
import { unreachable } from '../../problem.js';
import { toldTurns, triedText } from '../../rulebook/exercises/told.js';
import { sideName } from '../../rulebook/played/count.js';
import { usualNames } from '../../rulebook/played/turn.js';
import { bareLine, handTiles, openLine, someTiles } from './pictures.js';
import type { Drawing } from './request.js';

/** The side of a half that numbers are written into (mm). */
const WRITTEN: Mm = 8.5;

/** What a reader is shown of an exercise, and where it is answered; without room to write for one that is solved. */
export function questionBlocks(question: Question, drawing: Drawing, solved = false): readonly Block[] {
  const room = solved ? [] : roomBlocks(question, drawing);
  return [...shownBlocks(question, drawing, solved), ...room];
}

function shownBlocks(question: Question, drawing: Drawing, solved: boolean): readonly Block[] {
  const { words } = drawing;
  switch (question.kind) {
    case 'missing': {
      const { value, count } = question;
      const text =
        value === null
          ? words.say('handout.missing.whole', { missing: count })
          : words.say('handout.missing.value', { value, missing: count });
      return [paragraph(text), figure(someTiles(question.tiles, drawing))];
    }
    case 'chain':
      return [figure(someTiles(question.tiles, drawing))];
    case 'ends': {
      const line = figure(bareLine(question.tiles, drawing));
      const told = toldTurns(question.plays, drawing).join(' ');
      return told === '' ? [line] : [line, paragraph(told)];
    }
    case 'fits': {
      const { line, hand, marked } = question;
      const drawn = marked ? openLine(line, drawing) : bareLine(line.tiles, drawing);
      return [figure(drawn), ...(solved ? [figure(someTiles(hand, drawing))] : [])];
    }
    case 'next':
      return middleBlocks(question, drawing);
    case 'legal': {
      const { turn, seat } = question;
      return [
        ...middleBlocks(question, drawing),
        { kind: 'paragraph', text: triedText(turn, seat, drawing), bold: true },
      ];
    }
    case 'blocked': {
      const { turns, last } = question;
      const seats = Array.from({ length: drawing.seating.players }, (_, seat) => usualNames(words)(seat));
      const sentences = toldTurns(turns, drawing);
      const name = usualNames(words)(turns.at(-1)?.seat ?? 0);
      const items = sentences.map((text, index) => ({
        text:
          last && index === sentences.length - 1
            ? `${text} ${words.say('handout.blocked.last', { name })}`
            : text,
      }));
      return [
        paragraph(words.say('handout.blocked.players', { names: seats })),
        { kind: 'list', ordered: false, items },
      ];
    }
    case 'count':
      return [...endedBlocks(question, drawing), handsTable(question, drawing, solved)];
    default:
      return unreachable(question);
  }
}

function middleBlocks({ line, seat, hand, boneyard }: Shown, drawing: Drawing): readonly Block[] {
  const { words } = drawing;
  const name = usualNames(words)(seat);
  return [
    figure(openLine(line, drawing)),
    paragraph(words.say('handout.holds', { name, boneyard })),
    figure(handTiles(seat, hand, drawing)),
  ];
}

function endedBlocks({ out }: Extract<Question, { kind: 'count' }>, drawing: Drawing): readonly Block[] {
  const { words, seating } = drawing;
  const name = usualNames(words);
  const ended = out === null ? words.say('count.blocked') : words.say('count.out', { name: name(out) });
  if (!seating.partners) return [paragraph(ended)];
  const [one = '', other = ''] = [0, 1].map((side) => sideName(side, seating, name, words));
  return [paragraph(`${words.say('handout.count.sides', { one, other })} ${ended}`)];
}

/** Shares of the width: whose hand it is, its tiles, and room for its pips. */
const HAND_SHARES = [1, 4, 0.9] as const;

/** A row with a box in it (mm). */
const ROW: Mm = 10.5;

/** Everybody's hand that isn't empty, each with a box for its pips. */
function handsTable(
  { left }: Extract<Question, { kind: 'count' }>,
  drawing: Drawing,
  solved: boolean,
): Block {
  const { words } = drawing;
  const rows = left.flatMap((hand, seat): readonly (readonly Cell[])[] => {
    if (hand.length === 0) return [];
    const name = usualNames(words)(seat);
    const box = fields([{ kind: 'box' }], words.say('handout.count.pips', { name }), drawing);
    const room = (0.62 * drawing.width) as Mm;
    return [
      [
        { text: name, heads: true },
        { figure: handTiles(seat, hand, { ...drawing, width: room }) },
        ...(solved ? [] : [{ figure: box, align: 'right' } as const]),
      ],
    ];
  });
  const shares = solved ? HAND_SHARES.slice(0, 2) : HAND_SHARES;
  return { kind: 'table', head: [], rows, shares, rowHeight: solved ? 0 : ROW * drawing.by };
}

function roomBlocks(question: Question, drawing: Drawing): readonly Block[] {
  const { words, width, by } = drawing;
  const half = WRITTEN * by;
  const alt = words.say('handout.write-alt');
  switch (question.kind) {
    case 'missing':
      return [figure(blankTiles(question.count, { width, half, alt, touching: false }))];
    case 'chain': {
      const { first, tiles } = question;
      const given = first ? words.say('handout.answer-line-alt', { tiles: [laidTileName(first)] }) : alt;
      return [
        figure(
          blankTiles(tiles.length, { width, half, alt: given, touching: true, first: first ?? undefined }),
        ),
      ];
    }
    case 'ends':
      return [
        figure(
          fields(
            [{ kind: 'text', text: words.say('handout.ends.open') }, { kind: 'box' }, { kind: 'box' }],
            alt,
            drawing,
          ),
        ),
      ];
    case 'fits': {
      const told = words.say('handout.tiles-alt', { tiles: question.hand.map(tileName) });
      return [figure(tilesToRing(question.hand, { width, half: drawing.half, alt: told, by }))];
    }
    case 'next': {
      const ticks = (['play', 'draw', 'pass'] as const).map(
        (move): Field => ({ kind: 'tick', text: words.say(`handout.next.${move}`) }),
      );
      return [figure(fields(ticks, alt, drawing))];
    }
    case 'legal': {
      const ticks = (['allowed', 'forbidden'] as const).map(
        (verdict): Field => ({ kind: 'tick', text: words.say(`handout.legal.${verdict}`) }),
      );
      const rule: Field = { kind: 'text', text: words.say('handout.legal.rule') };
      const lines: Field = { kind: 'line', width: 'rest' };
      return [figure(fields([...ticks, rule, lines, { kind: 'line', width }], alt, drawing))];
    }
    case 'blocked': {
      const ticks = (['over', 'goes-on'] as const).map(
        (verdict): Field => ({ kind: 'tick', text: words.say(`handout.blocked.${verdict}`) }),
      );
      return [figure(fields(ticks, alt, drawing))];
    }
    case 'count': {
      const hands = question.left.filter((hand) => hand.length > 0).length;
      const row = (text: string): readonly Field[] => [
        { kind: 'text', text },
        { kind: 'line', width: 'rest' },
      ];
      return [
        figure(
          fields(
            [...row(words.say('handout.count.winner')), ...row(words.say('handout.count.points'))],
            alt,
            drawing,
          ),
        ),
        { kind: 'paragraph', text: words.say('handout.count.marks', { hands }) },
      ];
    }
    default:
      return unreachable(question);
  }
}

function fields(list: readonly Field[], alt: string, { setup, width, by }: Drawing): Figure {
  const { style, measurer } = setup;
  return fieldsFigure(list, { width, alt, by, style, measurer });
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

function figure(drawn: Figure): Block {
  return { kind: 'figure', figure: drawn };
}
