/**
 * Mutation sampler: changes the source in a random sample of places, one at a time, and sees whether a test notices.
 *
 *     npm run mutants -- --sample 100 --seed 1
 *
 * The same seed on the same source picks the same mutants: source lines are drawn by lot, each top-level folder of src/
 * having its share of them by length, and then one of the changes that the line allows. Type positions, imports,
 * messages of thrown errors and `*.generated.ts` are left alone.
 *
 * Everything happens in a copy of the project under the system's temporary folder, so the checkout is never touched and
 * nothing has to be put back. A map of which test files reach which blocks of the source is made once, by running every
 * test file with counters in the source, and kept in node_modules/.cache for as long as src/ and test/ don't change.
 * A mutant meets only test files that reach its block, quickest first, until one test fails. A survivor that the
 * compiler refuses is not counted: it could not have been shipped.
 *
 * Options: --sample N, --seed N, --folder NAME (only this one), --files N and --seconds N (each mutant meets at most
 * that many covering test files that take at most so long together, or three times so long with those whose names begin
 * like the source file's), --without TEXT (leaves out test files with it in their name; those of the built program are left out
 * anyway), --json FILE, --list (shows the sample and stops), --resume (keeps what FILE says of a mutant already),
 * --resume --recheck (and its survivors
 * meet what more of their test files a higher --seconds and --files allow).
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import { BaseSequencer, createVitest } from 'vitest/node';

/** @typedef {Record<string, any> & { type: string, start: number, end: number }} Node */
/** @typedef {{ start: number, end: number, open: [number, string], close: [number, string] }} Region A block and how a counter is set in it. */
/** @typedef {{ kind: string, start: number, end: number, by: string }} Change A stretch of a file and what replaces it. */
/** @typedef {{ file: string, folder: string, line: number, column: number, source: string, change: string } & Change} Mutant */
/** @typedef {{ fate: 'killed' | 'timeout' | 'survived' | 'uncovered' | 'refused', killer: string, met: string[], spared: string[], seconds: number }} Outcome */
/** @typedef {Mutant & Outcome} Judged */
/** @typedef {{ key: string, tests: string[], seconds: Record<string, number>, reached: Record<string, number[][]> }} CoverageMap Numbers of test files by source file and block. */
/** @typedef {{ root: string, counters?: { sources: string[], setup: string } }} Job */
/** @typedef {{ tests: string[], changed: string[] }} Run Test files in the order of running, and source files changed since the last run. */
/** @typedef {{ copy: string, runner: Runner, map: CoverageMap, typed: boolean }} Project */
/** @typedef {{ at: 'file' | 'failed' | 'passed' | 'end', file?: string, test?: string, seconds?: number }} Event */

/** Test files with this in their name run the built program, which no mutant gets into. */
const BUILT = 'built';
/** A file of tests that takes so much longer than it did unchanged hangs; others may be using the machine. */
const hangs = (/** @type {number} */ seconds) => 45 + 6 * seconds;
/** To be raised when `regionsOf` divides files differently: older maps are then made anew. */
const BLOCKS = 1;
/** Seconds that the test process may take to start. */
const START = 180;
/** Seconds that a run may take to end after a test has failed. */
const AFTER_FAILURE = 20;
/** No mutant may use up the machine's memory. */
const HEAP_MEGABYTES = 1500;

// --- Reading the source ---------------------------------------------------------------------------------------------

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const LOOPS = new Set([
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
]);
const WAYS_OUT = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']);

/** The parts of a node that hold code: no types, no names of properties, no modules. @param {Node} node @returns {Node[]} */
function partsOf(node) {
  if (WRAPPERS.has(node.type)) return [node.expression];
  if (node.type === 'TSParameterProperty') return [node.parameter];
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration' || node.type === 'ImportExpression')
    return [];
  if (node.type.startsWith('Export') && node.source) return [];
  return Object.entries(node).flatMap(([name, part]) => {
    if (name === 'key' && !node.computed) return [];
    return [part].flat().filter((each) => typeof each?.type === 'string');
  });
}

