// @vitest-environment jsdom
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClientOptions } from './browser-client.ts';
import { COOKIES, serializeCookie } from './cookies.ts';
import { mayMakeSession } from './first-write.ts';
import { STORE_API_CALLS } from './server/relay-rules.ts';

const setStamp = (stamp: string | undefined) => void (document.cookie = serializeCookie(COOKIES.sessionStamp, stamp, { secure: false }));
const setLocks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true });

/** A server that gives a session to each first write, and takes its time. */
let made: number;
let underWay: number;
let mostUnderWay: number;
beforeEach(() => {
  [made, underWay, mostUnderWay] = [0, 0, 0];
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    const hasSession = document.cookie.includes(COOKIES.sessionStamp.name);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    // Long enough for whatever is under way to overtake.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    if (!hasSession && init?.method !== 'GET') setStamp(`session${(made += 1)}`);
    return new Response('{}');
  });
  setLocks(locks);
});
afterEach(() => {
  setStamp(undefined);
  setLocks(undefined);
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Another tab has modules of its own, and the same cookies and locks. */
const openTab = async () => (vi.resetModules(), (await import('./browser-client.ts')).browserClientOptions('en-US').fetch);
const addToCart = (send: typeof fetch, signal?: AbortSignal) =>
  send('/store-api/checkout/cart/line-item', { method: 'POST', ...(signal ? { signal } : {}) });

describe('the first writes of a newcomer', () => {
  it('share one session, although they are sent at once from two tabs', async () => {
    const tabs = [await openTab(), await openTab()];
    await Promise.all(Array.from({ length: 20 }, (_, index) => addToCart(tabs[index % 2] ?? fetch)));
    expect(made).toBe(1);
    expect(mostUnderWay, 'once there is a session nobody waits').toBeGreaterThan(1);
  });

  it('share one session in a page whose browser has no locks', async () => {
    setLocks(undefined);
    const tab = await openTab();
    await Promise.all(Array.from({ length: 20 }, () => addToCart(tab)));
    expect(made).toBe(1);
  });

  it('let the next one make the session where the first has failed', async () => {
    const tab = await openTab();
    const working = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(addToCart(tab)).rejects.toThrow('offline');
    vi.stubGlobal('fetch', working);
    await addToCart(tab);
    expect(made).toBe(1);
  });

  it('end at once where their page gives up waiting', async () => {
    const tab = await openTab();
    const first = addToCart(tab);
    const impatient = new AbortController();
    const waiting = addToCart(tab, impatient.signal);
    impatient.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(made, 'it does not wait for the answer to the first').toBe(0);
    await first;
    expect(made).toBe(1);
  });
});

it('reads of a newcomer wait for nobody', async () => {
  const tab = await openTab();
  await Promise.all([addToCart(tab), ...Array.from({ length: 5 }, () => tab('/store-api/search', { method: 'POST' }))]);
  expect(mostUnderWay).toBe(6);
});

it('nothing that a script can read leads to a session: no id is sent, and one that was kept is removed', () => {
  localStorage.setItem('vitrine-visit', 'ab'.repeat(16));
  const { headers } = browserClientOptions('en-US');
  expect(Object.keys(headers)).toEqual(['x-vitrine-locale']);
  expect(localStorage.getItem('vitrine-visit')).toBeNull();
});

describe('the calls that may make a session', () => {
  /** Every path that a pattern stands for, each of its alternatives once. */
  const samplesOf = (source: string): string[] => {
    const group = /\(\?:([^()]*)\)/.exec(source);
    if (!group)
      return [
        source
          .replace(/\[0-9a-f\]\{32\}/g, 'a'.repeat(32))
          .replace(/\[A-Za-z0-9_-\]\{1,64\}/g, 'code')
          .replace(/[\\^$]/g, ''),
      ];
    return (group[1] ?? '').split('|').flatMap((choice) => samplesOf(source.replace(group[0], choice)));
  };
  const rows = STORE_API_CALLS.flatMap(({ methods, pattern, kind }) =>
    methods
      .filter((method) => method !== 'GET')
      .flatMap((method) => samplesOf(pattern.source).map((path) => ({ method, path, pattern, kind }))),
  );
  it.each(rows)('$method $path ($kind)', ({ method, path, pattern, kind }) => {
    expect(path).toMatch(pattern);
    expect(mayMakeSession(method, `/store-api${path}`)).toBe(kind === 'write' || kind === 'change');
  });
  it('POST /dsr/appointment/…/join-as-client', () => {
    expect(mayMakeSession('POST', '/store-api/dsr/appointment/spring/join-as-client')).toBe(true);
  });
});
