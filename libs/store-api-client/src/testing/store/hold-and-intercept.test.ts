import { afterEach, describe, expect, it } from 'vitest';
import { createAdminApiClient, signInGuide } from '../../admin/index.ts';
import { addLineItems, createStoreApiClient, getCart, getContext, isStoreApiError, type StoreApiClient } from '../../index.ts';
import { startStoreServer, type StoreServer } from '../node/store-server.ts';
import { createInMemoryStore, type InMemoryStore } from './in-memory-store.ts';
import { storeId } from './store-id.ts';

const servers: StoreServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const overFetch = (store: InMemoryStore): StoreApiClient =>
  createStoreApiClient({
    endpoint: 'https://shop.example/store-api',
    accessKey: store.accessKey,
    contextToken: 'visitor0visitor0visitor0visitor0',
    fetch: store.fetch,
    retry: { limit: 0 },
  });

async function overHttp(store: InMemoryStore): Promise<StoreApiClient> {
  const server = await startStoreServer(store);
  servers.push(server);
  return createStoreApiClient({
    endpoint: server.endpoint,
    accessKey: store.accessKey,
    contextToken: 'visitor0visitor0visitor0visitor0',
    retry: { limit: 0 },
  });
}

describe.each([
  ['fetch', overFetch],
  ['HTTP', overHttp],
])('an in-memory store behind %s', (_name, connect) => {
  it('lets a held request take effect when it is released', async () => {
    const store = createInMemoryStore();
    const client = await connect(store);
    const held = store.hold({ path: '/checkout/cart/line-item' });
    const adding = addLineItems(client, [{ referencedId: storeId('product:mug'), quantity: 2 }]);
    await held.untilWaiting();
    expect(held.waiting).toMatchObject([{ method: 'POST', json: { items: [{ quantity: 2 }] } }]);
    expect(store.sessions().flatMap(({ lines }) => lines)).toEqual([]);
    held.release();
    expect((await adding).lineItems).toHaveLength(1);
    expect(
      (await addLineItems(client, [{ referencedId: storeId('product:bowl'), quantity: 1 }])).lineItems,
      'holds none from now on',
    ).toHaveLength(2);
  });

  it('releases held requests one by one, the oldest first', async () => {
    const store = createInMemoryStore();
    const client = await connect(store);
    const held = store.hold({ path: '/context' });
    const ended: string[] = [];
    const first = getContext(client).then(() => ended.push('first'));
    await held.untilWaiting();
    const second = getContext(client).then(() => ended.push('second'));
    await held.untilWaiting(2);
    held.releaseNext();
    await first;
    expect([ended, held.waiting.length]).toEqual([['first'], 1]);
    held.releaseNext();
    await second;
    expect(ended).toEqual(['first', 'second']);
  });

  it('answers what an interceptor gives, as often as the test says, and itself where it gives nothing', async () => {
    const store = createInMemoryStore();
    const client = await connect(store);
    store.intercept(() => Response.json({ errors: [{ status: '418', code: 'TEAPOT' }] }, { status: 418 }), {
      path: '/checkout/*',
      times: 1,
    });
    store.intercept(() => undefined, { path: '/checkout/cart' });
    await expect(getCart(client)).rejects.toSatisfy((error) => isStoreApiError(error) && error.statusCode === 418);
    expect((await getCart(client)).lineItems).toEqual([]);
    expect(store.count('GET', '/checkout/cart')).toBe(2);
  });

  it('lets an interceptor change what the store itself answers to a request that took effect', async () => {
    const store = createInMemoryStore();
    const client = await connect(store);
    store.intercept(async (_request, goOn) => Response.json({ ...((await (await goOn()).json()) as object), changed: true }), {
      method: 'POST',
    });
    expect(await addLineItems(client, [{ referencedId: storeId('product:mug'), quantity: 1 }])).toMatchObject({
      changed: true,
      lineItems: [{ quantity: 1 }],
    });
    expect((await getCart(client)).lineItems).toHaveLength(1);
  });

  it('lets the newest interceptor overrule an older one until it is taken back', async () => {
    const store = createInMemoryStore();
    const client = await connect(store);
    const named = (name: string) => () => Response.json({ name, lineItems: [], price: { totalPrice: 0 }, errors: [] });
    store.intercept(named('set-up'));
    const takeBack = store.intercept(named('test'));
    expect(await getCart(client)).toMatchObject({ name: 'test' });
    takeBack();
    expect(await getCart(client)).toMatchObject({ name: 'set-up' });
  });
});

