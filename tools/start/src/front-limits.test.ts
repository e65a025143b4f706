import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FrontLimits, limitConnections } from './front-limits.ts';
import { type FrontProxy, startFrontProxy } from './front-proxy.ts';

/** Behind the front: says what it was asked, body included. */
let behind: Server;
let behindPort: number;
let seen: IncomingMessage[];
let upgrades: string[];
let front: FrontProxy;
const sockets: Socket[] = [];

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );

beforeEach(async () => {
  seen = [];
  upgrades = [];
  behind = createServer((request, response) => {
    seen.push(request);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.end(`${request.method} ${request.url} ${Buffer.concat(chunks).length} bytes`));
  });
  behind.on('upgrade', (request, socket) => {
    upgrades.push(request.url ?? '');
    socket.destroy();
  });
  behindPort = await listen(behind);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await front.close();
  behind.closeAllConnections();
  await new Promise<void>((resolve) => behind.close(() => resolve()));
});

async function start(limits: Partial<FrontLimits> = {}): Promise<void> {
  const targets = { storefront: behindPort, 'sales-room': behindPort, 'sales-room-server': behindPort, 'demo-store': behindPort };
  front = await startFrontProxy({ host: '127.0.0.1', port: 0, targets, health: () => ({ ok: true, processes: [] }), limits });
}

