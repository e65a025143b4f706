import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventAdapter, ShopEvent } from '@vitrine/app-shell';
import { matomo } from '@vitrine/brand/adapters/matomo';
import { ownEndpoint } from '@vitrine/brand/adapters/own-endpoint';
import { plausible } from '@vitrine/brand/adapters/plausible';

const LAMP = { id: 'a'.repeat(32), number: 'L-1', name: 'Lamp', price: { amount: 19.9, currency: 'EUR' } };
const BARE = { id: 'b'.repeat(32) };
const EVENTS: readonly ShopEvent[] = [
  { name: 'page.viewed', path: '/lamps' },
  { name: 'product.viewed', product: LAMP },
  { name: 'product.viewed', product: BARE },
  { name: 'list.viewed', list: 'category', page: 2, total: 40, products: [LAMP] },
  { name: 'cart.line-added', product: LAMP, quantity: 2 },
  { name: 'cart.line-removed', product: BARE, quantity: 1 },
  { name: 'checkout.step-reached', step: 'review', total: { amount: 39.8, currency: 'EUR' } },
  {
    name: 'order.placed',
    orderId: 'o1',
    total: { amount: 39.8, currency: 'EUR' },
    products: [
      { product: LAMP, quantity: 2 },
      { product: BARE, quantity: 1 },
    ],
  },
  { name: 'room.joined', as: 'client' },
  { name: 'web-vital.measured', vital: 'CLS', value: 0.012_345 },
  { name: 'error.reported', message: 'TypeError: no price' },
];

interface Received {
  readonly path: string;
  readonly type: string;
  readonly cookie: string | undefined;
  readonly body: string;
}
const received: Received[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { 'content-type': type = '', cookie } = request.headers;
    received.push({ path: request.url ?? '', type, cookie, body });
    response.writeHead(202).end();
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  received.length = 0;
});

/** Sends the events one after the other, so that they arrive in their order. */
async function sendAll(adapter: EventAdapter): Promise<void> {
  for (const [index, event] of EVENTS.entries()) {
    adapter.send(event, { app: 'storefront', locale: 'de-DE' });
    await expect.poll(() => received.length).toBe(index + 1);
  }
}

describe('an adapter sends each event as its recipient has it', () => {
  it('an address of the merchant’s own: as JSON, as it is', async () => {
    await sendAll(ownEndpoint(`${origin}/collect`));
    expect(received.map(({ body }) => JSON.parse(body))).toEqual(EVENTS.map((event) => ({ ...event, app: 'storefront', locale: 'de-DE' })));
    expect(new Set(received.map(({ path, type, cookie }) => [path, type, cookie].join()))).toEqual(
      new Set(['/collect,text/plain;charset=UTF-8,']),
    );
  });

  it('Plausible: pages as page views, the rest by name at the page, an order with its revenue', async () => {
    await sendAll(plausible({ domain: 'shop.example', origin }));
    expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/api/event']));
    const bodies = received.map(
      ({ body }) => JSON.parse(body) as { name: string; domain: string; url: string; props: object; revenue?: object },
    );
    expect(new Set(bodies.map(({ domain, url }) => `${domain} ${url}`))).toEqual(new Set(['shop.example https://shop.example/lamps']));
    expect(bodies.map(({ name, props, revenue }) => [name, props, revenue])).toEqual([
      ['pageview', { locale: 'de-DE' }, undefined],
      ['product.viewed', { product: 'L-1', locale: 'de-DE' }, undefined],
      ['product.viewed', { product: BARE.id, locale: 'de-DE' }, undefined],
      ['list.viewed', { list: 'category', page: '2', locale: 'de-DE' }, undefined],
      ['cart.line-added', { product: 'L-1', quantity: '2', locale: 'de-DE' }, undefined],
      ['cart.line-removed', { product: BARE.id, quantity: '1', locale: 'de-DE' }, undefined],
      ['checkout.step-reached', { step: 'review', locale: 'de-DE' }, undefined],
      ['order.placed', { locale: 'de-DE' }, { amount: 39.8, currency: 'EUR' }],
      ['room.joined', { as: 'client', locale: 'de-DE' }, undefined],
      ['web-vital.measured', { vital: 'CLS', value: '0.012', locale: 'de-DE' }, undefined],
      ['error.reported', { message: 'TypeError: no price', locale: 'de-DE' }, undefined],
    ]);
  });

  it('Matomo: page views, events with category and action, an order with its lines', async () => {
    await sendAll(matomo({ origin, siteId: 7, shop: 'https://shop.example' }));
    expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/matomo.php']));
    const calls = received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    const common = { idsite: '7', rec: '1', apiv: '1', url: 'https://shop.example/lamps', lang: 'de-DE' };
    expect(calls).toEqual(
      [
        {},
        { e_c: 'product', e_a: 'product.viewed', e_n: 'L-1' },
        { e_c: 'product', e_a: 'product.viewed', e_n: BARE.id },
        { e_c: 'list', e_a: 'list.viewed', e_n: 'category', e_v: '40' },
        { e_c: 'cart', e_a: 'cart.line-added', e_n: 'L-1', e_v: '2' },
        { e_c: 'cart', e_a: 'cart.line-removed', e_n: BARE.id, e_v: '1' },
        { e_c: 'checkout', e_a: 'checkout.step-reached', e_n: 'review' },
        { idgoal: '0', ec_id: 'o1', revenue: '39.8', ec_items: `[["L-1","Lamp","",19.9,2],["${BARE.id}","","",0,1]]` },
        { e_c: 'room', e_a: 'room.joined', e_n: 'client' },
        { e_c: 'web vital', e_a: 'CLS', e_v: '0.012345' },
        { e_c: 'error', e_a: 'error.reported', e_n: 'TypeError: no price' },
      ].map((own) => ({ ...common, ...own })),
    );
  });
});
