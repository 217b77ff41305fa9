import { useState } from 'preact/hooks';

/** A field that is typed into. */
type Typed = { readonly currentTarget: HTMLInputElement };

/** Keeps what is being typed in its field, whatever the page shows anew meanwhile, until it is taken. */
export function useDraft(value: string, take: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? value,
    onInput: ({ currentTarget }: Typed) => setDraft(currentTarget.value),
    onChange: ({ currentTarget }: Typed) => {
      setDraft(null);
      take(currentTarget.value);
    },
    onBlur: () => setDraft(null),
  };
}
