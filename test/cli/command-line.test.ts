import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { wordsFor } from '../../src/cli/base/assets.js';
import { COMMANDS } from '../../src/cli/command-list.js';
import { OPTIONS } from '../../src/cli/line/options.js';
import { readCommandLine } from '../../src/cli/program.js';
import { contents, ownFolder, run } from './support.js';

const own = {
  'mine.yaml': 'extends: draw\ntitle: Ours\n',
  'bad.yaml': 'extends: draw\ntitle: Bad\ndeal: many\n',
};

describe('the exit status', () => {
  test.each<[number, string, string]>([
    [0, 'list', ''],
    [0, '--version', ''],
    [0, '--help', ''],
    [0, 'help', ''],
    [0, 'help kit', ''],
    [0, 'check --help', ''],
    [0, 'check ./mine.yaml', ''],
    [0, 'rules draw', ''],
    // The content of a file, or an option that doesn't suit the variant.
    [1, 'check ./bad.yaml', 'bad.yaml:3:'],
    [1, 'check bad.yaml draw', 'bad.yaml:3:'],
    [1, 'kit bad.yaml', 'bad.yaml:3:'],
    [
      1,
      'kit penalty-draw --players 4',
      '4 players can’t play this; it is for 2 players. Write --players 2, or leave out --players.\n',
    ],
    [
      1,
      'kit draw --players 9',
      '9 players can’t play this; it is for 2 to 4 players. Choose a number from 2 to 4, or leave out --players.\n',
    ],
    [1, 'rules double-three-chain --partners', 'no partners'],
    [1, 'kit draw --set draw.when=sometimes', '--set draw.when=sometimes: '],
    [1, 'kit penalty-draw --names Ana,Ben,Cleo', 'There are 3 names for at most 2 players'],
    [1, 'kit draw --players 3 --names Ana,Ben,Cleo,Dan', 'There are 4 names for at most 3 players'],
    // The command line, whatever the files hold.
    [2, '', ''],
    [2, 'kti', 'did you mean “kit”?'],
    [2, 'help kti', 'did you mean “kit”?'],
    [2, 'kit', 'needs to know which game'],
    [2, 'kit draw --papr a4', 'did you mean --paper?'],
    [2, 'list --paper a4', '“list” has no option --paper'],
    [2, 'list draw', '“list” doesn’t need draw'],
    [2, 'rules draw block', '“rules” doesn’t need block'],
    [2, 'kit drwa', 'did you mean “draw”?'],
    [2, 'kit mine', 'did you mean “./mine.yaml”?'],
    [2, 'kit draw ./missing.yaml', './missing.yaml isn’t there'],
    [2, 'check .', '. isn’t a file'],
    [2, 'check ./folder.yaml', 'isn’t a file'],
    [2, 'kit draw draw', 'would all become the kit “draw”'],
    [2, 'kit mine.yaml ./Mine.yml', 'isn’t there'],
    [2, 'kit draw --paper a5x', 'a5x'],
    [2, 'kit draw --paper a4,', '--paper needs a value'],
    [2, 'kit draw --paper', '--paper needs a value'],
    [2, 'kit draw --players two', '--players is “two”, but should be a whole number from 2 to 10'],
    [2, 'kit draw --players 1', '--players is “1”'],
    [2, 'kit draw --players 11', '--players is “11”'],
    [2, 'kit draw --players 2.0', '--players is “2.0”'],
    [2, 'kit draw --seed -1', '--seed is “-1”, but should be a whole number from 0 to 4294967295'],
    [2, 'kit draw --seed 4294967296', '--seed is “4294967296”'],
    [2, 'kit draw --partners --players 3', 'Partners need 4 players, not 3'],
    [2, 'kit draw --set points', '“points” isn’t a house rule'],
    [2, 'kit draw --set =1', '“=1” isn’t a house rule'],
    [2, 'kit draw --sheets tile', 'did you mean “tiles”?'],
    [2, 'kit draw --names Ana,,Ben', '--names needs a value'],
    [2, `kit draw --names ${'A'.repeat(31)}`, 'is too long'],
    [2, 'kit draw --lang xx', 'There is no language “xx”'],
    [2, 'kit draw --lang fr --lang xx', 'There is no language “xx”'],
    [2, 'rules draw --lang', '--lang needs a value'],
    [2, 'list --lang=de ./x', '„list“ kann mit ./x nichts anfangen'],
    // After two hyphens everything is a name.
    [2, 'check -- --lang=./fr.yaml', '--lang=./fr.yaml isn’t there'],
    [2, "kit draw --odd='a'", "“kit” has no option --odd='a'"],
  ])('is %i for “%s” (%s)', async (status, line, said) => {
    const folder = ownFolder({ ...own, 'folder.yaml/x': '' });
    const before = contents(folder);
    const ran = await run(folder, line === '' ? [] : line.split(' '));
    expect(ran.err).toContain(said);
    expect(ran.status).toBe(status);
    if (status > 1) expect(ran.out).toBe('');
    expect(contents(folder)).toEqual(before);
  });

  test('of an empty output folder is 2', async () => {
    expect(await run(ownFolder(), ['kit', 'draw', '--out', ''])).toMatchObject({ status: 2, out: '' });
  });
});

