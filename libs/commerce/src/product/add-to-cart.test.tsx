// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { AddToCart, type AddToCartProps } from './add-to-cart.tsx';
import { type ProductActions, ProductActionsProvider } from './product-actions.tsx';

const page = shopPage();
const VASE = {
  id: 'a'.repeat(32),
  productNumber: 'V1',
  translated: { name: 'Vase' },
  availableStock: 9,
} as unknown as Product;
const actions: ProductActions = { open: undefined, LikeButton: () => null, onAddedToCart: undefined, openCart: undefined };
const open = (
  over: object = {},
  props: Partial<AddToCartProps> = {},
  { on = {}, hasSession = true, onRead }: { on?: Partial<ProductActions>; hasSession?: boolean; onRead?: () => void } = {},
) =>
  page.show(
    <ProductActionsProvider value={{ ...actions, ...on }}>
      <AddToCart product={{ ...VASE, ...over }} {...props} />
    </ProductActionsProvider>,
    { session: { hasSession }, ...(onRead ? { loader: onRead } : {}) },
  );
const added = () => page.asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
const ADDED = t('shop.product.added', { name: 'Vase' });

beforeEach(() => {
  page.answer = () => ({ lineItems: [{ id: VASE.id, type: 'product', quantity: 1 }], errors: [] });
});

describe('the cart button', () => {
  it('puts the least quantity into the cart, says so, and leads to the cart', async () => {
    await open({ minPurchase: 2 });
    await page.submit();
    await page.eventually(() => expect(page.notices()).toEqual([ADDED]));
    expect(added()).toEqual([{ items: [{ type: 'product', id: VASE.id, referencedId: VASE.id, quantity: 2 }] }]);
    expect(page.notice()?.action).toMatchObject({ href: '/checkout/cart' });
  });
  it('takes the quantity that was chosen, by itself or by who shows it', async () => {
    await open();
    await page.press(t('shop.product.quantityIncrease'));
    await page.submit();
    await page.eventually(() => expect(added()).toMatchObject([{ items: [{ quantity: 2 }] }]));
    const onQuantityChange = vi.fn();
    await open({}, { quantity: 5, onQuantityChange });
    await page.press(t('shop.product.quantityIncrease'));
    expect(onQuantityChange).toHaveBeenCalledWith(6);
    await page.submit();
    await page.eventually(() => expect(added()[1]).toMatchObject({ items: [{ quantity: 5 }] }));
  });
  it('never asks for more than may be bought', async () => {
    await open({ calculatedMaxPurchase: 3 }, { quantity: 50 });
    await page.submit();
    await page.eventually(() => expect(added()).toMatchObject([{ items: [{ quantity: 3 }] }]));
  });
  it('takes a double click for one press, and the next press for another', async () => {
    await open();
    await act(async () => {
      page.find<HTMLFormElement>('form').requestSubmit();
      page.find<HTMLFormElement>('form').requestSubmit();
    });
    await page.eventually(() => expect(page.notices()).toEqual([ADDED]));
    expect(added()).toHaveLength(1);
    await page.submit();
    await page.eventually(() => expect(added()).toHaveLength(2));
  });
  it('can be pressed again after the store has refused, and claims nothing', async () => {
    page.answer = ({ method }) => (method === 'POST' ? refusal(400) : { lineItems: [], errors: [] });
    const onAddedToCart = vi.fn();
    await open({}, {}, { on: { onAddedToCart } });
    await page.submit();
    await page.eventually(() => expect(page.notices()).toEqual([t('common.error.general')]));
    expect(onAddedToCart).not.toHaveBeenCalled();
    await page.submit();
    await page.eventually(() => expect(added()).toHaveLength(2));
  });
  it('claims nothing where the product is not in the cart that the store answers', async () => {
    page.answer = () => ({ lineItems: [{ id: 'other', referencedId: 'else', type: 'product', quantity: 1 }], errors: [] });
    const onAddedToCart = vi.fn();
    await open({}, {}, { on: { onAddedToCart } });
    await page.submit();
    await page.eventually(() => expect(onAddedToCart).toHaveBeenCalledTimes(1));
    expect(page.notices()).toEqual([]);
  });
  it('knows the product among others by what its line stands for, too', async () => {
    const others = ['first', 'last'].map((other) => ({ id: other, type: 'product', quantity: 1 }));
    page.answer = () => ({
      lineItems: [others[0], { id: 'line', referencedId: VASE.id, type: 'product', quantity: 1 }, others[1]],
      errors: [],
    });
    await open();
    await page.submit();
    await page.eventually(() => expect(page.notices()).toEqual([ADDED]));
  });
  it('shows the cart in place of leading to its page, where the app has it so', async () => {
    const openCart = vi.fn();
    await open({}, {}, { on: { openCart } });
    await page.submit();
    await page.eventually(() => expect(page.notices()).toEqual([ADDED]));
    page.notice()?.action?.onPress?.();
    expect(openCart).toHaveBeenCalledTimes(1);
    expect(page.notice()?.action).not.toHaveProperty('href');
  });
  it.each([
    [false, 1],
    [true, 0],
  ])('lets the page know of the session that the first product makes (there was one: %s)', async (hasSession, expected) => {
    const onRead = vi.fn();
    await open({}, {}, { hasSession, onRead });
    onRead.mockClear();
    await page.submit();
    await page.eventually(() => expect(page.notices()).toEqual([ADDED]));
    expect(onRead).toHaveBeenCalledTimes(expected);
  });
  it('is off for what is sold out, and says so', async () => {
    await open({ available: false });
    expect(page.text()).toContain(t('shop.product.outOfStock'));
    expect(page.find<HTMLInputElement>('input[name=quantity]').disabled).toBe(true);
    expect(page.find<HTMLButtonElement>('button[type=submit]').disabled).toBe(true);
  });
  it('on a card is one small button, whose form says the quantity in its address', async () => {
    await open({ minPurchase: 1 }, { isCompact: true });
    expect(page.count('input[name=quantity]')).toBe(0);
    expect(page.find('form').getAttribute('action')).toContain('quantity=1');
    expect(page.count('.v-add-to-cart--compact .v-button--secondary.v-button--sm')).toBe(1);
    await open();
    expect(page.find('form').getAttribute('action')).not.toContain('quantity');
    expect(page.count('.v-button--primary.v-button--lg')).toBe(1);
    expect(page.count('.v-add-to-cart--compact')).toBe(0);
  });
});
