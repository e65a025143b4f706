// @vitest-environment jsdom
import { act, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { useSnapStrip } from './snap-strip.ts';

const WIDTH = 100;
let strip: ReturnType<typeof useSnapStrip>;
let shown: ReturnType<typeof render> | undefined;
let layout = { count: 9, inView: 2, gap: 0, isRtl: false };
let isStill = false;
let drawings = 0;
const scrollBy = vi.fn<(by: ScrollToOptions) => void>();
const sizes: { changed: () => void; seen: Element[]; isOver: boolean }[] = [];

const box = (left: number, width: number) => ({ left, right: left + width, width, top: 0, bottom: 10, height: 10 }) as DOMRect;

/** Gives a list that jsdom doesn't lay out its places: as many items side by side as fit, with gaps between them. */
function layOut(list: HTMLElement | null): void {
  if (!list) return;
  const { inView, gap, isRtl } = layout;
  const [pitch, width] = [WIDTH + gap, inView * (WIDTH + gap) - gap];
  list.style.direction = isRtl ? 'rtl' : 'ltr';
  list.getBoundingClientRect = () => box(0, width);
  Object.defineProperty(list, 'clientWidth', { value: width, configurable: true });
  Object.defineProperty(list, 'scrollWidth', { value: list.children.length * pitch - gap, configurable: true });
  for (const [index, item] of [...list.children].entries())
    item.getBoundingClientRect = () => box((isRtl ? width - WIDTH - index * pitch : index * pitch) - list.scrollLeft, WIDTH);
  Object.assign(list, { scrollBy });
}
function Strip({ count, speed, isThere = true }: { count: number; speed?: number | undefined; isThere?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  strip = useSnapStrip(list, count, speed);
  drawings++;
  return isThere ? (
    <ul
      ref={(element) => {
        list.current = element;
        layOut(element);
      }}
    >
      {Array.from({ length: count }, (_, index) => (
        <li key={index} />
      ))}
    </ul>
  ) : null;
}
const frame = () => act(() => void vi.advanceTimersByTime(16));
function show(changes: Partial<typeof layout> = {}, speed?: number): void {
  layout = { count: 9, inView: 2, gap: 0, isRtl: false, ...changes };
  shown = render(<Strip count={layout.count} speed={speed} />);
  frame();
}
const list = () => find('ul');
const scrollTo = (left: number) => {
  list().scrollLeft = left;
  act(() => void list().dispatchEvent(new Event('scroll')));
  frame();
};
const go = (move: () => void) => act(move);
const seen = () => [strip.index, strip.inView, strip.isAtStart, strip.isAtEnd];

beforeEach(() => {
  isStill = false;
  drawings = 0;
  sizes.length = 0;
  scrollBy.mockReset();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'Date', 'performance'] });
  window.matchMedia = (query) => ({ matches: isStill && query === '(prefers-reduced-motion: reduce)' }) as unknown as MediaQueryList;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      seen: Element[] = [];
      isOver = false;
      changed: () => void;
      constructor(changed: () => void) {
        this.changed = changed;
        sizes.push(this);
      }
      observe(element: Element) {
        this.seen.push(element);
      }
      disconnect() {
        this.isOver = true;
      }
    },
  );
});
afterEach(() => {
  shown?.unmount();
  shown = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('what a strip shows', () => {
  it.each<[string, Partial<typeof layout>, number, (number | boolean)[]]>([
    ['at its start', {}, 0, [0, 2, true, false]],
    ['hardly moved', {}, 3, [0, 2, true, false]],
    ['moved', {}, 4, [0, 2, false, false]],
    ['less than half an item on', {}, 249, [2, 2, false, false]],
    ['more than half an item on', {}, 251, [3, 2, false, false]],
    ['shortly before its end', {}, 695, [7, 2, false, false]],
    ['at its end', {}, 696, [7, 2, false, true]],
    ['with gaps', { gap: 20, inView: 3 }, 240, [2, 3, false, false]],
    ['of one item', { count: 1, inView: 1 }, 0, [0, 1, true, true]],
    ['of none', { count: 0, inView: 1 }, 0, [0, 1, true, true]],
    ['of items wider than itself', { inView: 0.5 }, 0, [0, 1, true, false]],
    ['that runs to the left', { isRtl: true }, -300, [3, 2, false, false]],
    ['that runs to the left, at its end', { isRtl: true }, -700, [7, 2, false, true]],
  ])('%s', (_what, changes, left, expected) => {
    show(changes);
    scrollTo(left);
    expect(seen()).toEqual(expected);
  });

  it('before it was looked at is its first item, and its end where there is no other', () => {
    layout = { ...layout, count: 1 };
    shown = render(<Strip count={1} />);
    expect(seen()).toEqual([0, 1, true, true]);
    shown.unmount();
    shown = render(<Strip count={2} />);
    expect(seen()).toEqual([0, 1, true, false]);
  });

  it('is looked at again when it changes size, and drawn only where something has changed', () => {
    show();
    expect(sizes.map(({ seen: elements }) => elements)).toEqual([[list()]]);
    layout.inView = 3;
    layOut(list());
    act(() => sizes[0]?.changed());
    frame();
    expect(seen()).toEqual([0, 3, true, false]);
    const known = drawings;
    act(() => sizes[0]?.changed());
    frame();
    // React may draw once more to find out that nothing has changed.
    expect(drawings - known).toBeLessThanOrEqual(1);
    const after = drawings;
    scrollTo(1);
    scrollTo(2);
    expect(drawings).toBe(after);
  });

  it('is looked at once a frame', () => {
    show();
    const looked = vi.spyOn(list(), 'getBoundingClientRect');
    act(() => {
      for (let time = 0; time < 3; time++) list().dispatchEvent(new Event('scroll'));
    });
    frame();
    const once = looked.mock.calls.length;
    scrollTo(0);
    expect(looked.mock.calls.length).toBe(2 * once);
  });

  it('is no longer looked at once it is gone', () => {
    show();
    const gone = list();
    gone.dispatchEvent(new Event('scroll'));
    shown?.unmount();
    shown = undefined;
    expect(sizes[0]?.isOver).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    gone.dispatchEvent(new Event('scroll'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('needs no browser that tells of sizes', () => {
    vi.stubGlobal('ResizeObserver', undefined);
    show();
    scrollTo(300);
    expect(strip.index).toBe(3);
  });

  it('may be nothing at all', () => {
    shown = render(<Strip count={3} isThere={false} />);
    go(() => strip.goTo(1));
    go(() => strip.page(1));
    expect(scrollBy).not.toHaveBeenCalled();
    expect(seen()).toEqual([0, 1, true, false]);
  });
});

describe('a strip is moved', () => {
  it.each<[string, Partial<typeof layout>, number, number]>([
    ['to an item', {}, 3, 300],
    ['no further than its last items together', {}, 8, 700],
    ['not before its first', {}, -2, 0],
    ['to the left where the text runs there', { isRtl: true }, 3, -300],
    ['not at all where all is in view', { count: 2, inView: 3 }, 1, 0],
  ])('%s', (_what, changes, index, left) => {
    show(changes);
    go(() => strip.goTo(index));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: left === 0 ? expect.closeTo(0) : left, behavior: 'smooth' });
  });

  it('nowhere without items', () => {
    show({ count: 0, inView: 1 });
    go(() => strip.goTo(0));
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('at once where it is told to, or where people want no movement', () => {
    show({}, 400);
    go(() => strip.goTo(3, true));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'instant' });
    isStill = true;
    go(() => strip.goTo(2));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 200, behavior: 'instant' });
  });

  it('by as many items as are in view, forth and back', () => {
    show();
    scrollTo(300);
    go(() => strip.page(-1));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -200, behavior: 'smooth' });
    scrollTo(100);
    go(() => strip.page(1));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' });
  });

  it('in browsers that cannot scroll by themselves not at all, without a failure', () => {
    show();
    Object.assign(list(), { scrollBy: undefined });
    expect(() => go(() => strip.goTo(3))).not.toThrow();
    window.matchMedia = undefined as never;
    expect(() => go(() => strip.goTo(3))).not.toThrow();
  });

  it.each(['pointerdown', 'wheel', 'touchstart', 'keydown', 'scrollend'])('from where it stands after %s', (type) => {
    show();
    go(() => strip.page(1));
    list().dispatchEvent(new Event(type));
    go(() => strip.page(1));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' });
  });

  it('from where it has come to', () => {
    show();
    go(() => strip.goTo(2));
    scrollTo(200);
    scrollTo(0);
    go(() => strip.page(1));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' });
  });
});

