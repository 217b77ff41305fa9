import { describe, expect, test } from 'vitest';
import { demonstrate } from '../../../src/engine/demonstrate.js';
import { simulate } from '../../../src/engine/simulate/simulate.js';
import { HostOnly } from '../../../src/host-only.js';
import type { Block, Rich } from '../../../src/layout/page/block.js';
import { demonstrationText } from '../../../src/rulebook/played/demonstration.js';
import { expectationText } from '../../../src/rulebook/played/expectation.js';
import { usualNames } from '../../../src/rulebook/played/turn.js';
import { rulesDataLines } from '../../../src/rulebook/rules-data.js';
import { rulingGroups } from '../../../src/rulebook/rulings/rulings.js';
import { shownSeating } from '../../../src/rulebook/scope.js';
import { dataBlocks } from '../../../src/sheets/host-key/data.js';
import { demonstrationBlocks, exampleBlocks } from '../../../src/sheets/host-key/demonstration.js';
import { expectationBlocks } from '../../../src/sheets/host-key/expectation.js';
import type { KeyPart } from '../../../src/sheets/host-key/part.js';
import { rulingBlocks } from '../../../src/sheets/host-key/rulings.js';
import { dealBlocks, setBlocks } from '../../../src/sheets/host-key/set.js';
import { pageSetup } from '../../../src/sheets/request.js';
import { requestFor } from '../../support/sheet-text.js';

const request = requestFor('double-three-chain');
const { checked, scope, words } = request;
const part: KeyPart = { request, setup: pageSetup(request), width: 90, scale: 1 };
const seating = shownSeating(scope);

/** What a player sheet is made from. */
const take = (blocks: readonly Block[]) => blocks;
const print = (text: Rich) => text;

describe('what only the host may see', () => {
  test.each([
    setBlocks,
    dealBlocks,
    rulingBlocks,
    demonstrationBlocks,
    exampleBlocks,
    expectationBlocks,
    dataBlocks,
  ])('a player sheet takes no part of the key: %o', (blocksOf) => {
    const blocks = blocksOf(part);
    // @ts-expect-error a part of the key on a player sheet
    expect(take(blocks)).toBeInstanceOf(HostOnly);
    // Not by way of a text either.
    expect(JSON.stringify(blocks)).toBe('{}');
  });

  test('nor anything that the key is written from', () => {
    const groups = rulingGroups(checked, scope, words);
    const lines = rulesDataLines(checked, words, 100);
    const round = demonstrationText(
      checked.rules,
      demonstrate(checked.rules, seating, 1),
      usualNames(words),
      words,
    );
    const expectation = simulate(checked.rules, seating, { rounds: 10, seed: 1 });
    const told = expectationText(checked, [expectation], 1, words);
    // @ts-expect-error the rulings
    print(groups[0]?.title);
    // @ts-expect-error the rules as data
    print(lines[0]);
    // @ts-expect-error a demonstration round
    print(round.lead);
    // @ts-expect-error what to expect
    print(told.edge);
    // @ts-expect-error the host's examples
    print(checked.hostExamples[0]?.example.name);
    for (const secret of [groups, lines, round, told]) expect(JSON.stringify(secret)).toBe('{}');
  });
});
