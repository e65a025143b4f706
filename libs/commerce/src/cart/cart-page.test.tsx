import { describe, expect, it } from 'vitest';
import type { Cart, CartError } from '@vitrine/store-api-client';
import { KnownQueries } from '../testing/known-queries.tsx';
import { shopWords } from '../testing/shop-words.tsx';
import type { CartAnswer } from './cart-answer.ts';
import { CartPage } from './cart-page.tsx';

const price = { unitPrice: 10, totalPrice: 20, quantity: 2, positionPrice: 20, calculatedTaxes: [] };
const MUG = { id: 'mug', type: 'product', label: 'Mug', quantity: 2, price };
const cartOf = (lineItems: object[], errors: CartError[] = []) => ({ lineItems, price, deliveries: [], errors }) as unknown as Cart;
const error = (messageKey: string, level: number, name?: string) =>
  ({ key: messageKey, messageKey, level, message: '', name }) as CartError;

const words = (cart: Cart | undefined, hasSession = true, answer?: CartAnswer) =>
  shopWords(
    <KnownQueries answers={cart ? [[['cart', 'current'], cart]] : []}>
      <CartPage answer={answer} />
    </KnownQueries>,
    { hasSession },
    '/checkout/cart',
  );
const EMPTY = 'Your cart is empty';

describe('the cart as a server draws it', () => {
  it('shows lines, sums and the way on', () => {
    expect(words(cartOf([MUG]))).toMatch(/Mug.*\$20\.00.*checkout/i);
  });
  it('is empty without products, and for a visitor without a session', () => {
    for (const page of [words(cartOf([])), words(undefined, false)]) expect(page).toContain(EMPTY);
  });
  it('is not called empty while it is not known', () => {
    expect(words(undefined)).not.toContain(EMPTY);
  });
  it('says that a change has failed, and nothing of it otherwise', () => {
    const failed = words(cartOf([MUG]), true, { errors: [], hasFailed: true });
    expect(failed.length).toBeGreaterThan(words(cartOf([MUG]), true, { errors: [] }).length);
    expect(words(cartOf([MUG]), true, { errors: [] })).toBe(words(cartOf([MUG])));
  });
  it('says why a code was refused once, at its field', () => {
    const refused = error('promotion-not-found', 20, 'SPRING');
    const page = words(cartOf([MUG]), true, { errors: [refused], refusedCode: 'SPRING' });
    expect(page.match(/SPRING/g)).toHaveLength(1);
    const other = error('product-stock-reached', 10, 'Mug');
    const both = words(cartOf([]), true, { errors: [refused, other], refusedCode: 'SPRING' });
    expect(both.length, 'what else the store said is said, too').toBeGreaterThan(
      words(cartOf([]), true, { errors: [refused], refusedCode: 'SPRING' }).length,
    );
  });
});
