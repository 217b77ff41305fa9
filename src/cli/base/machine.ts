import { createHash } from 'node:crypto';
import { deflateWith, type Zlib } from '../../pdf/deflate.js';
import type { Machine } from '../../pdf/machine.js';
import { zlibBytes } from './assets.js';

/** As much of it as is needed here: its types come with those of browsers. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Zlib };
};

let deflate: Machine['deflate'] | undefined;

/** What Node does for painting. */
export const nodeMachine: Machine = {
  deflate: (bytes) => {
    deflate ??= deflateWith(zlib());
    return deflate(bytes);
  },
  sha256: (parts) => {
    const hash = createHash('sha256');
    for (const bytes of parts) hash.update(bytes);
    return hash.digest();
  },
};

function zlib(): Zlib {
  return new WebAssembly.Instance(new WebAssembly.Module(zlibBytes())).exports;
}
