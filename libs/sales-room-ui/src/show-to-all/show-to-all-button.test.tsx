// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS, self } from '../testing/room-snapshot.ts';
import { ShowToAllButton } from './show-to-all-button.tsx';

const page = roomPage();
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['product.show'] };
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
