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

test.each<[number, unknown, string]>([
  [400, {}, 'login-failed'],
  [401, {}, 'login-failed'],
  [429, {}, 'login-throttled'],
  [500, {}, 'admin-unavailable'],
  [200, { access_token: 'only' }, 'admin-unavailable'],
])('an Admin API that answers %i %j to a sign-in: %s', async (status, body, code) => {
  const api = createAdminApi(await adminServer({ '/api/oauth/token': [status, body] }));
  await expect(api.signIn('gina', 'right')).rejects.toMatchObject({ code });
});

test("an Admin API that can't be reached is told from a wrong password", async () => {
  await expect(createAdminApi('http://127.0.0.1:1/api').signIn('gina', 'right')).rejects.toMatchObject({ code: 'admin-unavailable' });
});
