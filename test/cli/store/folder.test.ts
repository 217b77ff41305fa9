import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Disk, realDisk } from '../../../src/cli/base/disk.js';
import { type KitFile, type KitFiles, writeKit } from '../../../src/cli/store/folder.js';
import { hashOf } from '../../../src/cli/store/own-files.js';
import { recordBytes } from '../../../src/kit/record.js';
import { contents, ownFolder, put } from '../support.js';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A kit of these files with its record, as the kit command makes it. */
function kitOf(files: Readonly<Record<string, string>>): KitFiles {
  const listed = Object.entries(files).map(([path, text]) => ({ path, bytes: bytes(text) }));
  const record = {
    variant: 'draw',
    fingerprint: '0123abcd',
    files: listed.map((file) => ({
      path: `draw/${file.path}`,
      audience: 'player' as const,
      sheet: 'tiles' as const,
      paper: 'a4',
      pages: 1,
      sha256: hashOf(file.bytes),
    })),
    notes: [],
  };
  return filesOf([...listed, { path: 'kit.json', bytes: recordBytes(record) }]);
}

/** Files that come one by one. */
function filesOf(files: readonly KitFile[]): KitFiles {
  return { paths: files.map(({ path }) => path), files };
}

const first = { 'player/draw-tiles-a4.pdf': 'tiles 1', 'host/draw-host-key-a4.pdf': 'key 1' };
const second = { 'player/draw-tiles-a4.pdf': 'tiles 2', 'player/draw-rules-a4.pdf': 'rules 2' };
/** What lies there after one and the other: a sheet that the second doesn’t make stays. */
const both = { ...first, ...second };

function write(
  folder: string,
  files: Readonly<Record<string, string>>,
  options: { force?: boolean; disk?: Partial<Disk>; pause?: () => Promise<void> } = {},
) {
  const target = { out: join(folder, 'out'), shown: 'out', kit: 'draw' };
  return writeKit(target, kitOf(files), {
    disk: { ...realDisk, ...options.disk },
    force: options.force ?? false,
    pause: options.pause ?? (async () => {}),
  });
}

/** The kit's own files in a folder, without the record. */
function kitIn(folder: string): Readonly<Record<string, string>> {
  const { 'out/draw/kit.json': _, ...files } = contents(folder);
  return files;
}

const inKit = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`out/draw/${path}`, text]));

function failing(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}

describe('a kit that is written', () => {
  test('stands in its folder with its record and nothing else', async () => {
    const folder = ownFolder();
    expect(await write(folder, first)).toMatchObject({ ok: true });
    expect(kitIn(folder)).toEqual(inKit(first));
    expect(existsSync(join(folder, 'out/draw/kit.json'))).toBe(true);
  });

  test('replaces what it makes anew: a sheet that it doesn’t make stays', async () => {
    const folder = ownFolder();
    await write(folder, first);
    await write(folder, second);
    expect(kitIn(folder)).toEqual(inKit(both));
  });

  test('replaces it also after the folder got another name and its old one back', async () => {
    const folder = ownFolder();
    await write(folder, first);
    renameSync(join(folder, 'out/draw'), join(folder, 'out/mine'));
    renameSync(join(folder, 'out/mine'), join(folder, 'out/draw'));
    await write(folder, second);
    expect(kitIn(folder)).toEqual(inKit(both));
  });
});

