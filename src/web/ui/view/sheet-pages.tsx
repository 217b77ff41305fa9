import { useEffect, useState } from 'preact/hooks';
import type { PaintedSheet } from '../../protocol.js';
import type { PageSize, Read } from '../../viewer/messages.js';
import type { Page } from '../page.js';
import type { Zoom } from '../state.js';
import { PageCanvas } from './page-canvas.js';

/** The pages of a sheet as its file draws them, each with its text for those who hear it. */
export function SheetPages(props: {
  page: Page;
  sheet: PaintedSheet;
  zoom: Zoom;
  urgent?: boolean;
  titled?: boolean;
}) {
  const { page, sheet, zoom, urgent = false, titled = false } = props;
  const { viewer, words } = page;
  const [opened, setOpened] = useState<{ bytes: Uint8Array; sizes: readonly PageSize[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    const { bytes } = sheet;
    viewer.pages(bytes).then(
      (sizes) => wanted && setOpened({ bytes, sizes }),
      (failure: unknown) => wanted && page.fail(failure),
    );
    return () => {
      wanted = false;
    };
  }, [viewer, page, sheet]);
  if (!opened) return null;
  return opened.sizes.map((size, index) => (
    <figure class="sheet-page" key={String(index)}>
      {titled && (
        <figcaption>
          {index === 0 ? <h4>{sheet.title}</h4> : <span>{sheet.title}</span>}
          <span class="hint">
            {words.say('layout.page', { page: index + 1, pages: opened.sizes.length })}
          </span>
        </figcaption>
      )}
      <PageCanvas
        page={page}
        bytes={opened.bytes}
        number={index + 1}
        size={size}
        zoom={zoom}
        urgent={urgent}
        label={words.say('page.sheets.page', {
          sheet: sheet.title,
          page: index + 1,
          pages: opened.sizes.length,
        })}
      />
      <PageText page={page} bytes={opened.bytes} number={index + 1} />
    </figure>
  ));
}

/** A page in words, as its tags have it. */
function PageText({ page, bytes, number }: { page: Page; bytes: Uint8Array; number: number }) {
  const { viewer, words } = page;
  const [open, setOpen] = useState(false);
  const [reads, setReads] = useState<readonly Read[]>([]);
  useEffect(() => {
    let wanted = open;
    if (open) void viewer.read(bytes, number).then((read) => wanted && setReads(read));
    return () => {
      wanted = false;
    };
  }, [viewer, bytes, number, open]);
  return (
    <details class="page-text" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.say('page.sheets.read')}</summary>
      {open &&
        reads.map(({ kind, text }, index) => (
          <p key={String(index)} class={`read-${kind}`}>
            {text}
          </p>
        ))}
    </details>
  );
}
