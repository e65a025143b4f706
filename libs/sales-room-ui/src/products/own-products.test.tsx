// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { SaveButton } from '../saved/save-button.tsx';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, self } from '../testing/room-snapshot.ts';
import { testProduct } from '../testing/test-product.ts';
import { LastSeenPanel, LikeListPanel } from './product-list-panel.tsx';

const page = roomPage();
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['product.show'] };
const [MUG, VASE] = [testProduct(IDS.product, 'Mug'), testProduct(IDS.other, 'Vase')];
let isGone: boolean;
beforeEach(() => {
  isGone = false;
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const address = input instanceof Request ? input.url : String(input);
    if (isGone) return Response.json({ errors: [{ status: '404', code: 'GONE', title: '', detail: '' }] }, { status: 404 });
    const opened = [MUG, VASE].find(({ id }) => address.includes(id));
    return opened ? Response.json({ product: opened, configurator: [] }) : Response.json({ elements: [VASE, MUG], total: 2 });
  });
});
const rows = () => page.all('li[data-product-id]').map((row) => row.dataset['productId']);

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
