import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DemoStore, startDemoStore } from '@vitrine/demo-store';
import { createFaultServers, type FaultServer, type ReceivedRequest, type ServedAnswer } from '@vitrine/store-api-client/testing/node';

const KEY = 'SWSCVITRINEDEMOACCESSKEY00';
const ORIGIN = 'http://localhost:3000';
const BIN = join(import.meta.dirname, '..', '..', '..', 'libs', 'store-api-client', 'src', 'command-line', 'bin.server.ts');

let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: ORIGIN, dataDir: ':memory:' });
});
afterAll(() => store.close());

const servers = createFaultServers();
afterEach(() => servers.closeAll());

type Json = Record<string, unknown>;
/** Alters an answer of the embedded store on its way. */
type Alter = (answer: { status: number; headers: Record<string, string>; body: unknown }, request: ReceivedRequest) => ServedAnswer | void;

/** The embedded store behind a proxy. */
async function behind(alter: Alter): Promise<FaultServer> {
  return servers.serve(async (request) => {
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const response = await fetch(`${store.url}${request.url}`, {
      method: request.method,
      headers,
      ...(request.text === '' ? {} : { body: request.text }),
    });
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: Object.fromEntries(
        [...response.headers].filter(([name]) => !/^(connection|transfer-encoding|content-length|content-encoding|keep-alive)$/.test(name)),
      ),
      body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text,
    };
    return alter(answer, request) ?? answer;
  });
}

interface Outcome {
  code: number | null;
  out: string;
  error: string;
}

/** The command as somebody runs it: a process of its own. */
function doctor(endpoint: string, argv: readonly string[] = [], env: Record<string, string> = {}): Promise<Outcome> {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', BIN, 'doctor', endpoint, ...argv], {
    env: {
      PATH: process.env['PATH'] ?? '',
      STORE_API_ACCESS_KEY: KEY,
      PUBLIC_ORIGIN: ORIGIN,
      STORE_API_CUSTOMER_PASSWORD: 'shopper-demo',
      ...env,
    },
  });
  const read = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (read.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (read.error += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...read })));
}

const CUSTOMER = ['--customer', 'shopper@vitrine.example'];
const CORS = ['--browser', 'https://app.example'];

describe('doctor', () => {
  test('raises no alarm on the embedded store', async () => {
    const { code, out, error } = await doctor(`${store.url}/store-api`, [...CUSTOMER, ...CORS]);
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain('Healthy. 0 errors, 0 warnings');
    expect(out).not.toMatch(/^[✗!]/m);
  });

  const elements =
    (path: string, list: (body: Json) => unknown[]): Alter =>
    (answer, { path: asked }) =>
      asked === `/store-api${path}` ? { ...answer, body: { ...(answer.body as Json), elements: list(answer.body as Json) } } : undefined;
  const none = (path: string): Alter => elements(path, () => []);
  const context =
    (change: (channel: Json) => Json): Alter =>
    (answer, { path }) => {
      if (path !== '/store-api/context' || answer.status !== 200) return undefined;
      const body = answer.body as Json;
      return { ...answer, body: { ...body, salesChannel: change(body['salesChannel'] as Json) } };
    };
  const without =
    (header: string): Alter =>
    (answer) => ({ ...answer, headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== header)) });

  test.each<[string, Alter, string[]?]>([
    [
      'language-missing',
      elements('/language', ({ elements: all }) => (all as Json[]).filter(({ name }) => name !== 'Deutsch').slice(0, 2)),
    ],
    ['domain-missing', context((channel) => ({ ...channel, domains: (channel['domains'] as Json[]).slice(0, 2) }))],
    [
      'domain-currency',
      context((channel) => ({
        ...channel,
        domains: (channel['domains'] as Json[]).map((domain) => ({ ...domain, currencyId: 'f'.repeat(32) })),
      })),
    ],
    ['seo-urls-none', none('/seo-url')],
    ['payment-none', none('/payment-method')],
    ['shipping-none', none('/shipping-method')],
    ['navigation-empty', (answer, { path }) => (path.startsWith('/store-api/navigation/') ? { ...answer, body: [] } : undefined)],
    [
      'home-layout',
      (answer, { path }) =>
        path === '/store-api/category/home' ? { ...answer, body: { ...(answer.body as Json), cmsPage: null } } : undefined,
    ],
    ['search-index', none('/search')],
    [
      'wishlist-off',
      (_, { path }) =>
        path === '/store-api/customer/wishlist'
          ? { status: 403, body: { errors: [{ status: '403', code: 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED' }] } }
          : undefined,
      CUSTOMER,
    ],
    [
      'call-missing',
      (_, { path }) =>
        path === '/store-api/search-suggest' ? { status: 404, body: { errors: [{ status: '404', code: '0' }] } } : undefined,
    ],
    ['cors', without('access-control-allow-origin'), CORS],
    ['token-header', without('sw-context-token')],
    [
      'limit-lower',
      (_, { text }) =>
        text.includes('"limit":100')
          ? { status: 400, body: { errors: [{ status: '400', code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED' }] } }
          : undefined,
    ],
  ])('finds %s where the embedded store is made ill, and ends with 1', async (id, alter, argv = []) => {
    const proxy = await behind(alter);
    const { code, out } = await doctor(`${proxy.url}/store-api`, ['--json', ...argv]);
    expect(code).toBe(1);
    const { findings } = JSON.parse(out) as { findings: { id: string; severity: string; remedy: string }[] };
    const alarms = findings.filter(({ severity }) => severity !== 'note');
    expect(alarms.map((finding) => finding.id)).toContain(id);
    // One illness, one diagnosis.
    expect(new Set(alarms.map((finding) => finding.id)).size).toBe(1);
  });

  test('finds that a burst of requests is throttled', async () => {
    let asked = 0;
    const proxy = await behind((_, { path }) => {
      asked += path === '/store-api/context' ? 1 : 0;
      return path === '/store-api/context' && asked > 10
        ? { status: 429, headers: { 'retry-after': '3' }, body: { errors: [] } }
        : undefined;
    });
    const { code, out } = await doctor(`${proxy.url}/store-api`);
    expect([code, out]).toEqual([1, expect.stringMatching(/! The server limits requests: 429 {2}\[rate-limited\]\n.*Retry-After: 3/)]);
  });

  test('ends with 2 where nothing listens, and where the key is wrong, which it never shows', async () => {
    const gone = await servers.serve(() => ({}));
    await servers.closeAll();
    expect(await doctor(`${gone.url}/store-api`)).toMatchObject({ code: 2, out: expect.stringContaining('ECONNREFUSED') as string });
    const wrong = `SWSC${'Z'.repeat(22)}`;
    const refused = await doctor(`${store.url}/store-api`, [], { STORE_API_ACCESS_KEY: wrong });
    expect(refused).toMatchObject({ code: 2, out: expect.stringContaining('[access-key-unknown]') as string });
    expect(refused.out + refused.error).not.toContain(wrong);
  });
});
