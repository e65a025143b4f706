import { describe, expect, it } from 'vitest';
import type { ProductDescriptionReviewsProps } from '@vitrine/cms-blocks';
import { PageFormContext } from '../page/page-form.ts';
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
  it('has no reviews to read or to write where no product is meant', () => {
    const words = (productId: string | null, address: string) => shopMarkup(part({ productId }), {}, address);
    expect(words(null, '/vase?tab=reviews')).toContain(t('shop.review.count', { count: 0 }));
    expect(words(null, '/vase?tab=reviews')).not.toContain('v-reviews');
    expect(words('a'.repeat(32), '/vase?tab=reviews')).toContain('v-reviews');
  });

  const sent = (slotId: string, answered = false) => (
    <PageFormContext value={{ answer: answered ? { slotId, errors: {}, values: {} } : undefined, isIndex: false }}>
      {part({ placement: { headingLevel: 2, slotId: 'slot' } })}
    </PageFormContext>
  );
  it.each([
    ['the description at first', part(), '/vase', false],
    ['the reviews that the address asks for', part(), '/vase?tab=reviews', true],
    ['the description for any other tab', part(), '/vase?tab=other', false],
    ['the reviews once one was sent', sent('slot'), '/vase?sent=slot', true],
    ['the reviews once one was answered', sent('slot', true), '/vase', true],
    ['the description while another form was answered', sent('other', true), '/vase?sent=other', false],
  ])('is %s, with a way to the other tab without scripts', (_what, element, address, isReviews) => {
    const html = shopMarkup(element, {}, address);
    expect(/aria-selected="true"[^>]*>(.*?)<\/button>/s.exec(html)?.[1]).toContain(
      isReviews ? t('shop.review.count', { count: 0 }) : t('shop.product.description'),
    );
    expect(/<noscript>.*?href="([^"]*)"/s.exec(html.slice(html.lastIndexOf('<noscript>')))?.[1]).toBe(
      isReviews ? '/vase' : '/vase?tab=reviews',
    );
  });
});
