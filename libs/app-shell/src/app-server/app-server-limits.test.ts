import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AppServer, type AppServerOptions, startAppServer } from './app-server.ts';

const open: { close(): Promise<void> }[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(open.splice(0).map((entry) => entry.close()));
});

async function start(options: Partial<AppServerOptions> = {}): Promise<{ server: AppServer; seen: Request[] }> {
  const seen: Request[] = [];
  const server = await startAppServer({
    name: 'shop',
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'https://shop.example',
    assetsPrefix: '/assets/shop/',
    handler: async (request) => {
      seen.push(request);
      return new Response(`page ${await request.text()}`);
    },
    log: () => undefined,
    ...options,
  });
  open.push(server);
  return { server, seen };
}

/** Sends bytes as they are. */
function send(port: number, text: string, localAddress = '127.0.0.1'): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text));
    sockets.push(socket);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += String(chunk)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1]), text: received }));
  });
}
const get = (port: number, target: string, headers: Readonly<Record<string, string>> = {}, localAddress?: string) =>
  send(
    port,
    `GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
    localAddress,
  );

describe('a target that two readers may read differently', () => {
  it.each([
    '/../healthz',
    '/x/../healthz',
    '/%2e%2e/healthz',
    '/x/%2E./healthz',
    '/%252e%252e/x',
    '/..\\x',
    '/a%5cb',
    '/a%2fb',
    '/%00',
    '/..;/x',
    'http://shop.example/x',
    '*',
    'shop.example:443',
  ])('%s answers 400, and no page sees it', async (target) => {
    const { server, seen } = await start();
    expect((await get(server.port, target)).status).toBe(400);
    expect(seen).toEqual([]);
  });

  it.each(['/', '/M%C3%B6bel', '/a%20b', '/lamp.v2', '/...', '/x?returnTo=/../y%2F..%5c%00', '//x'])('%s is a page', async (target) => {
    const { server } = await start();
    expect((await get(server.port, target)).status).toBe(200);
  });

  it('is no way to a file, and one of another way of asking for an upgrade is refused alike', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'app-server-'));
    await mkdir(join(folder, 'client/assets/shop'), { recursive: true });
    await writeFile(join(folder, 'secret'), 'secret');
    const { server } = await start({ assetsDir: join(folder, 'client') });
    expect((await get(server.port, '/assets/shop/../../../secret')).status).toBe(400);
    expect((await send(server.port, 'GET /x/../y HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')).status).toBe(
      400,
    );
    await rm(folder, { recursive: true });
  });
});

describe('the address that the store is told', () => {
  it("is the peer's own, unless a proxy that is trusted names another", async () => {
    const { server, seen } = await start({ trustedProxies: ['203.0.113.0/24'] });
    const told = async (forwarded?: string, localAddress?: string) => {
      await get(server.port, '/x', forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, localAddress);
      return seen.at(-1)?.headers.get('x-forwarded-for');
    };
    expect(await told()).toBe('127.0.0.1');
    expect(await told(undefined, '127.0.0.9')).toBe('127.0.0.9');
    expect(await told('198.51.100.7')).toBe('198.51.100.7');
    expect(await told('6.6.6.6, 198.51.100.7')).toBe('198.51.100.7');
    expect(await told('6.6.6.6, 198.51.100.7, 203.0.113.5')).toBe('198.51.100.7');
  });
});

describe('pages', () => {
  const visitor = (address: string, more: Readonly<Record<string, string>> = {}) => ({
    'x-forwarded-for': address,
    accept: 'text/html',
    ...more,
  });

  it('are limited for each address, data requests included; a refusal says in words when to come back', async () => {
    const { server, seen } = await start({ pagesPerSecond: 0.1 });
    expect((await get(server.port, '/de-DE/x', visitor('203.0.113.1'))).status).toBe(200);
    for (const target of ['/de-DE/x', '/de-DE/x.data', '/_root.data']) {
      const refused = await get(server.port, target, visitor('203.0.113.1'));
      expect(refused.status, target).toBe(429);
      expect(refused.text, target).toMatch(/retry-after: \d+\r\n/i);
    }
    expect((await get(server.port, '/de-DE/x', visitor('203.0.113.1'))).text).toMatch(
      /<html lang="de-DE" dir="ltr">[^]*Es wurde zu viel auf einmal angefragt[^]*in \d+ Sekunden erneut/,
    );
    expect((await get(server.port, '/x', visitor('203.0.113.1', { accept: 'application/json' }))).text).toMatch(
      /"code":"VITRINE__TOO_MANY_REQUESTS"/,
    );
    expect((await get(server.port, '/x', visitor('203.0.113.2'))).status, 'another address').toBe(200);
    expect((await get(server.port, '/x', visitor('203.0.113.1, 203.0.113.3'))).status, 'a lie before the address').toBe(200);
    expect((await get(server.port, '/store-api/product', visitor('203.0.113.1'))).status, 'a call of the relay').toBe(200);
    expect(seen).toHaveLength(4);
  });

  it('are counted apart for sessions: strangers shut no customer out, a made-up cookie gains one share', async () => {
    const { server } = await start({ pagesPerSecond: 0.1 });
    const customer = () => get(server.port, '/x', visitor('203.0.113.1', { cookie: `sw-context-token=${'a'.repeat(32)}` }));
    const stranger = () => get(server.port, '/x', visitor('203.0.113.1'));
    expect([(await stranger()).status, (await stranger()).status]).toEqual([200, 429]);
    expect([(await customer()).status, (await customer()).status]).toEqual([200, 429]);
    expect((await get(server.port, '/x', visitor('203.0.113.1', { cookie: `sw-context-token=${'b'.repeat(32)}` }))).status).toBe(429);
  });

  it('are not counted for this machine itself', async () => {
    const { server } = await start({ pagesPerSecond: 0.1 });
    for (let count = 0; count < 5; count += 1) expect((await get(server.port, '/x')).status).toBe(200);
    expect([(await get(server.port, '/x', {}, '127.0.0.9')).status, (await get(server.port, '/x', {}, '127.0.0.9')).status]).toEqual([
      200, 429,
    ]);
  });
});

it('answers a method that shows a sender their own headers with 405, and no page sees it', async () => {
  const { server, seen } = await start();
  const answered = await send(server.port, 'TRACE /x HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\nConnection: close\r\n\r\n');
  expect([answered.status, answered.text.includes('secret')]).toEqual([405, false]);
  expect(seen).toEqual([]);
});

describe('requests that arrive slowly', () => {
  it('are bounded for each address; others are answered', { timeout: 60_000 }, async () => {
    const { server } = await start({ unfinishedRequests: { perAddress: 8, inAll: 100 } });
    const slow = (localAddress: string) => send(server.port, 'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx', localAddress);
    const answers: number[] = [];
    for (let count = 0; count < 20; count += 1) void slow('127.0.0.9').then((answer) => answers.push(answer.status));
    await vi.waitFor(() => expect(answers).toHaveLength(12), { timeout: 20_000 });
    expect(new Set(answers)).toEqual(new Set([429]));
    expect(
      (await send(server.port, 'POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx', '127.0.0.8')).text,
    ).toContain('page x');
    for (const socket of sockets.splice(0)) socket.destroy();
    await vi.waitFor(
      async () =>
        expect(
          (await send(server.port, 'POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx', '127.0.0.9')).status,
        ).toBe(200),
      { timeout: 20_000 },
    );
  });
});
