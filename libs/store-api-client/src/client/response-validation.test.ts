import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as api from '../index.ts';
import { responseSchemas } from '../schemas/index.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';

const servers = createFaultServers();
let body: unknown;
let client: api.StoreApiClient;
let url: string;

beforeEach(async () => {
  ({ url } = await servers.serve(() => ({ body })));
  client = api.withResponseValidation(api.createStoreApiClient({ endpoint: url, accessKey: 'k', retry: { limit: 0 } }), responseSchemas);
});
afterEach(() => servers.closeAll());

const A = 'a'.repeat(32);
const PRICE = { unitPrice: 10, totalPrice: 10, quantity: 1 };
const LINE = { id: 'x', type: 'product', quantity: 1, label: 'Lamp', price: PRICE };
const CART = {
  lineItems: [LINE],
  price: { netPrice: 8, totalPrice: 10, positionPrice: 10, taxStatus: 'gross' },
  deliveries: [{ shippingMethod: { id: A, translated: [] }, shippingCosts: PRICE }],
  errors: [],
};
const PRODUCT = { id: A, productNumber: 'P1', calculatedPrice: PRICE };
const LISTING = { elements: [PRODUCT], total: 1, page: 1, limit: 24, aggregations: [] };
const PAGE = {
  type: 'page',
  sections: [
    {
      type: 'default',
      position: 0,
      visibility: null,
      blocks: [{ type: 'text', position: 0, visibility: null, slots: [{ type: 'text', slot: 'content', config: null }] }],
    },
  ],
};

/** Answers with the odd traits of real servers. */
const ODD: [string, unknown, () => Promise<unknown>][] = [
  ['a cart without errors says []', CART, () => api.getCart(client)],
  [
    'a cart with errors says a map, whose entries may be incomplete',
    { ...CART, errors: { 'product-not-found-x': { level: 20, message: 'No %s' }, y: {} } },
    () => api.getCart(client),
  ],
  ['a cart of downloads has no delivery', { ...CART, deliveries: [] }, () => api.getCart(client)],
  [
    'a promotion has neither cover nor states',
    { ...CART, lineItems: [{ ...LINE, type: 'promotion', cover: null, states: null }] },
    () => api.getCart(client),
  ],
  ['aggregations say [] when they are off', LISTING, () => api.searchProducts(client, { search: 'x' })],
  [
    'prices of aggregations are text, or null',
    { ...LISTING, aggregations: { price: { min: '39.9000', max: null }, 'shipping-free': { max: '1' }, properties: { buckets: [] } } },
    () => api.getProductListing(client, A),
  ],
  [
    'a variant’s own names are null',
    {
      product: { ...PRODUCT, name: null, translated: { name: 'Lamp' }, options: null, media: null, seoUrls: null, customFields: [] },
      configurator: null,
    },
    () => api.getProduct(client, A),
  ],
  ['config and visibility of a layout are null', { id: A, type: 'page', translated: [], cmsPage: PAGE }, () => api.getCategory(client, A)],
  ['currencies are a bare array', [{ id: A, isoCode: 'EUR', symbol: '€' }], () => api.listCurrencies(client)],
  [
    'a language has no translation code',
    { elements: [{ id: A, name: 'Deutsch', translationCode: null }], total: 1 },
    () => api.listLanguages(client),
  ],
  [
    'a breadcrumb is a list, or inside breadcrumbs',
    { breadcrumbs: [{ name: 'Lamps', categoryId: A }] },
    () => api.getBreadcrumb(client, A, 'category'),
  ],
  ['a variant is at the top level', { variantId: A, options: [] }, () => api.findVariant(client, A, { options: [A] })],
  [
    'a variant is inside foundCombination',
    { foundCombination: { variantId: A, options: { [A]: A } } },
    () => api.findVariant(client, A, { options: [A] }),
  ],
  ['a change of context answers nothing', undefined, () => api.updateContext(client, { countryId: A })],
  ['paymentChangeable says []', { orders: { elements: [], total: 0 }, paymentChangeable: [] }, () => api.listOrders(client)],
  [
    'dates are objects',
    {
      stateForAll: { started: true, running: true, ended: false, startedAt: { date: '2026-01-01 10:00:00.000000', timezone: 'UTC' } },
      stateForClients: {},
    },
    () => api.getPresentationState(client),
  ],
  [
    'slides name their section by id',
    { cmsPageResults: [], navigation: [{ index: 1, id: A, name: null, groupId: A, groupName: 'G', cmsPageId: A }] },
    () => api.getPresentationStructure(client),
  ],
];

