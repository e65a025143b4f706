// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopProviders } from '../testing/shop-providers.tsx';
import { readLocalWishlist, writeLocalWishlist } from './local-wishlist.ts';
import { useWishlist, useWishlistSync } from './use-wishlist.ts';

const [VASE, LAMP, BOWL] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

/** The customer's list in the store; undefined before the first product, which a store answers with 404. */
let stored: string[] | undefined;
let calls: string[];
let isDown: boolean;
/** What happens to the next call that fits, besides or instead of its own answer. */
let fault: { on: string; run: () => void | Promise<void>; isApplied?: boolean; status?: number } | undefined;
let root: Root;
let list: ReturnType<typeof useWishlist>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [stored, calls, isDown, fault] = [undefined, [], false, undefined];
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    const input = new Request(address, init);
    const path = new URL(input.url).pathname.replace('/store-api/customer/wishlist', '');
    calls.push(`${input.method} ${path}`);
    if (isDown) return Response.json({ errors: [] }, { status: 500 });
    const [, action = '', id = ''] = path.split('/');
    const hit = fault?.on === action ? fault : undefined;
    if (hit) {
      fault = undefined;
      await hit.run();
      if (hit.isApplied !== true && hit.status === undefined) throw new TypeError('network');
      if (hit.status !== undefined)
        return Response.json(
          { errors: [{ status: String(hit.status), code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', detail: 'No' }] },
          { status: hit.status },
        );
    }
    if (action === 'merge') stored = [...new Set([...((await input.json()) as { productIds: string[] }).productIds, ...(stored ?? [])])];
    else if (action === 'add') stored = [id, ...(stored ?? [])];
    else if (action === 'delete') stored = stored?.filter((each) => each !== id);
    else if (stored === undefined)
      return Response.json({ errors: [{ status: '404', code: 'CHECKOUT__WISHLIST_NOT_FOUND', detail: 'No' }] }, { status: 404 });
    // Done, but nobody hears of it.
    if (hit?.isApplied === true) throw new TypeError('network');
    if (action !== '') return Response.json({ success: true });
    const { page = 1, limit = 100 } = (await input.json()) as { page?: number; limit?: number };
    return Response.json({
      products: { elements: (stored ?? []).slice((page - 1) * limit, page * limit).map((each) => ({ id: each })), total: stored?.length },
    });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Probe() {
  useWishlistSync();
  list = useWishlist();
  return null;
}
const open = (session: { isLoggedIn: boolean; isGuest?: boolean }) =>
  act(async () =>
    root.render(
      <ShopProviders session={session}>
        <Probe />
      </ShopProviders>,
    ),
  );
/** Waits for what React is still to draw. */
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  }, 4_000);
const shows = (...ids: string[]) => eventually(() => expect(list.ids).toEqual(ids));

describe('the wish list', () => {
  it.each([
    ['a visitor', { isLoggedIn: false, isGuest: false }],
    ['a guest', { isLoggedIn: false, isGuest: true }],
  ])('of %s is kept in local storage, and the store is not asked', async (_who, session) => {
    writeLocalWishlist(localStorage, [VASE]);
    await open(session);
    await shows(VASE);
    await act(() => list.toggle(LAMP));
    expect(readLocalWishlist(localStorage)).toEqual([LAMP, VASE]);
    await act(() => list.toggle(VASE));
    expect(readLocalWishlist(localStorage)).toEqual([LAMP]);
    expect(calls).toEqual([]);
  });

  it('of a customer is the one in the store: added to and removed from there', async () => {
    stored = [VASE];
    await open({ isLoggedIn: true });
    await shows(VASE);
    await act(() => list.toggle(LAMP));
    await act(() => list.toggle(VASE));
    expect(stored).toEqual([LAMP]);
    expect(readLocalWishlist(localStorage)).toEqual([]);
  });

  it('from before a login is merged into the store, and lost only when that has worked', async () => {
    stored = [BOWL];
    writeLocalWishlist(localStorage, [VASE]);
    isDown = true;
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    await open({ isLoggedIn: true });
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    expect(readLocalWishlist(localStorage)).toEqual([VASE]);

    isDown = false;
    await open({ isLoggedIn: false });
    await open({ isLoggedIn: true });
    await shows(VASE, BOWL);
    expect(stored).toEqual([VASE, BOWL]);
    expect(readLocalWishlist(localStorage)).toEqual([]);
  });

  it('from before a login is merged in parts of 100 where it is long, and keeps its order', async () => {
    const long = Array.from({ length: 150 }, (_, index) => index.toString(16).padStart(32, '0'));
    writeLocalWishlist(localStorage, long);
    await open({ isLoggedIn: true });
    await vi.waitFor(() => expect(readLocalWishlist(localStorage)).toEqual([]));
    expect(calls.filter((call) => call === 'POST /merge')).toHaveLength(2);
    expect(stored).toEqual(long);
  });

  it('that the store does not have yet (404) is empty, and nothing is logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    await open({ isLoggedIn: true });
    await vi.waitFor(() => expect(calls).toEqual(['POST ']));
    await shows();
    expect(logged).not.toHaveBeenCalled();
  });

  it('that cannot be loaded for another reason is logged', async () => {
    isDown = true;
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    await open({ isLoggedIn: true });
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  });

  it('shows a change at once and takes it back when the store refuses', async () => {
    stored = [VASE];
    await open({ isLoggedIn: true });
    await shows(VASE);
    isDown = true;
    await act(async () => expect(list.toggle(LAMP)).rejects.toMatchObject({ statusCode: 500 }));
    await shows(VASE);
  });

  it.each([
    ['an addition', LAMP, [VASE, BOWL]],
    ['a removal', BOWL, [VASE, BOWL]],
  ])('does not bring back %s that was refused with the next reading', async (_what, product, expected) => {
    stored = [VASE, BOWL];
    await open({ isLoggedIn: true });
    await shows(VASE, BOWL);
    isDown = true;
    await act(async () => expect(list.toggle(product)).rejects.toMatchObject({ statusCode: 500 }));
    isDown = false;
    await open({ isLoggedIn: false });
    await shows();
    await open({ isLoggedIn: true });
    await shows(...expected);
    expect(readLocalWishlist(localStorage)).toEqual([]);
  });

  it('has a product in its place again that could not be taken off because the session had ended', async () => {
    stored = [VASE, LAMP, BOWL];
    await open({ isLoggedIn: true });
    await shows(VASE, LAMP, BOWL);
    fault = { on: 'delete', run: () => undefined, status: 403 };
    await act(async () => expect(list.toggle(LAMP)).rejects.toMatchObject({ statusCode: 403 }));
    await shows(VASE, LAMP, BOWL);
    expect(readLocalWishlist(localStorage), 'the next login has nothing to take along').toEqual([]);
  });

  it.each([
    ['before it reached the store', false],
    ['after the store had done it', true],
  ])('loses nothing where the merge breaks off %s: it shows both lists, and the next try merges', async (_when, isApplied) => {
    stored = [BOWL];
    writeLocalWishlist(localStorage, [VASE, LAMP]);
    vi.spyOn(console, 'warn').mockReturnValue();
    fault = { on: 'merge', run: () => undefined, isApplied };
    await open({ isLoggedIn: true });
    await shows(VASE, LAMP, BOWL);
    expect(readLocalWishlist(localStorage)).toEqual([VASE, LAMP]);
    // What is taken off meanwhile does not come back with the merge.
    await act(() => list.toggle(LAMP));
    await shows(VASE, BOWL);
    await open({ isLoggedIn: false });
    await open({ isLoggedIn: true });
    await shows(VASE, BOWL);
    expect(stored).toEqual([VASE, BOWL]);
    expect(readLocalWishlist(localStorage)).toEqual([]);
  });

  it('keeps what another tab adds while the merge is under way', async () => {
    stored = [];
    writeLocalWishlist(localStorage, [VASE]);
    vi.spyOn(console, 'warn').mockReturnValue();
    let isFirst = true;
    const merge = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await merge(...call);
      if (isFirst && new Request(...call).url.endsWith('/merge')) {
        isFirst = false;
        writeLocalWishlist(localStorage, [LAMP, ...readLocalWishlist(localStorage)]);
      }
      return answer;
    });
    await open({ isLoggedIn: true });
    await shows(LAMP, VASE);
    expect(stored).toEqual([LAMP, VASE]);
    expect(readLocalWishlist(localStorage)).toEqual([]);
  });

  it('takes back the refused change alone: what was changed meanwhile stays', async () => {
    stored = [VASE];
    await open({ isLoggedIn: true });
    await shows(VASE);
    let refuse: () => void = () => undefined;
    fault = { on: 'add', run: () => new Promise((resolve) => (refuse = resolve)), status: 500 };
    // What two changes at a time draw is waited for, not acted out.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const drawn = (...ids: string[]) => vi.waitFor(() => expect(list.ids).toEqual(ids), 4_000);
    const refused = expect(list.toggle(LAMP)).rejects.toMatchObject({ statusCode: 500 });
    await drawn(LAMP, VASE);
    const done = list.toggle(BOWL);
    await drawn(BOWL, LAMP, VASE);
    refuse();
    await Promise.all([refused, done]);
    await drawn(BOWL, VASE);
    expect(stored).toEqual([BOWL, VASE]);
  });

  it('keeps what is pressed while the list of the store is still on its way', async () => {
    stored = [VASE, BOWL];
    let arrive: (() => void) | undefined;
    const store = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await store(...call);
      if (arrive === undefined) await new Promise<void>((resolve) => (arrive = resolve));
      return answer;
    });
    await open({ isLoggedIn: true });
    await eventually(() => expect(arrive).toBeDefined());
    await act(() => list.toggle(LAMP));
    await act(async () => arrive?.());
    await shows(LAMP, VASE, BOWL);
    expect(stored).toEqual([LAMP, VASE, BOWL]);
  });

  it('that ends up as it was pressed last, however quickly one presses', async () => {
    stored = [VASE];
    await open({ isLoggedIn: true });
    await shows(VASE);
    await act(async () => void (await Promise.all([list.toggle(LAMP), list.toggle(LAMP), list.toggle(LAMP)])));
    await shows(LAMP, VASE);
    expect(stored).toEqual([LAMP, VASE]);
  });

  it('keeps a product that was added after the session had ended: the next login takes it along', async () => {
    stored = [VASE];
    await open({ isLoggedIn: true });
    await shows(VASE);
    fault = { on: 'add', run: () => undefined, status: 403 };
    await act(async () => expect(list.toggle(LAMP)).rejects.toMatchObject({ statusCode: 403 }));
    expect(readLocalWishlist(localStorage)).toEqual([LAMP]);
    await open({ isLoggedIn: false });
    await shows(LAMP);
    await open({ isLoggedIn: true });
    await shows(LAMP, VASE);
    expect(stored).toEqual([LAMP, VASE]);
  });

  it('of a customer may be longer than one page of the store', async () => {
    stored = Array.from({ length: 130 }, (_, index) => index.toString(16).padStart(32, '0'));
    await open({ isLoggedIn: true });
    await shows(...stored);
  });
});
