// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { ShopPageModal } from '../shop-pages/shop-page-modal.tsx';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { BuyBox, BuyBoxView } from './buy-box.tsx';

const page = shopPage();
const price = (unitPrice: number, quantity = 1) => ({ unitPrice, totalPrice: unitPrice, quantity });
const product = (over: object = {}) =>
  ({
    id: 'a'.repeat(32),
    productNumber: 'V-1',
    translated: { name: 'Vase' },
    availableStock: 9,
    calculatedPrice: price(20),
    calculatedPrices: [price(20, 4), price(18, 9), price(15, 10)],
    ...over,
  }) as unknown as Product;
const tier = () => page.find('.v-tier-prices__row--active').textContent;
const setQuantity = async (quantity: number): Promise<void> => {
  await page.type('input[name=quantity]', String(quantity));
  await act(async () => void page.find('input[name=quantity]').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await page.eventually(() => expect(page.find<HTMLInputElement>('input[name=quantity]').value).toBe(String(quantity)));
};
const SHOP = { shell: { shopPages: {} } as never };

describe('a buy box', () => {
  it.each([
    [1, '$20.00'],
    [4, '$20.00'],
    [5, '$18.00'],
    [9, '$18.00'],
    [10, '$15.00'],
  ])('shows for %i pieces the price of its tier, and marks that tier', async (quantity, expected) => {
    await page.show(<BuyBoxView product={product({ minPurchase: 1 })} configurator={[]} />, SHOP);
    if (quantity > 1) await setQuantity(quantity);
    await page.eventually(() => expect(tier()).toContain(expected));
    expect(page.count('.v-tier-prices__row--active')).toBe(1);
    expect(page.find('.v-buy-box > .v-price').textContent).toContain(expected);
  });
  it('begins with the least that may be bought', async () => {
    await page.show(
      <BuyBox {...({ product: product({ minPurchase: 5 }), configurator: [] } as unknown as Parameters<typeof BuyBox>[0])} />,
      SHOP,
    );
    expect(page.find<HTMLInputElement>('input[name=quantity]').value).toBe('5');
    expect(tier()).toContain('$18.00');
  });
  it.each([
    [{}, false, false],
    [{ minPurchase: 2 }, true, false],
    [{ purchaseSteps: 2 }, false, true],
    [{ minPurchase: 2, purchaseSteps: 2 }, true, true],
  ])('speaks of quantities only where not any number may be bought: %o', async (over, hasMin, hasSteps) => {
    await page.show(<BuyBoxView product={product(over)} configurator={[]} />, SHOP);
    expect(page.text().includes(t('shop.product.minPurchase', { quantity: 2 }))).toBe(hasMin);
    expect(page.text().includes(t('shop.product.purchaseSteps', { steps: 2 }))).toBe(hasSteps);
    // The stock has a hint of its own where there is a delivery time.
    expect(page.count('.v-buy-box__hint')).toBe(hasMin || hasSteps ? 1 : 0);
  });
  it('has no table where there is one price', async () => {
    await page.show(<BuyBoxView product={product({ calculatedPrices: [] })} configurator={[]} />, SHOP);
    expect(page.count('table')).toBe(0);
  });
  it('opens what the shop says of shipping, where it says anything', async () => {
    const link = t('common.shopPage.shippingPaymentInfoPage');
    await page.show(<BuyBoxView product={product()} configurator={[]} />, SHOP);
    expect(page.text()).not.toContain(link);
    await page.show(
      <>
        <BuyBoxView product={product()} configurator={[]} />
        <ShopPageModal />
      </>,
      { shell: { shopPages: { shippingPaymentInfoPage: { kind: 'setting' } } } as never },
    );
    await page.press(link);
    await page.eventually(() => expect(page.count('[role=dialog]')).toBe(1));
  });
});
