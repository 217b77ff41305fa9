import { render } from 'preact';
import type { Page } from './page.js';
import { titleOf } from './state.js';
import { App } from './view/app.js';

/** What was shown last: a game, or the choice of games. */
let place = '';

/** Puts the page on the screen as its state has it. */
export function show(page: Page): void {
  const root = document.getElementById('page');
  if (!root) throw new Error('the document has no place for the page');
  // What stands there for browsers that can't run this has no use any more.
  root.querySelector('.too-old')?.remove();
  const { state, words } = page;
  document.documentElement.lang = words.language;
  const title = titleOf(state);
  document.title = title === undefined ? words.say('page.title') : `${title} · dominopress`;
  render(<App page={page} />, root);
  const game = state.wish?.game ?? '';
  const now = `game ${typeof game === 'string' ? game : game.text}`;
  // Whoever comes to another place begins at its top, with their focus too.
  if (place !== '' && now !== place) {
    scrollTo(0, 0);
    root.querySelector('h1')?.focus({ preventScroll: true });
  }
  place = now;
}
