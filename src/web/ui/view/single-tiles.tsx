import { useState } from 'preact/hooks';
import type { PrintWish } from '../../../kit/print-setup.js';
import { writtenSingles } from '../../../kit/single-tiles.js';
import { setMark } from '../../../layout/tiles/set-mark.js';
import type { Page } from '../page.js';
import { withAllTiles, withSingle } from '../print.js';
import { Select } from './fields.js';
import { TileTicks } from './tile-ticks.js';

/** Tiles of every set. */
const EVERY = 'every';

/** Single tiles to print again, those of one set where there are several. */
export function SingleTiles(props: { page: Page; print: PrintWish; put: (print: PrintWish) => void }) {
  const { page, print, put } = props;
  const { state, words } = page;
  const [chosen, choose] = useState(EVERY);
  const tiles = state.game?.tiles ?? [];
  const singles = writtenSingles(print);
  const { sets = 1 } = print;
  const letters = sets > 1 ? Array.from({ length: sets }, (_, index) => setMark(index).letter) : [];
  const letter = letters.find((one) => one === chosen);
  const named = (tile: string) => (letter === undefined ? tile : `${letter}:${tile}`);
  return (
    <details class="singles">
      <summary>
        <h4>{words.say('page.print.reprint')}</h4>
      </summary>
      <p class="hint">{words.say('page.print.reprint-hint')}</p>
      {singles.length > 0 && (
        <p>
          {singles.join(', ')}{' '}
          <button type="button" class="quiet" onClick={() => put(withAllTiles(print))}>
            {words.say('page.print.all-tiles')}
          </button>
        </p>
      )}
      {letters.length > 0 && (
        <Select
          label={words.say('page.print.of-set')}
          value={letter ?? EVERY}
          choices={[
            { value: EVERY, label: words.say('page.print.every-set') },
            ...letters.map((one) => ({ value: one, label: one })),
          ]}
          take={choose}
        />
      )}
      <TileTicks
        tiles={tiles}
        ticked={(tile) => singles.includes(named(tile))}
        take={(tile, ticked) => put(withSingle(print, named(tile), ticked))}
      />
    </details>
  );
}
