import { describe, expect, it } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { loadAccountOverview, loadAddressBook, loadAddressForm, loadNewsletter, loadPaymentChoice, loadProfile } from './load-account.ts';

const id = (letter: string) => letter.repeat(32);
const BILLING = { id: id('b'), street: 'Main Street 1' };
const SHIPPING = { id: id('d'), street: 'Harbor 2' };
const OTHER = { id: id('0'), street: 'Elsewhere 3' };
const CUSTOMER = {
  id: 'c',
  email: 'ada@vitrine.example',
  defaultBillingAddressId: BILLING.id,
  defaultShippingAddressId: SHIPPING.id,
  defaultBillingAddress: BILLING,
  defaultShippingAddress: SHIPPING,
};
const refused = (statusCode: number) => new StoreApiError('no', { code: 'REFUSED', statusCode, messages: [] });
const orders = [1, 2, 3, 4].map((number) => ({ id: id(String(number)) }));

/** A customer of a store that answers by path. */
function account(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: { path: string; body: unknown }[] = [];
  const all: Readonly<Record<string, unknown>> = {
    '/context': { customer: CUSTOMER, paymentMethod: { id: 'session' } },
    '/order': { orders: { elements: orders } },
    '/account/newsletter-recipient': { status: 'optIn' },
    '/account/list-address': { elements: [OTHER, SHIPPING, BILLING] },
    ...answers,
  };
  const client = {
    request: async ({ path, body }: { path: string; body?: unknown }) => {
      asked.push({ path, body });
      const answer = all[path];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const shared = { countries: async () => [], salutations: async () => [], paymentMethods: async () => [{ id: 'card' }] };
  const session = { client, hasSession: true, locale: 'en-US', shared } as unknown as RequestSession;
  return { asked, scope: createRequestScope(session) };
}

describe('the overview of an account', () => {
  it('has the three newest orders, the default addresses and how the newsletter stands, kept by no cache', async () => {
    const { scope } = account();
    expect(await loadAccountOverview(scope)).toEqual({
      orders: orders.slice(0, 3),
      email: CUSTOMER.email,
      billingAddress: BILLING,
      shippingAddress: SHIPPING,
      newsletter: 'subscribed',
    });
    expect(scope.page.isNoStore).toBe(true);
  });
  it('shows its other parts while the store gives neither orders nor the newsletter', async () => {
    const { scope } = account({ '/order': refused(503), '/account/newsletter-recipient': refused(503) });
    expect(await loadAccountOverview(scope)).toMatchObject({ orders: null, newsletter: null, billingAddress: BILLING });
  });
  it('does not hide what is wrong with the shop itself', async () => {
    await expect(loadAccountOverview(account({ '/order': new TypeError('broken') }).scope)).rejects.toThrow('broken');
  });
  it('is that of a customer who has no address yet', async () => {
    const customer = { id: 'c', email: CUSTOMER.email };
    const { scope } = account({ '/context': { customer } });
    expect(await loadAccountOverview(scope)).toMatchObject({ billingAddress: null, shippingAddress: null });
  });
  it('is nobody’s without a customer', async () => {
    await expect(loadAccountOverview(account({ '/context': { customer: null } }).scope)).rejects.toThrow('guard');
  });
});

describe('the address book', () => {
  it('begins with the default addresses, that of invoices first', async () => {
    const { scope } = account();
    const { addresses, billingId, shippingId } = await loadAddressBook(scope);
    expect(addresses).toEqual([BILLING, SHIPPING, OTHER]);
    expect([billingId, shippingId]).toEqual([BILLING.id, SHIPPING.id]);
    expect(scope.page.isNoStore).toBe(true);
  });
});

describe('the form of an address', () => {
  const answered = (work: Promise<unknown>) =>
    work.then(
      () => 'a form',
      (thrown: unknown) => (thrown instanceof Response ? thrown.status : (thrown as { init?: { status?: number } }).init?.status),
    );
  it('is filled in with the customer’s own', async () => {
    const { asked, scope } = account();
    expect((await loadAddressForm(scope, SHIPPING.id)).address).toBe(SHIPPING);
    expect(asked).toEqual([{ path: '/account/list-address', body: { ids: [SHIPPING.id], limit: 1 } }]);
    expect(scope.page.isNoStore).toBe(true);
  });
  it('is empty for a new one', async () => {
    const { asked, scope } = account();
    expect((await loadAddressForm(scope)).address).toBeNull();
    expect(asked).toEqual([]);
  });
  it('is not found for an address that is not the customer’s', async () => {
    expect(await answered(loadAddressForm(account().scope, id('f')))).toBe(404);
  });
  it('asks the store for nothing that is no id', async () => {
    const { asked, scope } = account();
    expect(await answered(loadAddressForm(scope, 'new'))).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe('what a customer may change', () => {
  it('are their own data, with salutations to choose from', async () => {
    const { scope } = account();
    expect(await loadProfile(scope)).toMatchObject({ customer: CUSTOMER, choices: { countries: [], salutations: [] } });
    expect(scope.page.isNoStore).toBe(true);
  });
  it.each([
    ['the customer’s default', { ...CUSTOMER, defaultPaymentMethodId: 'own' }, 'own'],
    ['the session’s where customers have none', CUSTOMER, 'session'],
  ])('is how they pay, which is %s', async (_what, customer, currentId) => {
    const { scope } = account({ '/context': { customer, paymentMethod: { id: 'session' } } });
    expect(await loadPaymentChoice(scope)).toEqual({ methods: [{ id: 'card' }], currentId });
  });
  it('is the newsletter, which waits for its mail to be followed', async () => {
    const { scope } = account({ '/account/newsletter-recipient': { status: 'notSet' } });
    expect(await loadNewsletter(scope)).toEqual({ state: 'pending', email: CUSTOMER.email });
    expect(scope.page.isNoStore).toBe(true);
  });
});
