import { sha256 } from '@noble/hashes/sha2.js';
import { deflateWith, type Zlib } from '../pdf/deflate.js';
import type { Machine } from '../pdf/machine.js';

/** As much of it as is needed here: its types come with those of browsers. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: Zlib } }>;
};

/** What a browser does for painting. Its own hashing is kept from pages that came over plain HTTP, so it is a library's. */
export async function browserMachine(zlib: Uint8Array): Promise<Machine> {
  const { instance } = await WebAssembly.instantiate(zlib);
  return {
    deflate: deflateWith(instance.exports),
    sha256: (parts) => {
      const hash = sha256.create();
      for (const bytes of parts) hash.update(bytes);
      return hash.digest();
    },
  };
}
