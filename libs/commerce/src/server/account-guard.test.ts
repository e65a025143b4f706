import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createRequestScope, pageRecord, setRequestScope } from '@vitrine/app-shell/server';
import { parseLocalePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { accountGuard } from './account-guard.ts';
import { loadPaymentChoice } from './load-account.ts';

const refused = (statusCode: number) => Promise.reject(new StoreApiError('no', { code: 'REFUSED' as 'TIMEOUT', statusCode, messages: [] }));
const CUSTOMER = { id: 'c', guest: false, active: true };

/** A visitor's session, by what their store says of them. */
function visitor(answer: () => Promise<unknown>, hasSession = true): RequestSession {
  const client = { cartMemory: { forget: () => undefined }, request: answer };
  const session = { client, hasSession, locale: 'de-DE', shared: { paymentMethods: async () => [{ id: 'p1' }] } };
  return session as unknown as RequestSession;
}
/** What the guard makes of a visit, and whether a cache may keep that. */
async function guard(session: RequestSession): Promise<{ answer: unknown; isNoStore: boolean }> {
  const context = new RouterContextProvider();
  setRequestScope(context, parseLocalePath('/de-DE/account/order'), { session });
  const next = vi.fn(async () => new Response('the page'));
  const url = new URL('https://shop.example/de-DE/account/order?p=2');
  const run = accountGuard as unknown as (args: object, next: () => Promise<Response>) => Promise<Response>;
  const answer = await run({ url, context }, next).then(
    (response) => response.text(),
    (thrown: unknown) => (thrown instanceof Response ? `${thrown.status} ${thrown.headers.get('location')}` : thrown),
  );
  return { answer, isNoStore: pageRecord(context).isNoStore };
}
const LOGIN = `303 /de-DE/login?returnTo=${encodeURIComponent('/de-DE/account/order?p=2')}`;

describe('the account', () => {
  it('is open to whoever is signed in, and kept by no cache', async () => {
    expect(await guard(visitor(async () => ({ customer: CUSTOMER })))).toEqual({ answer: 'the page', isNoStore: true });
  });
  it.each([
    ['a stranger', visitor(async () => ({ customer: CUSTOMER }), false)],
    ['a guest', visitor(async () => ({ customer: { ...CUSTOMER, guest: true } }))],
    ['whom the store refuses', visitor(() => refused(403))],
  ])('leads %s to the log-in and back, kept by no cache either', async (_who, session) => {
    expect(await guard(session)).toEqual({ answer: LOGIN, isNoStore: true });
  });
  it('does not take a store that is broken for a log-out', async () => {
    expect((await guard(visitor(() => refused(500)))).answer).not.toBe(LOGIN);
  });
});

it('the ways to pay are those of the shop with the customer’s own, and kept by no cache', async () => {
  const scope = createRequestScope(
    visitor(async () => ({ customer: { ...CUSTOMER, defaultPaymentMethodId: 'p1' }, paymentMethod: { id: 'p2' } })),
  );
  expect(await loadPaymentChoice(scope)).toEqual({ methods: [{ id: 'p1' }], currentId: 'p1' });
  expect(scope.page.isNoStore).toBe(true);
});
