import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useDraft } from './draft.js';

/** What is larger than its frame is scrolled with the arrow keys, by those who have no mouse. */
export const REACHED = { tabIndex: 0 } as const;

/** A value to choose, by what it is called. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** One of several, in a list that opens. */
export function Select<Value extends string>(props: {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  take: (value: Value) => void;
}) {
  const { label, value, choices, take } = props;
  const chosen = (text: string) => choices.find((choice) => choice.value === text);
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const choice = chosen(currentTarget.value);
          if (choice) take(choice.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One of several, all in sight. */
export function Radios<Value extends string>(props: {
  name: string;
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  take: (value: Value) => void;
}) {
  const { name, label, value, choices, take } = props;
  return (
    <fieldset class="field">
      <legend class="label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class="choice">
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => take(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Yes or no, with what it means. */
export function Tick(props: {
  id: string;
  label: string;
  hint?: string;
  checked: boolean;
  take: (checked: boolean) => void;
}) {
  const { id, label, hint, checked, take } = props;
  return (
    <div class="tick">
      <label class="choice">
        <input
          type="checkbox"
          checked={checked}
          {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
          onChange={({ currentTarget }) => take(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A number; nothing means as usual. */
export function NumberField(props: {
  label: string;
  value: number | undefined;
  least: number;
  most: number;
  /** As many are kept. */
  decimals?: number;
  take: (value: number | undefined) => void;
}) {
  const { label, value, least, most, decimals = 0, take } = props;
  const typed = useDraft(String(value ?? ''), (text) => {
    const number = Number(Number(text).toFixed(decimals));
    take(text === '' || Number.isNaN(number) ? undefined : Math.min(most, Math.max(least, number)));
  });
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        type="number"
        // A phone's digits lack a minus on some machines, so that those with one get all keys.
        inputMode={least < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
        step={decimals > 0 ? 'any' : 1}
        min={least}
        max={most}
        {...typed}
      />
    </label>
  );
}

/** Numbers that belong together, with what they mean. */
export function Numbers(props: { label: string; hint: string; children: ComponentChildren }) {
  const { label, hint, children } = props;
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={id}>
      <legend class="label">{label}</legend>
      <div class="numbers">{children}</div>
      <p class="hint" id={id}>
        {hint}
      </p>
    </fieldset>
  );
}

/** Fields that belong together, beside each other where there is room. */
export function Fields({ children }: { children: ComponentChildren }) {
  return <div class="fields">{children}</div>;
}
