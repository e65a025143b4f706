// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownItem } from '@vitrine/sales-room-protocol';
import { RoomProducts } from '../screens/room-products.tsx';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, room } from '../testing/room-snapshot.ts';
import { testProduct } from '../testing/test-product.ts';
import { Recap } from './recap.tsx';

const page = roomPage();
const GONE = '9'.repeat(32);
const AT = '2026-05-04T14:02:00.000Z';
const slide = (name: string, productIds: string[]): ShownItem => ({
  kind: 'slide',
  id: IDS.product,
  name,
  slideKind: 'listing',
  productIds,
  shownAt: AT,
  times: 1,
});

let shown: readonly ShownItem[];
let isRoomAway: boolean;
let isStoreAway: boolean;
beforeEach(() => {
  shown = [slide('Lamps', [IDS.product, GONE, IDS.other])];
  [isRoomAway, isStoreAway] = [false, false];
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('/recap')) {
      if (isRoomAway) return Response.json({ error: { code: 'storage-unavailable', detail: 'Away.' } }, { status: 503 });
      return Response.json({ appointment: { ...room().appointment, status: 'ended', startedAt: AT, endedAt: AT }, shown });
    }
    if (isStoreAway) return Response.json({ errors: [{ status: '500', code: 'AWAY', title: '', detail: '' }] }, { status: 500 });
    return Response.json({ elements: [testProduct(IDS.other, 'Vase'), testProduct(IDS.product, 'Mug')], total: 2 });
  });
});
const rows = () => page.all('.v-recap__products > li').map((row) => row.dataset['productId']);
const show = () =>
  page.show(
    <RoomProducts>
      <Recap />
    </RoomProducts>,
    { room: { commands: ['like.set'] } },
  );

describe('the recap of a client', () => {
  it('is what was shown, in its order and with its time, each product to be bought and liked', async () => {
    await show();
    await page.eventually(() => expect(rows()).toEqual([IDS.product, IDS.other]));
    expect(page.find('.v-recap__time').getAttribute('datetime')).toBe(AT);
    expect(page.all('h3').map(({ textContent }) => textContent.trim())).toContain('Lamps');
    expect(page.all('.v-recap__products button').map(({ textContent }) => textContent)).toContain(t('shop.product.addToCart'));
    await page.press(t('room.likes.likeOf', { name: 'Mug' }));
    expect(page.delivered).toEqual([{ name: 'like.set', payload: { productId: IDS.product, liked: true } }]);
  });

  it('shows a product that comes in variants as the one that is bought by one press', async () => {
    shown = [slide('Lamps', [IDS.product])];
    vi.stubGlobal('fetch', async (input: string | Request) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.includes('/recap')) return Response.json({ appointment: room().appointment, shown });
      if (address.includes(`/product/${IDS.product}`))
        return Response.json({ product: testProduct(IDS.other, 'Mug, sand'), configurator: [] });
      return Response.json({ elements: [{ ...testProduct(IDS.product, 'Mug'), childCount: 3 }], total: 1 });
    });
    await show();
    await page.eventually(() => expect(rows()).toEqual([IDS.other]));
    expect(page.text()).toContain('Mug, sand');
    expect(page.text()).not.toContain(t('room.recap.gone', { count: 1 }));
  });

  it('says of a product that has gone from the shop that it has, and does not hide it', async () => {
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('room.recap.gone', { count: 1 })));
  });

  it('says where nothing was shown', async () => {
    shown = [];
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('room.recap.emptyTitle')));
  });

  it('shows a few products of a long list, and all when somebody wants them', async () => {
    const ids = Array.from({ length: 6 }, (_none, index) => String(index).repeat(32));
    shown = [slide('Lamps', ids)];
    vi.stubGlobal('fetch', async (input: string | Request) =>
      String(input instanceof Request ? input.url : input).includes('/recap')
        ? Response.json({ appointment: room().appointment, shown })
        : Response.json({ elements: ids.map((id) => testProduct(id, id)), total: ids.length }),
    );
    await show();
    await page.eventually(() => expect(rows()).toEqual(ids.slice(0, 4)));
    await page.press(t('room.recap.showAll', { count: 6 }));
    expect(rows()).toEqual(ids);
  });

  it('offers another try where the room server is away, and keeps cart and likes', async () => {
    isRoomAway = true;
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('room.recap.unavailable')));
    expect(page.all('h2').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([t('room.cart.title'), t('room.likes.title')]),
    );
    isRoomAway = false;
    await page.press(t('common.action.retry'));
    await page.eventually(() => expect(rows()).toEqual([IDS.product, IDS.other]));
  });

  it('offers another try where the store is away', async () => {
    isStoreAway = true;
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('room.recap.productsUnavailable')));
    isStoreAway = false;
    await page.press(t('common.action.retry'));
    await page.eventually(() => expect(rows()).toEqual([IDS.product, IDS.other]));
  });
});
