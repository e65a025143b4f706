// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/store-api-client';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { CartLines } from './cart-lines.tsx';

const page = shopPage();
const MUG = {
  id: 'mug',
  type: 'product',
  label: 'Mug',
  quantity: 2,
  referencedId: 'a'.repeat(32),
  price: { unitPrice: 10, totalPrice: 20, quantity: 2 },
};
const SPRING = { id: 'code', type: 'promotion', label: 'Spring', quantity: 1, referencedId: 'SPRING' };
const open = (line: object) => page.show(<CartLines cart={{ lineItems: [line] } as unknown as Cart} />);
const removal = (line: { type: string; label: string }) =>
  t(line.type === 'product' ? 'shop.cart.remove' : 'checkout.promotion.remove', { name: line.label });

beforeEach(() => {
  page.answer = () => ({ lineItems: [], errors: [] });
});

describe('a line of the cart that somebody changes', () => {
  it('has the new quantity written at once', async () => {
    await open(MUG);
    await page.press(t('shop.product.quantityIncrease'));
    await page.eventually(() => expect(page.asked).toHaveLength(1));
    expect(page.asked[0]).toMatchObject({ method: 'PATCH', body: { items: [{ id: 'mug', quantity: 3 }] } });
  });
  it('keeps its quantity, and says so, where the store refuses', async () => {
    page.answer = () => refusal(400);
    await open(MUG);
    await page.press(t('shop.product.quantityDecrease'));
    await page.eventually(() => expect(page.notices()).toEqual([t('common.error.general')]));
  });
  it('is taken away, and comes back as it was on demand', async () => {
    await open(MUG);
    await page.press(removal(MUG));
    await page.eventually(() => expect(page.notices()).toEqual([t('shop.cart.removed', { name: 'Mug' })]));
    expect(page.asked[0]).toMatchObject({ body: { ids: ['mug'] } });
    expect(page.notice()?.duration).toBe(6_000);
    await act(async () => page.notice()?.action?.onPress?.());
    await page.eventually(() => expect(page.asked).toHaveLength(2));
    expect(page.asked[1]?.body).toMatchObject({ items: [{ type: 'product', id: 'mug', referencedId: MUG.referencedId, quantity: 2 }] });
  });
  it.each([
    ['a code', SPRING],
    ['a product that nobody can name', { ...MUG, referencedId: null }],
  ])('cannot be brought back where it is %s', async (_what, line) => {
    await open(line);
    await page.press(removal(line));
    await page.eventually(() => expect(page.notices()).toHaveLength(1));
    expect(page.notice()?.action).toBeUndefined();
  });
  it('is not called removed where the store has kept it', async () => {
    page.answer = () => refusal(500);
    await open(MUG);
    await page.press(removal(MUG));
    await page.eventually(() => expect(page.notices()).toEqual([t('common.error.general')]));
  });
});
