import type { Audience, Sheet } from '../layout/page/page.js';
import type { Result } from '../problem.js';
import type { SheetFacts, SheetWord } from './facts.js';
import type { SheetRequest } from './request.js';

/** A sheet of a kit, as its own file states it and `registry.ts` lists it: what there is to know of it, and how it is made. */
export interface SheetDefinition<A extends Audience = Audience> extends SheetFacts<SheetWord, A> {
  /** What a page must have room for: the least that columns of text need, or what the sheet itself works out. */
  readonly room: 'text' | 'own';
  /** It bears the names of a table's players, so that each table has its own. */
  readonly names?: boolean;
  readonly make: (request: SheetRequest) => Result<Sheet<A>>;
}
