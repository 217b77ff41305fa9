import type { LineView } from '../../domino/line.js';
import { laidTileName, tileName } from '../../domino/notation.js';
import { highOf, lowOf, type Tile } from '../../domino/tile.js';
import { demonstrate } from '../../engine/demonstrate.js';
import type { Demonstration } from '../../engine/types.js';
import { HostOnly } from '../../host-only.js';
import { lineFigure } from '../../layout/figures/line-of-play.js';
import { styleOf } from '../../layout/page/templates.js';
import { good, type Result } from '../../problem.js';
import { demonstrationText } from '../../rulebook/played/demonstration.js';
import { usualNames } from '../../rulebook/played/turn.js';
import { scopeOf, shownSeating } from '../../rulebook/scope.js';
import { gameTitle } from '../../rulebook/title.js';
import { drawnDoubles, lineStamps } from '../../sheets/line.js';
import { turnsTilesUp } from '../../variant/meaning/lead.js';
import type { RoundStep, ToldGame, Wish } from '../protocol.js';
import type { Stock } from './stock.js';
import { svgFigure, svgStamps } from './svg.js';

/** How wide a line of play is drawn (mm), and how large a half of a tile. */
const WIDTH = 160;
const HALF = 7;

/** What the names of drawings begin with: no part of the page is called so. */
const PREFIX = 'round-';

/** A round by the rules of a wish, step by step: the one that `play` tells and the host key shows for the same seed. */
export async function toldGame(wish: Wish, stock: Stock): Promise<Result<ToldGame>> {
  const words = stock.words(wish.language);
  const game = await stock.check(wish);
  if (!game.ok) return game;
  const { checked } = game.value;
  const scope = scopeOf(checked.rules, wish.seating);
  if (!scope.ok) return scope;
  const { templates, fonts: measurer } = stock.materials(wish.font);
  const shown = demonstrate(checked.rules, shownSeating(scope.value), wish.seed ?? 1);
  const name = usualNames(words);
  const told = HostOnly.openForTerminal(demonstrationText(checked.rules, shown, name, words));
  const drawing = {
    width: WIDTH,
    half: HALF,
    doubles: drawnDoubles(checked.rules),
    style: styleOf(templates.text),
    measurer,
  };
  const lineOf = (line: LineView): RoundStep['line'] => {
    const [left = '', right = ''] = line.ends;
    const alt = words.say('rules-sheet.example-alt', { tiles: line.tiles.map(laidTileName), left, right });
    const figure = lineFigure(line, { ...drawing, alt });
    return { width: figure.width, height: figure.height, svg: svgFigure(figure, PREFIX), alt };
  };
  const hands = handsAfter(shown);
  return good(
    {
      title: gameTitle(checked, words),
      seed: shown.seed,
      names: shown.hands.map((_, seat) => name(seat)),
      lead: [...(told.givenBack === null ? [] : [told.givenBack]), told.lead],
      steps: told.turns.map(({ seat, text, line }, index) => ({
        text,
        seat,
        line: lineOf(line),
        hands: (hands[index] ?? []).map((hand) => hand.map(tileName)),
        boneyard: shown.turns[index]?.boneyardLeft ?? 0,
      })),
      count: told.count,
      stamps: svgStamps(lineStamps(checked.rules), PREFIX),
    },
    game.notes,
  );
}

/** The hands after each turn. */
function handsAfter({ hands: dealt, lead, turns }: Demonstration): readonly (readonly (readonly Tile[])[])[] {
  // Tiles turned up for the lead went back before the deal.
  const drawn = turnsTilesUp(lead.by) ? [] : lead.drawn.flatMap((turn) => [...turn]);
  let hands = dealt.map((hand, seat) => [
    ...hand,
    ...drawn.flatMap(([holder, tile]) => (holder === seat ? [tile] : [])),
  ]);
  return turns.map(({ seat, drawn: more, action }) => {
    const played = action && 'tile' in action ? action.tile : undefined;
    hands = hands.map((hand, holder) =>
      holder === seat ? [...hand, ...more].filter((tile) => tile !== played).sort(inReadingOrder) : hand,
    );
    return hands;
  });
}

function inReadingOrder(one: Tile, other: Tile): number {
  return lowOf(one) - lowOf(other) || highOf(one) - highOf(other);
}
