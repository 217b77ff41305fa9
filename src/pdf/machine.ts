/** What painting asks of the machine that it runs on. The bytes of a file come from it, so each must answer the same. */
export interface Machine {
  /** Packs what a stream holds (`deflateWith`). */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
  /** The SHA-256 hash of bytes that follow each other. */
  readonly sha256: (parts: readonly Uint8Array[]) => Uint8Array;
  /** Lets others have a turn in a long document; painting is given up when it fails. */
  readonly pause?: () => Promise<void>;
}
