import { HostOnly } from '../../host-only.js';
import { type Pt, pt, type Sheet } from '../../layout/page/page.js';
import { type Style, styleOf, type TypeSizes, tightStylesOf } from '../../layout/page/templates.js';
import { columnWidth } from '../../layout/sheet/setup.js';
import { type Content, hostSheet } from '../../layout/sheet/sheet.js';
import type { HostTexts } from '../../layout/sheet/texts.js';
import type { Result } from '../../problem.js';
import type { SheetDefinition } from '../definition.js';
import { lineStamps } from '../line.js';
import { aboutGame, hostTexts } from '../page-texts.js';
import { pageSetup, type SheetRequest, sizesOf } from '../request.js';
import { dataBlocks } from './data.js';
import { demonstrationBlocks, exampleBlocks } from './demonstration.js';
import { expectationBlocks } from './expectation.js';
import type { KeyBlocks, KeyPart } from './part.js';
import { rulingBlocks } from './rulings.js';
import { dealBlocks, setBlocks } from './set.js';
import { tipBlocks } from './tips.js';

/** Kept by the host, who needs one for however many tables. */
export const HOST_KEY = {
  name: 'host-key',
  audience: 'host',
  stock: 'plain',
  copies: 'once',
  room: 'text',
  make: hostKeySheet,
} as const satisfies SheetDefinition<'host'>;

/** How much larger tiles are drawn in large print: as 16 pt are to 10. */
const LARGE_SCALE = 1.6;

/**
 * The host's own sheet: the set to tick off, the deal, rulings, a seeded round to show, what to expect, and the rules as
 * data. It is read at the table, so it takes as few pages as the smallest body size does, in two columns (one in large print),
 * and the largest size that does with so many. Problems as for any sheet.
 */
export function hostKeySheet(request: SheetRequest): Result<Sheet<'host'>> {
  const sizes = sizesOf(request);
  const usual = keyIn(styleOf(sizes, sizes.bodies.at(-1)), request);
  if (!usual.ok) return usual;
  const fewest = usual.value.pages.length;
  const within = (most: number) => (style: Style) => {
    const key = keyIn(style, request);
    return key.ok && key.value.pages.length <= most ? key : undefined;
  };
  // A last page of a few lines is not worth a page: less white may save it.
  const saved = firstOf(tightStylesOf(sizes), within(fewest - 1));
  if (saved) return saved;
  const grown = grownBodies(sizes).map((body) => styleOf(sizes, body));
  return firstOf(grown, within(fewest)) ?? usual;
}

/** What the first style does that does it. Where the last one, which asks least, fails, none before it is tried. */
function firstOf<Key>(styles: readonly Style[], make: (style: Style) => Key | undefined): Key | undefined {
  const last = styles.at(-1);
  const least = last && make(last);
  if (least === undefined) return undefined;
  for (const style of styles.slice(0, -1)) {
    const made = make(style);
    if (made) return made;
  }
  return least;
}

/** Larger type than this would leave too few words on the lines of two columns (points). */
const LARGEST: Pt = pt(11.5);

/** The sizes that the text may grow to where its pages have the room, the largest first. */
function grownBodies({ bodies, larger = [] }: TypeSizes): readonly Pt[] {
  return [...larger.filter((body) => body <= LARGEST), ...bodies.slice(0, -1)];
}

function keyIn(style: Style, request: SheetRequest): Result<Sheet<'host'>> {
  const { checked } = request;
  const setup = { ...pageSetup(request), style };
  const columns = request.large ? 1 : 2;
  const scale = request.large ? LARGE_SCALE : 1;
  const part: KeyPart = { request, setup, width: columnWidth(setup, 'host', columns), scale };
  const content = keyBlocks(part).map(
    (blocks): Content<HostTexts> => ({
      name: HOST_KEY.name,
      texts: hostTexts(aboutGame(HOST_KEY.name, request)),
      stamps: lineStamps(checked.rules),
      body: { kind: 'flow', blocks, columns },
    }),
  );
  return hostSheet(content, setup);
}

function keyBlocks(part: KeyPart): KeyBlocks {
  const parts = [
    setBlocks(part),
    dealBlocks(part),
    rulingBlocks(part),
    demonstrationBlocks(part),
    exampleBlocks(part),
    expectationBlocks(part),
    tipBlocks(part),
    dataBlocks(part),
  ];
  return HostOnly.all(parts).map((blocks) => blocks.flat());
}