/** Sends bytes as they are, and waits for the end of the connection. */
function send(text: string, localAddress = '127.0.0.1'): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port: front.port, host: '127.0.0.1', localAddress }, () => socket.write(text));
    sockets.push(socket);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += String(chunk)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });
}
const get = (target: string, localAddress?: string) =>
  send(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`, localAddress);
const upgrade = (target: string) =>
  send(
    `GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGVzdA==\r\n\r\n`,
  );
const halfSent = (localAddress?: string) =>
  send('POST /store-api/contact-form HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\nx', localAddress);

describe('a target that two readers may read differently', () => {
  it.each([
    '/demo-store/../api/oauth/token',
    '/demo-store/%2e%2e/api/_action/system-config',
    '/demo-store/.%2E/store-api/context',
    '/demo-store/%252e%252e/api',
    '/demo-store/..%2fapi',
    '/demo-store/..\\api',
    '/demo-store/..%5capi',
    '/demo-store/./outbox',
    '/room-api/../ready',
    '/room-api/../health',
    '/room-api/x/../../metrics',
    '/guide/../healthz',
    '/healthz/..',
    '/..;/api',
    '/x%00',
    'http://localhost/healthz',
    'http://shop.example/../x',
    '*',
  ])('%s answers 400, asked for as a page or as a WebSocket, and no process sees it', async (target) => {
    await start();
    const answer = await get(target);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('This is not an address of this site.');
    expect(await upgrade(target)).toMatch(/^HTTP\/1\.1 400 /);
    expect([seen, upgrades]).toEqual([[], []]);
  });

  it.each(['/M%C3%B6bel/Gr%C3%B6%C3%9Fe%203', '/lamp-v1.2', '/...', '/x?returnTo=/../y%2F%00', '/.well-known/x'])(
    '%s is passed on as it came',
    async (target) => {
      await start();
      expect(await get(target)).toContain(`GET ${target} 0 bytes`);
      await upgrade(target);
      expect(upgrades).toEqual([target]);
    },
  );
});

describe('requests that arrive slowly', () => {
  it('cost their process nothing: it is asked once they are whole', async () => {
    await start();
    for (let index = 1; index <= 60; index += 1) void halfSent(`127.0.0.${1 + (index % 30)}`);
    await vi.waitFor(async () => expect(await get('/')).toContain('GET / 0 bytes'));
    expect(seen.map(({ method }) => method)).not.toContain('POST');
    const socket = sockets[0];
    const end = new Promise<string>((resolve) => socket?.once('data', (chunk: Buffer) => resolve(String(chunk))));
    socket?.write('x'.repeat(99));
    expect(await end).toContain('POST /store-api/contact-form 100 bytes');
  });

  it('are bounded for each address; the next is told in words when to come back, others are answered', async () => {
    await start({ unfinishedPerAddress: 3 });
    const answers = Promise.all(
      [halfSent('127.0.0.9'), halfSent('127.0.0.9'), halfSent('127.0.0.9'), halfSent('127.0.0.9')].map((answer) =>
        answer.then((text) => (text.includes('429') ? text : '')),
      ),
    );
    await vi.waitFor(async () =>
      expect(await send('POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx', '127.0.0.9')).toMatch(
        /^HTTP\/1\.1 429 /,
      ),
    );
    expect(await send('POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx', '127.0.0.8')).toContain(
      'POST /x 1 bytes',
    );
    expect(await get('/', '127.0.0.9'), 'reading is no sending').toContain('GET / 0 bytes');
    for (const socket of sockets) socket.destroy();
    const [refused] = (await answers).filter(Boolean);
    expect(refused).toMatch(/retry-after: 5\r\n[^]*Too much is on its way from your address\. Please try again in a few seconds\./i);
    await vi.waitFor(async () =>
      expect(await send('POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx', '127.0.0.9')).toContain(
        'POST /x 1 bytes',
      ),
    );
  });

  it('end with 408 in words, whether headers or body are late', async () => {
    await start({ headersMs: 100, requestMs: 200 });
    const [headers, body] = await Promise.all([send('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '), halfSent()]);
    for (const answer of [headers, body]) expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*Retry-After: 1\r\n[^]*did not arrive in time/);
    expect(seen).toEqual([]);
  });

  it('with more than is kept go on to their process, so many at a time', async () => {
    await start({ largeBodies: 1 });
    const begin = `POST /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(200_000)}`;
    const first = send(begin);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(await send(begin, '127.0.0.9')).toMatch(/^HTTP\/1\.1 503 /);
    sockets[0]?.write('x'.repeat(100_000));
    expect(await first).toContain('POST /large 300000 bytes');
    expect(await send(`${begin}${'x'.repeat(100_000)}`)).toContain('POST /large 300000 bytes');
  });
});

it('a large body that breaks off ends its own request and nothing else', async () => {
  await start({ largeBodies: 1 });
  const begin = `POST /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(200_000)}`;
  void send(begin);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  sockets[0]?.destroy();
  await vi.waitFor(async () => expect(await send(`${begin}${'x'.repeat(100_000)}`)).toContain('POST /large 300000 bytes'));
});

it('bodies arrive whole: with a length, in pieces, large, and after asking whether to go on', async () => {
  await start();
  const head = 'POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  expect(await send(`${head}Content-Length: 5\r\n\r\nhello`)).toContain('POST /x 5 bytes');
  expect(await send(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n3\r\nyou\r\n0\r\n\r\n`)).toContain('POST /x 8 bytes');
  expect(await send(`${head}Transfer-Encoding: chunked\r\n\r\n30d40\r\n${'x'.repeat(200_000)}\r\n0\r\n\r\n`)).toContain(
    'POST /x 200000 bytes',
  );
  expect(await send(`${head}Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello`)).toContain('POST /x 5 bytes');
  expect(await send(`${head}Content-Length: 0\r\n\r\n`)).toContain('POST /x 0 bytes');
});

it('of one address so many connections are kept; a proxy that is trusted brings more', async () => {
  await start();
  const count = async (isTrusted: boolean) => {
    const server = createServer();
    limitConnections(server, { connectionsPerAddress: 3, connections: 100 }, () => isTrusted);
    const port = await listen(server);
    const made = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
    let ended = 0;
    for (const socket of made) {
      socket.on('close', () => (ended += 1));
      socket.on('error', () => undefined);
      socket.resume();
    }
    await vi.waitFor(async () =>
      expect((await new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)))) + ended).toBe(5),
    );
    const kept = 5 - ended;
    for (const socket of made) socket.destroy();
    server.close();
    return kept;
  };
  expect(await count(false)).toBe(3);
  expect(await count(true)).toBe(5);
});
