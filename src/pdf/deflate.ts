/** What zlib, compiled for browsers and Node alike (WebAssembly), is asked for. Places are those in its memory. */
export interface Zlib {
  readonly memory: { readonly buffer: ArrayBuffer };
  _initialize(): void;
  malloc(size: number): number;
  free(place: number): void;
  deflate_new(): number;
  /** 0 when it went well. */
  deflate_init(stream: number, level: number): number;
  /** How many bytes it made, and in the highest byte how it went. */
  deflate_process(
    stream: number,
    from: number,
    length: number,
    to: number,
    room: number,
    flush: number,
  ): number;
  deflate_end(stream: number): number;
}

/** One step below zlib's usual: a kit is a hundredth larger, and sooner made by as much. */
const LEVEL = 5;

/** All there is to pack was handed over. */
const FINISH = 4;
/** How it goes when all is packed. */
const ENDED = 1;

/** The bytes that were made are told below how it went. */
const MADE = 0xffffff;

/**
 * Packs bytes as a PDF's streams hold them (RFC 1950). Node's own zlib has other bytes than those of browsers, and than other
 * releases of Node; this one has the same everywhere.
 */
export function deflateWith(zlib: Zlib): (bytes: Uint8Array) => Uint8Array {
  zlib._initialize();
  return (bytes) => {
    const { length } = bytes;
    // What zlib never exceeds.
    const room = length + (length >> 12) + (length >> 14) + (length >> 25) + 13;
    const from = zlib.malloc(length);
    const to = zlib.malloc(room);
    const stream = zlib.deflate_new();
    // Its memory has room for some 6 MB at once; the longest stream of a sheet has a hundredth of that.
    if (from === 0 || to === 0 || zlib.deflate_init(stream, LEVEL) !== 0) {
      throw new Error(`too much for one stream: ${length} bytes`);
    }
    new Uint8Array(zlib.memory.buffer).set(bytes, from);
    const made = zlib.deflate_process(stream, from, length, to, room, FINISH);
    if (made >>> 24 !== ENDED) throw new Error(`a stream wasn't packed: ${made >>> 24}`);
    const packed = new Uint8Array(zlib.memory.buffer).slice(to, to + (made & MADE));
    zlib.deflate_end(stream);
    zlib.free(from);
    zlib.free(to);
    return packed;
  };
}
