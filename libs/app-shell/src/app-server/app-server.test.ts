import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRoomSessionHost, readSessionConfig } from '@vitrine/session/server';
import { type AppServer, startAppServer } from './app-server.ts';
import { securityHeaders } from './security-headers.ts';

let folder: string;
let server: AppServer;
let seen: Request[];
let handler: (request: Request) => Response | Promise<Response>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-server-'));
  await mkdir(join(folder, 'client/assets/shop'), { recursive: true });
  await writeFile(join(folder, 'client/assets/shop/entry-abc.js'), 'console.log(1);'.repeat(200));
  await writeFile(join(folder, 'client/assets/shop/manifest-231320e5.js'), '');
  await writeFile(join(folder, 'client/assets/shop/small-abc.css'), 'a{}');
  await writeFile(join(folder, 'client/assets/shop/small-abc.css.br'), brotliCompressSync('b{}'));
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'outside.txt'), 'secret');
  seen = [];
  handler = () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });
  server = await startAppServer({
    name: 'shop',
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'https://shop.example',
    siblingOrigins: ['https://shop.example', 'https://rooms.example'],
    assetsDir: join(folder, 'client'),
    assetsPrefix: '/assets/shop/',
    handler: (request) => {
      seen.push(request);
      return handler(request);
    },
    log: () => undefined,
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}
const get = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    call.on('error', reject);
    call.end(body);
  });

