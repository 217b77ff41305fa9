import type { Question } from '../../protocol.js';
import type { Page } from '../page.js';

/** A number within bounds, with a button to each side. */
export function Stepper(props: { page: Page; question: Question; least: number; most: number }) {
  const { page, question, least, most } = props;
  const { words } = page;
  const { ask, key, options, value } = question;
  const [present] = options;
  const number = value === undefined ? least : Number(value);
  const take = (wanted: number) => {
    if (!present || Number.isNaN(wanted)) return;
    const within = Math.min(most, Math.max(least, Math.round(wanted)));
    page.change({ ...present.changes, [key]: String(within) });
  };
  return (
    <div class="stepper">
      <button
        type="button"
        aria-label={words.say('page.rules.less', { ask })}
        aria-disabled={number <= least}
        onClick={() => take(number - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={ask}
        aria-describedby={`bounds-${key}`}
        min={least}
        max={most}
        value={number}
        onChange={({ currentTarget }) => take(currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={words.say('page.rules.more', { ask })}
        aria-disabled={number >= most}
        onClick={() => take(number + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <span class="hint" id={`bounds-${key}`}>
        {words.say('page.rules.between', { least, most })}
      </span>
      <p class="sentence">{options.find((option) => option.value === value)?.sentence}</p>
    </div>
  );
}
