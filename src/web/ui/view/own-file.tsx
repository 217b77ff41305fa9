import { useEffect, useRef } from 'preact/hooks';
import { readOwn } from '../drop.js';
import type { Page } from '../page.js';

/** A file or a link that can't be used, and what is wrong with it. */
export function Unreadable({ page }: { page: Page }) {
  const { words, state } = page;
  const box = useRef<HTMLDivElement>(null);
  // It may have been dropped far below.
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), [state.unread]);
  if (!state.unread) return null;
  const { name, problems } = state.unread;
  return (
    <div class="problem" role="alert" ref={box}>
      <h2>{words.say('page.choose.refused', { name })}</h2>
      <ul>
        {problems.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Opens a game that lies in a file. */
export function OpenFile({ page }: { page: Page }) {
  const { words } = page;
  return (
    <div class="opener">
      <label class="field">
        <span class="label">{words.say('page.choose.open')}</span>
        <input
          type="file"
          accept=".yaml,.yml"
          aria-describedby="drop-hint"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void readOwn(file).then((own) => page.openFile(own));
            currentTarget.value = '';
          }}
        />
      </label>
      <p id="drop-hint" class="hint">
        {words.say('page.choose.drop')}
      </p>
    </div>
  );
}
