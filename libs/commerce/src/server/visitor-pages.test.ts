import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestScope, type RequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import * as server from './index.ts';
import { loadOrders } from './load-order.ts';

const ID = 'a'.repeat(32);
const URL_OF = (search = '') => new URL(`https://shop.example/en-US/page${search}`);
const form = (search = '') =>
  new Request(URL_OF(search), { method: 'POST', body: new URLSearchParams({ form: 'contact', slotId: ID, pageType: 'category' }) });

/** A visitor whose store is out of order. */
function scopeOf(): RequestScope {
  const fail = () => Promise.reject(new StoreApiError('no', { code: 'REFUSED', statusCode: 503, messages: [] }));
  const client = { request: fail, cartMemory: { forget: () => undefined } };
  const shared = { countries: fail, salutations: fail, paymentMethods: fail, navigation: fail };
  const session = { client, shared, hasSession: true, locale: 'en-US', accountAnswerMs: 1, clientForWrite: fail, changeContext: fail };
  return createRequestScope(session as unknown as RequestSession);
}
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('what a page says of one visitor is kept by no cache, whatever the store answers', () => {
  it.each<readonly [string, (scope: RequestScope) => unknown]>([
    ['the log-out', (scope) => server.logOut(scope)],
    ['an account of a guest', (scope) => server.becomeCustomer(scope, form(), ID)],
    ['a change of the e-mail address', (scope) => server.changeAccount(scope, form(), URL_OF('?form=email'))],
    ['a change of how to pay', (scope) => server.changePayment(scope, form())],
    ['a link of the newsletter', (scope) => server.followNewsletterLink(scope, form(), URL_OF())],
    ['a link of a registration', (scope) => server.loadRegistrationLink(scope, URL_OF())],
    ['a registration that is confirmed', (scope) => server.followRegistrationLink(scope, URL_OF())],
    ['an order by its link', (scope) => server.loadGuestOrder(scope, 'code')],
    ['an order that is proved', (scope) => server.openGuestOrder(scope, form(), 'code')],
    ['the account', (scope) => server.loadAccountOverview(scope)],
    ['the profile', (scope) => server.loadProfile(scope)],
    ['the addresses', (scope) => server.loadAddressBook(scope)],
    ['an address', (scope) => server.loadAddressForm(scope)],
    ['how to pay', (scope) => server.loadPaymentChoice(scope)],
    ['the newsletter', (scope) => server.loadNewsletter(scope)],
    ['the cart', (scope) => server.loadCart(scope)],
    ['the checkout', (scope) => server.loadCheckout(scope)],
    ['an order', (scope) => server.loadPayableOrder(scope, ID)],
    ['the newest orders', (scope) => loadOrders(scope)],
    ['all orders', (scope) => server.loadOrderHistory(scope, URL_OF())],
    ['the files of orders', (scope) => server.loadOrderFiles(scope)],
    ['a link to a new password that is asked for', (scope) => server.requestRecovery(scope, form())],
    ['a link to a new password', (scope) => server.loadRecovery(scope, URL_OF())],
    ['a new password', (scope) => server.resetPassword(scope, form(), URL_OF())],
    ['a form of a page', (scope) => server.sendPageForm(scope, form(), URL_OF())],
    ['the log-in', (scope) => server.logIn(scope, form(), URL_OF())],
    ['a registration', (scope) => server.registerAccount(scope, form(), URL_OF())],
    ['a form of the checkout', (scope) => server.submitCheckout(scope, form(), URL_OF(), { origin: 'https://shop.example' })],
    ['the form of a withdrawal', (scope) => server.loadWithdrawal(scope, URL_OF())],
    ['a withdrawal', (scope) => server.withdraw(scope, form())],
  ])('%s', async (_what, run) => {
    const scope = scopeOf();
    expect(scope.page.isNoStore).toBe(false);
    await Promise.resolve()
      .then(() => run(scope))
      .catch(() => undefined);
    expect(scope.page.isNoStore).toBe(true);
  });
});
