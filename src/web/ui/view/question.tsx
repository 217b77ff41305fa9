import type { Question } from '../../protocol.js';
import type { Page } from '../page.js';
import { Refusals } from './refusal.js';
import { Stepper } from './stepper.js';

/** A rule as a question: its values as sentences, or a number. */
export function QuestionField({ page, question }: { page: Page; question: Question }) {
  const { state, words } = page;
  const { key, ask, kind, options, value, own, changed } = question;
  const tried = state.tried?.question === key ? state.tried : null;
  const original = options.find((option) => option.value === own);
  const refused = state.questions?.problems.filter((problem) => problem.key === key) ?? [];
  return (
    <fieldset class={changed ? 'question changed' : 'question'} id={`rule-${key}`}>
      <legend>
        {ask} {changed && <span class="flag">{words.say('page.rules.changed')}</span>}
      </legend>
      {kind.of === 'number' ? (
        <Stepper page={page} question={question} least={kind.least} most={kind.most} />
      ) : (
        options.map((option) => (
          <label key={option.value} class={option.refused ? 'choice clashes' : 'choice'}>
            <input
              type="radio"
              name={key}
              value={option.value}
              checked={option.value === (tried?.value ?? value)}
              onChange={() =>
                option.refused
                  ? page.refuse(question, option.value, option.refused)
                  : page.change(option.changes)
              }
            />
            <span>{option.sentence}</span>
          </label>
        ))
      )}
      <Refusals
        page={page}
        refusals={tried?.refusals ?? refused}
        keep={tried ? () => page.set({ tried: null }) : undefined}
      />
      {changed && original && (
        <button type="button" class="own" onClick={() => page.change(original.changes)}>
          {words.say('page.rules.back', { rule: original.sentence })}
        </button>
      )}
    </fieldset>
  );
}
