import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { type Disk, realDisk } from '../../src/cli/base/disk.js';
import { runIn } from '../../src/cli/main.js';
import type { Input } from './input.js';

/** What came of an input. */
export interface Outcome {
  /** Fine: a file without a fault, or a command that did what was asked; made: so is a kit of it. */
  readonly end: 'refused' | 'fine' | 'made' | 'fault';
  /** Of a fault, what kind, and the rest. */
  readonly fault?: string;
  readonly told?: string;
}

/** What a run printed and how it ended. */
interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** A fault's kind and what shows it. */
type Found = readonly [fault: string, told: string];

/** What a screen holds. */
const SCREEN = { lines: 24, columns: 80 } as const;

/** A folder in which inputs are tried, one after another. What one leaves behind is gone before the next. */
export interface Bench {
  readonly folder: string;
  readonly judge: (input: Input) => Promise<Outcome>;
  readonly clear: () => void;
}

/** Makes a folder for trying. */
export function benchIn(parent = tmpdir()): Bench {
  const home = mkdtempSync(join(parent, 'dominopress-torture-'));
  // A mistake of the program's own shows its stack.
  process.env.DOMINOPRESS_DEBUG = '1';
  const folder = join(home, 'work');
  return {
    folder,
    judge: (input) => judged(input, home, folder),
    clear: () => rmSync(home, { recursive: true, force: true }),
  };
}

