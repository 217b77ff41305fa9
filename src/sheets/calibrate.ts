import { FRAMES, framesReach, marginFrames } from '../layout/figures/frames.js';
import { heightAcross, rulerDepth, rulerStamps, rulersAcross, rulersDown } from '../layout/figures/rulers.js';
import { TARGET, targetLines, targetScales } from '../layout/figures/target.js';
import { type Block, plain } from '../layout/page/block.js';
import { passedOver, textMark } from '../layout/page/mark.js';
import {
  BLACK,
  type Item,
  type Mark,
  type Mm,
  pt,
  type Sheet,
  type Stroke,
  type TextMeasurer,
} from '../layout/page/page.js';
import { evenMargins, turned } from '../layout/page/paper.js';
import { moved } from '../layout/page/place.js';
import { type Paper, type Style, styleOf, type Templates } from '../layout/page/templates.js';
import { contentArea } from '../layout/sheet/around.js';
import type { PageSetup } from '../layout/sheet/setup.js';
import { playerSheet } from '../layout/sheet/sheet.js';
import { turnedOver } from '../layout/tiles/backs.js';
import { behind } from '../layout/tiles/grid.js';
import { RULED } from '../layout/tiles/printer.js';
import { compose } from '../layout/type/compose.js';
import { baseline, heightOfStrips, lineHeight, stacked } from '../layout/type/strip.js';
import { bad, type Result } from '../problem.js';
import type { Words } from '../words/words.js';
import { playerTexts } from './page-texts.js';
import { rulerLabels } from './tiles/notes.js';

/** What a test page for a printer is made from. */
export interface CalibrateRequest {
  /** The printer's name, which the instructions repeat; a name to be replaced when absent. */
  readonly printer?: string;
  readonly words: Words;
  readonly paper: Paper;
  readonly templates: Templates;
  readonly measurer: TextMeasurer;
  /** For readers with low vision: larger type and numbers. */
  readonly large?: boolean;
}

/** The sizes that the text is tried in for most readers, the largest first (points). */
const BODIES = [14, 13, 12, 11.5, 11].map(pt);

/** White between steps and between what is typed (mm), where there is room for it. */
const AIRY = { item: 3, paragraph: 2.5 } as const;

/** White between the numbers of the frames and what stands inside them, and between parts (mm). */
const INSIDE: Mm = 2;
const APART: Mm = 4;
/** Instructions are no narrower (mm). */
const LEAST_TEXT: Mm = 70;
/** What stands beside the first part of the text: the target (mm). */
const BESIDE: Mm = APART + TARGET.width;

/**
 * The test page of a printer, on both sides of the paper, which always stands upright: rulers, frames that show what the
 * printer cuts off, and scales on the front that a cross on the back is read on against the light. Problem
 * `printer.paper` {paper, width, height}: the least it needs (mm).
 */
export function calibrateSheet(request: CalibrateRequest): Result<Sheet<'player'>> {
  const { templates, large } = request;
  const sizes = large ? templates.large : templates.text;
  let last: Result<Sheet<'player'>> | undefined;
  for (const body of large ? sizes.bodies : BODIES) {
    const style = styleOf(sizes, body);
    // Steps that are done one after another are told apart where there is room.
    for (const set of large ? [style] : [{ ...style, gaps: { ...style.gaps, ...AIRY } }, style]) {
      last = laidOut(request, set);
      if (last.ok) return last;
    }
  }
  if (!last) throw new Error('no type size to try');
  return last;
}

function laidOut(request: CalibrateRequest, style: Style): Result<Sheet<'player'>> {
  const { words, measurer } = request;
  const paper = request.paper.width > request.paper.height ? turned(request.paper) : request.paper;
  // What is to be typed is printed as it is typed, in any language with a point.
  const numbers = { say: String, size: style.body, measurer };
  const { ends, sides } = framesReach(numbers);
  const [high, wide] = [ends + INSIDE, sides + INSIDE];
  const margins = { top: high, bottom: high, left: wide, right: wide };
  const setup: PageSetup = { paper, margins, style, measurer };
  const heading = {
    name: 'calibrate',
    texts: playerTexts({
      name: 'calibrate',
      title: words.say('calibrate.title'),
      facts: words.say('calibrate.facts', { paper: paper.label }),
      words,
      actualSize: true,
    }),
    head: 'compact',
  } as const;
  const area = contentArea(heading, setup);
  const labels = rulerLabels(words, setup);
  // Beside all text stand the rulers down both edges.
  const edge = rulerDepth(labels, 'above') + APART;
  const text = instructions(request, area.width - 2 * edge, setup);
  const lacks = {
    width: 2 * edge + LEAST_TEXT + BESIDE - area.width,
    height:
      Math.max(text.height, rulersDown({ ...area, height: Number.POSITIVE_INFINITY }, edge, labels).reach) +
      APART +
      heightAcross(labels) -
      area.height,
  };
  if (lacks.width > 0 || lacks.height > 0) {
    const width = Math.ceil(paper.width + Math.max(0, lacks.width));
    const height = Math.ceil(paper.height + Math.max(0, lacks.height));
    return bad({ code: 'printer.paper', params: { paper: paper.label, width, height } });
  }
  const down = rulersDown(area, edge, labels);
  const height = heightAcross(labels);
  const across = rulersAcross({ ...area, y: area.y + area.height - height, height }, labels);
  const target = {
    ...TARGET,
    x: area.x + area.width - edge - TARGET.width,
    y: area.y,
  };
  const type = { measurer, size: style.body, small: labels.size };
  const frames = marginFrames(paper, numbers);
  const front = [...frames, ...targetScales(target, type), ...across, ...down.marks];
  const back = [...frames, ...targetLines(behind(target, turnedOver('long-edge', paper)))];
  const inside = (item: Item) => moved(item, area.x + edge, area.y);
  const items = text.items.map(inside);
  const apart = text.apart.length > 0 ? [{ items: text.apart.map(inside) }] : [];
  return playerSheet(
    {
      ...heading,
      inkedTo: evenMargins(Math.min(...FRAMES)),
      stamps: rulerStamps(labels),
      body: {
        kind: 'placed',
        pages: [
          { items: [...items, ...passedOver(front)] },
          { items: passedOver(back), bare: true },
          ...apart,
        ],
        root: text.nodes,
        duplex: 'long-edge',
      },
    },
    setup,
  );
}

