// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIES } from '@vitrine/session';
import { EARLY_INPUT_EVENT, EARLY_INPUT_SCRIPT } from './early-input.ts';
import { restScript } from './rest.ts';

const ROUTER_SCRIPT = `
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterManifest = {"version":"1"};
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");`;
const FACTS = {
  stamp: null,
  localeCookie: 'i18n_redirected=de-DE; Path=/; Max-Age=60',
  stored: ['list'],
  isCounted: false,
  channels: ['cart'],
  stylesAhead: ['/assets/product.css', '/assets/list.css'],
  offline: 'You are </script> offline.',
};

const started = vi.fn<(address: string) => Promise<unknown>>();
const seen = new Set<() => void>();

/** Runs a page's script as the document does; what it imports is told instead. */
function rest(facts: { stamp?: string | null; isCounted?: boolean } = {}, html = '<main></main>'): void {
  document.body.innerHTML = html;
  const script = restScript(ROUTER_SCRIPT, ['/assets/react-AbC_123.js', '/assets/shell.js'], { ...FACTS, ...facts });
  (0, eval)((script ?? '').replaceAll(/\bimport\(/g, 'started('));
}
const preloaded = () => [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const isAwake = () => started.mock.calls.length > 0;

beforeEach(() => {
  started.mockReset().mockResolvedValue({});
  vi.stubGlobal('started', started);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe = () => seen.add(() => this.#tell([{ isIntersecting: true }]));
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  // Whatever still rests lets go.
  dispatchEvent(new Event('pointermove'));
  vi.restoreAllMocks();
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('vitrineEarlyInput', undefined);
  localStorage.clear();
  document.cookie = `${COOKIES.sessionStamp.name}=; max-age=0`;
  document.head.innerHTML = '';
  seen.clear();
});

describe('a page that rests', () => {
  it('asks for nothing until there is a sign of somebody, then for all of it, once', async () => {
    rest();
    expect(isAwake()).toBe(false);
    dispatchEvent(new Event('pointermove'));
    dispatchEvent(new Event('keydown'));
    await vi.waitFor(() => expect(started.mock.calls.flat()).toEqual(['/assets/root.js', '/assets/page.js', '/assets/entry.js']));
    expect(preloaded()).toEqual(['/assets/react-AbC_123.js', '/assets/shell.js']);
    expect(window).toHaveProperty('__reactRouterRouteModules.page');
  });

  it("has React's file come by itself once all that is seen is there and the browser is idle", () => {
    let rested: () => void = () => undefined;
    const limits: (number | undefined)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: IdleRequestOptions) => {
      limits.push(options?.timeout);
      rested = callback;
    });
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    rest();
    rested();
    expect(preloaded()).toEqual([]);
    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(preloaded()).toEqual([]);
    expect(limits, 'a browser that draws nothing may never tell of a rest').toEqual([3_000]);
    rested();
    expect(preloaded()).toEqual(['/assets/react-AbC_123.js']);
    dispatchEvent(new Event('pointermove'));
    rested();
    expect(preloaded().slice(1), 'not once more').toEqual(['/assets/react-AbC_123.js', '/assets/shell.js']);
  });

  it('has the styles of the next page come with it, but those that it has, and where data are saved', () => {
    const ahead = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/list.css">';
    rest();
    expect(ahead()).toEqual(['/assets/product.css']);
    document.head.innerHTML = '';
    Object.assign(navigator, { connection: { saveData: true } });
    rest();
    expect(ahead()).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('rests on while a link is pressed that leads away, and wakes by the key that reaches one', () => {
    rest({}, '<a href="/vase"><b>Vase</b></a>');
    const at = (type: string) => document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
    vi.stubGlobal('vitrineEarlyInput', { isPressing: () => true });
    for (const sign of ['pointerdown', 'touchstart', 'focusin', 'click']) at(sign);
    expect(isAwake()).toBe(false);
    vi.stubGlobal('vitrineEarlyInput', { isPressing: () => false });
    at('focusin');
    expect(isAwake()).toBe(true);
  });

  it.each([
    [true, 'granted', true],
    [true, 'denied', false],
    [false, 'granted', false],
  ])('where the brand counts (%s) and the visitor has said %s, it loads by itself: %s', async (isCounted, said, isDue) => {
    document.cookie = `${COOKIES.consent.name}=${said}`;
    rest({ isCounted });
    await vi.waitFor(() => expect(isAwake() || preloaded().length > 0).toBe(true));
    document.cookie = `${COOKIES.consent.name}=; max-age=0`;
    expect(isAwake()).toBe(isDue);
  });

  it('remembers its language itself, since a page that may be cached brings no cookie', () => {
    rest();
    expect(document.cookie).toContain('i18n_redirected=de-DE');
    expect(isAwake()).toBe(false);
  });

  it.each(['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', EARLY_INPUT_EVENT])('wakes by %s', (sign) => {
    rest();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    if (sign === EARLY_INPUT_EVENT) dispatchEvent(new Event(sign));
    expect(isAwake()).toBe(true);
  });

  it.each([
    ['an error page', '<div data-at-once></div>', true],
    ['a message that scripts go on from', '<p role="alert">No.</p>', true],
    ['the place where messages will be', '<p role="alert"></p>', false],
    ['a field that was refused', '<input aria-invalid="true">', true],
    ['a skeleton', '<span class="v-skeleton"></span>', true],
    ['a block that failed on the server', '<template></template>', true],
    ['nothing of its own', '<p>Vases</p>', false],
  ])('with %s it is awake at once: %s', (_what, html, expected) => {
    rest({}, html);
    expect(isAwake()).toBe(expected);
  });

  it('is awake at once where the browser keeps what it shows', () => {
    localStorage.setItem('list', '[]');
    rest();
    expect(isAwake()).toBe(true);
  });

  it('is awake at once where something was done before', () => {
    (0, eval)(EARLY_INPUT_SCRIPT);
    document.body.innerHTML = '<button type="button"></button>';
    document.querySelector('button')?.click();
    const script = restScript(ROUTER_SCRIPT, [], FACTS);
    (0, eval)((script ?? '').replaceAll(/\bimport\(/g, 'started('));
    expect(isAwake()).toBe(true);
    const holder = window as { vitrineEarlyInput?: { stop(): void } };
    holder.vitrineEarlyInput?.stop();
    delete holder.vitrineEarlyInput;
  });

  it('wakes where what moves by itself comes into sight', () => {
    rest({}, '<div data-on-sight></div>');
    expect(isAwake()).toBe(false);
    for (const see of seen) see();
    expect(isAwake()).toBe(true);
  });

  it('rests for as long as what counts down has nothing new to say, and not a moment longer', () => {
    vi.useFakeTimers();
    const pass = (ms: number) => vi.advanceTimersByTime(ms);
    rest({}, '<p data-rests-for="90000"></p><p data-rests-for="60000"></p>');
    pass(59_500);
    expect(isAwake()).toBe(false);
    pass(1_000);
    expect(isAwake()).toBe(true);
    vi.useRealTimers();
  });

  it('is awake at once where the moment has come, and asks again a while later where its code did not', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    started.mockRejectedValue(new TypeError('Failed to fetch'));
    rest({}, '<p data-rests-for="0"></p>');
    expect(isAwake()).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    const tries = started.mock.calls.length;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(started.mock.calls.length).toBeGreaterThan(tries);
    started.mockResolvedValue({});
    vi.useRealTimers();
  });

  it('wakes once the session is another one than it shows', () => {
    rest({ stamp: null });
    dispatchEvent(new Event('focus'));
    expect(isAwake()).toBe(false);
    document.cookie = `${COOKIES.sessionStamp.name}=abc`;
    dispatchEvent(new Event('focus'));
    expect(isAwake()).toBe(true);
  });

  it('rests on with the session that it shows', () => {
    document.cookie = `${COOKIES.sessionStamp.name}=abc`;
    rest({ stamp: 'abc' });
    dispatchEvent(new Event('focus'));
    expect(isAwake()).toBe(false);
    document.cookie = `${COOKIES.sessionStamp.name}=; max-age=0`;
  });

  it('without a line keeps the page, says so, and asks for nothing', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    rest({}, '<a href="/other">Other</a>');
    dispatchEvent(new Event('offline'));
    expect(document.querySelector('.v-rest-notice')?.textContent).toBe(FACTS.offline);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(isAwake()).toBe(false);
    onLine.mockReturnValue(true);
  });

  it('asks again with the next sign where its code did not come', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    started.mockRejectedValue(new TypeError('Failed to fetch'));
    rest();
    dispatchEvent(new Event('pointermove'));
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    const before = started.mock.calls.length;
    dispatchEvent(new Event('pointermove'));
    expect(started.mock.calls.length).toBeGreaterThan(before);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
    started.mockResolvedValue({});
  });
});

describe('the script of a page that rests', () => {
  it('lets no text end it', () => expect(restScript(ROUTER_SCRIPT, [], FACTS)).not.toContain('</script'));

  it('rests whatever space the router leaves around it', () =>
    expect(restScript(`\n${ROUTER_SCRIPT}\n `, [], FACTS)).toContain('await import("/assets/entry.js")'));

  it.each([
    [' '],
    ['import "/hmr.js";\nimport * as route0 from "/a.js";\nimport("/entry.js");'],
    ['import * as route0 from "/a.js";'],
    ['import { a } from "/a.js";\nimport * as route0 from "/b.js";\nimport("/entry.js");'],
  ])('is none where the router writes another: %j', (script) => expect(restScript(script, [], FACTS)).toBeUndefined());
});
