import type { PaintedSheet } from '../../protocol.js';
import type { Page } from '../page.js';
import type { Zoom } from '../state.js';
import { Card } from './card.js';
import { REACHED } from './fields.js';
import { Notes } from './notes.js';
import { Refusals } from './refusal.js';
import { SheetPages } from './sheet-pages.js';

/** Sizes that pages can have beside their real one, in steps. */
const ZOOMS: readonly number[] = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2];

/** All sheets of the kit, the host's behind a door of their own. */
export function Sheets({ page }: { page: Page }) {
  const { state, words } = page;
  const { sheets, stale } = state;
  const all = sheets?.ok ? sheets.value : [];
  const ofHost = all.filter(({ audience }) => audience === 'host');
  const ofPlayers = all.filter(({ audience }) => audience === 'player');
  return (
    <section class="part sheets" aria-labelledby="sheets" aria-busy={stale.sheets}>
      <h2 id="sheets" tabIndex={-1}>
        {words.say('page.sheets.title')}
      </h2>
      <p>
        {stale.sheets && !refused(page) ? words.say('page.sheets.making') : words.say('page.sheets.intro')}
      </p>
      {sheets && !sheets.ok && (
        <Refusals page={page} refusals={sheets.problems} title={words.say('page.sheets.refused')} />
      )}
      <Notes notes={sheets?.ok ? sheets.notes : []} />
      <ZoomBar page={page} />
      <h3>{words.say('page.sheets.players')}</h3>
      <Gallery page={page} sheets={ofPlayers} />
      <details class="host">
        <summary>
          <h3>{words.say('page.sheets.host')}</h3>
          <span>{words.say('layout.keep-apart')}</span>
        </summary>
        <p>{words.say('page.sheets.host-hint')}</p>
        <Gallery page={page} sheets={ofHost} />
      </details>
    </section>
  );
}

function refused({ state }: Page): boolean {
  return state.sheets !== null && !state.sheets.ok;
}

function Gallery({ page, sheets }: { page: Page; sheets: readonly PaintedSheet[] }) {
  const { state, words } = page;
  if (!state.sheets) return <p class="hint">{words.say('page.sheets.making')}</p>;
  if (sheets.length === 0) return <p class="hint">{words.say('page.sheets.none')}</p>;
  return (
    <div class={state.zoom === 'fit' ? 'gallery' : 'gallery zoomed'}>
      {sheets.map((sheet) => (
        <section
          class="sheet"
          key={sheet.path}
          aria-label={sheet.title}
          {...(state.zoom !== 'fit' && REACHED)}
        >
          <SheetPages page={page} sheet={sheet} zoom={state.zoom} titled />
        </section>
      ))}
    </div>
  );
}

function ZoomBar({ page }: { page: Page }) {
  const { state, words } = page;
  const present = state.zoom === 'fit' ? 0.35 : state.zoom;
  const smaller = ZOOMS.findLast((zoom) => zoom < present);
  const larger = ZOOMS.find((zoom) => zoom > present);
  const take = (zoom: Zoom | undefined) => zoom !== undefined && page.set({ zoom });
  return (
    <div class="zoom">
      <fieldset class="buttons">
        <legend class="unseen">{words.say('page.sheets.zoom')}</legend>
        <button type="button" aria-pressed={state.zoom === 'fit'} onClick={() => take('fit')}>
          {words.say('page.sheets.fit')}
        </button>
        <button type="button" aria-pressed={state.zoom === 1} onClick={() => take(1)}>
          {words.say('page.sheets.real')}
        </button>
        <button type="button" aria-disabled={smaller === undefined} onClick={() => take(smaller)}>
          {words.say('page.sheets.smaller')}
        </button>
        <button type="button" aria-disabled={larger === undefined} onClick={() => take(larger)}>
          {words.say('page.sheets.larger')}
        </button>
        {state.zoom !== 'fit' && <output>{words.say('page.sheets.percent', { share: state.zoom })}</output>}
      </fieldset>
      <Card page={page} />
    </div>
  );
}
