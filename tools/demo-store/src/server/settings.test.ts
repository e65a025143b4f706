import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { login, registration } from '../testing/customers.ts';
import { pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => Object.assign(shop.settings, DEFAULT_SETTINGS));
afterAll(() => shop.close());

describe('the sales channel', () => {
  it('in maintenance answers 503 without a token, and is back afterwards', async () => {
    shop.settings.maintenance = true;
    expect(await shop.visitor('mine').get('/context')).toMatchObject({
      status: 503,
      code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
      token: null,
    });
    shop.settings.maintenance = false;
    expect((await shop.visitor('mine').get('/context')).status).toBe(200);
  });

  it('switched off is unknown: 412 without a token', async () => {
    shop.settings.active = false;
    expect(await shop.visitor('mine').get('/context')).toMatchObject({
      status: 412,
      code: 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND',
      token: null,
    });
  });

  it('is asked for its key first, maintenance or not', async () => {
    shop.settings.maintenance = true;
    expect((await shop.visitor().get('/context', { 'sw-access-key': 'SWSCAAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(412);
  });
});

it('wish lists switched off are 403, with and without a customer', async () => {
  shop.settings.wishlist = false;
  const visitor = shop.visitor();
  expect(await visitor.post('/customer/wishlist')).toMatchObject({ status: 403, code: 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED' });
  await login(visitor);
  expect(await visitor.post('/customer/wishlist')).toMatchObject({ status: 403, code: 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED' });
});

it('the privacy terms have to be accepted where the shop demands it', async () => {
  shop.settings.dataProtectionRequired = true;
  const refused = await shop.visitor().post('/account/register', registration('privacy@example.com'));
  expect([refused.status, refused.code, pluck(refused.body, 'errors', 'source.pointer')]).toEqual([
    400,
    'VIOLATION::IS_BLANK_ERROR',
    ['/acceptedDataProtection'],
  ]);
  expect(
    (await shop.visitor().post('/account/register', registration('privacy@example.com', { acceptedDataProtection: true }))).status,
  ).toBe(200);
});

it('rate limits switched off let any number of tries pass', async () => {
  shop.settings.rateLimits = false;
  for (let attempt = 0; attempt < 12; attempt += 1) expect((await login(shop.visitor(), { password: 'wrong' })).status).toBe(401);
});

it('/healthz needs no key', async () => {
  const response = await fetch(`${shop.url}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { name: 'demo-store', status: 'ok' }]);
});
