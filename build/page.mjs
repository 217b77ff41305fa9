// Builds the page, one HTML file that makes kits in a browser without a network: the program but for its command line, with
// all that the built program has beside it. Usage: node build/page.mjs [built program]; the page is put there.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { FONTS, ZLIB } from './files.mjs';
import { leaveOut } from './leave-out.mjs';
import { licences } from './licences.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = process.argv[2] ?? join(root, 'dist');

/** @param {string | Uint8Array} content */
const packed = (content) => deflateSync(content, { level: 9 }).toString('base64');

/** The texts that the page has inside, by path. @param {string[]} folders */
function textsIn(...folders) {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(json|yaml)$/.test(path)),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(dist, path), 'utf8')]));
}

/** The words that the page says before its desk has begun, by language. */
function pageTexts() {
  const files = readdirSync(join(dist, 'made', 'words'));
  const texts = files.sort().map((file) => {
    /** @type {import('../src/words/made.js').MadeWords} */
    const made = JSON.parse(readFileSync(join(dist, 'made', 'words', file), 'utf8'));
    const messages = Object.entries(made.messages).filter(([key]) => /^(?:page|facts|layout)\./.test(key));
    return [made.language, { ...made, messages: Object.fromEntries(messages) }];
  });
  return Object.fromEntries(texts);
}

/** All files that went into the page. @type {Set<string>} */
const inputs = new Set([...FONTS, ZLIB].map((file) => `node_modules/${file}`));

/** A script with all that it imports, as it runs in a browser. @param {string} entry */
async function script(entry) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    // The oldest in which all of it runs: Chrome 103, Firefox 113, Safari 16.4.
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    plugins: [leaveOut],
    // Messages are read when the program is built.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    define: {
      // pdfkit names a file that lies beside it when it is loaded, and never reads it here.
      'import.meta.url': '"file:///"',
    },
  });
  for (const input of Object.keys(metafile.inputs)) inputs.add(input);
  return outputFiles[0]?.text ?? '';
}

/** Everything that the page has inside. @type {import('../src/web/assets.js').Packed} */
const inside = {
  texts: packed(JSON.stringify(textsIn('made', 'variants', 'templates'))),
  zlib: packed(readFileSync(join(dist, 'zlib.wasm'))),
  fonts: Object.fromEntries(
    FONTS.map((file) => [basename(file), packed(readFileSync(join(dist, 'fonts', basename(file))))]),
  ),
  page: pageTexts(),
  scripts: {
    desk: packed(await script('src/web/desk/main.ts')),
    viewer: packed(await script('src/web/viewer/main.ts')),
  },
};

const main = (await script('src/web/main.ts')).replaceAll('</script', '<\\/script');
const code = `const PACKED = ${JSON.stringify(inside)};\n${main}`;
/** The style of the page, in the order of its files' names. */
const ui = join(root, 'src', 'web', 'ui');
const style = readdirSync(join(ui, 'style'))
  .sort()
  .map((file) => readFileSync(join(ui, 'style', file), 'utf8'))
  .join('\n');
const { code: css } = await transform(style, { loader: 'css', minify: true });

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('base64');
/** Nothing is loaded and nothing sent, whatever the scripts do; workers have what the page has inside, and take the same rules. */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${hashOf(code)}' 'wasm-unsafe-eval'`,
  `style-src 'sha256-${hashOf(css)}'`,
  'worker-src blob:',
  'img-src blob: data:',
  'font-src blob: data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Whoever has the file alone must have these. */
const texts = [readFileSync(join(root, 'LICENSE'), 'utf8'), ...licences([...inputs])];
if (texts.some((text) => text.includes('-->'))) throw new Error('a licence that ends a comment');

/** A sentence of the page in each language, for where no script can choose one. @param {string} key */
const inAll = (key) =>
  Object.entries(inside.page)
    .map(([language, { messages }]) => `<p lang="${language}">${messages[key]}</p>`)
    .join('\n');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** @type {Readonly<Record<string, string>>} */
const filled = {
  POLICY: policy,
  // By this the program knows its own pages.
  GENERATOR: `dominopress ${version}`,
  TITLE: String(inside.page.en?.messages['page.title']),
  STYLE: css,
  NOSCRIPT: inAll('page.noscript'),
  TOO_OLD: inAll('page.old'),
  SCRIPT: code,
};
const skeleton = readFileSync(join(ui, 'page.html'), 'utf8');
const html = skeleton.replace(
  /\b(?:POLICY|GENERATOR|TITLE|STYLE|NOSCRIPT|TOO_OLD|SCRIPT)\b/g,
  (name) => filled[name] ?? name,
);
writeFileSync(join(dist, 'dominopress.html'), `${html}<!--\n${texts.join('\n----\n\n')}-->\n`);
