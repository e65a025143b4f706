// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessStatus, RoomAttendee } from '@vitrine/sales-room-protocol';
import { endPanelAtom, inspectedAttendeeIdAtom } from '../room/screen-atoms.ts';
import { EVERY_COMMAND, roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { AttendeePanel } from './attendee-panel.tsx';

const page = roomPage();
beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 })));

const insights = (cartAccess: AccessStatus, wishlistAccess: AccessStatus = 'none'): NonNullable<RoomAttendee['insights']> => ({
  cartAccess,
  wishlistAccess,
  likedProductIds: [],
  lastSeenProductIds: [],
  turnover: null,
  invitationAnswer: null,
});
const EVE = attendee({ attendeeId: IDS.ann, name: 'Eve', insights: insights('requested', 'requested') });
async function show(change: Partial<RoomAttendee>, { inspected = IDS.bob as string | null, commands = EVERY_COMMAND } = {}): Promise<void> {
  page.store.set(inspectedAttendeeIdAtom, inspected);
  page.answer = () => {
    throw new Error('away');
  };
  const room = { self: self({ type: 'GUIDE', role: 'guide' }), slides: [], commands, attendees: [EVE, attendee(change)] };
  await page.show(<AttendeePanel />, { room, identity: { viewerType: 'guide' } });
}
const holding = (kind: 'cart' | 'wishlist') => page.find(`[data-holding=${kind}]`);
const buttons = () => page.all('[data-holding] button').map(({ textContent }) => textContent);
const ASK = { cart: t('guide.access.requestCart'), wishlist: t('guide.access.requestWishlist') };

describe('the panel of an attendee', () => {
  it.each([
    ['nobody is looked at', null, {}],
    ['they are gone', 'f'.repeat(32), {}],
    ['the guide sees nothing of them', IDS.bob, { insights: null }],
  ])('says so where %s', async (_why, inspected, change) => {
    await show({ insights: insights('none'), ...change }, { inspected });
    expect([page.text().includes(t('guide.onBehalf.gone')), page.all('[data-holding]').length]).toEqual([true, 0]);
  });

  it('is of the one who is looked at, and leads back to all', async () => {
    await show({ insights: insights('none') });
    expect(page.find('h3').textContent).toBe('Bob');
    expect(page.text()).toContain(t('room.attendeeStatus.joined'));
    await page.press(t('room.participants.title'));
    expect(page.store.get(endPanelAtom)).toBe('participants');
  });

  it.each<[AccessStatus, string | undefined, boolean]>([
    ['none', t('guide.access.needed', { name: 'Bob' }), true],
    ['requested', t('guide.access.requested'), false],
    ['refused', t('guide.access.answerRefused', { name: 'Bob' }), true],
    ['withdrawn', t('guide.access.answerWithdrawn', { name: 'Bob' }), true],
  ])('where access is %s says so, and lets it be asked for: %s', async (access, words, canAsk) => {
    await show({ insights: insights(access, access) });
    for (const kind of ['cart', 'wishlist'] as const) {
      const all = ['needed', 'answerRefused', 'answerWithdrawn'] as const;
      const said = [...all.map((key) => t(`guide.access.${key}`, { name: 'Bob' })), t('guide.access.requested')].filter((each) =>
        holding(kind).textContent.includes(each),
      );
      expect(said).toEqual([words]);
    }
    expect(buttons()).toEqual(canAsk ? [ASK.cart, ASK.wishlist] : []);
  });

  it('asks for the cart and for the wish list, each by itself', async () => {
    await show({ insights: insights('none') });
    await page.press(ASK.cart);
    await page.press(ASK.wishlist);
    expect(page.sent.map(({ payload }) => payload)).toEqual([
      { attendeeId: IDS.bob, kind: 'cart' },
      { attendeeId: IDS.bob, kind: 'wishlist' },
    ]);
  });

  it.each<[string, Partial<RoomAttendee>, typeof EVERY_COMMAND, boolean]>([
    ['who is here', {}, EVERY_COMMAND, false],
    ['who is away', { status: 'inactive' }, EVERY_COMMAND, true],
    ['where the room forbids it', {}, [], true],
  ])('can be asked of somebody %s', async (_who, change, commands, isOff) => {
    await show({ insights: insights('none'), ...change }, { commands });
    expect(page.isDisabled(ASK.cart)).toBe(isOff);
  });

  it('shows what is allowed while they are here, and waits for them otherwise', async () => {
    await show({ insights: insights('granted', 'none') });
    await page.eventually(() => expect(page.sent.map(({ name }) => name)).toContain('cart.read'));
    expect(page.sent.map(({ name }) => name)).not.toContain('wishlist.read');
    await page.change({ attendees: [EVE, attendee({ status: 'inactive', insights: insights('granted', 'granted') })] });
    for (const kind of ['cart', 'wishlist'] as const)
      expect(holding(kind).textContent).toContain(t('guide.onBehalf.away', { name: 'Bob' }));
  });
});
