import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { attendeeRecord, attendeeRow, idOf } from '../testing/records.ts';
import { widgetRoutes } from './widget-routes.ts';

const [LAMP, CHAIR, TABLE] = ['a', 'b', 'c'].map(idOf) as [string, string, string];
const [CLARA, OTTO, IDA] = ['1', '2', '3'].map(idOf) as [string, string, string];
const turnover = (cartSum: number, currencyIsoCode = 'EUR') => ({ cartSum, currencyIsoCode, productCount: 2, lineItemCount: 1 });
const line = (attendeeId: string, productId: string, quantity: number, revenue: number) => ({
  attendee_id: attendeeId,
  product_id: productId,
  quantity,
  revenue,
});
const guide = attendeeRecord('guide', { type: 'GUIDE', liked: [TABLE], turnover: turnover(1_000) });

/** What a guide's statistics say of these people and what they let the guide see in their carts. */
function statisticsOf(
  people: readonly AttendeeRecord[],
  lines: readonly object[] = [],
  products: readonly string[] = [LAMP, CHAIR, TABLE],
) {
  const client = createStoreApiClient({
    endpoint: 'http://store.test/store-api',
    accessKey: 'k',
    contextToken: 't',
    retry: { limit: 0 },
    async fetch(url, init) {
      if (String(url).includes('/checkout/cart'))
        return Response.json({
          apiAlias: 'cart',
          token: 'secret',
          lineItems: [],
          price: { totalPrice: 0, positionPrice: 0 },
          errors: [],
          deliveries: [],
        });
      const { ids = [] } = JSON.parse(String(init?.body)) as { ids?: string[] };
      const elements = products
        .filter((id) => ids.includes(id))
        .map((id) => ({ id, apiAlias: 'product', name: `Product ${id.slice(0, 1)}`, price: [{ net: 1 }], customFields: { own: true } }));
      return Response.json({ apiAlias: 'dal_entity_search_result', elements, total: elements.length });
    },
  });
  const services = {
    database: { query: async (text: string) => (text.includes('attendee_cart_line') ? lines : people.map(attendeeRow)) },
    host: { resolveSession: async () => ({ client }) },
  } as unknown as Services;
  const app = new Hono().route('/:appointmentId', widgetRoutes(services, { actorOf: async () => guide } as never));
  return async (path: string) => (await app.request(`/appointment/${path}`)).json() as Promise<Record<string, unknown>>;
}

describe('what attendees spend', () => {
  it('is told of clients alone, as far as it is known', async () => {
    const ask = statisticsOf([guide, attendeeRecord(CLARA, { turnover: turnover(20) }), attendeeRecord(OTTO)]);
    expect(await ask('attendee-insights')).toEqual({
      attendees: {
        [CLARA]: { id: CLARA, cartSum: 20, productCount: 2, lineItemCount: 1, extensions: [] },
        [OTTO]: { id: OTTO, cartSum: 0, productCount: 0, lineItemCount: 0, extensions: [] },
      },
      currencySymbol: 'EUR',
      extensions: { vitrine: { currencies: { [CLARA]: 'EUR', [OTTO]: null } } },
    });
  });

  it('has no currency where there are several, or none', async () => {
    const ask = statisticsOf([attendeeRecord(CLARA, { turnover: turnover(1) }), attendeeRecord(OTTO, { turnover: turnover(1, 'USD') })]);
    expect(await ask('attendee-insights')).toMatchObject({ currencySymbol: '' });
    expect(await statisticsOf([guide])('attendee-insights')).toMatchObject({ currencySymbol: '', attendees: [] });
  });
});

interface Insights {
  topProducts: { byQuantity: { productId: string }[] };
}

