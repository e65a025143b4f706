import { describe, expect, it } from 'vitest';
import type { ProductListing as Listing } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { ProductListing, SidebarFilter } from './listing-elements.tsx';

const product = (letter: string) => ({
  id: letter.repeat(32),
  productNumber: letter,
  translated: { name: letter },
  cover: { media: { url: `https://media.example/${letter}.jpg` } },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
});
const LISTING = {
  elements: ['a', 'b', 'c', 'd'].map(product),
  total: 4,
  page: 1,
  limit: 24,
  aggregations: { rating: { max: 5 } },
} as unknown as Listing;
const listing = (over: object = {}) => (
  <ProductListing
    {...({ listing: LISTING, placement: { headingLevel: 2, isPriority: true }, ...over } as unknown as Parameters<
      typeof ProductListing
    >[0])}
  />
);
const sidebar = (shown: Listing | null) => <SidebarFilter {...({ listing: shown } as Parameters<typeof SidebarFilter>[0])} />;

describe('the listing of a category', () => {
  it('says that there is none where the store gives none', () => {
    expect(shopMarkup(listing({ listing: null }))).not.toContain('v-listing');
    expect(shopWords(listing({ listing: null })).trim()).not.toBe('');
    expect(shopMarkup(listing())).toContain('v-listing');
  });
  it('hurries with the first three pictures, where it is on the first screen', () => {
    const lazy = (html: string) => html.match(/loading="lazy"/g)?.length ?? 0;
    expect(lazy(shopMarkup(listing()))).toBe(1);
    expect(lazy(shopMarkup(listing({ placement: { headingLevel: 2, isPriority: false } })))).toBe(4);
  });
  it('has its filters beside it only where there is a listing', () => {
    expect(shopMarkup(sidebar(LISTING))).toContain('v-filters');
    expect(shopMarkup(sidebar(null))).toBe('');
  });
});
