/** Lets the browser save a file, as if it had been loaded from somewhere. */
export function saveFile(name: string, content: Uint8Array | string, type: string): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // The browser has taken it up by the time that anyone comes back to the page.
  addEventListener('focus', () => URL.revokeObjectURL(address), { once: true });
}
