// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { CartPanel } from './cart-panel.tsx';

const page = shopPage();
const price = { unitPrice: 10, totalPrice: 20, quantity: 2, positionPrice: 20, calculatedTaxes: [] };
const MUG = { id: 'mug', type: 'product', label: 'Mug', quantity: 2, price };
const cart = (lineItems: object[]) => ({ lineItems, price, deliveries: [], errors: [] });
const EMPTY = t('shop.cart.emptyTitle');

it('the panel of a visitor without a session is empty, and the store is asked for nothing', async () => {
  await page.show(<CartPanel />, { session: { hasSession: false } });
  expect(page.text()).toContain(EMPTY);
  expect(page.asked).toEqual([]);
});

it('the panel shows the lines in their small form, the sums, and the way to the checkout', async () => {
  page.answer = () => cart([MUG]);
  await page.show(<CartPanel />);
  expect(page.text()).not.toContain(EMPTY);
  await page.eventually(() => expect(page.text()).toMatch(/Mug.*\$20\.00/));
  expect(page.count('.v-cart-lines--compact')).toBe(1);
  expect(page.count('a[href="/checkout"]')).toBe(1);
});

it('the panel of a page that must not be left opens the checkout in place', async () => {
  page.answer = () => cart([MUG]);
  const onCheckout = vi.fn();
  await page.show(<CartPanel onCheckout={onCheckout} />);
  await page.eventually(() => expect(page.text()).toContain('Mug'));
  expect(page.count('a[href="/checkout"]')).toBe(0);
  await page.press(t('shop.cart.toCheckout'));
  expect(onCheckout).toHaveBeenCalledOnce();
});

it('the panel of a cart without products is empty', async () => {
  page.answer = () => cart([]);
  await page.show(<CartPanel />);
  await page.eventually(() => expect(page.text()).toContain(EMPTY));
});

it('the panel calls no cart empty that could not be read, and reads it again on demand', async () => {
  page.answer = () => refusal(500);
  await page.show(<CartPanel />);
  await page.eventually(() => expect(page.text()).toContain(t('common.action.retry')));
  expect(page.text()).not.toContain(EMPTY);
  page.answer = () => cart([MUG]);
  await page.press(t('common.action.retry'));
  await page.eventually(() => expect(page.text()).toContain('Mug'));
});

it('a cart that was put on the page is shown to a visitor whose session the page does not know yet', async () => {
  page.answer = () => cart([{ ...MUG, label: 'Other' }]);
  page.queries.setQueryData(['cart', 'current'], cart([MUG]));
  await page.show(<CartPanel />, { session: { hasSession: false } });
  expect(page.text()).toContain('Mug');
  await act(() => page.queries.invalidateQueries());
  await page.eventually(() => expect(page.text()).toContain('Other'));
});

it('a cart that is on its way has its place held by four lines', async () => {
  page.answer = () => new Promise(() => undefined);
  await page.show(<CartPanel />);
  expect(page.count('.v-skeleton--text')).toBe(4);
});
