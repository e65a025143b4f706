import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATH_TABLE, processFor } from '@vitrine/session';
import { type FrontProxy, frontTargetFor, startFrontProxy } from './front-proxy.ts';
import { checkPortsFree, findPortBlock } from './ports.ts';
import { generateProxyConfig } from './proxy-config.ts';

const NAMES = ['storefront', 'sales-room', 'sales-room-server', 'demo-store'] as const;

let servers: Map<string, Server>;
let front: FrontProxy;
let seen: IncomingMessage[];
let isOk: boolean;
let openSockets = 0;

const listen = (server: Server, port = 0) =>
  new Promise<number>((resolve) =>
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
const closed = (server: Server | undefined) =>
  new Promise<void>((resolve) => {
    server?.close(() => resolve());
    server?.closeAllConnections();
  });

beforeEach(async () => {
  servers = new Map();
  seen = [];
  isOk = true;
  const ports: Record<string, number> = {};
  for (const name of NAMES) {
    const server = createServer((request, response) => {
      seen.push(request);
      if (request.url === '/half') {
        response.write('half');
        setImmediate(() => response.destroy());
        return;
      }
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end(name);
    });
    server.on('upgrade', (request, socket) => {
      openSockets += 1;
      socket.on('close', () => (openSockets -= 1));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${name}${request.url}`);
      socket.on('end', () => socket.end());
      socket.on('data', (chunk: Buffer) => socket.write(`echo ${String(chunk)}`));
      socket.on('error', () => socket.destroy());
    });
    servers.set(name, server);
    ports[name] = await listen(server);
  }
  front = await startFrontProxy({
    host: '127.0.0.1',
    port: 0,
    targets: {
      storefront: ports['storefront'] ?? 0,
      'sales-room': ports['sales-room'] ?? 0,
      'sales-room-server': ports['sales-room-server'] ?? 0,
      'demo-store': ports['demo-store'] ?? 0,
    },
    health: () => ({ ok: isOk, processes: [{ name: 'storefront', state: isOk ? 'running' : 'restarting' }] }),
  });
});
afterEach(async () => {
  await front.close();
  await Promise.all([...servers.values()].map(closed));
});

const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: front.port, path, headers: { host: 'shop.example', ...headers }, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

describe('the one origin', () => {
  it.each([
    ['/', 'storefront'],
    ['/de-DE/x?guide=/guide/x', 'storefront'],
    ['/store-api/product', 'storefront'],
    ['/store-api/dsr/x', 'sales-room-server'],
    ['/api/_action/dsr/x', 'sales-room-server'],
    ['/room-api/x?y=1', 'sales-room-server'],
    ['/de-DE/presentation/x.data?_routes=a', 'sales-room'],
    ['/assets/sales-room/x.js', 'sales-room'],
    ['/demo-store/media/x.webp', 'demo-store'],
    ['/demo-storex', 'storefront'],
  ])('%s is answered by %s', async (path, name) => {
    expect((await get(path)).body).toBe(name);
    expect(seen[0]?.url).toBe(path);
  });

  it("leaves the store's paths to the shop where no store is embedded", () => {
    expect(frontTargetFor('/demo-store/x', false)).toBe('storefront');
  });

  it("keeps the visitor's host and each cookie, and tells the address that a trusted proxy saw, no other", async () => {
    const answer = await get('/', {
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evil',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
    });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    const headers = seen[0]?.headers;
    expect(headers?.host).toBe('shop.example');
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil/);
    expect(headers?.['x-forwarded-for']).toBe('203.0.113.9');
    await get('/');
    expect(seen[1]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it.each([
    [
      'a GET',
      'GET /x HTTP/1.1\r\nHost: x\r\nTrailer: x-sum\r\nTE: trailers\r\nConnection: close, x-secret, content-length\r\nX-Secret: 1\r\n\r\n',
    ],
    [
      'a body of known length',
      'POST /x HTTP/1.1\r\nHost: x\r\nTrailer: x-sum\r\nContent-Length: 2\r\nConnection: close, x-secret\r\nX-Secret: 1\r\n\r\n{}',
    ],
    [
      'a body in parts',
      'POST /x HTTP/1.1\r\nHost: x\r\nTrailer: x-sum\r\nTransfer-Encoding: chunked\r\nKeep-Alive: 9\r\nConnection: close, x-secret\r\nX-Secret: 1\r\n\r\n2\r\n{}\r\n0\r\nX-Sum: 1\r\n\r\n',
    ],
  ])('keeps what a sender says of this one connection to itself: %s', async (_what, text) => {
    const answered = await new Promise<string>((resolve) => {
      const socket = connect(front.port, '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (chunk: Buffer) => (received += String(chunk)));
      socket.on('close', () => resolve(received));
    });
    expect(answered).toMatch(/^HTTP\/1\.1 200 /);
    expect(Object.keys(seen.at(-1)?.headers ?? {}).filter((name) => /^(?:trailer|te|keep-alive|x-secret)$/.test(name))).toEqual([]);
  });

  it('passes WebSockets on, both ways', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(front.port, '127.0.0.1', () =>
        socket.write(
          'GET /room-api/realtime/?x=1 HTTP/1.1\r\nHost: shop.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGVzdA==\r\n\r\n',
        ),
      );
      let received = '';
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        received += String(chunk);
        if (received.includes('sales-room-server/room-api') && !received.includes('echo')) socket.write('hello');
        if (received.includes('echo hello')) {
          socket.destroy();
          resolve(received);
        }
      });
    });
    expect(text).toContain('101');
    // The visitor dropped off without a word: the process must learn of it.
    await vi.waitFor(() => expect(openSockets).toBe(0));
  });

  it('answers 503, a page for people, an error body for programs, while a process is down, and recovers', async () => {
    const server = servers.get('storefront');
    const address = server?.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await closed(server);
    const page = await get('/', { accept: 'text/html,*/*' });
    expect(page.status).toBe(503);
    expect(page.headers['retry-after']).toBe('1');
    expect(page.body).toMatch(/<!doctype html>[^]*Vitrine[^]*Server is not available\. Please try again in few seconds\./);
    const program = await get('/store-api/product', { accept: 'application/json' });
    expect(JSON.parse(program.body)).toMatchObject({
      errors: [{ status: '503', detail: 'Server is not available. Please try again in few seconds.' }],
    });
    expect((await get('/room-api/x')).body).toBe('sales-room-server');
    const again = createServer((_request, response) => response.end('again'));
    servers.set('storefront', again);
    await listen(again, port);
    expect((await get('/')).body).toBe('again');
  });

  it('repeats on a new connection what a just closed one lost, and sends no write on a kept one', async () => {
    const server = servers.get('storefront');
    const address = server?.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await closed(server);
    const used = new WeakSet<Socket>();
    const methods: (string | undefined)[] = [];
    const forgetful = createServer((request, response) => {
      methods.push(request.method);
      if (used.has(request.socket)) request.socket.destroy();
      else response.end('fresh');
      used.add(request.socket);
    });
    servers.set('storefront', forgetful);
    await listen(forgetful, port);
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await fetch(`http://127.0.0.1:${front.port}${path}`, init);
      return { status: answer.status, body: await answer.text() };
    };
    expect(await ask('/a')).toEqual({ status: 200, body: 'fresh' });
    expect(await ask('/b')).toEqual({ status: 200, body: 'fresh' });
    expect(methods).toEqual(['GET', 'GET', 'GET']);

    // Leaves a kept connection behind.
    await vi.waitFor(async () => {
      methods.length = 0;
      expect(await ask('/c')).toEqual({ status: 200, body: 'fresh' });
      expect(methods).toHaveLength(1);
    });
    methods.length = 0;
    expect(await ask('/d', { method: 'POST', body: 'x' })).toEqual({ status: 200, body: 'fresh' });
    expect(await ask('/e', { method: 'DELETE' })).toEqual({ status: 200, body: 'fresh' });
    expect(methods).toEqual(['POST', 'DELETE']);
  });

  it('ends a WebSocket at once whose process is down', async () => {
    await closed(servers.get('sales-room-server'));
    await new Promise<void>((resolve) => {
      const socket = connect(front.port, '127.0.0.1', () =>
        socket.write(
          'GET /room-api/realtime/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGVzdA==\r\n\r\n',
        ),
      );
      socket.on('close', () => resolve());
      socket.resume();
    });
  });

  it('breaks off an answer that its process broke off, instead of making it look whole', async () => {
    await expect(get('/half')).rejects.toThrow();
  });

  it('is healthy when all its processes are', async () => {
    expect((await get('/healthz')).status).toBe(200);
    isOk = false;
    expect((await get('/healthz')).status).toBe(503);
  });
});

describe('a port in use', () => {
  it('is refused with its number and the variable to change', async () => {
    await expect(checkPortsFree([{ name: 'PORT', port: front.port, host: '127.0.0.1' }])).rejects.toMatchObject({
      code: 'PORT_IN_USE',
      message: expect.stringMatching(new RegExp(`^Port ${front.port} is in use: .* set PORT to another port`)),
    });
  });

  it('is never part of a block that is found free', async () => {
    const block = await findPortBlock(5);
    await checkPortsFree(Array.from({ length: 5 }, (_, index) => ({ name: 'X', port: block.first + index, host: '127.0.0.1' })));
  });
});

describe('the proxy configuration', () => {
  it('sends every path where the path table sends it', () => {
    const config = generateProxyConfig({
      serverName: 'shop.example',
      upstreams: { storefront: '10.0.0.1:1', 'sales-room': '10.0.0.2:2', 'sales-room-server': '10.0.0.3:3' },
    });
    const locations = [...config.matchAll(/location ~ "([^"]+)" \{\s+proxy_pass http:\/\/vitrine_(\w+);/g)].map(
      ([, pattern = '', upstream = '']) => ({ pattern: new RegExp(pattern), process: upstream.replaceAll('_', '-') }),
    );
    expect(locations).toHaveLength(PATH_TABLE.length);
    for (const path of [
      '/',
      '/guide',
      '/guide/x',
      '/de-de/guide/x',
      '/room-api',
      '/room-api/x',
      '/store-api/dsr/x',
      '/store-api/x',
      '/api/_action/dsr/x',
      '/__sales-room/manifest',
      '/presentation/x.data',
      '/a/guide/x',
    ]) {
      expect(locations.find(({ pattern }) => pattern.test(path))?.process).toBe(processFor(path));
    }
    expect(config).toContain('server_name shop.example;');
    expect(config).toContain('server 10.0.0.3:3;');
  });

  it('refuses what two readers may read differently, by the target as it came', () => {
    const config = generateProxyConfig({
      serverName: 'shop.example',
      upstreams: { storefront: '10.0.0.1:1', 'sales-room': '10.0.0.2:2', 'sales-room-server': '10.0.0.3:3' },
    });
    const written = /if \(\$request_uri ~\* "(.*)"\) \{\n {4}return 400;/.exec(config)?.[1] ?? '';
    const refuses = new RegExp(written.replaceAll('\\\\', '\\'), 'i');
    for (const target of ['/demo-store/../api', '/room-api/%2E%2e/ready', '/x%2fy', '/x\\y', '/%00', '/..;/x', '/%252e%252e/x'])
      expect(refuses.test(target), target).toBe(true);
    for (const target of ['/', '/room-api/realtime/?x=../y', '/M%C3%B6bel', '/lamp.v2', '/presentation/x.data'])
      expect(refuses.test(target), target).toBe(false);
  });

  it("takes the visitor's address from the proxies before it that are trusted, and from nobody else", () => {
    const options = {
      serverName: 'shop.example',
      upstreams: { storefront: '10.0.0.1:1', 'sales-room': '10.0.0.2:2', 'sales-room-server': '10.0.0.3:3' },
    };
    expect(generateProxyConfig(options)).not.toContain('real_ip');
    expect(generateProxyConfig({ ...options, trustedProxies: ['10.0.0.5', 'fd00::/8'] })).toMatch(
      /set_real_ip_from 10\.0\.0\.5;\n {2}set_real_ip_from fd00::\/8;\n {2}real_ip_header X-Forwarded-For;\n {2}real_ip_recursive on;/,
    );
  });
});
