import { describe, expect, it } from 'vitest';
import { StoreApiError } from '@vitrine/store-api-client';
import { orderRefusal, storedOrderId } from './order-refusal.ts';

const refusal = (statusCode: number, code: string, parameters: Record<string, unknown> = {}) =>
  new StoreApiError('no', { code: 'REFUSED', statusCode, messages: [{ detail: '', code, meta: { parameters } }] });
const ORDER = 'a'.repeat(32);

describe('an order that is not placed', () => {
  it.each([
    ['CHECKOUT__CART_HASH_MISMATCH', 409, 'cartChanged'],
    ['CHECKOUT__CART_EMPTY', 400, 'emptyText'],
    ['CHECKOUT__CART_INVALID', 500, 'refused'],
    ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 403, 'loggedOut'],
    ['FRAMEWORK__UNAUTHORIZED', 401, 'loggedOut'],
    ['FRAMEWORK__FORBIDDEN', 403, 'loggedOut'],
    ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 400, 'loggedOut'],
    ['0', 502, 'unreachable'],
    ['0', 503, 'unreachable'],
    ['0', 504, 'unreachable'],
    ['0', 408, 'unreachable'],
    ['0', 0, 'unreachable'],
    ['FRAMEWORK__SOMETHING_ELSE', 500, 'failed'],
  ])('%s (%i) is told as %s', (code, status, text) => {
    expect(orderRefusal(refusal(status, code)).text).toBe(text);
  });

  it('keeps the reasons that the store gives once, whatever form its version gives them in', () => {
    const lines =
      'product-out-of-stock01: The product Vase: red is no longer available\npayment-method-blocked-Invoice: Payment method Invoice not available';
    expect(orderRefusal(refusal(500, 'CHECKOUT__CART_INVALID', { errors: lines })).notes).toEqual([
      { key: 'product-out-of-stock01', message: 'The product Vase: red is no longer available' },
      { key: 'payment-method-blocked-Invoice', message: 'Payment method Invoice not available' },
    ]);
    expect(
      orderRefusal(refusal(500, 'CHECKOUT__CART_INVALID', { errors: { a: { key: 'min-order-quantity1', message: 'Too few' }, b: 7 } }))
        .notes,
    ).toEqual([{ key: 'min-order-quantity1', message: 'Too few' }]);
    expect(orderRefusal(refusal(500, 'CHECKOUT__CART_INVALID')).notes).toEqual([]);
  });

  it.each([
    ['lines with blanks around', ' key :  message ', [{ key: 'key', message: 'message' }]],
    ['a line without a key', ': nothing before\nno colon at all\nkey: message', [{ key: 'key', message: 'message' }]],
    ['a list', [{ messageKey: 'min-order-quantity' }, null, { key: 7 }], [{ key: 'min-order-quantity', message: '' }]],
    ['its own key before that of its message', [{ key: 'a', messageKey: 'b', message: 'c' }], [{ key: 'a', message: 'c' }]],
    ['a number', 5, []],
    ['nothing', null, []],
  ])('reads the reasons in %s', (_what, errors, notes) => {
    expect(orderRefusal(refusal(500, 'CHECKOUT__CART_INVALID', { errors })).notes).toEqual(notes);
  });

  it('counts one reason beside others of the store, and reads none where it gives no parameters', () => {
    const messages = [
      { detail: '', code: 'FRAMEWORK__SOMETHING_ELSE', meta: {} },
      { detail: '', code: 'CHECKOUT__CART_INVALID' },
    ];
    expect(orderRefusal(new StoreApiError('no', { code: 'REFUSED', statusCode: 500, messages }))).toEqual({ text: 'refused', notes: [] });
  });

  it('is told as failed where no store has said anything', () => {
    expect(orderRefusal(new Error('away'))).toEqual({ text: 'failed', notes: [] });
  });

  it('names the order that the store has kept, where it says which one', () => {
    const code = 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED';
    expect(storedOrderId(refusal(500, code, { orderId: ORDER }))).toBe(ORDER);
    expect(storedOrderId(refusal(500, code, { orderId: '../x' }))).toBe('');
    expect(storedOrderId(refusal(500, 'CHECKOUT__CART_INVALID'))).toBeUndefined();
  });
});