/** Calls back for every node that is code, outer ones first. @param {Node} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  visit(node);
  for (const part of partsOf(node)) walk(part, visit);
}

/** @param {string} file @param {string} text @returns {Node | null} null if it can't be parsed */
function parsed(file, text) {
  const { program, errors } = parseSync(file, text);
  return errors.length > 0 ? null : /** @type {any} */ (program);
}

/** Whether a statement is an `if` that may leave the list of statements it is in. @param {Node} statement */
function mayLeave(statement) {
  let leaves = false;
  if (statement.type === 'IfStatement') walk(statement, (node) => (leaves ||= WAYS_OUT.has(node.type)));
  return leaves;
}

/** The blocks of a file that code may or may not reach; the first is the file itself. @param {Node} program */
function regionsOf(program) {
  /** @type {Region[]} */
  const regions = [{ start: 0, end: program.end, open: [0, '#;'], close: [program.end, ''] }];
  /** @param {Node} first @param {Node} last */
  const statements = ({ start }, { end }) =>
    regions.push({ start, end, open: [start, '#;'], close: [end, ''] });
  /** @param {Node | null} node */
  const body = (node) => {
    if (!node) return;
    const { start, end, type } = node;
    const closed = type === 'BlockStatement';
    if (closed) regions.push({ start, end, open: [start + 1, '#;'], close: [end, ''] });
    else if (type.endsWith('Statement'))
      regions.push({ start, end, open: [start, '{#;'], close: [end, '}'] });
    else regions.push({ start, end, open: [start, '(#,'], close: [end, ')'] });
  };
  walk(program, (node) => {
    if (FUNCTIONS.has(node.type) || LOOPS.has(node.type) || node.type === 'CatchClause') body(node.body);
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      body(node.consequent);
      body(node.alternate);
    }
    if (node.type === 'LogicalExpression') body(node.right);
    if (node.type === 'SwitchCase' && node.consequent.length > 0) {
      statements(node.consequent[0], node.consequent.at(-1));
    }
    if (node.type === 'BlockStatement') {
      for (const [index, next] of node.body.entries()) {
        if (index > 0 && mayLeave(node.body[index - 1])) statements(next, node.body.at(-1));
      }
    }
  });
  return regions;
}

/** The file with a counter at the start of each block. @param {string} file @param {string} text @param {number} index */
function withCounters(file, text, index) {
  const program = parsed(file, text);
  if (!program) return text;
  const regions = regionsOf(program);
  // Where several begin or end at one place, the outer ones begin first and end last.
  const edits = [
    ...regions.map(({ close: [at, code] }) => ({ at, code })).reverse(),
    ...regions.map(({ open: [at, code] }, id) => ({
      at,
      code: code.replace('#', `globalThis.__ran[${index}][${id}]=1`),
    })),
  ].sort((a, b) => a.at - b.at);
  let out = '';
  let from = 0;
  for (const { at, code } of edits) {
    out += text.slice(from, at) + code;
    from = at;
  }
  return out + text.slice(from);
}

// --- Changes --------------------------------------------------------------------------------------------------------

/** @type {Record<string, string>} */
const OTHER_OPERATOR = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
};

