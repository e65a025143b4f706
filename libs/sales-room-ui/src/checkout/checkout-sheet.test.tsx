// @vitest-environment jsdom
import { useAtomValue, useSetAtom } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartSidebar } from '../panels/cart-sidebar.tsx';
import { checkoutAtom, isOrderUnreportedAtom } from '../room/screen-atoms.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, room, self } from '../testing/room-snapshot.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';

const page = roomPage();
const price = { unitPrice: 10, totalPrice: 20, quantity: 2, positionPrice: 20, calculatedTaxes: [] };
const CART = { lineItems: [{ id: 'mug', type: 'product', label: 'Mug', quantity: 2, price }], price, deliveries: [], errors: [] };
const MARA = attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara', cameraOn: true });

function Room() {
  const checkout = useAtomValue(checkoutAtom);
  const setCheckout = useSetAtom(checkoutAtom);
  return (
    <>
      <CartSidebar />
      <button type="button" onClick={() => setCheckout({ orderId: null })}>
        Open
      </button>
      <output>{checkout === null ? 'closed' : (checkout.orderId ?? 'open')}</output>
      <output>{String(useAtomValue(isOrderUnreportedAtom))}</output>
      <CheckoutSheet />
    </>
  );
}
const dialog = () => page.all('[role=dialog]')[0];
const strip = () => page.all('.v-call-strip')[0]?.textContent;
const show = (changes = {}, client = {}) => page.show(<Room />, { room: { self: self(), attendees: [MARA], ...changes }, client });

beforeEach(() =>
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input instanceof Request ? input.url : input).includes('/checkout/cart') ? Response.json(CART) : Response.json({ elements: [] }),
  ),
);

describe('the checkout of a room', () => {
  it('opens from the cart over the room, not as another page or tab', async () => {
    await show();
    await page.eventually(() => page.control(t('shop.cart.toCheckout')));
    expect(page.control(t('shop.cart.toCheckout')).tagName).toBe('BUTTON');
    await page.press(t('shop.cart.toCheckout'));
    expect(page.find('output').textContent).toBe('open');
    await page.eventually(() => expect(dialog()?.textContent).toContain(t('checkout.title')));
  });

  it('does not say of a presentation that has ended that it goes on', async () => {
    const appointment = { ...room().appointment, status: 'ended' };
    await show({ appointment });
    await page.eventually(() => page.control(t('shop.cart.toCheckout')));
    expect(page.text()).not.toContain(t('room.cart.checkoutHint'));
    await show();
    await page.eventually(() => expect(page.text()).toContain(t('room.cart.checkoutHint')));
  });

  it('shows the guide, and says that one is still in the presentation', async () => {
    await show();
    await page.press('Open');
    await page.eventually(() => expect(strip()).toContain(t('room.checkout.goesOn', { name: 'Mara' })));
    expect(page.all('[data-testid=guide-picture]')).toHaveLength(1);
  });

  it.each([
    ['ended', { appointment: { ...room().appointment, status: 'ended' } }, {}, 'room.checkout.ended'],
    ['away', {}, { connection: 'reconnecting' }, 'room.checkout.reconnecting'],
    ['without another guide', { attendees: [] }, {}, 'room.checkout.goesOnAlone'],
  ] as const)('stays while the room is %s, and says how that is', async (_what, changes, client, text) => {
    await show();
    await page.press('Open');
    await page.change(changes as object, client);
    await page.eventually(() => expect(strip()).toContain(t(text)));
    expect(page.find('output').textContent).toBe('open');
  });

  it('says what the guide hears of an order', async () => {
    await show();
    await page.press('Open');
    await page.eventually(() => expect(dialog()?.textContent).toContain(t('room.checkout.insights')));
  });

  it('closes by its button, with nothing asked', async () => {
    await show();
    await page.press('Open');
    await page.eventually(() => expect(dialog()).toBeDefined());
    await page.press(t('common.action.close'));
    expect(page.find('output').textContent).toBe('closed');
  });
});
