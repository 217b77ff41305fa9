import type { LineView } from '../../domino/line.js';
import { laidTileName, tileName } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import { demonstrate } from '../../engine/demonstrate.js';
import type { Demonstration } from '../../engine/types.js';
import { HostOnly } from '../../host-only.js';
import { seatingText } from '../../rulebook/clauses/setup.js';
import { sideName } from '../../rulebook/played/count.js';
import { demonstrationText, type ToldRound } from '../../rulebook/played/demonstration.js';
import { transcriptData } from '../../rulebook/played/transcript.js';
import { type NameOf, usualNames } from '../../rulebook/played/turn.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { shownSeating } from '../../rulebook/scope.js';
import { gameTitle } from '../../rulebook/title.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { jsonLine } from '../base/json.js';
import { STATUS } from '../base/status.js';
import { heading, readingWidth, strongOn } from '../base/tell.js';
import type { Outlet } from '../base/world.js';
import { table, wrap } from '../base/wrap.js';
import type { Run } from '../line/run.js';
import { gamesOf } from '../store/games.js';

/** The column of a table that is wrapped: what happens, or the tiles of a hand. */
const WRAPPED = 1;

/** One round by chance, told turn by turn: the one that the host key shows for the same seed and seating. */
export const play: Run = async (args, options, context) => {
  const { world, words } = context;
  for await (const { checked, scope } of gamesOf(args, options, context)) {
    const shown = demonstrate(checked.rules, shownSeating(scope), options.seed ?? 1);
    const name = usualNames(words);
    const told = HostOnly.openForTerminal(demonstrationText(checked.rules, shown, name, words));
    world.out.write(
      options.json
        ? jsonLine(transcriptData(checked, shown, told, name))
        : transcriptText({ checked, shown, told, name }, words, world.out),
    );
  }
  return STATUS.done;
};

interface Transcript {
  readonly checked: CheckedVariant;
  readonly shown: Demonstration;
  readonly told: ToldRound;
  readonly name: NameOf;
}

function transcriptText({ checked, shown, told, name }: Transcript, words: Words, outlet: Outlet): string {
  const width = readingWidth(outlet);
  const last = shown.turns.at(-1);
  const lead = [heading(words.say('section.lead'), outlet), ...wrap(told.lead, width)];
  const parts = [
    [strongOn(outlet)(visible(gameTitle(checked, words))), seatedText(shown, name, words)],
    told.leadBeforeDeal ? lead : [],
    [
      heading(words.say('cli.play.deal'), outlet),
      ...(told.givenBack === null ? [] : wrap(told.givenBack, width)),
      ...dealLines(shown, name, words, width),
    ],
    told.leadBeforeDeal ? [] : lead,
    [heading(words.say('cli.play.turns'), outlet), ...turnLines(shown, told, words, outlet)],
    last
      ? [
          heading(words.say('cli.play.line'), outlet),
          ...wrap(last.line.tiles.map(laidTileName).join(' '), width),
        ]
      : [],
    [
      heading(words.say('cli.play.count'), outlet),
      ...told.count.flatMap((sentence) => wrap(sentence, width, 2)),
    ],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function seatedText({ seating, seed: number }: Demonstration, name: NameOf, words: Words): string {
  const seed = String(number);
  if (!seating.partners) return words.say('cli.play.seating', { who: seatingText(seating, words), seed });
  const [one, other] = [0, 1].map((side) => sideName(side, seating, name, words));
  return words.say('cli.play.partners', { one: one ?? '', other: other ?? '', seed });
}

/** Who holds what, and the boneyard in drawing order. */
function dealLines(
  { hands, boneyard }: Demonstration,
  name: NameOf,
  words: Words,
  width: number,
): readonly string[] {
  const rows = hands.map((hand, seat) => [name(seat), tilesText(hand)]);
  if (boneyard.length > 0) rows.push([words.say('cli.play.boneyard'), tilesText(boneyard)]);
  return table(rows, width, WRAPPED);
}

function tilesText(tiles: readonly Tile[]): string {
  return tiles.map(tileName).join(' ');
}

function turnLines(
  { turns }: Demonstration,
  told: ToldRound,
  words: Words,
  outlet: Outlet,
): readonly string[] {
  const rows = turns.map(({ line, handLeft }, index) => [
    words.number(index + 1),
    told.turns[index]?.text ?? '',
    endsText(line, words),
    handLeft === null ? '' : words.number(handLeft),
  ]);
  const head = (['turn', 'done', 'ends', 'hand'] as const).map((column) => words.say(`cli.play.${column}`));
  const [first = '', ...lines] = table([head, ...rows], readingWidth(outlet), WRAPPED);
  return [strongOn(outlet)(first), ...lines];
}

function endsText({ ends: [left, right] }: LineView, words: Words): string {
  return left === undefined || right === undefined ? '' : words.say('cli.play.end', { left, right });
}
