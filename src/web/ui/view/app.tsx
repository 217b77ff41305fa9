import type { Page } from '../page.js';
import { Choose } from './choose.js';
import { Kit } from './kit.js';
import { TileDrawing } from './tile.js';

/** The whole page, as its state has it. */
export function App({ page }: { page: Page }) {
  const { state, words } = page;
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to its place, as links do, only that the address stays the kit’s */}
      <a class="skip" href="#main" onClick={skip}>
        {words.say('page.skip')}
      </a>
      <Head page={page} />
      <main id="main" tabIndex={-1}>
        {state.failure !== null && (
          <p class="problem" role="alert">
            {words.say('page.failed', { failure: state.failure })}
          </p>
        )}
        {state.wish ? <Kit page={page} wish={state.wish} /> : <Choose page={page} />}
      </main>
      <footer class="foot">
        <p>{words.say('page.private')}</p>
      </footer>
      {/* Whoever prints the page itself learns how sheets get their size. */}
      <p class="on-paper">{words.say('page.save.how')}</p>
      <div role="status">
        {state.told.text !== '' && (
          <p class="told" key={state.told.times}>
            {state.told.text}
          </p>
        )}
      </div>
      <p class="unseen" role="status">
        {state.said}
      </p>
    </>
  );
}

/** The address after `#` is the kit's: skipping leaves it alone. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function Head({ page }: { page: Page }) {
  const { state, words, texts } = page;
  return (
    <header class="head">
      <p class="mark">
        <TileDrawing halves={[2, 1]} lying />
        <span>dominopress</span>
      </p>
      <label class="language">
        <span>{words.say('page.language')}</span>
        <select
          value={state.habits.language}
          onChange={({ currentTarget }) => page.setHabits({ language: currentTarget.value })}
        >
          {Object.keys(texts).map((code) => (
            <option key={code} value={code} lang={code}>
              {page.nameOf(code)}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