it('stops waiting for a held request whose caller gives up', async () => {
  const store = createInMemoryStore();
  const held = store.hold();
  const cancelled = new AbortController();
  const call = getCart(overFetch(store), { signal: cancelled.signal });
  await held.untilWaiting();
  cancelled.abort();
  await expect(call).rejects.toThrow();
  expect(held.waiting).toEqual([]);
});

it('logs the requests that a target names, in order, with headers and body', async () => {
  const store = createInMemoryStore();
  const client = overFetch(store);
  await getCart(client);
  await addLineItems(client, [{ referencedId: storeId('product:mug'), quantity: 1 }]);
  expect(store.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /checkout/cart', 'POST /checkout/cart/line-item']);
  const [write, ...rest] = store.received({ method: 'POST', path: '/checkout/*' });
  expect([write?.json, write?.headers.get('sw-access-key'), rest]).toMatchObject([{ items: [{ quantity: 1 }] }, store.accessKey, []]);
});

it('forgets holds, interceptors and admin users of a test by reset', async () => {
  const store = createInMemoryStore();
  const held = store.hold({ path: '/context' });
  const waiting = getContext(overFetch(store));
  await held.untilWaiting();
  store.intercept(() => new Response(null, { status: 500 }), { path: '/checkout/cart' });
  store.admin.users.clear();
  store.reset();
  await waiting;
  expect((await getCart(overFetch(store))).lineItems).toEqual([]);
  expect([...store.admin.users.keys()]).toEqual(['guide']);
});

describe('the sign-in of administrators', () => {
  const CREDENTIALS = { username: 'guide', password: 'guide-in-memory' };
  async function begin() {
    const store = createInMemoryStore();
    const server = await startStoreServer(store);
    servers.push(server);
    const post = async (body: unknown) => {
      const response = await fetch(`${server.adminEndpoint}/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, string> };
    };
    const me = (token = '') => fetch(`${server.adminEndpoint}/_info/me`, { headers: { authorization: `Bearer ${token}` } });
    const signIn = () => post({ grant_type: 'password', client_id: 'administration', ...CREDENTIALS });
    return { store, server, post, me, signIn };
  }

  it('takes our own admin client', async () => {
    const { server, me } = await begin();
    const tokens = await signInGuide(createAdminApiClient({ endpoint: server.adminEndpoint, onTokens: () => undefined }), CREDENTIALS);
    expect(await (await me(tokens.accessToken)).json()).toMatchObject({ data: { attributes: { username: 'guide', firstName: 'Gina' } } });
  });

  it('refuses a wrong password and an unknown user alike', async () => {
    const { post } = await begin();
    for (const wrong of [
      { ...CREDENTIALS, password: 'x' },
      { ...CREDENTIALS, username: 'x' },
    ]) {
      expect(await post({ grant_type: 'password', client_id: 'administration', ...wrong })).toMatchObject({
        status: 400,
        body: { errors: [{ code: '6' }] },
      });
    }
  });

  it('renews an access token that ran out, by a refresh token that works once', async () => {
    const { store, post, me, signIn } = await begin();
    const { body: first } = await signIn();
    store.admin.expireAccessTokens('guide');
    expect((await me(first['access_token'])).status).toBe(401);
    const refresh = { grant_type: 'refresh_token', client_id: 'administration', refresh_token: first['refresh_token'] };
    const { body: second } = await post(refresh);
    expect((await me(second['access_token'])).status).toBe(200);
    expect((await post(refresh)).status).toBe(401);
  });

  it('knows a deleted user no longer, and says who is deactivated', async () => {
    const { store, me, signIn } = await begin();
    const { body } = await signIn();
    const user = store.data.adminUsers[0];
    if (user) store.admin.users.set('guide', { ...user, active: false });
    expect(await (await me(body['access_token'])).json()).toMatchObject({ data: { attributes: { active: false, admin: false } } });
    store.admin.users.delete('guide');
    expect((await me(body['access_token'])).status).toBe(401);
  });

  it('fails as its faults say', async () => {
    const { store, signIn } = await begin();
    const off = store.faults.status(503, {}, { path: '/api/*' });
    expect((await signIn()).status).toBe(503);
    off();
    expect((await signIn()).status).toBe(200);
    expect(store.count('POST', '/api/oauth/token')).toBe(2);
  });
});
