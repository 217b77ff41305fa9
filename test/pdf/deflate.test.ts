import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { nodeMachine } from '../../src/cli/base/machine.js';
import { type Node, pt, type Sheet } from '../../src/layout/page/page.js';
import { paintPdf } from '../../src/pdf/document.js';
import { fonts } from '../support/setup.js';

const { deflate } = nodeMachine;

/** Bytes that nothing can pack: each told by the one before. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

describe('what packs the streams of a PDF', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['one byte', Uint8Array.of(7)],
    ['a long row of the same', new Uint8Array(300_000)],
    ['what can’t be packed', noise(100_000)],
    ['far more than any stream of a sheet', noise(4_000_000)],
  ])('loses nothing of %s, nor the next time', (_, bytes) => {
    for (const packed of [deflate(bytes), deflate(bytes)]) {
      expect(Buffer.compare(inflateSync(packed), bytes)).toBe(0);
    }
  });

  test('makes the bytes that zlib makes elsewhere, in other languages too', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `${index} ${(index * index) % 997} re f\n`);
    const packed = deflate(new TextEncoder().encode(lines.join('')));
    expect(packed).toHaveLength(12_856);
    // Python: hashlib.sha256(zlib.compress(''.join(f'{i} {i*i%997} re f\n' for i in range(3000)).encode(), 5)).hexdigest()
    expect(createHash('sha256').update(packed).digest('hex')).toBe(
      '75cc491bf4ec20a574c379f390bda1dcf35133e82d845b786299c8281e9b550f',
    );
  });

  test('refuses what it has no room for instead of packing half of it', () => {
    expect(() => deflate(new Uint8Array(20_000_000))).toThrow('too much for one stream');
    expect(Buffer.compare(inflateSync(deflate(noise(1000))), noise(1000))).toBe(0);
  });

  test('packs every stream of a file, so that none is packed by Node', async () => {
    const p: Node = { role: 'P', children: [] };
    const face = 'regular';
    const ink = { grey: 0 };
    const words = { kind: 'text', x: 20, y: 20, text: 'Words', face, size: pt(11), ink, node: p } as const;
    const sheet: Sheet = {
      audience: 'player',
      name: 'rules',
      title: 'Draw: Rules',
      language: 'en',
      duplex: 'simplex',
      pages: [{ width: 210, height: 297, items: [words] }],
      root: [p],
      stamps: {},
      keywords: '',
    };
    const packed: Uint8Array[] = [];
    const machine = {
      ...nodeMachine,
      deflate: (bytes: Uint8Array) => {
        const made = deflate(bytes);
        packed.push(made);
        return made;
      },
    };
    const file = Buffer.from(await paintPdf(sheet, fonts, machine));
    const streams = file.toString('latin1').match(/\/FlateDecode/g) ?? [];
    // The page, the font, its letters, and two of packed objects and their table at least.
    expect(streams.length).toBeGreaterThan(4);
    expect(packed).toHaveLength(streams.length);
    for (const bytes of packed) expect(file.includes(Buffer.from(bytes))).toBe(true);
  });
});
