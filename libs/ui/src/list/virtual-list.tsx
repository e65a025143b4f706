import { type CSSProperties, type Key, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { computeVirtualWindow } from './virtual-window.ts';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Guess in pixels before an item was measured. */
  estimatedSize: number;
  label: string;
  /** Stays at the end while new items arrive, unless scrolled away (chat). */
  isPinnedToEnd?: boolean | undefined;
  /** Items of the server's render. Default 20. */
  initialCount?: number | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Pixels from the end within which a pinned list still counts as being there. */
const END_TOLERANCE = 48;
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** A long list that renders what is in view; items may differ in height and are measured as they appear. */
export function VirtualList<Item>(props: VirtualListProps<Item>): ReactNode {
  const { items, itemKey, renderItem, estimatedSize, label, isPinnedToEnd = false, initialCount = 20, className, style } = props;
  const frame = useRef<HTMLDivElement>(null);
  const measured = useRef(new Map<Key, number>());
  const isAtEnd = useRef(isPinnedToEnd);
  const [view, setView] = useState({ top: 0, height: 0 });
  const [, redraw] = useState(0);

  const sizes = items.map((item) => measured.current.get(itemKey(item)) ?? estimatedSize);
  const shown = view.height > 0 ? computeVirtualWindow(sizes, view.top, view.height) : initialWindow(sizes, initialCount, isPinnedToEnd);

  useIsomorphicLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const read = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < END_TOLERANCE;
      setView((known) =>
        known.top === element.scrollTop && known.height === element.clientHeight
          ? known
          : { top: element.scrollTop, height: element.clientHeight },
      );
    };
    if (isPinnedToEnd) element.scrollTop = element.scrollHeight;
    read();
    element.addEventListener('scroll', read, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      observer?.disconnect();
    };
  }, [isPinnedToEnd]);

  // After each drawing: measure what is new, and draw again only if a guess was wrong.
  useIsomorphicLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let hasChanged = false;
    for (const row of element.querySelectorAll<HTMLElement>(':scope > ul > [data-index]')) {
      const item = items[Number(row.dataset['index'])];
      const size = row.offsetHeight;
      if (item === undefined || size === 0) continue;
      const key = itemKey(item);
      if (measured.current.get(key) === size) continue;
      measured.current.set(key, size);
      hasChanged = true;
    }
    if (isPinnedToEnd && isAtEnd.current) element.scrollTop = element.scrollHeight;
    if (hasChanged) redraw((count) => count + 1);
  });

  // What is scrolled out of view goes away, with the focus that is on it: the list itself keeps it.
  const keptFocus = useKeptFocus(frame, (element) => element);
  return (
    <div
      ref={frame}
      className={classNames('v-virtual-list', className)}
      style={style}
      role="group"
      aria-label={label}
      tabIndex={0}
      {...keptFocus}
    >
      <ul role="list" style={{ paddingBlock: `${shown.before}px ${shown.after}px` }}>
        {items.slice(shown.start, shown.end).map((item, offset) => {
          const index = shown.start + offset;
          return (
            <li key={itemKey(item)} data-index={index} aria-setsize={items.length} aria-posinset={index + 1}>
              {renderItem(item, index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the server renders, before any height is known. */
function initialWindow(sizes: readonly number[], count: number, isPinnedToEnd: boolean) {
  const start = isPinnedToEnd ? Math.max(0, sizes.length - count) : 0;
  const end = Math.min(sizes.length, start + count);
  const sum = (from: number, to: number) => sizes.slice(from, to).reduce((total, size) => total + size, 0);
  return { start, end, before: sum(0, start), after: sum(end, sizes.length) };
}
