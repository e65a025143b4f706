import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { equals } from '../criteria/filters.ts';
import type { FaultServer, ReceivedRequest, ServedAnswer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import * as admin from './index.ts';

const servers = createFaultServers();
let server: FaultServer;
let respond: (request: ReceivedRequest) => ServedAnswer;
const A = 'a'.repeat(32);
const B = 'b'.repeat(32);
const LATER = Date.now() + 600_000;
const signedIn = (changes: Partial<admin.AdminApiClientOptions> = {}) =>
  admin.createAdminApiClient({
    endpoint: `${server.url}/api/`,
    tokens: { accessToken: 'access-token-1', refreshToken: 'refresh-token-1', expiresAt: LATER },
    ...changes,
  });

/** A server whose access tokens count up; only the newest is taken. */
function rotatingServer(): { refreshes: () => number; expire: () => void } {
  let issued = 1;
  let taken = 1;
  respond = ({ path, headers, json }) => {
    if (path === '/api/oauth/token') {
      if ((json as { refresh_token?: string }).refresh_token !== `refresh-token-${issued}`)
        return {
          status: 401,
          body: { errors: [{ code: '8', status: '401', title: 'The refresh token is invalid.', detail: 'Token has been revoked' }] },
        };
      issued += 1;
      taken = issued;
      return {
        body: { token_type: 'Bearer', expires_in: 600, access_token: `access-token-${issued}`, refresh_token: `refresh-token-${issued}` },
      };
    }
    return headers['authorization'] === `Bearer access-token-${taken}`
      ? { body: { data: { id: A } } }
      : { status: 401, body: { errors: [{ code: '9', status: '401', detail: 'Access token has expired' }] } };
  };
  return { refreshes: () => issued - 1, expire: () => (taken = 0) };
}

beforeEach(async () => {
  respond = () => ({ body: {} });
  server = await servers.serve((request) => respond(request));
});
afterEach(async () => {
  vi.useRealTimers();
  await servers.closeAll();
});

const CALLS: [string, (client: admin.AdminApiClient) => Promise<unknown>, string, string, unknown][] = [
  ['getAdminUser', (c) => admin.getAdminUser(c), 'GET', '/_info/me', undefined],
  ['searchAppointments', (c) => admin.searchAppointments(c, { limit: 5 }), 'POST', '/search/dsr-appointment', { limit: 5 }],
  [
    'findAppointment',
    (c) => admin.findAppointment(c, 'spring'),
    'POST',
    '/search/dsr-appointment',
    { limit: 1, filter: [equals('presentationPath', 'spring')] },
  ],
  ['joinAsGuide', (c) => admin.joinAsGuide(c, A), 'POST', `/_action/dsr/appointment/${A}/join-as-guide`, {}],
  ['startAppointment', (c) => admin.startAppointment(c, A), 'POST', `/_action/dsr/appointment/${A}/start`, {}],
  ['endAppointment', (c) => admin.endAppointment(c, A), 'POST', `/_action/dsr/appointment/${A}/end`, {}],
  [
    'getGuidePresentationState',
    (c) => admin.getGuidePresentationState(c, A),
    'GET',
    `/_action/dsr/appointment/${A}/presentation/state`,
    undefined,
  ],
  ['createVideoRoom', (c) => admin.createVideoRoom(c, A), 'POST', `/_action/dsr/appointment/${A}/video-room`, {}],
  ['deleteVideoRoom', (c) => admin.deleteVideoRoom(c, A), 'DELETE', `/_action/dsr/appointment/${A}/video-room`, undefined],
  [
    'createInstantListing',
    (c) => admin.createInstantListing(c, A, { productIds: [B], pageName: 'New' }),
    'POST',
    `/_action/dsr/appointment/${A}/instant-listing`,
    { productIds: [B], pageName: 'New' },
  ],
  [
    'changeInstantListing',
    (c) => admin.changeInstantListing(c, A, { addProductIds: [B], removeProductIds: [], currentPageGroupId: A }),
    'PATCH',
    `/_action/dsr/appointment/${A}/instant-listing`,
    { addProductIds: [B], removeProductIds: [], currentPageGroupId: A },
  ],
  [
    'getShoppingListProducts',
    (c) => admin.getShoppingListProducts(c, A, B),
    'POST',
    `/_action/dsr/appointment/${A}/shopping-lists/${B}`,
    {},
  ],
  [
    'getAttendeeInsights',
    (c) => admin.getAttendeeInsights(c, A),
    'GET',
    `/_action/dsr/appointment/${A}/widgets/attendee-insights`,
    undefined,
  ],
  ['getCartInsights', (c) => admin.getCartInsights(c, A), 'GET', `/_action/dsr/appointment/${A}/widgets/cart-insights`, undefined],
  [
    'getCartStatistics',
    (c) => admin.getCartStatistics(c, A, { order: 'quantity', sort: 'DESC' }),
    'GET',
    `/_action/dsr/appointment/${A}/widgets/cart-statistics?order=quantity&sort=DESC`,
    undefined,
  ],
  [
    'getLastSeenStatistics',
    (c) => admin.getLastSeenStatistics(c, A, { limit: 5, attendeeId: B }),
    'GET',
    `/_action/dsr/appointment/${A}/widgets/last-seen-statistics?limit=5&attendeeId=${B}`,
    undefined,
  ],
  [
    'getWishlistStatistics',
    (c) => admin.getWishlistStatistics(c, A, { page: 2, term: 'red shoe' }),
    'GET',
    `/_action/dsr/appointment/${A}/widgets/wishlist-statistics?page=2&term=red+shoe`,
    undefined,
  ],
  ['removeAttendee', (c) => admin.removeAttendee(c, B), 'POST', `/_action/dsr/appointment/attendee/${B}/remove`, {}],
  [
    'listAttendeeLastSeenProductIds',
    (c) => admin.listAttendeeLastSeenProductIds(c, B),
    'GET',
    `/_action/dsr/appointment/attendee/${B}/last-seen-product-ids`,
    undefined,
  ],
  ['getTempCart', (c) => admin.getTempCart(c, B), 'GET', `/_action/dsr/appointment/attendee/${B}/load-temp-cart`, undefined],
  [
    'addTempDiscount',
    (c) => admin.addTempDiscount(c, B, { discountType: 'percentage', discountValue: -10, appliedItemIds: [A] }),
    'POST',
    `/_action/dsr/appointment/attendee/${B}/add-temp-discount`,
    { discountType: 'percentage', discountValue: -10, appliedItemIds: [A] },
  ],
  ['removeTempDiscount', (c) => admin.removeTempDiscount(c, B), 'POST', `/_action/dsr/appointment/attendee/${B}/remove-temp-discount`, {}],
  ['applyTempDiscount', (c) => admin.applyTempDiscount(c, B), 'POST', `/_action/dsr/appointment/attendee/${B}/apply-temp-discount`, {}],
  [
    'addCartDiscount',
    (c) => admin.addCartDiscount(c, B, { discountType: 'absolute', discountValue: -5 }),
    'POST',
    `/_action/dsr/appointment/attendee/${B}/add-cart-discount`,
    { discountType: 'absolute', discountValue: -5 },
  ],
];

describe('each guide call has its method, path and payload, and carries the bearer token', () => {
  test.each(CALLS)('%s', async (_name, run, method, url, body) => {
    await run(signedIn());
    const sent = server.requests.at(-1);
    expect({ method: sent?.method, url: sent?.url, body: sent?.json, authorization: sent?.headers['authorization'] }).toEqual({
      method,
      url: `/api${url}`,
      body,
      authorization: 'Bearer access-token-1',
    });
  });

  test('every exported operation has its row', () => {
    const rows = new Set(CALLS.map(([name]) => name));
    const elsewhere = ['signInGuide', 'signInIntegration', 'refreshAdminTokens'];
    const operations = Object.entries(admin)
      .filter(([, value]) => typeof value === 'function' && value.constructor.name === 'AsyncFunction')
      .map(([name]) => name);
    expect(operations.filter((name) => !rows.has(name) && !elsewhere.includes(name))).toEqual([]);
  });

  test('an id is checked before a path is built', async () => {
    for (const id of ['', '../x', 'A'.repeat(32)])
      await expect(admin.startAppointment(signedIn(), id)).rejects.toMatchObject({ code: 'INVALID_ID', statusCode: 404 });
    expect(server.requests).toHaveLength(0);
  });
});

describe('OAuth', () => {
  test('a guide signs in by password; the host gets the tokens', async () => {
    respond = () => ({ body: { token_type: 'Bearer', expires_in: 600, access_token: 'a-1', refresh_token: 'r-1' } });
    const kept: (admin.AdminTokens | undefined)[] = [];
    const client = admin.createAdminApiClient({ endpoint: `${server.url}/api`, onTokens: (tokens) => kept.push(tokens) });
    const before = Date.now();
    const tokens = await admin.signInGuide(client, { username: 'guide', password: 'guide-demo' });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/oauth/token',
      json: { grant_type: 'password', client_id: 'administration', scope: 'write', username: 'guide', password: 'guide-demo' },
    });
    expect(server.requests[0]?.headers['authorization']).toBeUndefined();
    expect(tokens).toEqual({ accessToken: 'a-1', refreshToken: 'r-1', expiresAt: expect.any(Number) });
    expect(tokens.expiresAt - before).toBeGreaterThanOrEqual(600_000);
    expect(kept).toEqual([tokens]);
    await admin.getAdminUser(client);
    expect(server.requests[1]?.headers['authorization']).toBe('Bearer a-1');
  });

  test('an integration signs in by its own key', async () => {
    respond = () => ({ body: { expires_in: 600, access_token: 'a-1' } });
    await admin.signInIntegration(signedIn(), { accessKey: 'SWIA', secret: 'integration-secret' });
    expect(server.requests[0]?.json).toEqual({
      grant_type: 'client_credentials',
      client_id: 'SWIA',
      client_secret: 'integration-secret',
      scope: 'write',
    });
  });

  test('a token that is refused is renewed once, and the call is sent again, whatever its method', async () => {
    const { refreshes, expire } = rotatingServer();
    expire();
    const client = signedIn();
    await admin.startAppointment(client, A);
    expect(refreshes()).toBe(1);
    expect(server.requests.map(({ path }) => path.split('/').at(-1))).toEqual(['start', 'token', 'start']);
    expect(client.getTokens()).toMatchObject({ accessToken: 'access-token-2', refreshToken: 'refresh-token-2' });
  });

  test('twenty calls at the same time share one renewal', async () => {
    const { refreshes, expire } = rotatingServer();
    expire();
    const kept: (admin.AdminTokens | undefined)[] = [];
    const client = signedIn({ onTokens: (tokens) => kept.push(tokens) });
    await Promise.all(Array.from({ length: 20 }, () => admin.getAdminUser(client)));
    expect(refreshes()).toBe(1);
    expect(kept).toHaveLength(1);
  });

  test('a token that is about to end is renewed before it is used', async () => {
    const { refreshes } = rotatingServer();
    const client = signedIn({ tokens: { accessToken: 'access-token-1', refreshToken: 'refresh-token-1', expiresAt: Date.now() + 5_000 } });
    await admin.getAdminUser(client);
    expect(refreshes()).toBe(1);
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/oauth/token', '/api/_info/me']);
  });

  test.each([
    ['beyond ten seconds is used as it is', 10_001, true, 0],
    ['within ten seconds is renewed', 10_000, true, 1],
    ['within ten seconds is used as it is where nothing renews it', 1, false, 0],
  ])('a token that ends %s', async (_, left, renewable, renewals) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
    const { refreshes } = rotatingServer();
    const tokens = {
      accessToken: 'access-token-1',
      expiresAt: Date.now() + left,
      ...(renewable ? { refreshToken: 'refresh-token-1' } : {}),
    };
    await admin.getAdminUser(signedIn({ tokens }));
    expect(refreshes()).toBe(renewals);
  });

  test.each([
    [{ expires_in: 60 }, 60_000],
    [{}, 600_000],
    [{ expires_in: '60' }, 600_000],
  ])('a sign-in that says %j holds for %i ms', async (more, lifetime) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
    respond = () => ({ body: { access_token: 'a-1', refresh_token: '', ...more } });
    const tokens = await admin.signInGuide(signedIn(), { username: 'guide', password: 'x' });
    expect(tokens).toEqual({ accessToken: 'a-1', expiresAt: 1_700_000_000_000 + lifetime });
  });

  test('a renewal that names no new refresh token keeps the one it was made with', async () => {
    respond = () => ({ body: { access_token: 'a-2' } });
    const client = signedIn();
    await admin.refreshAdminTokens(client);
    expect(client.getTokens()).toMatchObject({ accessToken: 'a-2', refreshToken: 'refresh-token-1' });
  });

  test.each([
    [400, [undefined]],
    [401, [undefined]],
    [403, [undefined]],
    [404, []],
  ])('a renewal that fails with %i reports to the host: %j', async (status, reported) => {
    respond = () => ({ status, body: { errors: [{ status: String(status), code: '1' }] } });
    const kept: (admin.AdminTokens | undefined)[] = [];
    const client = signedIn({ onTokens: (tokens) => kept.push(tokens) });
    await expect(admin.refreshAdminTokens(client)).rejects.toMatchObject({ statusCode: status });
    expect(kept).toEqual(reported);
    expect(client.getTokens() === undefined).toBe(reported.length > 0);
  });

  test('a renewal leaves the tokens of another user alone, whether it works or not', async () => {
    const other = { accessToken: 'other', refreshToken: 'other-refresh', expiresAt: LATER };
    for (const status of [200, 401]) {
      const kept: (admin.AdminTokens | undefined)[] = [];
      const client = signedIn({ onTokens: (tokens) => kept.push(tokens) });
      respond = () => {
        client.setTokens(other);
        return { status, body: status === 200 ? { access_token: 'a-2' } : { errors: [{ status: '401', code: '8' }] } };
      };
      await admin.refreshAdminTokens(client).catch(() => undefined);
      expect(client.getTokens()).toEqual(other);
      expect(kept).toEqual([]);
    }
  });

  test('a second renewal asks again', async () => {
    const { refreshes } = rotatingServer();
    const client = signedIn();
    await admin.refreshAdminTokens(client);
    await admin.refreshAdminTokens(client);
    expect(refreshes()).toBe(2);
  });

  test('a token that is refused is not renewed where nothing renews it', async () => {
    const { expire } = rotatingServer();
    expire();
    const client = signedIn({ tokens: { accessToken: 'access-token-1', expiresAt: LATER } });
    await expect(admin.getAdminUser(client)).rejects.toMatchObject({ statusCode: 401 });
    expect(server.requests).toHaveLength(1);
    await expect(admin.refreshAdminTokens(client)).rejects.toMatchObject({ code: 'REFUSED', operation: 'refreshAdminTokens' });
    expect(server.requests).toHaveLength(1);
  });

  test('the client, the scope and the headers may be others', async () => {
    respond = () => ({ body: { access_token: 'a-1' } });
    const client = signedIn({ clientId: 'own-client', scope: 'read', headers: { 'x-own': 'client', 'x-both': 'client' } });
    await client.signIn('signInGuide', { grant_type: 'password', username: 'guide', password: 'x' }, { headers: { 'x-both': 'call' } });
    expect(server.requests[0]).toMatchObject({
      json: { client_id: 'own-client', scope: 'read' },
      headers: { 'x-own': 'client', 'x-both': 'call', 'content-type': 'application/json', accept: 'application/json' },
    });
    await admin.getAdminUser(client);
    expect(server.requests[1]?.headers).not.toHaveProperty('content-type');
  });

  test('a renewal that is refused tells the host that the tokens are worth nothing', async () => {
    const { expire } = rotatingServer();
    expire();
    const kept: (admin.AdminTokens | undefined)[] = [];
    const client = signedIn({
      tokens: { accessToken: 'old', refreshToken: 'used-before', expiresAt: LATER },
      onTokens: (tokens) => kept.push(tokens),
    });
    await expect(admin.getAdminUser(client)).rejects.toMatchObject({ statusCode: 401, messages: [{ code: '8' }] });
    expect(kept).toEqual([undefined]);
    await expect(admin.getAdminUser(client)).rejects.toMatchObject({ statusCode: 401 });
    expect(server.requests).toHaveLength(2);
  });

  test('without tokens nothing is sent', async () => {
    await expect(admin.startAppointment(signedIn({ tokens: undefined }), A)).rejects.toMatchObject({
      code: 'REFUSED',
      statusCode: 401,
      operation: 'startAppointment',
    });
    expect(server.requests).toHaveLength(0);
  });

  test('an answer without an access token is an error, not a sign-in', async () => {
    await expect(admin.signInGuide(signedIn(), { username: 'guide', password: 'x' })).rejects.toMatchObject({ code: 'MALFORMED_RESPONSE' });
  });
});

