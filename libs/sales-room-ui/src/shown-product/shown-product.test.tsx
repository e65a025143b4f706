// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { openProductAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, self } from '../testing/room-snapshot.ts';
import { testProduct } from '../testing/test-product.ts';
import { ShownProduct, shownProductCode } from './shown-product.tsx';

const page = roomPage();
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['product.show'] };
let isGone: boolean;
beforeAll(() => shownProductCode.preload());
beforeEach(() => {
  isGone = false;
  vi.stubGlobal('fetch', async (input: string | Request) => {
    if (isGone) return Response.json({ errors: [{ status: '404', code: 'GONE', title: '', detail: '' }] }, { status: 404 });
    const address = input instanceof Request ? input.url : String(input);
    const product = address.includes(IDS.other) ? testProduct(IDS.other, 'Vase') : testProduct(IDS.product, 'Mug');
    return Response.json({ product, configurator: [] });
  });
});
const show = (changes: Partial<RoomSnapshot> = {}) => page.show(<ShownProduct />, { room: { shownProductId: IDS.product, ...changes } });
const cards = () => page.all('[data-testid=shown-product]');

it('stands before clients as a card with its price and a cart button; nothing opens by itself', async () => {
  await show();
  await page.eventually(() => expect(cards()).toHaveLength(1));
  expect(page.text()).toContain(t('room.slide.productShown', { name: 'Mug' }));
  expect(cards()[0]?.textContent).toContain('$20.00');
  expect(page.control(t('shop.product.addToCart'))).toBeDefined();
  expect(page.store.get(openProductAtom)).toBeNull();
  expect(page.text()).not.toContain(t('guide.products.hideFromAll'));
  expect(page.sent).toEqual([]);
});

it('is put aside by who has seen enough of it, and comes back by a press or as another product', async () => {
  await show();
  await page.eventually(() => expect(cards()).toHaveLength(1));
  await page.press(t('room.slide.foldShown'));
  expect(cards()[0]?.textContent).toBe('');
  await page.press(t('room.slide.unfoldShown', { name: 'Mug' }));
  expect(cards()[0]?.textContent).toContain('$20.00');
  await page.press(t('room.slide.foldShown'));
  await page.change({ shownProductId: IDS.other });
  await page.eventually(() => expect(cards()[0]?.textContent).toContain('Vase'));
});

it('is put away by a guide', async () => {
  await show(GUIDE);
  await page.eventually(() => expect(page.text()).toContain(t('guide.products.shown', { name: 'Mug' })));
  expect(cards()[0]?.textContent).toContain(t('guide.products.openedBy', { count: 0 }));
  expect(() => page.control(t('shop.product.addToCart'))).toThrow();
  await page.press(t('guide.products.hideFromAll'));
  expect(page.sent).toEqual([{ name: 'product.show', payload: { productId: null } }]);
  await page.change({ commands: [] });
  expect(page.isDisabled(t('guide.products.hideFromAll'))).toBe(true);
});

it('is not spoken of where there is none, or none that this viewer can see', async () => {
  await show({ shownProductId: null });
  expect(cards()).toEqual([]);
  isGone = true;
  await show();
  await page.eventually(() => expect(cards()).toEqual([]));
});
