import { describe, expect, it } from 'vitest';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { GuestOrderPage, OrderDetailsPage } from './guest-order-page.tsx';

const ORDER = {
  id: 'a'.repeat(32),
  orderNumber: '10001',
  orderDateTime: '2026-03-05T10:00:00.000+00:00',
  stateMachineState: { name: 'open', translated: { name: 'In progress' } },
  price: { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [] },
  currency: { isoCode: 'EUR' },
  lineItems: [],
};
const METHODS = [{ id: 'm', name: 'Card' }] as unknown as PaymentMethod[];
const paid = (technicalName: string, asynchronous = true) => ({
  ...ORDER,
  transactions: [{ id: 't', paymentMethodId: 'm', paymentMethod: { id: 'm', asynchronous }, stateMachineState: { technicalName } }],
});
const markup = (order: object | null, session: { isLoggedIn?: boolean; isGuest?: boolean } = { isLoggedIn: true }) =>
  shopMarkup(<OrderDetailsPage order={order as Order} methods={METHODS} path="/account/order/details/x" />, session);
const PAY = 'name="paymentMethodId"';

describe('the page of an order', () => {
  it('names number, date, state and payment', () => {
    expect(shopWords(<OrderDetailsPage order={paid('paid') as unknown as Order} path="/" />, { isLoggedIn: true })).toMatch(
      /10001 .*Mar 5, 2026 · In progress · Paid/,
    );
  });
  it('is headed by its number, and leaves out a date and a state that are not known', () => {
    expect(markup(paid('paid'))).toMatch(/<h1[^>]*>[^<]*10001<\/h1>/);
    const bare = { ...paid('paid'), orderDateTime: undefined, stateMachineState: { name: 'In progress' } };
    expect(shopWords(<OrderDetailsPage order={bare as unknown as Order} path="/" />, { isLoggedIn: true })).toMatch(
      /10001 In progress · Paid/,
    );
    const stateless = { ...bare, stateMachineState: null };
    expect(shopWords(<OrderDetailsPage order={stateless as unknown as Order} path="/" />, { isLoggedIn: true })).toMatch(/10001 Paid/);
  });
  it.each([
    ['', undefined],
    ['?file=gone', t('account.order.fileGone')],
    ['?file=failed', t('common.error.general')],
  ])('says of a file that could not be had what happened, and else nothing: %j', (search, said) => {
    const details = <OrderDetailsPage order={paid('paid') as unknown as Order} path="/" />;
    const words = shopWords(details, { isLoggedIn: true }, `/account/order/details/x${search}`);
    const possible = [t('account.order.fileGone'), t('common.error.general')];
    expect(possible.filter((text) => words.includes(text))).toEqual(said === undefined ? [] : [said]);
  });
  it.each([
    ['open', true],
    ['failed', true],
    ['paid', false],
    ['refunded', false],
  ])('of a payment that is %s offers to pay: %s', (state, expected) => {
    expect(markup(paid(state)).includes(PAY)).toBe(expected);
  });
  it('offers to pay to customers and guests, not to who has only proved to know the order', () => {
    const order = paid('failed');
    expect(markup(order, { isGuest: true, isLoggedIn: false })).toContain(PAY);
    expect(markup(order, { isGuest: false, isLoggedIn: false })).not.toContain(PAY);
  });
  it('leads to the log-in and back to who is not signed in, and to the account otherwise', () => {
    expect(markup(null, { isLoggedIn: false })).toContain('/login?returnTo=%2Faccount%2Forder%2Fdetails%2Fx');
    expect(markup(null)).not.toContain('/login');
    expect(markup(null)).toContain('href="/account"');
    expect(markup(null)).toContain(t('account.order.notFound'));
    expect(markup(null, { isLoggedIn: false })).toContain(t('account.login.required'));
    expect(markup(null, { isLoggedIn: false })).not.toContain('href="/account"');
  });
});

describe("the page of a guest's order", () => {
  const page = (answer?: Parameters<typeof GuestOrderPage>[0]['answer'], order: object | null = null) =>
    shopWords(<GuestOrderPage order={order as Order | null} answer={answer} />);
  it('asks for a proof, and shows the order once it is given', () => {
    expect(page()).not.toContain('10001');
    expect(page({ order: ORDER as unknown as Order })).toContain('10001');
    expect(page(undefined, ORDER)).toContain('10001');
  });
  it('says that a proof was refused, and keeps the fields', () => {
    const refused = { errors: {}, reason: 'refused', values: { email: 'ada@vitrine.example', zipcode: '10115' } } as const;
    expect(page(refused)).not.toBe(page());
    expect(shopMarkup(<GuestOrderPage order={null} answer={refused} />)).toContain('value="10115"');
  });
});
