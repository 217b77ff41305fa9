import { useState } from 'preact/hooks';
import type { QuestionGroup } from '../../protocol.js';
import { stayNear } from '../focus.js';
import type { Page } from '../page.js';
import { isRefused, looseProblems } from '../state.js';
import { QuestionField } from './question.js';
import { Refusals } from './refusal.js';
import { SheetPages } from './sheet-pages.js';

/** All rules as questions, and the rule sheet beside them. */
export function Rules({ page }: { page: Page }) {
  const { state, words } = page;
  const groups = state.questions?.groups ?? [];
  const changed = groups.flatMap(({ questions }) => questions).filter((question) => question.changed).length;
  return (
    <section class="part rules" aria-labelledby="rules">
      <div class="asked">
        <h2 id="rules" tabIndex={-1}>
          {words.say('page.rules.title')}
        </h2>
        <p class="changes">
          {countText(page, changed)}
          {(changed > 0 || isRefused(state)) && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                stayNear(currentTarget, 'rules');
                page.change({});
              }}
            >
              {words.say('page.rules.all-own')}
            </button>
          )}
        </p>
        <Refusals page={page} refusals={looseProblems(state)} />
        {groups.map((group) => (
          <Group key={group.topic} page={page} group={group} />
        ))}
      </div>
      <Beside page={page} />
    </section>
  );
}

/** How many rules are changed; nothing of a kit whose changes are refused, which then aren't in force. */
function countText({ state, words }: Page, count: number): string {
  if (!state.questions) return words.say('page.loading');
  return count === 0 && isRefused(state) ? '' : words.say('page.rules.count', { count });
}

/** A group's questions are there once it is opened: a page of forty at once would make everyone wait. */
function Group({ page, group }: { page: Page; group: QuestionGroup }) {
  const { words } = page;
  const [opened, setOpened] = useState(false);
  const keys = group.questions.map(({ key }) => key).join(' ');
  const count = group.questions.filter(({ changed }) => changed).length;
  return (
    <details
      class="group"
      data-keys={keys}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>
        <h3>{group.heading}</h3>
        {count > 0 && <span class="flag">{words.say('page.rules.here', { count })}</span>}
        <span class="present">{group.questions[0]?.sentence}</span>
      </summary>
      {opened &&
        group.questions.map((question) => (
          <QuestionField key={question.key} page={page} question={question} />
        ))}
    </details>
  );
}

/** The rule sheet, as it would be printed now. */
function Beside({ page }: { page: Page }) {
  const { state, words } = page;
  const refused = isRefused(state);
  return (
    <div class="beside">
      <h3 class="unseen">{words.say('page.rules.sheet')}</h3>
      {refused && <p class="stale">{words.say('page.rules.stale')}</p>}
      <div class={state.stale.rules && !refused ? 'pages waiting' : 'pages'}>
        {state.rules && <SheetPages page={page} sheet={state.rules} zoom="fit" urgent />}
      </div>
    </div>
  );
}
