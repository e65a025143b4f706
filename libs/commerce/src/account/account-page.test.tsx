import { describe, expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { AccountPage } from './account-page.tsx';

const ORDER = {
  id: 'a'.repeat(32),
  orderNumber: '10001',
  orderDateTime: '2026-03-05T10:00:00.000+00:00',
  stateMachineState: { name: 'open', translated: { name: 'In progress' } },
  price: { totalPrice: 40.9 },
  amountTotal: 41,
  currency: { isoCode: 'EUR' },
  transactions: [],
};
const ADA = { isLoggedIn: true, customerName: 'Ada' };
const page = (orders: object[]) => <AccountPage orders={orders as unknown as Order[]} />;

describe("the customer's overview", () => {
  it('asks who is not signed in to do that, and leads back', () => {
    const html = shopMarkup(page([ORDER]), { isLoggedIn: false });
    expect(html).toContain('/login?returnTo=%2Faccount');
    expect(html).not.toContain('10001');
  });
  it('greets its customer by name, under one heading', () => {
    expect(shopMarkup(page([]), ADA)).toMatch(/<h1[^>]*>[^<]*Ada/);
  });
  it('lists the orders with number, day, state and sum in their own currency, each with its page', () => {
    const html = shopMarkup(page([ORDER]), ADA);
    expect(html).toContain(`href="/account/order/details/${ORDER.id}"`);
    expect(html).toMatch(/<th[^>]*scope="row"/);
    expect(html).toContain('v-visually-hidden');
    expect(shopWords(page([ORDER]), ADA)).toMatch(/10001.*Mar 5, 2026.*In progress.*€41\.00/);
  });
  it('takes what an order says where the store says less', () => {
    const bare = { ...ORDER, amountTotal: null, orderDateTime: null, stateMachineState: { name: 'open' } };
    expect(shopWords(page([bare]), ADA)).toMatch(/10001.*open.*€40\.90/);
    expect(shopWords(page([bare]), ADA)).not.toContain('2026');
  });
  it('says that nothing was ordered yet only where that is so', () => {
    expect(shopMarkup(page([]), ADA)).toContain('v-state');
    expect(shopMarkup(page([]), ADA)).not.toContain('<table');
    expect(shopMarkup(page([ORDER]), ADA)).not.toContain('v-state');
  });
});
