// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { refreshVisitorQueries } from '../customer/use-session-follow.ts';
import { shopPage } from '../testing/shop-page.tsx';
import { writeLocalWishlist } from '../wishlist/local-wishlist.ts';
import { useWishlistSync } from '../wishlist/use-wishlist.ts';
import { ShopHeader } from './shop-header.tsx';

const page = shopPage();
const SHELL = { navigation: { main: [], service: [] }, languages: [] } as never;
function Header() {
  useWishlistSync();
  return <ShopHeader path="/" />;
}
const count = (href: string) => document.querySelector(`a[href="${href}"] .v-header-action__count`)?.textContent;
const asked = () => page.asked.map(({ path }) => path);

beforeEach(() => {
  localStorage.clear();
  page.answer = () => ({ lineItems: [{ id: 'mug', type: 'product', quantity: 3 }], errors: [] });
});

it('the header counts what a visitor has in the cart and on the wish list, once that is known', async () => {
  writeLocalWishlist(localStorage, ['a'.repeat(32)]);
  await page.show(<Header />, { shell: SHELL });
  await page.eventually(() => expect([count('/checkout/cart'), count('/wishlist')]).toEqual(['3', '1']));
});

it('without a session the header asks for no cart, and shows no number where there is nothing', async () => {
  await page.show(<Header />, { session: { hasSession: false }, shell: SHELL });
  expect(asked()).toEqual([]);
  expect([count('/checkout/cart'), count('/wishlist')]).toEqual([undefined, undefined]);
});

it('a cart that a newcomer has just filled outlasts the reading of the session it has made', async () => {
  const cart = { lineItems: [{ id: 'lamp', type: 'product', quantity: 2 }], errors: [] };
  await page.show(<Header />, { session: { hasSession: false }, shell: SHELL });
  page.queries.setQueryData(['cart', 'current'], cart);
  await page.eventually(() => expect(count('/checkout/cart')).toBe('2'));
  await act(async () => refreshVisitorQueries(page.queries));
  expect(page.queries.getQueryData(['cart', 'current'])).toBeDefined();
  await page.eventually(() => expect(count('/checkout/cart')).toBe('3'));
});

it("the header leads to the page's own address in each other language, where the page knows it", async () => {
  const german = () => page.find('a[hreflang=de-DE]').getAttribute('href');
  await page.show(<Header />, { address: '/lamps', shell: SHELL, loader: () => ({ alternates: { 'de-DE': '/lampen' } }) });
  expect(german()).toBe('/de-DE/lampen');
});

it.each([
  ['nothing', null],
  ['something else', { listing: null }],
  ['a word', 'lamps'],
])('the header keeps the path of a page that has read %s', async (_what, data) => {
  await page.show(<Header />, { address: '/lamps', shell: SHELL, loader: () => data });
  expect(page.find('a[hreflang=de-DE]').getAttribute('href')).toBe('/de-DE/lamps');
});