/** What is written down: the options that it is typed after. */
const READ = ['--printer', '--ruler', '--offset', '--margin'] as const;
/** Places to write in: as high as a pencil needs, and between two of them (mm). */
const WRITE = { height: 9, apart: 4 } as const;
const EDGE: Stroke = { width: 0.3, ink: BLACK };

/**
 * The steps, as many of them beside the target as it is high, the others under it; then places for what was read, each under the
 * option that it is typed after, and the command lines.
 */
function instructions({ printer, words, large }: CalibrateRequest, room: Mm, setup: PageSetup) {
  const name = plain(printer ?? words.say('calibrate.name'));
  const steps = (['print', 'ruler', 'light', 'frames'] as const).map((step, index) => ({
    text: words.say(`calibrate.step.${step}`, { ruled: RULED }),
    mark: `${index + 1}.`,
  }));
  const listed = (from: number, to: number): readonly Block[] =>
    from === to ? [] : [{ kind: 'list', ordered: true, items: steps.slice(from, to) }];
  const typed = (line: 'then' | 'keep' | 'later' | 'use'): Block => {
    const text = words.say(`calibrate.${line}`, { printer: name });
    return { kind: 'paragraph', text, bold: line === 'keep' || line === 'use' };
  };
  const width = Math.max(LEAST_TEXT, room - BESIDE);
  if (large) {
    // Large type gets a sheet of its own for the steps: what is measured leaves no room beside it.
    const asked = compose([typed('then')], width + BESIDE, setup);
    const told = compose(
      [...listed(0, steps.length), typed('keep'), typed('later'), typed('use')],
      width + BESIDE,
      setup,
    );
    const [then, apart] = [stacked(asked.strips), stacked(told.strips)];
    const top = TARGET.height + APART;
    const written = places(width + BESIDE, setup);
    const low = top + then.height + APART / 2;
    return {
      items: [
        ...then.items.map((item) => moved(item, 0, top)),
        ...written.items.map((item) => moved(item, 0, low)),
      ],
      apart: apart.items,
      nodes: [...asked.nodes, ...told.nodes],
      height: Math.max(low + written.height, apart.height),
    };
  }
  const besides = steps.map((_, index) => compose(listed(0, steps.length - index), width, setup));
  const fits = besides.findIndex(({ strips }) => heightOfStrips(strips) <= TARGET.height);
  const beside = besides[fits < 0 ? steps.length - 1 : fits] ?? { strips: [], nodes: [] };
  const count = fits < 0 ? 1 : steps.length - fits;
  const parts = [
    compose([...listed(count, steps.length), typed('then')], width + BESIDE, setup),
    compose([typed('keep'), typed('later'), typed('use')], width + BESIDE, setup),
  ] as const;
  const [above, middle, below] = [beside, ...parts].map(({ strips }) => stacked(strips)) as [
    Stack,
    Stack,
    Stack,
  ];
  const top = Math.max(above.height, TARGET.height) + APART;
  const written = places(width + BESIDE, setup);
  const low = top + middle.height + APART / 2;
  const end = low + written.height + APART;
  return {
    items: [
      ...above.items,
      ...middle.items.map((item) => moved(item, 0, top)),
      ...written.items.map((item) => moved(item, 0, low)),
      ...below.items.map((item) => moved(item, 0, end)),
    ],
    apart: [],
    nodes: [beside, ...parts].flatMap(({ nodes }) => nodes),
    height: end + below.height,
  };
}

type Stack = ReturnType<typeof stacked>;

/** A box for each thing that was read, its option above it; passed over when read aloud, since the command line names them. */
function places(width: Mm, setup: PageSetup): { readonly items: readonly Item[]; readonly height: Mm } {
  const { style } = setup;
  const step = lineHeight(style);
  const each = (width - (READ.length - 1) * WRITE.apart) / READ.length;
  const high = Math.max(WRITE.height, 1.6 * step);
  const marks = READ.flatMap((option, index): readonly Mark[] => {
    const x = index * (each + WRITE.apart);
    return [
      textMark(option, x, baseline(0, style.body, setup), style.body, 'bold'),
      { kind: 'box', x, y: step + 0.6, width: each, height: high, stroke: EDGE },
    ];
  });
  return { items: passedOver(marks), height: step + 0.6 + high };
}