describe('what is in the carts', () => {
  const people = [
    guide,
    attendeeRecord(CLARA, { turnover: turnover(10.101) }),
    attendeeRecord(OTTO, { turnover: turnover(20.202) }),
    attendeeRecord(IDA, { turnover: turnover(500, 'CHF') }),
    attendeeRecord('nobody'),
  ];
  const lines = [line(CLARA, LAMP, 1, 10), line(OTTO, CHAIR, 3, 20), line(OTTO, LAMP, 1, 0.005), line(IDA, TABLE, 9, 500)];

  it('is summed in the currency that most have, and counted in all', async () =>
    expect(await statisticsOf(people, lines)('cart-insights')).toEqual({
      cartSum: 30.3,
      productCount: 6,
      currencySymbol: 'EUR',
      topProducts: {
        byQuantity: [
          { productId: TABLE, value: 9 },
          { productId: CHAIR, value: 3 },
          { productId: LAMP, value: 2 },
        ],
        byRevenue: [
          { productId: CHAIR, value: 20 },
          { productId: LAMP, value: 10.01 },
        ],
      },
      extensions: { vitrine: { sums: { EUR: 30.3, CHF: 500 } } },
    }));

  it('is summed in the first currency by name where as many have another', async () => {
    const two = [attendeeRecord(CLARA, { turnover: turnover(1, 'USD') }), attendeeRecord(IDA, { turnover: turnover(2, 'CHF') })];
    expect(await statisticsOf(two)('cart-insights')).toMatchObject({ currencySymbol: 'CHF', cartSum: 2 });
    expect(await statisticsOf(two.toReversed())('cart-insights')).toMatchObject({ currencySymbol: 'CHF', cartSum: 2 });
  });

  it('is nothing where nobody is', async () =>
    expect(await statisticsOf([guide])('cart-insights')).toMatchObject({ cartSum: 0, productCount: 0, currencySymbol: '' }));

  it('names ten products at most, those of one number by their ids', async () => {
    const many = Array.from({ length: 12 }, (_, index) => line(CLARA, index.toString(16).repeat(32), 1, 1));
    for (const lines of [many, many.toReversed()]) {
      const { topProducts } = (await statisticsOf(people, lines)('cart-insights')) as unknown as Insights;
      expect(topProducts.byQuantity.map(({ productId }) => productId[0])).toEqual([...'0123456789']);
    }
  });

  it('stands in one cart, in the order that is asked for', async () => {
    const ask = statisticsOf(people, lines);
    const cart = await ask('cart-statistics');
    expect(cart).toMatchObject({ token: '', name: 'cart-statistics', price: { totalPrice: 530.01, unitPrice: 530.01 } });
    expect(cart['lineItems']).toMatchObject([
      { id: TABLE, label: 'Product c', quantity: 9, extensions: { vitrine: { attendeeIds: [IDA], revenue: 500 } } },
      { id: CHAIR, quantity: 3, extensions: { vitrine: { attendeeIds: [OTTO], revenue: 20 } } },
      { id: LAMP, quantity: 2, extensions: { vitrine: { attendeeIds: [CLARA, OTTO], revenue: 10.01 } } },
    ]);
    const order = async (query: string) =>
      ((await ask(`cart-statistics?${query}`))['lineItems'] as { id: string }[]).map(({ id }) => id[0]).join('');
    expect([await order('sort=asc'), await order('sort=ASC'), await order('sort=DESC')]).toEqual(['abc', 'abc', 'cba']);
    const swapped = statisticsOf(people, [line(CLARA, LAMP, 9, 1), line(CLARA, CHAIR, 1, 9)]);
    expect(((await swapped('cart-statistics?order=revenue'))['lineItems'] as { id: string }[])[0]?.id).toBe(CHAIR);
    expect(((await swapped('cart-statistics'))['lineItems'] as { id: string }[])[0]?.id).toBe(LAMP);
  });

  it('stands in an empty one where nobody is', async () =>
    expect(await statisticsOf([guide], lines)('cart-statistics')).toMatchObject({ lineItems: [], price: { totalPrice: 0 } }));
});

describe('what attendees like and saw', () => {
  const people = [
    guide,
    attendeeRecord(CLARA, { liked: [CHAIR, LAMP], lastSeen: [TABLE] }),
    attendeeRecord(OTTO, { liked: [CHAIR], lastSeen: [TABLE, LAMP] }),
  ];
  const ask = statisticsOf(people);
  const found = async (path: string) => {
    const { products, total } = (await ask(path)) as { products: { id: string }[]; total: number };
    return [products.map(({ id }) => id[0]).join(''), total];
  };

  it('is listed by how many do, with who they are, and without prices of the store', async () => {
    expect(await found('last-seen-statistics')).toEqual(['ca', 2]);
    expect((await ask('wishlist-statistics'))['products']).toMatchObject([
      { id: CHAIR, price: [], customFields: { own: true, wishlistAttendeeIds: [CLARA, OTTO] } },
      { id: LAMP, price: [], customFields: { wishlistAttendeeIds: [CLARA] } },
    ]);
  });

  it.each([
    ['the other way round', 'wishlist-statistics?sort=asc', ['ab', 2]],
    ['of one of them', `wishlist-statistics?attendeeId=${CLARA}`, ['ab', 2]],
    ['by name', 'wishlist-statistics?term=PRODUCT%20b', ['b', 1]],
    ['by a name that nothing has', 'wishlist-statistics?term=x', ['', 0]],
    ['by pages', 'wishlist-statistics?limit=1&page=2', ['a', 2]],
    ['past the last page', 'wishlist-statistics?limit=2&page=2', ['', 2]],
  ])('is listed %s', async (_how, path, answer) => expect(await found(path)).toEqual(answer));
});
