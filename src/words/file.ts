import { parse } from 'yaml';
import type { Messages } from './make.js';

/** Reads a words file (nested YAML maps of messages) into dotted keys; anything but text in it is a bug in the file. */
export function readMessages(yamlText: string): Messages {
  const messages: Record<string, string> = {};
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') messages[key] = value;
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value)) walk(inner, key === '' ? name : `${key}.${name}`);
    } else throw new Error(`words: ${key} is no text`);
  };
  walk(parse(yamlText), '');
  return messages;
}
