import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/command-list.js';
import { languages } from '../support/languages.js';
import { ownFolder, run } from './support.js';

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];

let script = '';
beforeAll(async () => {
  script = (await run('/', ['completion', 'bash'])).out;
});

/** What bash offers at the end of words that were typed, the last of them not to its end. */
function offered(...typed: readonly string[]): readonly string[] {
  const folder = ownFolder({ 'sunday.yaml': '', 'class.txt': '' });
  writeFileSync(join(folder, 'script'), script);
  const ask = `source ./script
COMP_WORDS=(dominopress "$@"); COMP_CWORD=$#; _dominopress; printf '%s\\n' "\${COMPREPLY[@]}"`;
  // Outside of an interactive line bash complains of compopt, which has nothing to change there.
  const out = execFileSync('bash', ['-c', ask, 'bash', ...typed], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return out
    .toString()
    .split('\n')
    .filter((line) => line !== '');
}

describe('bash completes', () => {
  test.each<[readonly string[], readonly string[]]>([
    [['k'], ['kit']],
    [['comp'], ['compare', 'completion']],
    [['help', 'cal'], ['calibrate']],
    [['kit', 'fam'], ['family-draw']],
    [['kit', 'sun'], ['sunday.yaml']],
    [['check', 'sunday.yaml', 'penalty'], ['penalty-draw']],
    [
      ['kit', 'draw', '--pa'],
      ['--paper', '--partners'],
    ],
    [
      ['list', '--'],
      ['--lang', '--json', '--help'],
    ],
    [
      ['kit', 'draw', '--faces', ''],
      ['pips', 'numerals', 'both'],
    ],
    [
      ['kit', 'draw', '--paper', '=', 'le'],
      ['letter', 'legal'],
    ],
    [['kit', 'draw', '--sheets', 'sc'], ['score-log']],
    [
      ['kit', 'draw', '--lang', 'p'],
      ['pt', 'pt-PT'],
    ],
    [['kit', 'draw', '--names', 'cl'], ['class.txt']],
    [['new', 'ours', '--from', 'one'], ['one-page-draw']],
    [
      ['kit', 'draw', '--set', 'draw.t'],
      ['draw.tiles=', 'draw.then='],
    ],
    [
      ['kit', 'draw', '--set', 'draw.when', '='],
      ['stuck', 'any-turn'],
    ],
    [['kit', 'draw', '--set', 'draw.when', '=', 'a'], ['any-turn']],
    [['kit', 'draw', '--partners', 'block-b'], ['block-blanks-wild']],
    [['kit', 'draw', '--seed', ''], []],
    [['completion', ''], SHELLS],
  ])('%j to %j', (typed, expected) => {
    expect([...offered(...typed)].sort()).toEqual([...expected].sort());
  });

  test('every command, and every option of each', () => {
    expect(offered('')).toEqual([...COMMANDS.map(({ name }) => name), 'help']);
    for (const { name, options } of COMMANDS) {
      expect(offered(name, '-'), name).toEqual([...options.map((option) => `--${option}`), '--help']);
    }
  });
});

describe('a completion script', () => {
  test.each(SHELLS)(
    'for %s names every command and every option, and says how it is switched on',
    async (shell) => {
      const { status, out, err } = await run('/', ['completion', shell]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toContain(`dominopress completion ${shell}`);
      for (const { name, options } of COMMANDS) {
        expect(out).toMatch(new RegExp(`\\b${name}\\b`));
        for (const option of options)
          expect(out).toMatch(new RegExp(shell === 'fish' ? `-l ${option}\\b` : `--${option}\\b`));
      }
      for (const said of ['family-draw', 'draw.when', 'any-turn', 'hyperlegible'])
        expect(out).toContain(said);
    },
  );

  test.each([
    ['ksh', 'completion has no value “ksh”'],
    ['', 'needs to know which shell. For example: dominopress completion bash'],
  ])('isn’t made for “%s”', async (shell, said) => {
    const { status, err } = await run('/', ['completion', ...(shell === '' ? [] : [shell])]);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining(said) });
  });
});

describe('the page for man', () => {
  test.each(languages)(
    'is set without a complaint in %s, with every command and option',
    async (language) => {
      const { status, out } = await run('/', ['man', '--lang', language]);
      expect(status).toBe(0);
      for (const { name, options } of COMMANDS) {
        expect(out).toContain(`.SS "dominopress ${name} [`);
        for (const option of options) expect(out).toContain(`.B "\\-\\-${option.replaceAll('-', '\\-')}`);
      }
      const set = spawnSync('groff', ['-man', '-ww', '-Kutf8', '-Tutf8'], { input: out, encoding: 'utf8' });
      // Where there is no groff, nothing can be asked of it.
      if (set.error) return;
      expect(set.stderr).toBe('');
      expect(set.stdout).toContain('dominopress');
    },
  );
});
