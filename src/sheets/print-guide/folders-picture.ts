import type { Figure } from '../../layout/page/block.js';
import { BLACK, type Mark, type Mm, type PathStep } from '../../layout/page/page.js';
import { lineHeight } from '../../layout/type/strip.js';
import { growth, type Room, strokesFor, text, wide } from './picture.js';

/** The kit's two folders: what is in each, the host's with a black band. */
export function foldersPicture(
  folders: { readonly player: readonly string[]; readonly host: readonly string[] },
  { width, setting, words }: Room,
): Figure {
  const by = growth(setting);
  const { thin } = strokesFor(setting);
  const gap = 6 * by;
  // Both are as wide as each other unless a name asks for more.
  const needs = (names: readonly string[]) => 5 * by + Math.max(...names.map((name) => wide(name, setting)));
  const half = (width - gap) / 2;
  const player = Math.min(Math.max(half, needs(folders.player)), width - gap - needs(folders.host));
  const places = {
    player: { x: 0, each: player },
    host: { x: player + gap, each: width - gap - player },
  };
  const step = lineHeight(setting.style);
  const tab = step + by;
  const lines = Math.max(folders.player.length, folders.host.length);
  const height = tab + 2.5 * by + lines * step + 2 * by;
  const marks: Mark[] = [];
  (['player', 'host'] as const).forEach((audience) => {
    const { x, each } = places[audience];
    const inset = 0.2 * by;
    const steps = folder(x + inset, inset, each - 2 * inset, height - 2 * inset, tab, by);
    marks.push({ kind: 'path', steps, stroke: thin });
    if (audience === 'host') {
      marks.push({ kind: 'box', x, y: tab, width: each, height: 2 * by, fill: BLACK });
    }
    marks.push(...text(`${audience}/`, x + 2 * by, 0.7 * by, setting, 'bold'));
    folders[audience].forEach((name, place) => {
      marks.push(...text(name, x + 3 * by, tab + 2.5 * by + place * step, setting));
    });
  });
  const alt = words.say('print-guide.folders.alt', { player: folders.player, host: folders.host });
  return { width, height, marks, alt };
}

function folder(x: Mm, y: Mm, width: Mm, height: Mm, tab: Mm, by: number): readonly PathStep[] {
  const lip = Math.min(width * 0.45, 22 * by);
  return [
    ['M', x, y + height],
    ['L', x, y],
    ['L', x + lip, y],
    ['L', x + lip + 2 * by, y + tab],
    ['L', x + width, y + tab],
    ['L', x + width, y + height],
    ['Z'],
  ];
}
