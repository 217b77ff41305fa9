import type { PrintWish } from '../../kit/print-setup.js';
import { readSingle, singlesWish, writtenSingles } from '../../kit/single-tiles.js';
import { evenMargins, type Margins } from '../../layout/page/paper.js';
import type { Offset } from '../../layout/tiles/printer.js';
import type { PrintOptions } from '../protocol.js';

/** A paper that can be chosen. */
type PaperChoice = PrintOptions['papers'][number];

/** The papers to choose from: those with a name, and the sizes that a link brought. */
export function papersShown(
  named: readonly PaperChoice[],
  wanted: readonly string[],
): readonly PaperChoice[] {
  const sizes = wanted.filter((name) => named.every((paper) => paper.name !== name));
  return [...named, ...sizes.map((name) => ({ name, label: name }))];
}

/** Another first paper, the one that everything is shown on; further ones stay. */
export function firstPaper(papers: readonly string[], paper: string): readonly string[] {
  return [paper, ...papers.slice(1).filter((other) => other !== paper)];
}

/** One more paper beside the first, or one less. */
export function alsoPaper(papers: readonly string[], paper: string, wanted: boolean): readonly string[] {
  const others = papers.filter((other) => other !== paper);
  return wanted ? [...others, paper] : others;
}

/** What is said of printing, without this: it is as usual again. */
export function withoutPrint(print: PrintWish, key: 'tile' | 'pattern' | 'margins' | 'offset'): PrintWish {
  const { [key]: _, ...rest } = print;
  return rest;
}

/** Another margin on one side (mm); a side without a number has the usual one, and four usual ones need not be said. */
export function withMargin(
  print: PrintWish,
  side: keyof Margins,
  value: number | undefined,
  usual: number,
): PrintWish {
  const margins: Margins = { ...(print.margins ?? evenMargins(usual)), [side]: value ?? usual };
  const { top, right, bottom, left } = margins;
  const said = [top, right, bottom, left].some((length) => length !== usual);
  return said ? { ...print, margins } : withoutPrint(print, 'margins');
}

/** Backs moved otherwise one way (mm); where they stay, nothing need be said. */
export function withOffset(print: PrintWish, way: keyof Offset, value = 0): PrintWish {
  const offset: Offset = { x: 0, y: 0, ...print.offset, [way]: value };
  return offset.x === 0 && offset.y === 0 ? withoutPrint(print, 'offset') : { ...print, offset };
}

/** All tiles again. */
export function withAllTiles({ only: _, ofSets: __, ...print }: PrintWish): PrintWish {
  return print;
}

/** One more single tile (`3-5`, `B:3-5`), or one less; without any, all are printed. */
export function withSingle(print: PrintWish, name: string, wanted: boolean): PrintWish {
  const others = writtenSingles(print).filter((other) => other !== name);
  const singles = (wanted ? [...others, name] : others)
    .map(readSingle)
    .filter((single) => single !== undefined);
  return { ...withAllTiles(print), ...singlesWish(singles) };
}
