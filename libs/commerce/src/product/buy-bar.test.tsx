// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuyBoxProps } from '@vitrine/cms-blocks';
import type { Product } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';

const page = shopPage();
const SHOP = { shell: { shopPages: {} } as never };
const price = (unitPrice: number, quantity = 1) => ({ unitPrice, totalPrice: unitPrice, quantity });
const product = (over: object = {}) =>
  ({
    id: 'a'.repeat(32),
    productNumber: 'V-1',
    translated: { name: 'Vase' },
    availableStock: 9,
    calculatedPrice: price(20),
    calculatedPrices: [],
    ...over,
  }) as unknown as Product;
const shown = (over: object = {}) =>
  page.show(
    <>
      <BuyBox {...({ product: product(over), configurator: [] } as unknown as BuyBoxProps)} />
      <BuyBar product={product(over)} />
    </>,
    SHOP,
  );

/** What is observed, and how a test says what of it is in sight. */
const observers: { options: IntersectionObserverInit; element: Element; see: (isIntersecting: boolean) => void }[] = [];
beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #told: (entries: { isIntersecting: boolean }[]) => void;
      readonly #options: IntersectionObserverInit;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        this.#told = told;
        this.#options = options;
      }
      observe(element: Element): void {
        observers.push({ options: this.#options, element, see: (isIntersecting) => this.#told([{ isIntersecting }]) });
      }
      disconnect(): void {
        observers.length = 0;
      }
    },
  );
});

describe('the bar with price and cart button', () => {
  it('sends the form of the buy box, so that what was chosen there counts', async () => {
    await shown();
    const button = page.find<HTMLButtonElement>('.v-buy-bar button');
    expect(button.type).toBe('submit');
    expect(button.form).toBe(page.find('.v-buy-box form'));
    expect(page.find('.v-buy-bar').textContent).toContain('$20.00');
  });

  it('begins with the price of the least that may be bought', async () => {
    await shown({ minPurchase: 5, calculatedPrices: [price(20, 4), price(15, 5)] });
    expect(page.find('.v-buy-bar').textContent).toContain('$15.00');
  });

  it('is not needed while the form of the buy box is in sight, and again once it is not', async () => {
    await shown();
    const isUnneeded = () => page.find('.v-buy-bar').hasAttribute('data-unneeded');
    expect(observers.map(({ element }) => element)).toEqual([page.find('.v-buy-box form')]);
    expect(isUnneeded(), 'before anything was seen').toBe(false);
    await act(async () => observers[0]?.see(true));
    expect(isUnneeded()).toBe(true);
    await act(async () => observers[0]?.see(false));
    expect(isUnneeded()).toBe(false);
  });

  it('is not there for what is sold out', async () => {
    await shown({ availableStock: 0, isCloseout: true, available: false });
    expect(page.count('.v-buy-bar')).toBe(0);
  });

  it('stays where the page has no form of a buy box', async () => {
    await page.show(<BuyBar product={product()} />, SHOP);
    expect(observers).toEqual([]);
    expect(page.find('.v-buy-bar').hasAttribute('data-unneeded')).toBe(false);
  });
});
