import { madeWords } from '../../src/cli/base/assets.js';
import { nodeMachine } from '../../src/cli/base/machine.js';
import { madeTemplates } from '../../src/cli/store/materials.js';
import type { KeptGame } from '../../src/kit/kept.js';
import { boxedChoices } from '../../src/rulebook/boxes.js';
import type { Assets } from '../../src/web/assets.js';
import { Stock } from '../../src/web/desk/stock.js';
import type { MadeWords } from '../../src/words/made.js';
import { languages, wordsIn } from './languages.js';
import { load, shipped } from './shipped.js';

/** What the page's desk works with, from the files it is built of; without what is played to know what to expect, and no type. */
export async function stockFrom(): Promise<Stock> {
  const spoken = new Map<string, MadeWords>();
  for (const language of languages) spoken.set(language, await madeWords(language));
  const assets: Assets = {
    languages,
    games: [...shipped.keys()],
    templates: await madeTemplates(),
    expected: {},
    zlib: new Uint8Array(),
    words: (language) => known(spoken.get(language), language),
    gameText: (name) => known(shipped.get(name), name).text,
    kept: keptGame,
    font: (path) => {
      throw new Error(`nothing is set in ${path} here`);
    },
  };
  return new Stock(assets, nodeMachine);
}

/** As it is built into the page. */
function keptGame(name: string): KeptGame {
  const loaded = load(name);
  if (!loaded.ok) throw new Error(name);
  const { choices, problems, notes } = boxedChoices(loaded.value, wordsIn('en'));
  const boxed = { choices: choices.map(({ index }) => index), problems, notes };
  return { texts: {}, loaded, boxed };
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`no ${name}`);
  return value;
}
