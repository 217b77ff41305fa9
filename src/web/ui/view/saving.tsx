import type { PaintedSheet, Part } from '../../protocol.js';
import type { Page } from '../page.js';

/** What can be saved in one file, the likeliest first. */
const SAVED = ['players', 'host', 'whole'] as const satisfies readonly Part[];

/** Saves the kit, or a part of it. */
export function Saving({ page }: { page: Page }) {
  const { state, words } = page;
  const { saving, sheets } = state;
  const all = sheets?.ok ? sheets.value : [];
  const idle = saving === null && sheets?.ok === true;
  return (
    <section class="part saving" aria-labelledby="save">
      <h2 id="save" tabIndex={-1}>
        {words.say('page.save.title')}
      </h2>
      <p>{words.say('page.save.how')}</p>
      <ul class="downloads">
        {SAVED.map((part) => {
          const name = words.say(`page.save.${part}`);
          return (
            <li key={part} class={`download of-${part}`}>
              <button
                type="button"
                class={part === 'players' ? 'main' : undefined}
                aria-disabled={!idle}
                aria-describedby={`save-${part}`}
                onClick={() => idle && page.save(part)}
              >
                {name}
              </button>
              <p id={`save-${part}`}>{words.say(`page.save.${part}-hint`)}</p>
            </li>
          );
        })}
      </ul>
      <details class="single">
        <summary>
          <h3>{words.say('page.save.one')}</h3>
        </summary>
        <ul>
          {all.map((sheet) => (
            <Single key={sheet.path} page={page} sheet={sheet} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function Single({ page, sheet }: { page: Page; sheet: PaintedSheet }) {
  const { words } = page;
  const { title, audience, path, bytes, pages } = sheet;
  return (
    <li class={`one of-${audience}`}>
      <button type="button" onClick={() => page.saveBytes(path, bytes, 'application/pdf')}>
        {title} (PDF)
      </button>
      <span>
        {words.say('page.save.pages', { pages })}, {words.say(`layout.for.${audience}`)}
      </span>
    </li>
  );
}
