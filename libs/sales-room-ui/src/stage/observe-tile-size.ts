import type { TileSize } from '@vitrine/sales-room-client';

/** Milliseconds for which a tile rests before its size is told: a window that is being drawn larger asks once. */
const REST = 150;

/** Tells how large a tile is drawn, and null while it can't be seen or is gone. Gives a function that ends it. */
export function observeTileSize(element: HTMLElement, tell: (size: TileSize | null) => void): () => void {
  let isSeen = true;
  let size: TileSize | null = null;
  let told: TileSize | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (): void => {
    const next = isSeen ? size : null;
    if (told !== undefined && next?.width === told?.width && next?.height === told?.height) return;
    told = next;
    tell(next);
  };
  const rest = (): void => {
    clearTimeout(timer);
    // What is seen for the first time is told at once.
    if (told === undefined) say();
    else timer = setTimeout(say, REST);
  };
  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    size = { width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) };
    rest();
  });
  const sights = new IntersectionObserver(([entry]) => {
    if (!entry) return;
    isSeen = entry.isIntersecting;
    if (size !== null) rest();
  });
  sizes.observe(element);
  sights.observe(element);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    sights.disconnect();
    tell(null);
  };
}
