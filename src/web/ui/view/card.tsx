import type { Page } from '../page.js';
import { USUAL_CARD } from '../state.js';

/** A bank card is this much higher than a third of its width: 53.98 to 85.60 mm. */
const SHAPE = '8560 / 5398';

/** Finds out how large this screen's dots are: everyone has a card of the same size. */
export function Card({ page }: { page: Page }) {
  const { state, words } = page;
  return (
    <details class="bank-card">
      <summary>{words.say('page.sheets.card')}</summary>
      <p id="card-hint">{words.say('page.sheets.card-hint')}</p>
      <label class="field">
        <span class="label">{words.say('page.sheets.card-width')}</span>
        <input
          type="range"
          min={Math.round(USUAL_CARD / 2)}
          max={USUAL_CARD * 2}
          value={state.card}
          aria-describedby="card-hint"
          aria-valuetext={words.say('page.sheets.card-set', { dots: state.card })}
          onInput={({ currentTarget }) => page.measure(currentTarget.valueAsNumber)}
        />
      </label>
      <div class="card-window">
        <div class="card-frame" style={{ width: `${state.card}px`, aspectRatio: SHAPE }}>
          <span>{words.say('page.sheets.card-size')}</span>
        </div>
      </div>
    </details>
  );
}
