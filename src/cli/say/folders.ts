import { basename, join } from 'node:path';
import type { Audience } from '../../layout/page/page.js';
import type { Words } from '../../words/words.js';
import { table } from '../base/wrap.js';
import type { Target } from '../store/target.js';

/** Which folder is for whom, and under it each of its files with what `said` says of it; a folder without files isn't named. */
export function foldersText<File extends { readonly audience: Audience; readonly path: string }>(
  target: Target,
  files: readonly File[],
  said: (file: File) => string,
  words: Words,
): readonly string[] {
  return (['player', 'host'] satisfies Audience[]).flatMap((audience) => {
    const rows = files
      .filter((file) => file.audience === audience)
      .map((file) => ['', basename(file.path), said(file)]);
    if (rows.length === 0) return [];
    const folder = join(target.shown, target.kit, audience);
    return [words.say(`cli.kit.for-${audience}`, { folder }), ...table(rows, Number.POSITIVE_INFINITY, 2)];
  });
}
