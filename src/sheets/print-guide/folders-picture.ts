import type { Figure } from '../../layout/page/block.js';
import { BLACK, type Mark, type Mm, type PathStep } from '../../layout/page/page.js';
import { lineHeight } from '../../layout/type/strip.js';
import { type Room, THIN, text } from './picture.js';

/** The kit's two folders: what is in each, the host's with a black band. */
export function foldersPicture(
  folders: { readonly player: readonly string[]; readonly host: readonly string[] },
  { width, setting, words }: Room,
): Figure {
  const gap = 6;
  const each = (width - gap) / 2;
  const step = lineHeight(setting.style);
  const tab = step + 1;
  const lines = Math.max(folders.player.length, folders.host.length);
  const height = tab + 2.5 + lines * step + 2;
  const marks: Mark[] = [];
  (['player', 'host'] as const).forEach((audience, index) => {
    const x = index * (each + gap);
    marks.push({ kind: 'path', steps: folder(x + 0.2, 0.2, each - 0.4, height - 0.4, tab), stroke: THIN });
    if (audience === 'host') {
      marks.push({ kind: 'box', x, y: tab, width: each, height: 2, fill: BLACK });
    }
    marks.push(...text(`${audience}/`, x + 2, 0.7, setting, 'bold'));
    folders[audience].forEach((name, place) => {
      marks.push(...text(name, x + 3, tab + 2.5 + place * step, setting));
    });
  });
  const alt = words.say('print-guide.folders.alt', { player: folders.player, host: folders.host });
  return { width, height, marks, alt };
}

function folder(x: Mm, y: Mm, width: Mm, height: Mm, tab: Mm): readonly PathStep[] {
  const lip = Math.min(width * 0.45, 22);
  return [
    ['M', x, y + height],
    ['L', x, y],
    ['L', x + lip, y],
    ['L', x + lip + 2, y + tab],
    ['L', x + width, y + tab],
    ['L', x + width, y + height],
    ['Z'],
  ];
}
