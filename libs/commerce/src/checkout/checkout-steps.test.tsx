// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createFormatter } from '@vitrine/i18n';
import type { Cart, SalesChannelContext } from '@vitrine/store-api-client';
import { type AskedStore, refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { CheckoutPlaceContext } from './checkout-place.ts';
import { CheckoutAddresses, CheckoutMethods } from './checkout-steps.tsx';

const page = shopPage();
const GERMANY = 'd'.repeat(32);
const address = (id: string, street: string) => ({
  id,
  firstName: 'Ada',
  lastName: 'Byron',
  street,
  zipcode: '10115',
  city: 'Berlin',
  countryId: GERMANY,
});
const [HOME_ID, WORK_ID, NEW_ID] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const HOME = address(HOME_ID, 'Main Street 1');
const WORK = address(WORK_ID, 'Mill Lane 2');
const CHOICES = { countries: [{ id: GERMANY, name: 'Germany', isStateRequired: false, states: [] }], salutations: [] };
const context = (over: object = {}) =>
  ({
    customer: { id: 'c', activeBillingAddress: HOME, activeShippingAddress: WORK },
    shippingMethod: { id: 'post' },
    paymentMethod: { id: 'bill' },
    ...over,
  }) as unknown as SalesChannelContext;

/** What the store answers to a call, by its method and path. */
let answers: Record<string, () => unknown>;
beforeEach(() => {
  answers = {};
  page.answer = ({ method, path }) => answers[`${method} ${path}`]?.() ?? refusal(404);
});
const calls = (method: string): AskedStore[] => page.asked.filter((asked) => asked.method === method);

describe('the addresses of an order', () => {
  const open = (isGuest = false, over?: object) =>
    page.show(<CheckoutAddresses context={context(over)} choices={CHOICES} isGuest={isGuest} />, { session: { countryId: GERMANY } });
  const change = async (index: number): Promise<void> => {
    answers['POST /account/list-address'] = () => ({ elements: [HOME, WORK] });
    await page.click(`.v-checkout__addresses > div:nth-child(${index + 1}) button`);
    await page.eventually(() => expect(page.count('.v-address-chooser')).toBe(1));
  };

  it('are the active ones, else the default ones, else said to be missing', async () => {
    await open(false, { customer: { id: 'c', activeBillingAddress: HOME, defaultBillingAddress: WORK, defaultShippingAddress: WORK } });
    expect(page.text()).toMatch(/Main Street 1.*Mill Lane 2/s);
    await open(false, { customer: null });
    expect(page.text().split(t('checkout.address.none'))).toHaveLength(3);
  });

  it('are written once where they are the same', async () => {
    await open(false, { customer: { id: 'c', activeBillingAddress: HOME, activeShippingAddress: HOME } });
    expect(page.text().split('Main Street 1')).toHaveLength(2);
    expect(page.text()).toContain(t('checkout.address.same'));
  });

  it.each([
    [0, 'billingAddressId', HOME_ID, WORK_ID],
    [1, 'shippingAddressId', WORK_ID, HOME_ID],
  ])('are chosen from the address book: place %i writes %s', async (index, field, chosen, other) => {
    await open();
    await change(index);
    expect(page.find<HTMLInputElement>('[role=dialog] input:checked').value).toBe(chosen);
    answers['PATCH /context'] = () => ({});
    await page.click(`[role=dialog] input[value='${other}']`);
    expect(calls('PATCH').map(({ body }) => body)).toEqual([{ [field]: other }]);
    await page.eventually(() => expect(page.count('[role=dialog]')).toBe(0));
  });

  it('have their place held by four lines while they are on their way', async () => {
    await open();
    answers['POST /account/list-address'] = () => new Promise(() => undefined);
    await page.press(t('checkout.address.change'));
    expect(page.count('[role=dialog] .v-skeleton--text')).toBe(4);
  });

  it('that could not be read say so, and are asked for again', async () => {
    await open();
    answers['POST /account/list-address'] = () => refusal(500);
    await page.press(t('checkout.address.change'));
    await page.eventually(() => expect(page.text()).toContain(t('common.error.part')));
    answers['POST /account/list-address'] = () => ({ elements: [HOME, WORK] });
    await page.press(t('common.action.retry'));
    await page.eventually(() => expect(page.count('.v-address-chooser')).toBe(1));
  });

  it('stay open to be chosen again where the store refuses one', async () => {
    await open();
    await change(0);
    answers['PATCH /context'] = () => refusal(500);
    await page.click(`[role=dialog] input[value='${WORK_ID}']`);
    await page.eventually(() => expect(page.notices()).toEqual([t('common.error.general')]));
    expect(page.count('.v-address-chooser')).toBe(1);
  });

  it('can be added by customers, and by guests only changed', async () => {
    await open(true);
    await change(0);
    expect(page.text()).toContain(t('checkout.address.edit'));
    expect(page.text()).not.toContain(t('checkout.address.add'));
    await open(false, { customer: { id: 'c' } });
    await change(0);
    expect(page.text()).toContain(t('checkout.address.add'));
    expect(page.text()).not.toContain(t('checkout.address.edit'));
  });

  it('that are changed are saved, taken for the order, and read again', async () => {
    await open();
    await change(1);
    await page.press(t('checkout.address.edit'));
    expect(page.find<HTMLInputElement>('input[name=street]').value).toBe('Mill Lane 2');
    await page.type('input[name=street]', 'Mill Lane 3');
    answers[`PATCH /account/address/${WORK_ID}`] = () => ({ ...WORK, street: 'Mill Lane 3' });
    page.queries.setQueryData(['checkout', 'elsewhere'], 'before');
    let isReadAgain = false;
    answers['PATCH /context'] = () => {
      isReadAgain = page.queries.getQueryState(['checkout', 'elsewhere'])?.isInvalidated === true;
      return {};
    };
    await page.submit('[role=dialog] form');
    await page.eventually(() => expect(page.count('[role=dialog]')).toBe(0));
    expect(calls('PATCH').map(({ path }) => path)).toEqual([`/account/address/${WORK_ID}`, '/context']);
    expect(calls('PATCH')[0]?.body).toMatchObject({ street: 'Mill Lane 3', city: 'Berlin' });
    expect(calls('PATCH')[1]?.body).toEqual({ shippingAddressId: WORK_ID });
    expect(page.notices()).toEqual([t('account.address.saved')]);
    expect(isReadAgain, 'also where the order does not take it').toBe(true);
  });

  it('that are added are made by the store and taken for the order', async () => {
    await open();
    await change(0);
    await page.press(t('checkout.address.add'));
    expect(page.find<HTMLInputElement>('input[name=street]').value).toBe('');
    for (const [name, value] of Object.entries({
      firstName: 'Ada',
      lastName: 'Byron',
      street: 'New Road 5',
      zipcode: '20095',
      city: 'Hamburg',
    }))
      await page.type(`input[name=${name}]`, value);
    answers['POST /account/address'] = () => address(NEW_ID, 'New Road 5');
    answers['PATCH /context'] = () => ({});
    await page.submit('[role=dialog] form');
    await page.eventually(() => expect(calls('PATCH').map(({ body }) => body)).toEqual([{ billingAddressId: NEW_ID }]));
  });
});

const format = createFormatter({ locale: 'en-US' });

describe('the methods of an order', () => {
  const sums = { price: { positionPrice: 219 }, deliveries: [] };
  const cart = { ...sums, lineItems: [{ id: 'mug', type: 'product', quantity: 1 }] } as unknown as Cart;
  const open = async (shipping: object[], payment: object[]): Promise<void> => {
    answers['POST /shipping-method'] = () => ({ elements: shipping });
    answers['POST /payment-method'] = () => ({ elements: payment });
    await page.show(<CheckoutMethods cart={cart} context={context()} />);
    await page.eventually(() => expect(page.count('.v-skeleton')).toBe(0));
  };
  const POST = { id: 'post', name: 'Post', position: 2, deliveryTime: { name: '1-3 days' } };
  const COURIER = {
    id: 'courier',
    translated: { name: 'Courier', description: 'By bicycle' },
    position: 1,
    deliveryTime: { name: '1 hour' },
  };
  const BILL = { id: 'bill', name: 'Invoice', position: 2 };
  const CARD = { id: 'card', translated: { name: 'Card', description: 'Safe' }, position: 1 };
  const values = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map(({ value }) => value);

  it("come in the shop's order, with their own words or the time that they take", async () => {
    const [PIGEON, CASH] = [
      { id: 'pigeon', name: 'Pigeon' },
      { id: 'cash', name: 'Cash' },
    ];
    await open([PIGEON, POST, COURIER], [BILL, CARD, CASH]);
    expect(values('shippingMethod')).toEqual(['pigeon', 'courier', 'post']);
    expect(values('paymentMethod')).toEqual(['cash', 'card', 'bill']);
    expect(page.text()).toContain('By bicycle');
    expect(page.text()).not.toContain('1 hour');
    expect(page.text()).toContain(t('checkout.shipping.deliveryTime', { time: '1-3 days' }));
    expect(page.text()).toContain('Safe');
  });
  it('say what shipping costs by the chosen one, and by the others where the store says it', async () => {
    const delivery = { shippingMethod: { id: 'post' }, shippingCosts: { totalPrice: 4.9 } };
    const shipped = { ...cart, deliveries: [delivery] } as unknown as Cart;
    const extras = () => [...document.querySelectorAll('.v-radio__extra')].map(({ textContent }) => textContent);
    answers['POST /shipping-method'] = () => ({ elements: [COURIER, POST] });
    answers['POST /payment-method'] = () => ({ elements: [BILL] });
    answers['GET /shipping-cost/cart'] = () => [
      { shippingMethod: { id: 'courier' }, shippingCost: { totalPrice: 16.9 } },
      { shippingMethod: { id: 'post' }, shippingCost: { totalPrice: 5.9 } },
    ];
    await page.show(<CheckoutMethods cart={shipped} context={context()} />);
    await page.eventually(() => expect(extras()).toEqual(['$4.90']));
    expect(
      page.asked.some(({ path }) => path.startsWith('/shipping-cost')),
      'a 6.6 has no such call',
    ).toBe(false);
    await page.show(<CheckoutMethods cart={shipped} context={context({ languageInfo: { name: 'English' } })} />);
    await page.eventually(() => expect(extras()).toEqual(['$16.90', '$4.90']));
  });
  it('cost nothing where a promotion gives back what the chosen one costs', async () => {
    const deliveries = [4.9, -4.9].map((totalPrice) => ({ shippingMethod: { id: 'post' }, shippingCosts: { totalPrice } }));
    answers['POST /shipping-method'] = () => ({ elements: [POST] });
    answers['POST /payment-method'] = () => ({ elements: [BILL] });
    await page.show(<CheckoutMethods cart={{ ...cart, deliveries } as unknown as Cart} context={context()} />);
    await page.eventually(() => expect(page.find('.v-radio__extra').textContent).toBe(t('shop.cart.shippingFree')));
  });
  it('say between which days this cart arrives: by the way, or by the goods that take longer', async () => {
    const slow = { min: 2, max: 3, unit: 'week' };
    const lines = [{ deliveryTime: null }, { deliveryTime: slow }].map((info, index) => ({
      id: String(index),
      type: 'product',
      quantity: 1,
      deliveryInformation: { stock: 9, ...info },
    }));
    const inDays = (days: number) => format.day(Date.now() + days * 86_400_000, Date.now());
    const time = { name: '1-3 days', min: 1, max: 3, unit: 'day' };
    const ways = [
      { ...POST, deliveryTime: time },
      { ...COURIER, deliveryTime: time },
    ];
    answers['POST /shipping-method'] = () => ({ elements: ways });
    answers['POST /payment-method'] = () => ({ elements: [BILL] });
    const show = async (lineItems: object[]) => {
      await page.show(<CheckoutMethods cart={{ ...sums, lineItems } as unknown as Cart} context={context()} />);
      await page.eventually(() => expect(page.count('.v-skeleton')).toBe(0));
    };
    await show(lines.slice(0, 1));
    expect(page.text()).toContain(t('shop.delivery.arrives', { from: inDays(1), to: inDays(3) }));
    expect(page.text()).toContain(`By bicycle · ${t('shop.delivery.arrives', { from: inDays(1), to: inDays(3) })}`);
    await show(lines);
    expect(page.text()).toContain(t('shop.delivery.arrives', { from: inDays(14), to: inDays(21) }));
    expect(page.text()).not.toContain(inDays(3));
  });
  it('have their place held by three lines each while they are on their way', async () => {
    page.answer = () => new Promise(() => undefined);
    await page.show(<CheckoutMethods cart={cart} context={context()} />);
    expect([...document.querySelectorAll('section')].map((part) => part.querySelectorAll('.v-skeleton--text').length)).toEqual([3, 3]);
  });
  it('are said to be missing where the store has none', async () => {
    await open([], []);
    expect(page.text()).toContain(t('checkout.shipping.none'));
    expect(page.text()).toContain(t('checkout.payment.none'));
  });
  it.each([
    ['shippingMethod', 'courier', 'post'],
    ['paymentMethod', 'card', 'bill'],
  ])('show a choice at once, and what holds again where the store refuses it: %s', async (name, chosen, before) => {
    await open([POST, COURIER], [BILL, CARD]);
    const checked = () => page.find<HTMLInputElement>(`input[name=${name}]:checked`).value;
    expect(checked()).toBe(before);
    let refuse = (_: Response): void => undefined;
    answers['PATCH /context'] = () => new Promise((resolve) => (refuse = resolve));
    await page.click(`input[name=${name}][value=${chosen}]`);
    expect(checked()).toBe(chosen);
    await page.eventually(() => expect(calls('PATCH').map(({ body }) => body)).toEqual([{ [`${name}Id`]: chosen }]));
    refuse(refusal(500));
    await page.eventually(() => expect(checked()).toBe(before));
    expect(page.notices()).toEqual([t('common.error.general')]);
  });
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('say that a payment opens in a tab: on a page that stays %s, paid elsewhere %s', async (isInPlace, asynchronous, isSaid) => {
    answers['POST /shipping-method'] = () => ({ elements: [POST] });
    answers['POST /payment-method'] = () => ({ elements: [BILL] });
    const place = isInPlace ? { ordered: () => undefined, leave: () => undefined, leaveLabel: 'Back' } : null;
    await page.show(
      <CheckoutPlaceContext value={place}>
        <CheckoutMethods cart={cart} context={context({ paymentMethod: { id: 'bill', asynchronous } })} />
      </CheckoutPlaceContext>,
    );
    await page.eventually(() => expect(page.count('.v-skeleton')).toBe(0));
    expect(page.text().includes(t('checkout.inPlace.payHint'))).toBe(isSaid);
  });
  it('belong to no form where scripts run: Enter on one of them places no order', async () => {
    await open([POST], [BILL]);
    expect(page.count('input[form]')).toBe(0);
  });
});
