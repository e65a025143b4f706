// @vitest-environment jsdom
import { act, type ReactNode, useCallback, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useUi } from './provider/ui-context.ts';
import { UiProvider } from './provider/ui-provider.tsx';
import { find, press, render } from './testing/render.tsx';
import { unavailable } from './unavailable.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useScrollable } from './use-scrollable.ts';

let shown: ReturnType<typeof render> | undefined;
const show = (...part: Parameters<typeof render>) => {
  shown?.unmount();
  shown = render(...part);
  return shown;
};
afterEach(() => {
  shown?.unmount();
  shown = undefined;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('a button that has nothing to do says so and is passed by the Tab key', () => {
  expect(unavailable(true)).toEqual({ 'aria-disabled': true, tabIndex: -1 });
  expect(unavailable(false)).toEqual({});
});

describe('what somebody has typed before scripts ran', () => {
  const Field = ({ take, mounted }: { take: (typed: string) => void; mounted: string | undefined }) => {
    const input = useRef<HTMLInputElement>(null);
    useEarlyInput(input, 'drawn', take);
    return mounted === undefined ? null : <input ref={input} defaultValue={mounted} />;
  };
  it.each([
    ['is taken over', 'typed', [['typed']]],
    ['is taken over where it was emptied', '', [['']]],
    ['is nothing where it is what was drawn', 'drawn', []],
    ['is nothing without a field', undefined, []],
  ])('%s', (_what, mounted, calls) => {
    const take = vi.fn();
    show(<Field take={take} mounted={mounted} />);
    expect(take.mock.calls).toEqual(calls);
  });
});

describe('a media query', () => {
  const Query = ({ query = '(a)' }: { query?: string }) => <p>{String(useMediaQuery(query, true))}</p>;
  it('is followed as long as somebody asks', () => {
    const listeners = new Set<() => void>();
    let matches = false;
    const asked: string[] = [];
    window.matchMedia = (query) => {
      asked.push(query);
      return {
        get matches() {
          return matches;
        },
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      } as unknown as MediaQueryList;
    };
    const { container, rerender } = show(<Query />);
    expect(container.textContent).toBe('false');
    matches = true;
    act(() => listeners.forEach((listener) => listener()));
    expect(container.textContent).toBe('true');
    rerender(<Query query="(b)" />);
    expect(asked.at(-1)).toBe('(b)');
    expect(listeners.size).toBe(1);
    shown?.unmount();
    expect(listeners.size).toBe(0);
  });

  it('is what the server said where the browser knows none', () => {
    expect(renderToString(<Query />)).toBe('<p>true</p>');
    expect(show(<Query />).container.textContent).toBe('true');
  });
});

describe('the focus of what goes away', () => {
  const Frame = () => {
    const frame = useRef<HTMLDivElement>(null);
    const [items, setItems] = useState(['a', 'b', 'c']);
    const focus = useKeptFocus(frame, (within) => within.querySelector<HTMLElement>('button'));
    return (
      <div ref={frame} {...focus}>
        {items.map((item) => (
          <button key={item} type="button" id={item} onClick={() => setItems(items.filter((each) => each !== item))}>
            {item}
          </button>
        ))}
      </div>
    );
  };
  const remove = (id: string) => press(find(`#${id}`));

  it('goes to its successor, each time', () => {
    show(<Frame />);
    for (const [gone, next] of [
      ['c', 'a'],
      ['a', 'b'],
    ] as const) {
      act(() => find(`#${gone}`).focus());
      remove(gone);
      expect(document.activeElement?.id).toBe(next);
    }
    remove('b');
    expect(document.activeElement).toBe(document.body);
  });

  it('stays where it is when another part goes away', () => {
    show(<Frame />);
    act(() => find('#b').focus());
    remove('a');
    expect(document.activeElement?.id).toBe('b');
  });

  it('is not fetched once it has left by itself', () => {
    show(<Frame />);
    act(() => find('#a').focus());
    act(() => find('#a').blur());
    remove('a');
    expect(document.activeElement).toBe(document.body);
  });

  it('is not taken from somebody who has it elsewhere by then', () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    show(<Frame />);
    const gone = find('#a');
    act(() => gone.focus());
    const moved = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(elsewhere);
    remove('a');
    moved.mockRestore();
    expect(document.activeElement).toBe(document.body);
    elsewhere.remove();
  });
});

describe('an area that scrolls', () => {
  class Sizes {
    static all: Sizes[] = [];
    seen = new Set<Element>();
    changed: () => void;
    constructor(changed: () => void) {
      this.changed = changed;
      Sizes.all.push(this);
    }
    observe = (element: Element) => void this.seen.add(element);
    unobserve = (element: Element) => void this.seen.delete(element);
    disconnect = () => this.seen.clear();
  }
  const size = { scrollHeight: 100, clientHeight: 100, scrollWidth: 100, clientWidth: 100 };
  const Area = ({ html = '<p>Text</p>', label }: { html?: string; label?: ReactNode }) => {
    const { ref, ...rest } = useScrollable<HTMLDivElement>(label);
    const frame = useCallback(
      (area: HTMLDivElement | null) => {
        if (area) for (const [name, value] of Object.entries(size)) Object.defineProperty(area, name, { configurable: true, value });
        return ref(area);
      },
      [ref],
    );
    return <div className="area" {...rest} ref={frame} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  const open = (sizes: Partial<typeof size> = {}, html?: string, label?: ReactNode) => {
    Object.assign(size, { scrollHeight: 100, clientHeight: 100, scrollWidth: 100, clientWidth: 100 }, sizes);
    Sizes.all = [];
    vi.stubGlobal('ResizeObserver', Sizes);
    show(<Area {...(html === undefined ? {} : { html })} label={label} />);
    return find('.area');
  };

  it.each([
    [{}, null],
    [{ scrollHeight: 101, scrollWidth: 101 }, null],
    [{ scrollHeight: 102 }, '0'],
    [{ scrollWidth: 102 }, '0'],
  ])('with the sizes %o is a stop of the Tab key: %s', (sizes, tabIndex) => expect(open(sizes).getAttribute('tabindex')).toBe(tabIndex));

  it.each<[ReactNode, number, string | null, string | null]>([
    ['Terms', 102, 'region', 'Terms'],
    ['Terms', 100, null, null],
    [<b key="b">Terms</b>, 102, null, null],
    ['', 102, null, null],
    [undefined, 102, null, null],
  ])('called %s, with %i px inside, is a %s named %s', (label, scrollHeight, role, name) => {
    const area = open({ scrollHeight }, undefined, label);
    expect([area.getAttribute('role'), area.getAttribute('aria-label')]).toEqual([role, name]);
  });

  it.each([
    ['<a href="#x">x</a>', null],
    ['<a>x</a>', '0'],
    ['<button>x</button>', null],
    ['<button disabled>x</button>', '0'],
    ['<p tabindex="-1">x</p>', '0'],
  ])('with %s in it is a stop of its own: %s', (html, tabIndex) =>
    expect(open({ scrollHeight: 200 }, html).getAttribute('tabindex')).toBe(tabIndex),
  );

  it('is looked at again when it or what is in it changes, until it goes', async () => {
    const area = open();
    const [sizes] = Sizes.all;
    expect([...(sizes?.seen ?? [])]).toEqual([area, ...area.children]);
    Object.defineProperty(area, 'scrollHeight', { configurable: true, value: 300 });
    act(() => sizes?.changed());
    expect(area.getAttribute('tabindex')).toBe('0');
    const late = document.createElement('button');
    await act(async () => void area.append(late));
    await vi.waitFor(() => expect(area.getAttribute('tabindex')).toBeNull());
    expect(sizes?.seen.has(late)).toBe(true);
    const stop = vi.spyOn(MutationObserver.prototype, 'disconnect');
    shown?.unmount();
    shown = undefined;
    expect(sizes?.seen.size).toBe(0);
    expect(stop).toHaveBeenCalledOnce();
    stop.mockRestore();
  });

  it('is no stop where the browser cannot tell sizes', () => {
    Object.assign(size, { scrollHeight: 300 });
    vi.stubGlobal('ResizeObserver', undefined);
    show(<Area />);
    expect(find('.area').getAttribute('tabindex')).toBeNull();
  });
});

describe('what all parts of a page share', () => {
  const Reader = () => <p>{JSON.stringify(useUi())}</p>;
  it('is nothing without a provider, and follows it', () => {
    expect(renderToString(<Reader />)).toBe('<p>{}</p>');
    const { container, rerender } = show(
      <UiProvider locale="en-US" timeZone="Europe/Berlin">
        <Reader />
      </UiProvider>,
    );
    expect(container.textContent).toBe('{"timeZone":"Europe/Berlin"}');
    rerender(
      <UiProvider locale="en-US" timeZone="UTC">
        <Reader />
      </UiProvider>,
    );
    expect(container.textContent).toBe('{"timeZone":"UTC"}');
  });
});
