import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node.js';
import { scenarios, shipped } from '../support/shipped.js';
import { contents, ownFolder, put, run } from './support.js';

// The language server that VS Code's YAML extension and most other editors run, asked as an editor asks it.
const server = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');

let languageServer: ChildProcess;
let connection: MessageConnection;
const published = new Map<string, (found: readonly Diagnostic[]) => void>();

interface Place {
  readonly line: number;
  readonly character: number;
}
interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: Place };
}
interface Completion {
  readonly items: readonly {
    readonly label: string;
    readonly documentation?: string | { readonly value: string };
  }[];
}
interface Hover {
  readonly contents: { readonly value: string };
}

beforeAll(async () => {
  languageServer = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  connection = createMessageConnection(
    new StreamMessageReader(languageServer.stdout as NodeJS.ReadableStream),
    new StreamMessageWriter(languageServer.stdin as NodeJS.WritableStream),
  );
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
    published.get(uri)?.(diagnostics),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.onRequest('workspace/configuration', ({ items }) => items.map(() => ({})));
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: null,
    capabilities: {
      workspace: { configuration: false },
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('workspace/didChangeConfiguration', {
    settings: { yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false } } },
  });
});

afterAll(async () => {
  connection.dispose();
  languageServer.kill();
});

/** A file as an editor has it open, in a folder where it was started with `new`; what the server finds wrong with it. */
async function opened(
  change: (text: string) => string,
): Promise<{ uri: string; text: string; wrong: readonly Diagnostic[] }> {
  const folder = ownFolder();
  expect((await run(folder, ['new', 'sunday', '--from', 'draw'])).status).toBe(0);
  const started = Buffer.from(contents(folder)['sunday.yaml'] ?? '', 'latin1').toString('utf8');
  const text = change(started);
  put(folder, { 'sunday.yaml': text });
  const uri = pathToFileURL(join(folder, 'sunday.yaml')).href;
  const wrong = new Promise<readonly Diagnostic[]>((resolve) => published.set(uri, resolve));
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'yaml', version: 1, text },
  });
  return { uri, text, wrong: await wrong };
}

/** The place right after a text. */
function end(text: string): Place {
  const lines = text.split('\n');
  return { line: lines.length - 1, character: (lines.at(-1) as string).length };
}

const offered = async (uri: string, position: Place) => {
  const { items } = await connection.sendRequest<Completion>('textDocument/completion', {
    textDocument: { uri },
    position,
  });
  return new Map(
    items.map(({ label, documentation = '' }) => [
      label,
      typeof documentation === 'string' ? documentation : documentation.value,
    ]),
  );
};

/** What the editor shows over the first place where this stands in the text. */
const shownOver = async (uri: string, text: string, word: string) => {
  const before = text.slice(0, text.indexOf(word) + 1);
  const hover = await connection.sendRequest<Hover | null>('textDocument/hover', {
    textDocument: { uri },
    position: { ...end(before), character: end(before).character - 1 },
  });
  return hover?.contents.value ?? '';
};

describe('an editor with a started file', () => {
  test('finds nothing wrong with it, nor with all its rules switched on', async () => {
    expect((await opened((text) => text)).wrong).toEqual([]);
    expect((await opened((text) => text.replaceAll(/^#(?=[a-z])/gm, ''))).wrong).toEqual([]);
  });

  test.each([...shipped.values(), ...scenarios.values()].map(({ id, text }) => [id, text]))(
    'finds nothing wrong with %s',
    async (_, text) => {
      const linked = `# yaml-language-server: $schema=./dominopress.schema.json\n${text}`;
      expect((await opened(() => linked)).wrong).toEqual([]);
    },
  );

  test('offers the keys of a rule, each with what it decides', async () => {
    const { uri, text } = await opened((started) => `${started}draw:\n  `);
    const keys = await offered(uri, end(text));
    expect([...keys.keys()]).toEqual(expect.arrayContaining(['when', 'tiles', 'then', 'leave']));
    expect(keys.get('leave')).toContain('How many tiles of the boneyard are never drawn');
  });

  test('offers the values of a rule, each with what it means', async () => {
    const { uri, text } = await opened((started) => `${started}draw:\n  when: `);
    const values = await offered(uri, end(text));
    expect([...values.keys()]).toEqual(expect.arrayContaining(['stuck', 'any-turn']));
    expect(values.get('any-turn')).toContain('You may draw even if you can play');
  });

  test('explains a rule under the pointer: what it decides, and what each of its values means', async () => {
    const { uri, text } = await opened((started) => `${started}round:\n  blocked: nobody\n`);
    for (const place of ['blocked: nobody', 'nobody\n']) {
      const shown = await shownOver(uri, text, place);
      expect(shown).toContain('Who wins a blocked round.');
      expect(shown).toContain('`nobody`: Nobody wins a blocked round.');
      expect(shown).toContain(
        '`lowest-hand`: In a block, the player with the fewest pips wins (as does any partner).',
      );
    }
  });

  test('marks a value that a rule can’t have, at its place', async () => {
    const { text, wrong } = await opened((started) => `${started}draw: { when: sometimes }\n`);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.message).toContain('any-turn');
    expect(wrong[0]?.range.start).toEqual({ line: text.split('\n').length - 2, character: 14 });
    expect((await opened((started) => `${started}lead: { first: tallest }\n`)).wrong).not.toEqual([]);
    expect((await opened((started) => `${started}players: two\n`)).wrong).not.toEqual([]);
    expect((await opened((started) => `${started}deal: { 11: 7 }\n`)).wrong).not.toEqual([]);
    expect((await opened((started) => `${started}scor: { round: 1 }\n`)).wrong).not.toEqual([]);
  });

  test('misses what a file needs that extends no other', async () => {
    const { wrong } = await opened(
      () => '# yaml-language-server: $schema=./dominopress.schema.json\ntitle: Ours\n',
    );
    expect(wrong.map(({ message }) => message).join(' ')).toMatch(/set|players/);
  });
});
