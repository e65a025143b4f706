import { type Context, Hono } from 'hono';
import { customerOf, needCustomer, registerCustomer, signIn } from './account.ts';
import { ARTICLES, COUNTRIES, idOf, optionId, parentId, PRODUCTS, STUB_ACCESS_KEY } from './assortment.ts';
import { addLines, type CartErrors, cartOf, changeLines, removeLines } from './cart.ts';
import {
  articlesOf,
  COUNTRY_ID,
  countryOf,
  CURRENCY,
  GROUP_ID,
  LANGUAGE,
  LANGUAGE_ID,
  PAYMENT_METHODS,
  productOf,
  ROOT_ID,
  SALUTATIONS,
  SHIPPING_METHODS,
} from './entities.ts';
import { listingOf } from './listing.ts';
import { ordersOf, placeOrder, type StubOrder } from './orders.ts';
import { categoryKey, categoryOf, productPageOf, treeOf } from './pages.ts';
import { createSessions, type StubCustomer, type StubSession } from './sessions.ts';
import { type Json, list, Refusal, refusal } from './wire.ts';

export interface StubSettings {
  /** The stub's own origin, for pictures. */
  readonly origin: () => string;
  /** The one domain of the sales channel. */
  readonly publicOrigin: string;
}

interface Call {
  readonly session: StubSession;
  readonly body: Json;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Goes on under another session. */
  adopt(session: StubSession): void;
}

const PUBLIC_HEADERS = 'sw-context-token,sw-access-key,sw-language-id,sw-include-seo-urls,content-type';

async function readBody(context: Context): Promise<Json> {
  const text = await context.req.text();
  if (text === '' || !context.req.header('content-type')?.startsWith('application/json')) return {};
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw refusal(400, '0', 'The JSON payload is malformed.');
  }
}

