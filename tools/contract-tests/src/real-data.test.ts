import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import * as api from '@vitrine/store-api-client';
import * as schemas from '@vitrine/store-api-client/schemas';
import { createFaultServers } from '@vitrine/store-api-client/testing/node';
import type { Checker } from './operation-rows.ts';

/** Data of other origins, kept beside the workspace; the folder may be absent. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'real-data');
const hasData = existsSync(FOLDER);

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const readText = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(readText(file));

async function clientAnswering(body: unknown, headers: Record<string, string> = {}): Promise<api.StoreApiClient> {
  const server = await servers.serve(() => ({ body, headers }));
  return api.createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: { limit: 0 } });
}

function expectPromises(promises: Checker, result: unknown): void {
  const checked = promises.safeParse(result);
  expect(checked.success ? [] : checked.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)).toEqual([]);
}

const ID = 'a'.repeat(32);
const PARSED: [string, (client: api.StoreApiClient) => Promise<unknown>, Checker][] = [
  ['frontends-mocks/Cart.json', (c) => api.getCart(c), schemas.cartSchema],
  ['frontends-mocks/CmsPage.json', (c) => api.getCategory(c, ID), schemas.categorySchema],
  ['frontends-mocks/CrossSellingResponse.json', (c) => api.getCrossSellings(c, ID), schemas.crossSellingsSchema],
  ['frontends-mocks/Menu.json', (c) => api.getNavigation(c, 'main-navigation', 'main-navigation'), schemas.navigationSchema],
  ['frontends-mocks/Order.json', (c) => api.listOrders(c), schemas.orderListSchema],
  ['frontends-mocks/ProductTierPrices.json', (c) => api.getProduct(c, ID), schemas.productDetailSchema],
  ['frontends-mocks/Search.json', (c) => api.searchProducts(c, { search: 'x' }), schemas.productListingSchema],
  [
    'dsr-schema-examples/store.AppointmentBasicSettingResponse.json',
    (c) => api.getAppointmentSetting(c, 'p'),
    schemas.appointmentSettingSchema,
  ],
  ['dsr-schema-examples/store.JoinAppointmentResponse.json', (c) => api.joinAsClient(c, 'p'), schemas.joinAnswerSchema],
  ['dsr-schema-examples/store.PresentationStructure.json', (c) => api.getPresentationStructure(c), schemas.presentationStructureSchema],
  ['dsr-schema-examples/store.PresentationSlideData.json', (c) => api.getPresentationSlide(c, ID, ID), schemas.presentationSlideSchema],
  ['dsr-schema-examples/store.ClientPresentationStateResponse.json', (c) => api.getPresentationState(c), schemas.presentationStateSchema],
];

if (!hasData) console.warn('No real data beside the workspace: their contract tests are skipped.');

describe.skipIf(!hasData)('data of other origins', () => {
  test.each(PARSED)('%s is taken by its operation', async (file, run, promises) => {
    expectPromises(promises, await run(await clientAnswering(readJson(file))));
  });

  test('a product detail of the core’s own tests is read, its layout included', async () => {
    // The core's expectation leaves ids out, which every answer has.
    const expected = readJson('shopware-core/product-detail-with-layout.json') as {
      product: Record<string, unknown>;
      configurator: unknown;
    };
    const { product } = await api.getProduct(await clientAnswering({ ...expected, product: { id: ID, ...expected.product } }), ID);
    expectPromises(schemas.cmsPageSchema, product.cmsPage);
    expect(product.productNumber).toEqual(expected.product['productNumber']);
  });

  test('liked and last-seen products and the wishlist are read as ids', async () => {
    const liked = readJson('dsr-schema-examples/store.AttendeeProductCollectionResponse.json') as { collection: { liked: string[] } };
    const lastSeen = readJson('dsr-schema-examples/store.AttendeeProductCollectionLastSeenResponse.json') as {
      collection: { lastSeen: string[] };
    };
    const wishlist = readJson('dsr-schema-examples/store.wishlist-product-ids.json') as { wishlistProductIds: string[] };
    await expect(api.getProductCollection(await clientAnswering(liked), 'liked')).resolves.toEqual(liked.collection.liked);
    await expect(api.listLastSeenProductIds(await clientAnswering(lastSeen))).resolves.toEqual(lastSeen.collection.lastSeen);
    await expect(api.listWishlistProductIds(await clientAnswering(wishlist))).resolves.toEqual(wishlist.wishlistProductIds);
  });

  test('the calendar file comes as a file', async () => {
    const text = readText('dsr-schema-examples/store.download-ics.ics');
    const file = await api.downloadIcs(await clientAnswering(text, { 'content-type': 'text/calendar' }), ID, 't');
    expect(await file?.blob.text()).toBe(text);
    expect(file?.contentType).toBe('text/calendar');
  });

  test('a request for an appointment takes the vendor’s own example', async () => {
    const server = await servers.serve(() => ({ body: {} }));
    const example = readJson('dsr-schema-examples/store.CreateAppointmentRequestBody.json') as api.AppointmentRequestInput;
    await api.requestAppointment(api.createStoreApiClient({ endpoint: server.url, accessKey: 'k' }), example);
    expect(server.requests[0]?.json).toEqual(example);
  });

  test('the join reports its new context token and holds none', async () => {
    const body = readJson('dsr-schema-examples/store.JoinAppointmentResponse.json') as { newContextToken: string };
    const client = await clientAnswering(body);
    const joined = await api.joinAsClient(client, 'p');
    expect(client.getContextToken()).toBe(body.newContextToken);
    expect(JSON.stringify(joined)).not.toContain(body.newContextToken);
  });
});

describe('odd traits of real answers pass', () => {
  const listing = (fields: object): object => ({ elements: [], total: 0, page: 1, limit: 24, aggregations: {}, ...fields });
  const product = (fields: object): object => ({
    product: { id: ID, productNumber: 'P', calculatedPrice: { unitPrice: 1, totalPrice: 1, quantity: 1 }, ...fields },
    configurator: [],
  });
  const page = (block: object, slots: object[]): object => ({
    type: 'page',
    sections: [{ type: 'default', position: 0, blocks: [{ type: 'image-text', position: 0, slots, ...block }] }],
  });
  const search = (c: api.StoreApiClient): Promise<unknown> => api.searchProducts(c, { search: 'x' });
  const detail = (c: api.StoreApiClient): Promise<unknown> => api.getProduct(c, ID);
  const cmsPage = (c: api.StoreApiClient): Promise<unknown> => api.getCmsPage(c, ID);
  const findUrls = (c: api.StoreApiClient): Promise<unknown> => api.findSeoUrls(c, {});
  const state = (c: api.StoreApiClient): Promise<unknown> => api.getPresentationState(c);
  const stateAt = (accessibleFrom: unknown): object => ({
    stateForAll: { started: false, running: false, ended: false, accessibleFrom },
    stateForClients: {},
  });
  const cart = (errors: unknown): object => ({
    lineItems: [],
    price: { netPrice: 0, totalPrice: 0, positionPrice: 0, taxStatus: 'gross' },
    deliveries: [],
    errors,
  });
  const getCart = (c: api.StoreApiClient): Promise<unknown> => api.getCart(c);

  test.each<[string, object, (client: api.StoreApiClient) => Promise<unknown>, Checker]>([
    [
      'price aggregations as strings',
      listing({ aggregations: { price: { min: '39.9000', max: '120.0000', avg: null } } }),
      search,
      schemas.productListingSchema,
    ],
    ['price aggregations as null', listing({ aggregations: { price: { min: null, max: null } } }), search, schemas.productListingSchema],
    [
      'properties with buckets only',
      listing({ aggregations: { properties: { buckets: [{ key: '', count: 1 }] } } }),
      search,
      schemas.productListingSchema,
    ],
    ['aggregations as an empty array', listing({ aggregations: [] }), search, schemas.productListingSchema],
    ['cart errors as an empty array', cart([]), getCart, schemas.cartSchema],
    [
      'cart errors as a map',
      cart({ 'product-not-found1': { key: 'product-not-found1', level: 20, messageKey: 'product-not-found', message: '%s' } }),
      getCart,
      schemas.cartSchema,
    ],
    [
      'slots in any order',
      page({}, [
        { type: 'text', slot: 'right' },
        { type: 'image', slot: 'left' },
      ]),
      cmsPage,
      schemas.cmsPageSchema,
    ],
    [
      'slots without config',
      page({}, [
        { type: 'product-listing', slot: 'content', config: null, data: null },
        { type: 'sidebar-filter', slot: 'content', config: [] },
      ]),
      cmsPage,
      schemas.cmsPageSchema,
    ],
    ['a visibility of null', page({ visibility: null }, []), cmsPage, schemas.cmsPageSchema],
    ['margins like "5%"', page({ marginTop: '5%', marginBottom: '0', marginLeft: null }, []), cmsPage, schemas.cmsPageSchema],
    [
      'a seoPathInfo with a trailing slash',
      {
        elements: [{ routeName: 'frontend.navigation.page', pathInfo: '/navigation/x', seoPathInfo: 'Shop-service/', foreignKey: ID }],
        total: 1,
      },
      findUrls,
      schemas.entityListSchema(schemas.seoUrlSchema),
    ],
    ['customFields as []', product({ customFields: [] }), detail, schemas.productDetailSchema],
    ['customFields as {}', product({ customFields: {} }), detail, schemas.productDetailSchema],
    ['customFields as null', product({ customFields: null }), detail, schemas.productDetailSchema],
    ['translated as []', product({ translated: [] }), detail, schemas.productDetailSchema],
    ['extensions as []', product({ extensions: [] }), detail, schemas.productDetailSchema],
    ['extensions as an object', product({ extensions: { search: { _score: '1' } } }), detail, schemas.productDetailSchema],
    ['dates as ISO text', stateAt('2023-08-04T00:00:00.000+00:00'), state, schemas.presentationStateSchema],
    [
      'dates as an object',
      stateAt({ date: '2023-08-04 00:00:00.000000', timezone_type: 3, timezone: 'UTC' }),
      state,
      schemas.presentationStateSchema,
    ],
    ['unknown fields', product({ brandNew: { nested: [1] } }), detail, schemas.productDetailSchema],
  ])('%s', async (_trait, body, run, promises) => {
    expectPromises(promises, await run(await clientAnswering(body)));
  });

  test('but a missing promise is told by its path', () => {
    const checked = schemas.productDetailSchema.safeParse({ product: { id: ID, productNumber: 'P' }, configurator: [] });
    expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual(['product.calculatedPrice']);
  });
});