describe('errors', () => {
  test('have the shape of every other error, and hold neither token nor password', async () => {
    respond = ({ headers, text }) => ({
      status: 400,
      body: { errors: [{ status: '400', code: '6', title: 'Denied', detail: `${text} ${headers['authorization'] ?? ''}` }] },
    });
    const client = signedIn();
    for (const run of [
      () => admin.startAppointment(client, A),
      () => admin.signInGuide(client, { username: 'guide', password: 'Guide-Password-1' }),
      () => admin.refreshAdminTokens(client),
      () => admin.signInIntegration(client, { accessKey: 'SWIA', secret: 'integration-secret' }),
    ]) {
      client.setTokens({ accessToken: 'access-token-1', refreshToken: 'refresh-token-1', expiresAt: LATER });
      const error: unknown = await run().catch((caught: unknown) => caught);
      expect(error).toMatchObject({ name: 'StoreApiError', statusCode: 400, messages: [{ code: '6' }] });
      expect(inspect(error, { depth: 10 }) + JSON.stringify(error)).not.toMatch(
        /access-token|refresh-token|Guide-Password|integration-secret/,
      );
    }
  });

  test('a missing endpoint fails with a message to configure it', () => {
    expect(() => admin.createAdminApiClient({ endpoint: '' })).toThrow(/needs an endpoint\. Configure it/);
  });

  test('a call that is cancelled rejects as cancelled', async () => {
    server.fault({ kind: 'hang', handled: false });
    const controller = new AbortController();
    const pending = admin.getAdminUser(signedIn(), { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(pending).rejects.toMatchObject({ name: 'CancelledError' });
  });
});

describe('answers', () => {
  test('a join reports the guide’s own session and hides its token', async () => {
    const announced: string[] = [];
    respond = () => ({ body: { id: A, attendeeId: B, newContextToken: 'guide-session' } });
    expect(await admin.joinAsGuide(signedIn({ onContextToken: (token) => announced.push(token) }), A)).toEqual({ id: A, attendeeId: B });
    expect(announced).toEqual(['guide-session']);
  });

  test.each(['stateForGuides', 'stateForClients'])('the guides’ part is read under %s, its empty maps as maps', async (name) => {
    const clients = { [A]: { attendeeId: A, attendeeName: 'Ann' } };
    respond = () => ({
      body: {
        stateForAll: { started: true },
        [name]: { clients, inactiveClients: [], guides: [], videoGuideToken: null, quickViewState: [] },
      },
    });
    expect(await admin.getGuidePresentationState(signedIn(), A)).toEqual({
      stateForAll: { started: true },
      stateForGuides: { clients, inactiveClients: {}, guides: {}, videoGuideToken: null, quickViewState: {} },
    });
  });

  test('insights of nobody are an empty map', async () => {
    respond = () => ({ body: { attendees: [], currencySymbol: '€' } });
    expect(await admin.getAttendeeInsights(signedIn(), A)).toEqual({ attendees: {}, currencySymbol: '€' });
  });

  test('an admin user is read in JSON:API’s shape and in plain JSON', async () => {
    for (const data of [
      { id: A, attributes: { username: 'guide', firstName: 'Gina' } },
      { id: A, username: 'guide', firstName: 'Gina' },
    ]) {
      respond = () => ({ body: { data } });
      expect(await admin.getAdminUser(signedIn())).toEqual({ id: A, username: 'guide', firstName: 'Gina' });
    }
  });

  test('the appointment of an unknown path is null', async () => {
    respond = () => ({ body: { data: [], total: 0 } });
    expect(await admin.findAppointment(signedIn(), 'nowhere')).toBeNull();
  });
});
