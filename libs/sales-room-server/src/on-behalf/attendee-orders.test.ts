import { expect, it } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { idOf } from '../testing/records.ts';
import { ordersSince } from './attendee-orders.ts';

const JOINED = '2026-05-01T10:00:00.000Z';
const price = { totalPrice: 49 };

/** A store that answers the list of orders. */
const storeWith = (answer: () => Response) =>
  createStoreApiClient({
    endpoint: 'http://store.test/store-api',
    accessKey: 'k',
    contextToken: 't',
    retry: { limit: 0 },
    fetch: async () => answer(),
  });
const listing = (orders: readonly object[]) => storeWith(() => Response.json({ orders: { elements: orders, total: orders.length } }));

it('orders count from the moment of joining, a minute’s difference of clocks allowed, oldest first', async () => {
  const orders = [
    { id: idOf('c'), createdAt: '2026-05-01T10:05:00.000+00:00', price, currency: { isoCode: 'EUR' } },
    { id: idOf('b'), orderDateTime: '2026-05-01T09:59:30.000+00:00', price, currency: { isoCode: 'EUR' } },
    { id: idOf('a'), createdAt: '2026-05-01T09:58:00.000+00:00', price, currency: { isoCode: 'EUR' } },
  ];
  expect((await ordersSince(listing(orders), JOINED)).map(({ orderId }) => orderId)).toEqual([idOf('b'), idOf('c')]);
});

it('an order without a date or a proper id counts for nothing', async () => {
  const orders = [
    { id: idOf('a'), price },
    { id: 'x', createdAt: '2026-05-01T10:05:00.000+00:00', price },
  ];
  expect(await ordersSince(listing(orders), JOINED)).toEqual([]);
});

it('a currency that the store does not say stays unsaid', async () => {
  const [order] = await ordersSince(listing([{ id: idOf('a'), createdAt: { date: '2026-05-01 10:05:00' }, price }]), JOINED);
  expect(order).toEqual({ orderId: idOf('a'), sum: 49, currencyIsoCode: '', products: [] });
});

it('an order’s products are its lines as the store prices them, without promotions', async () => {
  const line = { type: 'product', referencedId: idOf('d'), label: 'Lamp', quantity: 2, price: { totalPrice: 20 } };
  const lineItems = [
    line,
    { ...line, type: 'promotion', referencedId: 'SALE', label: '10 % off', quantity: 1, price: { totalPrice: -5 } },
    { ...line, referencedId: 'x' },
    { ...line, quantity: 0.5 },
    { ...line, referencedId: idOf('e'), totalPrice: 7, price: null },
  ];
  const [order] = await ordersSince(listing([{ id: idOf('a'), createdAt: '2026-05-01T10:05:00.000+00:00', price, lineItems }]), JOINED);
  expect(order?.products).toEqual([
    { productId: idOf('d'), label: 'Lamp', quantity: 2, revenue: 20 },
    { productId: idOf('e'), label: 'Lamp', quantity: 2, revenue: 7 },
  ]);
});

it('whoever is not signed in has ordered nothing; a store that is away is an error', async () => {
  const refusing = (status: number) => storeWith(() => Response.json({ errors: [{ status: String(status), code: 'X' }] }, { status }));
  expect(await ordersSince(refusing(403), JOINED)).toEqual([]);
  await expect(ordersSince(refusing(503), JOINED)).rejects.toMatchObject({ statusCode: 503 });
});
