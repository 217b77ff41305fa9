import type { PrintWish } from '../../../kit/print-setup.js';
import { MARK_SIDES } from '../../../sheets/tiles/options.js';
import type { Page } from '../page.js';
import { withMargin, withOffset } from '../print.js';
import { NumberField, Numbers, Radios } from './fields.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Margins (mm) that the program takes. */
const MARGIN = { least: 3, most: 100 } as const;

/** Backs are never further off (mm). */
const MOST_OFFSET = 20;

interface Placed {
  page: Page;
  print: PrintWish;
  put: (print: PrintWish) => void;
}

/** Marks to cut along, and backs moved against a printer that is off. */
export function MarksAndOffset({ page: { words }, print, put }: Placed) {
  const { x = 0, y = 0 } = print.offset ?? {};
  const offset = { least: -MOST_OFFSET, most: MOST_OFFSET, decimals: 2 } as const;
  return (
    <>
      <Radios
        name="marks"
        label={words.say('page.print.marks')}
        value={print.marks ?? MARK_SIDES[0]}
        choices={MARK_SIDES.map((marks) => ({ value: marks, label: words.say(`page.marks.${marks}`) }))}
        take={(marks) => put({ ...print, marks })}
      />
      <Numbers label={words.say('page.print.offset')} hint={words.say('page.print.offset-hint')}>
        <NumberField
          label={words.say('page.print.offset-x')}
          value={x}
          {...offset}
          take={(value) => put(withOffset(print, 'x', value))}
        />
        <NumberField
          label={words.say('page.print.offset-y')}
          value={y}
          {...offset}
          take={(value) => put(withOffset(print, 'y', value))}
        />
      </Numbers>
    </>
  );
}

/** What stays blank at the edges of the paper. */
export function MarginFields({ page: { state, words }, print, put }: Placed) {
  const usual = state.options?.margin ?? 0;
  return (
    <Numbers label={words.say('page.print.margin')} hint={words.say('page.print.margin-hint', { usual })}>
      {SIDES.map((side) => (
        <NumberField
          key={side}
          label={words.say(`page.side.${side}`)}
          value={print.margins?.[side] ?? usual}
          {...MARGIN}
          decimals={2}
          take={(value) => put(withMargin(print, side, value, usual))}
        />
      ))}
    </Numbers>
  );
}
