import { pt } from '../../layout/page/page.js';
import { lettersIn } from '../../layout/type/typed.js';
import { rulesDataLines } from '../../rulebook/rules-data.js';
import { fewerIn, markOf } from '../../variant/mark.js';
import type { SheetRequest } from '../request.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** As small as type may be: lines are broken less often. In large print nothing is smaller than the text. */
const SIZE = pt(9);

/** The whole game as the file that prints this kit again, and the mark that all its sheets bear. */
export function dataBlocks({ request, setup, width }: KeyPart): KeyBlocks {
  const { checked, scope, words, measurer, large } = request;
  const size = large ? setup.style.body : SIZE;
  const prints = (text: string) => measurer.missing(text) === undefined;
  const room = lettersIn(width, size, measurer);
  return rulesDataLines(checked, words, room, prints).map((lines) => [
    {
      kind: 'keep',
      blocks: [
        { kind: 'heading', level: 2, text: words.say('host-key.data.title') },
        {
          kind: 'paragraph',
          text: words.say('host-key.data.intro', {
            mark: markOf(checked, scope.seatings),
            options: optionsFor(request),
            file: `${checked.id}.yaml`,
          }),
        },
      ],
    },
    { kind: 'typed', lines, size },
  ]);
}

/** What is typed beside the file's name; `no` where nothing need be. */
function optionsFor({ checked: { rules }, scope }: SheetRequest): string {
  const fewer = fewerIn(rules, scope.seatings);
  if (!fewer) return 'no';
  return 'partners' in fewer ? '--partners' : `--players\u00a0${fewer.players}`;
}
