import { type Packed, unpackedAssets } from './assets.js';
import { KitMaker, type Wish } from './kit.js';
import { browserMachine } from './machine.js';

/** What the page has inside: the script that `build/page.mjs` puts before this one leaves it here. */
declare const PACKED: Packed;

/** Makes kits as soon as the page has unpacked what it has inside. */
const maker = unpackedAssets(PACKED).then(
  async (assets) => new KitMaker(assets, await browserMachine(assets.zlib)),
);

/** What else runs in the page asks for kits by this. */
Object.assign(globalThis, {
  makeKit: async (wish: Wish) => (await maker).make(wish),
});
