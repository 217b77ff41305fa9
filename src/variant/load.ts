import { bad, good, type Problem, type Result } from '../problem.js';
import { problemAt, type Spot, type WrittenMap, writtenAt } from '../yaml/written.js';
import { checkRules } from './check/check.js';
import { checkChoices } from './choices.js';
import { dataWith } from './data.js';
import { placeOf, readExamples } from './examples/examples.js';
import { type Library, readExtended, strangerExamples, type VariantText } from './extend.js';
import { fingerprintOf } from './fingerprint.js';
import { settingsAsFile } from './house-rules.js';
import { merged } from './merge.js';
import type { Rules } from './rules.js';
import type { ShapedVariant } from './schema/schema.js';
import { shapeOf, shapeProblemsOfPart } from './schema/shape.js';
import type { Title, Variant } from './variant.js';

/**
 * Loads a variant file: reads it with what it extends, lays house rules of the command line over it, and judges first
 * the shape of it all, then its sense. Examples are not yet replayed. Notes say what is no mistake but worth knowing.
 */
export function loadVariant(
  file: VariantText,
  library: Library,
  settings: readonly string[] = [],
): Result<Variant> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(file.id) || file.id.length > 60) {
    return bad(problemAt({ file: file.name }, 'file.id', { found: file.id }));
  }
  const extended = readExtended(file, library);
  if (!extended.ok) return extended;
  const ruled = withSettings(extended.value, settings);
  if (!ruled.ok) return ruled;
  const written = ruled.value;
  const shaped = shapeOf(written);
  if (!shaped.ok) return shaped;
  const checked = checkRules(shaped.value, written);
  if (!checked.ok) return checked;
  const rules = checked.value;
  const agreed = checkChoices(written, rules);
  const examples = readExamples(shaped.value.examples, written, rules);
  const problems: Problem[] = [...agreed.problems, ...(examples.ok ? [] : examples.problems)];
  if (!examples.ok || problems.length > 0) return bad(...problems);
  const data = dataWith(agreed.choices, rules);
  const variant: Variant = {
    id: file.id,
    title: titleOf(shaped.value.title, writtenAt(written, ['title'])?.spot ?? written.spot),
    // Who gives the game a title of its own says there what it is.
    houseRules: settings.length > 0 && !settings.some((setting) => /^\s*title\s*[.=]/u.test(setting)),
    minutes: shaped.value.minutes ?? null,
    rules,
    choices: agreed.choices,
    examples: examples.value,
    data,
    fingerprint: fingerprintOf(data),
    place: placeOf(extended.value.spot, []),
  };
  return good(variant, [...checked.notes, ...agreed.notes]);
}

/**
 * The rules of a game whose file was read with all that it extends (`readExtended`), with house rules laid over it: the same
 * as `loadVariant` finds, for whoever tries one change after another.
 */
export function rulesUnder(written: WrittenMap, settings: readonly string[]): Result<Rules> {
  const ruled = withSettings(written, settings);
  if (!ruled.ok) return ruled;
  const shaped = shapeOf(ruled.value);
  return shaped.ok ? checkRules(shaped.value, ruled.value) : shaped;
}

/** House rules of the command line are a file that extends the one at hand, so what that says is inherited. */
function withSettings(file: WrittenMap, settings: readonly string[]): Result<WrittenMap> {
  if (settings.length === 0) return good(file);
  const house = settingsAsFile(settings);
  if (!house.ok) return house;
  const problems = [...shapeProblemsOfPart(house.value), ...strangerExamples(file, house.value)];
  return problems.length > 0 ? bad(...problems) : good(merged(file, house.value));
}

function titleOf(title: ShapedVariant['title'], spot: Spot): Title {
  const byLanguage = typeof title === 'string' ? {} : title;
  const any = typeof title === 'string' ? title : (title.en ?? Object.values(title)[0]);
  if (any === undefined) throw new Error('a title has a text');
  return { any, byLanguage, place: placeOf(spot, ['title']) };
}
