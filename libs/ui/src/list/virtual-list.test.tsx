// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const list = (count: number, props: Partial<VirtualListProps<number>> = {}) => (
  <VirtualList
    items={numbers(count)}
    itemKey={(item) => item}
    renderItem={(item) => <button>{item}</button>}
    estimatedSize={100}
    label="Lines"
    {...props}
  />
);
const rows = () => [...document.querySelectorAll('li')].map((row) => Number(row.textContent));
const padding = () => find('ul').style.paddingBlock || `${find('ul').style.paddingBlockStart} ${find('ul').style.paddingBlockEnd}`;

/** What a browser would measure: the height of the frame, and that of each line. */
const measured = { frame: 0, row: 0 };
let resized: (() => void) | undefined;
let unmount: (() => void) | undefined;
const NAMES = ['clientHeight', 'offsetHeight', 'scrollHeight'];
/** What jsdom has under these names itself. */
const originals = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const);
const define = (name: string, get: (element: HTMLElement) => number) =>
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return get(this);
    },
  });

beforeEach(() => {
  Object.assign(measured, { frame: 0, row: 0 });
  define('clientHeight', () => measured.frame);
  define('offsetHeight', () => measured.row);
  define('scrollHeight', () => 10_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener;
      }
      observe() {}
      disconnect() {
        resized = undefined;
      }
    },
  );
});
afterEach(() => {
  unmount?.();
  for (const [name, descriptor] of originals) {
    if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
    else Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  vi.unstubAllGlobals();
});
const show = (node: Parameters<typeof render>[0]) => {
  const rendered = render(node);
  unmount = rendered.unmount;
  return rendered;
};
const scroll = (top: number) =>
  act(() => {
    find('.v-virtual-list').scrollTop = top;
    find('.v-virtual-list').dispatchEvent(new Event('scroll'));
  });

describe('before a height is known', () => {
  it.each<[string, number, Partial<VirtualListProps<number>>, number, number, string]>([
    ['the first twenty', 50, {}, 0, 20, 'padding-block:0px 3000px'],
    ['as many as are asked for', 50, { initialCount: 5 }, 0, 5, 'padding-block:0px 4500px'],
    ['all of a short one', 3, {}, 0, 3, 'padding-block:0px 0px'],
    ['the last ones of one that is read from its end', 50, { isPinnedToEnd: true, initialCount: 5 }, 45, 50, 'padding-block:4500px 0px'],
    ['all of a short one that is read from its end', 3, { isPinnedToEnd: true }, 0, 3, 'padding-block:0px 0px'],
  ])('%s are in the page', (_what, count, props, start, end, style) => {
    const html = renderToString(list(count, props));
    expect([...html.matchAll(/data-index="(\d+)"/g)].map(([, index]) => Number(index))).toEqual(numbers(count).slice(start, end));
    expect(html).toContain(style);
    expect(html).toContain(`aria-setsize="${count}" aria-posinset="${start + 1}"`);
  });
});

describe('a long list', () => {
  it('draws what is in view and a little more, wherever it is scrolled to', () => {
    measured.frame = 300;
    show(list(100));
    expect(rows()).toEqual(numbers(5));
    scroll(2_000);
    expect(rows()).toEqual(numbers(25).slice(18));
    expect(padding()).toBe('1800px 7500px');
  });

  it('draws more once it gets higher', () => {
    measured.frame = 300;
    show(list(100));
    measured.frame = 500;
    act(() => resized?.());
    expect(rows()).toEqual(numbers(7));
  });

  it('goes by the heights that its lines turn out to have', () => {
    [measured.frame, measured.row] = [300, 50];
    show(list(100));
    expect(rows()).toEqual(numbers(10));
    // Twenty were drawn and measured at first.
    expect(padding()).toBe('0px 8500px');
  });

  it('hears nothing more once it is gone', () => {
    measured.frame = 300;
    const { unmount: end } = show(list(100));
    const frame = find('.v-virtual-list');
    const stopped = vi.spyOn(frame, 'removeEventListener');
    end();
    unmount = undefined;
    expect([resized, stopped.mock.calls.some(([type]) => type === 'scroll')]).toEqual([undefined, true]);
  });

  it('keeps the focus itself when the line that has it is scrolled away', () => {
    measured.frame = 300;
    show(list(100));
    act(() => find('li button').focus());
    scroll(5_000);
    expect(document.activeElement).toBe(find('.v-virtual-list'));
  });
});

describe('a list that is read from its end', () => {
  const top = () => find('.v-virtual-list').scrollTop;

  it('begins there and stays there while lines come', () => {
    measured.frame = 300;
    const { rerender } = show(list(100, { isPinnedToEnd: true }));
    expect(top()).toBe(10_000);
    scroll(9_700);
    rerender(list(101, { isPinnedToEnd: true }));
    expect(top()).toBe(10_000);
  });

  it.each([
    ['stays where it was scrolled to', 9_652, 9_652],
    ['takes a little for the end', 9_653, 10_000],
  ])('%s', (_what, from, to) => {
    measured.frame = 300;
    const { rerender } = show(list(100, { isPinnedToEnd: true }));
    scroll(from);
    rerender(list(101, { isPinnedToEnd: true }));
    expect(top()).toBe(to);
  });

  it('is no other list', () => {
    measured.frame = 300;
    const { rerender } = show(list(100));
    expect(top()).toBe(0);
    scroll(9_700);
    rerender(list(101));
    expect(top()).toBe(9_700);
  });
});
