import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { login, registration } from '../testing/customers.ts';
import { at, pluck, type Reply, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';
import { openDatabase } from './database.ts';

/** A failed request changes nothing: the faults are real ones, raised by SQLite in the middle of the work. */

let directory: string;
let shop: TestShop;
let disk: DatabaseSync;
let counter = 0;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'demo-store-'));
  shop = await startTestShop({ dataDir: directory });
  disk = new DatabaseSync(join(directory, 'demo-store', 'store.db'));
  // The unexpected error that these tests provoke is logged; its trace says nothing here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => disk.exec('DROP TRIGGER IF EXISTS broken_disk'));
afterAll(async () => {
  disk.close();
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

const breakAt = (when: string): void =>
  disk.exec(`CREATE TRIGGER broken_disk BEFORE ${when} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
const repair = (): void => disk.exec('DROP TRIGGER broken_disk');
const count = (table: string): unknown => disk.prepare(`SELECT COUNT(*) AS count FROM ${table}`).get()?.['count'];
const stock = async (id: string): Promise<unknown> =>
  at((await shop.visitor().post('/product', { ids: [id] })).body, 'elements.0.availableStock');
const quantities = async (visitor: Visitor): Promise<unknown[]> =>
  pluck((await visitor.get('/checkout/cart')).body, 'lineItems', 'quantity');
const add = (visitor: Visitor, id: string, quantity = 1): Promise<Reply> =>
  visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id, quantity }] });
async function customerWith(id: string, quantity: number): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.post('/account/register', registration(`transaction-${++counter}@example.com`));
  await add(visitor, id, quantity);
  return visitor;
}

describe('a request that fails in the middle', () => {
  it('an order leaves cart, stock, orders and numbers as they were, and succeeds later', async () => {
    const visitor = await customerWith(ID.few, 2);
    const [orders, before] = [count('orders'), await stock(ID.few)];
    const { orderNumber } = (await (await customerWith(ID.stool, 1)).post('/checkout/order')).body;
    // The order and its stock are written before the customer is.
    breakAt('UPDATE ON customer');
    const failed = await visitor.post('/checkout/order');
    expect([failed.status, failed.code, failed.token]).toEqual([500, '0', visitor.token]);
    expect(count('orders')).toBe(Number(orders) + 1);
    expect(await stock(ID.few)).toBe(before);
    expect(await quantities(visitor)).toEqual([2]);
    repair();
    const placed = await visitor.post('/checkout/order');
    expect([placed.status, placed.body['orderNumber']]).toEqual([200, String(Number(orderNumber) + 1)]);
    expect(await stock(ID.few)).toBe(Number(before) - 2);
    await visitor.post('/order/state/cancel', { orderId: placed.body['id'] });
  });

  it('a registration leaves neither customer nor new token, and keeps the cart', async () => {
    const visitor = shop.visitor();
    await add(visitor, ID.stool, 3);
    const [{ token }, customers] = [visitor, count('customer')];
    breakAt('INSERT ON customer_session');
    const failed = await visitor.post('/account/register', registration('half@example.com'));
    expect([failed.status, failed.token]).toEqual([500, token]);
    expect([count('customer'), at((await visitor.get('/context')).body, 'customer')]).toEqual([customers, null]);
    expect(await quantities(visitor)).toEqual([3]);
    repair();
    expect((await visitor.post('/account/register', registration('half@example.com'))).status).toBe(200);
  });

  it('a login that cannot join the carts leaves both as they were', async () => {
    const home = shop.visitor();
    await login(home);
    await add(home, ID.stool, 1);
    const visitor = shop.visitor();
    await add(visitor, ID.stool, 2);
    const { token } = visitor;
    breakAt('DELETE ON cart');
    expect(await login(visitor)).toMatchObject({ status: 500, token });
    expect([await quantities(home), await quantities(visitor)]).toEqual([[1], [2]]);
    repair();
    await login(visitor);
    expect(await quantities(visitor)).toEqual([3]);
  });

  it('one unknown item among several adds nothing', async () => {
    const visitor = shop.visitor();
    const items = [
      { type: 'product', id: ID.stool },
      { type: 'custom', id: 'x' },
    ];
    expect((await visitor.post('/checkout/cart/line-item', { items })).status).toBe(403);
    expect(await quantities(visitor)).toEqual([]);
  });
});

it('two orders of the last pieces at the same moment sell them once', async () => {
  const buyers = await Promise.all([customerWith(ID.few, 3), customerWith(ID.few, 3)]);
  expect(await stock(ID.few)).toBe(3);
  const replies = await Promise.all(buyers.map((buyer) => buyer.post('/checkout/order')));
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 500]);
  expect(replies.find((reply) => reply.status === 500)?.code).toBe('CHECKOUT__CART_INVALID');
  expect(await stock(ID.few)).toBe(0);
});

it('many customers at once get numbers of their own', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => shop.visitor().post('/account/register', registration(`many-${index}@example.com`))),
  );
  expect(new Set(replies.map((reply) => reply.body['customerNumber'])).size).toBe(10);
});

describe('transaction', () => {
  const rows = (database: ReturnType<typeof openDatabase>): unknown[] =>
    database.all('SELECT name FROM meta ORDER BY name').map((row) => row['name']);
  const write = (database: ReturnType<typeof openDatabase>, name: string): void =>
    database.run('INSERT INTO meta (name, value) VALUES (?, ?)', name, '');

  it('a nested one that fails takes back its own part alone; what is kept in memory follows', () => {
    const database = openDatabase(':memory:');
    const undone: string[] = [];
    database.transaction(() => {
      write(database, 'outer');
      database.onRollback(() => undone.push('outer'));
      expect(() =>
        database.transaction(() => {
          write(database, 'inner');
          database.onRollback(() => undone.push('inner'));
          throw new Error('no');
        }),
      ).toThrow('no');
    });
    expect([rows(database), undone]).toEqual([['outer'], ['inner']]);
    expect(() =>
      database.transaction(() => {
        write(database, 'lost');
        throw new Error('all');
      }),
    ).toThrow('all');
    expect(rows(database)).toEqual(['outer']);
    database.close();
  });
});