describe('a strip with a speed of its own', () => {
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  /** How far it is after each quarter of its time, the first drawing included. */
  const quarters = () => {
    const places = [];
    for (let time = 0; time < 5; time++) {
      wait(time === 0 ? 16 : 160);
      places.push(Math.round(list().scrollLeft));
    }
    return places;
  };

  it('gets there in that time, slowly, fast, and slowly again, without snapping on the way', () => {
    show({}, 640);
    scrollTo(100);
    go(() => strip.goTo(5));
    expect(list().style.getPropertyValue('scroll-snap-type')).toBe('none');
    expect(quarters()).toEqual([100, 150, 300, 450, 500]);
    expect(list().style.getPropertyValue('scroll-snap-type')).toBe('');
    expect(scrollBy).not.toHaveBeenCalled();
    wait(1000);
    expect(list().scrollLeft).toBe(500);
  });

  it.each(['pointerdown', 'wheel', 'touchstart'])('stops where it is by %s', (type) => {
    show({}, 640);
    go(() => strip.goTo(4));
    wait(16);
    wait(320);
    list().dispatchEvent(new Event(type));
    const place = list().scrollLeft;
    expect(place).toBeGreaterThan(0);
    wait(1000);
    expect(list().scrollLeft).toBe(place);
    expect(list().style.getPropertyValue('scroll-snap-type')).toBe('');
  });

  it('goes elsewhere from where it is, once', () => {
    show({}, 640);
    go(() => strip.goTo(4));
    wait(16);
    wait(320);
    go(() => strip.goTo(0));
    wait(1000);
    expect(Math.round(list().scrollLeft)).toBe(0);
  });

  it('stops when it goes away', () => {
    show({}, 640);
    go(() => strip.goTo(4));
    wait(16);
    shown?.unmount();
    shown = undefined;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('listens to nobody once it has arrived', () => {
    show({}, 640);
    const before = vi.spyOn(list(), 'removeEventListener');
    go(() => strip.goTo(4));
    wait(16);
    wait(700);
    expect(before.mock.calls.map(([type]) => type).sort()).toEqual(['pointerdown', 'touchstart', 'wheel']);
  });
});
