/** Rendered items at most, and pixels drawn beyond each edge. */
export const VIRTUAL_LIST = { limit: 1000, buffer: 200 } as const;

export interface VirtualWindow {
  /** First rendered item. */
  start: number;
  /** After the last rendered item. */
  end: number;
  /** Pixels in place of the items before. */
  before: number;
  /** Pixels in place of the items after. */
  after: number;
}

/** The items to render for a scroll place: those in view, 200 px more at each edge, 1000 at most. */
export function computeVirtualWindow(sizes: readonly number[], scrollTop: number, height: number): VirtualWindow {
  const top = scrollTop - VIRTUAL_LIST.buffer;
  const bottom = scrollTop + height + VIRTUAL_LIST.buffer;
  let start = 0;
  let before = 0;
  while (start < sizes.length && before + (sizes[start] ?? 0) <= top) before += sizes[start++] ?? 0;
  let end = start;
  let drawn = 0;
  while (end < sizes.length && before + drawn < bottom && end - start < VIRTUAL_LIST.limit) drawn += sizes[end++] ?? 0;
  let after = 0;
  for (const size of sizes.slice(end)) after += size;
  return { start, end, before, after };
}
