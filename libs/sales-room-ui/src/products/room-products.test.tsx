// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { openProductAtom } from '../room/screen-atoms.ts';
import { SaveButton } from '../saved/save-button.tsx';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, self } from '../testing/room-snapshot.ts';
import { LastSeenPanel, LikeListPanel } from './product-list-panel.tsx';
import { ShowToAllButton } from './show-to-all-button.tsx';
import { ShownProductBanner } from './shown-product-banner.tsx';

const page = roomPage();
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['product.show'] };
const product = (id: string, name: string) => ({
  id,
  apiAlias: 'product',
  productNumber: name,
  translated: { name },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
});
const [MUG, VASE] = [product(IDS.product, 'Mug'), product(IDS.other, 'Vase')];
let isGone: boolean;
beforeEach(() => {
  isGone = false;
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const address = input instanceof Request ? input.url : String(input);
    if (isGone) return Response.json({ errors: [{ status: '404', code: 'GONE', title: '', detail: '' }] }, { status: 404 });
    return address.includes(IDS.product)
      ? Response.json({ product: MUG, configurator: [] })
      : Response.json({ elements: [VASE, MUG], total: 2 });
  });
});
const rows = () => page.all('li[data-product-id]').map((row) => row.dataset['productId']);

describe('a product that is held up for everybody', () => {
  const show = (changes: Partial<RoomSnapshot> = {}) =>
    page.show(<ShownProductBanner />, { room: { shownProductId: IDS.product, ...changes } });

  it('is named to clients, who open it themselves', async () => {
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('room.slide.productShown', { name: 'Mug' })));
    expect(page.store.get(openProductAtom)).toBeNull();
    expect(page.text()).not.toContain(t('guide.products.hideFromAll'));
    await page.press(t('room.slide.showProduct'));
    expect(page.store.get(openProductAtom)).toBe(IDS.product);
    expect(page.sent).toEqual([]);
  });

  it('that somebody opens is told to a room that takes note of it', async () => {
    await show({ commands: ['interaction.record'] });
    await page.eventually(() => page.control(t('room.slide.showProduct')));
    await page.press(t('room.slide.showProduct'));
    expect(page.sent).toEqual([{ name: 'interaction.record', payload: { name: 'product.viewed', productId: IDS.product } }]);
  });

  it('is put away by a guide', async () => {
    await show(GUIDE);
    await page.eventually(() => expect(page.text()).toContain(t('guide.products.shown', { name: 'Mug' })));
    await page.press(t('guide.products.hideFromAll'));
    expect(page.sent).toEqual([{ name: 'product.show', payload: { productId: null } }]);
    await page.change({ commands: [] });
    expect(page.isDisabled(t('guide.products.hideFromAll'))).toBe(true);
  });

  it('is not spoken of where there is none, or none that this viewer can see', async () => {
    await show({ shownProductId: null });
    expect(page.all('[data-room-banner]')).toEqual([]);
    isGone = true;
    await show();
    await page.eventually(() => expect(page.all('[data-room-banner]')).toEqual([]));
  });
});

describe('holding a product up for everybody', () => {
  const show = (changes: Partial<RoomSnapshot>) => page.show(<ShowToAllButton productId={IDS.product} />, { room: changes });
  const [SHOW, HIDE] = [t('guide.products.showToAll'), t('guide.products.hideFromAll')];

  it('is for guides', async () => {
    await show({ commands: ['product.show'] });
    expect(page.all('button')).toEqual([]);
  });

  it.each([
    ['none is', null, SHOW, IDS.product],
    ['another is', IDS.other, SHOW, IDS.product],
    ['it is', IDS.product, HIDE, null],
  ])('shows it or puts it away, where %s', async (_, shownProductId, label, productId) => {
    await show({ ...GUIDE, shownProductId });
    expect(page.control(label).getAttribute('aria-pressed')).toBe(String(productId === null));
    await page.press(label);
    expect(page.sent).toEqual([{ name: 'product.show', payload: { productId } }]);
  });

  it('is off while the room does not take it', async () => {
    await show({ ...GUIDE, commands: [] });
    expect(page.isDisabled(SHOW)).toBe(true);
  });
});

describe('the own products of a viewer', () => {
  it('are those that they like, wishes on their way included', async () => {
    await page.show(<LikeListPanel />, { room: { likes: [IDS.product, IDS.other] } });
    await page.eventually(() => expect(rows()).toEqual([IDS.other, IDS.product]));
    await page.change({ likes: [IDS.other] });
    expect(rows(), 'before they are read again').toEqual([IDS.other]);
    await page.change({ likes: [] });
    expect(page.text()).toContain(t('room.likes.emptyTitle'));
    expect(rows()).toEqual([]);
  });

  it('are those that they looked at last', async () => {
    await page.show(<LastSeenPanel />, { room: { lastSeen: [IDS.product] } });
    await page.eventually(() => expect(rows()).toEqual([IDS.product]));
    await page.change({ lastSeen: [] });
    expect(page.text()).toContain(t('room.lastSeen.emptyTitle'));
  });
});

describe('a bookmark', () => {
  it.each([
    ['client', {}, 'room.bookmarks.add', 'room.bookmarks.remove'],
    ['guide', GUIDE, 'guide.products.save', 'guide.products.unsave'],
  ] as const)('is put on a product and taken off by a %s', async (viewerType, changes, add, remove) => {
    await page.show(<SaveButton productId={IDS.product} />, { room: changes, identity: { path: `bookmarks-${viewerType}`, viewerType } });
    expect(page.control(t(add)).getAttribute('aria-pressed')).toBe('false');
    await page.press(t(add));
    expect(page.control(t(remove)).getAttribute('aria-pressed')).toBe('true');
    await page.press(t(remove));
    expect(page.control(t(add)).getAttribute('aria-pressed')).toBe('false');
  });

  it('belongs to one presentation and one side of it', async () => {
    const show = (path: string, viewerType: 'guide' | 'client') =>
      page.show(<SaveButton productId={IDS.product} />, { identity: { path, viewerType } });
    await show('mine', 'client');
    await page.press(t('room.bookmarks.add'));
    for (const [path, viewerType] of [
      ['other', 'client'],
      ['mine', 'guide'],
    ] as const) {
      await show(path, viewerType);
      expect(page.find('button').getAttribute('aria-pressed')).toBe('false');
    }
    await show('mine', 'client');
    expect(page.find('button').getAttribute('aria-pressed')).toBe('true');
  });
});
