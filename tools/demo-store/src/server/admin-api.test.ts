import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Json, listAt, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

interface AdminReply {
  status: number;
  body: Json;
}

async function call(method: string, path: string, token?: unknown, body?: unknown, url = shop.url): Promise<AdminReply> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${String(token)}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const signIn = (changes: Json = {}): Promise<AdminReply> =>
  call('POST', '/oauth/token', undefined, {
    grant_type: 'password',
    client_id: 'administration',
    scopes: 'write',
    username: 'guide',
    password: 'guide-demo',
    ...changes,
  });

describe('oauth', () => {
  it('password gives a bearer token for ten minutes and a refresh token', async () => {
    const { status, body } = await signIn();
    expect([status, body]).toEqual([
      200,
      { token_type: 'Bearer', expires_in: 600, access_token: expect.any(String), refresh_token: expect.any(String) },
    ]);
  });

  it('a refresh token works once', async () => {
    const { refresh_token } = (await signIn()).body;
    const refresh = () => signIn({ grant_type: 'refresh_token', refresh_token });
    const renewed = await refresh();
    expect((await call('GET', '/_info/me', renewed.body['access_token'])).status).toBe(200);
    expect(await refresh()).toMatchObject({ status: 401, body: { errors: [{ code: '8' }] } });
  });

  it('client_credentials gives an integration a token without refresh', async () => {
    const credentials = { grant_type: 'client_credentials', client_id: shop.integration.accessKey, client_secret: shop.integration.secret };
    const { body } = await signIn(credentials);
    expect(body['refresh_token']).toBeUndefined();
    expect((await call('POST', '/search/product', body['access_token'], { limit: 1 })).status).toBe(200);
    expect((await signIn({ ...credentials, client_secret: 'wrong' })).status).toBe(401);
  });

  it('refuses wrong credentials, clients and grants', async () => {
    expect(await signIn({ password: 'wrong' })).toMatchObject({ status: 400, body: { errors: [{ code: '6' }] } });
    expect(await signIn({ client_id: 'nobody' })).toMatchObject({ status: 401, body: { errors: [{ code: '4' }] } });
    expect(await signIn({ grant_type: 'magic' })).toMatchObject({ status: 400, body: { errors: [{ code: '2' }] } });
  });

  it('an expired token is refused', async () => {
    const brief = await startTestShop({ adminTokenLifetime: 0 });
    try {
      const { body } = await call(
        'POST',
        '/oauth/token',
        undefined,
        { grant_type: 'password', client_id: 'administration', username: 'guide', password: 'guide-demo' },
        brief.url,
      );
      expect(await call('GET', '/_info/me', body['access_token'], undefined, brief.url)).toMatchObject({
        status: 401,
        body: { errors: [{ code: '9' }] },
      });
    } finally {
      await brief.close();
    }
  });

  it('every other call needs a token; a shopper’s is none', async () => {
    const visitor = shop.visitor();
    await visitor.get('/context');
    for (const token of [undefined, 'made-up', visitor.token]) {
      for (const [method, path] of [
        ['GET', '/_info/version'],
        ['GET', '/_info/me'],
        ['POST', '/search/product'],
      ] as const) {
        expect(await call(method, path, token, method === 'POST' ? {} : undefined)).toMatchObject({
          status: 401,
          body: { errors: [{ code: '9' }] },
        });
      }
    }
  });
});

describe('a guide', () => {
  let token: unknown;
  beforeAll(async () => {
    token = (await signIn()).body['access_token'];
  });

  it('learns who they are and which version this is', async () => {
    expect((await call('GET', '/_info/me', token)).body).toMatchObject({
      data: { id: ID.guide, username: 'guide', firstName: 'Gus', admin: false },
    });
    expect((await call('GET', '/_info/version', token)).body).toEqual({ version: '6.6.7.1' });
    expect(JSON.stringify((await call('GET', '/_info/me', token)).body)).not.toMatch(/password/i);
  });

  it.each([
    ['product', { term: 'oak' }, [ID.stool]],
    ['product', { ids: [ID.chairRedLarge, ID.withdrawn] }, [ID.chairRedLarge, ID.withdrawn]],
    [
      'product',
      { filter: [{ type: 'equals', field: 'parentId', value: ID.chair }], sort: [{ field: 'productNumber' }] },
      [ID.chairRedSmall, ID.chairRedLarge, ID.chairBlueLarge],
    ],
    ['category', { term: 'chairs' }, [ID.chairs]],
    ['cms-page', { filter: [{ type: 'equals', field: 'type', value: 'product_list' }] }, [ID.listPage]],
    ['landing-page', {}, [ID.landing]],
  ])('searches %s by %j', async (entity, criteria, expected) => {
    const { body } = await call('POST', `/search/${entity}`, token, criteria);
    expect([pluck(body, 'data', 'id'), body['total']]).toEqual([expected, expected.length]);
  });

  it('gets 25 entries unless asked otherwise, and 404 for an unknown entity', async () => {
    expect(listAt((await call('POST', '/search/product', token, {})).body, 'data').length).toBeLessThanOrEqual(25);
    expect(at((await call('POST', '/search/nothing', token, {})).body, 'errors.0.code')).toBe('FRAMEWORK__DEFINITION_NOT_FOUND');
  });
});
