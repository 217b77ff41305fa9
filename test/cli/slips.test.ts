import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Disk, realDisk } from '../../src/cli/base/disk.js';
import { idOfFile } from '../../src/kit/file-id.js';
import { contents, ownFolder, run } from './support.js';

const RIGHT = 'extends: draw\ntitle: Ours\n';

describe('a slip of the pen is told with what was meant', () => {
  test.each<[number, string, string]>([
    [2, 'print draw', 'did you mean “kit”?'],
    [2, 'validate ours.yaml', 'did you mean “check”?'],
    [2, 'diff draw block', 'did you mean “compare”?'],
    [2, 'check notepad.yaml', 'notepad.yaml isn’t there, but notepad.yaml.txt is.'],
    [2, 'check ./notepad.yaml', './notepad.yaml isn’t there, but ./notepad.yaml.txt is.'],
    [2, 'check ours.yml', 'ours.yml isn’t there, but ours.yaml is.'],
    [2, 'check oru.yaml', 'oru.yaml isn’t there, but ours.yaml is.'],
    [2, 'check folder/ours.yaml', 'folder/ours.yaml isn’t there. Look'],
    [1, 'rules draw --set points=50', 'did you mean “match.points”?'],
    [1, 'rules draw --set score=3', 'should hold keys of its own: round.'],
    [1, 'rules draw --set set=double-two', '“double-two” isn’t a set. Write a name from double-three'],
    [2, 'kit draw --kits 27', 'from 1 to 26: each set has a letter of its own on its faces, from A to Z'],
    [2, 'kit draw --kits x', '--kits is “x”, but should be a whole number from 1 to 26.'],
    [2, 'rules draw --set title=', '“title=” isn’t a house rule'],
    [1, `check ${'n'.repeat(61)}.yaml`, 'single hyphens, 60 at most'],
    [2, `new ${'n'.repeat(61)} --from draw`, 'single hyphens, 60 at most'],
    [2, 'kit draw --seed 010', '--seed is “010”, but should be a whole number'],
    [2, `rules ${'x'.repeat(400)}`, 'There is no game “xxx'],
    [
      1,
      'check many.yaml',
      'many.yaml:4:3: “choices” has 40 entries, but may have at most 20. Leave some out.',
    ],
    [1, 'check bell.yaml', 'bell.yaml:2:9: There is a character here (U+0007)'],
    [1, 'check unseen.yaml', 'can’t be the title'],
    [
      1,
      'check into-folder.yaml',
      'into-folder.yaml:1:10: folder.yaml, which this file extends, isn’t a file',
    ],
    [1, 'check into-nothing.yaml', 'There is no game “./nothing.yaml” to extend'],
  ])('%i for “%s”: %s', async (status, line, said) => {
    const folder = ownFolder({
      'ours.yaml': RIGHT,
      [`${'n'.repeat(61)}.yaml`]: RIGHT,
      'notepad.yaml.txt': RIGHT,
      'many.yaml': `extends: draw\ntitle: x\nchoices:\n${'  - { match: one-round }\n'.repeat(40)}`,
      'bell.yaml': 'extends: draw\ntitle: a\u0007b\n',
      'unseen.yaml': 'extends: draw\ntitle: "\u200B\u2060"\n',
      'folder.yaml/a.txt': '',
      'into-folder.yaml': 'extends: ./folder.yaml\ntitle: x\n',
      'into-nothing.yaml': 'extends: ./nothing.yaml\ntitle: x\n',
    });
    const ran = await run(folder, line.split(' '));
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(said);
  });
});

test('a file whose ending an editor added to is read under its name', async () => {
  const folder = ownFolder({ 'ours.yaml.txt': RIGHT });
  const { status, out } = await run(folder, ['kit', 'ours.yaml.txt', '--sheets', 'score-log', '--json']);
  expect({ status, variant: JSON.parse(out).variant }).toEqual({ status: 0, variant: 'ours' });
});

test('letters of other alphabets than English give a file’s kit a name that can be read', () => {
  const names = ['børn.yaml', 'straße.yml', 'Œuvre.yaml', 'Łódź.yaml', 'été.yaml'];
  expect(names.map(idOfFile)).toEqual(['born', 'strasse', 'oeuvre', 'lodz', 'ete']);
});

test('a name that Windows keeps for a device names no kit and no new file', async () => {
  const names = [
    'con.yaml',
    'NUL.yml',
    'Com1.yaml',
    'lpt9 .yaml',
    'aux.yaml.txt',
    'console.yaml',
    'com10.yaml',
  ];
  expect(names.map(idOfFile)).toEqual([
    'con-game',
    'nul-game',
    'com1-game',
    'lpt9-game',
    'aux-game',
    'console',
    'com10',
  ]);
  const folder = ownFolder();
  const { status, err } = await run(folder, ['new', 'prn', '--from', 'block']);
  expect({ status, files: contents(folder) }).toEqual({ status: 2, files: {} });
  expect(err).toContain('“prn” is a name that Windows keeps for itself. Choose another, such as our-prn.');
});

