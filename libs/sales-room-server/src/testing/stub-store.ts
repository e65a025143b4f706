import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';

interface StubUser {
  id: string;
  password: string;
  firstName: string;
  lastName: string;
  admin?: boolean;
  active?: boolean;
  /** Their first access token has run out; a renewed one holds. */
  accessExpired?: boolean;
}

/** A small store of its own: other ids than any demo, no SEO URLs. Names carry the language and the context that asked. */
export interface StubStore {
  readonly storeApiEndpoint: string;
  readonly adminApiEndpoint: string;
  /** Paths asked so far, `POST /store-api/…`. */
  readonly requests: string[];
  /** Admin users by name; the refresh token of one who is deleted is refused. */
  readonly users: Map<string, StubUser>;
  /** What the Admin API answers to everything, with that status; undefined where it works. */
  adminAnswers: number | undefined;
  close(): Promise<void>;
}

const id = (letter: string, number: number) => `${letter}${String(number).padStart(3, '0')}`.repeat(8);

/** Ids of the stub. */
export const STUB = {
  lamp: id('a', 1),
  chair: id('a', 2),
  table: id('a', 3),
  missing: id('a', 999),
  category: id('c', 1),
  cmsPage: id('d', 1),
  landingPage: id('e', 1),
  guide: id('f', 1),
  otherGuide: id('f', 2),
  thirdGuide: id('f', 3),
  administrator: id('f', 4),
  salesChannel: id('b', 1),
} as const;

/** The access key that the stub takes. */
export const STUB_ACCESS_KEY = 'SWSCSTUBSTUBSTUBSTUBSTUB00';

const PRODUCTS = [
  { id: STUB.lamp, name: 'Lamp', price: 10 },
  { id: STUB.chair, name: 'Chair', price: 20 },
  { id: STUB.table, name: 'Table', price: 30 },
];
const GERMAN = '9'.repeat(32);

/** Language id of German at the stub. */
export const STUB_GERMAN = GERMAN;

interface Viewer {
  label: string;
  factor: number;
  isCustomer: boolean;
}

/** Contexts are made by their token: `vip-…` pays double, `customer-…` is logged in. */
function viewerOf(context: Context): Viewer {
  const token = context.req.header('sw-context-token') ?? 'none';
  const language = context.req.header('sw-language-id') === GERMAN ? 'de' : 'en';
  return { label: `${language} ${token.slice(0, 8)}`, factor: token.startsWith('vip') ? 2 : 1, isCustomer: token.startsWith('customer') };
}

function categoryFor(viewer: Viewer) {
  const name = `Lamps (${viewer.label})`;
  return {
    id: STUB.category,
    apiAlias: 'category',
    name,
    translated: { name, breadcrumb: [name] },
    type: 'page',
    breadcrumb: [name],
    children: [],
    childCount: 0,
  };
}

function productFor(viewer: Viewer, product: (typeof PRODUCTS)[number]) {
  const price = product.price * viewer.factor;
  return {
    id: product.id,
    apiAlias: 'product',
    name: `${product.name} (${viewer.label})`,
    translated: { name: `${product.name} (${viewer.label})` },
    calculatedPrice: {
      apiAlias: 'calculated_price',
      unitPrice: price,
      totalPrice: price,
      quantity: 1,
      calculatedTaxes: [],
      taxRules: [],
      referencePrice: null,
      listPrice: null,
      regulationPrice: null,
    },
    calculatedPrices: [],
    seoCategory: categoryFor(viewer),
    type: 'physical',
    taxId: id('7', 1),
    productNumber: `P${product.price}`,
    stock: 5,
  };
}

function listing(elements: unknown[]) {
  return {
    apiAlias: 'product_listing',
    elements,
    total: elements.length,
    page: 1,
    limit: 24,
    aggregations: [],
    availableSortings: [],
    currentFilters: { manufacturer: [], navigationId: '', price: { min: 0, max: 0 }, properties: [], rating: null, 'shipping-free': false },
  };
}

const notFound = (context: Context, code: string) =>
  context.json({ errors: [{ status: '404', code, title: 'Not Found', detail: 'Nothing here.' }] }, 404);

