import { beforeEach, expect, it, vi } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { changeOrder } from './change-order.ts';

const ID = 'a'.repeat(32);
const CURRENT = 'b'.repeat(32);
const OTHER = 'c'.repeat(32);
const refuse = (statusCode: number) => () => {
  throw new StoreApiError('no', { code: statusCode === 0 ? 'NETWORK' : 'REFUSED', statusCode, messages: [] });
};

/** A visitor whose order is in a state; `answers` overrides what the store says to a path. */
function visitor(state: string, answers: Record<string, () => unknown> = {}, payment = 'open') {
  const calls: { path: string; body: unknown }[] = [];
  const order = {
    id: ID,
    stateMachineState: { technicalName: state },
    lineItems: [{ id: 'l', type: 'product', label: 'Mug', quantity: 2, productId: OTHER }],
    transactions: [{ id: 't', paymentMethodId: CURRENT, stateMachineState: { technicalName: payment } }],
  };
  const all: Record<string, () => unknown> = {
    '/order': () => ({ orders: { elements: [order] } }),
    '/order/state/cancel': () => ({ technicalName: 'cancelled' }),
    '/order/payment': () => ({ success: true }),
    ...answers,
  };
  const client = {
    async request(call: { path: string; body: unknown }) {
      if (call.path !== '/order') calls.push({ path: call.path, body: call.body });
      return all[call.path]?.();
    },
  };
  const session = { client, hasSession: true, locale: 'en-US', clientForWrite: async () => client };
  return { calls, scope: createRequestScope(session as unknown as RequestSession) };
}
const form = (fields: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
  new Request('https://www.shop.example/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new URLSearchParams(fields).toString(),
  });
const cancel = form.bind(undefined, { intent: 'cancel' });
const pay = (paymentMethodId: string) => form({ intent: 'payment', paymentMethodId });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

it('an order that is open is cancelled; one that is completed is not asked for', async () => {
  const open = visitor('open');
  expect(await changeOrder(open.scope, cancel(), ID)).toEqual({ intent: 'cancel', outcome: 'done' });
  expect(open.calls).toEqual([{ path: '/order/state/cancel', body: { orderId: ID } }]);
  const completed = visitor('completed');
  expect(await changeOrder(completed.scope, cancel(), ID)).toEqual({ intent: 'cancel', outcome: 'refused' });
  expect(completed.calls).toEqual([]);
});

it.each([
  [400, 'refused'],
  [404, 'refused'],
  [0, 'unreachable'],
  [408, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('a store that answers %i to a cancellation is told as %s', async (status, outcome) => {
  expect(await changeOrder(visitor('open', { '/order/state/cancel': refuse(status) }).scope, cancel(), ID)).toMatchObject({ outcome });
});

it('the order of somebody else is gone, whatever is asked', async () => {
  const { scope, calls } = visitor('open', { '/order': () => ({ orders: { elements: [] } }) });
  for (const request of [cancel(), pay(OTHER), form({ intent: 'again' })])
    expect(await changeOrder(scope, request, ID)).toMatchObject({ outcome: 'gone' });
  expect(calls).toEqual([]);
});

it('the payment method is changed where the payment allows, and left where it is the same', async () => {
  const open = visitor('open');
  expect(await changeOrder(open.scope, pay(OTHER), ID)).toEqual({ intent: 'payment', outcome: 'done' });
  expect(await changeOrder(open.scope, pay(CURRENT), ID)).toEqual({ intent: 'payment', outcome: 'done' });
  expect(open.calls).toEqual([{ path: '/order/payment', body: { orderId: ID, paymentMethodId: OTHER } }]);
  const paid = visitor('open', {}, 'paid');
  expect(await changeOrder(paid.scope, pay(OTHER), ID)).toMatchObject({ outcome: 'refused' });
  expect(await changeOrder(visitor('open', { '/order/payment': refuse(400) }).scope, pay(OTHER), ID)).toMatchObject({ outcome: 'refused' });
});

it.each([{}, { intent: 'delete' }, { intent: 'payment' }, { intent: 'payment', paymentMethodId: '../x' }])(
  'a form that is none of the page’s changes nothing: %j',
  async (fields) => {
    const { scope, calls } = visitor('open');
    expect(await changeOrder(scope, form(fields), ID)).toBeUndefined();
    expect(calls).toEqual([]);
  },
);

it('anything but a plain form is refused', async () => {
  await expect(changeOrder(visitor('open').scope, form({ intent: 'cancel' }, 'text/plain'), ID)).rejects.toMatchObject({ status: 415 });
});
