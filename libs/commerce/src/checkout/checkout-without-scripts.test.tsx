import { describe, expect, it } from 'vitest';
import type { Cart, Customer } from '@vitrine/store-api-client';
import { KnownQueries } from '../testing/known-queries.tsx';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutIdentity } from './checkout-identity.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { CheckoutReview } from './checkout-review.tsx';
import { writeSeen } from './seen-checkout.ts';

const price = { unitPrice: 10, totalPrice: 20, quantity: 2, calculatedTaxes: [], positionPrice: 20 };
const cart = {
  hash: 'h',
  lineItems: [{ id: 'a', type: 'product', label: 'Mug', referencedId: 'mug', quantity: 2, price }],
  price,
  deliveries: [],
  errors: [],
} as unknown as Cart;
const customer = (guest: boolean) =>
  ({
    id: 'c',
    guest,
    active: true,
    email: 'ada@shop.example',
    firstName: 'Ada',
    lastName: 'Byron',
    activeBillingAddress: { street: 'Mill Lane' },
  }) as unknown as Customer;
const choices = { countries: [{ id: 'd', name: 'Germany', isStateRequired: false, states: [] }], salutations: [] };
const typed = { comment: 'Ring twice', terms: true, waiver: false };
const page = (answer: CheckoutAnswer) => <CheckoutPage choices={choices} answer={answer} />;

/** Names of the fields that somebody sees or carries in one of the forms. */
const fieldsOf = (html: string): string[] => [...html.matchAll(/ name="([\w.]+)"/g)].map(([, name]) => name ?? '');

describe('the checkout as a server draws it', () => {
  it("posts the order's form to the checkout, with the comment, the boxes and what the page shows", () => {
    const html = shopMarkup(<CheckoutReview cart={cart} canOrder customer={customer(true)} />);
    expect(html).toContain('action="/checkout?intent=order"');
    expect(fieldsOf(html)).toEqual(expect.arrayContaining(['seen', 'comment', 'terms']));
  });

  it('says of an order that was not placed why, beside what was typed', () => {
    const answer: CheckoutAnswer = {
      typed: { ...typed, terms: false },
      isChecked: true,
      refusal: { text: 'cartChanged', notes: [] },
      changes: [{ kind: 'quantity', id: 'a', name: 'Mug', before: 2, after: 1 }],
    };
    const words = shopWords(<CheckoutReview cart={cart} canOrder changes={answer.changes} answer={answer} />);
    expect(words).toContain('Please accept the terms and conditions.');
    expect(words).toContain('"Mug": 1 instead of 2.');
    expect(words).toContain('Your order was not placed yet, because your cart has changed.');
    expect(words).toContain('Ring twice');
  });

  it.each([
    [true, 'Please confirm your details below', '/checkout?intent=guest', 'Mill Lane'],
    [false, 'Please log in again', '/checkout?intent=login', 'ada@shop.example'],
  ])('asks again who orders where the session has ended (guest: %s), and carries cart and comment along', (guest, says, action, known) => {
    const answer: CheckoutAnswer = { typed, hasEnded: true, seen: writeSeen(cart, customer(guest)) };
    const html = shopMarkup(page(answer), { hasSession: false });
    expect(shopWords(page(answer), { hasSession: false })).toContain(says);
    expect(shopWords(page(answer), { hasSession: false })).toContain('2 × Mug');
    expect(html).toContain(`action="${action}"`);
    expect(html).toContain(`value="${known}"`);
    expect(fieldsOf(html)).toEqual(expect.arrayContaining(['seen', 'comment', 'terms']));
  });

  it('shows of an ended checkout the comment and the lines that it knows, and no others', () => {
    const ended = (answer: Partial<CheckoutAnswer>) =>
      shopWords(page({ typed: { comment: '', terms: false, waiver: false }, hasEnded: true, ...answer }), { hasSession: false });
    const comment = `${t('checkout.summary.comment')}: `;
    expect(ended({ typed })).toContain(`${comment}Ring twice`);
    expect(ended({})).not.toContain(comment);
    expect(ended({})).toContain(t('checkout.ended.guest'));
    expect(ended({})).not.toContain('Mug');
    expect(ended({ seen: writeSeen(cart, customer(true)) })).toMatch(/2 × Mug \$10\.00/);
    const free = { ...cart, lineItems: [{ ...cart.lineItems[0], price: null }] } as unknown as Cart;
    expect(ended({ seen: writeSeen(free, customer(true)) })).not.toContain('$');
  });

  it('goes on as before where somebody is known again', () => {
    const known = (
      <KnownQueries
        answers={[
          [['cart', 'current'], cart],
          [['checkout', 'context'], { customer: customer(true), shippingMethod: { id: 's' }, paymentMethod: { id: 'p' } }],
        ]}
      >
        {page({ typed, hasEnded: true, seen: writeSeen(cart, customer(true)) })}
      </KnownQueries>
    );
    expect(shopWords(known, { hasSession: true })).toContain(t('checkout.identity.guestAs', { email: 'ada@shop.example' }));
    expect(shopWords(known, { hasSession: true })).not.toContain(t('checkout.ended.title'));
  });

  it('offers the order again only where it knows what was seen, and the store does not say', () => {
    const refusal = { text: 'unreachable', notes: [] } as const;
    const again = t('checkout.order.unreachable');
    expect(shopWords(page({ typed, refusal }), { hasSession: true })).not.toContain(again);
    expect(shopWords(page({ typed, seen: writeSeen(cart, customer(true)) }), { hasSession: true })).not.toContain(again);
    const known = (
      <KnownQueries answers={[[['cart', 'current'], cart]]}>{page({ typed, refusal, seen: writeSeen(cart, customer(true)) })}</KnownQueries>
    );
    expect(shopMarkup(known, { hasSession: true })).toContain('id="checkout-identity"');
  });

  it('offers the order again, whole, where the store does not answer', () => {
    const answer: CheckoutAnswer = { typed, refusal: { text: 'unreachable', notes: [] }, seen: writeSeen(cart, customer(true)) };
    const html = shopMarkup(page(answer), { hasSession: true });
    expect(shopWords(page(answer), { hasSession: true })).toContain('Everything you entered is kept: please try again.');
    expect(html).toContain('action="/checkout?intent=order"');
    expect(fieldsOf(html)).toEqual(['seen', 'comment', 'terms']);
  });

  it('leads on to a payment provider of another site', () => {
    const html = shopMarkup(page({ typed, payment: { target: 'https://pay.example/1?a=1&b=2' } }), { hasSession: true });
    expect(html).toContain('href="https://pay.example/1?a=1&amp;b=2"');
    expect(html).toContain('http-equiv="refresh"');
  });

  it("shows a guest's form with what is wrong at its field, and the way to log in", () => {
    const answer: CheckoutAnswer = {
      typed: { comment: '', terms: false, waiver: false },
      guest: {
        errors: { lastName: 'required' },
        unseen: { debtorNumber: 'required' },
        values: { firstName: 'Ada', 'billingAddress.street': 'Mill Lane' },
      },
    };
    const part = <CheckoutIdentity choices={choices} hasEnded={false} known={null} restore={async () => undefined} answer={answer} />;
    const html = shopMarkup(part);
    expect(shopWords(part)).toContain('Debtor number: Input required');
    expect(html).toMatch(/name="lastName"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="lastName"/);
    expect(html).toContain('value="Mill Lane"');
    expect(html).toContain('href="/login?returnTo=/checkout"');
    expect(fieldsOf(html)).not.toContain('seen');
  });
});
