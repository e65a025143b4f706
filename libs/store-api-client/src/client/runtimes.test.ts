import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FaultServer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';

/** What each runtime does with the bundled package: a cart read after a 503, a refusal, a reset, a time-out, a cancellation. */
const SCENARIO = `async (api, endpoint) => {
  const announced = [];
  const client = api.createStoreApiClient({ endpoint, accessKey: 'k', retry: { baseDelayMs: 1 }, wrap: [api.shareGets(), api.limitConcurrency(4)], onContextToken: (token) => announced.push(token) });
  const cart = await api.getCart(client);
  const fail = (path, options) => client.request({ operation: 'test', method: 'POST', path, body: {} }, options).then(() => 'answered', (error) => (api.isStoreApiError(error) ? error.code + ' ' + error.statusCode : api.isCancelledError(error) ? error.code : String(error)));
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  return JSON.parse(JSON.stringify({ cart, announced, refused: await fail('/refuse'), reset: await fail('/reset'), late: await fail('/hang', { timeoutMs: 1000 }), cancelled: await fail('/hang', { signal: controller.signal }) }));
}`;

const EXPECTED = {
  cart: { apiAlias: 'cart', lineItems: [], deliveries: [], price: {}, errors: [] },
  announced: ['minted'],
  refused: 'REFUSED 403',
  reset: 'NETWORK 0',
  late: 'TIMEOUT 408',
  cancelled: 'CANCELLED',
};

const ENTRY = join(import.meta.dirname, '..', 'index.ts');
const CHROMIUM = [process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

const servers = createFaultServers();
afterEach(() => servers.closeAll());

let module_: string;
let script: string;
beforeAll(async () => {
  const bundle = async (format: 'es' | 'iife'): Promise<string> => {
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['@vitrine/source'] },
      build: { write: false, minify: true, lib: { entry: ENTRY, formats: [format], name: 'api', fileName: 'api' } },
    });
    const [result] = [output].flat();
    if (result === undefined || !('output' in result)) throw new Error('Nothing was built.');
    return result.output[0].code;
  };
  [module_, script] = await Promise.all([bundle('es'), bundle('iife')]);
});

async function serve(): Promise<FaultServer> {
  let carts = 0;
  const server = await servers.serve((request) => {
    switch (request.path) {
      case '/':
        return { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>page</title>' };
      case '/api.js':
        return { headers: { 'content-type': 'text/javascript' }, body: module_ };
      case '/store-api/checkout/cart':
        carts += 1;
        if (carts === 1) return { status: 503 };
        return {
          headers: { 'sw-context-token': 'minted' },
          body: { apiAlias: 'cart', token: 'minted', lineItems: [], deliveries: [], price: {}, errors: [] },
        };
      default:
        return { status: 403, body: { errors: [{ code: 'A', status: '403', detail: 'no' }] } };
    }
  });
  // A browser sends by itself again what a kept connection lost.
  for (let call = 0; call < 10; call += 1) server.fault({ kind: 'reset', when: 'before' }, ({ path }) => path === '/store-api/reset');
  for (let call = 0; call < 2; call += 1) server.fault({ kind: 'hang', handled: false }, ({ path }) => path === '/store-api/hang');
  return server;
}

describe('the bundled package runs in', () => {
  test('a realm with the web globals alone, as edge runtimes have: no process, no Buffer, no require', async () => {
    const server = await serve();
    const {
      fetch,
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      URL,
      URLSearchParams,
      Blob,
      TextDecoder,
      TextEncoder,
      ReadableStream,
      setTimeout,
      clearTimeout,
    } = globalThis;
    const context = createContext({
      fetch,
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      URL,
      URLSearchParams,
      Blob,
      TextDecoder,
      TextEncoder,
      ReadableStream,
      setTimeout,
      clearTimeout,
    });
    const result = runInContext(`${script};(${SCENARIO})(api, ${JSON.stringify(`${server.url}/store-api`)})`, context) as Promise<unknown>;
    expect(JSON.parse(JSON.stringify(await result))).toEqual(EXPECTED);
    expect(runInContext('typeof process + typeof Buffer + typeof require', context)).toBe('undefined'.repeat(3));
  });

  test('a worker thread', async () => {
    const server = await serve();
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-worker-'));
    try {
      await writeFile(join(folder, 'api.mjs'), module_);
      await writeFile(
        join(folder, 'worker.mjs'),
        `import { parentPort, workerData } from 'node:worker_threads'; import * as api from './api.mjs'; parentPort.postMessage(await (${SCENARIO})(api, workerData));`,
      );
      const worker = new Worker(join(folder, 'worker.mjs'), { workerData: `${server.url}/store-api` });
      const result = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
      expect(result).toEqual(EXPECTED);
      await worker.terminate();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test.skipIf(CHROMIUM === undefined)('Chromium: a page and a web worker, with an address that starts with a slash', async () => {
    const browser = await chromium.launch({
      executablePath: CHROMIUM ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage();
      await page.goto((await serve()).url);
      expect(await page.evaluate(`import('/api.js').then((api) => (${SCENARIO})(api, '/store-api'))`)).toEqual(EXPECTED);

      await page.goto((await serve()).url);
      const inWorker = `import('/api.js').then((api) => (${SCENARIO})(api, '/store-api')).then((result) => postMessage(result), (error) => postMessage(String(error)))`;
      const text = JSON.stringify(
        inWorker.replace("import('/api.js')", "import(self.name + '/api.js')").replace("'/store-api'", "self.name + '/store-api'"),
      );
      expect(
        await page.evaluate(
          `new Promise((resolve) => { const worker = new Worker(URL.createObjectURL(new Blob([${text}], { type: 'text/javascript' })), { name: location.origin }); worker.onmessage = (event) => resolve(event.data); worker.onerror = (event) => resolve(event.message); })`,
        ),
      ).toEqual(EXPECTED);
    } finally {
      await browser.close();
    }
  });
});
