import { describe, expect, test } from 'vitest';
import { SHEET_NAMES } from '../../src/cli/line/options.js';
import type { SheetDefinition } from '../../src/sheets/definition.js';
import { copiesFor } from '../../src/sheets/facts.js';
import { SHEETS } from '../../src/sheets/registry.js';
import { messagesIn } from '../support/languages.js';
import { requestFor } from '../support/sheet-text.js';
import { valueIn } from '../support/shipped.js';

describe.each<SheetDefinition>(SHEETS)('the sheet $name', (definition) => {
  const { name, audience, make } = definition;

  test('has its title and its line under a kit in the words', () => {
    const messages = Object.keys(messagesIn('en'));
    expect(messages).toContain(`layout.sheet.${name}`);
    expect(messages).toContain(`cli.kit.sheet.${name}`);
  });

  test('is made under its own name, for those whom it says it is for', () => {
    expect(valueIn(make(requestFor('double-three-chain')), name)).toMatchObject({ name, audience });
  });
});

test('no two sheets have one name, and --sheets names them in the order they are made', () => {
  expect(SHEETS.map(({ name }) => name)).toEqual(SHEET_NAMES);
  expect(new Set(SHEET_NAMES).size).toBe(SHEET_NAMES.length);
});

test('24 players at 6 tables take so many copies of each sheet', () => {
  const copies = SHEETS.map((sheet) => [sheet.name, copiesFor(sheet, { players: 24, tables: 6 })]);
  expect(Object.fromEntries(copies)).toEqual({
    tiles: 6,
    rules: 24,
    'score-log': 6,
    'host-key': 1,
    'print-guide': undefined,
  });
});
