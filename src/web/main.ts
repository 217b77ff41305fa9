import type { Packed } from './assets.js';
import { Desk } from './client.js';

/** What the page has inside: the script that `build/page.mjs` puts before this one leaves it here. */
declare const PACKED: Packed;

/** What else runs in the page asks the desk by this. */
Object.assign(globalThis, { desk: new Desk(PACKED) });
