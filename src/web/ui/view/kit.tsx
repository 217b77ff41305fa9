import type { Wish } from '../../protocol.js';
import type { Page } from '../page.js';
import { titleOf } from '../state.js';
import { GameFile } from './game-file.js';
import { Notes } from './notes.js';
import { Unreadable } from './own-file.js';
import { Printing } from './printing.js';
import { Round } from './round.js';
import { Rules } from './rules.js';
import { Saving } from './saving.js';
import { Sheets } from './sheets.js';

/** The parts of a kit's page, in order; each is a heading to jump to. */
const PARTS = ['rules', 'print', 'sheets', 'round', 'save'] as const;

/** A game that was chosen: its rules, how it is printed, its sheets. */
export function Kit({ page, wish }: { page: Page; wish: Wish }) {
  const { state, words } = page;
  return (
    <>
      <div class="kit-head">
        <button type="button" class="back" onClick={() => page.leave()}>
          {words.say('page.choose.all')}
        </button>
        <div class="title">
          <h1 tabIndex={-1}>{titleOf(state) ?? words.say('page.loading')}</h1>
          <p class="facts">{state.game?.facts}</p>
        </div>
      </div>
      <nav class="parts" aria-label={words.say('page.part.label')}>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>
              <a href={`#${part}`} onClick={(event) => jump(event, part)}>
                {words.say(`page.part.${part}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Unreadable page={page} />
      <Notes notes={state.notes} />
      <Rules page={page} />
      <GameFile page={page} />
      <Printing page={page} wish={wish} />
      <Sheets page={page} />
      <Round page={page} wish={wish} />
      <Saving page={page} />
    </>
  );
}

/** The address after `#` is the kit's: jumping leaves it alone. */
function jump(event: Event, part: string): void {
  event.preventDefault();
  const heading = document.getElementById(part);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
