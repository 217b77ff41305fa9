import { describe, expect, test } from 'vitest';
import { ownFolder, run } from './support.js';

/** What a run says on standard error, and how it ended. */
async function said(line: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const { status, err } = await run(ownFolder(files), line.split(' '));
  expect(status, err).toBe(0);
  return err;
}

describe('an option without effect is said', () => {
  test.each<[string, string]>([
    [
      'kit double-three-chain --sheets tiles --faces numerals --colour',
      '--colour changes nothing here: numerals have no colours.',
    ],
    [
      'kit double-three-chain --sheets tiles --backs none --back-offset 1,1',
      '--back-offset changes nothing here: the tiles have no backs.',
    ],
    [
      'kit double-three-chain --sheets tiles --backs flood --back-offset 1,1',
      '--back-offset changes nothing here: these backs can’t be moved.',
    ],
    [
      'kit double-three-chain --sheets tiles --backs none --back-pattern stars',
      '--back-pattern changes nothing here',
    ],
    [
      'kit double-three-chain --sheets score-log --corners square',
      '--corners changes nothing here: no tiles are made.',
    ],
    [
      'kit double-three-chain --sheets tiles --names Zora',
      '--names changes nothing here: no score log is made.',
    ],
    ['compare draw block --paper letter', '--paper changes nothing here: nothing is printed without --out.'],
    [
      'calibrate --printer office --offset 1,1 --paper letter',
      '--paper changes nothing here: measurements are saved',
    ],
    ['rules draw --json --format markdown', '--format changes nothing here: --json gives data.'],
  ])('%s', async (line, note) => {
    expect((await said(line)).startsWith(`dominopress: note: ${note}`)).toBe(true);
  });

  test.each<[string]>([
    ['kit double-three-chain --sheets tiles --faces both --colour'],
    ['kit double-three-chain --sheets tiles --backs short-edge --back-offset 1,1 --back-pattern stars'],
    ['kit double-three-chain --sheets score-log --names Zora'],
  ])('and none that has one: %s', async (line) => {
    expect(await said(line)).toBe('');
  });

  test('but not one of the settings, which are for every run', async () => {
    const settings = { 'dominopress.yaml': 'colour: true\nnames: [Zora]\npaper: letter\n' };
    expect(await said('kit double-three-chain --sheets rules', settings)).toBe('');
    expect(await said('compare draw block', settings)).toBe('');
  });
});
