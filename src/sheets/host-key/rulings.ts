import { HostOnly } from '../../host-only.js';
import { type Block, plain } from '../../layout/page/block.js';
import type { Ruling } from '../../rulebook/rulings/ruling.js';
import { type AgreedRulings, agreedRulings, rulingGroups } from '../../rulebook/rulings/rulings.js';
import type { Words } from '../../words/words.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** Questions that come up, by topic: the answer, why, and the rule value that says so; then the neighbouring games. */
export function rulingBlocks({ request }: KeyPart): KeyBlocks {
  const { checked, scope, words, neighbours } = request;
  const list = neighbours.map(({ id, title }) =>
    words.say('host-key.rulings.neighbour', { id, title: plain(title) }),
  );
  const agreed = agreedRulings(checked, scope, words).map((all) =>
    all.flatMap((one) => agreedBlocks(one, words)),
  );
  const usual = rulingGroups(checked, scope, words).map((groups): readonly Block[] => {
    const blocks = groups.flatMap((group): readonly Block[] => [
      { kind: 'heading', level: 3, text: group.title },
      ...group.rulings.map((ruling) => rulingBlock(ruling, words)),
    ]);
    return [
      {
        kind: 'keep',
        blocks: [
          { kind: 'heading', level: 2, text: words.say('host-key.rulings.title') },
          { kind: 'paragraph', text: words.say('host-key.rulings.intro') },
          ...blocks.slice(0, 2),
        ],
      },
      ...blocks.slice(2),
    ];
  });
  const neighbouring: readonly Block[] =
    list.length > 0
      ? [
          {
            kind: 'paragraph',
            text: `${words.say('host-key.rulings.neighbours', { list })} ${words.say('host-key.rulings.others')}`,
          },
        ]
      : [];
  return HostOnly.all([usual, agreed, new HostOnly(neighbouring)]).map((parts) => parts.flat());
}

/** What a choice changes, and the questions that it answers otherwise. */
function agreedBlocks({ agreed, rulings }: AgreedRulings, words: Words): readonly Block[] {
  const { box, changes } = agreed;
  return [
    {
      kind: 'keep',
      blocks: [
        { kind: 'heading', level: 3, text: words.say('choices.ticked', { box }) },
        { kind: 'paragraph', text: changes.map(({ sentence }) => sentence.text).join(' ') },
      ],
    },
    ...rulings.map((ruling) => rulingBlock(ruling, words)),
  ];
}

function rulingBlock(ruling: Ruling, words: Words): Block {
  const { question, yes, why } = ruling;
  return {
    kind: 'keep',
    blocks: [
      {
        kind: 'lines',
        lines: [
          question,
          `<b>${words.say(yes ? 'ruling.yes' : 'ruling.no')}</b> ${why} ${sourceText(ruling, words)}`.trim(),
        ],
      },
    ],
  };
}

/** The rule value in brackets, held together on one line where it fits; nothing for what holds in every game. */
function sourceText({ rule, value }: Ruling, words: Words): string {
  if (rule.startsWith('always.')) return '';
  return words
    .say(value === '' ? 'ruling.source-key' : 'ruling.source', { rule, value })
    .replaceAll(' ', '\u00a0');
}
