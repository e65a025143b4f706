// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductActionsProvider } from '@vitrine/commerce';
import type { RoomAttendee, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { endPanelAtom, inspectedAttendeeIdAtom } from '../room/screen-atoms.ts';
import { ShowToAllCardButton } from '../show-to-all/show-to-all-button.tsx';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { testProduct } from '../testing/test-product.ts';
import { AudienceCartsPanel } from './audience-carts-panel.tsx';
import { AudienceLikeButton } from './audience-like-button.tsx';
import { AudienceLikesPanel, AudienceSeenPanel } from './audience-products-panel.tsx';

const page = roomPage();
const GUIDE: Partial<RoomSnapshot> = { self: self({ type: 'GUIDE', role: 'guide' }), commands: ['product.show'] };
type Insights = NonNullable<RoomAttendee['insights']>;
const client = (name: string, insights: Partial<Insights>, changes: Partial<RoomAttendee> = {}) =>
  attendee({
    attendeeId: name,
    name,
    insights: { likedProductIds: [], lastSeenProductIds: [], turnover: null, ...insights } as Insights,
    ...changes,
  });
beforeEach(() =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ elements: [testProduct(IDS.other, 'Vase'), testProduct(IDS.product, 'Mug')], total: 2 }),
  ),
);
const turnover = (cartSum: number, productCount: number, currencyIsoCode = 'USD') => ({
  turnover: { cartSum, productCount, currencyIsoCode, lineItemCount: 1 },
});

describe('the carts of attendees', () => {
  const rows = () => page.all('.v-audience__list li').map(({ textContent }) => textContent);

  it('show all together and each for itself, and lead to each', async () => {
    await page.show(<AudienceCartsPanel />, {
      room: { ...GUIDE, attendees: [client('Ann', turnover(20, 1)), client('Bob', turnover(45.5, 3), { status: 'left' })] },
    });
    expect(page.find('.v-summary').textContent).toContain('$65.50');
    expect(page.find('.v-summary').textContent).toMatch(/Products\s*4/);
    expect(rows()[0]).toContain(`${t('guide.audience.productCount', { count: 3 })} · ${t('guide.audience.notHere')}`);
    expect(rows()[1]).toContain('$20.00');
    expect(rows()[1]).not.toContain(t('guide.audience.notHere'));
    await page.press(t('guide.audience.lookAt', { name: 'Ann' }));
    expect([page.store.get(endPanelAtom), page.store.get(inspectedAttendeeIdAtom)]).toEqual(['attendee', 'Ann']);
  });

  it('that are empty say so', async () => {
    await page.show(<AudienceCartsPanel />, { room: { ...GUIDE, attendees: [client('Ann', turnover(0, 0))] } });
    expect(page.text()).toContain(t('guide.audience.cartsEmptyTitle'));
    expect(rows()).toEqual([]);
  });
});

describe('what attendees like and have opened', () => {
  const rows = () => page.all('li[data-product-id]');
  const attendees = [
    client('Ann', { likedProductIds: [IDS.other], lastSeenProductIds: [IDS.product] }),
    client('Bob', { likedProductIds: [IDS.other, IDS.product] }),
  ];

  it('stands there with their names, most liked first, and is shown to all by one press', async () => {
    await page.show(
      <ProductActionsProvider value={{ open: undefined, LikeButton: () => null, CardAction: ShowToAllCardButton }}>
        <AudienceLikesPanel />
      </ProductActionsProvider>,
      { room: { ...GUIDE, attendees } },
    );
    await page.eventually(() => expect(rows()).toHaveLength(2));
    expect(rows().map((row) => row.dataset['productId'])).toEqual([IDS.other, IDS.product]);
    expect(rows()[0]?.textContent).toContain('Ann and Bob');
    expect(rows()[1]?.textContent).not.toContain('Ann');
    await act(async () => rows()[0]?.querySelector<HTMLElement>('.v-show-to-all')?.click());
    expect(page.sent).toEqual([{ name: 'product.show', payload: { productId: IDS.other } }]);
  });

  it.each([
    [IDS.other, 2, 'Vase'],
    [IDS.product, 1, ''],
    [IDS.guide, 0, 'Lamp'],
  ])('is counted for a guide at the product itself, whose heart leads to the list: %s %i', async (productId, count, productName) => {
    await page.show(<AudienceLikeButton productId={productId} productName={productName} />, { room: { ...GUIDE, attendees } });
    const button = page.control(
      productName === '' ? t('guide.audience.likeCount', { count }) : t('guide.audience.likeCountOf', { count, name: productName }),
    );
    expect([button.textContent, button.classList.contains('v-like-button--liked')]).toEqual([count > 0 ? String(count) : '', count > 0]);
    expect(button.querySelectorAll('.v-icon--filled')).toHaveLength(count > 0 ? 1 : 0);
    await page.press(button.getAttribute('aria-label') ?? '');
    expect(page.store.get(endPanelAtom)).toBe('audience-likes');
  });

  it('is two lists', async () => {
    await page.show(<AudienceSeenPanel />, { room: { ...GUIDE, attendees } });
    await page.eventually(() => expect(rows().map((row) => row.dataset['productId'])).toEqual([IDS.product]));
  });

  it('is said to be nothing yet', async () => {
    await page.show(<AudienceLikesPanel />, { room: { ...GUIDE, attendees: [] } });
    expect(page.text()).toContain(t('guide.audience.likesEmptyTitle'));
    await page.show(<AudienceSeenPanel />, { room: { ...GUIDE, attendees: [] } });
    expect(page.text()).toContain(t('guide.audience.seenEmptyTitle'));
  });
});