async function judged(input: Input, home: string, folder: string): Promise<Outcome> {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(input.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(folder, { recursive: true });
  let end: Outcome['end'] = 'fine';
  for (const line of input.lines) {
    const ran = await run(line, folder, input);
    const found = faultOf(line, ran, input);
    if (found) return fault(found);
    if (ran.status !== 0) end = 'refused';
    else if (isKit(ran.out)) end = 'made';
  }
  if (end === 'fine' && input.kit) {
    const ran = await run(input.kit, folder, input);
    const found: Found | undefined =
      faultOf(input.kit, ran, input) ??
      (ran.status === 0
        ? undefined
        : ['check says fine and kit refuses', `${input.kit.join(' ')}\n${ran.err}`]);
    if (found) return fault(found);
    end = 'made';
  }
  const odd = strayed(home, folder, input) ?? (end === 'made' ? brokenKit(folder) : undefined);
  return odd ? fault(odd) : { end };
}

function fault([kind, told]: Found): Outcome {
  return { end: 'fault', fault: kind, told };
}

async function run(line: readonly string[], folder: string, input: Input): Promise<Ran> {
  const printed = { out: '', err: '' };
  const outlet = (name: 'out' | 'err') => ({
    write: (text: string) => {
      printed[name] += text;
    },
    width: line.includes('--json') ? undefined : SCREEN.columns,
    styled: false,
  });
  const strays: string[] = [];
  const status = await runIn(
    {
      folder,
      out: outlet('out'),
      err: outlet('err'),
      disk: diskWithin(folder, (path) => strays.push(path)),
      settings: join(folder, 'settings'),
      show: async () => true,
      interrupted: new AbortController().signal,
      clock: () => 0,
    },
    line,
  );
  // Where a person names another folder, it is theirs to name; here it can't be written to.
  const named = line.some((word) => word.startsWith('--out')) || input.kind === 'settings';
  if (strays.length > 0 && (!named || input.kind === 'variant')) {
    return { status, out: '', err: `WROTE ${strays.join(' ')}` };
  }
  return { status, ...printed };
}

/** The machine's disk, of which only one folder can be written to. */
function diskWithin(folder: string, strayed: (path: string) => void): Disk {
  const guard = (path: string): void => {
    if (resolve(path).startsWith(folder + sep)) return;
    strayed(path);
    throw Object.assign(new Error(`EACCES: ${path}`), { code: 'EACCES', path });
  };
  return {
    ...realDisk,
    makeFolder: (path) => {
      if (resolve(path) !== folder) guard(path);
      return realDisk.makeFolder(path);
    },
    lock: (path) => {
      guard(path);
      return realDisk.lock(path);
    },
    write: (path, bytes) => {
      guard(path);
      writeFileSync(path, bytes, { flag: 'wx' });
    },
    writeAhead: async (path, bytes) => {
      guard(path);
      writeFileSync(path, bytes, { flag: 'wx' });
    },
    carry: (from, to) => {
      guard(to);
      realDisk.carry(from, to);
    },
    rename: (from, to) => {
      guard(from);
      guard(to);
      realDisk.rename(from, to);
    },
    remove: (path) => {
      guard(path);
      realDisk.remove(path);
    },
  };
}

/** What is wrong with how a command ended, whatever it was given. */
function faultOf(line: readonly string[], { status, out, err }: Ran, input: Input): Found | undefined {
  const shown = `${line.join(' ')}\n${err}\n${out.slice(0, 3000)}`;
  if (/\n {4}at .*:\d+:\d+/u.test(err)) return ['a mistake of the program', shown];
  if (err.startsWith('WROTE')) return ['a file outside the output folder', shown];
  if (![0, 1, 2, 3].includes(status)) return ['an unknown status', `${status} ${shown}`];
  const isDifference = line[0] === 'compare' && status === 1;
  if (status !== 0 && !isDifference && (err + out).trim() === '') return ['refused without a word', shown];
  if (status === 3 && input.kind === 'variant') return ['can’t be written', shown];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys
  if (/[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/u.test(err + out))
    return ['a character that a terminal obeys', shown];
  if (/\[object |\bundefined\b(?!\.x)|\bNaN\b/u.test(err.replaceAll(/undefined\.x|NaN/gu, '')))
    return ['nonsense is told', shown];
  if (line[0] !== 'check') return undefined;
  return line.includes('--json') ? badPlace(out, shown, input) : pastScreen(err, shown);
}

/** A problem whose place isn't in its file. */
function badPlace(out: string, shown: string, { files }: Input): Found | undefined {
  const problems: unknown = jsonIn(out);
  if (!Array.isArray(problems)) return ['no JSON', shown];
  for (const { file, line, column } of problems) {
    const text = files[file];
    if (text === undefined || line === undefined) continue;
    const there = text.replace(/^\uFEFF/u, '').split(/\r\n|[\r\n]/u)[line - 1];
    if (there === undefined || !(column >= 1 && column <= there.length + 1)) {
      return ['a place outside the file', `${file}:${line}:${column} ${shown}`];
    }
  }
  return undefined;
}

function pastScreen(err: string, shown: string): Found | undefined {
  const lines = err.trimEnd().split('\n');
  return lines.length > SCREEN.lines ? ['more than a screen', shown] : undefined;
}

/** The value of a JSON text; undefined where it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isKit(out: string): boolean {
  const [first = ''] = out.split('\n', 1);
  return first.startsWith('{"variant"') && first.includes('"files"') && !first.includes('"sections"');
}

/** Something beside the folder, or in it where only the files put there and the kits belong. */
function strayed(home: string, folder: string, { kind, files, lines }: Input): Found | undefined {
  const beside = readdirSync(home).filter((name) => name !== 'work');
  if (beside.length > 0) return ['a file outside the output folder', beside.join(' ')];
  if (kind !== 'variant') return undefined;
  const known = new Set([...Object.keys(files), 'o']);
  const strange = readdirSync(folder).filter((name) => !known.has(name));
  return strange.length > 0 ? ['a file outside the output folder', `${strange} ${lines}`] : undefined;
}

/** A kit that isn't whole: every file that its record lists is there, and is a PDF from its first byte to its last. */
function brokenKit(folder: string): Found | undefined {
  const kits = ['o', 'out'].map((name) => join(folder, name)).filter(existsSync);
  for (const kit of kits.flatMap((out) => readdirSync(out).map((name) => join(out, name)))) {
    const record: unknown = jsonIn(readFileSync(join(kit, 'kit.json'), 'utf8'));
    const files =
      typeof record === 'object' && record !== null && 'files' in record ? record.files : undefined;
    if (!Array.isArray(files) || files.length === 0) return ['a broken kit', `${kit}: no files`];
    for (const { path } of files) {
      const bytes = readFileSync(join(dirname(kit), path), 'latin1');
      if (!bytes.startsWith('%PDF-') || !bytes.trimEnd().endsWith('%%EOF')) return ['a broken kit', path];
    }
  }
  return undefined;
}
