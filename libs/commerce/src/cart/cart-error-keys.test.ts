import { describe, expect, it } from 'vitest';
import { createTranslator, loadMessages } from '@vitrine/i18n';
import { cartMessage } from './cart-error-keys.ts';

const { t } = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['common', 'checkout']) });
const error = (over: object) => ({ key: 'k', level: 20, messageKey: 'x', message: 'raw %s', block: true, ...over });

describe('checkout codes', () => {
  it.each([
    ['shipping-address-blocked', 'Shipping to the selected shipping address is currently not possible.'],
    ['billing-address-blocked', 'Billing to the selected address is not possible.'],
    ['shipping-address-invalid', 'The selected shipping address is not valid or incomplete. Please check your entries.'],
    ['billing-address-invalid', 'The selected billing address is not valid or incomplete. Please check your entries.'],
    ['product-not-found', 'The product could not be found.'],
    ['salutation-missing-billing-address', 'A salutation is missing. Please edit your address.'],
    [
      'something-new',
      'Your order cannot be placed as it is. Please check your products, addresses and methods, or contact our customer service.',
    ],
  ])('%s reads as the specification says', (messageKey, text) => {
    expect(cartMessage(error({ messageKey }), t).text).toBe(text);
  });

  it('never show the words of the server, which may hold a raw placeholder', () => {
    expect(cartMessage(error({ messageKey: 'promotion-not-found', name: 'NOPE' }), t).text).not.toContain('%s');
  });

  it.each([
    ['shipping-method-changed', { newShippingMethodName: 'Express' }, 'The shipping method was changed to "Express".'],
    ['payment-method-changed', { newPaymentMethodName: 'Invoice' }, 'The payment method was changed to "Invoice".'],
    ['max-order-quantity', { name: 'Vase', quantity: 4 }, 'The maximum order quantity of "Vase" is 4.'],
    ['promotions-on-cart-price-zero-error', {}, 'Promotions were left out because there is nothing to pay.'],
    ['auto-promotion-not-found', {}, 'A promotion of the shop no longer applies and was removed.'],
    ['country-region-missing', {}, 'A state is missing. Please edit your address.'],
  ])('%s has a sentence of its own', (messageKey, parameters, text) => {
    expect(cartMessage(error({ messageKey, parameters }), t).text).toBe(text);
  });

  it("that nobody has heard of read as the store says it, or as a sentence with a way on: never as 'something went wrong'", () => {
    expect(cartMessage(error({ messageKey: 'plugin-note', message: 'Only adults may buy "Gin".' }), t).text).toBe(
      'Only adults may buy "Gin".',
    );
    for (const message of ['', 'Product %s is odd', 'Hello {{ name }}', '%name% is odd']) {
      for (const block of [true, false])
        expect(cartMessage(error({ messageKey: 'plugin-note', message, block }), t).text).toMatch(/Please/);
    }
  });

  it('name what they are about, wherever the server says it', () => {
    expect(
      cartMessage(error({ messageKey: 'promotion-discount-added', level: 0, parameters: { name: 'Save 10 percent' } }), t).text,
    ).toContain('Save 10 percent');
    expect(cartMessage(error({ messageKey: 'promotion-not-found', parameters: { code: 'NOPE' } }), t).text).toContain('NOPE');
    expect(
      cartMessage(error({ messageKey: 'product-stock-reached', level: 10, parameters: { name: 'Vase', quantity: 3 } }), t).text,
    ).toContain('3');
  });

  it.each([
    ['shipping-address-blocked', true],
    ['payment-method-blocked', true],
    ['product-stock-reached', false],
    ['promotion-not-found', false],
    ['promotion-discount-added', false],
  ])('%s keeps an order from being placed: %s', (messageKey, isBlocking) => {
    expect(cartMessage(error({ messageKey }), t).isBlocking).toBe(isBlocking);
  });
});
