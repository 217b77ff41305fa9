import { FONT_NAMES } from '../../../kit/families.js';
import type { WantedSeating } from '../../../rulebook/scope.js';
import type { Seating } from '../../../variant/rules.js';
import type { Wish } from '../../protocol.js';
import type { Page } from '../page.js';
import { firstPaper, papersShown } from '../print.js';
import { useDraft } from './draft.js';
import { Fields, Radios, Select, Tick } from './fields.js';
import { MorePrinting } from './more-printing.js';

/** How the kit is printed: what matters first, the rest under a heading. */
export function Printing({ page, wish }: { page: Page; wish: Wish }) {
  const { state, words } = page;
  const print = wish.print ?? {};
  const papers = papersShown(state.options?.papers ?? [], wish.papers).map(({ name, label }) => ({
    value: name,
    label,
  }));
  return (
    <section class="part printing" aria-labelledby="print">
      <h2 id="print" tabIndex={-1}>
        {words.say('page.print.title')}
      </h2>
      <Fields>
        <Select
          label={words.say('page.print.paper')}
          value={wish.papers[0] ?? ''}
          choices={papers}
          take={(paper) => page.setHabits({ papers: firstPaper(wish.papers, paper) })}
        />
        <Players page={page} wish={wish} seatings={state.game?.seatings ?? []} />
        <Names page={page} wish={wish} />
      </Fields>
      <Fields>
        <div>
          <Tick
            id="large"
            label={words.say('page.print.large')}
            hint={words.say('page.print.large-hint')}
            checked={Boolean(wish.large)}
            take={(large) => page.setHabits({ large })}
          />
          <Tick
            id="ink"
            label={words.say('page.print.ink')}
            hint={words.say('page.print.ink-hint')}
            checked={print.lowInk ?? false}
            take={(lowInk) => page.setHabits({ print: { ...print, lowInk } })}
          />
        </div>
        <Radios
          name="font"
          label={words.say('page.print.type')}
          value={wish.font ?? FONT_NAMES[0]}
          choices={FONT_NAMES.map((font) => ({ value: font, label: words.say(`page.font.${font}`) }))}
          take={(font) => page.setHabits({ font })}
        />
      </Fields>
      <MorePrinting page={page} wish={wish} print={print} />
      <Tick
        id="remember"
        label={words.say('page.print.remember')}
        hint={words.say(state.forbidden ? 'page.print.forbidden' : 'page.print.remember-hint')}
        checked={state.remembered}
        take={(wanted) => page.keep(wanted)}
      />
    </section>
  );
}

/** The names that go on the score log. */
function Names({ page, wish }: { page: Page; wish: Wish }) {
  const { words } = page;
  const typed = useDraft(wish.names?.join(', ') ?? '', (text) => page.setHabits({ names: namesIn(text) }));
  return (
    <label class="field">
      <span class="label">{words.say('page.print.names')}</span>
      <input type="text" autocomplete="off" aria-describedby="names-hint" {...typed} />
      <span class="hint" id="names-hint">
        {words.say('page.print.names-hint')}
      </span>
    </label>
  );
}

function namesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** For how many the sheets are, of those that the game is for. */
function Players({ page, wish, seatings }: { page: Page; wish: Wish; seatings: readonly Seating[] }) {
  const { words } = page;
  const ways = new Map<string, WantedSeating | undefined>([['any', undefined]]);
  const choices = [{ value: 'any', label: words.say('page.print.any') }];
  for (const { players, partners } of seatings) {
    const value = partners ? `${players} pairs` : String(players);
    ways.set(value, { players, ...(partners && { partners }) });
    choices.push({
      value,
      label: words.say(partners ? 'page.print.pairs' : 'page.print.seating', { players }),
    });
  }
  const { players, partners } = wish.seating ?? {};
  const present = players === undefined ? 'any' : partners ? `${players} pairs` : String(players);
  return (
    <Select
      label={words.say('page.print.players')}
      value={present}
      choices={choices}
      take={(value) => page.want({ seating: ways.get(value) ?? {} })}
    />
  );
}
