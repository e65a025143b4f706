import { createTranslator, loadMessages } from '@vitrine/i18n';
import { describe, expect, it } from 'vitest';
import { cartMessage } from './cart-messages.ts';

const { t } = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['common', 'checkout']) });
const error = (over: object) => ({ key: 'k', level: 20, messageKey: 'x', message: 'raw %s', block: true, ...over });

describe('checkout codes', () => {
  it.each([
    ['shipping-address-blocked', 'Shipping to the selected shipping address is currently not possible.'],
    ['billing-address-blocked', 'Billing to the selected address is not possible.'],
    ['shipping-address-invalid', 'The selected shipping address is not valid or incomplete. Please check your entries.'],
    ['billing-address-invalid', 'The selected billing address is not valid or incomplete. Please check your entries.'],
    ['product-not-found', 'The product could not be found.'],
    ['something-new', 'Unfortunately, something went wrong'],
  ])('%s reads as the specification says', (messageKey, text) => {
    expect(cartMessage(error({ messageKey }), t).text).toBe(text);
  });

  it('never show the words of the server, which may hold a raw placeholder', () => {
    expect(cartMessage(error({ messageKey: 'promotion-not-found', name: 'NOPE' }), t).text).not.toContain('%s');
  });

  it('name what they are about, wherever the server says it', () => {
    expect(cartMessage(error({ messageKey: 'promotion-discount-added', level: 0, parameters: { name: 'Save 10 percent' } }), t).text).toContain('Save 10 percent');
    expect(cartMessage(error({ messageKey: 'promotion-not-found', parameters: { code: 'NOPE' } }), t).text).toContain('NOPE');
    expect(cartMessage(error({ messageKey: 'product-stock-reached', level: 10, parameters: { name: 'Vase', quantity: 3 } }), t).text).toContain('3');
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
