import type { Rich } from '../layout/page/block.js';
import type { HostTexts, PlayerTexts } from '../layout/sheet/texts.js';
import type { KeyUnder } from '../messages.js';
import { factList, factsLine, gameTitle } from '../rulebook/title.js';
import { markOf } from '../variant/mark.js';
import type { Words } from '../words/words.js';
import type { SheetRequest } from './request.js';

/** What the heads and feet of a document tell. */
export interface About {
  readonly name: KeyUnder<'layout.sheet'>;
  readonly title: string;
  readonly facts: Rich;
  /** One by one, where they are those of a game. */
  readonly factParts?: readonly Rich[];
  readonly words: Words;
  /** Of the rules it was made from and who it is for. Absent on a document of no game: its foot then names neither a kit nor whom it is for. */
  readonly mark?: string;
  /** The foot says to print at actual size. */
  readonly actualSize?: boolean;
}

/** A sheet about a game: its title, its facts and its mark. */
export function aboutGame(
  name: About['name'],
  { checked, scope, words }: Pick<SheetRequest, 'checked' | 'scope' | 'words'>,
): About {
  return {
    name,
    title: gameTitle(checked, words),
    facts: factsLine(checked, scope, words),
    factParts: factList(checked, scope, words),
    words,
    mark: markOf(checked, scope.seatings),
  };
}

/** The texts of a document that players may see. */
export function playerTexts(about: About): PlayerTexts {
  return { audience: 'player', ...textsOf(about, 'player') };
}

/** The texts of a document that only the host may see, with the band that says so. */
export function hostTexts(about: About): HostTexts {
  const { words } = about;
  const band = { only: words.say('layout.host-only'), apart: words.say('layout.keep-apart') };
  return { audience: 'host', band, ...textsOf(about, 'host') };
}

function textsOf(
  { name, title, facts, factParts, words, mark, actualSize }: About,
  audience: 'player' | 'host',
): Omit<PlayerTexts, 'audience'> {
  const sheet = words.say(`layout.sheet.${name}`);
  const kit = mark === undefined ? [] : [words.say('layout.mark', { mark })];
  return {
    language: words.language,
    title,
    sheet,
    document: words.say('layout.document', { title, sheet }),
    facts,
    ...(factParts && { factParts }),
    counter: (page, pages) => words.say('layout.page', { page, pages }),
    foot: {
      left: mark === undefined ? [] : [words.say(`layout.for.${audience}`)],
      right: [...(actualSize ? [words.say('layout.actual-size')] : []), ...kit],
    },
    keywords: mark ?? '',
  };
}
