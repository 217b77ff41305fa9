/** Puts a kit into the address, as a place of its own to come back to or in place of the one before. */
export function putAddress(fragment: string, anew: boolean): void {
  const address = fragment === '' ? location.pathname + location.search : `#${fragment}`;
  if (location.hash === (fragment === '' ? '' : `#${fragment}`)) return;
  try {
    if (anew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  } catch {
    // Some browsers let no page that lies in a file change its address; all else works.
  }
}
