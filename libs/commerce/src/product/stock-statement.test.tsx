import { describe, expect, it } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { shopWords } from '../testing/shop-words.tsx';
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