describe('foreign files', () => {
  const own = {
    'out/draw/notes.txt': 'mine',
    'out/draw/player/photo.jpg': 'us',
    'out/draw/old/a/b.txt': 'b',
  };

  test('are carried over, empty folders and links too', async () => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, own);
    mkdirSync(join(folder, 'out/draw/empty'));
    symlinkSync('notes.txt', join(folder, 'out/draw/link'));
    expect(await write(folder, second)).toMatchObject({ ok: true });
    expect(kitIn(folder)).toEqual({
      ...inKit(both),
      ...own,
      'out/draw/empty/': '',
      'out/draw/link': 'mine',
    });
  });

  test('are everything in a folder without a record', async () => {
    const folder = ownFolder({ 'out/draw/player/draw-tiles-a4.pdf': 'somebody’s' });
    const before = contents(folder);
    expect(await write(folder, first)).toMatchObject({
      ok: false,
      problems: [
        { code: 'cli.foreign-file', params: { path: join('out', 'draw', 'player', 'draw-tiles-a4.pdf') } },
      ],
    });
    expect(contents(folder)).toEqual(before);
  });

  test('a sheet of ours that was changed since is one', async () => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { 'out/draw/player/draw-tiles-a4.pdf': 'tiles 1, with my remarks' });
    expect(await write(folder, second)).toMatchObject({
      ok: false,
      problems: [{ code: 'cli.foreign-file' }],
    });
    expect(kitIn(folder)).toEqual(
      inKit({ ...first, 'player/draw-tiles-a4.pdf': 'tiles 1, with my remarks' }),
    );
  });

  test('a changed sheet that is in nobody’s way stays', async () => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { 'out/draw/host/draw-host-key-a4.pdf': 'key 1, with my remarks' });
    await write(folder, second);
    expect(kitIn(folder)).toEqual(
      inKit({ ...second, 'host/draw-host-key-a4.pdf': 'key 1, with my remarks' }),
    );
  });

  test.each([
    ['kit.json', '{ "name": "a kit of something else" }'],
    ['kit.json', 'no JSON at all'],
    ['player', 'a file where a folder must be'],
    ['PLAYER/Draw-Tiles-A4.pdf', 'the same name on most disks'],
  ])('%s (%s) is refused, and replaced when forced', async (path, text) => {
    const folder = ownFolder({ [`out/draw/${path}`]: text });
    expect(await write(folder, first)).toMatchObject({ ok: false, problems: [{ code: 'cli.foreign-file' }] });
    expect(contents(folder)).toEqual({ [`out/draw/${path}`]: text });
    expect(await write(folder, first, { force: true })).toMatchObject({ ok: true });
    expect(kitIn(folder)).toEqual(inKit(first));
  });

  test('a folder in the place of a file never gives way', async () => {
    const inTheWay = { 'out/draw/player/draw-tiles-a4.pdf/letter.txt': 'dear Ana' };
    const folder = ownFolder(inTheWay);
    for (const force of [false, true]) {
      expect(await write(folder, first, { force })).toMatchObject({
        ok: false,
        problems: [{ code: 'cli.folder-in-the-way' }],
      });
    }
    expect(contents(folder)).toEqual(inTheWay);
  });

  test.each(['file', 'link'])(
    'a %s in the place of the kit’s folder is refused even when forced',
    async (kind) => {
      const folder = ownFolder({ 'elsewhere/notes.txt': 'mine' });
      mkdirSync(join(folder, 'out'));
      if (kind === 'file') writeFileSync(join(folder, 'out/draw'), 'mine');
      else symlinkSync('../elsewhere', join(folder, 'out/draw'));
      const before = contents(folder);
      expect(await write(folder, first, { force: true })).toMatchObject({
        ok: false,
        problems: [{ code: 'cli.not-a-folder' }],
      });
      expect(contents(folder)).toEqual(before);
    },
  );
});

describe('permissions', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  test('of folders and of files that are replaced stay as somebody has set them, while it is written too', async () => {
    if (process.platform === 'win32') return;
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { 'out/draw/mine/notes.txt': 'mine' });
    const modes = {
      'out/draw': 0o700,
      'out/draw/host': 0o500,
      'out/draw/mine': 0o750,
      'out/draw/mine/notes.txt': 0o600,
      'out/draw/player/draw-tiles-a4.pdf': 0o640,
    };
    for (const [path, mode] of Object.entries(modes)) chmodSync(join(folder, path), mode);
    const writing: string[] = [];
    const disk: Partial<Disk> = {
      writeAhead: (path, text) => {
        const fresh = readdirSync(join(folder, 'out')).find((name) => name.endsWith('.new'));
        writing.push(modeOf(join(folder, 'out', fresh ?? '')));
        return realDisk.writeAhead(path, text);
      },
    };
    expect(await write(folder, { ...first, ...second }, { disk })).toMatchObject({ ok: true, notes: [] });
    for (const [path, mode] of Object.entries(modes)) {
      expect([path, modeOf(join(folder, path))]).toEqual([path, mode.toString(8)]);
    }
    expect(new Set(writing)).toEqual(new Set(['700']));
    // What is new has what everything new has here.
    expect(modeOf(join(folder, 'out/draw/player'))).toBe(modeOf(join(folder, 'out')));
  });
});

