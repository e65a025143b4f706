// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { AccessRequest } from './access-request.tsx';

const page = roomPage();
const commands: RoomSnapshot['commands'] = ['access.answer'];
const ask = (changes: Partial<RoomSnapshot> = {}) =>
  page.show(<AccessRequest />, { room: { self: self({ cartAccess: 'requested' }), commands, ...changes } });
const dialog = () => page.all('[role=alertdialog]')[0];

describe('a guide who asks to see', () => {
  it.each([
    ['cart', { cartAccess: 'requested' }, 'room.access.cartTitle', 'room.access.cartText'],
    ['wishlist', { wishlistAccess: 'requested' }, 'room.access.wishlistTitle', 'room.access.wishlistText'],
  ] as const)('the %s is answered by a press, yes or no', async (kind, access, title, text) => {
    await ask({ self: self(access) });
    expect(dialog()?.textContent).toContain(t(title));
    expect(dialog()?.textContent).toContain(t(text, { name: 'Mara' }));
    await page.press(t('room.access.grant'));
    await page.press(t('room.access.refuse'));
    expect(page.sent).toEqual([
      { name: 'access.answer', payload: { kind, granted: true } },
      { name: 'access.answer', payload: { kind, granted: false } },
    ]);
  });

  it('the cart is named: whoever leads, else any guide, else "the guide"', async () => {
    const guides = [
      attendee({ attendeeId: IDS.other, type: 'GUIDE', name: 'Jonas' }),
      attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara' }),
    ];
    const asks = (name: string) => expect(dialog()?.textContent).toContain(t('room.access.cartText', { name }));
    await ask({ attendees: [attendee({ attendeeId: IDS.guide, name: 'No guide' }), ...guides.slice(0, 1)] });
    asks('Jonas');
    await ask({ attendees: guides });
    asks('Mara');
    await ask({ attendees: [attendee()] });
    asks(t('room.role.GUIDE'));
  });

  it('may be answered later: the question stays at the edge of the screen', async () => {
    await ask();
    await page.press(t('room.access.later'));
    await page.eventually(() => expect(dialog()).toBeUndefined());
    expect(page.text()).toContain(t('room.access.cartTitle'));
    await page.press(t('room.access.refuse'));
    expect(page.sent).toEqual([{ name: 'access.answer', payload: { kind: 'cart', granted: false } }]);
  });

  it('cannot be answered while the room would refuse it', async () => {
    await ask({ commands: [] });
    expect([page.isDisabled(t('room.access.grant')), page.isDisabled(t('room.access.refuse'))]).toEqual([true, true]);
    await page.press(t('room.access.later'));
    await page.eventually(() => expect(dialog()).toBeUndefined());
    expect(page.isDisabled(t('room.access.grant'))).toBe(true);
  });

  it.each(['none', 'granted', 'refused', 'withdrawn'] as const)('is not shown where the answer is %s', async (cartAccess) => {
    await ask({ self: self({ cartAccess }) });
    expect(dialog()).toBeUndefined();
    expect(page.text()).not.toContain(t('room.access.cartTitle'));
  });

  it('is not shown to a guide', async () => {
    await ask({ self: self({ type: 'GUIDE', role: 'guide', cartAccess: 'requested' }) });
    expect(dialog()).toBeUndefined();
  });
});
