// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, StaticRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocale, useSwitchLocalePath } from './locale-context.tsx';
import { LocaleLink, PrefetchLink } from './locale-link.tsx';
import { allowsPrefetch } from './prefetch.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const at = (location: string, element: ReactNode): string => renderToString(<StaticRouter location={location}>{element}</StaticRouter>);
const hrefs = (html: string): (string | undefined)[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('links are in the locale of the address', () => {
  it.each([
    ['/checkout', '/account?a=1#b', '/account?a=1#b'],
    ['/de-DE/checkout', '/account', '/de-DE/account'],
    ['/de-DE', '/', '/de-DE'],
    ['/de-DE', 'https://example.com/x', 'https://example.com/x'],
    ['/de-DE', '//evil.example', '/de-DE/evil.example'],
  ])('at %s a link to %s leads to %s', (location, to, expected) =>
    expect(hrefs(at(location, <LocaleLink to={to}>x</LocaleLink>))).toEqual([expected]),
  );
  it('or in another by its code', () =>
    expect(
      hrefs(
        at(
          '/de-DE',
          <LocaleLink to="/a" locale="en-GB" hrefLang="en-GB">
            x
          </LocaleLink>,
        ),
      ),
    ).toContain('/en-GB/a'));
});

describe('a language switch', () => {
  function Switch({ target }: { target?: string }): ReactNode {
    const switchTo = useSwitchLocalePath();
    return <a href={switchTo('en-GB', target)}>{useLocale().code}</a>;
  }
  it('stays on the page', () => expect(at('/de-DE/a?p=2', <Switch />)).toBe('<a href="/en-GB/a?p=2">de-DE</a>'));
  it('keeps the fragment that the browser knows, and follows it for as long as it is shown', async () => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    location.hash = '#first';
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const Stub = createRoutesStub([{ path: '*', Component: () => <Switch /> }]);
    act(() => root.render(<Stub initialEntries={['/de-DE/a']} />));
    const href = () => host.querySelector('a')?.getAttribute('href');
    expect(href()).toBe('/en-GB/a#first');
    history.replaceState(null, '', '#second');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(href()).toBe('/en-GB/a#second');
    act(() => root.unmount());
    expect(removed.mock.calls.map(([name]) => name)).toContain('hashchange');
    history.replaceState(null, '', '/');
    host.remove();
    removed.mockRestore();
  });
  it("goes to the page's own slug", () => expect(hrefs(at('/de-DE/Lampen', <Switch target="/Lamps" />))).toEqual(['/en-GB/Lamps']));
});

describe('prefetching', () => {
  let root: Root;
  let host: HTMLElement;
  let observe: (() => void) | undefined;

  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    vi.useFakeTimers();
    host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
    observe = undefined;
    vi.stubGlobal('IntersectionObserver', function (callback: (entries: { isIntersecting: boolean }[]) => void) {
      return { observe: () => (observe = () => callback([{ isIntersecting: true }])), disconnect: () => undefined };
    });
  });
  afterEach(() => {
    act(() => root.unmount());
    host.remove();
    Reflect.deleteProperty(navigator, 'connection');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const connect = (connection: object) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const render = (element: ReactNode) => {
    const Stub = createRoutesStub([
      { id: 'home', path: '/', Component: () => element },
      { id: 'target', path: '/target', loader: () => null, Component: () => null },
    ]);
    act(() => root.render(<Stub initialEntries={['/']} />));
    return host.querySelector('a') as HTMLAnchorElement;
  };
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  /** The router marks what it loads ahead by elements beside the link. */
  const hover = (link: HTMLElement) => act(() => link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));

  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('on %j: %s', (information, allowed) => expect(allowsPrefetch(information)).toBe(allowed));

  it('starts on hover', async () => {
    const link = render(<LocaleLink to="/target">x</LocaleLink>);
    expect(document.querySelectorAll('link')).toHaveLength(0);
    hover(link);
    await pass(100);
    expect([...document.querySelectorAll('link')].map((element) => element.getAttribute('href'))).toContain('/target.data');
  });
  it('starts one second after the link came up, where it is in view', async () => {
    render(<PrefetchLink to="/target">x</PrefetchLink>);
    await pass(999);
    expect(observe).toBeUndefined();
    await pass(1);
    expect(observe).toBeTypeOf('function');
  });
  it('is deferred for a prefetch link alone', async () => {
    render(<LocaleLink to="/target">x</LocaleLink>);
    await pass(5_000);
    expect(observe).toBeUndefined();
  });
  it('heeds a line that has become slow, and no longer once the link is gone', async () => {
    const listeners = new Set<() => void>();
    const line = {
      effectiveType: '4g',
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
    connect(line);
    const link = render(<LocaleLink to="/target">x</LocaleLink>);
    line.effectiveType = '2g';
    act(() => listeners.forEach((listener) => listener()));
    hover(link);
    await pass(100);
    expect(document.querySelectorAll('link')).toHaveLength(0);
    expect(listeners.size).toBe(1);
    act(() => root.render(null));
    expect(listeners.size).toBe(0);
  });
  it.each([{ effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { saveData: true }])('does not start on %j', async (connection) => {
    connect(connection);
    const link = render(<PrefetchLink to="/target">x</PrefetchLink>);
    hover(link);
    await pass(5_000);
    expect(observe).toBeUndefined();
    expect(document.querySelectorAll('link')).toHaveLength(0);
  });
});
