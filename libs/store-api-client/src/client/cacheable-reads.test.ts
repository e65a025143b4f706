import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '../index.ts';
import { getNavigationResponseSchema } from '../schemas/operations/get-navigation.ts';
import type { FaultServer, ReceivedRequest, ServedAnswer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';

const servers = createFaultServers();
let server: FaultServer;
let respond: (request: ReceivedRequest) => ServedAnswer;

beforeEach(async () => {
  respond = () => ({ body: { elements: [], total: 0 } });
  server = await servers.serve((request) => respond(request));
});
afterEach(() => {
  vi.unstubAllGlobals();
  return servers.closeAll();
});

const A = 'a'.repeat(32);
const clientWith = (options: Partial<api.StoreApiClientOptions> = {}, cacheable: api.CacheableReadsOptions = {}): api.StoreApiClient =>
  api.withCacheableReads(api.createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: { limit: 0 }, ...options }), cacheable);

const last = (): ReceivedRequest => server.requests.at(-1) as ReceivedRequest;
/** Method, path, plain parameters, and what is packed. */
function asked(): [string, string, Record<string, string>, unknown] {
  const { method, url, path } = last();
  const { _criteria: packed, ...plain } = Object.fromEntries(new URL(url, server.url).searchParams);
  return [method, path, plain, packed === undefined ? undefined : JSON.parse(gunzipSync(Buffer.from(packed, 'base64url')).toString())];
}

describe('a read of a visitor without a session', () => {
  test.each<[string, (client: api.StoreApiClient) => Promise<unknown>, ReturnType<typeof asked>]>([
    ['findSeoUrls', (c) => api.findSeoUrls(c, { limit: 1 }), ['GET', '/seo-url', {}, { limit: 1 }]],
    [
      'getNavigation',
      (c) => api.getNavigation(c, A, 'main-navigation', { depth: 1, buildTree: false, associations: { media: {} } }),
      ['GET', `/navigation/${A}/main-navigation`, { depth: '1', buildTree: 'false' }, { associations: { media: {} } }],
    ],
    ['listProducts', (c) => api.listProducts(c, { ids: [A] }), ['GET', '/product', {}, { ids: [A] }]],
    [
      'getProductListing',
      (c) => api.getProductListing(c, A, { p: 2, 'min-price': 5, properties: [A], filter: [api.equals('active', true)] }),
      [
        'GET',
        `/product-listing/${A}`,
        { p: '2', 'min-price': '5', properties: A },
        { filter: [{ type: 'equals', field: 'active', value: true }] },
      ],
    ],
    [
      'searchProducts',
      (c) => api.searchProducts(c, { search: 'red shoe', p: 2 }),
      ['GET', '/search', { search: 'red shoe', p: '2' }, undefined],
    ],
    ['suggestProducts', (c) => api.suggestProducts(c, { search: 're' }), ['GET', '/search-suggest', { search: 're' }, undefined]],
    ['getCategory', (c) => api.getCategory(c, 'home', { order: 'name-asc' }), ['GET', '/category/home', { order: 'name-asc' }, undefined]],
    ['getLandingPage', (c) => api.getLandingPage(c, A), ['GET', `/landing-page/${A}`, {}, undefined]],
    ['getCmsPage', (c) => api.getCmsPage(c, A), ['GET', `/cms/${A}`, {}, undefined]],
    ['getCrossSellings', (c) => api.getCrossSellings(c, A), ['GET', `/product/${A}/cross-selling`, {}, undefined]],
    ['listReviews', (c) => api.listReviews(c, A, { page: 2 }), ['GET', `/product/${A}/reviews`, {}, { page: 2 }]],
    ['listCountryStates', (c) => api.listCountryStates(c, A, { limit: 3 }), ['GET', `/country-state/${A}`, {}, { limit: 3 }]],
    [
      'listPaymentMethods',
      (c) => api.listPaymentMethods(c, { onlyAvailable: true, limit: 3 }),
      ['GET', '/payment-method', { onlyAvailable: '1' }, { limit: 3 }],
    ],
  ])('%s is a GET whose criteria is packed, and listing parameters are plain', async (_, call, expected) => {
    await call(clientWith());
    expect(asked()).toEqual(expected);
    expect(last().text).toBe('');
  });

  test('getProduct asks for what its page shows', async () => {
    await api.getProduct(clientWith(), A);
    expect(asked()).toMatchObject(['GET', `/product/${A}`, {}, { associations: { seoUrls: {}, media: {} } }]);
  });

  test('the same criteria has the same address, in whatever order it was written', async () => {
    await api.listProducts(clientWith(), { limit: 2, associations: { media: {}, cover: {} }, page: undefined as unknown as number });
    const { url } = last();
    await api.listProducts(clientWith(), { associations: { cover: {}, media: {} }, limit: 2 });
    expect(last().url).toBe(url);
  });

  test('a flag that is off is left out, since a server reads it by its presence', async () => {
    await api.getProductListing(clientWith(), A, { 'no-aggregations': false, 'reduce-aggregations': true });
    expect(asked()).toEqual(['GET', `/product-listing/${A}`, { 'reduce-aggregations': 'true' }, undefined]);
  });

  test('it begins no session: the token of its answer is not taken, that of a failure neither', async () => {
    const onContextToken = vi.fn();
    const client = clientWith({ onContextToken });
    respond = () => ({ headers: { 'sw-context-token': 'new' }, body: { elements: [] } });
    await api.listProducts(client);
    respond = () => ({ status: 500, headers: { 'sw-context-token': 'new' }, body: {} });
    await expect(api.listProducts(client)).rejects.toSatisfy(api.isStoreApiError);
    expect([client.getContextToken(), onContextToken.mock.calls.length]).toEqual([undefined, 0]);
  });

  test('it is retried as every GET is', async () => {
    const client = clientWith({ retry: { limit: 1, baseDelayMs: 1 } });
    respond = () => (server.requests.length === 1 ? { status: 503 } : { body: { elements: [{ id: A }] } });
    expect((await api.listProducts(client)).elements).toHaveLength(1);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });
});

