// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShellData } from '@vitrine/app-shell';
import { COOKIES, serializeCookie } from '@vitrine/session';
import type { Cart, SalesChannelContext } from '@vitrine/store-api-client';
import { isSessionEndSaidAtom } from '../customer/use-session-end.ts';
import { ShopProviders } from '../testing/shop-providers.tsx';
import { type KeptCheckout, useKeptCheckout } from './use-kept-checkout.ts';

const CART = {
  lineItems: [
    { id: 'l', type: 'product', referencedId: 'p', quantity: 2 },
    { id: 'd', type: 'promotion', referencedId: 'x', quantity: 1, good: false, payload: { code: 'SAVE' } },
  ],
  errors: [],
} as unknown as Cart;
const EMPTY = { lineItems: [], errors: [] } as unknown as Cart;
const context = (guest: boolean | null) =>
  ({
    customer: guest === null ? null : { id: 'c', guest, firstName: 'Ada', lastName: 'Byron', email: 'ada@vitrine.example' },
  }) as unknown as SalesChannelContext;
const shell = (who: 'guest' | 'customer' | 'nobody', stamp: string, isKnown = true) =>
  ({ stamp, session: { hasSession: true, isKnown, isGuest: who === 'guest', isLoggedIn: who === 'customer' } }) as unknown as ShellData;

let root: Root;
let kept: KeptCheckout;
/** Whether the page says by itself that a session has ended. */
let isEndSaid: boolean;
let sent: unknown[];
let found: Cart;
const queryClient = new QueryClient();

function Probe({ cart, of }: { cart: Cart | undefined; of: SalesChannelContext | undefined }) {
  kept = useKeptCheckout(cart, of);
  return null;
}
function Beside() {
  isEndSaid = useAtomValue(isSessionEndSaidAtom);
  return null;
}
const show = (data: ShellData, cart: Cart | undefined, of: SalesChannelContext | undefined, isOpen = true) =>
  act(async () =>
    root.render(
      <ShopProviders queries={queryClient} shell={data} session={data.session}>
        {isOpen ? <Probe cart={cart} of={of} /> : null}
        <Beside />
      </ShopProviders>,
    ),
  );

/** Of the session that the browser has, which the page may not know yet. */
const setStamp = (stamp: string) => void (document.cookie = serializeCookie(COOKIES.sessionStamp, stamp, { secure: false }));

