import type { Mm, Pt } from './page.js';
import { pt } from './page.js';

/** A paper as it lies upright: the word people type for it, the name printed on sheets, and its sides. */
export interface Paper {
  readonly name: string;
  readonly label: string;
  readonly width: Mm;
  readonly height: Mm;
}

/** White space between parts of running text (mm, for the first body size). */
interface Gaps {
  readonly paragraph: Mm;
  readonly item: Mm;
  /** Above a heading. */
  readonly section: Mm;
  /** Under a heading. */
  readonly heading: Mm;
}

/** The sizes of type that one kind of reader gets; `bodies` are tried in order where a page must hold everything. */
export interface TypeSizes {
  readonly title: Pt;
  readonly section: Pt;
  readonly bodies: readonly [Pt, ...Pt[]];
  /** From the largest: for a page that the first body size would leave half empty. */
  readonly larger?: readonly Pt[] | undefined;
  /** From baseline to baseline, as a multiple of the size: with the first body size, and with the last. */
  readonly leading: { readonly first: number; readonly last: number };
  /** Between columns. */
  readonly gutter: Mm;
  readonly gaps: Gaps;
  /** The last body size with the least white that can still be read well; none where a page is never so full. */
  readonly tight?: Pick<Style, 'section' | 'gutter' | 'gaps'> | undefined;
}

/** A tile's size when cut (mm). */
export interface TileSize {
  readonly long: Mm;
  readonly short: Mm;
}

/** Papers, tiles and type as the template files state them. */
export interface Templates {
  readonly margin: Mm;
  readonly papers: Readonly<Record<string, Paper>>;
  /** The tile sizes that have a name; `standard` is what is printed unless someone asks for another. */
  readonly tiles: Readonly<Record<string, TileSize>>;
  /** For most readers, for those who asked for a wider family, and for those who asked for large print. */
  readonly text: TypeSizes;
  readonly wide: TypeSizes;
  readonly large: TypeSizes;
}

/** How running text is set: three sizes, leading as a multiple of the size, white space. */
export interface Style {
  readonly title: Pt;
  readonly section: Pt;
  readonly body: Pt;
  readonly leading: number;
  readonly gutter: Mm;
  readonly gaps: Gaps;
}

/** The style at a body size (the first unless said); as the body gives way, so do gaps and the white between lines; as it grows, so do headings. */
export function styleOf(sizes: TypeSizes, body: Pt = sizes.bodies[0]): Style {
  const scale = body / sizes.bodies[0];
  const { title, section, gutter, gaps, bodies } = sizes;
  const { first, last } = sizes.leading;
  const steps = bodies[0] - (bodies.at(-1) ?? bodies[0]);
  const given = steps === 0 ? 0 : Math.max(0, bodies[0] - body) / steps;
  const leading = first + (last - first) * given;
  return {
    title,
    section: pt(section * Math.max(1, scale)),
    body,
    leading,
    gutter,
    gaps: {
      paragraph: gaps.paragraph * scale,
      item: gaps.item * scale,
      section: gaps.section * scale,
      heading: gaps.heading * scale,
    },
  };
}

/** The style at a body size (the last unless said), `share` of the way (0 to 1) to the tight one; undefined for type that has none. */
export function tightStyleOf(sizes: TypeSizes, share: number, body = sizes.bodies.at(-1)): Style | undefined {
  const { tight } = sizes;
  if (!tight) return undefined;
  const usual = styleOf(sizes, body);
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    ...usual,
    section: pt(between(usual.section, tight.section)),
    leading: between(usual.leading, sizes.leading.last),
    gutter: between(usual.gutter, tight.gutter),
    gaps: {
      paragraph: between(usual.gaps.paragraph, tight.gaps.paragraph),
      item: between(usual.gaps.item, tight.gaps.item),
      section: between(usual.gaps.section, tight.gaps.section),
      heading: between(usual.gaps.heading, tight.gaps.heading),
    },
  };
}

/** How far the white gives way before the type does: a third of the way to the tightest, two thirds, all. */
const TIGHTER = [1 / 3, 2 / 3, 1];

/** The styles to try when a body size (the last unless said) does not do, from the loosest; none for type that has no tight style. */
export function tightStylesOf(sizes: TypeSizes, body?: Pt): readonly Style[] {
  return TIGHTER.flatMap((share) => tightStyleOf(sizes, share, body) ?? []);
}
