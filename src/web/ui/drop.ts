import type { OwnFile } from '../protocol.js';
import type { Page } from './page.js';

/** A file as the page takes it. */
export async function readOwn(file: File): Promise<OwnFile> {
  return { name: file.name, text: await file.text() };
}

/** Takes game files that are dropped anywhere, and shows that it would. */
export function takeDrops(page: Page): void {
  const { dataset } = document.documentElement;
  addEventListener('dragover', (event) => {
    event.preventDefault();
    dataset.dropping = '';
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) delete dataset.dropping;
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    delete dataset.dropping;
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void readOwn(file).then((own) => page.openFile(own));
  });
}
