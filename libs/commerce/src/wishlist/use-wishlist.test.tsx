// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '../customer/session-context.tsx';
import type { ShellData } from '../shell/shell-data.ts';
import { ScreenProvider } from '../shell/screen.tsx';
import { StoreClientProvider } from '../shell/store-client.tsx';
import { readLocalWishlist, writeLocalWishlist } from './local-wishlist.ts';
import { useWishlist, useWishlistSync } from './use-wishlist.ts';

const [VASE, LAMP, BOWL] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

/** The customer's list in the store; undefined before the first product, which a store answers with 404. */
let stored: string[] | undefined;
let calls: string[];
let isDown: boolean;
let root: Root;
let list: ReturnType<typeof useWishlist>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [stored, calls, isDown] = [undefined, [], false];
  localStorage.clear();
  vi.stubGlobal('fetch', async (input: Request) => {
    const path = new URL(input.url, location.href).pathname.replace('/store-api/customer/wishlist', '');
    calls.push(`${input.method} ${path}`);
    if (isDown) return Response.json({ errors: [] }, { status: 500 });
    const [, action, id = ''] = path.split('/');
    if (action === 'merge') stored = [...((await input.json()) as { productIds: string[] }).productIds, ...(stored ?? [])];
    else if (action === 'add') stored = [id, ...(stored ?? [])];
    else if (action === 'delete') stored = stored?.filter((each) => each !== id);
    else if (stored === undefined) return Response.json({ errors: [{ status: '404', code: 'CHECKOUT__WISHLIST_NOT_FOUND', detail: 'No' }] }, { status: 404 });
    return Response.json(action === '' || action === undefined ? { products: { elements: (stored ?? []).map((each) => ({ id: each })), total: stored?.length } } : { success: true });
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
      <QueryClientProvider client={new QueryClient()}>
        <ScreenProvider>
          <StoreClientProvider locale="en-US" languageId={undefined}>
            <SessionProvider shell={{ session } as unknown as ShellData}>
              <Probe />
            </SessionProvider>
          </StoreClientProvider>
        </ScreenProvider>
      </QueryClientProvider>,
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
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(readLocalWishlist(localStorage)).toEqual([VASE]);

    isDown = false;
    await open({ isLoggedIn: false });
    await open({ isLoggedIn: true });
    await shows(VASE, BOWL);
    expect(stored).toEqual([VASE, BOWL]);
    expect(readLocalWishlist(localStorage)).toEqual([]);
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
});
