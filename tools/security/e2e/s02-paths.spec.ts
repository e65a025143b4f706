import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PORT } from './support/origin.ts';
import { rawGet, sendRaw } from './support/raw-http.ts';

/** Every server of the product, by how far it stands behind the front. */
const SERVERS = [
  ['the front', 0],
  ['the storefront', 1],
  ['the sales room', 2],
  ['the room server', 3],
  ["the embedded store's API", 4],
  ["the embedded store's pages", 5],
] as const;

const TRAPS = [
  '/demo-store/../api/oauth/token',
  '/demo-store/%2e%2e/api/_action/system-config',
  '/demo-store/%2E./store-api/context',
  '/demo-store/.%2e/api/_info/version',
  '/demo-store/%252e%252e/api/_info/version',
  '/demo-store/..%2fapi/_info/version',
  '/demo-store%2f..%2fapi',
  '/demo-store/..%5capi',
  '/demo-store/..\\api',
  '/demo-store/..;/api/_info/version',
  '/demo-store/./outbox',
  '/room-api/../ready',
  '/room-api/../health',
  '/room-api/../metrics',
  '/room-api/realtime/../../ready',
  '/room-api/%2e%2e/%72eady',
  '/guide/../healthz',
  '/store-api/../api/oauth/token',
  '/..',
  '/%00',
  '/x%0d%0aset-cookie:%20a=b',
  '/x%c0%af..',
  'http://localhost/room-api/../ready',
  'http://localhost/healthz',
  '*',
];

for (const [name, offset] of SERVERS) {
  test(`${name} answers 400 to every path that two readers may read differently`, async () => {
    for (const trap of TRAPS) {
      expect((await rawGet(PORT + offset, trap)).status, trap).toBe(400);
      const upgrade = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      expect((await rawGet(PORT + offset, trap, upgrade)).status, `${trap} as a WebSocket`).toBe(400);
    }
  });
}

test('addresses of the shop are none of them: umlauts, blanks, dots, and whatever a question holds', async () => {
  for (const path of [
    '/?x=/../%2f%00\\',
    '/living',
    '/M%C3%B6bel',
    '/a%20b.v2...',
    '/....',
    '/sitemap/de-DE.xml',
    '/search?search=..%2F..',
  ]) {
    expect([200, 301, 404], path).toContain((await rawGet(PORT, path, { accept: 'text/html' })).status);
  }
});

test("with the integration's own secret nobody reaches the store's API through the front", async () => {
  const { accessKey, secret } = JSON.parse(
    readFileSync(join(process.env.VITRINE_DATA_DIR ?? '', 'demo-store', 'integration.json'), 'utf8'),
  ) as { accessKey: string; secret: string };
  const body = JSON.stringify({ grant_type: 'client_credentials', client_id: accessKey, client_secret: secret });
  const post = (port: number, path: string) =>
    sendRaw(
      port,
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${PORT}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  expect((await post(PORT + 4, '/api/oauth/token')).text, 'the store itself takes it').toContain('access_token');
  for (const path of [
    '/api/oauth/token',
    '/demo-store/api/oauth/token',
    '/demo-store//api/oauth/token',
    '//api/oauth/token',
    '/demo-store/media/../../api/oauth/token',
    '/demo-store/outbox;/../api/oauth/token',
    '/DEMO-STORE/api/oauth/token',
  ]) {
    expect((await post(PORT, path)).text, path).not.toContain('access_token');
  }
});

test("the room server's own health is nobody's business outside", async () => {
  expect((await rawGet(PORT + 3, '/ready')).text).toContain('"checks"');
  for (const path of [
    '/ready',
    '/health',
    '/metrics',
    '//ready',
    '/room-api/ready',
    '/room-api//ready',
    '/room-api/health',
    '/room-api/metrics',
    '/store-api/dsr/ready',
    '/api/_action/dsr/ready',
  ]) {
    expect((await rawGet(PORT, path)).text, path).not.toMatch(/"checks"|"status":"ok"|sales_room_/);
  }
});

test('the pages that the embedded store shows to browsers are still there', async () => {
  expect((await rawGet(PORT, '/demo-store/outbox.json')).status).toBe(200);
});

test('a method that no page knows is answered with 405, as a page or in words, and never with a fault', async () => {
  for (const path of ['/', '/living', '/guide/login', '/presentation/00000000000000000000000000000000']) {
    for (const method of ['M-SEARCH', 'PROPFIND', 'QUERY']) {
      const { status, text } = await rawGet(PORT, path, { accept: 'text/html' }, method);
      expect(status, `${method} ${path}`).toBe(405);
      expect(text).not.toContain('Unexpected Server Error');
    }
  }
});
