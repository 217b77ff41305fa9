import type { HostOnly } from '../host-only.js';
import type { RulesData } from '../variant/variant.js';
import type { Words } from '../words/words.js';
import { yamlLines } from '../yaml/write.js';
import { exampleData } from './played/example-data.js';
import type { CheckedVariant } from './prepare.js';
import { gameTitle } from './title.js';

/**
 * A game as the lines of a file that states it whole, extending nothing: saved and loaded, it has the same fingerprint
 * and prints the same sheets. `room` is how many letters a line may have where it can be broken.
 */
export function rulesDataLines(
  checked: CheckedVariant,
  words: Words,
  room: number,
): HostOnly<readonly string[]> {
  const { minutes } = checked;
  return checked.hostExamples.map((hostExamples) => {
    const examples = [...checked.playerExamples, ...hostExamples];
    return yamlLines(
      {
        title: titleData(checked, words),
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

/** All the languages a title has; with house rules of the command line, the title that the sheets print. */
function titleData(checked: CheckedVariant, words: Words): string | RulesData {
  const { any, byLanguage } = checked.title;
  if (checked.houseRules) return gameTitle(checked, words);
  return Object.keys(byLanguage).length > 0 ? byLanguage : any;
}