/** A Store API in memory: one language, one currency, no SEO URLs, no footer and no service menu. */
export function createStoreApi({ origin, publicOrigin }: StubSettings): Hono {
  const app = new Hono();
  const sessions = createSessions();
  const customers = new Map<string, StubCustomer>();
  const orders: StubOrder[] = [];

  const route = (methods: readonly string[], path: string, handle: (call: Call) => unknown): void => {
    app.on([...methods], path, async (context) => {
      const headers: Record<string, string> = {
        'cache-control': 'no-cache, private',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': PUBLIC_HEADERS,
      };
      const language = context.req.header('sw-language-id');
      try {
        const key = context.req.header('sw-access-key');
        if (key === undefined) throw refusal(401, '0', 'Header "sw-access-key" is required.');
        if (key !== STUB_ACCESS_KEY) throw refusal(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'No matching sales channel found.');
        if (language !== undefined && language !== LANGUAGE_ID)
          throw refusal(412, 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION', 'The language is not available.');
        let session = sessions.open(context.req.header('sw-context-token'));
        headers['sw-context-token'] = session.token;
        const body = await readBody(context);
        try {
          const answer = await handle({
            session,
            body,
            params: context.req.param(),
            query: new URL(context.req.url).searchParams,
            adopt: (next) => (session = next),
          });
          return answer === undefined
            ? context.body(null, 204, { ...headers, 'sw-context-token': session.token })
            : context.json(answer as Json, 200, { ...headers, 'sw-context-token': session.token });
        } finally {
          headers['sw-context-token'] = session.token;
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return context.json({ errors: error.errors } as Json, error.status as 400, headers);
      }
    });
  };

  const contextOf = (session: StubSession): Json => ({
    token: session.token,
    currency: CURRENCY,
    currentCustomerGroup: { id: idOf('group'), displayGross: true },
    customer: customerOf(session.customer),
    shippingMethod: SHIPPING_METHODS.find(({ id }) => id === session.shippingMethodId),
    paymentMethod: PAYMENT_METHODS.find(({ id }) => id === session.paymentMethodId),
    shippingLocation: { country: countryOf(COUNTRIES[0], 0), state: null, address: session.customer?.shipping ?? null },
    salesChannel: {
      id: idOf('channel'),
      languageId: LANGUAGE_ID,
      currencyId: CURRENCY['id'],
      countryId: COUNTRY_ID,
      navigationCategoryId: ROOT_ID,
      footerCategoryId: null,
      serviceCategoryId: null,
      domains: [
        {
          id: idOf('domain'),
          url: publicOrigin,
          languageId: LANGUAGE_ID,
          currencyId: CURRENCY['id'],
          snippetSetId: idOf('snippets'),
          apiAlias: 'sales_channel_domain',
        },
      ],
      apiAlias: 'sales_channel',
    },
    context: { languageIdChain: [LANGUAGE_ID], taxState: 'gross', apiAlias: 'context' },
    taxRules: [],
    apiAlias: 'sales_channel_context',
  });

  route(['GET'], '/context', ({ session }) => contextOf(session));
  route(['PATCH'], '/context', ({ session, body }) => {
    if (typeof body['shippingMethodId'] === 'string') session.shippingMethodId = body['shippingMethodId'];
    if (typeof body['paymentMethodId'] === 'string') session.paymentMethodId = body['paymentMethodId'];
    return { redirectUrl: null, apiAlias: 'array_struct' };
  });
  route(['GET', 'POST'], '/language', () => list('language', [LANGUAGE]));
  route(['GET', 'POST'], '/currency', () => [CURRENCY]);
  route(['GET', 'POST'], '/country', () => list('country', COUNTRIES.map(countryOf)));
  route(['GET', 'POST'], '/salutation', () => list('salutation', SALUTATIONS));
  route(['GET', 'POST'], '/payment-method', () => list('payment_method', PAYMENT_METHODS));
  route(['GET', 'POST'], '/shipping-method', () => list('shipping_method', SHIPPING_METHODS));

  // A channel made for an app has no SEO URL at all.
  route(['GET', 'POST'], '/seo-url', () => list('seo_url', []));
  route(['GET', 'POST'], '/navigation/:active/:root', ({ params: { root = '' } }) => {
    if (root === 'main-navigation' || root === ROOT_ID) return treeOf('root', origin());
    throw refusal(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${root}" not found.`);
  });
  route(['GET', 'POST'], '/category/:id', ({ params: { id = '' }, body }) => {
    const key = categoryKey(id === 'home' ? ROOT_ID : id);
    if (key === undefined) throw refusal(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`);
    return categoryOf(key, { origin: origin(), listing: body, hasPage: true });
  });
  route(['POST'], '/product-listing/:id', ({ params: { id = '' }, body }) =>
    listingOf(origin(), articlesOf(id), body, { navigationId: id }),
  );
  route(['GET', 'POST'], '/product', ({ body }) => {
    const ids = Array.isArray(body['ids']) ? body['ids'].map(String) : [...ARTICLES.keys()];
    return list(
      'product',
      ids.flatMap((id) => ARTICLES.get(id) ?? []).map((article) => productOf(origin(), article)),
    );
  });
  route(['POST'], '/product/:id', ({ params: { id = '' } }) => {
    const article = ARTICLES.get(id);
    if (!article) throw refusal(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`);
    return productPageOf(origin(), article);
  });
  route(['POST'], '/product/:id/cross-selling', () => []);
  route(['POST'], '/product/:id/reviews', () => list('product_review', []));
  route(['POST'], '/product/:id/find-variant', ({ params: { id = '' }, body }) => {
    const product = PRODUCTS.find((entry) => entry.variants && parentId(entry) === id);
    const wanted = Object.values((body['options'] ?? {}) as Json);
    const option = product?.variants?.find((name) => wanted.includes(optionId(name)));
    if (!product || option === undefined) throw refusal(404, 'CONTENT__PRODUCT_VARIANT_NOT_FOUND', 'Variant not found.');
    return { foundCombination: { variantId: idOf(`product ${product.key} ${option}`), options: { [GROUP_ID]: optionId(option) } } };
  });
  const search = ({ body, query }: Call): Json => {
    const term = String(body['search'] ?? query.get('search') ?? '')
      .trim()
      .toLowerCase();
    if (term === '') throw refusal(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "search" is missing.');
    return listingOf(
      origin(),
      articlesOf(ROOT_ID).filter(({ product }) => product.name.toLowerCase().includes(term)),
      body,
      { search: term },
    );
  };
  route(['POST'], '/search', search);
  route(['POST'], '/search-suggest', search);

  const answerCart = ({ session }: Call, errors?: CartErrors) => cartOf(origin(), session, errors);
  route(['GET'], '/checkout/cart', (call) => answerCart(call));
  route(['POST'], '/checkout/cart/line-item', (call) => answerCart(call, addLines(call.session, call.body)));
  route(['PATCH'], '/checkout/cart/line-item', (call) => answerCart(call, changeLines(call.session, call.body)));
  // The older form alone: there is no `/line-item/delete` here.
  route(['DELETE'], '/checkout/cart/line-item', (call) => {
    removeLines(
      call.session,
      Array.isArray(call.body['ids']) ? call.body['ids'].map(String) : call.query.getAll('ids[]').flatMap((value) => value.split('|')),
    );
    return answerCart(call);
  });

  route(['POST'], '/account/register', ({ session, body }) => {
    session.customer = registerCustomer(customers, publicOrigin, body);
    sessions.rotate(session);
    return customerOf(session.customer);
  });
  route(['POST'], '/account/login', ({ session, body }) => {
    session.customer = signIn(customers, body);
    sessions.rotate(session);
    return { redirectUrl: null };
  });
  route(['POST'], '/account/logout', ({ session, adopt }) => {
    needCustomer(session);
    adopt(sessions.end(session));
    return { redirectUrl: null };
  });
  route(['GET', 'POST'], '/account/customer', ({ session }) => customerOf(needCustomer(session)));
  route(['GET', 'POST'], '/account/list-address', ({ session }) =>
    list('customer_address', [needCustomer(session).billing, needCustomer(session).shipping]),
  );

  route(['POST'], '/checkout/order', ({ session, body }) => {
    const order = placeOrder(origin(), session, orders.length + 1, body);
    orders.push(order);
    return order.entity;
  });
  route(['GET', 'POST'], '/order', ({ session, body }) => ({
    orders: list('order', ordersOf(orders, session, body)),
    paymentChangeable: [],
    apiAlias: 'order_route_response',
  }));
  route(['GET', 'POST'], '/handle-payment', () => ({ redirectUrl: null, apiAlias: 'array_struct' }));

  app.all('*', (context) =>
    context.json(
      {
        errors: [
          { code: '0', status: '404', title: 'Not Found', detail: `No route found for "${context.req.method} ${context.req.path}"` },
        ],
      },
      404,
    ),
  );
  return app;
}
