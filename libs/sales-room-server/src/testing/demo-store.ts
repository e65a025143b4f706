import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { newSecret } from '../identifiers.ts';

/** A whole store as a process of its own: carts, promotions, customers and wish lists behave as a shop's do. */
export interface DemoStoreProcess {
  /** `http://127.0.0.1:41234/store-api`. */
  readonly storeApiEndpoint: string;
  /** Asks the store directly with this context token, as a browser's relay would. */
  call(token: string, method: string, path: string, body?: unknown): Promise<unknown>;
  /** Signs a customer in; the token of their session. */
  login(username: string, password: string): Promise<string>;
  close(): Promise<void>;
}

/** Access key of the store's sales channel. */
export const DEMO_ACCESS_KEY = 'SWSCVITRINEDEMOACCESSKEY00';

/** Starts the store on a free port, with nothing kept on disk. */
export async function startDemoStoreProcess(): Promise<DemoStoreProcess> {
  const root = join(import.meta.dirname, '../../../..');
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', join(root, 'tools/demo-store/src/main.ts')], {
    env: { ...process.env, DEMO_STORE_PORT: '0', DATA_DIR: ':memory:', PUBLIC_ORIGIN: 'http://localhost:3000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const ready = /ready at (\S+)/.exec(text);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`The store ended with ${code}: ${text}`)));
  });
  const storeApiEndpoint = new URL('/store-api', url).href;
  return {
    storeApiEndpoint,
    async login(username, password) {
      const response = await fetch(`${storeApiEndpoint}/account/login`, {
        method: 'POST',
        headers: { 'sw-access-key': DEMO_ACCESS_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      });
      const token = response.headers.get('sw-context-token');
      if (!response.ok || token === null) throw new Error(`Signing in: ${response.status} ${await response.text()}`);
      return token;
    },
    async call(token, method, path, body) {
      const response = await fetch(`${storeApiEndpoint}${path}`, {
        method,
        headers: {
          'sw-access-key': DEMO_ACCESS_KEY,
          'sw-context-token': token,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      const text = await response.text();
      return text === '' ? null : (JSON.parse(text) as unknown);
    },
    close: () =>
      new Promise((done) => {
        if (child.exitCode !== null) return done();
        child.removeAllListeners('exit');
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

/** A product of the demo store as its list tells of it. */
export interface ListedProduct {
  id: string;
  childCount?: number;
  available: boolean;
  minPurchase: number;
  purchaseSteps: number;
  calculatedPrice: { unitPrice: number };
  calculatedMaxPurchase: number;
}

/** Products that are no variants. */
export async function listProducts(shop: DemoStoreProcess): Promise<ListedProduct[]> {
  const { elements } = (await shop.call(newSecret(), 'POST', '/product', {
    limit: 100,
    filter: [{ type: 'equals', field: 'parentId', value: null }],
  })) as { elements: ListedProduct[] };
  return elements;
}

/** Whether a product can be bought as it is, one by one, five times at least. */
export const isPlainlyBuyable = ({
  childCount = 0,
  available,
  minPurchase,
  purchaseSteps,
  calculatedMaxPurchase,
}: ListedProduct): boolean => childCount === 0 && available && minPurchase === 1 && purchaseSteps === 1 && calculatedMaxPurchase >= 5;