/** Every change that can be made to a file. @param {string} text @param {Node} program @returns {Change[]} */
function changesOf(text, program) {
  /** @type {Change[]} */
  const changes = [];
  /** @param {string} kind @param {number} start @param {number} end @param {string} by */
  const add = (kind, start, end, by) => changes.push({ kind, start, end, by });
  const textOf = (/** @type {Node} */ node) => text.slice(node.start, node.end);
  const isText = (/** @type {Node} */ node) =>
    node.type === 'TemplateLiteral' ||
    typeof node.value === 'string' ||
    (node.type === 'BinaryExpression' && joins(node));
  /** @param {Node} node @returns {boolean} */
  const joins = (node) => node.operator === '+' && (isText(node.left) || isText(node.right));
  /** @type {Set<Node>} */
  const spared = new Set();

  /** @type {Record<string, (node: Node) => void>} */
  const kinds = {
    Literal(node) {
      const { value, start, end } = node;
      if (typeof value === 'number') add('number', start, end, `${Number((value + 1).toFixed(9))}`);
      if (typeof value === 'boolean') add('boolean', start, end, `${!value}`);
      if (typeof value === 'string' && !spared.has(node)) add('string', start, end, quoted(`${value}~`));
    },
    BinaryExpression(node) {
      const other = OTHER_OPERATOR[node.operator];
      if (!other || joins(node)) return;
      const start = text.indexOf(node.operator, node.left.end);
      add(/[<>=]/.test(other) ? 'comparison' : 'arithmetic', start, start + node.operator.length, other);
    },
    AssignmentExpression(node) {
      const other = OTHER_OPERATOR[node.operator];
      if (!other || isText(node.right)) return;
      const start = text.indexOf(node.operator, node.left.end);
      add('arithmetic', start, start + node.operator.length, other);
    },
    LogicalExpression(node) {
      const other = OTHER_OPERATOR[node.operator];
      if (other) add('and/or', node.start, node.end, `(${textOf(node.left)} ${other} ${textOf(node.right)})`);
    },
    ConditionalExpression({ test }) {
      add('condition', test.start, test.end, `!(${textOf(test)})`);
    },
    IfStatement({ test, consequent, alternate }) {
      add('condition', test.start, test.end, `!(${textOf(test)})`);
      const only =
        consequent.type === 'BlockStatement' && consequent.body.length === 1
          ? consequent.body[0]
          : consequent;
      if (!alternate && WAYS_OUT.has(only.type)) add('early out', consequent.start, consequent.end, '{}');
    },
    ExpressionStatement({ expression, directive, start, end }) {
      if (directive) spared.add(expression);
      const inner = expression.type === 'AwaitExpression' ? expression.argument : expression;
      const call = inner.type === 'ChainExpression' ? inner.expression : inner;
      if (call.type === 'CallExpression' && call.callee.type !== 'Super') add('statement', start, end, ';');
    },
    NewExpression(node) {
      if (/Error$/.test(node.callee.name ?? '')) for (const part of node.arguments) spared.add(part);
    },
    ArrayExpression({ elements }) {
      if (elements.length < 2 || elements.includes(null)) return;
      for (const [index, { start, end }] of elements.entries()) {
        const next = elements[index + 1];
        if (next) add('element', start, next.start, '');
        else add('element', elements[index - 1].end, end, '');
      }
    },
  };
  walk(program, (node) => kinds[node.type]?.(node));
  return changes;
}

/** @param {string} value */
function quoted(value) {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** @param {string} text @param {Change} change */
function changed(text, { start, end, by }) {
  return text.slice(0, start) + by + text.slice(end);
}

// --- The sample -----------------------------------------------------------------------------------------------------

/** Numbers from 0 up to 1 that depend on nothing but the seed (mulberry32). @param {number} seed */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {string} root @param {string} folder */
function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .sort();
}

