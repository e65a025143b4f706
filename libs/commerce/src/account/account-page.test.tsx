import { createStore, Provider } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { CustomerAddress, Order } from '@vitrine/store-api-client';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { wishlistIdsAtom, wishlistStateAtom } from '../wishlist/wishlist-atoms.ts';
import { type AccountOverview, AccountPage } from './account-page.tsx';

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
const HOME = { id: 'h', firstName: 'Ada', lastName: 'Byron', street: 'Main Street 1', zipcode: '10115', city: 'Berlin' } as CustomerAddress;
const ADA = { isLoggedIn: true, customerName: 'Ada' };
const NOTHING: AccountOverview = {
  orders: [],
  email: 'ada@vitrine.example',
  billingAddress: null,
  shippingAddress: null,
  newsletter: 'none',
};
const page = (over: object = {}) => <AccountPage {...NOTHING} {...over} />;
const orders = (...list: object[]) => page({ orders: list as unknown as Order[] });

describe("the customer's overview", () => {
  it('greets its customer by name, under one heading, in the document’s title, too', () => {
    const html = shopMarkup(page(), ADA);
    expect(html).toMatch(/<h1[^>]*>[^<]*Ada/);
    expect(html).toContain(`<title>${t('account.overview.greeting', { name: 'Ada' })}</title>`);
  });
  it('lists the newest orders with number, day, state and sum in their own currency, each with its page', () => {
    const html = shopMarkup(orders(ORDER), ADA);
    expect(html).toContain(`href="/account/order/details/${ORDER.id}"`);
    expect(html).toMatch(/<th[^>]*scope="row"/);
    expect(html).toContain('v-visually-hidden');
    expect(shopWords(orders(ORDER), ADA)).toMatch(/10001.*Mar 5, 2026.*In progress.*€41\.00/);
  });
  it('takes what an order says where the store says less', () => {
    const bare = { ...ORDER, amountTotal: null, orderDateTime: null, stateMachineState: { name: 'open' } };
    expect(shopWords(orders(bare), ADA)).toMatch(/10001.*open.*€40\.90/);
    expect(shopWords(orders(bare), ADA)).not.toContain('2026');
  });
  it('says that nothing was ordered yet only where that is so', () => {
    expect(shopMarkup(page(), ADA)).toContain('v-state');
    expect(shopMarkup(page(), ADA)).not.toContain('<table');
    expect(shopMarkup(orders(ORDER), ADA)).not.toContain('v-state');
  });
  it('shows default addresses and how the newsletter stands', () => {
    const words = shopWords(page({ billingAddress: HOME, shippingAddress: HOME, newsletter: 'pending' }), ADA);
    expect(words.split('Main Street 1')).toHaveLength(3);
    expect(words).toContain(t('account.newsletterSetting.state.pending'));
  });
  it.each([
    ['unknown', t('common.state.loading')],
    ['failed', t('common.error.part')],
    ['known', t('account.overview.wishlistCount', { count: 2 })],
  ] as const)('says how long the wish list is once that is known: %s', (state, words) => {
    const store = createStore();
    store.set(wishlistIdsAtom, ['a', 'b']);
    store.set(wishlistStateAtom, state);
    expect(shopWords(<Provider store={store}>{page()}</Provider>, ADA)).toContain(words);
  });
  it('says of each part that could not be read that it is so, and shows the others', () => {
    const words = shopWords(page({ orders: null, newsletter: null, billingAddress: HOME }), ADA);
    expect(words.split(t('common.error.part'))).toHaveLength(3);
    expect(words).toContain('Main Street 1');
    expect(words).not.toContain(t('account.order.emptyTitle'));
  });
});
