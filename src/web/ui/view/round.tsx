import type { RoundStep, ToldGame, Wish } from '../../protocol.js';
import { stayNear } from '../focus.js';
import type { Page } from '../page.js';
import type { Shown } from '../state.js';

/** A round by these rules, step by step. */
export function Round({ page, wish }: { page: Page; wish: Wish }) {
  const { state, words } = page;
  const { round } = state;
  return (
    <section class="part round" aria-labelledby="round">
      <h2 id="round" tabIndex={-1}>
        {words.say('page.round.title')}
      </h2>
      <p>{words.say('page.round.intro')}</p>
      {!round && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            stayNear(currentTarget, 'round');
            void page.showRound(wish.seed ?? 1);
          }}
        >
          {words.say('page.round.start')}
        </button>
      )}
      {round && <Steps page={page} round={round} />}
    </section>
  );
}

function Steps({ page, round }: { page: Page; round: Shown }) {
  const { words } = page;
  const { told, step } = round;
  const last = told.steps.length - 1;
  const shown = told.steps[step];
  const go = (to: number) => to >= 0 && to <= last && page.set({ round: { told, step: to } });
  return (
    <div class="steps">
      <div class="buttons">
        <button type="button" aria-disabled={step === 0} onClick={() => go(0)}>
          {words.say('page.round.first')}
        </button>
        <button type="button" aria-disabled={step === 0} onClick={() => go(step - 1)}>
          {words.say('page.round.back')}
        </button>
        <button type="button" class="main" aria-disabled={step === last} onClick={() => go(step + 1)}>
          {words.say('page.round.next')}
        </button>
        <button type="button" aria-disabled={step === last} onClick={() => go(last)}>
          {words.say('page.round.last')}
        </button>
        <button type="button" onClick={() => page.showRound(told.seed + 1)}>
          {words.say('page.round.other')}
        </button>
      </div>
      <div role="status">
        <p class="count">{words.say('page.round.step', { step: step + 1, steps: last + 1 })}</p>
        {step === 0 && told.lead.map((text) => <p key={text}>{text}</p>)}
        <p class="happens">{shown?.text}</p>
        {step === last && <End page={page} told={told} />}
      </div>
      {shown && <Table page={page} told={told} step={shown} />}
    </div>
  );
}

function End({ page, told }: { page: Page; told: ToldGame }) {
  return (
    <>
      <h3>{page.words.say('page.round.end')}</h3>
      {told.count.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

/** What lies on the table, and who holds what. */
function Table({ page, told, step }: { page: Page; told: ToldGame; step: RoundStep }) {
  const { words } = page;
  const { line } = step;
  return (
    <div class="table">
      {/* What the desk draws is its own: no text of anybody’s stands in it. */}
      <svg
        class="line"
        viewBox={`0 0 ${line.width} ${line.height}`}
        role="img"
        aria-label={line.alt}
        dangerouslySetInnerHTML={{ __html: `<defs>${told.stamps}</defs>${line.svg}` }}
      />
      <dl class="hands" aria-label={words.say('page.round.hands')}>
        {step.hands.map((tiles, seat) => (
          <div key={told.names[seat]} class={step.seat === seat ? 'hand turn' : 'hand'}>
            <dt>{told.names[seat]}</dt>
            <dd>{tiles.length === 0 ? words.say('page.round.out') : tiles.join('  ')}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{words.say('page.round.boneyard', { count: step.boneyard })}</p>
    </div>
  );
}
