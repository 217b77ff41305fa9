import { type Agreed, rivalGroups } from '../agreed.js';
import { point, type Section, type Writer } from './sentence.js';
import { section } from './setup.js';

/** What a table may agree before dealing: each choice in the sentences that it changes, numbered where there are several. */
export function choicesSection(agreed: readonly Agreed[], writer: Writer): Section {
  const { words } = writer;
  const boxes = agreed.map(({ box, changes }) => ({
    ...point(...changes.map(({ sentence }) => sentence)),
    ...(box > 0 && { label: words.number(box) }),
  }));
  const intro = introText(agreed, writer);
  return { ...section(writer, 'choices', boxes), ...(intro !== undefined && { intro }) };
}

/** Says which boxes can't be ticked together; undefined where any can. */
function introText(agreed: readonly Agreed[], { words }: Writer): string | undefined {
  const groups = rivalGroups(agreed);
  const [first] = groups;
  if (!first) return undefined;
  if (first.length === agreed.length) return words.say('choices.intro-one');
  const limits = groups.map((boxes) =>
    words.say('choices.only', { boxes: boxes.map((box) => words.number(box)) }),
  );
  return words.say('choices.intro-some', { limits });
}