/** The source files that mutants are made of, with their text. @param {string} root */
function sourcesOf(root) {
  const files = filesUnder(root, 'src').filter((file) => !/\.(?:generated|d)\.ts$/.test(file));
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** The folder of src/ a file counts for. @param {string} file */
function folderOf(file) {
  return file.split('/').length > 2 ? /** @type {string} */ (file.split('/')[1]) : '(top)';
}

/** Shares by size of at least three each, which together make the sample. @param {Map<string, number>} sizes @param {number} sample */
function sharesOf(sizes, sample) {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const exact = new Map([...sizes].map(([name, size]) => [name, (size / total) * sample]));
  const shares = new Map([...exact].map(([name, share]) => [name, Math.max(3, Math.floor(share))]));
  /** @param {(name: string) => number} by */
  const most = (by) => [...shares.keys()].sort((a, b) => by(b) - by(a))[0] ?? '';
  const lacks = (/** @type {string} */ name) => (exact.get(name) ?? 0) - (shares.get(name) ?? 0);
  for (;;) {
    const open = sample - [...shares.values()].reduce((sum, share) => sum + share, 0);
    if (open === 0 || shares.size === 0) return shares;
    const name =
      open > 0 ? most(lacks) : most((each) => ((shares.get(each) ?? 0) > 3 ? -lacks(each) : -Infinity));
    if (open < 0 && (shares.get(name) ?? 0) <= 3) return shares;
    shares.set(name, (shares.get(name) ?? 0) + Math.sign(open));
  }
}

/** @param {ReturnType<typeof sourcesOf>} sources @param {{ sample: number, seed: number, folder: string | undefined }} wish */
function sampleOf(sources, { sample, seed, folder: only }) {
  const random = randomOf(seed);
  /** @type {<T>(list: T[]) => T} */
  const pick = (list) => /** @type {any} */ (list[Math.floor(random() * list.length)]);
  /** @type {Map<string, Map<string, Mutant[]>>} */
  const lines = new Map();
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { file, text } of sources) {
    const folder = folderOf(file);
    if (only && folder !== only) continue;
    const program = parsed(file, text);
    if (!program) throw new Error(`${file} can't be parsed`);
    const rows = text.split('\n');
    for (const change of changesOf(text, program)) {
      const before = text.slice(0, change.start).split('\n');
      const line = before.length;
      const column = (before.at(-1) ?? '').length + 1;
      const source = (rows[line - 1] ?? '').trim();
      const shown = `${oneLine(text.slice(change.start, change.end))} -> ${oneLine(change.by) || '(nothing)'}`;
      const mutant = { file, folder, line, column, source, change: shown, ...change };
      const ofFolder = lines.get(folder) ?? new Map();
      lines.set(
        folder,
        ofFolder.set(`${file}:${line}`, [...(ofFolder.get(`${file}:${line}`) ?? []), mutant]),
      );
    }
    if (lines.has(folder)) sizes.set(folder, (sizes.get(folder) ?? 0) + rows.length);
  }
  /** @type {Mutant[]} */
  const mutants = [];
  for (const [folder, share] of sharesOf(sizes, sample)) {
    const open = [...(lines.get(folder)?.values() ?? [])];
    for (let taken = 0; taken < share && open.length > 0; ) {
      const [line] = open.splice(Math.floor(random() * open.length), 1);
      const kind = pick([...new Set(line?.map((mutant) => mutant.kind))]);
      const mutant = pick((line ?? []).filter((each) => each.kind === kind));
      const text = sources.find(({ file }) => file === mutant.file)?.text ?? '';
      if (!parsed(mutant.file, changed(text, mutant))) continue;
      mutants.push(mutant);
      taken++;
    }
  }
  return mutants;
}

