import { expect, test } from '@playwright/test';
import { ORIGIN } from './support/origin.ts';
import { PAGE_CACHE_SETTINGS } from './support/page-cache.ts';
import { createStranger, DEMO_SHOPPER, firstProductId } from './support/stranger.ts';

/** A product with variants, and the address where it is shown. */
const MUG = '/harbor-mug';
let product: string;
const HIT = 'vitrine; hit';

const purge = (body: object, token = PAGE_CACHE_SETTINGS.PAGE_CACHE_TOKEN) =>
  fetch(`${ORIGIN}/__storefront/purge`, { method: 'POST', body: JSON.stringify(body), headers: { authorization: `Bearer ${token}` } });

/** What a stranger reads at an address, and what the shop's cache says of it. */
async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await createStranger().page(path, headers);
  return { text: await answer.text(), status: answer.headers.get('cache-status'), headers: answer.headers };
}

test.beforeAll(async () => {
  product = new URL((await createStranger().page(MUG)).url).pathname;
});

test.beforeEach(async () => {
  expect((await purge({ all: true })).status).toBe(200);
});

for (const [what, pathOf] of [
  ['the home page', () => '/'],
  ['a product', () => product],
  ['a category', () => '/living'],
  ['one in another language', () => '/de-DE/wohnen'],
  ['the data of a page', () => `${product}.data`],
] as const)
  test(`${what} is rendered for the first stranger and kept for the others, without a cookie`, async () => {
    const path = pathOf();
    const [first, second] = [await read(path), await read(path)];
    expect([first.status, second.status]).toEqual(['vitrine; fwd=uri-miss; stored', HIT]);
    expect(second.text).toBe(first.text);
    for (const name of ['content-security-policy', 'content-type', 'cache-control', 'strict-transport-security', 'x-content-type-options'])
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    expect(second.headers.getSetCookie()).toEqual([]);
    expect(second.headers.get('cache-tag')).toBeNull();
  });

test('who has a session, a name or another language is answered alone and leaves nothing behind for others', async () => {
  const shopper = createStranger();
  await shopper.addToCart(await firstProductId());
  await shopper.logIn(DEMO_SHOPPER);
  const own = await shopper.page(product);
  expect([own.headers.get('cache-status'), own.headers.get('cache-control')]).toEqual([null, 'private, no-cache']);
  expect(await own.text()).toContain(DEMO_SHOPPER.name.split(' ')[0]);
  const stranger = await read(product);
  expect(stranger.status).toBe('vitrine; fwd=uri-miss; stored');
  expect(stranger.text).not.toContain(DEMO_SHOPPER.name.split(' ')[0]);
  const again = await shopper.page(product);
  expect([again.headers.get('cache-status'), (await again.text()).includes(DEMO_SHOPPER.name.split(' ')[0] ?? '')]).toEqual([null, true]);
  for (const cookie of ['i18n_redirected=de-DE', 'vitrine-attendee-name=Nora', 'vitrine-guide=x', 'sw-context-token=x'])
    expect((await read(product, { cookie })).status, cookie).toBeNull();
});

test('nobody writes into a page that others get: what a request says of itself is not in it', async () => {
  const mark = 'planted.example';
  await read(product, {
    'x-forwarded-host': mark,
    'x-forwarded-proto': mark,
    'x-original-url': `/${mark}`,
    'user-agent': mark,
    'accept-language': mark,
    referer: `https://${mark}/`,
    cookie: `note=${mark}; i18n_redirected=en-US`,
  });
  const { status, text, headers } = await read(product);
  expect(status).toBe(HIT);
  expect(text + JSON.stringify([...headers])).not.toContain(mark);
});

test('pages that are nobody else’s are not kept', async () => {
  for (const path of ['/login', '/checkout/cart', '/account', '/search?search=mug', '/no/such/page', '/store-api/context'])
    for (const _twice of [1, 2]) expect((await read(path)).status, path).toBeNull();
});

test('who has not the token purges nothing, and who has it purges by address and by what a page shows', async () => {
  await read(product);
  for (const token of ['', 'x', `${PAGE_CACHE_SETTINGS.PAGE_CACHE_TOKEN}x`]) expect((await purge({ all: true }, token)).status).toBe(401);
  expect((await read(product)).status).toBe(HIT);
  expect(await (await purge({ paths: [product] })).json()).toEqual({ purged: 1 });
  expect((await read(product)).status).toBe('vitrine; fwd=uri-miss; stored');
  const tags = [`product-${await firstProductId()}`];
  expect((await (await purge({ tags })).json()) as object).toEqual({ purged: 1 });
  expect((await read(product)).status).toBe('vitrine; fwd=uri-miss; stored');
});
