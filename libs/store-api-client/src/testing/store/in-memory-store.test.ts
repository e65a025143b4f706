import { afterEach, describe, expect, test } from 'vitest';
import * as api from '../../index.ts';
import { createStoreApiClient, type StoreApiClient } from '../../index.ts';
import * as schemas from '../../schemas/index.ts';
import { startStoreServer } from '../node/store-server.ts';
import { createInMemoryStore, type InMemoryStore } from './in-memory-store.ts';
import { storeId } from './store-id.ts';

const ENDPOINT = 'https://shop.example/store-api';
const running: { close: () => Promise<void> }[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

const within = (store: InMemoryStore, options: Partial<api.StoreApiClientOptions> = {}): StoreApiClient =>
  createStoreApiClient({ endpoint: ENDPOINT, accessKey: store.accessKey, fetch: store.fetch, retry: { baseDelayMs: 1 }, ...options });

async function overHttp(store: InMemoryStore, options: Partial<api.StoreApiClientOptions> = {}): Promise<StoreApiClient> {
  const server = await startStoreServer(store);
  running.push(server);
  return createStoreApiClient({ endpoint: server.endpoint, accessKey: store.accessKey, retry: { baseDelayMs: 1 }, ...options });
}

const WAYS = [
  ['in the process', async (store: InMemoryStore, options?: Partial<api.StoreApiClientOptions>) => within(store, options)],
  ['over HTTP', overHttp],
] as const;

describe.each(WAYS)('faults %s', (_, connect) => {
  test('a slow answer comes late, and too late for a caller in a hurry', async () => {
    const store = createInMemoryStore();
    store.faults.slow(60, { path: '/context' });
    const started = performance.now();
    await api.getContext(await connect(store));
    expect(performance.now() - started).toBeGreaterThan(50);
    await expect(api.getContext(await connect(store, { timeoutMs: 20, retry: { limit: 0 } }))).rejects.toMatchObject({ statusCode: 408 });
  });

  test('a dropped request is a time-out; with handled it has taken effect', async () => {
    const store = createInMemoryStore();
    const client = await connect(store, { retry: { limit: 0 } });
    const path = '/checkout/cart/line-item';
    store.faults.drop({ method: 'POST', path, times: 1, handled: true });
    const deadline = new AbortController();
    const adding = api
      .addLineItems(client, [{ referencedId: storeId('product:mug'), quantity: 2 }], { signal: deadline.signal })
      .catch((error: unknown) => error);
    await expect.poll(() => store.count('POST', path), { timeout: 30_000 }).toBe(1);
    deadline.abort(new DOMException('Too late.', 'TimeoutError'));
    await adding;
    expect((await api.getCart(client)).lineItems.map(({ quantity }) => quantity)).toEqual([2]);
    store.faults.drop();
    await expect(api.getContext(client, { timeoutMs: 50 })).rejects.toMatchObject({ statusCode: 408 });
  });

  test.each(['before', 'after'] as const)(
    'a connection reset %s the request took effect is retried for GET, and a network error in the end',
    async (when) => {
      const store = createInMemoryStore();
      const client = await connect(store);
      store.faults.reset({ path: '/context', when, times: 1 });
      await expect(api.getContext(client)).resolves.toMatchObject({ apiAlias: 'sales_channel_context' });
      expect(store.count('GET', '/context')).toBe(2);
      store.faults.reset({ path: '/context', when });
      await expect(api.getContext(client)).rejects.toMatchObject({ statusCode: 0 });
    },
  );

  test('a connection reset inside the answer is a network error', async () => {
    const store = createInMemoryStore();
    store.faults.reset({ path: '/context', when: 'inside-body' });
    await expect(api.getContext(await connect(store))).rejects.toMatchObject({ statusCode: 0 });
  });

  test('malformed JSON is an error of the client’s own', async () => {
    const store = createInMemoryStore();
    store.faults.malformed({ path: '/language' });
    await expect(api.listLanguages(await connect(store))).rejects.toMatchObject({ name: 'StoreApiError', statusCode: 500 });
  });

  test('a status answers with an error body and Retry-After, and does nothing', async () => {
    const store = createInMemoryStore();
    const client = await connect(store);
    store.faults.status(503, { retryAfter: 0, code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE' }, { path: '/context', times: 1 });
    await expect(api.getContext(client)).resolves.toMatchObject({ apiAlias: 'sales_channel_context' });
    store.faults.status(409, { code: 'CHECKOUT__CART_HASH_MISMATCH' }, { method: 'post', path: '/checkout/*' });
    await expect(api.createOrder(client)).rejects.toMatchObject({ statusCode: 409, messages: [{ code: 'CHECKOUT__CART_HASH_MISMATCH' }] });
    await expect(api.addLineItems(client, [{ referencedId: storeId('product:mug'), quantity: 1 }])).rejects.toMatchObject({
      statusCode: 409,
    });
    expect((await api.getCart(client)).lineItems).toEqual([]);
  });
});

describe('fault switches', () => {
  test('count as often as they were told, and until they are switched off', async () => {
    const store = createInMemoryStore();
    const ask = async (): Promise<number> =>
      (await store.fetch(`${ENDPOINT}/language`, { headers: { 'sw-access-key': store.accessKey } })).status;
    store.faults.status(500, {}, { times: 2 });
    expect([await ask(), await ask(), await ask()]).toEqual([500, 500, 200]);
    const off = store.faults.status(502);
    expect([await ask(), await ask()]).toEqual([502, 502]);
    off();
    expect(await ask()).toBe(200);
    store.faults.status(503);
    store.faults.clear();
    expect(await ask()).toBe(200);
  });

  test('hit the method and path that they name, and no other', async () => {
    const store = createInMemoryStore();
    const ask = async (method: string, path: string): Promise<number> =>
      (await store.fetch(`${ENDPOINT}${path}`, { method, headers: { 'sw-access-key': store.accessKey } })).status;
    store.faults.status(418, {}, { method: 'POST', path: '/product*' });
    expect([
      await ask('POST', '/product'),
      await ask('POST', '/product-listing/x'),
      await ask('GET', '/product'),
      await ask('POST', '/language'),
    ]).toEqual([418, 418, 200, 200]);
  });
});

const product = storeId('product:mug');
const category = storeId('category:clothes');
const PROMISES: [
  string,
  (client: StoreApiClient) => Promise<unknown>,
  { safeParse: (value: unknown) => { success: boolean; error?: unknown } },
][] = [
  ['getContext', (c) => api.getContext(c), schemas.salesChannelContextSchema],
  ['listLanguages', (c) => api.listLanguages(c), schemas.entityListSchema(schemas.languageSchema)],
  ['listCurrencies', (c) => api.listCurrencies(c), schemas.entityListSchema(schemas.currencySchema)],
  ['listCountries', (c) => api.listCountries(c, { associations: { states: {} } }), schemas.entityListSchema(schemas.countrySchema)],
  ['listPaymentMethods', (c) => api.listPaymentMethods(c, { onlyAvailable: true }), schemas.entityListSchema(schemas.paymentMethodSchema)],
  [
    'listShippingMethods',
    (c) => api.listShippingMethods(c, { onlyAvailable: true }),
    schemas.entityListSchema(schemas.shippingMethodSchema),
  ],
  ['getNavigation', (c) => api.getNavigation(c, 'main-navigation', 'main-navigation'), schemas.navigationSchema],
  ['getCategory', (c) => api.getCategory(c, category), schemas.categorySchema],
  ['getLandingPage', (c) => api.getLandingPage(c, storeId('landing:spring')), schemas.landingPageSchema],
  ['findSeoUrls', (c) => api.findSeoUrls(c, {}), schemas.entityListSchema(schemas.seoUrlSchema)],
  ['listProducts', (c) => api.listProducts(c, {}), schemas.entityListSchema(schemas.productSchema)],
  [
    'getProduct',
    (c) => api.getProduct(c, storeId('product:shirt'), { associations: { media: {}, options: {} } }),
    schemas.productDetailSchema,
  ],
  [
    'findVariant',
    (c) => api.findVariant(c, storeId('product:shirt'), { options: { [storeId('group:size')]: storeId('option:M') } }),
    schemas.foundVariantSchema,
  ],
  ['getCrossSellings', (c) => api.getCrossSellings(c, product), schemas.crossSellingsSchema],
  ['getProductListing', (c) => api.getProductListing(c, category), schemas.productListingSchema],
  ['searchProducts', (c) => api.searchProducts(c, { search: 'socks' }), schemas.productListingSchema],
  ['suggestProducts', (c) => api.suggestProducts(c, { search: 'scarf' }), schemas.productListingSchema],
  [
    'addLineItems',
    (c) =>
      api.addLineItems(c, [
        { referencedId: product, quantity: 2 },
        { type: 'promotion', referencedId: 'TEN' },
      ]),
    schemas.cartSchema,
  ],
];

test.each(PROMISES)('the answer to %s keeps what its schema promises', async (_, run, promises) => {
  const checked = promises.safeParse(await run(within(createInMemoryStore())));
  expect(checked.error).toBeUndefined();
});

test('somebody walks from the cart to a paid order', async () => {
  const store = createInMemoryStore();
  const client = within(store);
  await api.addLineItems(client, [{ referencedId: product, quantity: 2 }]);
  await api.login(client, { username: 'ada@shop.example', password: 'ada-in-memory' });
  await api.setPaymentMethod(client, { id: storeId('payment:card') });
  const order = await api.createOrder(client, {});
  expect(schemas.orderSchema.safeParse(order).error).toBeUndefined();
  const paid = await api.handlePayment(client, {
    orderId: order.id,
    finishUrl: 'https://shop.example/ok',
    errorUrl: 'https://shop.example/no',
  });
  expect(paid.redirectUrl).toMatch(/^https:\/\/pay\.example\/card\?transaction=[0-9a-f]{32}$/);
  // The address comes once.
  expect(
    (await api.handlePayment(client, { orderId: order.id, finishUrl: 'https://shop.example/ok', errorUrl: 'https://shop.example/no' }))
      .redirectUrl,
  ).toBeNull();
  expect((await api.getCart(client)).lineItems).toEqual([]);
  await api.addToWishlist(client, product);
  expect(schemas.wishlistSchema.safeParse(await api.getWishlist(client)).error).toBeUndefined();
  expect(
    schemas.orderListSchema.safeParse(await api.listOrders(client, { associations: { lineItems: {}, transactions: {} } })).error,
  ).toBeUndefined();
});

test('quantities keep to minimum, steps, maximum and stock, each told once', async () => {
  const client = within(createInMemoryStore());
  const put = async (name: string, quantity: number): Promise<[number | undefined, string[]]> => {
    const id = storeId(`product:${name}`);
    await api.deleteCart(client);
    const cart = await api.addLineItems(client, [{ referencedId: id, quantity }]);
    return [cart.lineItems[0]?.quantity, cart.errors.map(({ messageKey }) => messageKey)];
  };
  expect(await put('beans', 1)).toEqual([2, ['min-order-quantity']]);
  expect(await put('beans', 5)).toEqual([4, ['purchase-steps-quantity']]);
  expect(await put('beans', 50)).toEqual([20, ['product-stock-reached']]);
  expect(await put('vase', 9)).toEqual([3, ['product-stock-reached']]);
  expect(await put('lamp', 1)).toEqual([undefined, ['product-out-of-stock']]);
  expect(await put('socks', 10)).toEqual([10, []]);
});

test('texts, paths, prices and domains follow language and currency', async () => {
  const store = createInMemoryStore({ origin: 'https://www.shop.example' });
  const german = within(store, { languageId: storeId('language:de-DE') });
  expect((await api.getProductListing(german, category)).elements.map((entry) => (entry.translated as { name: string }).name)).toContain(
    'Wollschal',
  );
  expect(
    (await api.findSeoUrls(german, { filter: [{ type: 'equals', field: 'seoPathInfo', value: 'kleidung/' }] })).elements[0]?.foreignKey,
  ).toBe(category);
  await api.setCurrency(german, { id: storeId('currency:EUR') });
  expect((await api.getProduct(german, product)).product.calculatedPrice.unitPrice).toBe(22.05);
  expect((await api.getContext(german)).salesChannel.domains?.map(({ url }) => url)).toEqual([
    'https://www.shop.example',
    'https://www.shop.example/en-GB',
    'https://www.shop.example/de-DE',
  ]);
});

test('a caller brings a catalogue of his own', async () => {
  const only = { id: storeId('product:pen'), number: 'P-1', name: 'Pen', price: 3, categoryIds: [storeId('category:clothes')] };
  const client = within(createInMemoryStore({ data: { products: [only], pageSize: 5 } }));
  expect((await api.listProducts(client, {})).elements.map(({ id }) => id)).toEqual([only.id]);
});

test('two stores share nothing, and reset forgets what happened', async () => {
  const [one, two] = [createInMemoryStore(), createInMemoryStore()];
  const client = within(one);
  await api.addLineItems(client, [{ referencedId: product, quantity: 1 }]);
  const token = client.getContextToken();
  expect((await api.getCart(within(two, { contextToken: token }))).lineItems).toEqual([]);
  expect(one.requests.length).toBeGreaterThan(0);
  one.reset();
  expect((await api.getCart(within(one, { contextToken: token }))).lineItems).toEqual([]);
});
