import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { addLineItems, getCart } from '../resources/cart/cart.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import { createStoreApiClient } from './create-store-api-client.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const SOURCE = join(import.meta.dirname, '..');
/** The fakes of `/testing` are servers, whose state is their own. */
const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
);

test.each(modules)('%s keeps nothing between calls: no variable and no collection of the module itself', (file) => {
  const topLevel = readFileSync(join(SOURCE, file), 'utf8')
    .split('\n')
    .filter((line) => /^(export )?(let|var|const) /.test(line));
  expect(
    topLevel.filter(
      (line) => /^(export )?(let|var) /.test(line) || /= new (Map|Set|WeakMap|WeakSet|Array)\(\)/.test(line) || /= (\[\]|\{\});/.test(line),
    ),
  ).toEqual([]);
});

test('two clients of one import share neither token, cart, actions nor running requests', async () => {
  const server = await servers.serve((request) => ({
    headers: { 'sw-context-token': request.headers['sw-context-token'] ?? `minted-for-${request.headers['x-who']}` },
    body: { lineItems: [], price: {}, deliveries: [], errors: [] },
  }));
  const [ann, bob] = ['ann', 'bob'].map((who) => createStoreApiClient({ endpoint: server.url, accessKey: 'k', headers: { 'x-who': who } }));
  if (ann === undefined || bob === undefined) throw new Error('Two clients were asked for.');
  await Promise.all([getCart(ann, { action: 'loadCart' }), getCart(bob, { action: 'loadCart' })]);
  expect([ann.getContextToken(), bob.getContextToken()]).toEqual(['minted-for-ann', 'minted-for-bob']);
  bob.cartMemory.forget();
  expect([ann.cartMemory.snapshot() === undefined, bob.cartMemory.snapshot() === undefined]).toEqual([false, true]);
  await addLineItems(bob, [{ referencedId: '1'.repeat(32) }]);
  expect(server.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers['sw-context-token'])).toEqual([
    'minted-for-bob',
  ]);
});
