/** The part of the package that is used here; it brings no types of its own. */
declare module 'fontkit' {
  /** Reads a font file. */
  export function create(
    bytes: Uint8Array,
  ): import('./shaper.js').ShapedFont & { readonly characterSet: readonly number[] };
}
