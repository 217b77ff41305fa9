/**
 * Data on one line, as programs read it. What a file's texts may hold to play tricks on a terminal is escaped, which changes
 * nothing for a program: characters that control it, and those that turn the order of letters.
 */
export function jsonLine(data: unknown): string {
  const text = JSON.stringify(data).replace(
    /[\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
}
