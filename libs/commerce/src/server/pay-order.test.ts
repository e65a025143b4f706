import { beforeEach, expect, it, vi } from 'vitest';
import { createRequestScope, type RequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { payOrder } from './pay-order.ts';

const ID = 'a'.repeat(32);
const CURRENT = 'b'.repeat(32);
const OTHER = 'c'.repeat(32);
const ORIGIN = 'https://www.shop.example';
const PROVIDER = 'https://pay.example/1';

const refusal = (statusCode: number, code: string) =>
  new StoreApiError('no', { code: statusCode === 0 ? 'NETWORK' : 'REFUSED', statusCode, messages: [{ detail: '', code }] });

/** A visitor whose order is paid in the given state; `answers` overrides what the store says to a path. */
function visitor(state: string, answers: Record<string, () => unknown> = {}) {
  const calls: { path: string; body: unknown }[] = [];
  const order = {
    id: ID,
    transactions: [
      {
        id: 't',
        paymentMethodId: CURRENT,
        paymentMethod: { id: CURRENT, asynchronous: true },
        stateMachineState: { technicalName: state },
      },
    ],
  };
  const all: Record<string, () => unknown> = {
    '/order': () => ({ orders: { elements: [order] } }),
    '/order/payment': () => ({ success: true }),
    '/handle-payment': () => ({ redirectUrl: PROVIDER }),
    ...answers,
  };
  const client = {
    async request(call: { path: string; body: unknown }) {
      if (call.path !== '/order') calls.push({ path: call.path, body: call.body });
      return all[call.path]?.();
    },
  };
  return { calls, scope: createRequestScope({ client, hasSession: true, locale: 'en-US' } as unknown as RequestSession) };
}
const form = (fields: Record<string, string> = {}) =>
  new Request(`${ORIGIN}/checkout/success/${ID}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
const pay = (scope: RequestScope, fields?: Record<string, string>) =>
  payOrder(scope, form(fields), ID, { origin: ORIGIN, paymentOrigins: ['https://pay.example'] });
const pathsOf = (calls: { path: string }[]) => calls.map(({ path }) => path);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

it('an open payment is started as it is, and comes back to the order’s pages', async () => {
  const { scope, calls } = visitor('open');
  expect(await pay(scope, { paymentMethodId: CURRENT })).toEqual({ target: PROVIDER });
  expect(calls).toEqual([
    {
      path: '/handle-payment',
      body: { orderId: ID, finishUrl: `${ORIGIN}/checkout/success/${ID}/paid`, errorUrl: `${ORIGIN}/checkout/success/${ID}/unpaid` },
    },
  ]);
});

it.each(['failed', 'cancelled', 'reminded', 'unconfirmed', 'chargeback'])(
  'a payment that is %s is opened again before it is started',
  async (state) => {
    const { scope, calls } = visitor(state);
    expect(await pay(scope)).toEqual({ target: PROVIDER });
    expect(pathsOf(calls)).toEqual(['/order/payment', '/handle-payment']);
    expect(calls[0]?.body).toEqual({ orderId: ID, paymentMethodId: CURRENT });
  },
);

it('another method is set first, whatever the state', async () => {
  const { scope, calls } = visitor('open');
  expect(await pay(scope, { paymentMethodId: OTHER })).toEqual({ target: PROVIDER });
  expect(calls[0]).toEqual({ path: '/order/payment', body: { orderId: ID, paymentMethodId: OTHER } });
});

it.each(['paid', 'authorized', 'refunded'])('what is %s meanwhile is not paid again', async (state) => {
  const { scope, calls } = visitor(state);
  expect(await pay(scope, { paymentMethodId: OTHER })).toEqual({ outcome: 'none' });
  expect(calls).toEqual([]);
});

it('a payment that a provider holds gets no second one beside it', async () => {
  const { scope, calls } = visitor('in_progress');
  expect(await pay(scope)).toEqual({ outcome: 'busy' });
  expect(calls).toEqual([]);
});

it.each([
  ['the provider still holds it', '/order/payment', refusal(400, 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE'), 'busy'],
  ['the method does not fit', '/order/payment', refusal(404, 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE'), 'refused'],
  ['the store refuses the order in any other way', '/order/payment', refusal(400, 'OTHER'), 'refused'],
  ['the store is late', '/order/payment', refusal(408, 'OTHER'), 'unreachable'],
  ['the store breaks', '/order/payment', refusal(500, 'OTHER'), 'unreachable'],
  ['the store is away', '/order/payment', refusal(0, '0'), 'unreachable'],
  ['the payment breaks off', '/handle-payment', refusal(500, 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED'), 'unreachable'],
])('where %s, that is the answer', async (_what, path, error, outcome) => {
  const { scope } = visitor('failed', {
    [path]: () => {
      throw error;
    },
  });
  expect(await pay(scope, { paymentMethodId: OTHER })).toEqual({ outcome });
});

it('an order of somebody else is gone, and one that needs no provider leads nowhere', async () => {
  expect(await pay(visitor('open', { '/order': () => ({ orders: { elements: [] } }) }).scope)).toEqual({ outcome: 'gone' });
  expect(await pay(visitor('open', { '/handle-payment': () => ({ redirectUrl: null }) }).scope)).toEqual({ outcome: 'none' });
});

it('an address that is no payment provider of ours is not followed', async () => {
  expect(await pay(visitor('open', { '/handle-payment': () => ({ redirectUrl: 'https://evil.example/1' }) }).scope)).toEqual({
    outcome: 'unreachable',
  });
});
