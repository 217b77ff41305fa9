import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedVariants } from '../../src/cli/base/assets.js';
import { EXPECTED, makers } from '../../src/cli/make.js';
import { loadText } from '../../src/cli/store/checked.js';
import { keepGame } from '../../src/cli/store/keep.js';
import { shipped } from '../../src/cli/store/variants.js';
import { boxesOf, keptText, restoredGame } from '../../src/kit/kept.js';
import { boxedChoices } from '../../src/rulebook/boxes.js';
import { languages, wordsIn } from '../support/languages.js';
import { english, valueIn } from '../support/shipped.js';
import { thorough } from '../support/thorough.js';
import { builtProgram } from './built-program.js';

const { home, run } = builtProgram();

test('the built program holds what its source makes, and nothing else', async () => {
  const folder = join(home, 'dist', 'made');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const held = paths.map((path) => [
    path.slice(folder.length + 1).replaceAll('\\', '/'),
    readFileSync(path, 'utf8'),
  ]);
  const made = Object.entries(await makers());
  expect(made.length).toBeGreaterThan(0);
  expect(held.map(([path]) => path).sort()).toEqual(made.map(([path]) => path).sort());
  for (const [path, make] of made) {
    // All rounds are played again in the full run alone.
    if (thorough || path !== EXPECTED) expect(await make(), path).toBe(Object.fromEntries(held)[path]);
  }
});

test.each(shippedVariants())('%s is kept as it is loaded, maps and all', async (name) => {
  const found = shipped(name);
  const { loaded, boxed } = restoredGame(keptText(keepGame(name, english)));
  const fresh = valueIn(await loadText(found), name);
  expect(valueIn(loaded, name)).toStrictEqual(fresh);
  expect(boxesOf(boxed, valueIn(loaded, name))).toStrictEqual(boxedChoices(fresh, english));
  // Which choices stand in boxes is the same in every language.
  for (const language of languages) expect(keepGame(name, wordsIn(language)).boxed).toEqual(boxed);
});

test('a shipped game whose text was changed is loaded from it', async () => {
  const folder = join(home, 'dist', 'variants');
  const told = async (argv: readonly string[]) => (await run(home, argv)).out;
  const [draw, eight] = [
    await told(['rules', 'draw', '--json']),
    await told(['rules', 'draw-eight-minus', '--json']),
  ];
  const text = readFileSync(join(folder, 'draw.yaml'), 'utf8');
  try {
    writeFileSync(join(folder, 'draw.yaml'), text.replace(/^title:[\s\S]*?(?=^\w)/mu, 'title: Ours\n'));
    expect(JSON.parse(await told(['list', '--json']))).toContainEqual(
      expect.objectContaining({ id: 'draw', title: 'Ours' }),
    );
    writeFileSync(join(folder, 'draw.yaml'), `${text}\nfoo: bar\n`);
    expect(await run(home, ['check', 'draw'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('foo'),
    });
    // One that extends it is of its text too.
    expect(await run(home, ['check', 'draw-eight-minus'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('foo'),
    });
  } finally {
    writeFileSync(join(folder, 'draw.yaml'), text);
  }
  expect(await told(['rules', 'draw', '--json'])).toBe(draw);
  expect(await told(['rules', 'draw-eight-minus', '--json'])).toBe(eight);
});