describe('files that take a while to come', () => {
  const paths = ['player/draw-tiles-a4.pdf', 'kit.json'];
  const writing = { disk: realDisk, force: false, pause: async () => {} };

  test.each([
    ['is carried over', 'out/draw/notes.txt', true],
    ['is a problem where a new file goes', 'out/draw/player/draw-tiles-a4.pdf', false],
  ])('what somebody puts there in the meantime %s', async (_, path, ok) => {
    const folder = ownFolder();
    async function* files(): AsyncGenerator<KitFile> {
      yield { path: 'player/draw-tiles-a4.pdf', bytes: bytes('tiles') };
      put(folder, { [path]: 'mine' });
      yield { path: 'kit.json', bytes: bytes('{}') };
    }
    const target = { out: join(folder, 'out'), shown: 'out', kit: 'draw' };
    expect(await writeKit(target, { paths, files: files() }, writing)).toMatchObject({ ok });
    expect(contents(folder)[path]).toBe('mine');
  });

  test('leave nothing when one of them can’t be made', async () => {
    const folder = ownFolder();
    async function* files(): AsyncGenerator<KitFile> {
      yield { path: 'player/draw-tiles-a4.pdf', bytes: bytes('tiles') };
      throw new TypeError('no glyph');
    }
    const target = { out: join(folder, 'out'), shown: 'out', kit: 'draw' };
    await expect(writeKit(target, { paths, files: files() }, writing)).rejects.toThrow('no glyph');
    expect(contents(folder)).toEqual({});
  });
});

/** A disk that takes its time, and keeps what it does to new files in order; the one numbered `failsAt` never gets through. */
function slowDisk(failsAt?: number): { disk: Partial<Disk>; events: readonly string[] } {
  const events: string[] = [];
  let number = 0;
  const disk: Partial<Disk> = {
    writeAhead: async (path, text) => {
      const fails = number++ === failsAt;
      const onDisk = realDisk.writeAhead(path, text);
      events.push('written');
      await onDisk;
      await new Promise((resolve) => setTimeout(resolve, fails ? 1 : 20));
      events.push('through');
      if (fails) throw failing('ENOSPC');
    },
    rename: (from, to) => {
      events.push('renamed');
      realDisk.rename(from, to);
    },
    remove: (path) => {
      if (events.length > 0 && path.endsWith('.new') && existsSync(path)) events.push('removed');
      realDisk.remove(path);
    },
  };
  return { disk, events };
}

describe('a foreign file that can’t be taken along', () => {
  test.each([
    ['EACCES', 'forbidden'],
    ['EIO', 'other'],
  ])('(%s) is named, and nothing is changed', async (code, reason) => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { 'out/draw/photos/us.jpg': 'mine' });
    const before = contents(folder);
    const disk: Partial<Disk> = {
      carry: () => {
        throw failing(code);
      },
    };
    expect(await write(folder, first, { disk })).toMatchObject({
      ok: false,
      problems: [
        { code: 'cli.not-carried', params: { path: join('out', 'draw', 'photos', 'us.jpg'), reason } },
      ],
    });
    expect(contents(folder)).toEqual(before);
  });

  test('because it has gone since is nobody’s trouble', async () => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { 'out/draw/us.jpg': 'mine' });
    const disk: Partial<Disk> = {
      carry: (from, to) => {
        rmSync(from);
        realDisk.carry(from, to);
      },
    };
    expect(await write(folder, first, { disk })).toMatchObject({ ok: true });
    expect(kitIn(folder)).toEqual(inKit(first));
  });

  test('in a second name is copied, and what is saved meanwhile wins', async () => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { 'out/draw/a.txt': 'a', 'out/draw/b.txt': 'b' });
    const disk: Partial<Disk> = {
      carry: (from, to) => {
        cpSync(from, to, { preserveTimestamps: true });
        if (from.endsWith('b.txt')) writeFileSync(join(folder, 'out/draw/a.txt'), 'a, saved');
      },
    };
    expect(await write(folder, first, { disk })).toMatchObject({ ok: true });
    expect(kitIn(folder)).toEqual({
      ...inKit(first),
      'out/draw/a.txt': 'a, saved',
      'out/draw/b.txt': 'b',
    });
  });

  test('since it stands in the way of a sheet only now is refused, and all is as it was', async () => {
    const folder = ownFolder();
    await write(folder, first);
    let renames = 0;
    const disk: Partial<Disk> = {
      rename: (from, to) => {
        if (++renames === 1) put(folder, { 'out/draw/player/draw-tiles-a4.pdf': 'tiles 1, with my remarks' });
        realDisk.rename(from, to);
      },
    };
    expect(await write(folder, second, { disk })).toMatchObject({
      ok: false,
      problems: [{ code: 'cli.foreign-file' }],
    });
    expect(kitIn(folder)).toEqual(
      inKit({ ...first, 'player/draw-tiles-a4.pdf': 'tiles 1, with my remarks' }),
    );
    expect(readdirSync(join(folder, 'out'))).toEqual(['draw']);
  });
});

