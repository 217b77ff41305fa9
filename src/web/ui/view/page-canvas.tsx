import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageSize } from '../../viewer/messages.js';
import type { Page } from '../page.js';
import { CARD_WIDTH, type Zoom } from '../state.js';

/** Points to the millimetre. */
const POINTS = 72 / 25.4;

/** No screen shows more dots than this to one of its own that browsers count in. */
const FINEST = 3;

/** What is to be drawn, and how. */
interface CanvasProps {
  readonly page: Page;
  readonly bytes: Uint8Array;
  readonly number: number;
  readonly size: PageSize;
  readonly zoom: Zoom;
  readonly urgent: boolean;
  readonly label: string;
}

/** One page of a sheet, drawn as soon as it comes into sight; the former picture stays until then. */
export function PageCanvas({ page, bytes, number, size, zoom, urgent, label }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [near, setNear] = useState(urgent);
  const wide = zoom === 'fit' ? undefined : size.width * (page.state.card / CARD_WIDTH / POINTS) * zoom;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const sized = new ResizeObserver(() => setWidth(element.clientWidth));
    const seen = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    );
    sized.observe(element);
    seen.observe(element);
    return () => {
      sized.disconnect();
      seen.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!near || width === 0) return;
    const wanted = new AbortController();
    const scale = (width * Math.min(devicePixelRatio, FINEST)) / size.width;
    page.viewer.draw({ bytes, page: number, scale, urgent, signal: wanted.signal }).then(
      (bitmap) => bitmap && show(canvas.current, bitmap),
      (failure: unknown) => page.fail(failure),
    );
    return () => wanted.abort();
  }, [page, bytes, number, size.width, urgent, near, width]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        ...(wide !== undefined && { width: `${wide}px` }),
      }}
    />
  );
}

function show(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (!canvas) {
    bitmap.close();
    return;
  }
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  canvas.dataset.drawn = String(bitmap.width);
}
