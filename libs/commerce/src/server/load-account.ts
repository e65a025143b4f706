import { type RequestScope, withPassingFailure } from '@vitrine/app-shell/server';
import {
  type Customer,
  type CustomerAddress,
  getNewsletterStatus,
  isEntityId,
  isStoreApiError,
  listAddresses,
  type Order,
  type PaymentMethod,
} from '@vitrine/store-api-client';
import type { AccountOverview } from '../account/account-page.tsx';
import type { AddressBook } from '../account/address-pages.tsx';
import { type NewsletterState, newsletterState } from '../account/newsletter-state.ts';
import type { AddressChoices } from '../customer/address-choices.ts';
import { loadAddressChoices } from './load-checkout.ts';
import { notFound } from './load-content-page.ts';
import { loadOrders } from './load-order.ts';

/** Newest orders that the overview shows. */
const NEWEST = 3;
const ADDRESS_ASSOCIATIONS = { country: {}, countryState: {}, salutation: {} };

/** The customer whom the guard has let through. */
async function customerOf({ salesChannelContext }: RequestScope): Promise<Customer> {
  const { customer } = await salesChannelContext();
  if (!customer) throw new Error('A page of the account is loaded behind its guard.');
  return customer;
}

/** A part of the overview; null where the store fails, so that the others still show. */
const part = <Part>(load: Promise<Part>): Promise<Part | null> =>
  load.catch((error: unknown) => {
    if (isStoreApiError(error)) return null;
    throw error;
  });

/** Everything on one page: newest orders, default addresses, newsletter. */
export const loadAccountOverview = withPassingFailure(async (scope: RequestScope): Promise<AccountOverview> => {
  const { session } = scope;
  scope.page.markNoStore();
  const [customer, orders, status] = await Promise.all([
    customerOf(scope),
    part<Order[]>(loadOrders(scope)),
    part(getNewsletterStatus(session.client)),
  ]);
  return {
    orders: orders?.slice(0, NEWEST) ?? null,
    email: customer.email,
    billingAddress: customer.defaultBillingAddress ?? null,
    shippingAddress: customer.defaultShippingAddress ?? null,
    newsletter: status === null ? null : newsletterState(status),
  };
});

/** The customer's own data, and the salutations to choose from. */
export const loadProfile = withPassingFailure(async (scope: RequestScope): Promise<{ customer: Customer; choices: AddressChoices }> => {
  scope.page.markNoStore();
  const [customer, choices] = await Promise.all([customerOf(scope), loadAddressChoices(scope)]);
  return { customer, choices };
});

/** The customer's addresses, those of default first. */
export const loadAddressBook = withPassingFailure(async (scope: RequestScope): Promise<AddressBook> => {
  scope.page.markNoStore();
  const [{ defaultBillingAddressId: billingId, defaultShippingAddressId: shippingId }, { elements }] = await Promise.all([
    customerOf(scope),
    listAddresses(scope.session.client, { associations: ADDRESS_ASSOCIATIONS }),
  ]);
  const rank = ({ id }: CustomerAddress): number => (id === billingId ? 0 : id === shippingId ? 1 : 2);
  return { addresses: elements.toSorted((a, b) => rank(a) - rank(b)), billingId, shippingId };
});

/** What the form of an address is made of. @throws 404 for an address that is nobody's, or somebody else's. */
export const loadAddressForm = withPassingFailure(
  async (scope: RequestScope, id?: string): Promise<{ address: CustomerAddress | null; choices: AddressChoices }> => {
    scope.page.markNoStore();
    const [choices, address] = await Promise.all([loadAddressChoices(scope), id === undefined ? null : ownAddress(scope, id)]);
    if (id !== undefined && address === null) throw notFound(`/account/address/${id}`);
    return { address, choices };
  },
);

async function ownAddress({ session }: RequestScope, id: string): Promise<CustomerAddress | null> {
  if (!isEntityId(id)) return null;
  const { elements } = await listAddresses(session.client, { ids: [id], limit: 1 });
  return elements.find((address) => address.id === id) ?? null;
}

/** The ways to pay, and the customer's own. */
export const loadPaymentChoice = withPassingFailure(
  async (scope: RequestScope): Promise<{ methods: readonly PaymentMethod[]; currentId: string }> => {
    scope.page.markNoStore();
    const [methods, { customer, paymentMethod }] = await Promise.all([scope.session.shared.paymentMethods(), scope.salesChannelContext()]);
    // Stores from 6.7 on keep the session's choice alone.
    return { methods, currentId: customer?.defaultPaymentMethodId ?? paymentMethod.id };
  },
);

/** How the customer stands with the newsletter. */
export const loadNewsletter = withPassingFailure(async (scope: RequestScope): Promise<{ state: NewsletterState; email: string }> => {
  scope.page.markNoStore();
  const [{ email }, status] = await Promise.all([customerOf(scope), getNewsletterStatus(scope.session.client)]);
  return { state: newsletterState(status), email };
});
