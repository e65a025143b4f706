import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAdminApi } from './admin-api.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

async function adminServer(answers: Record<string, [number, unknown]>): Promise<string> {
  const started = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/api`;
}

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const id = 'a'.repeat(32);

test.each<[string, [number, unknown], string, { id: string; name: string; isAdmin: boolean }]>([
  [
    "in JSON:API's shape",
    [200, { data: { id, attributes: { username: 'gina', firstName: 'Gina', lastName: 'Guide', admin: true } } }],
    'opaque',
    { id, name: 'Gina Guide', isAdmin: true },
  ],
  [
    'in plain JSON',
    [200, { data: { id, username: 'gina', firstName: null, lastName: null } }],
    'opaque',
    { id, name: 'gina', isAdmin: false },
  ],
  ['not at all: the token names the user', [404, {}], jwt({ sub: id }), { id, name: 'gina', isAdmin: false }],
])('who a guide is, said by the server %s', async (_how, me, accessToken, user) => {
  const api = createAdminApi(await adminServer({ '/api/_info/me': me }));
  expect(await api.whoAmI({ accessToken, refreshToken: 'r' }, 'gina')).toEqual(user);
});

test('a server that says nothing gives each user name an id of its own, always the same', async () => {
  const api = createAdminApi(await adminServer({}));
  const tokens = { accessToken: 'opaque', refreshToken: 'r' };
  const gina = await api.whoAmI(tokens, 'gina');
  expect(gina.id).toMatch(/^[0-9a-f]{32}$/);
  expect(await api.whoAmI(tokens, 'gina')).toEqual(gina);
  expect((await api.whoAmI(tokens, 'otto')).id).not.toBe(gina.id);
});

const OUT_OF_REACH = { code: 'admin-unavailable', message: "The Admin API can't be reached." };

test.each<[number, unknown, object]>([
  [400, {}, { code: 'login-failed' }],
  [401, {}, { code: 'login-failed' }],
  [403, {}, { code: 'login-failed' }],
  [408, {}, OUT_OF_REACH],
  [429, {}, { code: 'login-throttled', retryAfterMs: 30_000 }],
  [500, {}, { code: 'admin-unavailable', message: 'The Admin API answered 500.' }],
  [200, { access_token: 'only' }, { code: 'admin-unavailable' }],
])('an Admin API that answers %i %j to a sign-in: %j', async (status, body, error) => {
  const api = createAdminApi(await adminServer({ '/api/oauth/token': [status, body] }));
  await expect(api.signIn('gina', 'right')).rejects.toMatchObject(error);
});

test("an Admin API that can't be reached is told from a wrong password", async () => {
  await expect(createAdminApi('http://127.0.0.1:1/api').signIn('gina', 'right')).rejects.toMatchObject(OUT_OF_REACH);
});

test('a guide whose tokens are refused is asked for again with fresh ones', async () => {
  const answers: Record<string, [number, unknown]> = {
    '/api/_info/me': [200, { data: { id, username: 'gina' } }],
    '/api/oauth/token': [200, { access_token: 'fresh', refresh_token: 'r2', expires_in: 600 }],
  };
  const api = createAdminApi(await adminServer(answers));
  const tokens = { accessToken: 'old', refreshToken: 'r', expiresAt: 0 };
  const user = { id, name: 'gina', isAdmin: false };
  expect(await api.check(tokens, 'gina')).toEqual({ user, tokens });
  answers['/api/_info/me'] = [401, {}];
  expect(await api.check(tokens, 'gina')).toMatchObject({ user: undefined, tokens: { accessToken: 'fresh', refreshToken: 'r2' } });
});

test.each<[string, Record<string, [number, unknown]>, object]>([
  ['an account that is switched off', { '/api/_info/me': [200, { data: { id, active: false } }] }, { code: 'session-expired' }],
  ['an Admin API that is down', { '/api/_info/me': [503, {}] }, { code: 'admin-unavailable' }],
  ['tokens that are given no others', { '/api/_info/me': [401, {}], '/api/oauth/token': [401, {}] }, { code: 'session-expired' }],
  ['no profile, and an Admin API that is down', { '/api/oauth/token': [500, {}] }, { code: 'admin-unavailable' }],
])('a guide is not let on with %s', async (_what, answers, error) => {
  const api = createAdminApi(await adminServer(answers));
  await expect(api.check({ accessToken: 'old', refreshToken: 'r' }, 'gina')).rejects.toMatchObject(error);
});

test.each<[number, unknown, string | undefined]>([
  [401, {}, 'session-expired'],
  [408, {}, 'admin-unavailable'],
  [403, {}, undefined],
  [500, {}, undefined],
])('who signs in where the profile is answered with %i %j: %s', async (status, body, code) => {
  const api = createAdminApi(await adminServer({ '/api/_info/me': [status, body] }));
  const asked = api.whoAmI({ accessToken: jwt({ sub: id }), refreshToken: 'r' }, 'gina');
  await (code === undefined
    ? expect(asked).resolves.toEqual({ id, name: 'gina', isAdmin: false })
    : expect(asked).rejects.toMatchObject({ code }));
});

test.each([
  ['blanks alone', { firstName: ' ', lastName: '' }, 'gina'],
  ['a first name', { firstName: 'Gina', lastName: null }, 'Gina'],
  ['a last name', { lastName: 'Guide' }, 'Guide'],
])('a guide with %s is called %s', async (_what, names, name) => {
  const api = createAdminApi(await adminServer({ '/api/_info/me': [200, { data: { id, username: 'gina', ...names } }] }));
  expect((await api.whoAmI({ accessToken: 'opaque', refreshToken: 'r' }, 'g')).name).toBe(name);
});
