import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { login, registration } from '../testing/customers.ts';
import { at, createVisitor, pluck, startTestShop, type Visitor } from '../testing/shop.ts';
import { ID, smallCatalogue } from '../testing/small-catalogue.ts';
import { openDatabase } from './database.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'demo-store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function fillCart(visitor: Visitor): Promise<void> {
  await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.stool, quantity: 2 }] });
}

it('session, cart, orders and stock survive a restart', async () => {
  const first = await startTestShop({ dataDir: directory });
  const visitor = first.visitor();
  await login(visitor);
  await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.few }] });
  const { body: order } = await visitor.post('/checkout/order');
  await fillCart(visitor);
  await first.close();

  const second = await startTestShop({ dataDir: directory });
  const again = second.visitor(visitor.token);
  expect(at((await again.get('/context')).body, 'customer.firstName')).toBe('Anna');
  expect(pluck((await again.get('/checkout/cart')).body, 'lineItems', 'quantity')).toEqual([2]);
  expect(at((await again.post('/order')).body, 'orders.elements.0.id')).toBe(order['id']);
  expect(at((await again.post('/product', { ids: [ID.few] })).body, 'elements.0.stock')).toBe(2);
  await second.close();
});

it('mails, wish lists, reviews, a registration under way and a payment under way survive a restart', async () => {
  const settings = { doubleOptIn: true };
  const first = await startTestShop({ dataDir: directory, settings });
  const visitor = first.visitor();
  await login(visitor);
  await visitor.post(`/customer/wishlist/add/${ID.stool}`);
  await visitor.post(`/product/${ID.stool}/review`, {
    title: 'Good stool',
    content: 'It stands on its legs, all three of them, and does not move.',
  });
  await visitor.patch('/context', { paymentMethodId: ID.demoPay });
  await fillCart(visitor);
  const { id } = (await visitor.post('/checkout/order')).body;
  const { redirectUrl } = (await visitor.post('/handle-payment', { orderId: id, finishUrl: 'http://shop.example/paid' })).body;
  await first.visitor().post('/account/register', registration('later@example.com'));
  await first.close();

  const second = await startTestShop({ dataDir: directory, settings });
  const again = second.visitor(visitor.token);
  expect(pluck((await again.post('/customer/wishlist')).body, 'products.elements', 'id')).toEqual([ID.stool]);
  expect(pluck((await again.post(`/product/${ID.stool}/reviews`)).body, 'elements', 'title')).toContain('Good stool');
  const [, em, hash] = /em=(\w+)&hash=(\w+)$/.exec(second.mails()[0]?.link ?? '') ?? [];
  expect((await second.visitor().post('/account/register-confirm', { em, hash })).status).toBe(200);
  const paid = await fetch(String(redirectUrl).replace(second.publicOrigin, second.pagesUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'result=paid',
    redirect: 'manual',
  });
  expect([paid.status, paid.headers.get('location')]).toEqual([302, 'http://shop.example/paid']);
  await second.close();
});

it('nobody else on this machine can read what is kept', async () => {
  await (await startTestShop({ dataDir: directory })).close();
  expect(statSync(join(directory, 'demo-store')).mode & 0o077).toBe(0);
});

it('a start that was cut short leaves no half shopper behind', async () => {
  const database = openDatabase(join(directory, 'demo-store'));
  database.run("CREATE TRIGGER cut_short BEFORE INSERT ON address BEGIN SELECT RAISE(ABORT, 'cut short'); END");
  await expect(startTestShop({ dataDir: directory })).rejects.toThrow('cut short');
  expect(database.get('SELECT COUNT(*) AS count FROM customer')?.['count']).toBe(0);
  database.run('DROP TRIGGER cut_short');
  database.close();
  const again = await startTestShop({ dataDir: directory });
  const visitor = again.visitor();
  await login(visitor);
  expect(at((await visitor.get('/context')).body, 'customer.activeBillingAddress.city')).toBe('Berlin');
  await again.close();
});

it('a changed public origin changes the domains and the addresses of pictures', async () => {
  await (await startTestShop({ dataDir: directory })).close();
  const moved = await startTestShop({ dataDir: directory, publicOrigin: 'https://moved.example' });
  expect(pluck((await moved.visitor().get('/context')).body, 'salesChannel.domains', 'url')).toEqual([
    'https://moved.example',
    'https://moved.example/en-GB',
    'https://moved.example/de-DE',
  ]);
  expect(at((await moved.visitor().post('/product', { ids: [ID.stool] })).body, 'elements.0.cover.media.url')).toBe(
    'https://moved.example/demo-store/media/stool-1-1600.webp',
  );
  await moved.close();
});

it('a changed catalogue is seeded anew, what was sold stays sold', async () => {
  const first = await startTestShop({ dataDir: directory });
  const visitor = first.visitor();
  await login(visitor);
  await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.few }] });
  await visitor.post('/checkout/order');
  await first.close();

  const catalogue = smallCatalogue();
  const changed = {
    ...catalogue,
    products: catalogue.products.map((product) => (product.id === ID.few ? { ...product, name: { 'en-US': 'Renamed Lamp' } } : product)),
  };
  const second = await startTestShop({ dataDir: directory, catalogue: changed });
  expect(at((await second.visitor().post('/product', { ids: [ID.few] })).body, 'elements.0')).toMatchObject({
    name: 'Renamed Lamp',
    stock: 2,
  });
  await second.close();
});

/** The test shop as a process of its own, to be killed. */
async function startProcess(): Promise<{ child: ChildProcess; url: string }> {
  const script = `
    const { startTestShop } = await import(${JSON.stringify(join(import.meta.dirname, '../testing/shop.ts'))});
    const shop = await startTestShop({ dataDir: ${JSON.stringify(directory)} });
    console.log(shop.url);`;
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The store ended with ${String(code)}`)));
  });
  return { child, url };
}

it('everything that was answered is still there after kill -9', async () => {
  const { child, url } = await startProcess();
  const visitor = createVisitor(url, 'survivor');
  for (let round = 1; round <= 5; round += 1) await fillCart(visitor);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  const again = await startTestShop({ dataDir: directory });
  expect(pluck((await again.visitor('survivor').get('/checkout/cart')).body, 'lineItems', 'quantity')).toEqual([10]);
  await again.close();
});
