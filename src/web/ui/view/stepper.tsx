import { useId } from 'preact/hooks';
import type { Words } from '../../../words/words.js';
import { useDraft } from './draft.js';

/** A number within bounds, with a button to each side. */
export function Stepper(props: {
  name: string;
  /** Its name stands beside it; otherwise that of the question does for it. */
  shown?: boolean;
  bounds: { readonly least: number; readonly most: number };
  value: number | undefined;
  words: Words;
  take: (value: number) => void;
}) {
  const { name, shown = false, bounds, value, words, take } = props;
  const { least, most } = bounds;
  const id = useId();
  const choose = (wanted: number) => {
    if (!Number.isNaN(wanted)) take(Math.min(most, Math.max(least, Math.round(wanted))));
  };
  const present = value ?? least;
  const typed = useDraft(String(value ?? ''), (text) => choose(text === '' ? Number.NaN : Number(text)));
  return (
    <div class="stepper">
      {shown && <span class="stepper-name">{name}</span>}
      <button
        type="button"
        aria-label={words.say('page.rules.less', { ask: name })}
        aria-disabled={value === undefined || value <= least}
        onClick={() => choose(present - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        aria-describedby={id}
        min={least}
        max={most}
        {...typed}
      />
      <button
        type="button"
        aria-label={words.say('page.rules.more', { ask: name })}
        aria-disabled={value !== undefined && value >= most}
        onClick={() => choose(value === undefined ? least : present + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <span class="hint" id={id}>
        {words.say('page.rules.between', { least, most })}
      </span>
    </div>
  );
}
