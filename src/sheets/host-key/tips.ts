import { HostOnly } from '../../host-only.js';
import type { Block } from '../../layout/page/block.js';
import { tips } from '../../rulebook/tips.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** What a host may tell beginners about playing well. */
export function tipBlocks({ request }: KeyPart): KeyBlocks {
  const { checked, scope, words } = request;
  return new HostOnly<readonly Block[]>([
    {
      kind: 'keep',
      blocks: [
        { kind: 'heading', level: 3, text: words.say('tips.title') },
        { kind: 'list', ordered: false, items: tips(checked.rules, scope, words).map((text) => ({ text })) },
      ],
    },
  ]);
}
