import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { StockStatement } from './stock-statement.tsx';

const said = (product: object) => shopWords(<StockStatement product={product as Product} />).trim();
const DELIVERY = { deliveryTime: { name: '1-3 days' } };

describe('the stock statement', () => {
  it('names the delivery time of what is in stock once', () => {
    expect(said({ availableStock: 9, ...DELIVERY }).match(/1-3 days/g)).toHaveLength(1);
  });
  it('adds the delivery time to what has to be ordered', () => {
    expect(said({ availableStock: 0, ...DELIVERY })).toContain('1-3 days');
  });
  it('promises no delivery of what is sold out', () => {
    expect(said({ available: false, ...DELIVERY })).not.toContain('1-3 days');
  });
  it('promises no delivery of a download, in stock or not', () => {
    const download = { states: ['is-download'], ...DELIVERY };
    const [inStock, toOrder] = [said({ ...download, availableStock: 9 }), said({ ...download, availableStock: 0 })];
    expect(inStock).toBe(toOrder);
    expect(inStock).not.toContain('1-3 days');
  });
  it('tells how many are left of what is not made again', () => {
    expect(said({ isCloseout: true, availableStock: 3 })).toMatch(/\b3\b/);
    expect(said({ isCloseout: true, stock: 2 })).toMatch(/\b2\b/);
  });
});

describe('the days of an arrival', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const SPAN = { deliveryTime: { name: '1-3 days', unit: 'day', min: 1, max: 3 } };
  it.each([
    ['in stock', { availableStock: 9, ...SPAN }, 'In stock|Arrives Tue, Mar 3 – Thu, Mar 5'],
    ['in stock, however long more would take', { availableStock: 9, restockTime: 7, ...SPAN }, 'In stock|Arrives Tue, Mar 3 – Thu, Mar 5'],
    [
      'in stock, by one day',
      { availableStock: 9, deliveryTime: { name: '2 days', unit: 'day', min: 2, max: 2 } },
      'In stock|Arrives Wed, Mar 4',
    ],
    [
      'back in stock after some days',
      { availableStock: 0, restockTime: 7, ...SPAN },
      'Available again from Mon, Mar 9|Arrives Tue, Mar 10 – Thu, Mar 12',
    ],
    [
      'on sale from a day on',
      { availableStock: 9, releaseDate: '2026-04-01T12:00:00Z', ...SPAN },
      'Pre-order: available from Apr 1, 2026|Arrives Thu, Apr 2 – Sat, Apr 4',
    ],
    [
      'to be ordered, nobody knows for when',
      { availableStock: 0, ...SPAN },
      `${t('shop.product.onOrder')}|${t('shop.product.deliveryTime', { time: '1-3 days' })}`,
    ],
    ['nearly gone', { isCloseout: true, availableStock: 2, ...SPAN }, 'Only 2 left|Arrives Tue, Mar 3 – Thu, Mar 5'],
    ['sold out', { available: false, ...SPAN }, 'Sold out'],
    ['a download', { states: ['is-download'], availableStock: 9, ...SPAN }, 'Digital product'],
  ])('are told of what is %s', (_what, product, expected) => {
    const words = [...shopMarkup(<StockStatement product={product as unknown as Product} />).matchAll(/<p[^>]*>(.*?)<\/p>/gs)];
    expect(words.map(([, line = '']) => line.replaceAll(/<[^>]*>/g, '').trim()).join('|')).toBe(expected);
  });
});
