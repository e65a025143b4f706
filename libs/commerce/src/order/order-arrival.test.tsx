// @vitest-environment jsdom
import { useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { OrderSuccessPage } from './order-pages.tsx';

const page = shopPage();
const ORDER = {
  id: 'a'.repeat(32),
  orderNumber: '10001',
  price: { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [] },
  lineItems: [],
  transactions: [{ id: 't', stateMachineState: { technicalName: 'paid' } }],
} as unknown as Order;

let go: ReturnType<typeof useNavigate>;
function Way() {
  go = useNavigate();
  return useLocation().pathname.startsWith('/checkout/success') ? <OrderSuccessPage order={ORDER} /> : null;
}

it('who comes from the checkout, whose button is gone, goes on at the heading of the order', async () => {
  await page.show(<Way />, { address: '/checkout' });
  await page.act(() => void go('/checkout/success/a'));
  expect(document.activeElement).toBe(page.find('#order-title'));
});

it('who opens the page of an order begins at its top', async () => {
  await page.show(<Way />, { address: '/checkout/success/a' });
  expect(page.find('#order-title').textContent).not.toBe('');
  expect(document.activeElement).toBe(document.body);
});
