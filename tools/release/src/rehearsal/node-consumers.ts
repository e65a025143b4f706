import { join } from 'node:path';
import { moduleEntries, type RehearsalConsumer } from './consumer.ts';
import type { ConsumerFolder } from './consumer-folder.ts';

/** The oldest Node that all packages name, and so the one that shows whether they say the truth. */
const OLDEST_NODE = '22.22.0';

const WITHOUT_REACT = ['http-server', 'routing', 'sales-room-protocol', 'session', 'store-api-client'];

const BUY = `
import { addLineItems, createStoreApiClient, getCart, isStoreApiError, getProduct } from '@vitrine/store-api-client';
import { storeId } from '@vitrine/store-api-client/testing';
import { localePath, parseLocalePath } from '@vitrine/routing';
import { createRequestSession, readSessionConfig } from '@vitrine/session/server';
const { ENDPOINT, ACCESS_KEY } = process.env;
const client = createStoreApiClient({ endpoint: ENDPOINT, accessKey: ACCESS_KEY });
await addLineItems(client, [{ referencedId: storeId('product:mug'), quantity: 2 }]);
const cart = await getCart(client);
const refusal = await getProduct(client, '0'.repeat(32)).catch((error) => isStoreApiError(error) && error.statusCode);
const origin = 'http://127.0.0.1:3000';
const config = readSessionConfig({ PUBLIC_ORIGIN: origin, STORE_API_ENDPOINT: ENDPOINT, STORE_API_ACCESS_KEY: ACCESS_KEY });
const session = await createRequestSession(new Request(origin + '/de-DE/'), config);
console.log(JSON.stringify({
  lines: cart.lineItems.map(({ quantity }) => quantity),
  refusal,
  path: localePath('/checkout', 'de-DE'),
  locale: [parseLocalePath('/de-DE/checkout').locale.code, session.locale],
}));
process.exit(0);
`;

const BOUGHT = { lines: [2], refusal: 404, path: '/de-DE/checkout', locale: ['de-DE', 'de-DE'] };

function expectOutput(printed: string, expected: unknown): void {
  const wanted = JSON.stringify(expected);
  if (printed !== wanted) throw new Error(`A consumer printed ${printed}, and not ${wanted}.`);
}

/** The binary of a Node that npm has as a package. */
async function installNode(consumer: ConsumerFolder, version: string): Promise<string> {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${process.platform}-${process.arch}`;
  const folder = join(consumer.folder, '.node');
  consumer.write('.node/package.json', '{"private":true}');
  await consumer.run('npm', [
    'install',
    `${name}@${version}`,
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  return join(folder, 'node_modules', name, 'bin/node');
}

/** A server that has no React: imports, a cart at the store, a refusal, an address, a session. */
export const nodeConsumers: readonly RehearsalConsumer[] = [
  {
    name: 'Node as it is here, ES modules',
    libs: WITHOUT_REACT,
    files: { 'buy.mjs': BUY },
    async check({ consumer, node, store }) {
      expectOutput(await consumer.run(node, ['buy.mjs'], store), BOUGHT);
      return `Node ${await consumer.run(node, ['--version'])}: two in the cart, one refusal, a session`;
    },
  },
  {
    name: `Node ${OLDEST_NODE}, the oldest that all packages name`,
    libs: WITHOUT_REACT,
    files: { 'buy.mjs': BUY },
    async check({ consumer, store }) {
      const oldest = await installNode(consumer, OLDEST_NODE);
      expectOutput(await consumer.run(oldest, ['buy.mjs'], store), BOUGHT);
      return `Node ${await consumer.run(oldest, ['--version'])}: two in the cart, one refusal, a session`;
    },
  },
  {
    name: 'CommonJS, by require',
    libs: WITHOUT_REACT,
    async check({ consumer, node, packages }) {
      const entries = moduleEntries(packages.filter(({ lib }) => WITHOUT_REACT.includes(lib))).filter(
        // Their optional peers are not here.
        (entry) => !/\/(react-router|testing\/msw)$/.test(entry),
      );
      consumer.write(
        'all.cjs',
        `const counts = ${JSON.stringify(entries)}.map((entry) => Object.keys(require(entry)).length);\nconsole.log(JSON.stringify(counts.every((count) => count > 0)));\nprocess.exit(0);\n`,
      );
      expectOutput(await consumer.run(node, ['all.cjs']), true);
      return `${entries.length} entries`;
    },
  },
  {
    name: 'msw 2 in front of the in-memory store',
    libs: ['store-api-client'],
    others: { msw: '^2.0.0' },
    files: {
      'msw.mjs': `
import { setupServer } from 'msw/node';
import { createStoreApiClient, getContext } from '@vitrine/store-api-client';
import { createInMemoryStore } from '@vitrine/store-api-client/testing';
import { storeHandlers } from '@vitrine/store-api-client/testing/msw';
const endpoint = 'https://shop.example/store-api';
const store = createInMemoryStore();
const server = setupServer(...storeHandlers(store, { endpoint }));
server.listen({ onUnhandledRequest: 'error' });
const context = await getContext(createStoreApiClient({ endpoint, accessKey: store.accessKey }));
console.log(JSON.stringify(context.currency.isoCode));
process.exit(0);
`,
    },
    async check({ consumer, node }) {
      expectOutput(await consumer.run(node, ['msw.mjs']), 'USD');
      return 'a context came through msw 2';
    },
  },
];
