// What bundles of the program do without: the plugin of esbuild that leaves it out.

/** Parts of libraries that are never used here: unpacking WOFF2 fonts, encrypting a PDF, pdfkit's own reading of fonts and packing, and commands that are programs of their own. */
const unused = {
  fontkit: "export const create = () => { throw new Error('pdfkit gets its fonts read'); };",
  'brotli/decompress.js': "module.exports = () => { throw new Error('WOFF2 fonts are not read'); };",
  '@noble/ciphers/aes':
    "export const cbc = () => { throw new Error('PDFs are not encrypted'); }; export const ecb = cbc;",
  fflate:
    "export const zlibSync = () => { throw new Error('streams are packed elsewhere'); }; export const unzlib = zlibSync;",
  zlib: "export default { deflateSync() { throw new Error('streams are packed elsewhere'); } };",
  'node:child_process':
    "export const spawn = () => { throw new Error('no command is a program of its own'); };",
};

/** @type {import('esbuild').Plugin} */
export const leaveOut = {
  name: 'leave-out',
  setup(bundler) {
    // What shapes text is a file of its own, which takes the real one.
    bundler.onResolve({ filter: /^(fontkit|fflate|zlib)$/ }, ({ path, importer }) =>
      /pdfkit|png-js/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    // pdfkit's line breaker unpacks its tables when it is loaded, and breaks within words are seldom asked for.
    bundler.onResolve({ filter: /^linebreak$/ }, ({ path, importer, namespace }) =>
      namespace === 'late' || !importer ? undefined : { path, namespace: 'late' },
    );
    bundler.onLoad({ filter: /^linebreak$/, namespace: 'late' }, () => ({
      contents:
        "let Real; export default class { constructor(text) { Real ??= require('linebreak'); return new Real(text); } }",
      resolveDir: import.meta.dirname,
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
