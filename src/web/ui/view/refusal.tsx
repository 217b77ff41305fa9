import type { Refusal } from '../../protocol.js';
import { stayNear } from '../focus.js';
import type { Page } from '../page.js';

/** Why something can't be had, as `check` says it, with what mends it as buttons. It is always there, so that it is heard. */
export function Refusals(props: {
  page: Page;
  refusals: readonly Refusal[];
  /** What they keep from being; that rules go together, where nothing else is said. */
  title?: string;
  keep?: (() => void) | undefined;
}) {
  const { page, refusals, keep } = props;
  const { words } = page;
  const { title = words.say('page.rules.clash') } = props;
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <div class="problem">
          <p class="problem-title">{title}</p>
          {refusals.map(({ text, code, mends }) => (
            <div key={code}>
              <p>{text}</p>
              {mends.length > 0 && <p class="problem-title">{words.say('page.rules.mend')}</p>}
              {mends.map(({ key, ask, settings, sentence, changes }) => (
                <button
                  key={`${key}=${settings.join()}`}
                  type="button"
                  class="mend"
                  onClick={({ currentTarget }) => {
                    page.change(changes);
                    stayNear(currentTarget, 'rules');
                  }}
                >
                  <b>{ask}</b> {sentence || settings.join(', ')}
                </button>
              ))}
            </div>
          ))}
          {keep && (
            <button
              type="button"
              class="quiet"
              onClick={({ currentTarget }) => {
                stayNear(currentTarget, 'rules');
                keep();
              }}
            >
              {words.say('page.rules.keep')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