/** @param {string} text */
function oneLine(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 60)} ... ${line.slice(-25)}` : line;
}

// --- The copy that is changed ---------------------------------------------------------------------------------------

/** A copy of the project that uses the same node_modules, gone when this process ends. @param {string} root */
function copyOf(root) {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'mutants-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  const left = new Set(['node_modules', '.git', 'dist', 'out', 'coverage']);
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Tests that are stopped halfway leave their own folders behind, which go with the copy.
  mkdirSync(join(copy, '.mutants', 'tmp'), { recursive: true });
  return copy;
}

/** Whether the compiler has nothing against the copy. @param {string} copy */
function compiles(copy) {
  const tsc = join(copy, 'node_modules', 'typescript', 'bin', 'tsc');
  const known = join(copy, '.mutants', 'tsbuildinfo');
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', known];
  return spawnSync(process.execPath, [tsc, ...options], { cwd: copy, stdio: 'ignore' }).status === 0;
}

// --- Running tests --------------------------------------------------------------------------------------------------

/**
 * A process that runs test files when asked: starting it costs more than most mutants' tests. It is stopped, with all it
 * started, when a file takes longer than its limit or doesn't end after a test has failed; the next run starts another.
 */
class Runner {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #complaint = '';
  #job;
  /** Source files that stand differently on disk from how the last run read them. @type {string[]} */
  changed = [];

  /** @param {Job} job */
  constructor(job) {
    this.#job = job;
    // Before the copy is removed, which the tests may still be writing to.
    process.prependListener('exit', () => this.stop());
  }

  /**
   * @param {Run} run @param {(file: string) => number} limit seconds @param {(event: Event) => void} [heard]
   * @returns {Promise<{ hung?: string, failed?: string }>} the file that hung, or the first failure
   */
  run(run, limit, heard) {
    const { promise, resolve } = promised();
    /** @type {{ hung?: string, failed?: string }} */
    const ended = {};
    let file = '(the start)';
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const wait = (/** @type {number} */ seconds) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!ended.failed) ended.hung = file;
        this.stop();
      }, seconds * 1000);
    };
    /** @param {Event} event */
    const listen = (event) => {
      heard?.(event);
      if (event.at === 'file') file = event.file ?? '';
      if (event.at === 'file' || event.at === 'passed') wait(limit(file));
      if (event.at === 'failed' && !ended.failed) {
        ended.failed = `${event.file ?? ''} > ${event.test}`;
        if (!this.#job.counters) wait(AFTER_FAILURE);
      }
      if (event.at === 'end') resolve();
    };
    const broke = () => {
      if (!ended.hung) ended.failed ??= `(the run broke off) ${this.#complaint.trim().split('\n').at(-1)}`;
      this.#child = undefined;
      resolve();
    };
    const child = this.#child ?? this.#start();
    child.on('message', listen);
    child.on('close', broke);
    wait(START);
    child.send(run);
    return promise.then(() => {
      clearTimeout(timer);
      child.off('message', listen);
      child.off('close', broke);
      return ended;
    });
  }

  #start() {
    const child = spawn(
      process.execPath,
      [fileURLToPath(import.meta.url), '--child', JSON.stringify(this.#job)],
      {
        cwd: this.#job.root,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        env: { ...process.env, TMPDIR: join(this.#job.root, '.mutants', 'tmp'), NO_COLOR: '1' },
      },
    );
    child.stderr?.on('data', (data) => {
      this.#complaint = (this.#complaint + data).slice(-2000);
    });
    this.#complaint = '';
    this.#child = child;
    return child;
  }

  stop() {
    try {
      if (this.#child?.pid) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {} // It has ended already.
  }
}

function promised() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** What the process started by a `Runner` does. @param {Job} job */
async function child({ root, counters }) {
  const send = (/** @type {Event} */ event) => void process.send?.(event);
  const short = (/** @type {string} */ path) => path.replaceAll('\\', '/').slice(root.length + 1);
  /** @type {string[]} */
  let order = [];
  class InOrder extends BaseSequencer {
    /** @override @param {import('vitest/node').TestSpecification[]} specifications */
    async sort(specifications) {
      const place = new Map(order.map((file, index) => [file, index]));
      const of = (/** @type {string} */ path) => place.get(short(path)) ?? 0;
      return specifications.sort((a, b) => of(a.moduleId) - of(b.moduleId));
    }
  }
  /** @type {import('vitest/node').Reporter} */
  const reporter = {
    onTestModuleQueued: ({ moduleId }) => send({ at: 'file', file: short(moduleId) }),
    onTestCaseResult(test) {
      if (test.result().state !== 'failed') return;
      const [why = ''] = (test.result().errors?.[0]?.message ?? '').split('\n');
      send({
        at: 'failed',
        file: short(test.module.moduleId),
        test: `${test.fullName}: ${why.slice(0, 200)}`,
      });
    },
    onTestModuleEnd(module) {
      const file = short(module.moduleId);
      if (!module.ok()) send({ at: 'failed', file, test: '(the file)' });
      else send({ at: 'passed', file, seconds: module.diagnostic().duration / 1000 });
    },
    onTestRunEnd(_modules, errors) {
      if (errors.length > 0) send({ at: 'failed', test: `(outside tests) ${errors[0]?.message}` });
    },
  };
  /** @type {import('vite').Plugin} */
  const counting = {
    name: 'counters',
    enforce: 'pre',
    transform(text, id) {
      const index = counters?.sources.indexOf(short(id)) ?? -1;
      return index < 0 ? null : { code: withCounters(id, text, index), map: null };
    },
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      maxWorkers: 1,
      isolate: counters !== undefined,
      bail: counters ? 0 : 1,
      reporters: [reporter],
      sequence: { sequencer: InOrder },
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      ...(counters && { setupFiles: [counters.setup], testTimeout: 300_000, hookTimeout: 300_000 }),
    },
    counters ? { plugins: [counting] } : {},
  );
  await vitest.standalone();
  process.on('message', async (/** @type {Run} */ { tests, changed }) => {
    order = tests;
    for (const file of changed) vitest.invalidateFile(join(root, file));
    // Or what failed before would count for `bail`.
    vitest.state.filesMap.clear();
    const wanted = new Set(tests);
    const all = await vitest.globTestSpecifications();
    await vitest.runTestSpecifications(all.filter(({ moduleId }) => wanted.has(short(moduleId))));
    send({ at: 'end' });
  });
}

// --- Which tests reach which code -----------------------------------------------------------------------------------

/** @param {string} copy @param {string} kept @param {string[]} sources @param {string[]} tests @returns {Promise<CoverageMap>} */
async function mapOf(copy, kept, sources, tests) {
  const hash = createHash('sha256').update(`blocks as of version ${BLOCKS}`);
  for (const file of [...filesUnder(copy, 'src'), ...filesUnder(copy, 'test')]) {
    hash.update(file).update(readFileSync(join(copy, file)));
  }
  const key = hash.digest('hex');
  if (existsSync(kept)) {
    /** @type {CoverageMap} */
    const map = JSON.parse(readFileSync(kept, 'utf8'));
    if (map.key === key) return map;
  }
  console.error(
    `Finding out which of ${tests.length} test files reach what; this is kept for the next time.`,
  );
  const folder = join(copy, '.mutants');
  const setup = join(folder, 'setup.mjs');
  writeFileSync(
    setup,
    `import { writeFileSync } from 'node:fs';
    import { afterAll, expect } from 'vitest';
    globalThis.__ran = Array.from({ length: ${sources.length} }, () => []);
    afterAll(() => {
      const id = ${JSON.stringify(tests.map((file) => join(copy, file)))}.indexOf(expect.getState().testPath);
      const reached = globalThis.__ran.map((list) => Object.keys(list).map(Number));
      writeFileSync(${JSON.stringify(folder)} + '/' + id + '.json', JSON.stringify(reached));
    });`,
  );
  /** @type {CoverageMap} */
  const map = {
    key,
    tests,
    seconds: {},
    reached: Object.fromEntries(sources.map((file) => [file, []])),
  };
  const runner = new Runner({ root: copy, counters: { sources, setup } });
  const { failed } = await runner.run(
    { tests, changed: [] },
    () => 900,
    ({ at, file = '', test, seconds = 0 }) => {
      if (at === 'passed') console.error(`  ${seconds.toFixed(2).padStart(7)} s  ${file}`);
      if (at === 'passed') map.seconds[file] = seconds;
      if (at === 'failed') console.error(`  FAILED ${file} ${test}`);
    },
  );
  runner.stop();
  if (Object.keys(map.seconds).length === 0) throw new Error(`no test file passes: ${failed}`);
  for (const [id, test] of tests.entries()) {
    if (!(test in map.seconds)) continue;
    /** @type {number[][]} */
    const ran = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));
    for (const [index, regions] of ran.entries()) {
      const reached = /** @type {number[][]} */ (map.reached[/** @type {string} */ (sources[index])]);
      for (const region of regions) reached[region] = [...(reached[region] ?? []), id];
    }
  }
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(map));
  return map;
}

