import { expect, test } from 'vitest';
import { hostTexts, playerTexts } from '../../src/sheets/page-texts.js';
import { english } from '../support/shipped.js';

const about = {
  title: 'Our <game>',
  facts: '2 players',
  words: english,
  mark: '3f2a9c01',
} as const;

test('a player sheet says which of a kit it is, and that players may see it', () => {
  const { counter, ...texts } = playerTexts({ ...about, name: 'score-log' });
  expect(texts).toEqual({
    audience: 'player',
    language: 'en',
    title: 'Our <game>',
    sheet: 'Score log',
    document: 'Our <game>: Score log',
    facts: '2 players',
    foot: { left: ['for players'], right: ['kit 3f2a9c01'] },
    keywords: '3f2a9c01',
  });
  expect(counter(2, 3)).toBe('page 2 of 3');
});

test('a host sheet says that it is the host\u2019s, in a band and in its foot', () => {
  const texts = hostTexts({ ...about, name: 'host-key' });
  expect(texts.audience).toBe('host');
  expect(texts.band).toEqual({ only: 'HOST ONLY', apart: 'keep apart from player sheets' });
  expect(texts.foot.left).toEqual(['for the host']);
});

test('a sheet of no game names neither a kit nor whom it is for', () => {
  const { mark: _, ...noGame } = about;
  const texts = playerTexts({ ...noGame, name: 'calibrate', actualSize: true });
  expect(texts.foot).toEqual({ left: [], right: ['print at 100%'] });
  expect(texts.keywords).toBe('');
});

test('actual size is asked for before the kit is named', () => {
  const { foot } = playerTexts({ ...about, name: 'tiles', actualSize: true });
  expect(foot.right).toEqual(['print at 100%', 'kit 3f2a9c01']);
});