describe('a kit is put in its place', () => {
  test('when all of it is through to the disk, each file written while others are on their way', async () => {
    const folder = ownFolder();
    const { disk, events } = slowDisk();
    expect(await write(folder, first, { disk })).toMatchObject({ ok: true });
    expect(events).toEqual(['written', 'written', 'written', 'through', 'through', 'through', 'renamed']);
    expect(kitIn(folder)).toEqual(inKit(first));
  });

  test('of files that are new: one that is there already is refused at once', () => {
    const folder = ownFolder({ there: 'mine' });
    expect(() => realDisk.writeAhead(join(folder, 'there'), bytes('ours'))).toThrow('EEXIST');
    expect(contents(folder)).toEqual({ there: 'mine' });
  });
});

describe('a run that fails', () => {
  /** The calls of the disk while a kit with a foreign file is replaced, by name, in order. */
  async function callsOf(): Promise<readonly (keyof Disk)[]> {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { 'out/draw/notes.txt': 'mine' });
    const calls: (keyof Disk)[] = [];
    const disk = Object.fromEntries(
      Object.entries(realDisk).map(([name, work]) => [
        name,
        (...args: never[]) => {
          calls.push(name as keyof Disk);
          return (work as (...args: never[]) => unknown)(...args);
        },
      ]),
    );
    await write(folder, second, { disk });
    return calls;
  }

  test('at whichever call leaves what was there, to the byte, and no trace', async () => {
    const calls = await callsOf();
    const changing = new Set<keyof Disk>([
      'makeFolder',
      'writeAhead',
      'carry',
      'stamp',
      'keepMode',
      'lock',
      'rename',
      'remove',
      'read',
      'names',
    ]);
    expect(calls.filter((call) => changing.has(call)).length).toBeGreaterThan(15);
    for (const [failsAt, name] of calls.entries()) {
      if (!changing.has(name)) continue;
      const folder = ownFolder();
      await write(folder, first);
      put(folder, { 'out/draw/notes.txt': 'mine' });
      const before = contents(folder);
      let call = -1;
      const disk = Object.fromEntries(
        Object.entries(realDisk).map(([each, work]) => [
          each,
          (...args: never[]) => {
            call += 1;
            if (call === failsAt) throw failing('ENOSPC');
            return (work as (...args: never[]) => unknown)(...args);
          },
        ]),
      );
      const result = await write(folder, second, { disk });
      const after = contents(folder);
      if (result.ok) {
        // Only looking again and tidying up can fail after the kit is in its place; the next run makes up for it.
        expect(['read', 'names', 'stamp', 'rename', 'remove']).toContain(name);
        expect(Object.keys(after).filter((path) => !path.startsWith('out/.'))).toEqual([
          ...['out/draw/kit.json', 'out/draw/notes.txt', ...Object.keys(inKit(both))].sort(),
        ]);
      } else {
        expect(result.problems).toMatchObject([{ code: 'cli.disk-full' }]);
        expect(after).toEqual(before);
      }
      await write(folder, second);
      expect(Object.keys(contents(folder)).filter((path) => path.startsWith('out/.'))).toEqual([]);
    }
  });

  test('does not leave an output folder that it made', async () => {
    const folder = ownFolder();
    const disk = {
      writeAhead: () => {
        throw failing('ENOSPC');
      },
    };
    await writeKit({ out: join(folder, 'a/b'), shown: 'a/b', kit: 'draw' }, kitOf(first), {
      disk: { ...realDisk, ...disk },
      force: false,
      pause: async () => {},
    });
    expect(contents(folder)).toEqual({});
  });

  test('because a file doesn’t get through to the disk leaves what was there, once all others are through or not', async () => {
    for (const failsAt of [0, 1, 2]) {
      const folder = ownFolder();
      await write(folder, first);
      put(folder, { 'out/draw/notes.txt': 'mine' });
      const before = contents(folder);
      const { disk, events } = slowDisk(failsAt);
      expect(await write(folder, second, { disk })).toMatchObject({
        ok: false,
        problems: [{ code: 'cli.disk-full', params: { path: join('out', 'draw') } }],
      });
      expect(events).toEqual(['written', 'written', 'written', 'through', 'through', 'through', 'removed']);
      expect(contents(folder)).toEqual(before);
    }
  });

  test('by an interrupt waits for what is on its way to the disk before it removes it', async () => {
    const { disk, events } = slowDisk();
    let left = 2;
    const pause = async () => {
      if (left-- === 0) throw new TypeError('interrupted');
    };
    await expect(write(ownFolder(), second, { disk, pause })).rejects.toThrow('interrupted');
    expect(events).toEqual(['written', 'written', 'through', 'through', 'removed']);
  });

  test('by an interrupt before any step leaves what was there', async () => {
    class Interrupt extends Error {}
    for (let steps = 0; ; steps++) {
      const folder = ownFolder();
      await write(folder, first);
      put(folder, { 'out/draw/notes.txt': 'mine' });
      const before = contents(folder);
      let left = steps;
      const pause = async () => {
        if (left-- === 0) throw new Interrupt();
      };
      const done = await write(folder, second, { pause }).then(
        () => true,
        (failure) => {
          expect(failure).toBeInstanceOf(Interrupt);
          return false;
        },
      );
      if (done) {
        // Before each of three files, the foreign one, the sheet that stays, and the renames.
        expect(steps).toBe(6);
        return;
      }
      expect(contents(folder)).toEqual(before);
    }
  });

  test.each([
    ['EBUSY', 'cli.held-open'],
    ['EPERM', 'cli.held-open'],
    ['EACCES', 'cli.read-only'],
    ['EROFS', 'cli.read-only'],
    ['ENOSPC', 'cli.disk-full'],
    ['EDQUOT', 'cli.disk-full'],
    ['ENAMETOOLONG', 'cli.name-too-long'],
    ['EIO', 'cli.unwritten'],
  ])('says what %s means', async (code, problem) => {
    const disk = {
      rename: () => {
        throw failing(code);
      },
    };
    expect(await write(ownFolder(), first, { disk })).toMatchObject({
      ok: false,
      problems: [{ code: problem, params: { path: join('out', 'draw'), reason: code } }],
    });
  });

  test('for a mistake of ours is not told as one of the disk', async () => {
    const disk = {
      rename: () => {
        throw new TypeError('undefined is no function');
      },
    };
    await expect(write(ownFolder(), first, { disk })).rejects.toThrow('undefined is no function');
  });
});

