import { plain } from '../../layout/page/block.js';
import type { Mm } from '../../layout/page/page.js';
import { rulesDataLines } from '../../rulebook/rules-data.js';
import { fewerIn, markOf } from '../../variant/mark.js';
import type { SheetRequest } from '../request.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** What is no longer than this is one map on one line, which may go on in the next, a little further in. */
const ROOM = 170;
const HANG: Mm = 6;

/** The whole game as the file that prints this kit again, and the mark that all its sheets bear. */
export function dataBlocks({ request }: KeyPart): KeyBlocks {
  const { checked, scope, words } = request;
  return rulesDataLines(checked, words, ROOM).map((lines) => [
    { kind: 'heading', level: 2, text: words.say('host-key.data.title') },
    {
      kind: 'paragraph',
      text: words.say('host-key.data.intro', {
        mark: markOf(checked, scope.seatings),
        options: optionsFor(request),
        file: `${checked.id}.yaml`,
      }),
    },
    { kind: 'lines', lines: lines.map(indented), hang: HANG },
  ]);
}

/** What is typed beside the file's name; `no` where nothing need be. */
function optionsFor({ checked: { rules }, scope }: SheetRequest): string {
  const fewer = fewerIn(rules, scope.seatings);
  if (!fewer) return 'no';
  return 'partners' in fewer ? '--partners' : `--players\u00a0${fewer.players}`;
}

function indented(line: string): string {
  return plain(line).replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));
}
