import { HostOnly } from '../../host-only.js';
import { type Block, plain } from '../../layout/page/block.js';
import { type Mm, pt } from '../../layout/page/page.js';
import type { Ruling } from '../../rulebook/rulings/ruling.js';
import { type AgreedRulings, agreedRulings, rulingGroups } from '../../rulebook/rulings/rulings.js';
import type { Words } from '../../words/words.js';
import type { KeyBlocks, KeyPart } from './part.js';

/** Questions that come up, by topic: the answer, why, and the rule value that says so; then the neighbouring games. */
export function rulingBlocks(part: KeyPart): KeyBlocks {
  const { checked, scope, words, neighbours } = part.request;
  const rulingBlock = writerFor(part);
  const list = neighbours.map(({ id, title }) =>
    words.say('host-key.rulings.neighbour', { id, title: plain(title) }),
  );
  const agreed = agreedRulings(checked, scope, words).map((all) =>
    all.flatMap((one) => inCompany(changeBlocks(one, words), one.rulings.map(rulingBlock))),
  );
  const usual = rulingGroups(checked, scope, words).map((groups): readonly Block[] => {
    const opening: readonly Block[] = [
      { kind: 'heading', level: 2, text: words.say('host-key.rulings.title') },
      { kind: 'paragraph', text: words.say('host-key.rulings.intro') },
    ];
    return groups.flatMap((group, index) =>
      inCompany(
        [...(index === 0 ? opening : []), { kind: 'heading', level: 3, text: group.title }],
        group.rulings.map(rulingBlock),
      ),
    );
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

/** What a choice changes; the questions that it answers otherwise follow. */
function changeBlocks({ agreed }: AgreedRulings, words: Words): readonly Block[] {
  const { box, changes } = agreed;
  return [
    { kind: 'heading', level: 3, text: words.say('choices.ticked', { box }) },
    { kind: 'paragraph', text: changes.map(({ sentence }) => sentence.text).join(' ') },
  ];
}

/** So many rulings of a topic stand together at least, with what heads them and at the topic's end. */
const FEW = 2;

/** A topic's rulings so that none stands alone, neither under the heading at a column's foot nor at the top of the next. */
function inCompany(heads: readonly Block[], rulings: readonly Block[]): readonly Block[] {
  if (rulings.length < 2 * FEW) return [{ kind: 'keep', blocks: [...heads, ...rulings] }];
  return [
    { kind: 'keep', blocks: [...heads, ...rulings.slice(0, FEW)] },
    ...rulings.slice(FEW, -FEW),
    { kind: 'keep', blocks: rulings.slice(-FEW) },
  ];
}

/** Between the longer of yes and no and the reason beside it, in usual print. */
const MARGIN_GAP: Mm = 2.2;

/** Small enough to stand back; in large print nothing is smaller than the text. */
const NOTE_SIZE = pt(9);

/** Writes a ruling: the answers in a margin as wide as the longer of them, the rule value that decides small and grey. */
function writerFor({ request, setup, scale }: KeyPart): (ruling: Ruling) => Block {
  const { words, measurer, large } = request;
  const { body } = setup.style;
  const answers = { yes: words.say('ruling.yes'), no: words.say('ruling.no') };
  const widths = Object.values(answers).map((answer) => measurer.width(answer, 'bold', body));
  const margin = Math.max(...widths) + MARGIN_GAP * scale;
  return (ruling) => {
    const { question, yes, why: reason } = ruling;
    const text = sourceText(ruling, words);
    return {
      kind: 'answered',
      question,
      answer: yes ? answers.yes : answers.no,
      reason,
      margin,
      ...(text !== '' && { note: { text, size: large ? body : NOTE_SIZE } }),
    };
  };
}

/** The rule value, held together on one line where it fits; nothing for what holds in every game. */
function sourceText({ rule, value }: Ruling, words: Words): string {
  if (rule.startsWith('always.')) return '';
  return words
    .say(value === '' ? 'ruling.source-key' : 'ruling.source', { rule, value })
    .replaceAll(' ', '\u00a0');
}
