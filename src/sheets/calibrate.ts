import { FRAMES, framesReach, marginFrames } from '../layout/figures/frames.js';
import { heightAcross, rulerDepth, rulerStamps, rulersAcross, rulersDown } from '../layout/figures/rulers.js';
import { TARGET, targetLines, targetScales } from '../layout/figures/target.js';
import { type Block, plain } from '../layout/page/block.js';
import { passedOver } from '../layout/page/mark.js';
import type { Mm, Sheet, TextMeasurer } from '../layout/page/page.js';
import { evenMargins, turned } from '../layout/page/paper.js';
import { moved } from '../layout/page/place.js';
import { type Paper, styleOf, type Templates } from '../layout/page/templates.js';
import { contentArea } from '../layout/sheet/around.js';
import type { PageSetup } from '../layout/sheet/setup.js';
import { playerSheet } from '../layout/sheet/sheet.js';
import { turnedOver } from '../layout/tiles/backs.js';
import { behind } from '../layout/tiles/grid.js';
import { RULED } from '../layout/tiles/printer.js';
import { compose } from '../layout/type/compose.js';
import { stacked } from '../layout/type/strip.js';
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
}

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
  const { words, templates, measurer } = request;
  const paper = request.paper.width > request.paper.height ? turned(request.paper) : request.paper;
  const style = styleOf(templates.text);
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
  const items = text.items.map((item) => moved(item, area.x + edge, area.y));
  return playerSheet(
    {
      ...heading,
      inkedTo: evenMargins(Math.min(...FRAMES)),
      stamps: rulerStamps(labels),
      body: {
        kind: 'placed',
        pages: [{ items: [...items, ...passedOver(front)] }, { items: passedOver(back), bare: true }],
        root: text.nodes,
        duplex: 'long-edge',
      },
    },
    setup,
  );
}

/** The steps, beside the target; under both the command lines that what was read is typed into. */
function instructions({ printer, words }: CalibrateRequest, room: Mm, setup: PageSetup) {
  const name = plain(printer ?? words.say('calibrate.name'));
  const steps = (['print', 'ruler', 'light', 'frames'] as const).map((step) => ({
    text: words.say(`calibrate.step.${step}`, { ruled: RULED }),
  }));
  const typed = (['then', 'keep', 'later', 'use'] as const).map((line): Block => {
    const text = words.say(`calibrate.${line}`, { printer: name });
    return { kind: 'paragraph', text, bold: line === 'keep' || line === 'use' };
  });
  const width = Math.max(LEAST_TEXT, room - BESIDE);
  const first = compose([{ kind: 'list', ordered: true, items: steps }], width, setup);
  const second = compose(typed, width + BESIDE, setup);
  const [above, below] = [stacked(first.strips), stacked(second.strips)];
  const top = Math.max(above.height, TARGET.height) + APART;
  return {
    items: [...above.items, ...below.items.map((item) => moved(item, 0, top))],
    nodes: [...first.nodes, ...second.nodes],
    height: top + below.height,
  };
}
