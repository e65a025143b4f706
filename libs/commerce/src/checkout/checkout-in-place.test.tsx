// @vitest-environment jsdom
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { CheckoutInPlace } from './checkout-in-place.tsx';

const page = shopPage();
const ORDER = 'a'.repeat(32);
const GERMANY = 'd'.repeat(32);
const price = { unitPrice: 10, totalPrice: 20, quantity: 2, positionPrice: 20, calculatedTaxes: [] };
const cartOf = (count: number) => ({
  hash: 'h',
  lineItems: count === 0 ? [] : [{ id: 'mug', type: 'product', label: 'Mug', quantity: count, price }],
  price,
  deliveries: [],
  errors: [],
});
const address = { id: 'home', firstName: 'Ada', lastName: 'Byron', street: 'Main Street 1', zipcode: '10115', city: 'Berlin' };
const GUEST = { id: 'c', guest: true, active: true, email: 'ada@vitrine.example', activeBillingAddress: address };
const placed = {
  id: ORDER,
  orderNumber: '10001',
  price,
  lineItems: [],
  orderCustomer: { email: 'ada@vitrine.example' },
  transactions: [
    {
      id: 't',
      paymentMethodId: 'p',
      paymentMethod: { id: 'p', asynchronous: false },
      stateMachineState: { technicalName: 'open' },
    },
  ],
};

let cart: object;
let who: object | null;
let ordering: () => unknown;
beforeEach(() => {
  sessionStorage.clear();
  cart = cartOf(2);
  who = GUEST;
  ordering = () => {
    cart = cartOf(0);
    return { id: ORDER };
  };
  page.answer = ({ path }) => {
    if (path === '/checkout/order') return ordering();
    if (path === '/checkout/cart') return cart;
    if (path === '/context') return { customer: who, shippingMethod: { id: 's' }, paymentMethod: { id: 'p', asynchronous: true } };
    if (path === '/shipping-method') return { elements: [{ id: 's', name: 'Express' }] };
    if (path === '/payment-method') return { elements: [{ id: 'p', name: 'Invoice' }] };
    if (path === '/country') return { elements: [{ id: GERMANY, name: 'Germany', iso: 'DE' }] };
    if (path === '/salutation') return { elements: [] };
    if (path === '/order') return { orders: { elements: [placed], total: 1 }, paymentChangeable: [] };
    if (path === '/handle-payment') return { redirectUrl: null };
    return refusal(404);
  };
});

const LEAVE = 'Back to the talk';
/** A page with a checkout in it, which can be closed and opened again. */
function Host() {
  const [isOpen, setOpen] = useState(true);
  const [orderId, setOrderId] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <CheckoutInPlace orderId={orderId} onOrdered={setOrderId} onLeave={() => setOpen(false)} leaveLabel={LEAVE} /> : null}
    </>
  );
}
const open = (session: object = { isGuest: true }, stamp: string | null = null) =>
  page.show(<Host />, {
    address: '/presentation/spring',
    session: { isKnown: true, ...session },
    shell: { origin: 'https://shop.example', stamp },
  });
const order = async () => {
  await page.eventually(() => page.find('[name=terms]'));
  await page.click('[name=terms]');
  await page.submit('#checkout-order');
};

describe('a checkout inside another page', () => {
  it('orders and thanks there: the page is the same before and after', async () => {
    await open();
    await order();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.success.title')));
    expect(page.text()).toContain(t('checkout.success.orderNumber', { number: '10001' }));
    expect(page.address).toBe('/presentation/spring');
    expect(document.activeElement?.textContent).toBe(t('checkout.success.title'));
  });

  it('has no heading of a page and no way out of the page of its own', async () => {
    await open();
    await page.eventually(() => page.find('[name=terms]'));
    expect(page.count('h1')).toBe(0);
    expect(page.count('a[href="/checkout/cart"]')).toBe(0);
    await page.press(t('checkout.summary.editCart'));
    expect(page.count('.v-checkout')).toBe(0);
  });

  it('says before the order that a payment elsewhere opens in a tab of its own', async () => {
    await open();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.inPlace.payHint')));
  });

  it('keeps everything that was typed where the store refuses the order, and says so', async () => {
    ordering = () => refusal(503);
    await open();
    await page.eventually(() => page.find('[name=comment]'));
    await page.type('[name=comment]', 'Ring twice');
    await order();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.order.unreachable')));
    expect(page.find<HTMLTextAreaElement>('[name=comment]').value).toBe('Ring twice');
    expect(page.find<HTMLInputElement>('[name=terms]').checked).toBe(true);
  });

  it('has what a guest typed again after it was closed', async () => {
    who = null;
    await open({ isGuest: false });
    await page.eventually(() => page.find('[name="billingAddress.street"]'));
    await page.type('[name=firstName]', 'Ada');
    await page.type('[name="billingAddress.street"]', 'Main Street 1');
    await page.press(t('checkout.summary.editCart'));
    expect(page.count('form')).toBe(0);
    await page.press('Open');
    await page.eventually(() => page.find('[name="billingAddress.street"]'));
    expect(page.find<HTMLInputElement>('[name=firstName]').value).toBe('Ada');
    expect(page.find<HTMLInputElement>('[name="billingAddress.street"]').value).toBe('Main Street 1');
  });

  it.each([
    ['is there for the same session, wherever the page is shown anew', 'one', 'Ada'],
    ['is in the form of nobody else, once the session is another one', 'other', ''],
  ])('what a guest typed %s', async (_, later, firstName) => {
    who = null;
    await open({ isGuest: false }, 'one');
    await page.eventually(() => page.find('[name=firstName]'));
    await page.type('[name=firstName]', 'Ada');
    await page.press(t('checkout.summary.editCart'));
    await open({ isGuest: false }, later);
    await page.eventually(() => page.find('[name=firstName]'));
    expect(page.find<HTMLInputElement>('[name=firstName]').value).toBe(firstName);
  });

  it('leads back to the page around it where there is nothing to order', async () => {
    cart = cartOf(0);
    await open();
    await page.eventually(() => expect(page.text()).toContain(t('checkout.order.emptyTitle')));
    await page.press(LEAVE);
    expect(page.text()).not.toContain(t('checkout.order.emptyTitle'));
  });
});
