import type { OwnFile } from '../protocol.js';
import type { Page } from './page.js';

/** A file as the page takes it. */
export async function readOwn(file: File): Promise<OwnFile> {
  return { name: file.name, text: await file.text() };
}

/** Takes game files that are dropped anywhere. */
export function takeDrops(page: Page): void {
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void readOwn(file).then((own) => page.openFile(own));
  });
}
