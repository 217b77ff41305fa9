import { describe, expect, test } from 'vitest';
import { languages } from '../support/languages.js';
import { ownFolder, run } from './support.js';

/** What a page says to a reader: its text between tags, spaces as one. */
function saidBy(html: string): string {
  const [, body = ''] = /<body>(.*)<\/body>/su.exec(html) ?? [];
  return body
    .replace(/<pre.*?<\/pre>/gsu, ' ')
    .replace(/<\/?b>/gu, '')
    .replace(/<[^>]+>/gu, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, ' ');
}

/** The tags of a page in their order; each is closed by the next of its name that is open. */
function openTags(html: string): readonly string[] {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gu)) {
    if (['meta', 'input'].includes(name)) continue;
    if (end !== '/') open.push(name);
    else expect(open.pop()).toBe(name);
  }
  return open;
}

/** The words of a text in their order: without what numbers, marks and underlines its lines, and without drawings. */
function wordsOf(text: string): readonly string[] {
  const told = text.split('\n').filter((line) => !/^ {4}.*(?:[◄►]|\]\[|‾)|^-+$/u.test(line));
  return told
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
}

describe('rules as a page of one file', () => {
  test.each(languages)('say in %s the same words as the rules in a terminal', async (lang) => {
    const folder = ownFolder();
    for (const game of ['draw', 'double-three-chain']) {
      const { status, out, err } = await run(folder, ['rules', game, '--format', 'html', '--lang', lang]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toMatch(new RegExp(`^<!doctype html>\n<html lang="${lang}">`));
      expect(openTags(out)).toEqual([]);
      const text = (await run(folder, ['rules', game, '--lang', lang])).out;
      expect(wordsOf(saidBy(out))).toEqual(wordsOf(text));
    }
  });

  test('ask for nothing from anywhere', async () => {
    const { out } = await run(ownFolder(), ['rules', 'draw', '--format', 'html']);
    expect(out).toContain("default-src 'none'");
    expect(out).not.toMatch(/https?:|\bsrc=|\bhref=|url\(|<script|<link|<img/u);
  });

  test('take nothing that was typed for a mark', async () => {
    const folder = ownFolder({ 'odd.yaml': 'extends: draw\ntitle: "<script>&amp; \\"x\\" <b>"\n' });
    const { out } = await run(folder, ['rules', 'odd.yaml', '--format', 'html']);
    expect(out).toContain('<h1>&lt;script&gt;&amp;amp; &quot;x&quot; &lt;b&gt;</h1>');
    expect(out).not.toContain('<script');
    expect(openTags(out)).toEqual([]);
  });

  test('have the deal as a table, a turn as steps, and the line of play drawn to fit a telephone', async () => {
    const { out } = await run(ownFolder(), ['rules', 'family-draw', '--format', 'html']);
    expect(out).toContain('<tr><td>3</td><td>5</td><td>13</td></tr>');
    expect(out).toMatch(/<ol>\n<li>Does a tile fit\?/u);
    expect(out).toContain('6 ◄ [6|2][2|5][5|5] ► 5');
    const drawn = [...out.matchAll(/<pre aria-hidden="true">(.*?)<\/pre>/gsu)].flatMap(([, text = '']) =>
      text.split('\n'),
    );
    expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(36);
  });
});
