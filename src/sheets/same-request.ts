import type { SheetRequest } from './request.js';

/** How each part of a request is told from another: by itself, or where it is read anew for each kit by what it says. */
const TOLD: Readonly<Record<keyof SheetRequest, 'itself' | 'content'>> = {
  checked: 'itself',
  scope: 'itself',
  words: 'itself',
  paper: 'content',
  templates: 'itself',
  measurer: 'itself',
  seed: 'itself',
  names: 'content',
  neighbours: 'content',
  expected: 'itself',
  kit: 'itself',
  large: 'itself',
  own: 'itself',
  overleaf: 'itself',
  margins: 'content',
  tiles: 'content',
};

/** Whether two requests ask for the same sheet. */
export function isSameRequest(one: SheetRequest, other: SheetRequest): boolean {
  return (Object.keys(TOLD) as (keyof SheetRequest)[]).every(
    (part) =>
      one[part] === other[part] ||
      (TOLD[part] === 'content' && JSON.stringify(one[part]) === JSON.stringify(other[part])),
  );
}
