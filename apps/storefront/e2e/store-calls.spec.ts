import { type APIRequestContext, expect, test } from '@playwright/test';
import { depthOf, type PassedCall } from './support/counting-proxy.ts';
import { LIVING, MUG, SHOPPER } from './support/demo-data.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';

test.describe.configure({ mode: 'serial' });

const CALL_DELAY = 150;

let storefront: OwnStorefront;
let visitor: APIRequestContext;
/** Has a cart. */
let buyer: APIRequestContext;
/** Is logged in. */
let customer: APIRequestContext;
const seen: string[] = [];

/** A storefront of its own, whose way to the store leads through the proxy. */
test.beforeAll(async ({ baseURL, playwright }) => {
  const publicOrigin = baseURL ?? '';
  storefront = await startOwnStorefront({ publicOrigin, port: 3190 });
  const open = () =>
    playwright.request.newContext({ baseURL: storefront.url, extraHTTPHeaders: { origin: publicOrigin, 'sec-fetch-dest': 'document' } });
  [visitor, buyer, customer] = await Promise.all([open(), open(), open()]);

  const product = await productId();
  const call = (context: APIRequestContext, path: string, data: unknown) =>
    context.post(`/store-api${path}`, { data, headers: { 'x-vitrine-locale': 'en-US' } });
  expect(
    (
      await call(buyer, '/checkout/cart/line-item', { items: [{ type: 'product', id: product, referencedId: product, quantity: 1 }] })
    ).status(),
  ).toBe(200);
  expect((await call(customer, '/account/login', { username: SHOPPER.email, password: SHOPPER.password })).status()).toBe(200);
});

/** An id that can be bought, as the suggestions name it. */
async function productId(): Promise<string> {
  const answer = await visitor.post('/store-api/search-suggest?search=harbor%20mug', {
    data: {},
    headers: { 'x-vitrine-locale': 'en-US' },
  });
  const { elements } = (await answer.json()) as { elements: { id: string }[] };
  return elements[0]?.id ?? '';
}

test.afterAll(async () => {
  await Promise.all([visitor, buyer, customer].map((context) => context?.dispose()));
  await storefront?.stop();
});

const PAGES: readonly {
  readonly what: string;
  readonly path: string;
  readonly who: () => APIRequestContext;
  readonly status?: number;
  readonly calls?: number;
}[] = [
  { what: 'home', path: '/', who: () => visitor, calls: 1 },
  { what: 'home in German', path: '/de-DE', who: () => visitor },
  {
    what: 'a category with sorting, page and price filter',
    path: `${LIVING['en-US']}?order=price-asc&p=2&min-price=20`,
    who: () => visitor,
  },
  { what: 'a product', path: `${MUG['en-US'].path}/VT-1066.1`, who: () => visitor, calls: 2 },
  { what: 'a search', path: '/search?search=lamp', who: () => visitor },
  { what: 'an unknown path', path: '/no/such/page', who: () => visitor, status: 404 },
  { what: 'an empty cart', path: '/checkout/cart', who: () => visitor },
  { what: 'registration', path: '/register', who: () => visitor },
  { what: 'a category for somebody with a cart', path: LIVING['en-US'], who: () => buyer },
  { what: 'a product for somebody with a cart', path: `${MUG['en-US'].path}/VT-1066.1`, who: () => buyer },
  { what: 'the cart', path: '/checkout/cart', who: () => buyer },
  { what: 'the checkout', path: '/checkout', who: () => buyer, calls: 3 },
  { what: 'the account', path: '/account', who: () => customer },
  { what: 'home for a customer', path: '/', who: () => customer },
];

/**
 * The calls of one rendering. What all visitors share is renewed behind their backs once a minute, and a stalled machine
 * draws apart what left together: neither is the page's doing, and neither happens every time.
 */
async function expectCalls(render: () => Promise<void>, check: (calls: readonly PassedCall[]) => void): Promise<void> {
  // What all visitors share gets warm.
  await render();
  const { proxy } = storefront;
  await expect(async () => {
    proxy.take();
    proxy.delay = CALL_DELAY;
    try {
      await render();
    } finally {
      proxy.delay = 0;
    }
    check(proxy.take());
  }).toPass({ timeout: 20_000 });
}

for (const { what, path, who, status = 200, calls: wanted } of PAGES) {
  test(`rendering ${what} waits for at most two calls in series, and makes at most three once warm`, async () => {
    const render = async (): Promise<void> => {
      const response = await who().get(path, { maxRedirects: 0 });
      seen.push(await response.text());
      expect(response.status()).toBe(status);
    };
    await expectCalls(render, (calls) => {
      if (wanted !== undefined) expect(calls.map((call) => call.what)).toHaveLength(wanted);
      expect(calls.length, calls.map((call) => call.what).join('\n')).toBeLessThanOrEqual(3);
      expect(
        depthOf(calls),
        calls.map((call) => `${call.what} ${Math.round(call.arrived)}–${Math.round(call.answered)}`).join('\n'),
      ).toBeLessThanOrEqual(2);
    });
  });
}

test('a navigation inside the page asks for no more than its document', async () => {
  const render = async (): Promise<void> => {
    const response = await buyer.get(`${LIVING['en-US']}.data?order=price-desc`, { headers: { 'sec-fetch-dest': 'empty' } });
    expect(response.status()).toBe(200);
    seen.push(await response.text());
  };
  await expectCalls(render, (calls) => expect(calls.length, calls.map((call) => call.what).join('\n')).toBeLessThanOrEqual(3));
});

test("no token that went to the store, a visitor's or the shared one, is in pages or logs", () => {
  const { tokens } = storefront.proxy;
  expect(tokens.size).toBeGreaterThanOrEqual(3);
  expect(seen.length).toBeGreaterThan(PAGES.length);
  for (const token of tokens) {
    expect(seen.filter((text) => text.includes(token)).length).toBe(0);
    expect(storefront.written().includes(token)).toBe(false);
  }
});
