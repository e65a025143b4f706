import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { startDemoStore } from '@vitrine/demo-store';
import { createRequestSession, readSessionConfig, relayStoreApi } from '@vitrine/session/server';
import { alternate, type Bench, type BenchRow, median, toRow } from '../bench.ts';

const BUILD = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'storefront', 'build', 'server', 'index.js');
const ORIGIN = 'http://localhost:3000';
const ACCESS_KEY = 'SWSCVITRINEDEMOACCESSKEY00';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 150);
const WARM_UP = 20;

/** The part of a page's time that its session may take, at most. */
const PAGE_AIM = 0.05;
/** Milliseconds that a quick store on another machine takes; the embedded one answers within one. */
const STORE_MS = 20;
/** The part of a relayed call's time that the relay may take, at most: at such a store, and at one that takes no time. */
const RELAY_AIM = 0.1;
const RELAY_AIM_AT_ONCE = 0.5;

const drain = async (response: Response | Promise<Response>): Promise<string> => (await response).text();

/** The store, as far away as most are. */
async function startDistantStore(storeUrl: string): Promise<{ endpoint: string; close(): void }> {
  const target = new URL(storeUrl);
  const server = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const onward = httpRequest(
        { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    }, STORE_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/store-api`, close: () => void server.close() };
}

/**
 * What sessions cost: the work of the root middleware as a part of a whole page, and what the relay adds to a call as a
 * part of the whole call: with a store on the same machine, which makes both parts as large as they ever get, and with one
 * that takes as long as a quick one elsewhere.
 */
export const bench: Bench = {
  description: 'Cost of the session middleware and of the relay, as a share of the request (page of a category; call of the Store API).',
  async run(log) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
    const store = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: ORIGIN, dataDir });
    try {
      const endpoint = `${store.url}/store-api`;
      Object.assign(process.env, {
        NODE_ENV: 'production',
        STORE_API_ENDPOINT: endpoint,
        STORE_API_ACCESS_KEY: ACCESS_KEY,
        PUBLIC_ORIGIN: ORIGIN,
      });
      const handler = createRequestHandler((await import(pathToFileURL(BUILD).href)) as ServerBuild, 'production');
      const config = readSessionConfig(process.env);

      const browser = { origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'x-vitrine-locale': 'en-US', 'content-type': 'application/json' };
      const relay = (method: string, path: string, headers: Record<string, string> = {}, body?: string, to = config) =>
        relayStoreApi(
          new Request(`${ORIGIN}/store-api${path}`, {
            method,
            headers: { ...browser, ...headers },
            ...(body === undefined ? {} : { body }),
          }),
          to,
        );
      const search = JSON.stringify({ search: 'harbor mug', limit: 24 });
      const { elements } = JSON.parse(await drain(relay('POST', '/search', {}, search))) as { elements: { id: string }[] };
      const id = elements[0]?.id ?? '';
      const added = await relay(
        'POST',
        '/checkout/cart/line-item',
        {},
        JSON.stringify({ items: [{ type: 'product', id, referencedId: id, quantity: 1 }] }),
      );
      const cookie = added.headers
        .getSetCookie()
        .map((each) => each.split(';', 1)[0])
        .join('; ');
      const token = /sw-context-token=([^;]+)/.exec(cookie)?.[1] ?? '';
      const languageId = /sw-language-id=([^;]+)/.exec(cookie)?.[1] ?? '';

      const rows: BenchRow[] = [];
      for (const [who, headers] of [
        ['a stranger', {}],
        ['a visitor with a cart', { cookie: `${cookie}; i18n_redirected=en-US` }],
      ] as const) {
        const request = () =>
          new Request(`${ORIGIN}/living`, { headers: { 'user-agent': 'Mozilla/5.0 bench', accept: 'text/html', ...headers } });
        const samples = await alternate(
          {
            session: async () => (await createRequestSession(request(), config)).setCookieHeaders(),
            page: () => drain(handler(request())),
          },
          { warmUp: WARM_UP, rounds: ROUNDS },
        );
        rows.push(
          toRow({
            name: `session middleware, page for ${who}`,
            ours: median(samples.session),
            peers: { 'whole page': median(samples.page) },
            unit: 'ms',
            aim: PAGE_AIM,
          }),
        );
      }

      const direct = (at: string, method: string, path: string, body?: string) =>
        drain(
          fetch(`${at}${path}`, {
            method,
            headers: {
              accept: 'application/json',
              'content-type': 'application/json',
              'sw-access-key': ACCESS_KEY,
              'sw-include-seo-urls': 'true',
              'sw-language-id': languageId,
              'sw-context-token': token,
            },
            ...(body === undefined ? {} : { body }),
          }),
        );
      const calls = [
        ['a search', 'POST', '/search', search],
        ['the cart', 'GET', '/checkout/cart', undefined],
      ] as const;
      const distant = await startDistantStore(store.url);
      const places = [
        ['', config, endpoint, RELAY_AIM_AT_ONCE],
        [
          `, at a store that takes ${STORE_MS} ms`,
          readSessionConfig({ ...process.env, STORE_API_ENDPOINT: distant.endpoint }),
          distant.endpoint,
          RELAY_AIM,
        ],
      ] as const;
      for (const [where, to, at, aim] of places) {
        for (const [what, method, path, body] of calls) {
          const samples = await alternate(
            { relayed: () => drain(relay(method, path, { cookie }, body, to)), direct: () => direct(at, method, path, body) },
            { warmUp: WARM_UP, rounds: ROUNDS },
          );
          const relayed = median(samples.relayed);
          log(`${what}${where}: relayed ${relayed.toFixed(2)} ms, direct ${median(samples.direct).toFixed(2)} ms`);
          rows.push(
            toRow({
              name: `what the relay adds to ${what}${where}`,
              ours: Math.max(0, relayed - median(samples.direct)),
              peers: { 'whole relayed call': relayed },
              unit: 'ms',
              aim,
            }),
          );
        }
      }
      distant.close();
      return rows;
    } finally {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