describe('a run that was killed', () => {
  const own = { 'out/draw/notes.txt': 'mine' };

  test('while writing: what it had written is thrown away', async () => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { ...own, 'out/.draw.new/player/half': 'a PD' });
    await write(folder, second);
    expect(kitIn(folder)).toEqual({ ...inKit(both), ...own });
  });

  test('and left what can’t be removed is told by name, and hinders nobody', async () => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, { 'out/.draw.0a1b2c3d.gone/half': 'a PD' });
    const disk: Partial<Disk> = {
      remove: (path) => {
        if (path.endsWith('.gone')) throw failing('EACCES');
        realDisk.remove(path);
      },
    };
    const written = await write(folder, second, { disk });
    const left = readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.gone'));
    expect(left).toHaveLength(2);
    expect(written).toMatchObject({
      ok: true,
      notes: left
        .sort((one) => (one.includes('0a1b2c3d') ? -1 : 1))
        .map((name) => ({ code: 'cli.left-over', params: { path: join('out', name), reason: 'EACCES' } })),
    });
    // Whoever then removes the kit by hand gets a new one alone.
    rmSync(join(folder, 'out/draw'), { recursive: true });
    expect(await write(folder, second)).toMatchObject({ ok: true, notes: [] });
    expect(kitIn(folder)).toEqual(inKit(second));
  });

  test('between the renames: the old kit is back before anything else, and foreign files with it', async () => {
    const folder = ownFolder();
    await write(folder, first);
    put(folder, own);
    renameSync(join(folder, 'out/draw'), join(folder, 'out/.draw.old'));
    put(folder, { 'out/.draw.new/kit.json': '{}' });
    const disk = {
      writeAhead: () => {
        throw failing('ENOSPC');
      },
    };
    await write(folder, second, { disk });
    expect(kitIn(folder)).toEqual({ ...inKit(first), ...own });
    await write(folder, second);
    expect(kitIn(folder)).toEqual({ ...inKit(both), ...own });
  });

  test('before tidying up: the old kit goes', async () => {
    const folder = ownFolder();
    await write(folder, first);
    cpSync(join(folder, 'out/draw'), join(folder, 'out/.draw.0a1b2c3d.old'), { recursive: true });
    await write(folder, second);
    put(folder, own);
    await write(folder, second);
    expect(kitIn(folder)).toEqual({ ...inKit(both), ...own });
  });
});