/** The first word of a file's name. @param {string} file */
function wordOf(file) {
  return basename(file).split(/[-.]/)[0];
}

/**
 * The test files that reach a mutant's block: those it meets, in the order of running, and those it is spared. What
 * stands outside any function is reached by all that import the file; those that also call something in it come first.
 * @param {Mutant} mutant @param {string} text @param {CoverageMap} map @param {{ files: number, seconds: number, without: string[] }} cap
 */
function coveringOf(mutant, text, map, cap) {
  const regions = regionsOf(/** @type {Node} */ (parsed(mutant.file, text)));
  const inner = regions.reduce((best, { start, end }, id) => {
    const within = start <= mutant.start && mutant.start < end;
    const { start: from, end: to } = /** @type {Region} */ (regions[best]);
    return within && end - start <= to - from ? id : best;
  }, 0);
  const reached = map.reached[mutant.file] ?? [];
  const calling = new Set(reached.slice(1).flatMap((ids) => ids ?? []));
  const covering = (reached[inner] ?? []).map((id) => {
    const file = /** @type {string} */ (map.tests[id]);
    const alike = wordOf(file) === wordOf(mutant.file);
    const near = file.split('/')[1] === mutant.folder;
    const seconds = map.seconds[file] ?? 0;
    const far = inner === 0 && !calling.has(id) ? 1000 : 0;
    return { file, alike, seconds, order: far + (0.01 + seconds) / (alike ? 10 : near ? 3 : 1) };
  });
  covering.sort((a, b) => a.order - b.order);
  /** @type {string[]} */
  const met = [];
  /** @type {string[]} */
  const spared = [];
  let sum = 0;
  for (const { file, alike, seconds } of covering) {
    if (cap.without.some((text) => basename(file).includes(text))) continue;
    const room = cap.seconds * (alike ? 3 : 1);
    const meets = met.length === 0 || (met.length < cap.files && sum + seconds <= room);
    (meets ? met : spared).push(file);
    if (meets) sum += seconds;
  }
  return { met, spared };
}

