// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { cartQueries } from '../cart/cart-queries.ts';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { OrderActions } from './order-actions.tsx';
import { ORDER_INTENTS, type OrderAnswer } from './order-answer.ts';
import { useOrderChange } from './use-order-change.ts';

const page = shopPage();
const METHODS = [
  { id: 'card', name: 'Card', translated: { name: 'Credit card', description: 'At once.' } },
  { id: 'bill', name: 'Invoice' },
] as unknown as PaymentMethod[];
const MUG = { id: 'l', type: 'product', productId: 'p', quantity: 1, label: 'Mug' };
const ORDER = { id: 'a'.repeat(32), orderNumber: '10001', stateMachineState: { technicalName: 'open' } };
const paidBy = (transaction: object, state = 'open') => ({
  ...ORDER,
  transactions: [{ id: 't', stateMachineState: { technicalName: state }, ...transaction }],
});

interface Given {
  order: object;
  methods?: readonly PaymentMethod[];
  isPayable?: boolean;
  posted?: OrderAnswer;
}
let answered: OrderAnswer | undefined;
function Page({ order, methods = METHODS, isPayable = false, posted }: Given) {
  const change = useOrderChange(order as Order, posted);
  answered = change.answer;
  return <OrderActions order={order as Order} methods={methods} change={change} isPayable={isPayable} />;
}
const open = async (given: Given) => {
  await page.show(<Page {...given} />);
  return [...document.querySelectorAll('summary, .v-order-actions > form button')].map((each) => each.textContent);
};
const [AGAIN, PAYMENT, CANCEL] = [t('account.order.again'), t('account.order.changePayment'), t('account.order.cancel')];
const chosen = () => document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;

describe('what may be done with an order', () => {
  it('ordering again is offered where it has products', async () => {
    expect(await open({ order: { ...ORDER, lineItems: [MUG] } })).toContain(AGAIN);
    expect(await open({ order: { ...ORDER, lineItems: [{ ...MUG, type: 'promotion' }] } })).not.toContain(AGAIN);
    expect(await open({ order: ORDER })).not.toContain(AGAIN);
  });

  it('cancelling is offered while its state leads there, and asked about by its number', async () => {
    expect(await open({ order: ORDER })).toContain(CANCEL);
    expect(page.text()).toContain(t('account.order.cancelQuestion', { number: '10001' }));
    expect(await open({ order: { ...ORDER, stateMachineState: { technicalName: 'completed' } } })).not.toContain(CANCEL);
  });

  it.each([
    ['a payment that may be replaced', { order: paidBy({ paymentMethodId: 'card' }) }, true],
    ['a payment that has come', { order: paidBy({ paymentMethodId: 'card' }, 'paid') }, false],
    ['an order that is paid on this page', { order: paidBy({ paymentMethodId: 'card' }), isPayable: true }, false],
    ['no other method', { order: paidBy({ paymentMethodId: 'card' }), methods: METHODS.slice(0, 1) }, false],
    ['no method at all', { order: paidBy({ paymentMethodId: 'card' }), methods: [] }, false],
    ['one method that is another', { order: paidBy({ paymentMethodId: 'card' }), methods: METHODS.slice(1) }, true],
  ])('another payment method is offered or not: %s', async (_, given, expected) => {
    expect((await open(given)).includes(PAYMENT)).toBe(expected);
  });

  it.each([
    ['by its id', { paymentMethodId: 'bill' }],
    ['by what it is', { paymentMethod: { id: 'bill' } }],
    ['by its id before all', { paymentMethodId: 'bill', paymentMethod: { id: 'card' } }],
  ])('of the methods the present one is chosen, known %s; another can be', async (_, transaction) => {
    await open({ order: paidBy(transaction) });
    expect(chosen()).toBe('bill');
    await page.click('input[value=card]');
    expect(chosen()).toBe('card');
    expect(page.text()).toContain('Credit card');
    expect(page.text()).toContain('At once.');
    expect(page.text()).toContain('Invoice');
  });
});

describe('a change of an order', () => {
  const again: OrderAnswer = { intent: 'again', outcome: 'done', reordered: { count: 1, missing: [], fewer: [] } };
  const order = { ...paidBy({ paymentMethodId: 'card' }), lineItems: [MUG] };

  it.each([
    ['again', t('shop.product.adding')],
    ['payment', t('common.state.saving')],
    ['cancel', t('common.state.sending')],
  ] as const)('%s: is sent to the order’s own address, and its button alone is busy meanwhile', async (intent, busy) => {
    let answer = (): void => undefined;
    const asked: (readonly [string, unknown])[] = [];
    await page.show(<Page order={order} />, {
      action: async (request) => {
        asked.push([new URL(request.url).pathname, (await request.formData()).get('intent')]);
        await new Promise<void>((resolve) => (answer = resolve));
        return { intent, outcome: 'refused' };
      },
    });
    await page.submit(`form:has(input[value=${ORDER_INTENTS[intent]}])`);
    await page.eventually(() => expect(asked).toEqual([[`/account/order/details/${ORDER.id}`, intent]]));
    const pending = () => [...document.querySelectorAll('.v-button--pending [aria-label]')].map((each) => each.getAttribute('aria-label'));
    expect(pending()).toEqual([busy]);
    await act(async () => answer());
    await page.eventually(() => expect(pending()).toEqual([]));
    expect(answered).toEqual({ intent, outcome: 'refused' });
  });

  it.each([
    ['ordering again, done', again, true],
    ['ordering again, refused', { intent: 'again', outcome: 'refused' }, false],
    ['a cancellation', { intent: 'cancel', outcome: 'done' }, false],
  ] as const)('lets the cart be read again where it has filled it: %s', async (_, answer, expected) => {
    await page.show(<Page order={order} />, { action: () => answer });
    page.queries.setQueryData(cartQueries.all, 'before');
    await page.submit('.v-order-actions > form');
    await page.eventually(() => expect(answered).toEqual(answer));
    expect(page.queries.getQueryState(cartQueries.all)?.isInvalidated).toBe(expected);
  });

  it('shows what the page’s own address has answered, until it has an answer itself', async () => {
    await page.show(<Page order={order} posted={{ intent: 'cancel', outcome: 'unreachable' }} />, { action: () => again });
    expect(answered).toEqual({ intent: 'cancel', outcome: 'unreachable' });
    await page.submit('.v-order-actions > form');
    await page.eventually(() => expect(answered).toEqual(again));
  });
});