describe('the help', () => {
  test('says the version and nothing else', async () => {
    expect(await run(ownFolder(), ['--version'])).toEqual({
      status: 0,
      out: `${packageJson.version}\n`,
      err: '',
    });
  });

  test('stands on standard output when asked for, and on standard error when a command is missing', async () => {
    const asked = await run(ownFolder(), ['help']);
    const missing = await run(ownFolder(), []);
    expect(asked.err).toBe('');
    expect(missing.out).toBe('');
    expect(missing.err).toBe(asked.out);
    for (const { name } of COMMANDS) expect(asked.out).toContain(`\n  ${name} `);
  });

  test.each([...COMMANDS.map(({ name }) => name), 'help'])(
    'of %s has two examples that can be typed as they stand',
    async (name) => {
      const folder = ownFolder();
      const { out } = await run(folder, ['help', name]);
      expect((await run(folder, [name, '--help'])).out).toBe(out);
      const examples = [...out.matchAll(/^ {2}dominopress (.+)$/gm)].map((match) => match[1] as string);
      expect(examples).toHaveLength(2);
      const outlet = { write: () => {}, width: undefined, styled: false };
      const words = await wordsFor('en');
      for (const example of examples) {
        const argv = example.split(' ');
        const asked = readCommandLine(argv, '0', words, { out: outlet } as never);
        expect(argv[0]).toBe(name);
        expect(asked.kind).toBe(name === 'help' ? 'text' : 'run');
      }
    },
  );

  test('names every option that a command takes, and no line is longer than 80 columns', async () => {
    for (const { name, options } of COMMANDS) {
      const { out } = await run(ownFolder(), ['help', name]);
      for (const option of options) expect(out).toContain(`  --${option}`);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });

  test('knows of no option that no command takes', () => {
    const taken = new Set(COMMANDS.flatMap(({ options }) => options));
    expect(Object.keys(OPTIONS).filter((name) => !taken.has(name as never))).toEqual([]);
  });
});

describe('a terminal', () => {
  const esc = '\u001B';
  const bold = (text: string) => `${esc}[1m${text}${esc}[22m`;

  test('gets problems wrapped and their place in bold; a file gets them on one line without', async () => {
    const folder = ownFolder();
    const wide = await run(folder, ['rules', 'drwa']);
    expect(wide.err.trimEnd().split('\n')).toHaveLength(1);
    expect(wide.err).not.toContain(esc);
    const narrow = await run(folder, ['rules', 'drwa'], { width: 60, styled: true });
    expect(narrow.err.startsWith(`${bold('dominopress')}: There is no game`)).toBe(true);
    const plain = narrow.err.replace(bold('dominopress'), 'dominopress');
    const lines = plain.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(plain.replaceAll('\n  ', ' ')).toBe(wide.err);
  });

  test('is not played tricks on by what a file says', async () => {
    const bell = '\u0007';
    const { err } = await run(ownFolder(), ['rules', `d${esc}[2Jraw${bell}\nnext: line`]);
    expect(err).toContain('next: line');
    expect(err).not.toContain(esc);
    expect(err).not.toContain(bell);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
