// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttendeeCart, AttendeeCartLine, RoomAttendee } from '@vitrine/sales-room-protocol';
import { inspectedAttendeeIdAtom } from '../room/screen-atoms.ts';
import { EVERY_COMMAND, roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, self } from '../testing/room-snapshot.ts';
import { AddForAttendee } from './add-for-attendee.tsx';
import { AttendeeCartView } from './attendee-cart-view.tsx';

const page = roomPage();
beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 })));

const line = (change: Partial<AttendeeCartLine> = {}): AttendeeCartLine => ({
  id: IDS.product,
  type: 'product',
  productId: IDS.product,
  label: 'Mug',
  options: [],
  quantity: 2,
  minQuantity: 1,
  maxQuantity: 3,
  quantityStep: 1,
  unitPrice: 5,
  totalPrice: 10,
  coverUrl: null,
  canChangeQuantity: true,
  canRemove: true,
  ...change,
});
const cart = (lines: AttendeeCartLine[], messages: AttendeeCart['messages'] = []): AttendeeCart => ({
  lines,
  positionPrice: 10,
  totalPrice: 12.5,
  currencyIsoCode: 'EUR',
  messages,
});
const GUIDE = { self: self({ type: 'GUIDE', role: 'guide' }), commands: [...EVERY_COMMAND, 'cart.act' as const], slides: [] };

async function show(first: AttendeeCart, commands = GUIDE.commands): Promise<void> {
  page.answer = ({ name }) => (name === 'cart.read' ? { cart: first } : { cart: first });
  await page.show(<AttendeeCartView attendeeId={IDS.bob} name="Bob" />, {
    room: { ...GUIDE, commands },
    identity: { viewerType: 'guide' },
  });
  await page.eventually(() => expect(page.text()).toContain(t('guide.onBehalf.hint', { name: 'Bob' })));
}
const lines = () => page.all('[data-line-id]');

describe('an attendee’s cart', () => {
  it('shows its lines with their choices and prices, and the sum in their currency', async () => {
    await show(
      cart([
        line({ options: ['Color: blue', 'Size: M'] }),
        line({ id: 'p', type: 'promotion', label: 'Ten off', canChangeQuantity: false, canRemove: false, totalPrice: -1 }),
      ]),
    );
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Mug.*Color: blue, Size: M.*€10\.00/),
      expect.stringMatching(/^Ten off-€1\.00$/),
    ]);
    expect(page.find('[data-testid=attendee-cart-total]').textContent).toBe('€12.50');
    expect(lines().map((each) => each.querySelector('.v-on-behalf-line__image')?.childElementCount)).toEqual([1, 0]);
    expect(lines().map((each) => each.querySelectorAll('input').length)).toEqual([1, 0]);
    expect(lines().map((each) => each.querySelectorAll('.v-attendee-panel__status').length)).toEqual([1, 0]);
  });

  it('that is empty says so, and has no sum', async () => {
    await show(cart([]));
    expect(page.text()).toContain(t('guide.onBehalf.emptyCart'));
    expect([lines().length, page.all('[data-testid=attendee-cart-total]').length]).toEqual([0, 0]);
  });

  it('that cannot be read is no empty one', async () => {
    page.answer = () => {
      throw new Error('away');
    };
    await page.show(<AttendeeCartView attendeeId={IDS.bob} name="Bob" />, { room: GUIDE });
    await page.eventually(() => expect(page.sent.length).toBeGreaterThan(0));
    expect(page.text()).not.toContain(t('guide.onBehalf.emptyCart'));
  });

  it('is changed for them, and shown as the store answers, with what it says', async () => {
    await show(cart([line()]));
    page.answer = () => ({
      cart: cart([line({ quantity: 3 })], [{ key: 'product-stock-reached', isError: true, name: 'Mug', quantity: 3 }]),
    });
    await page.press(t('shop.product.quantityIncrease'));
    await page.eventually(() => expect(page.find<HTMLInputElement>('input').value).toBe('3'));
    expect(page.sent.at(-1)).toEqual({
      name: 'cart.act',
      payload: { attendeeId: IDS.bob, action: { type: 'set-quantity', lineItemId: IDS.product, quantity: 3 } },
    });
    expect(page.text()).toContain('Mug');
    expect(page.all('.v-notice')).toHaveLength(1);
  });

  it('loses a line for them', async () => {
    await show(cart([line()]));
    page.answer = () => ({ cart: cart([]) });
    await page.press(t('shop.cart.remove', { name: 'Mug' }));
    await page.eventually(() => expect(lines()).toHaveLength(0));
    expect(page.sent.at(-1)?.payload).toEqual({ attendeeId: IDS.bob, action: { type: 'remove', lineItemId: IDS.product } });
  });

  it('is read again where a change is refused', async () => {
    await show(cart([line()]));
    page.answer = ({ name }) => {
      if (name === 'cart.act') throw new Error('refused');
      return { cart: cart([line({ quantity: 1 })]) };
    };
    await page.press(t('shop.cart.remove', { name: 'Mug' }));
    await page.eventually(() => expect(page.find<HTMLInputElement>('input').value).toBe('1'));
    expect(page.sent.map(({ name }) => name)).toEqual(['cart.read', 'cart.act', 'cart.read']);
  });

  it('is only looked at where the room lets nobody change it', async () => {
    await show(cart([line()]), EVERY_COMMAND as typeof GUIDE.commands);
    expect([page.isDisabled(t('shop.cart.remove', { name: 'Mug' })), page.find<HTMLInputElement>('input').disabled]).toEqual([true, true]);
  });
});

describe('a product for the attendee whom the guide looks at', () => {
  const insights: NonNullable<RoomAttendee['insights']> = {
    cartAccess: 'granted',
    wishlistAccess: 'none',
    likedProductIds: [],
    lastSeenProductIds: [],
    turnover: null,
    invitationAnswer: null,
  };
  const bob = (change: Partial<RoomAttendee> = {}) => attendee({ insights, ...change });
  const offer = async (attendees: RoomAttendee[], inspected: string | null = IDS.bob) => {
    page.store.set(inspectedAttendeeIdAtom, inspected);
    await page.show(<AddForAttendee productId={IDS.product} />, { room: { ...GUIDE, attendees } });
    return page.all('button').map(({ textContent }) => textContent);
  };

  it('is put into their cart', async () => {
    expect(await offer([attendee({ attendeeId: IDS.ann, name: 'Eve', insights }), bob()])).toEqual([
      t('guide.onBehalf.addTo', { name: 'Bob' }),
    ]);
    await page.press(t('guide.onBehalf.addTo', { name: 'Bob' }));
    expect(page.sent).toEqual([{ name: 'cart.act', payload: { attendeeId: IDS.bob, action: { type: 'add', productId: IDS.product } } }]);
  });

  it.each<[string, RoomAttendee[], string | null]>([
    ['does not allow it', [bob({ insights: { ...insights, cartAccess: 'requested' } })], IDS.bob],
    ['has left', [bob({ status: 'left' })], IDS.bob],
    ['is away', [bob({ status: 'inactive' })], IDS.bob],
    ['is not looked at', [bob()], null],
    ['is somebody else', [bob()], IDS.ann],
    ['is nobody whom one sees into', [bob({ insights: null })], IDS.bob],
  ])('is offered to nobody who %s', async (_who, attendees, inspected) => expect(await offer(attendees, inspected)).toEqual([]));
});
