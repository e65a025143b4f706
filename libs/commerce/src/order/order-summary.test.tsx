import { describe, expect, it } from 'vitest';
import type { Order } from '@vitrine/store-api-client';
import { AccountPage } from '../account/account-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { OrderSuccessPage } from './order-pages.tsx';

const ACCOUNT = {
  email: 'ada@vitrine.example',
  billingAddress: null,
  shippingAddress: null,
  newsletter: 'none',
} as const;
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
    const words = shopWords(<AccountPage {...ACCOUNT} orders={[ORDER]} />, { isLoggedIn: true, customerName: 'Ada' });
    expect(words).toContain('10001 Order date Mar 5, 2026 Order status In progress Payment Paid Total amount €40.90');
    const unpaid = { ...ORDER, transactions: [] } as Order;
    expect(shopWords(<AccountPage {...ACCOUNT} orders={[unpaid]} />, { isLoggedIn: true })).toContain(
      'Order status In progress Payment Unpaid',
    );
  });

  it('calls shipping free, and says nothing of it where nothing was sent', () => {
    const sums = (over: object) => shopWords(<OrderSuccessPage order={{ ...ORDER, ...over } as Order} />);
    expect(sums({ shippingTotal: 0 })).toMatch(/Free/);
    expect(sums({ shippingTotal: undefined })).toMatch(/Free/);
    expect(sums({ shippingTotal: 1 })).not.toMatch(/Free/);
    expect(sums({ shippingTotal: 0, deliveries: [] })).not.toMatch(/Free/);
    expect(sums({ deliveries: [] })).toContain('€4.90');
  });

  it('names each tax with its rate', () => {
    const price = { positionPrice: 36, totalPrice: 40.9, calculatedTaxes: [{ tax: 6.53, taxRate: 19 }] };
    expect(shopWords(<OrderSuccessPage order={{ ...ORDER, price } as unknown as Order} />)).toMatch(/19%.*€6\.53/);
  });

  it('finds its billing address among all, and shows the sum of a line that has no total of its own', () => {
    const { billingAddress, ...rest } = ORDER as Order & { billingAddress?: object };
    const addresses = [
      { id: 'other', firstName: 'Eve', lastName: 'Other' },
      { ...(billingAddress ?? {}), id: 'bill', firstName: 'Bill', lastName: 'Payer' },
    ];
    const lineItems = [{ id: 'l', type: 'product', label: 'Mug', quantity: 1, price: { totalPrice: 77 } }];
    const words = shopWords(<OrderSuccessPage order={{ ...rest, addresses, billingAddressId: 'bill', lineItems } as unknown as Order} />);
    expect(words).toContain('Bill Payer');
    expect(words).not.toContain('Eve Other');
    expect(words).toContain('€77.00');
  });

  it('counts pieces and shows pictures of products alone, and options where there are any', () => {
    const line = { id: 'l', label: 'Line', quantity: 3, totalPrice: 1 };
    const html = (over: object) =>
      shopMarkup(<OrderSuccessPage order={{ ...ORDER, lineItems: [{ ...line, ...over }] } as unknown as Order} />);
    expect(html({ type: 'product' })).toContain('× 3');
    expect(html({ type: 'product' })).toContain('aspect-ratio:1"');
    expect(html({ type: 'promotion' })).not.toContain('× 3');
    expect(html({ type: 'promotion' })).not.toContain('aspect-ratio');
    const payload = { options: [{ group: 'Color', option: 'Red' }] };
    expect(html({ type: 'product', payload })).toContain('Color: Red');
    expect(html({ type: 'product', payload: { options: [] } })).not.toContain('v-cart-line__options');
    expect(html({ type: 'product', totalPrice: undefined })).toContain('€0.00');
  });

  it('shows the picture of a product that has one', () => {
    const cover = { url: 'https://media.example/mug.webp', mimeType: 'image/webp' };
    const line = { id: 'l', type: 'product', label: 'Mug', quantity: 1, totalPrice: 1, cover };
    const html = shopMarkup(<OrderSuccessPage order={{ ...ORDER, lineItems: [line] } as unknown as Order} />);
    expect(html).toContain('src="https://media.example/mug.webp"');
  });

  it('that was only downloaded names neither an address of delivery nor costs of it', () => {
    const words = shopWords(<OrderSuccessPage order={{ ...ORDER, deliveries: [], shippingTotal: undefined } as unknown as Order} />);
    expect(words).not.toContain('Grace Byron');
    expect(words).toContain(t('checkout.shipping.notNeeded'));
    expect(words).not.toContain(t('checkout.shipping.free'));
    const nameless = { ...ORDER, billingAddressId: 'nobody', lineItems: undefined } as unknown as Order;
    expect(shopWords(<OrderSuccessPage order={nameless} />)).not.toContain('Ada Byron');
  });

  it('ends its sums with the one that is paid', () => {
    expect(shopMarkup(<OrderSuccessPage order={ORDER} />)).toMatch(/v-summary__row--total[^€]*€40\.90/);
  });
});
