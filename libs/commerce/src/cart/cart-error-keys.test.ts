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

  it("that are unknown read as the store says, or end in a way on: never 'something went wrong'", () => {
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

describe('a message of the cart', () => {
  it.each([
    ['promotion-discount-added', 0, 'success'],
    ['something', 0, 'info'],
    ['something', 9, 'info'],
    ['something', 10, 'warning'],
    ['something', 19, 'warning'],
    ['something', 20, 'danger'],
  ])('%s of level %i is shown as %s', (messageKey, level, type) => {
    expect(cartMessage(error({ messageKey, level }), t).type).toBe(type);
  });
  it('that the store says does not block is no obstacle, whatever its key', () => {
    expect(cartMessage(error({ messageKey: 'shipping-method-blocked' }), t).isBlocking).toBe(true);
    expect(cartMessage(error({ messageKey: 'shipping-method-blocked', block: false }), t).isBlocking).toBe(false);
    expect(cartMessage(error({ messageKey: 'shipping-method-blockedish' }), t).isBlocking).toBe(false);
  });
  it('asks for a way out where the store blocks, in other words than where it does not', () => {
    const text = (block: boolean) => cartMessage(error({ messageKey: 'plugin-note', message: '', block }), t).text;
    expect([text(true), text(false)]).toEqual([t('checkout.error.blocked'), t('checkout.error.unknown')]);
  });
  it('counts nothing where the store names no number', () => {
    expect(cartMessage(error({ messageKey: 'max-order-quantity', name: 'Vase' }), t).text).toContain('0');
    expect(cartMessage(error({ messageKey: 'max-order-quantity', name: 'Vase', parameters: [] }), t).text).toContain('0');
  });
});
