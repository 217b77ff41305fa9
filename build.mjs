// Builds dist/: the program in one file, the long libraries that few commands need in files of their own, and everything
// it reads beside it, so that it runs where nothing else is installed. That is why package.json names every package as a development one: the packed
// tarball asks for none, and installs without a network. Usage: node build.mjs [output folder]
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { STALE, typesNow, writtenTypes } from './build/messages.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? join(root, 'dist');
// Built aside and renamed, so that a broken build leaves the old one and no stale chunk stays behind.
const fresh = `${target}.${process.pid}.new`;

/** The fonts that sheets are set in, the one that letters missing in them come from, and the one of what is typed. */
const FONTS = [
  '@expo-google-fonts/atkinson-hyperlegible/400Regular/AtkinsonHyperlegible_400Regular.ttf',
  '@expo-google-fonts/atkinson-hyperlegible/700Bold/AtkinsonHyperlegible_700Bold.ttf',
  '@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf',
  '@expo-google-fonts/lexend/700Bold/Lexend_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
];

/** What packs the streams of PDFs, in Node and in browsers alike. */
const ZLIB = '@zip.js/zip.js/dist/zip-module.wasm';

/** Parts of libraries that are never used here: unpacking WOFF2 fonts, encrypting a PDF, pdfkit's own reading of fonts and packing, and commands that are programs of their own. */
const unused = {
  fontkit: "export const create = () => { throw new Error('pdfkit gets its fonts read'); };",
  'brotli/decompress.js': "module.exports = () => { throw new Error('WOFF2 fonts are not read'); };",
  '@noble/ciphers/aes':
    "export const cbc = () => { throw new Error('PDFs are not encrypted'); }; export const ecb = cbc;",
  zlib: "export default { deflateSync() { throw new Error('streams are packed elsewhere'); } };",
  'node:child_process':
    "export const spawn = () => { throw new Error('no command is a program of its own'); };",
};

/** @type {import('esbuild').Plugin} */
const leaveOut = {
  name: 'leave-out',
  setup(bundler) {
    // What shapes text is a file of its own, which takes the real one.
    bundler.onResolve({ filter: /^(fontkit|zlib)$/ }, ({ path, importer }) =>
      /pdfkit|png-js/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    // pdfkit's line breaker unpacks its tables when it is loaded, and breaks within words are seldom asked for.
    bundler.onResolve({ filter: /^linebreak$/ }, ({ path, importer, namespace }) =>
      namespace === 'late' || !importer ? undefined : { path, namespace: 'late' },
    );
    bundler.onLoad({ filter: /^linebreak$/, namespace: 'late' }, () => ({
      contents:
        "let Real; export default class { constructor(text) { Real ??= require('linebreak'); return new Real(text); } }",
      resolveDir: root,
    }));
    bundler.onResolve({ filter: /^node:child_process$/ }, ({ path, importer }) =>
      importer.includes('commander') ? { path, namespace: 'left-out' } : undefined,
    );
    bundler.onResolve({ filter: /^(brotli\/decompress\.js|@noble\/ciphers\/aes)$/ }, ({ path }) => ({
      path,
      namespace: 'left-out',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: unused[/** @type {keyof typeof unused} */ (path)],
    }));
  },
};

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

/** The texts of the licences of every package that went into the bundle, each named once. @param {string[]} inputs */
function licences(inputs) {
  const folders = new Set(
    inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
  );
  return [...folders].sort().map((folder) => {
    const { name, version, license, author } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    // A font package has one for its code and one for the font.
    const files = readdirSync(join(root, folder)).filter((entry) => /^licen[cs]e/i.test(entry));
    const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
    // Some packages only name the MIT licence, which asks for its text; some hold its text and name none.
    if (texts.length === 0 && license === 'MIT') texts.push(mitText(author));
    const named = license ?? (texts[0]?.startsWith('MIT License') ? 'MIT' : undefined);
    if (named === undefined || texts.length === 0) throw new Error(`no licence is known of ${name}`);
    return `${[`${name} ${version} (${named})`, ...texts].join('\n\n')}\n`;
  });
}

/** The MIT licence of whoever wrote a package. @param {string | { name: string }} author */
function mitText(author) {
  const holder = typeof author === 'string' ? author.replace(/\s*<.*/, '') : author.name;
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  return own.replace(/^Copyright.*$/m, `Copyright (c) ${holder}`).trim();
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
