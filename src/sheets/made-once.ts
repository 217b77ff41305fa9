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
  at: 'content',
  neighbours: 'content',
  expected: 'itself',
  kit: 'itself',
  large: 'itself',
  own: 'itself',
  overleaf: 'itself',
  margins: 'content',
  tiles: 'content',
};

/**
 * The same sheet, taken from before where the last request asked for the same: kits for several tables often have all but their
 * names in common, and the print guide asks for the tiles that are printed. Those before the last would only fill the memory.
 */
export function madeOnce<Made>(make: (request: SheetRequest) => Made): (request: SheetRequest) => Made {
  let last: { readonly request: SheetRequest; readonly made: Made } | undefined;
  return (request) => {
    if (!last || !isSameRequest(last.request, request)) last = { request, made: make(request) };
    return last.made;
  };
}

/** Whether two requests ask for the same sheet. */
function isSameRequest(one: SheetRequest, other: SheetRequest): boolean {
  return (Object.keys(TOLD) as (keyof SheetRequest)[]).every(
    (part) =>
      one[part] === other[part] ||
      (TOLD[part] === 'content' && JSON.stringify(one[part]) === JSON.stringify(other[part])),
  );
}
