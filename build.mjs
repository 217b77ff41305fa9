// Builds dist/: the program in one file, the long libraries that few commands need in files of their own, and everything
// it reads beside it, so that it runs where nothing else is installed. That is why package.json names every package as a development one: the packed
// tarball asks for none, and installs without a network. Usage: node build.mjs [output folder]
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { FONTS, ZLIB } from './build/files.mjs';
import { leaveOut } from './build/leave-out.mjs';
import { licences } from './build/licences.mjs';
import { STALE, typesNow, writtenTypes } from './build/messages.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? join(root, 'dist');
// Built aside and renamed, so that a broken build leaves the old one and no stale chunk stays behind.
const fresh = `${target}.${process.pid}.new`;

/**
 * The libraries that are loaded by require when something first needs them, by their files: the one that draws PDFs, the one
 * that reads and writes YAML, and the one that shapes what no table of letters knows.
 */
const APART = {
  'pdfkit.cjs': "module.exports = require('pdfkit');",
  'yaml.cjs': "module.exports = require('yaml');",
  'shaper.cjs': "export { create } from 'fontkit';",
};

/** @type {import('esbuild').Plugin} */
const apart = {
  name: 'apart',
  setup(bundler) {
    // What writes YAML seldom needs the library.
    bundler.onResolve({ filter: /^yaml$/ }, ({ importer }) =>
      importer.endsWith('write.ts') ? { path: 'stringify', namespace: 'seldom' } : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: 'seldom' }, ({ path }) => ({
      contents: `export const ${path} = (...given) => require('yaml').${path}(...given);`,
    }));
    bundler.onResolve({ filter: /^(pdfkit|yaml)$/ }, ({ path }) => ({
      path: `./${path}.cjs`,
      external: true,
    }));
  },
};

/** How all that is run is built. @type {import('esbuild').BuildOptions} */
const PROGRAM = {
  absWorkingDir: root,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // Code that is compiled beforehand can't import.
  supported: { 'dynamic-import': false },
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** CommonJS packages in a bundle ask for Node's own modules with require, which an ES module lacks. */
const banner = {
  js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
};

/** What the program makes of its templates and variants when it runs from source, so that it needn't when it is built. */
async function makeAll() {
  // It finds the repository from where it lies, three folders below.
  const folder = join(root, 'node_modules', '.cache', `make-${process.pid}`);
  try {
    const outfile = join(folder, 'make.mjs');
    const entryPoints = ['src/cli/make.ts'];
    await build({
      absWorkingDir: root,
      entryPoints,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      banner,
      logLevel: 'warning',
    });
    /** @type {typeof import('./src/cli/make.js')} */
    const maker = await import(pathToFileURL(outfile).href);
    const made = Object.entries(await maker.makers()).map(async ([path, make]) => [path, await make()]);
    return Object.fromEntries(await Promise.all(made));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (writtenTypes() !== typesNow()) throw new Error(STALE);

rmSync(fresh, { recursive: true, force: true });
try {
  // One file of CommonJS: Node takes 10 ms longer to find and link the same program in modules.
  const { metafile } = await build({
    ...PROGRAM,
    // The worker is started from its file, so it needs one of its own name.
    entryPoints: { main: 'src/cli/main.ts', 'piece-worker': 'src/cli/simulation/piece-worker.ts' },
    outdir: fresh,
    metafile: true,
    plugins: [apart, leaveOut],
    // Messages are read when the program is built.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    define: { 'import.meta.url': 'here' },
    banner: { js: "const here = require('node:url').pathToFileURL(__filename).href;" },
  });
  const inputs = Object.keys(metafile.inputs);
  for (const [file, contents] of Object.entries(APART)) {
    const library = await build({
      ...PROGRAM,
      stdin: { contents, resolveDir: root },
      outfile: join(fresh, file),
      metafile: true,
      plugins: [leaveOut],
    });
    inputs.push(...Object.keys(library.metafile.inputs));
  }
  // The package's own files are modules, these aren't.
  writeFileSync(join(fresh, 'package.json'), JSON.stringify({ type: 'commonjs' }));

  cpSync(join(root, 'variants'), join(fresh, 'variants'), { recursive: true });
  cpSync(join(root, 'templates', 'fonts'), join(fresh, 'templates', 'fonts'), { recursive: true });
  for (const [path, text] of Object.entries(await makeAll())) {
    mkdirSync(dirname(join(fresh, 'made', path)), { recursive: true });
    writeFileSync(join(fresh, 'made', path), text);
  }

  mkdirSync(join(fresh, 'fonts'));
  for (const file of FONTS) cpSync(join(root, 'node_modules', file), join(fresh, 'fonts', basename(file)));
  cpSync(join(root, 'node_modules', ZLIB), join(fresh, 'zlib.wasm'));
  writeFileSync(
    join(fresh, 'LICENSES.txt'),
    licences([...inputs, ...[...FONTS, ZLIB].map((file) => `node_modules/${file}`)]).join('\n----\n\n'),
  );

  // In a folder of its own, where nobody's settings lie but its own.
  const kits = join(fresh, 'kits');
  mkdirSync(kits);
  execFileSync(process.execPath, [join(root, 'build', 'code.mjs'), fresh, kits], {
    cwd: kits,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(kits, { recursive: true });

  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
