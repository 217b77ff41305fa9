import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { open, textsOn } from '../support/read-pdf.js';
import { contents, ownFolder, run } from './support.js';

interface Recorded {
  readonly path: string;
  readonly audience: string;
  readonly sheet: string;
  readonly paper: string;
  readonly pages: number;
  readonly sha256: string;
}

const filesOf = (folder: string) => Object.keys(contents(folder));

describe('a kit', () => {
  test('is the five sheets in the folders of those who may see them, and its record', async () => {
    const folder = ownFolder();
    const { status, err } = await run(folder, ['kit', 'double-three-chain']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(filesOf(folder)).toEqual([
      'out/double-three-chain/host/double-three-chain-host-key-a4.pdf',
      'out/double-three-chain/host/double-three-chain-print-guide-a4.pdf',
      'out/double-three-chain/kit.json',
      'out/double-three-chain/player/double-three-chain-rules-a4.pdf',
      'out/double-three-chain/player/double-three-chain-score-log-a4.pdf',
      'out/double-three-chain/player/double-three-chain-tiles-a4.pdf',
    ]);
  });

  test('is told as JSON that agrees with the record and with the files', async () => {
    const folder = ownFolder();
    const { out, err } = await run(folder, ['kit', 'double-three-chain', '--json', '--paper', 'letter']);
    expect(err).toBe('');
    expect(out.trimEnd()).not.toContain('\n');
    const told = JSON.parse(out);
    expect(told).toEqual(JSON.parse(readFileSync(join(folder, 'out/double-three-chain/kit.json'), 'utf8')));
    expect(Object.keys(told)).toEqual(['variant', 'fingerprint', 'mark', 'of', 'asked', 'files', 'notes']);
    expect(told).toMatchObject({
      variant: 'double-three-chain',
      fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
      notes: [],
    });
    expect(told.files.map(({ sheet, audience }: Recorded) => [sheet, audience])).toEqual([
      ['tiles', 'player'],
      ['rules', 'player'],
      ['score-log', 'player'],
      ['host-key', 'host'],
      ['print-guide', 'host'],
    ]);
    for (const file of told.files as readonly Recorded[]) {
      expect(Object.keys(file)).toEqual(['path', 'audience', 'sheet', 'paper', 'pages', 'sha256']);
      expect(file.path).toBe(
        `double-three-chain/${file.audience}/double-three-chain-${file.sheet}-letter.pdf`,
      );
      const bytes = readFileSync(join(folder, 'out', file.path));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(pdf.getPageCount()).toBe(file.pages);
      // Letter is 8.5 x 11 inches, 72 points each, whichever way it lies.
      const { width, height } = pdf.getPage(0).getSize();
      expect([width, height].sort((a, b) => a - b)).toEqual([612, 792]);
    }
  });

  test('says which folder is for whom, how much card, what to choose, and how to get US paper', async () => {
    const { out } = await run(ownFolder(), ['kit', 'double-three-chain']);
    expect(out).toContain(`For the players: ${join('out', 'double-three-chain', 'player')}\n`);
    expect(out).toContain(`keep apart from the players: ${join('out', 'double-three-chain', 'host')}\n`);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'Tiles: 1 sheet of card (A4, 160 to 200 g), printed on both sides, flipped on the long edge.',
    );
    expect(out).toContain('“Actual size” or 100%');
    expect(out.trimEnd().split('\n').at(-1)).toBe('A4; for US paper add --paper letter');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(90);
  });

  test.each([
    ['on the command line', ['--paper', 'a4'], {}],
    ['in the settings', [], { 'dominopress.yaml': 'paper: a4\n' }],
  ])('doesn’t speak of US paper when a paper is named %s', async (_, options, files) => {
    const { out } = await run(ownFolder(files), [
      'kit',
      'double-three-chain',
      '--sheets',
      'score-log',
      ...options,
    ]);
    expect(out).toContain('score-log-a4.pdf');
    expect(out).not.toContain('US paper');
  });

  test('is silent when asked', async () => {
    const argv = ['kit', 'double-three-chain', '--quiet', '--sheets', 'score-log'];
    expect(await run(ownFolder(), argv)).toEqual({ status: 0, out: '', err: '' });
  });

  test('has each sheet on each paper, and only the sheets asked for', async () => {
    const folder = ownFolder();
    await run(folder, ['kit', 'double-three-chain', '--paper', 'a4,letter', '--sheets', 'score-log,tiles']);
    expect(filesOf(folder)).toEqual([
      'out/double-three-chain/kit.json',
      'out/double-three-chain/player/double-three-chain-score-log-a4.pdf',
      'out/double-three-chain/player/double-three-chain-score-log-letter.pdf',
      'out/double-three-chain/player/double-three-chain-tiles-a4.pdf',
      'out/double-three-chain/player/double-three-chain-tiles-letter.pdf',
    ]);
  });

  test('has the same bytes in every folder and time zone, and on the second run', async () => {
    const [here, there] = [ownFolder(), ownFolder({ 'far/away/x': '' })];
    const argv = ['kit', 'double-three-chain', '--names', 'Ana,Ben'];
    const zone = process.env.TZ;
    await run(here, argv);
    try {
      process.env.TZ = 'Pacific/Auckland';
      await run(join(there, 'far/away'), [...argv, '--out', '../../elsewhere']);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
    const first = contents(join(here, 'out'));
    expect(contents(join(there, 'elsewhere'))).toEqual(first);
    await run(here, argv);
    expect(contents(join(here, 'out'))).toEqual(first);
  });
});

test('tells nobody where the file lay, in notes neither', async () => {
  const folder = ownFolder({ 'deep/mine.yaml': readFileSync('variants/one-page-draw.yaml', 'utf8') });
  const sheets = ['--sheets', 'score-log'];
  const near = await run(join(folder, 'deep'), ['kit', './mine.yaml', ...sheets, '--json', '--out', '../a']);
  const far = await run(folder, [
    'kit',
    join(folder, 'deep', 'mine.yaml'),
    ...sheets,
    '--json',
    '--out',
    'b',
  ]);
  const { notes } = JSON.parse(near.out);
  expect(notes.length).toBeGreaterThan(0);
  expect(notes[0]).toMatchObject({ file: 'mine.yaml', text: expect.any(String), code: expect.any(String) });
  expect(far.out).toBe(near.out);
  expect(contents(join(folder, 'b'))).toEqual(contents(join(folder, 'a')));
});

describe('the name of a kit', () => {
  const kits = async (files: Readonly<Record<string, string>>, ...argv: readonly string[]) => {
    const folder = ownFolder(files);
    const ran = await run(folder, ['kit', ...argv, '--sheets', 'score-log', '--quiet']);
    expect(ran).toEqual({ status: 0, out: '', err: '' });
    return readdirSync(join(folder, 'out'));
  };
  const partners = { 'pairs.yaml': 'extends: block\ntitle: Pairs\npartners: optional\n' };

  test.each([
    ['draw', ['draw'], {}],
    ['draw-3p', ['draw', '--players', '3'], {}],
    ['pairs', ['./pairs.yaml'], partners],
    ['pairs-partners', ['./pairs.yaml', '--partners'], partners],
    ['pairs-4p-partners', ['./pairs.yaml', '--partners', '--players', '4'], partners],
    // The only number of players is the default.
    ['penalty-draw', ['penalty-draw', '--players', '2'], {}],
    ['draw', ['draw', '--lang', 'en', '--seed', '5', '--names', 'Ana'], {}],
    ['ubung-fur-zwei', ['./Übung für Zwei.yaml'], { 'Übung für Zwei.yaml': 'extends: draw\ntitle: Übung\n' }],
    [
      'passwd',
      ['./sub/../..passwd.yaml'],
      { 'sub/x': '', '..passwd.yaml': 'extends: draw\ntitle: "../../up"\n' },
    ],
  ])('is %s for %j', async (kit, argv, files) => {
    expect(await kits(files, ...argv)).toEqual([kit]);
  });

  test('bears one mark on every sheet and in its record, another one for two players alone', async () => {
    const folder = ownFolder();
    const { out } = await run(folder, ['kit', 'double-three-chain', '--players', '2', '--json']);
    const { fingerprint, mark, of, files } = JSON.parse(out);
    expect(mark).toBe(`${fingerprint}-2p`);
    expect(of).toEqual({ rules: fingerprint, players: '2', partners: 'never', choices: expect.any(Array) });
    for (const { path, sheet } of files as readonly Recorded[]) {
      const pdf = Uint8Array.from(readFileSync(join(folder, 'out', path)));
      const text = (await textsOn(pdf)).map((run) => run.text).join(' ');
      expect(text, sheet).toContain(`kit ${mark}`);
      if (sheet !== 'host-key') continue;
      const numbers = Array.from({ length: (await open(pdf)).numPages }, (_, index) => index + 1);
      const pages = await Promise.all(numbers.map((number) => textsOn(pdf, number)));
      const key = pages
        .flat()
        .map((run) => run.text)
        .join(' ');
      expect(key).toMatch(/prints the kit\s+again with\s+--players.2:/u);
    }
    const rules = JSON.parse(
      (await run(folder, ['rules', 'double-three-chain', '--players', '2', '--json'])).out,
    );
    expect(rules).toMatchObject({ fingerprint, mark });
  });

  test('has the fingerprint of the house rules that were typed', async () => {
    const folder = ownFolder();
    const { out } = await run(folder, [
      'kit',
      'draw',
      '--set',
      'match.points=50',
      '--sheets',
      'score-log',
      '--json',
    ]);
    const { fingerprint, files, variant } = JSON.parse(out);
    expect(variant).toBe('draw');
    expect(files[0].path).toBe(`draw-${fingerprint}/player/draw-score-log-a4.pdf`);
    expect(existsSync(join(folder, 'out', files[0].path))).toBe(true);
  });
});

describe('several kits', () => {
  test('are one line of JSON each; what is wrong with one keeps no other back', async () => {
    const folder = ownFolder({ 'wrong.yaml': 'extends: draw\ntitle: Wrong\ndeal: many\n' });
    const argv = ['kit', 'block', './wrong.yaml', 'draw', '--sheets', 'score-log', '--json'];
    const { status, out, err } = await run(folder, argv);
    expect(status).toBe(1);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)[0]?.file ?? JSON.parse(line).variant),
    ).toEqual(['block', './wrong.yaml', 'draw']);
    expect(err).toBe('');
    expect(readdirSync(join(folder, 'out'))).toEqual(['block', 'draw']);
  });

  test('say once what comes next', async () => {
    const { out } = await run(ownFolder(), ['kit', 'block', 'draw', '--sheets', 'tiles']);
    expect(out.match(/Actual size/g)).toHaveLength(1);
    // Two double-six sets of 28 tiles; 20 tiles of 48 x 24 mm at least fit on A4.
    expect(out).toMatch(/Tiles: [24] sheets of card/);
  });
});

