import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');

/** The layers in order: each may import itself and what stands left of it. */
const layers = [
  'domino',
  'yaml',
  'words',
  'variant',
  'engine',
  'event',
  'rulebook',
  'layout',
  'sheets',
  'pdf',
  'kit',
  'web',
  'cli',
] as const;
type Layer = (typeof layers)[number];

/** The rooms (folders) of a layer in order, by the same rule; a file that lies loose in a layer serves them all. */
const rooms: Partial<Record<Layer, readonly string[]>> = {
  variant: ['meaning', 'schema', 'check', 'examples'],
  engine: ['replay', 'simulate', 'questions', 'exercises'],
  rulebook: ['clauses', 'played', 'rulings', 'exercises', 'schema'],
  layout: ['page', 'type', 'tiles', 'figures', 'sheet'],
  cli: ['base', 'line', 'store', 'say', 'simulation', 'commands'],
};

/** What each layer may import from outside. Only the command line knows Node: all else runs in a browser too. */
const outside: Record<Layer, readonly string[]> = {
  domino: ['pure-rand'],
  yaml: ['yaml'],
  words: ['intl-messageformat', '@formatjs/icu-messageformat-parser', 'yaml'],
  variant: ['zod', 'safe-stable-stringify', '@noble/hashes'],
  engine: [],
  event: ['zod'],
  rulebook: ['zod'],
  layout: ['linebreak', 'yaml', 'zod'],
  sheets: [],
  pdf: ['pdfkit', 'fontkit'],
  kit: [],
  web: ['fontkit', '@noble/hashes', 'fflate', 'preact', 'pdfjs-dist'],
  cli: [
    'commander',
    'fast-string-width',
    'node:child_process',
    'node:crypto',
    'node:fs',
    'node:module',
    'node:os',
    'node:path',
    'node:process',
    'node:url',
    'node:util',
    'node:vm',
    'node:worker_threads',
  ],
};

/** What every file may import, and what imports nothing but each other. */
const shared = [
  'messages.generated.ts',
  'messages.ts',
  'problem.ts',
  'nearest.ts',
  'host-only.ts',
  'held.ts',
  'remembered.ts',
];

/** Files that may read YAML beside its own layer: the loaders of templates. */
const templateLoaders = /^(?:words\/file|layout\/(?:page\/)?templates?)\b/;

