import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, startTestShop, type TestShop } from '../testing/shop.ts';
import { ACCESS_KEY, ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const raw = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${shop.url}${path}`, init);
const EXPOSED =
  'Content-Type,Authorization,sw-context-token,sw-access-key,sw-language-id,sw-version-id,sw-inheritance,indexing-behavior,sw-include-seo-urls';

describe('access key', () => {
  it('answers 401 with code "0" and no token when it is missing', async () => {
    const response = await raw('/store-api/context');
    expect(response.status).toBe(401);
    expect(response.headers.get('sw-context-token')).toBeNull();
    expect(at(await response.json(), 'errors.0.code')).toBe('0');
  });

  it.each([
    ['SWSCAAAAAAAAAAAAAAAAAAAAAA', 412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'],
    ['nonsense', 500, 'FRAMEWORK__API_INVALID_ACCESS_KEY'],
  ])('refuses %s with %i %s', async (key, status, code) => {
    const reply = await shop.visitor().get('/context', { 'sw-access-key': key });
    expect([reply.status, reply.code, reply.token]).toEqual([status, code, null]);
  });
});

describe('context token', () => {
  it('invents 32 letters and digits where none is sent', async () => {
    const reply = await shop.visitor().get('/context');
    expect(reply.token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(reply.body['token']).toBe(reply.token);
  });

  it('takes any value as it is and keeps a cart under it', async () => {
    const visitor = shop.visitor('made-up');
    await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.stool }] });
    expect(visitor.token).toBe('made-up');
    expect(at((await shop.visitor('made-up').get('/checkout/cart')).body, 'lineItems.0.id')).toBe(ID.stool);
  });

  it('is echoed by refusals, unknown paths and wrong methods, too', async () => {
    for (const [method, path, status] of [
      ['post', '/product/xyz', 400],
      ['post', '/nope', 404],
      ['delete', '/context', 405],
    ] as const) {
      const reply = await shop.visitor('echo')[method](path);
      expect([path, reply.status, reply.token]).toEqual([path, status, 'echo']);
    }
  });

  it('gives an aged-out session a new token and no customer, with status 200', async () => {
    const aging = await startTestShop({ sessionLifetime: -1 });
    try {
      const visitor = aging.visitor('old');
      await visitor.patch('/context', { currencyId: ID.usd });
      const reply = await visitor.get('/context');
      expect(reply.status).toBe(200);
      expect(reply.token).not.toBe('old');
      expect([at(reply.body, 'customer'), at(reply.body, 'currency.isoCode')]).toEqual([null, 'EUR']);
    } finally {
      await aging.close();
    }
  });
});

describe('language header', () => {
  it('wins over the session for this call only, and is echoed', async () => {
    const visitor = shop.visitor();
    const german = await visitor.get('/context', { 'sw-language-id': ID.german });
    expect(german.headers.get('sw-language-id')).toBe(ID.german);
    expect(at(german.body, 'context.languageIdChain')).toEqual([ID.german, ID.english]);
    expect(at((await visitor.get('/context')).body, 'context.languageIdChain')).toEqual([ID.english]);
  });

  it.each([
    ['', 'SYSTEM__LANGUAGE_INVALID_EXCEPTION'],
    ['xyz', 'SYSTEM__LANGUAGE_INVALID_EXCEPTION'],
    [ID.german.toUpperCase(), 'SYSTEM__LANGUAGE_INVALID_EXCEPTION'],
    ['0'.repeat(32), 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION'],
  ])('refuses "%s" with 412', async (language, code) => {
    const reply = await shop.visitor('keeps').get('/context', { 'sw-language-id': language });
    expect([reply.status, reply.code, reply.token]).toEqual([412, code, 'keeps']);
  });

  it('ignores sw-currency-id', async () => {
    expect(at((await shop.visitor().get('/context', { 'sw-currency-id': ID.usd })).body, 'currency.isoCode')).toBe('EUR');
  });
});

describe('HTTP', () => {
  it('answers preflights of any path without a key', async () => {
    for (const path of ['/store-api/context', '/store-api/no/such']) {
      const response = await raw(path, { method: 'OPTIONS' });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE');
      expect(response.headers.get('access-control-allow-headers')).toBe(EXPOSED);
      expect(response.headers.get('access-control-expose-headers')).toBe(EXPOSED);
    }
  });

  it('marks every answer as private', async () => {
    expect((await shop.visitor().get('/context')).headers.get('cache-control')).toBe('no-cache, private');
  });

  it('answers an unknown path with 404 and code "0", even without a key', async () => {
    const response = await raw('/store-api/nope', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(at(await response.json(), 'errors.0')).toMatchObject({ code: '0', status: '404', title: 'Not Found' });
  });

  it('answers a wrong method with 405 and names the right ones', async () => {
    const reply = await shop.visitor().delete('/context');
    expect([reply.status, reply.code]).toEqual([405, '0']);
    expect(at(reply.body, 'errors.0.detail')).toContain('Method Not Allowed (Allow: GET, PATCH)');
  });

  it('answers HEAD where it answers GET', async () => {
    expect((await raw('/store-api/context', { method: 'HEAD', headers: { 'sw-access-key': ACCESS_KEY } })).status).toBe(200);
  });

  it('refuses broken JSON with 400 and code "0"', async () => {
    const reply = await shop.visitor().post('/product', '{"limit": 1,');
    expect([reply.status, reply.code, at(reply.body, 'errors.0.detail')]).toEqual([400, '0', 'The JSON payload is malformed.']);
  });

  it('tells a page that is no number, whatever an object there says; in an address it is no parameter', async () => {
    const told = await shop.visitor().post('/product', '{"page": {"toString": null}, "id": {"valueOf": 1}}');
    expect([told.status, told.code]).toEqual([400, 'FRAMEWORK__INVALID_PAGE_QUERY']);
    expect((await shop.visitor().post('/product?page[toString]=x', '{}')).status).toBe(200);
  });

  it('reads form bodies like JSON ones', async () => {
    const reply = await shop.visitor().post('/search', 'search=oak&limit=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([reply.status, at(reply.body, 'limit'), at(reply.body, 'total')]).toEqual([200, 1, 1]);
  });

  it('takes another content type, and an empty body, for no parameters', async () => {
    expect((await shop.visitor().post('/product', '{"limit": 1,', { 'content-type': 'text/plain' })).status).toBe(200);
    expect((await shop.visitor().post('/product', '', { 'content-type': 'application/json' })).status).toBe(200);
  });
});
