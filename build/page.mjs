// Builds the page, one HTML file that makes kits in a browser without a network: the program but for its command line, with
// all that the built program has beside it. Usage: node build/page.mjs [built program]; the page is put there.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { build } from 'esbuild';
import { FONTS } from './files.mjs';
import { leaveOut } from './leave-out.mjs';

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

/** A script with all that it imports, as it runs in a browser. @param {string} entry */
async function script(entry) {
  const { outputFiles } = await build({
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
    logLevel: 'warning',
    plugins: [leaveOut],
    // Messages are read when the program is built.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    define: {
      // pdfkit names a file that lies beside it when it is loaded, and never reads it here.
      'import.meta.url': '"file:///"',
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** Everything that the page has inside. @type {import('../src/web/assets.js').Packed} */
const inside = {
  texts: packed(JSON.stringify(textsIn('made', 'variants', 'templates'))),
  zlib: packed(readFileSync(join(dist, 'zlib.wasm'))),
  fonts: Object.fromEntries(
    FONTS.map((file) => [basename(file), packed(readFileSync(join(dist, 'fonts', basename(file))))]),
  ),
  scripts: { desk: packed(await script('src/web/desk/main.ts')) },
};

const main = (await script('src/web/main.ts')).replaceAll('</script', '<\\/script');
const code = `const PACKED = ${JSON.stringify(inside)};\n${main}`;
const hash = createHash('sha256').update(code).digest('base64');
/** Nothing is loaded and nothing sent, whatever the scripts do; workers have what the page has inside, and take the same rules. */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${hash}' 'wasm-unsafe-eval'`,
  'worker-src blob:',
  'img-src blob: data:',
  'font-src blob: data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Whoever has the file alone must have these. */
const licences = [join(root, 'LICENSE'), join(dist, 'LICENSES.txt')].map((path) =>
  readFileSync(path, 'utf8'),
);
if (licences.some((text) => text.includes('-->'))) throw new Error('a licence that ends a comment');

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>dominopress</title>
<script>${code}</script>
</html>
<!--
${licences.join('\n----\n\n')}-->
`;
writeFileSync(join(dist, 'dominopress.html'), html);
