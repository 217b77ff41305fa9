import type { Question } from '../../protocol.js';
import type { Page } from '../page.js';
import { TileTicks } from './tile-ticks.js';

/** The tiles that a value of the question names: `[0-0, 1-1]`. */
export function namesIn(value: string): readonly string[] {
  return value.slice(1, -1).split(', ').filter(Boolean);
}

/** Such a value, in the order of the set. */
export function leftOutText(names: readonly string[], all: readonly string[]): string {
  return `[${all.filter((name) => names.includes(name)).join(', ')}]`;
}

/** Every tile of the set; those that are ticked are left out. */
export function LeftOut(props: { page: Page; question: Question; tiles: readonly string[]; value: string }) {
  const { page, question, tiles, value } = props;
  const out = namesIn(value);
  return (
    <TileTicks
      tiles={tiles}
      ticked={(name) => out.includes(name)}
      take={(name, ticked) => {
        const others = out.filter((other) => other !== name);
        page.answer(question.key, leftOutText(ticked ? [...others, name] : others, tiles));
      }}
    />
  );
}
