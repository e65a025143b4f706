import { describe, expect, it } from 'vitest';
import type { ProductDescriptionReviewsProps } from '@vitrine/cms-blocks';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { ProductDescriptionReviews } from './description-reviews.tsx';

const part = (over: object = {}) => (
  <ProductDescriptionReviews
    {...({
      productId: 'a'.repeat(32),
      productName: 'Vase',
      description: '',
      properties: [],
      reviews: null,
      placement: { headingLevel: 2 },
      ...over,
    } as unknown as ProductDescriptionReviewsProps)}
  />
);
const NONE = t('common.state.none');
const OAK = [{ id: 'm', name: 'Material', options: [{ name: 'Oak' }] }];

describe('what is said of a product', () => {
  it('is its description and what it is made of, and nothing only where there is neither', () => {
    expect(shopWords(part())).toContain(NONE);
    expect(shopWords(part({ description: '<p>Blue</p>' }))).toContain('Blue');
    expect(shopWords(part({ description: '<p>Blue</p>' }))).not.toContain(NONE);
    expect(shopWords(part({ properties: OAK }))).toContain('Oak');
    expect(shopWords(part({ properties: OAK }))).not.toContain(NONE);
  });
  it('counts its reviews, with their average where there is one', () => {
    const reviews = { elements: [], total: 3, average: 4.25 };
    expect(shopWords(part())).toContain(t('shop.review.count', { count: 0 }));
    expect(shopMarkup(part())).not.toContain('v-rating');
    expect(shopWords(part({ reviews }))).toContain(t('shop.review.count', { count: 3 }));
    expect(shopMarkup(part({ reviews }))).toContain(t('shop.review.average', { points: '4.3' }));
    expect(shopMarkup(part({ reviews: { ...reviews, average: null } }))).not.toContain('v-rating');
  });
  it('has no reviews to read where no product is meant', () => {
    expect(shopWords(part({ productId: null }))).toContain(t('shop.review.count', { count: 0 }));
  });
});
