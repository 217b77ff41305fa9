import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeAll } from '../../src/cli/make.js';
import { builtProgram } from './built-program.js';

const { home } = builtProgram();

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
  const made = Object.entries(await makeAll());
  expect(Object.fromEntries(held)).toEqual(Object.fromEntries(made));
  expect(made.length).toBeGreaterThan(0);
});
