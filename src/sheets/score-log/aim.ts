import { tickBox } from '../../layout/figures/tick-box.js';
import type { Rich } from '../../layout/page/block.js';
import type { Face, Item, Mm, Node, Pt } from '../../layout/page/page.js';
import { moved, nodeOf, placed } from '../../layout/page/place.js';
import { lineHeight, lineItems, type Setting } from '../../layout/type/strip.js';
import { breakLines, lineWidth } from '../../layout/type/text.js';
import { unreachable } from '../../problem.js';
import { matchSection, targetRows } from '../../rulebook/clauses/end.js';
import { writerOf } from '../../rulebook/clauses/sentence.js';
import type { Scope } from '../../rulebook/scope.js';
import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { SheetRequest } from '../request.js';
import type { LogColumns } from './columns.js';
import type { Log } from './logs.js';
import { grown } from './sizes.js';

/** White under the line, and between a box and its words, one target and the next (mm). */
const UNDER: Mm = 2;
const BESIDE_BOX: Mm = 1.8;
const APART: Mm = 7;
const TICK: Mm = 3.6;

/** A line over the table and the parts of the structure it brings. */
interface AimLine {
  readonly items: readonly Item[];
  readonly nodes: readonly Node[];
  readonly height: Mm;
}

/** The choice that the table is for, if any, and what the totals are for, over the table; a box before each target where several are possible, to tick the one that holds. */
export function drawAim(
  { request, columns, agreed }: Log,
  at: { readonly x: Mm; readonly y: Mm; readonly width: Mm },
  setting: Setting,
): AimLine {
  const ticked = nodeOf('P');
  const node = nodeOf('P');
  const parts = partsOf(columns, request);
  const size = sizeFor(parts, at.width, setting);
  const step = lineHeight(setting.style, size);
  const box = tickBox(TICK * grown(setting.style.body));
  const items: Item[] = [];
  let x = 0;
  let y = 0;
  if (agreed) {
    const text = request.words.say('choices.ticked', { box: agreed.box });
    // Smaller than the heading under it, with which it would be read as one sentence.
    const { body } = setting.style;
    for (const line of breakLines(text, at.width, body, setting.measurer)) {
      items.push(...lineItems(line, 0, y, body, setting, ticked));
      y += lineHeight(setting.style, body);
    }
  }
  for (const part of parts) {
    const boxed = part.tick ? box.width + BESIDE_BOX : 0;
    const lines = breakLines(part.text, at.width - boxed, size, setting.measurer, faceOf(part));
    const width = boxed + Math.max(...lines.map((line) => line.width));
    if (x > 0 && x + width > at.width) {
      x = 0;
      y += step;
    }
    if (part.tick) items.push(...placed(box, x, y + (step - box.height) / 2, null));
    lines.forEach((line, index) => {
      if (index > 0) y += step;
      items.push(...lineItems(line, x + boxed, y, size, setting, node));
    });
    x += width + APART;
  }
  return {
    items: items.map((item) => moved(item, at.x, at.y)),
    nodes: agreed ? [ticked, node] : [node],
    height: y + step + UNDER,
  };
}

/** The section's size; the body's where a part would take a second line in that, of which the table needs the room. */
function sizeFor(parts: readonly Part[], width: Mm, { style, measurer }: Setting): Pt {
  const long = parts.some((part) => lineWidth(part.text, style.section, measurer, faceOf(part)) > width);
  return long ? style.body : style.section;
}

function faceOf({ tick }: Part): Face {
  return tick ? 'regular' : 'display';
}

interface Part {
  readonly text: Rich;
  readonly tick: boolean;
}

function partsOf({ aim }: LogColumns, { checked, scope, words }: SheetRequest): readonly Part[] {
  const { rules } = checked;
  const say = words.under('score-log.aim');
  const plain = (text: Rich): Part => ({ text, tick: false });
  const match = () => plain(matchAim(rules, scope, words));
  switch (aim.kind) {
    case 'wins':
      return [plain(say('wins', { tie: rules.round.tie }))];
    case 'rounds':
      return [match()];
    case 'target': {
      if (aim.targets.length === 1) return [match()];
      const rows = targetRows(rules, scope, writerOf(words));
      const low = aim.low ? 'yes' : 'no';
      return [plain(say('targets', { low })), ...rows.map(({ text }) => ({ text, tick: true }))];
    }
    default:
      return unreachable(aim);
  }
}

/** How long a match lasts and who wins it, as the rules say it first. */
function matchAim(rules: Rules, scope: Scope, words: Words): Rich {
  const [first] = matchSection(rules, scope, writerOf(words)).points;
  return first?.sentences[0]?.text ?? '';
}
