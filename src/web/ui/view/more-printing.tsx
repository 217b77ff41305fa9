import type { PrintWish } from '../../../kit/print-setup.js';
import { sheetsWith } from '../../../kit/single-tiles.js';
import { BACK_MODES } from '../../../layout/tiles/backs.js';
import { CORNERS, FACES } from '../../../layout/tiles/look.js';
import { BACK_PATTERNS } from '../../../layout/tiles/patterns.js';
import type { KeyUnder } from '../../../messages.js';
import type { Words } from '../../../words/words.js';
import type { PrintOptions, Wish } from '../../protocol.js';
import type { Page } from '../page.js';
import { alsoPaper, papersShown, withoutPrint } from '../print.js';
import { Fields, NumberField, Radios, Select, Tick } from './fields.js';
import { MarginFields, MarksAndOffset } from './placing.js';
import { SingleTiles } from './single-tiles.js';

/** Sets of tiles at once: more than a school class needs would only wear the printer. */
const MOST_SETS = 12;

/** What stays as usual where nobody chose. */
const USUAL = 'usual';

/** What few people change. */
export function MorePrinting(props: { page: Page; wish: Wish; print: PrintWish }) {
  const { page, wish, print } = props;
  const put = (changed: PrintWish) => page.setHabits({ print: changed });
  const leave = (key: 'tile' | 'pattern') => put(withoutPrint(print, key));
  const setPrint = (part: PrintWish) => put({ ...print, ...part });
  const { state, words } = page;
  const usual = { value: USUAL, label: words.say('page.print.usual') } as const;
  const named = (state.options?.tiles ?? []).map((tile) => ({
    value: tile.name,
    label: sizeOf(tile, words),
  }));
  const { tile = USUAL } = print;
  // A link may bring a size of its own.
  const own = [usual, ...named].some(({ value }) => value === tile) ? [] : [{ value: tile, label: tile }];
  const sizes = [...named, ...own];
  return (
    <details class="more">
      <summary>
        <h3>{words.say('page.print.more')}</h3>
      </summary>
      <Fields>
        <Radios
          name="backs"
          label={words.say('page.print.backs')}
          value={print.backs ?? BACK_MODES[0]}
          choices={BACK_MODES.map((mode) => ({ value: mode, label: words.say(`page.back.${mode}`) }))}
          take={(backs) => setPrint({ backs })}
        />
        <Radios
          name="faces"
          label={words.say('page.print.faces')}
          value={print.faces ?? FACES[0]}
          choices={FACES.map((faces) => ({ value: faces, label: words.say(`page.faces.${faces}`) }))}
          take={(faces) => setPrint({ faces })}
        />
        <Radios
          name="corners"
          label={words.say('page.print.corners')}
          value={print.corners ?? CORNERS[0]}
          choices={CORNERS.map((corners) => ({
            value: corners,
            label: words.say(`page.corners.${corners}`),
          }))}
          take={(corners) => setPrint({ corners })}
        />
        <Select
          label={words.say('page.print.tile')}
          value={tile}
          choices={[usual, ...sizes]}
          take={(tile) => (tile === USUAL ? leave('tile') : setPrint({ tile }))}
        />
        <Select
          label={words.say('page.print.pattern')}
          value={print.pattern ?? USUAL}
          choices={[
            usual,
            ...BACK_PATTERNS.map((value) => ({ value, label: words.say(`page.pattern.${value}`) })),
          ]}
          take={(pattern) => (pattern === USUAL ? leave('pattern') : setPrint({ pattern }))}
        />
        <MarksAndOffset page={page} print={print} put={put} />
        <NumberField
          label={words.say('page.print.sets')}
          value={print.sets ?? 1}
          least={1}
          most={MOST_SETS}
          take={(sets = 1) => setPrint({ sets })}
        />
        <NumberField
          label={words.say('page.print.seed')}
          value={wish.seed ?? 1}
          least={1}
          most={999_999}
          take={(seed = 1) => page.want({ seed })}
        />
        <Tick
          id="colour"
          label={words.say('page.print.colour')}
          checked={print.coloured ?? false}
          take={(coloured) => setPrint({ coloured })}
        />
        <MorePapers page={page} wish={wish} />
        <MarginFields page={page} print={print} put={put} />
        <WhichSheets page={page} wish={wish} print={print} />
      </Fields>
      <SingleTiles page={page} print={print} put={put} />
    </details>
  );
}

/** The kit on other papers too, beside the one that everything is shown on. */
function MorePapers({ page, wish: { papers } }: { page: Page; wish: Wish }) {
  const { state, words } = page;
  const [first] = papers;
  const others = papersShown(state.options?.papers ?? [], papers).filter(({ name }) => name !== first);
  return (
    <fieldset class="field">
      <legend class="label">{words.say('page.print.also')}</legend>
      {others.map(({ name, label }) => (
        <label key={name} class="choice">
          <input
            type="checkbox"
            checked={papers.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              page.setHabits({ papers: alsoPaper(papers, name, checked) })
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Which sheets are made; all of them unless someone unticks one or wants single tiles. */
function WhichSheets({ page, wish, print }: { page: Page; wish: Wish; print: PrintWish }) {
  const { state, words } = page;
  const sheets = state.options?.sheets ?? [];
  const wanted = sheetsWith(wish.sheets, print) ?? sheets.map(({ name }) => name);
  return (
    <fieldset class="field">
      <legend class="label">{words.say('page.print.only')}</legend>
      {sheets.map(({ name, title }) => (
        <label key={name} class="choice">
          <input
            type="checkbox"
            checked={wanted.includes(name)}
            onChange={({ currentTarget: { checked } }) => {
              const left = sheets
                .map((sheet) => sheet.name)
                .filter((each) => (each === name ? checked : wanted.includes(each)));
              page.want({ sheets: left });
            }}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Sizes that have a name in the words. */
const NAMED: readonly KeyUnder<'page.tile'>[] = [
  'mini',
  'standard',
  'professional',
  'inch',
  'tournament',
  'large-print',
];

function sizeOf({ name, long, short }: PrintOptions['tiles'][number], words: Words): string {
  const known = NAMED.find((each) => each === name);
  return words.say('page.print.tile-size', {
    name: known ? words.say(`page.tile.${known}`) : name,
    long,
    short,
  });
}
