// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { CheckoutPage, type CheckoutPageProps } from './checkout-page.tsx';

const page = shopPage();
const GERMANY = 'd'.repeat(32);
const CHOICES = { countries: [{ id: GERMANY, name: 'Germany', isStateRequired: false, states: [] }], salutations: [] };
const price = { unitPrice: 10, totalPrice: 20, quantity: 2, positionPrice: 20, calculatedTaxes: [] };
const line = (id: string, quantity = 2) => ({ id, type: 'product', label: `Item ${id}`, quantity, price });
const cartOf = (...lineItems: object[]) => ({ hash: 'h', lineItems, price, deliveries: [], errors: [] });
const address = { id: 'home', firstName: 'Ada', lastName: 'Byron', street: 'Main Street 1', zipcode: '10115', city: 'Berlin' };
const customer = (guest: boolean) => ({
  id: 'c',
  guest,
  active: true,
  email: 'ada@vitrine.example',
  firstName: 'Ada',
  lastName: 'Byron',
  activeBillingAddress: address,
  activeShippingAddress: address,
});

let cart: object;
let who: object | null;
beforeEach(() => {
  cart = cartOf(line('mug'));
  who = customer(true);
  page.answer = ({ path }) => {
    if (path === '/checkout/cart') return cart;
    if (path === '/context') return { customer: who, shippingMethod: { id: 's' }, paymentMethod: { id: 'p' } };
    if (path === '/shipping-method') return { elements: [{ id: 's', name: 'Express' }] };
    if (path === '/payment-method') return { elements: [{ id: 'p', name: 'Invoice' }] };
    if (path === '/account/register') return (who = customer(true));
    return {};
  };
});
const open = (props: Partial<CheckoutPageProps> = {}) =>
  page.show(<CheckoutPage choices={CHOICES} {...props} />, {
    session: { countryId: GERMANY, storefrontUrl: 'https://shop.example', isKnown: who !== null, isGuest: who !== null },
  });
const shows = (text: string) => page.eventually(() => expect(page.text()).toContain(text));
const readAgain = () => act(() => page.queries.invalidateQueries());

describe('the checkout', () => {
  it.each([
    [true, 'checkout.identity.guestAs'],
    [false, 'checkout.identity.loggedInAs'],
  ] as const)('says who orders (guest: %s), and lets them leave', async (guest, text) => {
    who = customer(guest);
    await open();
    await shows(t(text, { email: 'ada@vitrine.example' }));
    cart = cartOf();
    who = null;
    await page.press(t('checkout.identity.notYou'));
    await page.eventually(() => expect(page.notices()).toEqual([t('account.logout.success')]));
    expect(page.asked.map(({ path }) => path)).toContain('/account/logout');
    await shows(t('checkout.order.emptyTitle'));
    expect(page.text(), 'to leave ends nothing in the middle').not.toContain(t('checkout.ended.title'));
  });

  it('goes on with the addresses once somebody has said who they are', async () => {
    who = null;
    await open();
    await shows('Item mug');
    for (const [name, value] of Object.entries({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@vitrine.example',
      emailConfirmation: 'ada@vitrine.example',
      'billingAddress.street': 'Main Street 1',
      'billingAddress.zipcode': '10115',
      'billingAddress.city': 'Berlin',
    }))
      await page.type(`input[name='${name}']`, value);
    await page.click('input[name=privacy]');
    await page.submit('form:has(input[name=firstName])');
    await shows(t('checkout.address.title'));
    expect(document.activeElement?.id, 'with their arrival, not later').toBe('checkout-address');
  });

  it('leaves the cursor alone of who was known before', async () => {
    await open();
    await shows(t('checkout.address.title'));
    expect(document.activeElement).toBe(document.body);
  });

  it('tells what has changed in the cart since it was first shown, against the beginning', async () => {
    await open();
    await shows('Item mug');
    expect(page.text()).not.toContain(t('checkout.change.title'));
    cart = cartOf(line('mug', 3));
    await readAgain();
    await shows(t('checkout.change.quantity', { name: 'Item mug', before: 2, after: 3 }));
    cart = cartOf(line('mug', 4));
    await readAgain();
    await shows(t('checkout.change.quantity', { name: 'Item mug', before: 2, after: 4 }));
    cart = cartOf();
    await readAgain();
    await shows(t('checkout.order.emptyTitle'));
    expect(page.text()).toContain(t('checkout.change.gone', { name: 'Item mug' }));
  });

  it('tells what a form without scripts has found changed, until it knows of something newer', async () => {
    const GONE = { kind: 'gone', id: 'vase', name: 'Vase', productId: 'vase' } as const;
    await open({ answer: { typed: { comment: '', terms: false, waiver: false }, changes: [GONE] } });
    await shows(t('checkout.change.gone', { name: 'Vase' }));
    cart = cartOf(line('mug', 3));
    await readAgain();
    await shows(t('checkout.change.quantity', { name: 'Item mug', before: 2, after: 3 }));
    expect(page.text()).not.toContain('Vase');
  });

  it('is not called empty where the cart cannot be read, and reads it again on demand', async () => {
    const answer = page.answer;
    page.answer = (asked) => (asked.path === '/checkout/cart' ? refusal(500) : answer(asked));
    await open();
    await shows(t('common.action.retry'));
    expect(page.text()).not.toContain(t('checkout.order.emptyTitle'));
    page.answer = answer;
    await page.press(t('common.action.retry'));
    await shows('Item mug');
  });
});
