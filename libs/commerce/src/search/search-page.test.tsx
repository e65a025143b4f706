import { describe, expect, it } from 'vitest';
import type { ProductListing } from '@vitrine/store-api-client';
import { shopWords } from '../testing/shop-words.tsx';
import { SearchPage } from './search-page.tsx';

const NOTHING = {
  elements: [],
  total: 0,
  page: 1,
  limit: 24,
  aggregations: {},
  sorting: 'score',
  availableSortings: [],
} as unknown as ProductListing;
const words = (search: string, listing: ProductListing | null) =>
  shopWords(<SearchPage term="vase" listing={listing} />, {}, `/search?search=vase${search}`);

describe('a search', () => {
  it('that finds nothing says so with a way on', () => {
    expect(words('', NOTHING)).toMatch(/vase.*Back to/i);
    expect(words('', NOTHING)).not.toContain('Filters');
  });

  it.each([
    '&min-price=900',
    '&max-price=1',
    '&rating=5',
    '&shipping-free=1',
    `&manufacturer=${'a'.repeat(32)}`,
    `&properties=${'b'.repeat(32)}`,
  ])('whose filters leave nothing over keeps them in reach: %s', (filters) => {
    expect(words(filters, NOTHING)).toMatch(/Filter/);
  });
});