// --- Judging --------------------------------------------------------------------------------------------------------

/**
 * @param {Project} project @param {Mutant} mutant @param {{ met: string[], spared: string[] }} covering
 * @returns {Promise<Outcome>}
 */
async function judge({ copy, runner, map, typed }, mutant, { met, spared }) {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  const start = Date.now();
  const outcome = (/** @type {Outcome['fate']} */ fate, killer = '') => {
    return { fate, killer, met, spared, seconds: (Date.now() - start) / 1000 };
  };
  writeFileSync(path, changed(text, mutant));
  try {
    if (met.length > 0) {
      const changedFiles = [...runner.changed, mutant.file];
      runner.changed = [mutant.file];
      const run = { tests: met, changed: changedFiles };
      const { hung, failed } = await runner.run(run, (file) => hangs(map.seconds[file] ?? 0));
      if (hung) return outcome('timeout', hung);
      if (failed) return outcome('killed', failed);
    }
    if (typed && !compiles(copy)) return outcome('refused');
    return outcome(met.length === 0 ? 'uncovered' : 'survived');
  } finally {
    writeFileSync(path, text);
  }
}

/** @param {Judged[]} judged */
function tableOf(judged) {
  const folders = [...new Set(judged.map(({ folder }) => folder))];
  const row = (/** @type {string} */ name, /** @type {Judged[]} */ list) => {
    const count = (/** @type {Outcome['fate']} */ fate) => list.filter((each) => each.fate === fate).length;
    const killed = count('killed') + count('timeout');
    const valid = list.length - count('refused');
    const score = valid === 0 ? '-' : `${((100 * killed) / valid).toFixed(0)} %`;
    return [
      name,
      list.length,
      count('refused'),
      killed,
      count('timeout'),
      count('survived'),
      count('uncovered'),
      score,
    ];
  };
  const rows = [
    ['folder', 'mutants', 'refused', 'killed', 'of them by time', 'survived', 'uncovered', 'score'],
    ...folders.map((folder) =>
      row(
        folder,
        judged.filter((each) => each.folder === folder),
      ),
    ),
    row('all', judged),
  ].map((cells) => cells.map(String));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ');
  return rows.map(line).join('\n');
}

/** @param {Mutant} mutant */
function described({ file, line, column, kind, change, source }) {
  return `${file}:${line}:${column}  ${kind}: ${change}\n      ${source}`;
}

