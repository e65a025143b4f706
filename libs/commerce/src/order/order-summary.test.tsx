import { describe, expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { AccountPage } from '../customer/account-page.tsx';
import { shopWords } from '../testing/shop-words.tsx';
import { OrderSuccessPage } from './order-pages.tsx';

const address = (firstName: string) => ({
  id: firstName,
  firstName,
  lastName: 'Byron',
  street: 'Main Street 1',
  zipcode: '10115',
  city: 'Berlin',
});
const ORDER = {
  id: 'a'.repeat(32),
  orderNumber: '10001',
  orderDateTime: '2026-03-05T10:00:00.000Z',
  orderCustomer: { email: 'ada@vitrine.example', firstName: 'Ada', lastName: 'Byron' },
  currency: { isoCode: 'EUR' },
  billingAddressId: 'Ada',
  addresses: [address('Ada')],
  deliveries: [{ shippingMethod: { translated: { name: 'Express' } }, shippingOrderAddress: address('Grace') }],
  transactions: [{ id: 't', paymentMethod: { id: 'p', translated: { name: 'Invoice' } }, stateMachineState: { technicalName: 'paid' } }],
  lineItems: [{ id: 'l', type: 'product', label: 'Mug', quantity: 2, totalPrice: 36, cover: null }],
  shippingTotal: 4.9,
  price: { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [] },
  amountTotal: 40.9,
  stateMachineState: { name: 'open', translated: { name: 'In progress' } },
} as unknown as Order;

describe('an order', () => {
  it('shows what was ordered, its sums in its own currency, addresses, shipping and payment method', () => {
    const words = shopWords(<OrderSuccessPage order={ORDER} />);
    for (const text of [
      '10001',
      'ada@vitrine.example',
      'Mug',
      '× 2',
      '€36.00',
      '€4.90',
      '€40.90',
      'Ada Byron',
      'Grace Byron',
      'Express',
      'Invoice',
    ])
      expect(words).toContain(text);
  });

  it('is listed by number, date, status (the name of its state), payment and total', () => {
    const words = shopWords(<AccountPage orders={[ORDER]} />, { isLoggedIn: true, customerName: 'Ada' });
    expect(words).toContain('10001 Order date Mar 5, 2026 Order status In progress Payment Paid Total amount €40.90');
    const unpaid = { ...ORDER, transactions: [] } as Order;
    expect(shopWords(<AccountPage orders={[unpaid]} />, { isLoggedIn: true })).toContain('Order status In progress Payment Unpaid');
  });

  it('is shown to nobody who is not logged in', () => {
    expect(shopWords(<AccountPage orders={[ORDER]} />, { isLoggedIn: false })).not.toContain('10001');
  });
});
