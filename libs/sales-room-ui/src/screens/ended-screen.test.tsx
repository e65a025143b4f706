// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { AttendeeOrder, RoomAttendee, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomSnapshotAtom } from '../room/room-atoms.ts';
import type { RoomIdentity } from '../room/room-provider.tsx';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, clientSnapshot, self } from '../testing/room-snapshot.ts';
import { EndedScreen } from './ended-screen.tsx';

const page = roomPage();
const GUIDE = self({ type: 'GUIDE', role: 'guide' });
const show = (viewerType: RoomIdentity['viewerType'], changes: Partial<RoomSnapshot> = {}, wasThere = true) =>
  page.show(<EndedScreen path="spring" wasThere={wasThere} />, { room: changes, identity: { viewerType } });
const forget = () => act(async () => page.store.set(roomSnapshotAtom, clientSnapshot({ room: null })));
const has = (text: string) => page.text().includes(text);
const headings = () => page.all('h2').map(({ textContent }) => textContent);
const RECAP = ['room.recap.title', 'room.cart.title', 'room.likes.title'] as const;
const TEXTS = ['guide.end.recap', 'room.ended.text', 'room.ended.missed'] as const;

describe('the end of a presentation', () => {
  it.each([
    ['client', true, 'room.ended.text'],
    ['client', false, 'room.ended.missed'],
    ['guide', true, 'guide.end.recap'],
    ['guide', false, 'guide.end.recap'],
  ] as const)('is told a %s who was there: %s', async (viewerType, wasThere, text) => {
    await show(viewerType, viewerType === 'guide' ? { self: GUIDE } : {}, wasThere);
    expect(TEXTS.filter((key) => has(t(key)))).toEqual([text]);
    expect(page.find('.v-ended__name').textContent).toBe('Spring');
  });

  it('leaves a client what was shown, the cart and the likes, and leads to cart and shop', async () => {
    await show('client');
    await page.eventually(() => expect(headings()).toEqual(expect.arrayContaining(RECAP.map((key) => t(key)))));
    expect(page.control(t('room.ended.toCart')).getAttribute('href')).toBe('/checkout/cart');
    expect(page.control(t('room.ended.toShop')).getAttribute('href')).toBe('/');
    expect(page.all('table')).toEqual([]);
  });

  it('keeps the place of the recap while the room has not said yet who came', async () => {
    await show('client');
    await forget();
    expect(page.all('.v-recap .v-skeleton').length).toBeGreaterThan(0);
    expect(headings()).toEqual([]);
  });

  it('leaves nothing to whoever was not let in', async () => {
    await show('client', { self: self({ role: 'client-waiting' }) });
    expect(headings()).toEqual([]);
    await show('client', {}, false);
    await forget();
    expect(page.all('.v-ended__name, .v-recap, table')).toEqual([]);
  });
});

describe("a guide's recap", () => {
  const insights = (cartSum: number | null, likes: number, currencyIsoCode = 'EUR', orders?: AttendeeOrder[]) =>
    ({
      turnover: cartSum === null ? null : { cartSum, productCount: 1, lineItemCount: 1, currencyIsoCode },
      orders,
      likedProductIds: Array.from({ length: likes }, (_none, index) => String(index)),
    }) as unknown as RoomAttendee['insights'];
  const rows = () => page.all('tbody tr').map((row) => [...row.children].map(({ textContent }) => textContent));

  it('is who was there, with their carts, orders and likes', async () => {
    const bought = [49, 1].map((sum) => ({ sum, currencyIsoCode: 'EUR' })).concat({ sum: 10, currencyIsoCode: 'USD' });
    await show('guide', {
      self: GUIDE,
      attendees: [
        attendee({ attendeeId: '4', name: 'Bob', insights: insights(12.5, 3, 'EUR', bought) }),
        attendee({ attendeeId: '5', name: 'Cleo', insights: insights(7, 0, '') }),
        attendee({ attendeeId: '6', name: 'Dan', insights: insights(null, 1) }),
        attendee({ attendeeId: '7', name: 'Eve', insights: null }),
        attendee({ attendeeId: '8', name: 'Never', joinedAt: null }),
        attendee({ attendeeId: '9', name: 'Jonas', type: 'GUIDE' }),
      ],
    });
    const [cart, ordered, likes] = [t('guide.statistics.cartSum'), t('guide.statistics.ordered'), t('guide.statistics.likes')];
    expect(rows()).toEqual([
      ['Bob', `${cart}€12.50`, `${ordered}€50.00 + $10.00`, `${likes}3`],
      ['Cleo', `${cart}$7.00`, `${ordered}–`, `${likes}0`],
      ['Dan', `${cart}–`, `${ordered}–`, `${likes}1`],
      ['Eve', `${cart}–`, `${ordered}–`, `${likes}0`],
    ]);
    expect(page.all('tbody th')).toHaveLength(4);
    expect(has(t('room.ended.toCart'))).toBe(false);
    expect(page.all('.v-recap')).toEqual([]);
  });
});