describe('a kit that can’t be written', () => {
  const argv = ['kit', 'double-three-chain', '--sheets', 'score-log'];
  const failing = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };

  test('because a viewer holds a file open says to close it; what was there stays', async () => {
    const folder = ownFolder();
    await run(folder, argv);
    const before = contents(folder);
    const { status, out, err } = await run(folder, [...argv, '--paper', 'letter'], {
      disk: { rename: failing('EBUSY') },
    });
    expect({ status, out }).toEqual({ status: 3, out: '' });
    expect(err).toContain('Close it and run again');
    expect(contents(folder)).toEqual(before);
  });

  test.each([
    ['the output folder is a file', { out: 'mine' }, ['--out', 'out']],
    ['the output folder is below a file', { file: 'mine' }, ['--out', 'file/below']],
    ['a file has the kit’s name', { 'out/double-three-chain': 'mine' }, []],
    ['a foreign file is in the way', { 'out/double-three-chain/kit.json': 'mine' }, []],
  ])('because %s is status 3, and nothing is changed', async (_, files, options) => {
    const folder = ownFolder(files);
    const { status, out, err } = await run(folder, [...argv, ...options]);
    expect({ status, out }).toEqual({ status: 3, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(contents(folder)).toEqual(files);
  });

  test('over a foreign file is written with --force', async () => {
    const folder = ownFolder({ 'out/double-three-chain/kit.json': 'mine' });
    expect(await run(folder, [...argv, '--force'])).toMatchObject({ status: 0, err: '' });
    expect(JSON.parse(readFileSync(join(folder, 'out/double-three-chain/kit.json'), 'utf8')).variant).toBe(
      'double-three-chain',
    );
  });

  test('because of an interrupt ends with 130, without a word and without a trace', async () => {
    const folder = ownFolder();
    const interrupt = new AbortController();
    const { realDisk } = await import('../../src/cli/base/disk.js');
    const ran = await run(folder, argv, {
      interrupted: interrupt.signal,
      disk: {
        writeAhead: (path, bytes) => {
          interrupt.abort();
          return realDisk.writeAhead(path, bytes);
        },
      },
    });
    expect(ran).toEqual({ status: 130, out: '', err: '' });
    expect(filesOf(folder)).toEqual([]);
  });
});

describe('a kit that takes longer than two seconds', () => {
  /** Each look at the clock finds it so many milliseconds later. */
  const ticking = (each: number) => {
    let now = 0;
    return () => {
      now += each;
      return now;
    };
  };
  const sheets = ['kit', 'draw', '--sheets', 'rules,score-log'];

  test('says on a terminal how far it is, in one line that goes away again', async () => {
    const { status, err } = await run(ownFolder(), sheets, { clock: ticking(700), width: 60 });
    expect(status).toBe(0);
    const shown = err.split('\r').map((line) => line.trimEnd());
    // It begins, and looks before each of two sheets and after each is painted: at 1.4, 2.1, 2.8 and 3.5 seconds.
    expect(shown).toEqual(['', 'draw: 75% done', 'draw: 100% done', '', '']);
  });

  test.each([
    ['one that takes less', sheets, { clock: ticking(100), width: 60 }],
    ['in a file or a pipe', sheets, { clock: ticking(700) }],
    ['whoever wants quiet', [...sheets, '--quiet'], { clock: ticking(700), width: 60 }],
    ['where data is wanted', [...sheets, '--json'], { clock: ticking(700), width: 60 }],
  ])('but nothing to %s', async (_, argv, world) => {
    expect(await run(ownFolder(), argv, world)).toMatchObject({ status: 0, err: '' });
  });
});

describe('what an earlier run made', () => {
  const listed = (folder: string, kit: string) => {
    const record = JSON.parse(readFileSync(join(folder, 'out', kit, 'kit.json'), 'utf8'));
    const paths = (files: readonly { readonly path: string }[] = []) => files.map(({ path }) => path);
    return { files: paths(record.files), earlier: paths(record.earlier) };
  };
  const SHEETS = ['rules', 'score-log'].map((sheet) => `draw/player/draw-${sheet}-a4.pdf`) as [
    string,
    string,
  ];

  test('and this one doesn’t stays, is listed and told; what was made otherwise is replaced and told', async () => {
    const folder = ownFolder();
    expect(await run(folder, ['kit', 'draw', '--sheets', 'rules'])).toMatchObject({ status: 0, err: '' });
    const log = ['kit', 'draw', '--sheets', 'score-log', '--names'];
    const ana = await run(folder, [...log, 'Ana,Ben']);
    expect(ana).toMatchObject({
      status: 0,
      err: 'dominopress: note: player/draw-rules-a4.pdf stays from an earlier run, since this one didn’t make it.\n',
    });
    expect(listed(folder, 'draw')).toEqual({ files: [SHEETS[1]], earlier: [SHEETS[0]] });
    const before = contents(folder);
    const cleo = await run(folder, [...log, 'Cleo,Dan']);
    expect(cleo.err).toContain(
      'player/draw-score-log-a4.pdf had been made otherwise by an earlier run, and is replaced.',
    );
    expect(cleo.err).toContain('player/draw-rules-a4.pdf stays');
    expect(listed(folder, 'draw')).toEqual({ files: [SHEETS[1]], earlier: [SHEETS[0]] });
    const after = contents(folder);
    expect(after[`out/${SHEETS[0]}`]).toBe(before[`out/${SHEETS[0]}`]);
    expect(after[`out/${SHEETS[1]}`]).not.toBe(before[`out/${SHEETS[1]}`]);
    // The same again has nothing to say of what it replaces, and nobody's sheet is somebody's own file now.
    expect((await run(folder, [...log, 'Cleo,Dan'])).err).toBe(ana.err);
    expect(
      (await run(folder, ['kit', 'draw', '--sheets', 'rules,score-log', '--names', 'Cleo,Dan'])).err,
    ).toBe('');
    expect(listed(folder, 'draw')).toEqual({ files: SHEETS, earlier: [] });
  });

  test('stays when single tiles are printed again', async () => {
    const folder = ownFolder();
    await run(folder, ['kit', 'double-three-chain', '--sheets', 'tiles,rules']);
    const { status, err } = await run(folder, ['kit', 'double-three-chain', '--reprint', '0-0']);
    expect(status).toBe(0);
    expect(err).toContain('player/double-three-chain-tiles-a4.pdf had been made otherwise');
    expect(err).toContain('player/double-three-chain-rules-a4.pdf stays');
    expect(Object.keys(contents(join(folder, 'out/double-three-chain/player')))).toHaveLength(2);
  });

  test('of another game, or of none, is replaced only when forced, and then as a whole', async () => {
    const own = 'extends: block\ntitle: Ours\nmatch:\n  points: 55\n';
    const folder = ownFolder({ 'Draw.yaml': own, 'calibrate.yaml': own });
    await run(folder, ['kit', 'draw', '--sheets', 'rules']);
    await run(folder, ['calibrate']);
    const before = contents(folder);
    const ours = ['kit', 'Draw.yaml', '--sheets', 'score-log'];
    const refused = await run(folder, ours);
    expect(refused).toMatchObject({ status: 3, out: '' });
    expect(refused.err).toContain(
      `${join('out', 'draw')} holds the kit of another game (draw). Add --force to replace it, or choose`,
    );
    const test = await run(folder, ['kit', 'calibrate.yaml', '--sheets', 'score-log']);
    expect(test).toMatchObject({ status: 3, out: '' });
    expect(test.err).toContain(`${join('out', 'calibrate')} holds other sheets than a kit’s.`);
    expect(contents(folder)).toEqual(before);
    expect((await run(folder, [...ours, '--force'])).status).toBe(0);
    expect(Object.keys(contents(join(folder, 'out/draw')))).toEqual([
      'kit.json',
      'player/draw-score-log-a4.pdf',
    ]);
    expect((await run(folder, ours)).status).toBe(0);
  });
});
