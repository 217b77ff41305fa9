import { plain } from '../../layout/page/block.js';
import type { Mm } from '../../layout/page/page.js';
import { rulesDataLines } from '../../rulebook/rules-data.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** What is no longer than this is one map on one line, which may go on in the next, a little further in. */
const ROOM = 170;
const HANG: Mm = 6;

/** The whole game as the file that prints this kit again, and the fingerprint that all its sheets bear. */
export function dataBlocks({ request }: KeyPart): KeyBlocks {
  const { checked, words } = request;
  return rulesDataLines(checked, words, ROOM).map((lines) => [
    { kind: 'heading', level: 2, text: words.say('host-key.data.title') },
    {
      kind: 'paragraph',
      text: words.say('host-key.data.intro', {
        fingerprint: checked.fingerprint,
        file: `${checked.id}.yaml`,
      }),
    },
    { kind: 'lines', lines: lines.map(indented), hang: HANG },
  ]);
}

function indented(line: string): string {
  return plain(line).replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));
}
