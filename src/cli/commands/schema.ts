import { variantJsonSchema } from '../../rulebook/schema/json-schema.js';
import type { Words } from '../../words/words.js';
import { STATUS } from '../base/status.js';
import type { Run } from '../line/run.js';

/** The JSON Schema of variant files. */
export const schema: Run = async (_args, _options, { world, words }) => {
  world.out.write(schemaText(words));
  return STATUS.done;
};

/** The schema as a file holds it. */
export function schemaText(words: Words): string {
  return `${JSON.stringify(variantJsonSchema(words), null, 2)}\n`;
}