/** What only the command line may touch, and the ways to a result that the arguments don't decide. */
const globals: readonly (readonly [RegExp, string])[] = [
  [/\bprocess\./, 'process'],
  [/\bconsole\./, 'console'],
  [/\bBuffer\b|\bNodeJS\b|\brequire\(|\bimport\.meta\b|\bglobal\b/, 'what only Node has'],
  [/\bMath\.random\b/, 'Math.random'],
  [/\bDate\.now\b|\bnew Date\(\)|\bperformance\./, 'the clock'],
  [/\b(?:setTimeout|setInterval|setImmediate|fetch)\(/, 'timers and the network'],
];

/** Paths of all source files, relative to src/, with forward slashes. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .sort();

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** Every module that a file names, types included. */
function importsOf(text: string): string[] {
  const named = /\bfrom\s+'([^']+)'|\bimport\s+'([^']+)'|\bimport\(\s*'([^']+)'/g;
  return [...withoutComments(text).matchAll(named)].flatMap(
    (match) => match[1] ?? match[2] ?? match[3] ?? [],
  );
}

function layerOf(file: string): Layer | undefined {
  return layers.find((layer) => file.startsWith(`${layer}/`));
}

function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Why `file` may not import `module`, or undefined when it may. Both as they stand in the source. */
function breach(file: string, module: string): string | undefined {
  const from = layerOf(file);
  if (module.startsWith('.')) {
    if (!module.endsWith('.js') && !module.endsWith('.json')) return 'a relative import ends in .js';
    const target = posix.join(posix.dirname(file), module);
    if (from === 'layout' && /^messages\b/.test(target)) return 'layout/ speaks no language';
    if (shared.includes(target.replace(/\.js$/, '.ts'))) return undefined;
    if (target === '../package.json' && from === 'cli') return undefined;
    const to = layerOf(target);
    if (from === 'layout' && to !== 'layout' && to !== 'domino') return 'layout/ knows no game';
    if (to === undefined) return `${target} belongs to no layer`;
    if (from === undefined) return 'a file outside the layers imports none';
    if (from === 'cli' && to === 'web') return 'terminal and page know nothing of each other';
    if (layers.indexOf(to) > layers.indexOf(from)) return `${from} stands left of ${to}`;
    const [room, other] = [file, target].map((path) => rooms[from]?.indexOf(path.split('/')[1] ?? '') ?? -1);
    return from === to && room !== -1 && (other as number) > (room as number)
      ? `${file} stands in an earlier room`
      : undefined;
  }
  const name = packageOf(module);
  if (from === undefined) return `a file outside the layers needs no ${name}`;
  if (name === 'yaml' && from !== 'yaml' && !templateLoaders.test(file)) {
    return 'only yaml/ and the loaders of templates read YAML';
  }
  return outside[from].includes(name) ? undefined : `${from} needs no ${name}`;
}

describe('the layers of src/', () => {
  test('each file imports only what its layer may', () => {
    const breaches = files.flatMap((file) =>
      importsOf(readFileSync(join(source, file), 'utf8')).flatMap((module) => {
        const reason = breach(file, module);
        return reason === undefined ? [] : [`src/${file} imports ${module}: ${reason}`];
      }),
    );
    expect(breaches).toEqual([]);
  });

  test('every folder of a layer with rooms is one of them, and every room is there', () => {
    for (const [layer, list] of Object.entries(rooms)) {
      const found = readdirSync(join(source, layer), { withFileTypes: true }).filter((entry) =>
        entry.isDirectory(),
      );
      expect(found.map(({ name }) => name).sort()).toEqual([...list].sort());
    }
  });

  test('no files import each other in a circle', () => {
    const targets = new Map(
      files.map((file) => [
        file,
        importsOf(readFileSync(join(source, file), 'utf8'))
          .filter((module) => module.startsWith('.') && module.endsWith('.js'))
          .map((module) => posix.join(posix.dirname(file), module).replace(/\.js$/, '.ts'))
          .map((path) => (files.includes(path) ? path : path.replace(/ts$/, 'tsx'))),
      ]),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
      if (way.includes(file) || done.has(file)) return;
      for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });

  test('each file lies in a layer, but for what all share', () => {
    const loose = files.filter((file) => layerOf(file) === undefined);
    expect(loose.filter((file) => !shared.includes(file))).toEqual([]);
  });

  test('only the command line may import a module of Node', () => {
    const allowed = Object.entries(outside).filter(([, modules]) =>
      modules.some((module) => module.startsWith('node:') || builtinModules.includes(module)),
    );
    expect(allowed.map(([layer]) => layer)).toEqual(['cli']);
  });

  test('only the command line touches the process, the console, Node, the clock and chance', () => {
    const touched = files
      .filter((file) => layerOf(file) !== 'cli')
      .flatMap((file) => {
        const text = withoutComments(readFileSync(join(source, file), 'utf8'));
        return globals.filter(([pattern]) => pattern.test(text)).map(([, name]) => `src/${file}: ${name}`);
      });
    expect(touched).toEqual([]);
  });

  test('and the clock in one place, so that a test can stop it, but for the age of what dead runs left', () => {
    const reading = files.filter((file) =>
      globals.some(
        ([pattern, name]) =>
          name === 'the clock' && pattern.test(withoutComments(readFileSync(join(source, file), 'utf8'))),
      ),
    );
    expect(reading).toEqual(['cli/base/lock.ts', 'cli/base/world.ts']);
  });

  test.each([
    ['engine/round.ts', 'zod'],
    ['engine/round.ts', 'zod/v4/core'],
    ['engine/round.ts', 'node:fs'],
    ['engine/round.ts', '../variant/../rulebook/scope.js'],
    ['domino/tile.ts', '../variant/rules.js'],
    ['sheets/tiles.ts', 'pdfkit'],
    ['layout/type/text.ts', 'fontkit'],
    ['layout/figures/line-of-play.ts', '../../engine/types.js'],
    ['layout/page/page.ts', '../../variant/rules.js'],
    ['layout/sheet/head.ts', '../../words/words.js'],
    ['layout/sheet/foot.ts', '../../messages.js'],
    ['layout/type/text.ts', '../../yaml/read.js'],
    ['sheets/rules.ts', 'yaml'],
    ['variant/load.ts', 'node:fs'],
    ['variant/fingerprint.ts', 'node:crypto'],
    ['pdf/document.ts', 'node:crypto'],
    ['pdf/document.ts', 'zlib'],
    ['pdf/document.ts', '../cli/output.js'],
    ['pdf/document.ts', '../kit/make.js'],
    ['kit/make.ts', '../cli/store/folder.js'],
    ['kit/record.ts', 'node:crypto'],
    ['web/kit.ts', '../cli/store/checked.js'],
    ['web/kit.ts', 'node:fs'],
    ['cli/commands/kit.ts', '../../web/kit.js'],
    ['domino/tile.ts', './set.ts'],
    ['problem.ts', './domino/tile.js'],
  ])('%s may not import %s', (file, module) => {
    expect(breach(file, module)).toBeDefined();
  });

  test('an import is found however it is written', () => {
    const text = [
      "import type { Tile } from './tile.js';",
      'import {',
      '  halves,',
      "} from './halves.js';",
      "export * from './set.js';",
      "import './side-effect.js';",
      "const late = await import('./late.js');",
      "type Far = import('./far.js').Far;",
      "// import './comment.js';",
    ].join('\n');
    expect(importsOf(text)).toEqual([
      './tile.js',
      './halves.js',
      './set.js',
      './side-effect.js',
      './late.js',
      './far.js',
    ]);
  });
});
