import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '@vitrine/engines/chromium';
import { ensureMediaWorker } from '@vitrine/media-worker';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const section =
  readFileSync(join(root, 'libs/sales-room-server/README.md'), 'utf8').split('## A call in thirty lines')[1]?.split('\n## ')[0] ?? '';
const [server = '', page = ''] = [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length;

let folder: string;
let store: Server;
let child: ChildProcess;
let browser: Browser;
let origin: string;

/** The least that a room asks of a store: a context, and an Admin API that knows one guide. */
function startStore(): Promise<string> {
  const answers: Record<string, unknown> = {
    '/api/oauth/token': { access_token: 'a', refresh_token: 'r', expires_in: 600, token_type: 'Bearer' },
    '/api/_info/me': { data: { id: 'f'.repeat(32), username: 'gina' } },
    '/store-api/context': { token: 't', currency: { isoCode: 'EUR' }, salesChannel: { id: 'b'.repeat(32), name: 'Shop' }, customer: null },
  };
  store = createServer((request, response) => {
    const body = answers[new URL(request.url ?? '/', 'http://store').pathname];
    request
      .resume()
      .on('end', () =>
        response
          .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify(body ?? { errors: [] })),
      );
  });
  return new Promise((ready) => store.listen(0, '127.0.0.1', () => ready(`http://127.0.0.1:${(store.address() as AddressInfo).port}`)));
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(100);
  }
}

beforeAll(async () => {
  // Inside the workspace, so that the example finds the packages by their names, as an installed product would.
  const results = join(root, 'tools/scripts/test-results');
  mkdirSync(results, { recursive: true });
  folder = mkdtempSync(join(results, 'room-example-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'server.ts'), server);
  writeFileSync(join(folder, 'page.ts'), page);
  const { build } = await import('vite');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@vitrine/source', 'module', 'browser', 'production'] },
    build: {
      lib: { entry: join(folder, 'page.ts'), formats: ['es'], fileName: () => 'page.js' },
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const worker = await ensureMediaWorker({ log: () => undefined, installPackages: true });
  const storeUrl = await startStore();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  child = spawn(process.execPath, ['--conditions=@vitrine/source', 'server.ts'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      PUBLIC_ORIGIN: origin,
      SALES_ROOM_SERVER_PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      STORE_API_ENDPOINT: `${storeUrl}/store-api`,
      STORE_API_ACCESS_KEY: 'SWSCSTUBSTUBSTUBSTUBSTUB00',
      ADMIN_API_ENDPOINT: `${storeUrl}/api`,
      MEDIASOUP_WORKER_BIN: worker.path,
      MEDIA_WORKERS: '1',
      MEDIA_PORT: String(await freePort()),
    },
  });
  const ended = new Promise<never>((_ready, fail) =>
    child.once('exit', (code) => fail(new Error(`The example's server ended with ${code ?? 'a signal'}.`))),
  );
  ended.catch(() => undefined);
  await Promise.race([ended, untilReady(`${origin}/ready`)]);
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--no-sandbox',
    ],
  });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  if (child?.exitCode === null) {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }
  store?.closeAllConnections();
  store?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(hash: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const opened = await context.newPage();
  await opened.goto(`${origin}/#${hash}`);
  return opened;
}

/** Settles when a moving picture of somebody else is on the page: frames go on being decoded. */
async function expectMovingPicture(opened: Page): Promise<void> {
  await opened.waitForFunction(
    () =>
      [...document.querySelectorAll('video')].some(
        (video) => video.videoWidth > 0 && video.getVideoPlaybackQuality().totalVideoFrames > 10,
      ),
    undefined,
    { timeout: 90_000 },
  );
}

test('the example has thirty lines or fewer', () => {
  expect(linesOf(server)).toBeGreaterThan(5);
  expect(linesOf(server) + linesOf(page)).toBeLessThanOrEqual(30);
});

test('a guide and a client who open its page see each other', async () => {
  const guide = await open('gina:secret');
  const client = await open('Clara');
  await Promise.all([expectMovingPicture(guide), expectMovingPicture(client)]);
}, 180_000);
