import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs, thorough } from '../support/thorough.js';
import { builtProgram, ended } from './built-program.js';
import { contents, ownFolder } from './support.js';

const { home, bin, start, run } = builtProgram();

/** Two kits of one folder that differ in their score log alone, and what lies in that folder after each. */
const ANA = ['kit', 'draw', '--sheets', 'tiles,score-log', '--names', 'Ana,Ben', '--quiet'];
const CLEO = ['kit', 'draw', '--sheets', 'tiles,score-log', '--names', 'Cleo,Dan', '--quiet'];
let ana: Readonly<Record<string, string>>;
let cleo: Readonly<Record<string, string>>;
/** How long such a run takes here and now (milliseconds). */
let usual: number;

beforeAll(async () => {
  const folders = [ownHome('ana'), ownHome('cleo')] as const;
  expect((await run(folders[0], ANA)).status).toBe(0);
  const began = performance.now();
  expect((await run(folders[1], CLEO)).status).toBe(0);
  usual = performance.now() - began;
  [ana, cleo] = folders.map((folder) => contents(join(folder, 'out'))) as [typeof ana, typeof cleo];
  expect(Object.keys(ana)).toHaveLength(3);
  expect(ana).not.toEqual(cleo);
});

function ownHome(name: string): string {
  mkdirSync(join(home, name));
  return join(home, name);
}

/** Files of a host's own in the kit's folder. */
function putOwn(folder: string, count: number): Readonly<Record<string, string>> {
  const own: Record<string, string> = {};
  mkdirSync(join(folder, 'out/draw/photos'), { recursive: true });
  for (let number = 0; number < count; number++) {
    own[`draw/photos/${String(number).padStart(3, '0')}.jpg`] = `photo ${number}`;
  }
  for (const [path, text] of Object.entries(own)) writeFileSync(join(folder, 'out', path), text);
  return own;
}

/** Numbers between 0 and 1, the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Waits until a run has begun to write. */
async function writing(folder: string, stop: () => boolean): Promise<void> {
  while (!stop() && !readdirSync(join(folder, 'out')).some((name) => name.endsWith('.new'))) await wait(1);
}

describe('runs at once', () => {
  test('into one kit’s folder: each is whole or refused, and no file of anybody’s is lost', async () => {
    const chance = chances(14);
    for (let pair = 0; pair < runs(30); pair++) {
      const folder = ownFolder();
      const own = putOwn(folder, 400);
      const first = start(folder, ANA);
      // Every other time when the first one is already writing.
      const early = ended(first);
      if (pair % 2 === 1) await writing(folder, () => first.exitCode !== null);
      else await wait(chance() * 100);
      const ends = await Promise.all([early, run(folder, CLEO)]);
      const statuses = ends.map(({ status }) => status);
      expect(statuses).toContain(0);
      for (const { status, err } of ends) {
        expect([status, err]).toEqual(
          status === 0
            ? [0, '']
            : [
                3,
                expect.stringMatching(/^dominopress: Another run is writing out.draw at this moment\. Wait/),
              ],
        );
      }
      const kits = statuses[1] !== 0 ? [ana] : statuses[0] !== 0 ? [cleo] : [ana, cleo];
      expect(kits.map((kit) => ({ ...kit, ...own }))).toContainEqual(contents(join(folder, 'out')));
    }
  });

  test('of test pages, four of them: the page and its record are there', async () => {
    for (let times = 0; times < runs(10); times++) {
      const folder = ownFolder();
      const ends = await Promise.all([1, 2, 3, 4].map(() => run(folder, ['calibrate', '--quiet'])));
      const statuses = ends.map(({ status }) => status);
      expect(statuses).toContain(0);
      expect(statuses.filter((status) => status !== 0 && status !== 3)).toEqual([]);
      expect(Object.keys(contents(join(folder, 'out')))).toEqual([
        'calibrate/calibrate-a4.pdf',
        'calibrate/kit.json',
      ]);
    }
  });

  test('that measure printers keep all of them', async () => {
    const folder = ownFolder();
    const printers = ['hall', 'office', 'home'];
    const ends = await Promise.all(
      printers.map((printer, index) =>
        ended(
          start(folder, ['calibrate', '--printer', printer, '--ruler', `99.${index + 1}`], {
            XDG_CONFIG_HOME: folder,
            APPDATA: folder,
          }),
        ),
      ),
    );
    expect(ends.map(({ status }) => status)).toEqual([0, 0, 0]);
    const kept = readFileSync(join(folder, 'dominopress/printers.yaml'), 'utf8');
    for (const [index, printer] of printers.entries()) {
      expect(kept).toContain(`"${printer}":\n  ruler: [99.${index + 1}, 99.${index + 1}]`);
    }
    expect(readdirSync(join(folder, 'dominopress'))).toEqual(['printers.yaml']);
  });
});

test('what its owner saves in the kit’s folder during a run is there when the run is over', async () => {
  for (let times = 0; times < runs(20); times++) {
    const folder = ownFolder();
    await run(folder, ANA);
    const own = putOwn(folder, 300);
    const photos = join(folder, 'out/draw/photos');
    const program = start(folder, CLEO);
    const end = ended(program);
    await writing(folder, () => program.exitCode !== null);
    // As editors do: into the file itself, and into a new one that takes its name; until nothing is moved any more.
    const saved: Record<string, string> = {};
    for (let number = 0; program.exitCode === null; number++) {
      await wait(5);
      const name = String(number % 300).padStart(3, '0');
      const text = `, saved ${number}`;
      try {
        if (number % 2 === 0) appendFileSync(join(photos, `${name}.jpg`), text);
        else {
          writeFileSync(join(photos, 'saving'), text);
          renameSync(join(photos, 'saving'), join(photos, `${name}.jpg`));
        }
      } catch (failure) {
        // Between two renames the folder isn’t there, and an editor says so.
        expect(failure).toMatchObject({ code: 'ENOENT' });
        continue;
      }
      const path = `draw/photos/${name}.jpg`;
      saved[path] = number % 2 === 0 ? `${saved[path] ?? own[path]}${text}` : text;
    }
    expect((await end).status).toBe(0);
    const { 'draw/photos/saving': _, ...there } = contents(join(folder, 'out'));
    expect(there).toEqual({ ...cleo, ...own, ...saved });
  }
});

