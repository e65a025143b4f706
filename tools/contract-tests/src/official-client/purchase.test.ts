import { ApiClientError, createAPIClient } from '@shopware/api-client';
import type { operations } from '@shopware/api-client/store-api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStoreUnderTest, type StoreUnderTest } from '../official/store-under-test.ts';

type OfficialClient = ReturnType<typeof createAPIClient<operations>>;

let store: StoreUnderTest;
let client: OfficialClient;
const tokens: string[] = [];

beforeAll(async () => {
  store = await startStoreUnderTest();
  client = connect();
});
afterAll(() => store.close());

function connect(onToken: (token: string) => void = (token) => tokens.push(token)): OfficialClient {
  const official = createAPIClient<operations>({ baseURL: `${store.url}/store-api`, accessToken: store.roles.accessKey });
  official.hook('onContextChanged', onToken);
  return official;
}

const registration = (email: string) => ({
  email,
  password: 'correct-horse-1',
  salutationId: store.roles.salutation,
  firstName: 'Ada',
  lastName: 'Example',
  acceptedDataProtection: true,
  storefrontUrl: store.storefrontUrl,
  // The official types take the answer’s address for the request’s.
  billingAddress: {
    firstName: 'Ada',
    lastName: 'Example',
    street: 'Musterstr. 1',
    zipcode: '12345',
    city: 'Berlin',
    countryId: store.roles.country,
    id: '',
    customerId: '',
  },
});

describe('the official client buys on the embedded store', () => {
  let orderId: string;

  test('it gets a session and keeps its token', async () => {
    const { data } = await client.invoke('readContext get /context');
    expect(data.salesChannel.id).toMatch(/^[0-9a-f]{32}$/);
    expect(tokens.length).toBeGreaterThan(0);
    expect(data.token).toBe(tokens.at(-1));
  });

  test('it finds its way to a product: menu, listing, search, page, address', async () => {
    const menu = await client.invoke('readNavigation post /navigation/{activeId}/{rootId}', {
      pathParams: { activeId: 'main-navigation', rootId: 'main-navigation' },
      headers: { 'sw-include-seo-urls': true },
      body: { depth: 2 },
    });
    expect(menu.data.length).toBeGreaterThan(0);
    const listing = await client.invoke('readProductListing post /product-listing/{categoryId}', {
      pathParams: { categoryId: store.roles.category },
      body: { limit: 3 },
    });
    expect(listing.data.elements.length).toBeGreaterThan(0);
    const found = await client.invoke('searchPage post /search', { body: { search: store.roles.plain.name['en-US'] } });
    expect(found.data.elements.map(({ id }) => id)).toContain(store.roles.plain.id);
    const { data } = await client.invoke('readProductDetail post /product/{productId}', {
      pathParams: { productId: store.roles.plain.id },
    });
    expect(data.product.calculatedPrice.unitPrice).toBeGreaterThan(0);
    const { data: paths } = await client.invoke('readSeoUrl post /seo-url', {
      body: { filter: [{ type: 'equals', field: 'foreignKey', value: store.roles.plain.id }] },
    });
    expect(paths.elements?.[0]?.seoPathInfo).toMatch(/\S/);
  });

  test('what it puts into the cart is there, and is still there after registering', async () => {
    const { data: cart } = await client.invoke('addLineItem post /checkout/cart/line-item', {
      body: { items: [{ id: store.roles.plain.id, type: 'product', referencedId: store.roles.plain.id, quantity: 2 }] },
    });
    expect(cart.lineItems?.map(({ referencedId, quantity }) => [referencedId, quantity])).toEqual([[store.roles.plain.id, 2]]);
    const before = tokens.at(-1);
    const { data: customer } = await client.invoke('register post /account/register', { body: registration('official@example.com') });
    expect(customer.email).toBe('official@example.com');
    expect(tokens.at(-1)).not.toBe(before);
    const { data: kept } = await client.invoke('readCart get /checkout/cart');
    expect(kept.lineItems?.map(({ referencedId, quantity }) => [referencedId, quantity])).toEqual([[store.roles.plain.id, 2]]);
  });

  test('it chooses how to ship and to pay', async () => {
    const shipping = await client.invoke('readShippingMethod post /shipping-method', { query: { onlyAvailable: true }, body: {} });
    const payment = await client.invoke('readPaymentMethod post /payment-method', { body: { onlyAvailable: true } });
    const shippingMethodId = shipping.data.elements?.at(-1)?.id ?? '';
    const paymentMethodId = payment.data.elements?.find(({ id }) => id === store.roles.redirecting)?.id ?? '';
    await client.invoke('updateContext patch /context', { body: { shippingMethodId, paymentMethodId } });
    const { data } = await client.invoke('readContext get /context');
    expect([data.shippingMethod?.id, data.paymentMethod?.id]).toEqual([shippingMethodId, paymentMethodId]);
  });

  test('it orders, and the cart is empty then', async () => {
    const { data: order } = await client.invoke('createOrder post /checkout/order', { body: {} });
    orderId = order.id;
    expect(order.lineItems?.map(({ quantity }) => quantity)).toEqual([2]);
    const { data: cart } = await client.invoke('readCart get /checkout/cart');
    expect(cart.lineItems).toEqual([]);
  });

  test('it is sent to the payment page, where the order is paid', async () => {
    const { data } = await client.invoke('handlePaymentMethod post /handle-payment', {
      body: { orderId, finishUrl: `${store.storefrontUrl}/finish`, errorUrl: `${store.storefrontUrl}/error` },
    });
    const page = new URL(data.redirectUrl ?? '');
    const answer = await fetch(`${store.pagesUrl}${page.pathname}${page.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: store.storefrontUrl },
      body: 'result=paid',
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toMatch(/\/finish/);
    const { data: list } = await client.invoke('readOrder post /order', {
      body: {
        filter: [{ type: 'equals', field: 'id', value: orderId }],
        associations: { transactions: { associations: { stateMachineState: {} } } },
      } as never,
    });
    expect(list.orders.elements.map(({ id }) => id)).toEqual([orderId]);
    expect(list.orders.elements[0]?.transactions?.at(-1)?.stateMachineState?.technicalName).toBe('paid');
  });

  test('after logging out it is a stranger', async () => {
    await client.invoke('logoutCustomer post /account/logout');
    const refusal = await client.invoke('readCustomer post /account/customer', { body: {} }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiClientError);
    expect((refusal as ApiClientError<{ errors: { code: string }[] }>).details.errors[0]?.code).toBe('CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
  });

  test('it logs in again and finds its order', async () => {
    await client.invoke('loginCustomer post /account/login', { body: { username: 'official@example.com', password: 'correct-horse-1' } });
    const { data } = await client.invoke('readOrder post /order', { body: {} });
    expect(data.orders.elements.map(({ id }) => id)).toEqual([orderId]);
  });

  test('a guest orders as well', async () => {
    const guest = connect(() => undefined);
    const { password: _none, ...rest } = registration('official-guest@example.com');
    await guest.invoke('register post /account/register', { body: { ...rest, guest: true } as never });
    await guest.invoke('updateContext patch /context', { body: { paymentMethodId: store.roles.invoice } });
    await guest.invoke('addLineItem post /checkout/cart/line-item', {
      body: { items: [{ id: store.roles.plain.id, type: 'product', referencedId: store.roles.plain.id, quantity: 1 }] },
    });
    const { data: order } = await guest.invoke('createOrder post /checkout/order', { body: {} });
    const { data } = await guest.invoke('handlePaymentMethod post /handle-payment', { body: { orderId: order.id } });
    expect(data.redirectUrl).toBeNull();
  });
});
