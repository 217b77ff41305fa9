// Files of packages that the built program and the page have inside, by their paths in node_modules/.

/** The fonts that sheets are set in, the one that letters missing in them come from, and the one of what is typed. */
export const FONTS = [
  '@expo-google-fonts/atkinson-hyperlegible/400Regular/AtkinsonHyperlegible_400Regular.ttf',
  '@expo-google-fonts/atkinson-hyperlegible/700Bold/AtkinsonHyperlegible_700Bold.ttf',
  '@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf',
  '@expo-google-fonts/lexend/700Bold/Lexend_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
];

/** What packs the streams of PDFs, in Node and in browsers alike. */
export const ZLIB = '@zip.js/zip.js/dist/zip-module.wasm';
