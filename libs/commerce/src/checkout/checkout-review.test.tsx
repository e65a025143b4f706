// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '@vitrine/store-api-client';
import { recallPayment } from '../order/payment-memory.ts';
import { ShopProviders } from '../testing/shop-providers.tsx';
import { t } from '../testing/shop-texts.ts';
import { CheckoutReview, type CheckoutReviewProps } from './checkout-review.tsx';
import { useContextChange } from './use-checkout.ts';

const ORDER_ID = 'a'.repeat(32);
const price = { unitPrice: 10, totalPrice: 10, quantity: 1, positionPrice: 10, calculatedTaxes: [] };
const cartOf = (...states: string[][]) =>
  ({
    lineItems: states.map((each, index) => ({
      id: String(index),
      type: 'product',
      label: `Item ${index}`,
      quantity: 1,
      states: each,
      price,
    })),
    price,
    deliveries: [],
    errors: [],
  }) as unknown as Cart;
const PHYSICAL = cartOf(['is-physical']);
const DOWNLOAD = cartOf(['is-download'], ['is-physical']);

let root: Root;
let ordered: unknown[];
let refused: string[];
/** What the store answers to an order. */
let place: () => Response | Promise<Response>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  ordered = [];
  refused = [];
  place = () => Response.json({ id: ORDER_ID });
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input, location.href);
    if (!pathname.endsWith('/checkout/order')) return Response.json(PHYSICAL);
    ordered.push(JSON.parse(String(init?.body)));
    return place();
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

let queries: QueryClient;
async function open(cart: Cart, canOrder = true, props: Partial<CheckoutReviewProps> = {}, beside: ReactNode = null): Promise<void> {
  queries = new QueryClient();
  queries.setQueryData(['cart', 'current'], cart);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          {beside}
          <CheckoutReview cart={cart} canOrder={canOrder} onRefused={({ text }) => refused.push(text)} {...props} />
        </>
      ),
    },
    { path: '/checkout/success/:id', Component: () => <h1>Thank you</h1> },
    { path: '/checkout/success/:id/unpaid', Component: () => <h1>Not paid</h1> },
  ]);
  await act(async () =>
    root.render(
      <ShopProviders queries={queries} session={{ hasSession: true }}>
        <Stub />
      </ShopProviders>,
    ),
  );
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const tick = (index: number) => act(async () => boxes()[index]?.click());
const submit = () => act(async () => document.querySelector<HTMLFormElement>('form:has(input[type=checkbox])')?.requestSubmit());
const text = () => document.body.textContent;