test('a file of the schema that can’t be read is left as it is, with a note, and the new game is there', async () => {
  const folder = ownFolder({ 'dominopress.schema.json': '{}' });
  const forbidden = Object.assign(new Error('EACCES'), { code: 'EACCES' });
  const disk = {
    read: () => {
      throw forbidden;
    },
  };
  const { status, err } = await run(folder, ['new', 'ours', '--from', 'block'], { disk });
  expect(status).toBe(0);
  expect(err).toContain('dominopress.schema.json is there already');
  expect(Object.keys(contents(folder))).toEqual(['dominopress.schema.json', 'ours.yaml']);
});

test('lines that end as those of old Macs do are lines', async () => {
  const folder = ownFolder({
    'good.yaml': RIGHT.replaceAll('\n', '\r'),
    'bad.yaml': 'extends: draw\rtitle: x\rdeal: y\r',
  });
  expect(await run(folder, ['check', 'good.yaml', '--quiet'])).toEqual({ status: 0, out: '', err: '' });
  expect((await run(folder, ['check', 'bad.yaml'])).err).toMatch(/^bad\.yaml:3:7: /);
});

describe('a title of the command line', () => {
  test.each(['Club night: Friday', '2026', 'Ours # 3'])(
    '“%s” is taken as it stands, without more words',
    async (title) => {
      const { status, out } = await run(ownFolder(), ['rules', 'draw', '--set', `title=${title}`]);
      expect({ status, first: out.split('\n')[0] }).toEqual({ status: 0, first: title });
    },
  );

  test('goes without saying that there are house rules, which a game’s own title needs', async () => {
    const titled = await run(ownFolder(), [
      'rules',
      'draw',
      '--set',
      'title=Ours',
      '--set',
      'match.points=50',
    ]);
    expect(titled.out).toMatch(/^Ours\n/);
    const own = await run(ownFolder(), ['rules', 'draw', '--set', 'match.points=50']);
    expect(own.out).toMatch(/^Draw dominoes, house rules\n/);
  });
});

describe('settings under another name', () => {
  test.each(['dominopress.yml', 'dominopress.yaml.txt'])('(%s) are said not to be read', async (name) => {
    const folder = ownFolder({ [name]: 'lang: fr\n' });
    const { status, out, err } = await run(folder, ['list']);
    expect({ status, out }).toEqual({ status: 0, out: expect.stringContaining('Draw dominoes') });
    expect(err).toMatch(new RegExp(`^dominopress: note: ${name} isn’t read: .*dominopress\\.yaml`));
  });

  test('are no trouble beside the right one', async () => {
    const folder = ownFolder({ 'dominopress.yml': 'lang: fr\n', 'dominopress.yaml': 'seed: 1\n' });
    expect((await run(folder, ['list'])).err).toBe('');
  });

  test('keep numbers as they are typed', async () => {
    const { err } = await run(ownFolder({ 'dominopress.yaml': 'seed: 010\n' }), ['kit', 'draw']);
    expect(err).toMatch(/^dominopress\.yaml:1:1: seed is “010”/);
  });
});

test('what turns the order of letters doesn’t reach a terminal', async () => {
  const { err } = await run(ownFolder(), ['rules', 'a\u202Eb\u2066']);
  expect(err).toContain('a\uFFFDb\uFFFD');
});

test('more players than a game is for play it as the problem says', async () => {
  const { err } = await run(ownFolder(), ['rules', 'family-draw', '--players', '6']);
  const way = err.match(/--set \S+/gu)?.flatMap((part) => part.split(' ')) ?? [];
  expect(way).toHaveLength(6);
  const { status, out } = await run(ownFolder(), ['rules', 'family-draw', '--players', '6', ...way]);
  expect({ status, out }).toEqual({ status: 0, out: expect.stringContaining('6 players') });
});

test('a folder of settings that the system keeps shut is told as such, not as a mistake of the program', async () => {
  const shut = (path: string) => {
    throw Object.assign(new Error(`EACCES: permission denied, lstat '${path}'`), { code: 'EACCES', path });
  };
  const folder = ownFolder();
  const settings = join(folder, 'shut');
  const disk: Partial<Disk> = {
    kind: (path) => (path.startsWith(settings) ? shut(path) : realDisk.kind(path)),
  };
  for (const argv of [
    ['kit', 'block', '--printer', 'hall'],
    ['calibrate', '--printer', 'hall', '--ruler', '99.5'],
  ]) {
    const { status, err } = await run(folder, argv, { settings, disk });
    expect({ status, err }).toEqual({
      status: 3,
      err: `dominopress: ${join(settings, 'dominopress/printers.yaml')} can’t be used: the system doesn’t allow it (EACCES). Look at the folder and its permissions, and run again.\n`,
    });
  }
});

test('what a game loses by house rules is told in the file that has them, not in one that nobody has', async () => {
  const folder = ownFolder({
    'mine.yaml': 'title: Mine\nextends: draw\nround: { blocked: nobody }\nlead: { first: lot }\n',
  });
  const { status, err } = await run(folder, ['check', 'mine.yaml']);
  expect({ status, err }).toEqual({
    status: 0,
    err: expect.stringMatching(/^mine\.yaml:2:10: note: .*lead\.later/),
  });
});
