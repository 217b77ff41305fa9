import type { Question } from '../../protocol.js';
import { stayNear } from '../focus.js';
import type { Page } from '../page.js';
import { LeftOut } from './left-out.js';
import { Refusals } from './refusal.js';
import { Stepper } from './stepper.js';

/** A rule as a question: its values as sentences, a number, or both. */
export function QuestionField({ page, question }: { page: Page; question: Question }) {
  const { state, words } = page;
  const { key, ask, options, number, span, tiles, now, own, changed } = question;
  const tried = state.tried?.question === key ? state.tried : null;
  const waiting = state.answers.findLast((answer) => answer.question === key);
  const shown = waiting?.value ?? tried?.value ?? now;
  const original = options.find(({ value }) => value === own);
  const refused = state.questions?.problems.filter((problem) => problem.key === key) ?? [];
  return (
    <fieldset class={changed ? 'question changed' : 'question'} id={`rule-${key}`}>
      <legend>
        {ask} {changed && <span class="flag">{words.say('page.rules.changed')}</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value} class={option.refused ? 'choice clashes' : 'choice'}>
          <input
            type="radio"
            name={key}
            value={option.value}
            checked={option.value === shown}
            onChange={() => page.answer(key, option.value)}
          />
          <span>{option.sentence || option.value}</span>
        </label>
      ))}
      {number && (
        <Stepper
          name={ask}
          bounds={number}
          value={numberIn(shown)}
          words={words}
          take={(value) => page.answer(key, String(value))}
        />
      )}
      {span && <Span page={page} question={question} bounds={span} value={shown} />}
      {tiles && <LeftOut page={page} question={question} tiles={tiles} value={shown} />}
      {(number || span || (tiles && changed)) && options.every(({ value }) => value !== now) && (
        <p class="sentence">{question.sentence}</p>
      )}
      <Refusals
        page={page}
        refusals={tried?.refusals ?? refused}
        keep={tried ? () => page.set({ tried: null }) : undefined}
      />
      {changed && own !== undefined && (
        <button
          type="button"
          class="own"
          onClick={({ currentTarget }) => {
            stayNear(currentTarget, 'rules');
            page.answer(key, own);
          }}
        >
          {words.say('page.rules.back', { rule: original?.sentence ?? ownText(own, page) })}
        </button>
      )}
    </fieldset>
  );
}

/** A game's own value in short: of tiles that are left out, their names. */
function ownText(own: string, { words }: Page): string {
  if (!own.startsWith('[')) return own;
  return own === '[]' ? words.say('page.rules.none-out') : own.slice(1, -1);
}

/** The first number of a value; none where it is a word. */
function numberIn(value: string): number | undefined {
  const [digits] = /^\d+/.exec(value) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Two numbers, from the one to the other. */
function Span(props: {
  page: Page;
  question: Question;
  bounds: { readonly least: number; readonly most: number };
  value: string;
}) {
  const { page, question, bounds, value } = props;
  const { words } = page;
  const from = numberIn(value) ?? bounds.least;
  const to = numberIn(value.split('-')[1] ?? '') ?? from;
  const put = (low: number, high: number) =>
    page.answer(question.key, low === high ? String(low) : `${low}-${high}`);
  return (
    <>
      <Stepper
        name={words.say('page.rules.from')}
        shown
        bounds={bounds}
        value={from}
        words={words}
        take={(low) => put(low, Math.max(low, to))}
      />
      <Stepper
        name={words.say('page.rules.to')}
        shown
        bounds={bounds}
        value={to}
        words={words}
        take={(high) => put(Math.min(from, high), high)}
      />
    </>
  );
}
