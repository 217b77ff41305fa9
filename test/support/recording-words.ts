import type { Value } from '../../src/messages.generated.js';
import type { Words, WordsParams } from '../../src/words/words.js';

/** A message as it was said: its key and what it was filled with, messages inside it included. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, Param>>;
}

/** What a message was filled with; a text put together from several parts is a list of them. */
export type Param = string | number | Message | readonly Param[];

/** Words that say no language: each message is a mark, so that what stands on a sheet can be told by key and parameters. */
export interface Recording {
  readonly words: Words;
  /** The messages whose marks stand in a text, in reading order. */
  messagesIn(text: string): readonly Message[];
}

const MARK = /\u27e6(\d+)\u27e7/u;

/** Starts a recording. The same message filled with the same says the same mark, so that texts can be compared. */
export function recordingWords(): Recording {
  const messages: Message[] = [];
  const numbers = new Map<string, number>();
  const say = (key: string, params: WordsParams = {}): string => {
    const name = JSON.stringify([key, params]);
    const number = numbers.get(name) ?? messages.length;
    if (!numbers.has(name)) {
      numbers.set(name, number);
      messages.push({
        key,
        params: Object.fromEntries(Object.entries(params).map(([at, is]) => [at, paramOf(is)])),
      });
    }
    return `\u27e6${number}\u27e7`;
  };
  const paramOf = (value: Value): Param => {
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') return value.map(paramOf);
    const parts = value.split(MARK).flatMap((part, index): Param[] => {
      if (index % 2 === 1) return [messages[Number(part)] as Message];
      return part.trim() === '' ? [] : [part];
    });
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : parts.length === 0 ? value : parts;
  };
  return {
    words: {
      language: 'en',
      say: (key, ...[params]) => say(key, params),
      under:
        (part) =>
        (rest, ...[params]) =>
          say(`${part}.${rest}`, params),
      lookUp: say,
      problem: ({ code, params }) => say(`problem.${code}`, params as WordsParams),
      and: (items) => items.join(' and '),
      or: (items) => items.join(' or '),
      number: String,
    },
    messagesIn: (text) =>
      text.split(MARK).flatMap((part, index) => (index % 2 === 1 ? [messages[Number(part)] as Message] : [])),
  };
}

/** A message and all messages inside it, in reading order. */
export function withInner(message: Message): readonly Message[] {
  const inner = (param: Param): readonly Message[] => {
    if (typeof param !== 'object') return [];
    return 'key' in param ? withInner(param) : param.flatMap(inner);
  };
  return [message, ...Object.values(message.params).flatMap(inner)];
}
