import { expect, it } from 'vitest';
import type { PropertyGroup } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { ProductProperties } from './product-properties.tsx';

const properties = (groups: object[]) => <ProductProperties properties={groups as unknown as PropertyGroup[]} />;

it('what a product is made of is a row for each group, and no table where nothing is known', () => {
  const groups = [
    { id: 'm', name: 'Material', options: [{ name: 'Oak' }, { translated: { name: 'Ash' } }] },
    { id: 'c', translated: { name: 'Color' } },
  ];
  expect(shopWords(properties(groups))).toMatch(/Material Oak, Ash Color/);
  expect(shopMarkup(properties(groups)).match(/<tr/g)).toHaveLength(2);
  expect(shopMarkup(properties([]))).toBe('');
});