/** @param {Judged[]} judged @param {{ files: number, seconds: number }} cap @param {CoverageMap} map */
function reportOf(judged, cap, map) {
  const of = (/** @type {Outcome['fate']} */ fate) => judged.filter((each) => each.fate === fate);
  const lists = /** @type {const} */ ([
    ['Survivors', of('survived')],
    ['Reached by no test', of('uncovered')],
    ['Refused by the compiler (not counted in the score)', of('refused')],
  ]);
  const sum = judged.reduce((total, { seconds }) => total + seconds, 0);
  const failing = map.tests.filter((file) => !(file in map.seconds));
  return [
    tableOf(judged),
    '',
    'Score: killed of those that the compiler accepts. Each mutant met the quickest test files that reach its block,',
    `at most ${cap.files} of them and ${cap.seconds} s together (${3 * cap.seconds} s with those named like its own file);`,
    `${of('survived').filter(({ spared }) => spared.length > 0).length} survivors have more such files (see --recheck).`,
    ...(failing.length > 0 ? [`Left out since they fail unchanged: ${failing.join(', ')}`] : []),
    `${(sum / Math.max(1, judged.length)).toFixed(1)} s a mutant.`,
    ...lists.flatMap(([title, list]) => [
      '',
      `${title}: ${list.length}`,
      ...list.map((each) => {
        const met = `met ${each.met.length} of ${each.met.length + each.spared.length} test files`;
        return `- ${described(each)}${each.fate === 'survived' ? `\n      ${met}` : ''}`;
      }),
    ]),
  ].join('\n');
}

/** What tells a mutant from others of the same source. @param {Mutant} mutant */
function nameOf({ file, start, end, by }) {
  return `${file} ${start} ${end} ${by}`;
}

/** @param {Judged} judged @param {string} place */
function tell({ seconds, fate, file, line, change, killer }, place) {
  console.error(
    `${place} ${seconds.toFixed(1).padStart(6)} s  ${fate}  ${file}:${line}  ${change}  ${killer}`,
  );
}

async function main() {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      folder: { type: 'string' },
      files: { type: 'string', default: '25' },
      seconds: { type: 'string', default: '30' },
      without: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      resume: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      recheck: { type: 'boolean', default: false },
      child: { type: 'string' },
    },
  });
  if (values.child) return child(JSON.parse(values.child));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => process.exit(130));

  const root = process.cwd();
  const cache = join(root, 'node_modules', '.cache');
  const cap = { files: Number(values.files), seconds: Number(values.seconds), without: values.without };
  const sources = sourcesOf(root);
  const wish = { sample: Number(values.sample), seed: Number(values.seed), folder: values.folder };
  const mutants = sampleOf(sources, wish);
  if (values.list) return console.log(mutants.map(described).join('\n'));

  const copy = copyOf(root);
  const tests = filesUnder(copy, 'test').filter(
    (file) => file.endsWith('.test.ts') && !basename(file).includes(BUILT),
  );
  const map = await mapOf(
    copy,
    join(cache, 'mutants-coverage.json'),
    sources.map(({ file }) => file),
    tests,
  );
  const typed = compiles(copy);
  if (!typed) console.error('The compiler refuses the source as it is, so it is not asked about survivors.');
  const project = { copy, map, runner: new Runner({ root: copy }), typed };
  const kept = values.json ?? join(cache, 'mutants.json');
  /** @type {Judged[]} */
  const earlier = values.resume && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const known = new Map(earlier.map((each) => [nameOf(each), each]));
  for (const [index, mutant] of mutants.entries()) {
    const before = known.get(nameOf(mutant));
    const again = before && values.recheck && before.fate === 'survived' ? before.met : [];
    const text = sources.find(({ file }) => file === mutant.file)?.text ?? '';
    const { met, spared } = coveringOf(mutant, text, map, cap);
    const left = met.filter((file) => !again.includes(file));
    if (before && (again.length === 0 || left.length === 0)) continue;
    const judged = { ...mutant, ...(await judge(project, mutant, { met: left, spared })) };
    judged.met = [...again, ...left];
    judged.seconds += before?.seconds ?? 0;
    known.set(nameOf(mutant), judged);
    tell(judged, `${index + 1}/${mutants.length}`);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify([...known.values()], null, 1));
  }
  project.runner.stop();
  const judged = mutants.flatMap((mutant) => known.get(nameOf(mutant)) ?? []);
  console.log(reportOf(judged, cap, map));
}

await main();