describe('the server of an app', () => {
  it('serves built files for a year, unchangeable, and compressed', async () => {
    const file = await get('/assets/shop/entry-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(file.status).toBe(200);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(file.body).toString()).toContain('console.log(1);');
    expect(seen).toEqual([]);
  });

  it('serves a built file as it was compressed by the build, to those who take it so', async () => {
    const file = await get('/assets/shop/small-abc.css', { 'accept-encoding': 'gzip, br' });
    expect(file.headers).toMatchObject({
      'content-type': expect.stringContaining('text/css'),
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(file.headers['vary']).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(file.body).toString()).toBe('b{}');
    const plain = await get('/assets/shop/small-abc.css');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe('a{}');
  });

  it('serves other files with a check each time, and a missing built file as 404, never as a page', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/shop/gone.js')).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it.each(['/../outside.txt', '/assets/shop/../../../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt'])(
    'serves no file outside its folder: %s',
    async (path) => {
      expect((await get(path)).body.toString()).not.toContain('secret');
    },
  );

  it('gives the handler the request as the visitor made it', async () => {
    handler = async (request) => new Response(await request.text());
    const answer = await get('/de-DE/x?y=1', { host: 'internal:3001', 'content-type': 'text/plain' }, 'POST', 'body');
    expect(seen[0]?.url).toBe('https://shop.example/de-DE/x?y=1');
    expect(answer.body.toString()).toBe('body');
    expect((await get('//evil.example/x')).status).toBe(200);
    expect(seen[1]?.url.startsWith('https://shop.example/')).toBe(true);
  });

  it("sends a page that was opened under the other app's origin to its own, and answers calls in place", async () => {
    const moved = await get('//evil.example/x?y=1', { host: 'rooms.example', accept: 'text/html' });
    expect(moved).toMatchObject({
      status: 307,
      headers: { location: 'https://shop.example//evil.example/x?y=1', 'cache-control': 'no-store' },
    });
    expect((await get('/x', { host: '127.0.0.1:3001', 'x-forwarded-host': 'rooms.example', accept: 'text/html' })).status).toBe(307);
    expect((await get('/store-api/product', { host: 'rooms.example', accept: 'application/json' })).status).toBe(200);
    expect((await get('/x', { host: 'rooms.example', accept: 'text/html' }, 'POST')).status).toBe(200);
    expect((await get('/x', { host: 'shop.example', accept: 'text/html' })).status).toBe(200);
    expect((await get('/x', { host: 'other.example', accept: 'text/html' })).status).toBe(200);
  });

  it('compresses a page and hands on each part as it comes', async () => {
    let more: (() => void) | undefined;
    handler = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('<p>first</p>'));
            more = () => {
              controller.enqueue(new TextEncoder().encode('<p>last</p>'));
              controller.close();
            };
          },
        }),
        { headers: { 'content-type': 'text/html' } },
      );
    const answer = await new Promise<Buffer>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port: server.port, path: '/', headers: { 'accept-encoding': 'gzip' } }, (response) => {
        const chunks: Buffer[] = [];
        // The last part is made only once the first has arrived.
        response.once('data', () => more?.());
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      })
        .on('error', reject)
        .end();
    });
    expect(gunzipSync(answer).toString()).toBe('<p>first</p><p>last</p>');
  });

  it('sends security headers with everything, and lets a handler have its own', async () => {
    handler = () => new Response('x', { headers: { 'x-frame-options': 'DENY' } });
    const page = await get('/');
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect((await get('/favicon.svg')).headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets pages open camera, microphone and screen where the app is made for it, and nowhere else', async () => {
    expect((await get('/')).headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\), display-capture=\(\)/);
    expect(securityHeaders('https://shop.example', { usesCamera: true })['permissions-policy']).toMatch(
      /camera=\(self\), microphone=\(self\), display-capture=\(self\)/,
    );
  });

  it('lets nobody frame an answer, by both headers: pages, files, errors and what has a policy of its own', async () => {
    handler = ({ url }) => {
      if (url.endsWith('/fails')) throw new Error('on purpose');
      return new Response('x', {
        headers: url.endsWith('/own')
          ? { 'content-security-policy': "default-src 'none';" }
          : url.endsWith('/page')
            ? { 'content-security-policy': "frame-ancestors 'none'; default-src 'self'" }
            : {},
      });
    };
    const policies: Record<string, unknown> = {};
    for (const path of ['/', '/fails', '/own', '/page', '/favicon.svg', '/healthz', '/assets/shop/gone.js']) {
      const { headers } = await get(path);
      expect(headers['x-frame-options'], path).toBe('DENY');
      policies[path] = headers['content-security-policy'];
    }
    expect(policies).toMatchObject({
      '/': "frame-ancestors 'none'",
      '/fails': "frame-ancestors 'none'",
      '/own': "default-src 'none'; frame-ancestors 'none'",
      '/page': "frame-ancestors 'none'; default-src 'self'",
      '/favicon.svg': "frame-ancestors 'none'",
    });
  });

  it('lets those frame an answer whom its own policy names, by that header alone', async () => {
    handler = () =>
      new Response('x', { headers: { 'content-security-policy': "default-src 'self'; frame-ancestors https://host.example" } });
    const { headers } = await get('/');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors https://host.example");
  });

  it('keeps every cookie of an answer apart', async () => {
    handler = () => {
      const headers = new Headers({ 'content-type': 'text/html' });
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      return new Response('<p>'.repeat(600), { headers });
    };
    expect((await get('/', { 'accept-encoding': 'br' })).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('answers /healthz, and 500 without inner details when a handler fails', async () => {
    expect(JSON.parse((await get('/healthz')).body.toString())).toEqual({ name: 'shop', status: 'ok' });
    handler = () => {
      throw new Error('inner detail');
    };
    const failed = await get('/x');
    expect(failed.status).toBe(500);
    expect(failed.body.toString()).not.toContain('inner');
  });

  it('tells pages which build is the latest', async () => {
    const answer = await get('/__shop/latest.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.body.toString())).toEqual({ id: '231320e5', timestamp: expect.any(Number) });
  });

  it('lets a dev server answer first, and ends it with itself', async () => {
    let isOpen = false;
    const dev = await startAppServer({
      name: 'dev',
      host: '127.0.0.1',
      port: 0,
      publicOrigin: 'http://localhost:3000',
      assetsPrefix: '/assets/shop/',
      handler: () => new Response('page'),
      createDevServer: async () => {
        isOpen = true;
        return {
          middleware: (request, response, next) => void (request.url === '/@vite/client' ? response.end('client') : next()),
          close: async () => void (isOpen = false),
        };
      },
    });
    const text = async (path: string) => (await fetch(`http://127.0.0.1:${dev.port}${path}`)).text();
    expect([await text('/@vite/client'), await text('/x')]).toEqual(['client', 'page']);
    await dev.close();
    expect(isOpen).toBe(false);
  });

  it('lets a running answer end before it closes', async () => {
    let finish: (() => void) | undefined;
    const started = new Promise<void>((resolve) => {
      handler = () =>
        new Promise<Response>((answer) => {
          finish = () => answer(new Response('whole'));
          resolve();
        });
    });
    const pending = get('/slow');
    await started;
    const closed = server.close();
    finish?.();
    expect((await pending).body.toString()).toBe('whole');
    await closed;
    await expect(get('/')).rejects.toThrow();
  });
});

describe('cookies for the room server', () => {
  it("are read and written by this package's table alone", () => {
    const host = (origin: string) =>
      createRoomSessionHost(
        readSessionConfig({
          STORE_API_ENDPOINT: 'https://a.example/store-api',
          STORE_API_ACCESS_KEY: 'SWSCAAAAAAAAAAAAAAAAAAAAAA',
          PUBLIC_ORIGIN: origin,
        }),
      );
    expect(host('https://shop.example').cookies.guide.write('x')).toContain('__Host-vitrine-guide=x;');
    expect(host('https://shop.example').cookies.guide.read('vitrine-guide=planted')).toBeUndefined();
    expect(host('http://localhost:3000').cookies.guide.read('a=b; vitrine-guide=x')).toBe('x');
    expect(host('http://localhost:3000').cookies.attendee.write(undefined)).toContain('vitrine-attendee=; Path=/; Max-Age=0');
  });
});