describe('an order', () => {
  it('needs the acceptance of the terms', async () => {
    await open(PHYSICAL);
    expect(boxes()).toHaveLength(1);
    await submit();
    expect(text()).toContain(t('checkout.terms.required'));
    expect(ordered).toEqual([]);
    await tick(0);
    await submit();
    await vi.waitFor(() => expect(text()).toContain('Thank you'), 4_000);
    expect(ordered).toHaveLength(1);
  });

  it('of digital goods needs a waiver of the right to cancel, too', async () => {
    await open(DOWNLOAD);
    expect(boxes()).toHaveLength(2);
    await tick(0);
    await submit();
    expect(text()).toContain(t('checkout.terms.revocationRequired'));
    expect(ordered).toEqual([]);
    await tick(1);
    await submit();
    await vi.waitFor(() => expect(ordered).toHaveLength(1), 4_000);
  });

  it('cannot be placed by whoever is neither logged in nor a guest customer', async () => {
    await open(PHYSICAL, false);
    expect(boxes()).toEqual([]);
    expect(text()).toContain(t('checkout.identity.required'));
  });

  it('is sent once, with its comment and what the shopper saw, and its payment is to be started', async () => {
    await open({ ...PHYSICAL, hash: 'seen' } as Cart, true, {
      answer: { typed: { comment: '  Ring twice ', terms: true, waiver: false } },
    });
    await submit();
    await vi.waitFor(() => expect(text()).toContain('Thank you'), 4_000);
    expect(ordered).toEqual([{ customerComment: 'Ring twice', hash: 'seen' }]);
    expect(recallPayment(ORDER_ID)).toEqual({ step: 'new' });
    expect(queries.getQueryData(['cart', 'current'])).toBeUndefined();
  });

  it('whose payment has failed already leads to its page, where nothing is started again', async () => {
    place = () =>
      Response.json(
        {
          errors: [
            {
              code: 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED',
              status: '500',
              detail: '',
              meta: { parameters: { orderId: ORDER_ID.replace('a', 'b') } },
            },
          ],
        },
        { status: 500 },
      );
    await open(PHYSICAL);
    await tick(0);
    await submit();
    await vi.waitFor(() => expect(text()).toContain('Not paid'), 4_000);
    expect(recallPayment(ORDER_ID.replace('a', 'b'))).toBeUndefined();
  });

  it('that the store refuses says why, keeps what was typed, and has the cart read again', async () => {
    place = () => Response.json({ errors: [{ code: 'CHECKOUT__CART_HASH_MISMATCH', status: '409', detail: '' }] }, { status: 409 });
    await open(PHYSICAL);
    await tick(0);
    await submit();
    await vi.waitFor(() => expect(refused).toEqual(['cartChanged']), 4_000);
    await vi.waitFor(() => expect(text()).toContain(t('checkout.order.cartChanged')), 4_000);
    expect(boxes()[0]?.checked).toBe(true);
    expect(queries.getQueryState(['cart', 'current'])?.isInvalidated).toBe(true);
  });

  it('of a cart that something stands against cannot be sent', async () => {
    const error = { key: 'k', messageKey: 'shipping-method-blocked', level: 20, message: '', name: 'Post' };
    await open({ ...PHYSICAL, errors: [error] } as unknown as Cart);
    expect(text()).toContain(t('checkout.order.blocked'));
    await tick(0);
    await submit();
    expect(ordered).toEqual([]);
    await act(async () => root.render(null));
    await open(PHYSICAL);
    expect(text()).not.toContain(t('checkout.order.blocked'));
  });

  it('tells of the right to cancel unless all of it is downloaded', async () => {
    const hint = document.createElement('p');
    hint.innerHTML = t('checkout.terms.withdrawal').replaceAll(/<[^>]*>/g, '');
    await open(DOWNLOAD);
    expect(text()).toContain(hint.textContent);
    await act(async () => root.render(null));
    await open(cartOf(['is-download']));
    expect(text()).not.toContain(hint.textContent);
  });

  it('shows what a form without scripts has answered: what was typed, what is missing, why it was refused', async () => {
    await open(DOWNLOAD, true, {
      answer: {
        typed: { comment: 'Ring twice', terms: false, waiver: true },
        isChecked: true,
        refusal: { text: 'unreachable', notes: [] },
      },
    });
    const comment = document.querySelector('textarea');
    expect([comment?.value, comment?.rows, comment?.maxLength]).toEqual(['Ring twice', 2, 1_000]);
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
    expect(text()).toContain(t('checkout.terms.required'));
    expect(text()).not.toContain(t('checkout.terms.revocationRequired'));
    expect(text()).toContain(t('checkout.order.unreachable'));
  });

  it('stays to be seen, and cannot be sent, while somebody whose session has ended says who they are', async () => {
    await open(PHYSICAL, false, { hasEnded: true });
    expect(boxes()).toHaveLength(1);
    expect(text()).toContain(t('checkout.identity.required'));
    await tick(0);
    await submit();
    expect(ordered).toEqual([]);
    await act(async () => root.render(null));
    await open(PHYSICAL, true, { hasEnded: true });
    expect(text()).not.toContain(t('checkout.identity.required'));
  });

  it('waits for a change of the methods or of the cart that is on its way: its sums are those of before', async () => {
    let answer = (): void => undefined;
    let change: ReturnType<typeof useContextChange> | undefined;
    function Changes() {
      change = useContextChange();
      return null;
    }
    await open(PHYSICAL, true, {}, <Changes />);
    const isOff = () => document.querySelector<HTMLButtonElement>('button.v-button--primary')?.disabled;
    const becomes = (expected: boolean) =>
      vi.waitFor(async () => {
        await act(async () => undefined);
        expect(isOff()).toBe(expected);
      });
    expect(isOff()).toBe(false);
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(Response.json(PHYSICAL)))));
    await act(async () => change?.mutate({ paymentMethodId: 'p' }));
    await becomes(true);
    await act(async () => answer());
    await becomes(false);
  });
});