describe('a run that is stopped at any moment', () => {
  /** Tiles of 26 sets, which take several seconds to lay out in one piece. */
  const MANY = ['kit', 'many.yaml', '--kits', '26', '--sheets', 'tiles', '--tile', '90x45mm'];
  const many = { 'many.yaml': 'extends: block\ntitle: Many\nset: double-eighteen\ndeal: 7\n' };

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s while sheets are laid out has ended within a second, with no trace',
    async (signal) => {
      const stoppedAfter = async (share: number): Promise<number | null> => {
        const folder = ownFolder(many);
        const program = start(folder, MANY);
        const end = ended(program);
        await wait(share * usual);
        const asked = performance.now();
        program.kill(signal);
        const { status, out } = await end;
        // A second, or on a busy machine what some small kits take; all of it would take ten times that.
        expect(performance.now() - asked).toBeLessThan(1000 + 3 * usual);
        expect(out).toBe('');
        expect(readdirSync(folder)).toEqual(['many.yaml']);
        return status;
      };
      for (const share of [1, 1.5, 2, 3]) {
        // Other programs than Ctrl-C end a process that is at work as the system does, with nothing open.
        const statuses = signal === 'SIGINT' ? [130] : [143, null];
        // So does Node before the program has begun, on a machine that has become busy: then it is stopped later.
        const status = (await stoppedAfter(share)) ?? (await stoppedAfter(share + 3));
        expect(statuses).toContain(status);
      }
    },
  );

  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'by %s leaves the old kit or the new one, and the next run makes up for all',
    async (signal) => {
      const chance = chances(signal.length * 7919);
      const seen = { old: 0, new: 0, between: 0 };
      for (let times = 0; times < (thorough ? 50 : 2); times++) {
        const folder = ownFolder();
        await run(folder, ANA);
        const own = putOwn(folder, 20);
        const program = start(folder, CLEO);
        const end = ended(program);
        if (times % 2 === 0) await wait(chance() * usual);
        else {
          await writing(folder, () => program.exitCode !== null);
          await wait(chance() * 120);
        }
        program.kill(signal);
        const { status, err } = await end;
        expect([0, signal === 'SIGTERM' ? 143 : 130, null]).toContain(status);
        expect(err).toBe('');
        const out = join(folder, 'out');
        const names = readdirSync(out);
        const aside = names.find((name) => name.endsWith('.old'));
        if (!names.includes('draw')) {
          // Killed between two renames: the old one lies beside.
          expect(signal).toBe('SIGKILL');
          renameSync(join(out, aside ?? ''), join(out, 'draw'));
          seen.between += 1;
        }
        const there = Object.fromEntries(
          Object.entries(contents(out)).filter(([path]) => !path.startsWith('.')),
        );
        const isNew = there['draw/kit.json'] === cleo['draw/kit.json'];
        expect(there).toEqual({ ...(isNew ? cleo : ana), ...own });
        // Node itself is ended by a signal that comes before the program has begun, or when it has done its work.
        if (status === null && signal !== 'SIGKILL' && times % 2 === 1) expect(isNew).toBe(true);
        seen[isNew ? 'new' : 'old'] += 1;
        if (signal !== 'SIGKILL') expect(names).toEqual(['draw']);
        expect(await run(folder, CLEO)).toEqual({ status: 0, out: '', err: '' });
        expect(contents(out)).toEqual({ ...cleo, ...own });
      }
      expect(seen.old).toBeGreaterThan(0);
    },
  );
});

test('in a folder that is no longer there, a run says so', async () => {
  const folder = ownFolder({ 'gone/file': '' });
  const script = 'cd gone && rm -r ../gone && exec "$0" "$@"';
  const program = spawn('sh', ['-c', script, process.execPath, bin, 'list'], { cwd: folder });
  expect(await ended(program)).toEqual({
    status: 2,
    out: '',
    err: expect.stringMatching(/^dominopress: The folder you are in is no longer there\. .*\n$/),
  });
});

test.each([
  [['calibrate', '--out', '/proc/nope/test'], /no folder can be made in that place.* with --out/],
  [['kit', 'draw', '--sheets', 'score-log', '--out', '/proc/nope'], /no folder can be made in that place/],
  [['compare', 'draw', 'block', '--out', '/proc/nope'], /no folder can be made in that place/],
  [
    ['calibrate', '--printer', 'hall', '--ruler', '99.5'],
    /no folder can be made .*Your settings are kept there/,
  ],
])('where the system makes no folder, %j says so and ends', async (argv, said) => {
  if (process.platform !== 'linux') return;
  const { status, out, err } = await ended(
    start(ownFolder(), argv, { XDG_CONFIG_HOME: '/proc/nope/settings' }),
  );
  expect({ status, out }).toEqual({ status: 3, out: '' });
  expect(err).toMatch(/^dominopress: .*\n$/);
  expect(err).toMatch(said);
});
