import type { Page } from '../page.js';
import { REACHED } from './fields.js';
import { OpenFile } from './own-file.js';

/** The game as the text that it is printed and played from. */
export function GameFile({ page }: { page: Page }) {
  const { state, words } = page;
  const { file } = state;
  if (!file) return null;
  return (
    <details class="file">
      <summary>
        <h3>{words.say('page.file.title')}</h3>
      </summary>
      <p>{words.say('page.file.intro')}</p>
      <section class="scrolled" aria-label={words.say('page.file.text')} {...REACHED}>
        <pre>{file.text}</pre>
      </section>
      <div class="buttons">
        <button type="button" onClick={() => page.copy(file.text)}>
          {words.say('page.file.copy')}
        </button>
        <button type="button" onClick={() => page.saveBytes(file.name, file.text, 'application/yaml')}>
          {words.say('page.file.save')}
        </button>
        <button type="button" onClick={() => page.copy(`${location.href.split('#')[0]}#${state.link}`)}>
          {words.say('page.file.link')}
        </button>
      </div>
      <OpenFile page={page} />
    </details>
  );
}