function storeApi(): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header('sw-access-key') !== STUB_ACCESS_KEY)
      return context.json({ errors: [{ status: '401', code: 'FRAMEWORK__INVALID_ACCESS_KEY', detail: 'Access key is invalid.' }] }, 401);
    return next();
  });
  app.get('/context', (context) => {
    const { isCustomer } = viewerOf(context);
    return context.json({
      token: context.req.header('sw-context-token'),
      currency: { isoCode: 'EUR' },
      salesChannel: { id: STUB.salesChannel, name: 'Stub' },
      customer: isCustomer ? { id: id('9', 1), guest: false, active: true, firstName: 'Ada', lastName: 'Byron' } : null,
    });
  });
  app.post('/product', async (context) => {
    const body = (await context.req.json()) as { ids?: string[] };
    const found = PRODUCTS.filter((product) => body.ids === undefined || body.ids.includes(product.id));
    return context.json({ elements: found.map((product) => productFor(viewerOf(context), product)), total: found.length });
  });
  app.post('/product/:id', (context) => {
    const product = PRODUCTS.find((each) => each.id === context.req.param('id'));
    return product === undefined
      ? notFound(context, 'CONTENT__PRODUCT_NOT_FOUND')
      : context.json({ product: productFor(viewerOf(context), product), configurator: [] });
  });
  app.post('/search', (context) => {
    const text = (context.req.query('search') ?? '').toLowerCase();
    return context.json(
      listing(PRODUCTS.filter(({ name }) => name.toLowerCase().includes(text)).map((product) => productFor(viewerOf(context), product))),
    );
  });
  app.post('/product-listing/:id', (context) =>
    context.json(listing(PRODUCTS.slice(0, 2).map((product) => productFor(viewerOf(context), product)))),
  );
  app.post('/category/:id', (context) =>
    context.req.param('id') === STUB.category
      ? context.json(categoryFor(viewerOf(context)))
      : notFound(context, 'CONTENT__CATEGORY_NOT_FOUND'),
  );
  app.post('/cms/:id', (context) =>
    context.req.param('id') === STUB.cmsPage
      ? context.json({ id: STUB.cmsPage, apiAlias: 'cms_page', type: 'page', name: `Welcome (${viewerOf(context).label})`, sections: [] })
      : notFound(context, 'CONTENT__CMS_PAGE_NOT_FOUND'),
  );
  app.post('/landing-page/:id', (context) =>
    context.json({
      id: STUB.landingPage,
      name: 'Landing',
      cmsPage: { id: id('d', 2), apiAlias: 'cms_page', type: 'landingpage', sections: [] },
    }),
  );
  app.get('/checkout/cart', (context) => {
    const { factor } = viewerOf(context);
    return context.json({
      name: 'cart',
      token: 'secret',
      lineItems: [
        {
          id: STUB.lamp,
          type: 'product',
          referencedId: STUB.lamp,
          quantity: 3,
          good: true,
          price: { unitPrice: 10 * factor, totalPrice: 30 * factor },
        },
      ],
      price: { totalPrice: 30 * factor, positionPrice: 30 * factor },
      errors: [],
    });
  });
  app.notFound((context) => notFound(context, 'FRAMEWORK__ROUTE_NOT_FOUND'));
  return app;
}

function adminApi(users: StubStore['users']): Hono {
  const app = new Hono();
  const tokensFor = (name: string, renewed = '') => ({
    token_type: 'Bearer',
    expires_in: 600,
    access_token: `access${renewed}-${name}`,
    refresh_token: `refresh-${name}`,
  });
  app.post('/oauth/token', async (context) => {
    const grant = (await context.req.json()) as Record<string, string>;
    if (grant['grant_type'] === 'password') {
      const user = users.get(grant['username'] ?? '');
      if (user?.password !== grant['password'])
        return context.json({ errors: [{ code: '6', status: '401', title: 'The user credentials were incorrect.' }] }, 401);
      return context.json(tokensFor(grant['username'] ?? ''));
    }
    const name = (grant['refresh_token'] ?? '').replace('refresh-', '');
    return users.has(name) ? context.json(tokensFor(name, '-renewed')) : context.json({ errors: [{ code: '8', status: '401' }] }, 401);
  });
  app.get('/_info/me', (context) => {
    const [, renewed, name = ''] = /^Bearer access(-renewed)?-(.*)$/.exec(context.req.header('authorization') ?? '') ?? [];
    const user = users.get(name);
    return user === undefined || (user.accessExpired === true && renewed === undefined)
      ? context.json({ errors: [{ status: '401' }] }, 401)
      : context.json({
          data: {
            id: user.id,
            attributes: {
              username: name,
              firstName: user.firstName,
              lastName: user.lastName,
              admin: user.admin ?? false,
              active: user.active ?? true,
            },
          },
        });
  });
  return app;
}

/** Starts the stub on the loopback. */
export async function startStubStore(): Promise<StubStore> {
  const users: StubStore['users'] = new Map<string, StubUser>([
    ['gina', { id: STUB.guide, password: 'right', firstName: 'Gina', lastName: 'Guide' }],
    ['ida', { id: STUB.thirdGuide, password: 'right', firstName: 'Ida', lastName: '' }],
    ['ada', { id: STUB.administrator, password: 'right', firstName: 'Ada', lastName: 'Admin', admin: true }],
    ['otto', { id: STUB.otherGuide, password: 'right', firstName: 'Otto', lastName: '' }],
  ]);
  const requests: string[] = [];
  const app = new Hono();
  app.use(async (context, next) => {
    requests.push(`${context.req.method} ${context.req.path}`);
    await next();
  });
  app.route('/store-api', storeApi());
  app.use('/api/*', async (context, next) =>
    store.adminAnswers === undefined ? next() : context.json({ errors: [] }, store.adminAnswers as 500),
  );
  app.route('/api', adminApi(users));
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store: StubStore = {
    storeApiEndpoint: `${base}/store-api`,
    adminApiEndpoint: `${base}/api`,
    requests,
    users,
    adminAnswers: undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return store;
}
