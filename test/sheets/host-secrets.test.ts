import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ownFolder, run } from '../cli/support.js';
import { open, type ReadNode, structureOn, textsOn } from '../support/read-pdf.js';

/** A game with an example that only the host may see, told by names that stand nowhere else. */
const GAME = `extends: family-draw
title: Planted
examples:
  - name: qwertzel-secret
    show: host
    players: [Zebulonius, Xanthippea]
    line: [2-5]
    steps: [ { who: Zebulonius, play: 2-6, at: 2, ends: [6, 5] } ]
`;
const PLANTED = ['zebulonius', 'xanthippea', 'qwertzel'];

function altsOf(node: ReadNode): string {
  return [node.alt ?? '', ...(node.children ?? []).map(altsOf)].join(' ');
}

/** Everything that a file says to anyone: text of each page, alternatives, metadata, attachments, and its decoded bytes. */
async function saidBy(bytes: Uint8Array): Promise<string> {
  const said: string[] = [];
  const document = await open(bytes);
  const { info, metadata } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  const attachments = (await document.getAttachments()) ?? {};
  said.push(
    JSON.stringify([info, metadata?.getRaw(), outline.map(({ title }) => title), Object.keys(attachments)]),
  );
  for (let page = 1; page <= document.numPages; page++) {
    said.push(
      (await textsOn(bytes, page)).map(({ text }) => text).join(''),
      altsOf(await structureOn(bytes, page)),
    );
  }
  const raw = Buffer.from(bytes).toString('latin1');
  said.push(raw);
  for (const [, stream = ''] of raw.matchAll(/stream\r?\n([\s\S]*?)endstream/g)) {
    try {
      said.push(inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'));
    } catch {
      // Not every stream is compressed; the raw bytes were looked at already.
    }
  }
  // A string in UTF-16 has a zero before each of these letters.
  return said.join('\n').replaceAll('\0', '').toLowerCase();
}

async function filesSay(folder: string): Promise<Readonly<Record<string, string>>> {
  const said: Record<string, string> = {};
  for (const name of readdirSync(folder))
    said[name] = `${name} ${await saidBy(new Uint8Array(readFileSync(join(folder, name))))}`;
  return said;
}

describe('what only the host may see', () => {
  it('stands in the host key and in no file for the players', async () => {
    const folder = ownFolder({ 'planted.yaml': GAME });
    const { status, err } = await run(folder, ['kit', './planted.yaml']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const player = await filesSay(join(folder, 'out/planted/player'));
    expect(Object.keys(player)).toHaveLength(3);
    for (const [name, said] of Object.entries(player)) {
      for (const word of PLANTED) expect(said.includes(word), `${word} in ${name}`).toBe(false);
    }
    const host = await filesSay(join(folder, 'out/planted/host'));
    expect(host['planted-host-key-a4.pdf']).toContain('zebulonius');
  });
});
