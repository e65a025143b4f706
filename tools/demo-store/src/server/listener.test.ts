import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INTEGRATION_FILE } from '../store/integration.ts';
import { startTestShop, type TestShop } from '../testing/shop.ts';
import { SHOPPER } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Asks for a target as it is: no client of ours or of a library corrects it. */
function ask(url: string, target: string, method = 'GET', body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(
        `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    );
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}
const statusOf = async (answer: Promise<string>) => Number(/^HTTP\/1\.1 (\d+)/.exec(await answer)?.[1]);

describe('a path that two readers may read differently', () => {
  it.each([
    '/demo-store/../api/_info/version',
    '/demo-store/%2e%2e/store-api/context',
    '/demo-store/..%2fapi',
    '/x/..\\api',
    '/api/%00',
    'http://x/api/_info/version',
    '/%252e%252e/api',
  ])('%s answers 400, at the APIs and at the pages', async (target) => {
    for (const url of [shop.url, shop.pagesUrl]) {
      const answer = await ask(url, target);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"status":"400"');
    }
  });

  it('leaves pictures, calls and questions alone', async () => {
    expect(await statusOf(ask(shop.pagesUrl, '/demo-store/media/stool-1-400.webp?v=../x'))).toBe(200);
    expect(await statusOf(ask(shop.url, '/api/_info/version'))).toBe(401);
  });
});

describe('where the pages are that browsers see', () => {
  const credentials = () =>
    JSON.stringify({ grant_type: 'client_credentials', client_id: shop.integration.accessKey, client_secret: shop.integration.secret });

  it('no API answers, however it is asked for', async () => {
    expect(await statusOf(ask(shop.url, '/api/oauth/token', 'POST', credentials()))).toBe(200);
    for (const path of [
      '/api/oauth/token',
      '/store-api/account/login',
      '/api/_action/system-config',
      '//api/oauth/token',
      '/demo-store/api/oauth/token',
      '/demo-store//api/oauth/token',
      '/Api/oauth/token',
      '/healthz',
    ]) {
      expect(await statusOf(ask(shop.pagesUrl, path, 'POST', credentials())), path).toBe(404);
    }
  });

  it('the pages are, and where the API is they are not', async () => {
    expect(await statusOf(ask(shop.pagesUrl, '/demo-store/media/stool-1-400.webp'))).toBe(200);
    expect(await statusOf(ask(shop.url, '/demo-store/media/stool-1-400.webp'))).toBe(404);
  });
});

describe('the integration', () => {
  it('is made on each machine, kept in the data folder and readable by its owner alone', async () => {
    const folders = [mkdtempSync(join(tmpdir(), 'demo-store-')), mkdtempSync(join(tmpdir(), 'demo-store-'))];
    try {
      const integrations = [];
      for (const dataDir of [folders[0], folders[1], folders[0]]) {
        const own = await startTestShop({ dataDir: dataDir ?? '' });
        integrations.push(own.integration);
        await own.close();
      }
      const [first, second, again] = integrations;
      expect(first).toMatchObject({
        accessKey: expect.stringMatching(/^SWIA[A-Z0-9]{22}$/),
        secret: expect.stringMatching(/^[A-Za-z0-9]{54}$/),
      });
      expect(again).toEqual(first);
      expect(second?.accessKey).not.toBe(first?.accessKey);
      expect(second?.secret).not.toBe(first?.secret);
      expect((statSync(join(folders[0] ?? '', 'demo-store', INTEGRATION_FILE)).mode & 0o777).toString(8)).toBe('600');
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }
  });

  it('of somebody else is refused, and so is the one that stood in the sources once', async () => {
    for (const [id, secret] of [
      [shop.integration.accessKey, 'x'],
      ['SWIAVITRINEDEMOINTEGRATION', 'vitrine-demo-integration'],
      [shop.integration.accessKey, ''],
    ]) {
      const body = JSON.stringify({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
      expect(await statusOf(ask(shop.url, '/api/oauth/token', 'POST', body))).toBe(401);
    }
  });
});

describe('too many wrong passwords', () => {
  const attempt = async (address: string, password: string) => {
    const { status } = await shop.visitor().post('/account/login', { username: SHOPPER.email, password }, { 'x-forwarded-for': address });
    return status;
  };

  it('from one address shut nobody out who signs in from another', async () => {
    let status = 0;
    for (let count = 0; count < 30 && status !== 429; count += 1) status = await attempt('203.0.113.66', 'guessed');
    expect(status).toBe(429);
    expect(await attempt('203.0.113.66', SHOPPER.password)).toBe(429);
    expect(await attempt('203.0.113.7', SHOPPER.password)).toBe(200);
  });
});
