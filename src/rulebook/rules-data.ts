import type { HostOnly } from '../host-only.js';
import type { RulesData } from '../variant/variant.js';
import type { Words } from '../words/words.js';
import { yamlLines } from '../yaml/write.js';
import { exampleData } from './played/example-data.js';
import type { CheckedVariant } from './prepare.js';
import { gameTitle } from './title.js';

/**
 * A game as the lines of a file that states it whole, extending nothing: saved and loaded, it has the same fingerprint
 * and prints the same sheets. `room` is how many letters a line may have where it can be broken; a title in another language
 * that the type can't print is left out.
 */
export function rulesDataLines(
  checked: CheckedVariant,
  words: Words,
  room: number,
  prints: (text: string) => boolean = () => true,
): HostOnly<readonly string[]> {
  const { minutes } = checked;
  return checked.hostExamples.map((hostExamples) => {
    const examples = [...checked.playerExamples, ...hostExamples];
    return yamlLines(
      {
        title: titleData(checked, words, prints),
        ...(minutes && {
          minutes: minutes.least === minutes.most ? minutes.least : `${minutes.least}-${minutes.most}`,
        }),
        ...checked.data,
        ...(examples.length > 0 && { examples: examples.map(exampleData) }),
      },
      room,
    );
  });
}

/** The languages of a title that can be printed; with house rules of the command line, the title that the sheets print. */
function titleData(
  checked: CheckedVariant,
  words: Words,
  prints: (text: string) => boolean,
): string | RulesData {
  const { any, byLanguage } = checked.title;
  if (checked.houseRules) return gameTitle(checked, words);
  const printed = Object.fromEntries(Object.entries(byLanguage).filter(([, text]) => prints(text)));
  return Object.keys(printed).length > 0 ? printed : any;
}
