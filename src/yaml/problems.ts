import { type Document, type Scalar, visit, type YAMLError } from 'yaml';
import type { Problem } from '../problem.js';
import { problemAt, type Spot } from './written.js';

/** How deep maps and lists may stand in each other; a variant needs seven. */
export const MOST_DEPTH = 16;

/** The first character that no text file of words has; most often the file was saved in another encoding. */
export function strayCharacter(
  body: string,
  spotAt: (line: number, column: number) => Spot,
): Problem | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
  const found = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD\uFFFE\uFFFF]/u.exec(body);
  if (!found) return undefined;
  const before = body.slice(0, found.index).split('\n');
  const column = (before.at(-1) as string).length + 1;
  const spot = spotAt(before.length, column);
  if (found[0] === '\u0000' || found[0] >= '\uFFFD') return problemAt(spot, 'file.encoding');
  const code = `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return problemAt(spot, 'file.control', { code });
}

/** The parser's complaint as one of ours; only the first is told, since later ones mostly follow from it. */
export function problemOf(
  error: YAMLError,
  document: Document.Parsed,
  body: string,
  spotAt: (offset: number) => Spot,
): Problem {
  const [at] = error.pos;
  const spot = spotAt(at);
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return problemAt(spot, 'yaml.tab');
    case 'MULTIPLE_DOCS':
      return problemAt(spot, 'yaml.documents');
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY': {
      const curly = curlyAt(body, at);
      if (curly) return problemAt(spotAt(curly.offset), 'yaml.curly', { found: curly.found });
      return problemAt(spot, 'yaml.colon');
    }
    case 'MISSING_CHAR':
      if (/quote/u.test(error.message)) return problemAt(spotAt(openQuote(document, at)), 'yaml.quote');
      return problemAt(spot, 'yaml.bracket');
    case 'BLOCK_IN_FLOW':
      return problemAt(spot, 'yaml.bracket');
    case 'BAD_INDENT':
      return problemAt(spot, /end with a/u.test(error.message) ? 'yaml.bracket' : 'yaml.indent');
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
    case 'MULTIPLE_ANCHORS':
      return problemAt(spot, 'yaml.alias');
    case 'BAD_SCALAR_START':
      return problemAt(spot, 'yaml.start', { found: body[at] ?? '' });
    case 'RESOURCE_EXHAUSTION':
      return problemAt({ ...spot, ...(spot.line !== undefined && { line: 1, column: 1 }) }, 'yaml.deep', {
        most: MOST_DEPTH,
      });
    default: {
      // A tile drawn with a bar and without its first half, such as |0, can't even begin a block.
      const from = body.slice(0, at).search(/[|>]\d*$/u);
      const word = /^\S+/u.exec(body.slice(from))?.[0] ?? '';
      if (from >= 0 && /^.\d/u.test(word)) return problemAt(spotAt(from), 'yaml.block', { found: word });
      return problemAt(spot, 'yaml.syntax', { found: lineAt(body, at) });
    }
  }
}

/** The text in curly quotes that a line has as its value: a colon inside it is not shielded by them. */
function curlyAt(
  body: string,
  offset: number,
): { readonly offset: number; readonly found: string } | undefined {
  const from = body.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = body.slice(from).split('\n', 1);
  const match = /^([^:]*:\s+)([‘“„«‹].*)$/u.exec(line.trimEnd());
  if (!match) return undefined;
  return { offset: from + (match[1] as string).length, found: lineAt(match[2] as string, 0) };
}

/** Where the quoted text begins that is still open at this offset. */
function openQuote(document: Document.Parsed, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_, node) {
      if (isQuoted(node) && node.range && node.range[1] >= offset) start = Math.min(start, node.range[0]);
    },
  });
  return start;
}

/** The line of the text in which an offset lies, cut short for a message. */
export function lineAt(body: string, offset: number): string {
  const from = body.lastIndexOf('\n', offset - 1) + 1;
  const to = body.indexOf('\n', from);
  const line = body.slice(from, to === -1 ? undefined : to).trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Whether a text stands in quotation marks, so that it is text whatever it looks like. */
export function isQuoted(node: Scalar): boolean {
  return node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
}
