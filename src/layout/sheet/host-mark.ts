import { BLACK, type Item, inMm, type Mm, type Pt, WHITE } from '../page/page.js';
import { lineHeight } from '../type/strip.js';
import { lineWidth } from '../type/text.js';
import { APART, type Band, textItem } from './band.js';
import { HOST_EDGE, type PageSetup } from './setup.js';
import type { HostTexts } from './texts.js';

/** The black band is at least this high; white at its ends. */
const LEAST_BAND: Mm = 9;
const PAD: Mm = 3;

/** How high capitals are, as a share of the size. */
const CAPITALS = 0.7;

/** The black band at the head of a host's page: whose it is, and at its right, or under that where both are too long, what to do about it. */
export function hostBand({ only, apart }: HostTexts['band'], width: Mm, setup: PageSetup): Band {
  const { style, measurer } = setup;
  const [onlyWidth, apartWidth] = [
    lineWidth(only, style.section, measurer, 'bold'),
    lineWidth(apart, style.body, measurer, 'bold'),
  ];
  const beside = PAD + onlyWidth + APART + apartWidth + PAD <= width;
  // Capitals stand in the band's middle by their own height, and no letter reaches out of it.
  const capitals = (size: Pt) => CAPITALS * inMm(size);
  const row = Math.max(LEAST_BAND, 2 * measurer.ascent(style.section) - capitals(style.section));
  const height = beside ? row : row + lineHeight(style);
  const base = (size: Pt) => (row + capitals(size)) / 2;
  const apartX = beside ? width - PAD - apartWidth : PAD;
  const apartY = beside ? base(style.body) : base(style.section) + lineHeight(style);
  return {
    items: [
      { kind: 'box', x: 0, y: 0, width, height, fill: BLACK, node: null },
      textItem(only, 'bold', style.section, PAD, base(style.section), null, WHITE),
      textItem(apart, 'bold', style.body, apartX, apartY, null, WHITE),
    ],
    nodes: [],
    height,
  };
}

/** The black edge at the left of a host's page, which shows in a pile of papers. */
export function hostEdge({ paper, margins }: PageSetup): Item {
  const height = paper.height - margins.top - margins.bottom;
  return { kind: 'box', x: margins.left, y: margins.top, width: HOST_EDGE, height, fill: BLACK, node: null };
}