describe('answers are checked as the server gives them', () => {
  test.each(ODD)('%s', async (_trait, answer, run) => {
    body = answer;
    await expect(run()).resolves.toBeDefined();
  });

  test('unknown fields pass, and reach the caller', async () => {
    body = { ...CART, plugin: { deep: [1] }, lineItems: [{ ...LINE, extensions: { gift: { note: 'n' } } }] };
    await expect(api.getCart(client)).resolves.toMatchObject({
      plugin: { deep: [1] },
      lineItems: [{ extensions: { gift: { note: 'n' } } }],
    });
  });

  const BROKEN: [string, unknown, () => Promise<unknown>, string, string][] = [
    [
      'a number that is text',
      { ...CART, lineItems: [{ ...LINE, quantity: '1' }] },
      () => api.getCart(client),
      '/lineItems/0/quantity',
      'getCart: $.lineItems[0].quantity is of kind string, expected number.',
    ],
    [
      'a field that is missing',
      { ...CART, price: { ...CART.price, totalPrice: undefined } },
      () => api.addLineItems(client, [{ referencedId: A }]),
      '/price/totalPrice',
      '$.price.totalPrice is missing, expected number.',
    ],
    [
      'null where a list is shown',
      { ...LISTING, elements: null },
      () => api.searchProducts(client, { search: 'x' }),
      '/elements',
      'searchProducts: $.elements is of kind null, expected array.',
    ],
    [
      'a product without price',
      { ...LISTING, elements: [PRODUCT, { ...PRODUCT, calculatedPrice: undefined }] },
      () => api.getProductListing(client, A),
      '/elements/1/calculatedPrice',
      'getProductListing: $.elements[1].calculatedPrice is missing, expected object.',
    ],
    [
      'a fault inside one of two shapes',
      { breadcrumbs: [{ categoryId: A }] },
      () => api.getBreadcrumb(client, A, 'category'),
      '/breadcrumbs/0/name',
      'getBreadcrumb: $.breadcrumbs[0].name is missing, expected string.',
    ],
    ['nothing at all', undefined, () => api.getContext(client), '', 'getContext: $ is missing, expected object.'],
  ];
  test.each(BROKEN)('%s is an error that names operation and JSON path', async (_fault, answer, run, pointer, detail) => {
    body = answer;
    const error: unknown = await run().catch((caught: unknown) => caught);
    expect(api.isStoreApiError(error)).toBe(true);
    expect(error).toMatchObject({
      code: 'INVALID_RESPONSE',
      statusCode: 500,
      messages: [{ code: 'INVALID_RESPONSE', source: { pointer }, detail: expect.stringContaining(detail) }],
    });
    expect((error as Error).message).toContain(detail);
  });

  test('the error tells kinds, never values: they may be somebody’s', async () => {
    body = { id: A, firstName: 'Ann', lastName: 'B', email: ['ann@secret.example'], active: 'secret-word', guest: false };
    const error: unknown = await api.getCustomer(client).catch((caught: unknown) => caught);
    expect(api.isStoreApiError(error) && error.messages).toHaveLength(2);
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret/);
  });

  test('an answer with many faults names ten of them', async () => {
    body = { ...CART, lineItems: Array.from({ length: 50 }, () => ({})) };
    await expect(api.getCart(client)).rejects.toMatchObject({ messages: { length: 10 } });
  });

  test('a changed session is announced before its answer is refused', async () => {
    const announced: string[] = [];
    const server = await servers.serve(() => ({ headers: { 'sw-context-token': 'new' }, body: {} }));
    const checked = api.withResponseValidation(
      api.createStoreApiClient({ endpoint: server.url, accessKey: 'k', onContextToken: (token) => announced.push(token) }),
      responseSchemas,
    );
    await expect(api.register(checked, {} as api.RegistrationInput)).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
    expect(announced).toEqual(['new']);
  });

  test('the same session in another language is checked too', async () => {
    body = {};
    await expect(api.getContext(client.withLanguage(A))).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
  });

  test('without checks, and for operations without one, answers are handed on as they are', async () => {
    body = { lineItems: [{}] };
    await expect(api.getCart(api.createStoreApiClient({ endpoint: url, accessKey: 'k' }))).resolves.toMatchObject({ lineItems: [{}] });
    await expect(api.getCart(api.withResponseValidation(client, []))).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
    await expect(api.changeLanguage(client, A)).resolves.toEqual(body);
  });
});

test('a call that chooses its fields gets what it chose', async () => {
  body = { elements: [{ id: A }], total: 1 };
  await expect(api.listProducts(client, api.criteria().only('product', ['id']).build())).resolves.toEqual(body);
  await expect(api.listProducts(client)).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
});

describe('a subpath for each operation', () => {
  const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const names = Object.entries(api)
    .filter(([, value]) => typeof value === 'function' && value.constructor.name === 'AsyncFunction')
    .map(([name]) => name);

  test('every check is that of an exported operation, each in its own file', () => {
    expect(responseSchemas.map(({ operation }) => operation).filter((operation) => !names.includes(operation))).toEqual([]);
    const files = readdirSync(join(import.meta.dirname, '..', 'schemas', 'operations'));
    expect(files.toSorted()).toEqual(responseSchemas.map(({ operation }) => `${kebab(operation)}.ts`).toSorted());
  });

  test('what has no check acknowledges, gives a file, or is read without a promise', () => {
    const checked = new Set(responseSchemas.map(({ operation }) => operation));
    const byAnother = ['setShippingMethod', 'setPaymentMethod', 'setShippingAddress', 'setBillingAddress', 'setCurrency'];
    const acknowledged =
      /^(change|confirm(?!Registration)|convertGuest|delete|log(in|out)|set|addTo|addReview|removeFrom|merge|send|subscribe|unsubscribe|request|respond|migrate|updateAttendee|updateDefault|recover)/;
    const files = /^download/;
    const defaulted = [
      'getCountry',
      'getSalutation',
      'listCountryStates',
      'getShopSettings',
      'callScript',
      'getCheckoutGateway',
      'getProductCollection',
      'listLastSeenProductIds',
      'listWishlistProductIds',
      'generateLoginToken',
      'getAppointmentShoppingLists',
    ];
    expect(
      names.filter(
        (name) =>
          !checked.has(name) && !byAnother.includes(name) && !acknowledged.test(name) && !files.test(name) && !defaulted.includes(name),
      ),
    ).toEqual([]);
  });
});