beforeEach(() => {
  setStamp('one');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  found = EMPTY;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(new URL(input, location.href), init);
    if (request.url.endsWith('/line-item')) sent.push(await request.json());
    return Response.json(found);
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

for (const who of ['guest', 'customer'] as const) {
  it(`a ${who} whose session ends keeps the cart on the page, whichever answer tells first`, async () => {
    await show(shell(who, 'one'), CART, context(who === 'guest'));
    expect(kept.hasEnded).toBe(false);
    // The context knows it before the shell does.
    await show(shell(who, 'one'), CART, context(null));
    await show(shell('nobody', 'two'), CART, context(null));
    await show(shell('nobody', 'two'), EMPTY, context(null));
    expect(kept).toMatchObject({ hasEnded: true, cart: CART, customer: { email: 'ada@vitrine.example', guest: who === 'guest' } });
  });
}

it('who it is that orders is kept from the moment on in which it is known', async () => {
  await show(shell('guest', 'one'), CART, undefined);
  await show(shell('guest', 'one'), CART, context(true));
  await show(shell('nobody', 'two'), EMPTY, context(null));
  expect(kept).toMatchObject({ hasEnded: true, customer: { email: 'ada@vitrine.example' } });
});

it('an empty cart that comes before the page knows of another session takes nothing from the page', async () => {
  await show(shell('customer', 'one'), CART, context(false));
  setStamp('two');
  await show(shell('customer', 'one'), EMPTY, context(false));
  expect(kept.cart).toBe(CART);
  await show(shell('nobody', 'two'), EMPTY, context(null));
  expect(kept).toMatchObject({ hasEnded: true, cart: CART, customer: { guest: false } });
});

it('a log-in that brings the very session of before back shows its cart until that is read', async () => {
  await show(shell('customer', 'one'), CART, context(false));
  setStamp('two');
  await show(shell('nobody', 'two'), EMPTY, context(null));
  setStamp('one');
  await show(shell('customer', 'one'), EMPTY, context(null));
  expect(kept).toMatchObject({ hasEnded: true, cart: CART });
  const found = { ...CART };
  await show(shell('customer', 'one'), found, context(false));
  expect(kept).toMatchObject({ hasEnded: false, cart: found });
});

it('the cart is put together again, with its codes, but not on top of one that is there', async () => {
  await show(shell('guest', 'one'), CART, context(true));
  await show(shell('nobody', 'two'), EMPTY, context(null));
  await act(async () => kept.restore());
  expect(sent).toEqual([
    {
      items: [
        expect.objectContaining({ type: 'product', id: 'l', referencedId: 'p', quantity: 2 }),
        expect.objectContaining({ type: 'promotion', referencedId: 'SAVE' }),
      ],
    },
  ]);
  found = CART;
  await act(async () => kept.restore());
  expect(sent).toHaveLength(1);
});

it('a cart that was emptied, ordered elsewhere or logged out of on purpose is simply empty', async () => {
  await show(shell('customer', 'one'), CART, context(false));
  await show(shell('customer', 'one'), EMPTY, context(false));
  expect(kept).toMatchObject({ hasEnded: false, cart: EMPTY });
  await show(shell('customer', 'one'), CART, context(false));
  await act(async () => kept.leave());
  await show(shell('nobody', 'two'), EMPTY, context(null));
  expect(kept).toMatchObject({ hasEnded: false, cart: EMPTY });
});

it('a store that is away for a moment has ended nothing', async () => {
  await show(shell('guest', 'one'), CART, context(true));
  await show(shell('nobody', 'one', false), CART, undefined);
  expect(kept).toMatchObject({ hasEnded: false, cart: CART });
});

it('the page says by itself that a session has ended as long as it keeps something', async () => {
  await show(shell('customer', 'one'), undefined, undefined);
  expect(isEndSaid).toBe(false);
  await show(shell('customer', 'one'), CART, context(false));
  expect(isEndSaid).toBe(true);
  await show(shell('customer', 'one'), CART, context(false), false);
  expect(isEndSaid).toBe(false);
});

it('a cart is put together only where a session has ended, and is the known one then', async () => {
  await show(shell('guest', 'one'), CART, context(true));
  await act(async () => kept.restore());
  expect(sent).toEqual([]);
  expect(kept.customer).toBeNull();
  await show(shell('nobody', 'two'), EMPTY, context(null));
  queryClient.removeQueries();
  await act(async () => kept.restore());
  expect(sent).toHaveLength(1);
  expect(queryClient.getQueryData(['cart', 'current'])).toMatchObject({ lineItems: [] });
});

it('a cart that goes with the cookies of a visitor whom nobody knew has gone with its session, too', async () => {
  await show(shell('nobody', 'one'), CART, context(null));
  expect(kept.hasEnded).toBe(false);
  await show(shell('nobody', 'two', false), EMPTY, context(null));
  expect(kept.hasEnded).toBe(false);
  setStamp('two');
  await show(shell('nobody', 'two'), EMPTY, context(null));
  expect(kept).toMatchObject({ hasEnded: true, cart: CART, customer: null });
});

it('another cart of the same visitor in another session is simply that', async () => {
  await show(shell('customer', 'one'), CART, context(false));
  const other = { ...CART };
  setStamp('two');
  await show(shell('customer', 'two'), other, context(false));
  expect(kept).toMatchObject({ hasEnded: false });
  expect(kept.cart).toBe(other);
});