describe('a read stays a POST', () => {
  const posts = async (call: Promise<unknown>): Promise<unknown> => {
    await call;
    return [last().method, last().json];
  };

  test('in a session, whose prices and rules may be the customer’s own', async () => {
    const client = clientWith({ contextToken: 't', languageId: A });
    expect(await posts(api.listProducts(client, { limit: 1 }))).toEqual(['POST', { limit: 1 }]);
    expect(await posts(api.getCategory(client, A))).toEqual(['POST', {}]);
    expect(last().headers['sw-context-token']).toBe('t');
  });

  test('in a session that decides the language; with a language of the client’s own it may be shared', async () => {
    const client = clientWith({ contextToken: 't' });
    expect(await posts(api.findSeoUrls(client, { limit: 1 }))).toEqual(['POST', { limit: 1 }]);
    await api.findSeoUrls(client.withLanguage(A), { limit: 1 });
    expect(asked()).toEqual(['GET', '/seo-url', {}, { limit: 1 }]);
  });

  test('that begins while the client lives', async () => {
    const client = clientWith();
    await api.listProducts(client);
    client.setContextToken('t');
    expect(await posts(api.listProducts(client))).toEqual(['POST', {}]);
  });

  test('where its address would be too long', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => (index * 7919).toString(16).padStart(32, '9b3d'));
    expect(await posts(api.listProducts(clientWith({}, { maxUrlLength: 200 }), { ids }))).toEqual(['POST', { ids }]);
    await api.listProducts(clientWith(), { ids });
    expect(last().method).toBe('GET');
  });

  test('where the GET of its call takes no criteria, or not this parameter', async () => {
    const filter = [api.equals('active', true)];
    expect(await posts(api.searchProducts(clientWith(), { search: 'x', filter }))).toEqual(['POST', { search: 'x', filter }]);
    expect(await posts(api.getProductListing(clientWith(), A, { 'price-filter': false }))).toEqual(['POST', { 'price-filter': false }]);
  });

  test('where the platform cannot compress', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    expect(await posts(api.listProducts(clientWith(), { limit: 1 }))).toEqual(['POST', { limit: 1 }]);
  });

  test('once the server has refused the method, and the answer is given all the same', async () => {
    respond = ({ method }) => (method === 'GET' ? { status: 405, body: { errors: [{ code: '0' }] } } : { body: { elements: [{ id: A }] } });
    const client = clientWith();
    expect((await api.listProducts(client)).elements).toHaveLength(1);
    await api.listProducts(client.withLanguage(A));
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });

  test('no write ever becomes a GET, nor a read of the session', async () => {
    respond = () => ({ body: { lineItems: [], price: {}, errors: [], id: A } });
    const client = clientWith();
    await api.addLineItems(client, [{ referencedId: A }]);
    await api.register(client, { email: 'a@b.c' } as api.RegistrationInput);
    client.setContextToken(undefined);
    await api.getCustomer(client);
    await api.listOrders(client);
    const others = server.requests.filter(({ method }) => method !== 'POST').map(({ method, path }) => `${method} ${path}`);
    // The cart is read before it is changed, as ever.
    expect(others).toEqual(['GET /checkout/cart']);
  });
});

test('without it every read is the POST that it was', async () => {
  const client = api.createStoreApiClient({ endpoint: server.url, accessKey: 'k' });
  await api.findSeoUrls(client, { limit: 1 });
  expect([last().method, last().json]).toEqual(['POST', { limit: 1 }]);
});

test('other refusals of a GET are the call’s own', async () => {
  respond = () => ({ status: 404, body: { errors: [{ status: '404', code: 'CONTENT__PRODUCT_NOT_FOUND' }] } });
  await expect(api.getProduct(clientWith(), A)).rejects.toMatchObject({ statusCode: 404, operation: 'getProduct' });
  expect(server.requests).toHaveLength(1);
});

test('validation around it checks the answers of GETs, too', async () => {
  respond = () => ({ body: [{ id: 'no id' }] });
  const client = api.withResponseValidation(clientWith(), [getNavigationResponseSchema]);
  await expect(api.getNavigation(client, A, A)).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
  expect(last().method).toBe('GET');
});
