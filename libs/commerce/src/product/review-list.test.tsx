import { describe, expect, it } from 'vitest';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { ReviewList } from './review-list.tsx';

const review = (id: string, over: object = {}) => ({ id, title: `Title ${id}`, content: `Text ${id}`, points: 4, ...over });
const list = (elements: object[], total: number, headingLevel: 2 | 3 = 2) => (
  <ReviewList
    productId={'a'.repeat(32)}
    initial={{ elements, total } as unknown as Parameters<typeof ReviewList>[0]['initial']}
    headingLevel={headingLevel}
  />
);
const MORE = 'Show more';

describe('the reviews of a product', () => {
  it('offer more only while there are more', () => {
    expect(shopWords(list([review('a')], 2))).toContain(MORE);
    expect(shopWords(list([review('a')], 1))).not.toContain(MORE);
  });
  it('offer no more where the store counts some that it does not give', () => {
    expect(shopWords(list([], 3))).not.toContain(MORE);
  });
  it('show each review once, although pages of a growing list overlap', () => {
    expect(shopWords(list([review('a'), review('a'), review('b')], 3)).match(/Title a/g)).toHaveLength(1);
  });
  it('stand one level below the heading of their block', () => {
    expect(shopMarkup(list([review('a')], 1, 2))).toContain('<h3');
    expect(shopMarkup(list([review('a')], 1, 3))).toContain('<h4');
  });
  it('show stars, day and the answer of the shop where there are any', () => {
    const full = review('a', { createdAt: '2026-03-05T10:00:00.000+00:00', comment: 'Thank you' });
    expect(shopWords(list([full], 1))).toMatch(/March 5, 2026.*Thank you/);
    expect(shopMarkup(list([review('a', { points: null })], 1))).not.toContain('v-rating');
    expect(shopMarkup(list([review('a')], 1))).toContain('v-rating');
  });
  it('say of one’s own that it waits for the shop, and of no other', () => {
    const waits = t('shop.review.pending');
    expect(shopWords(list([review('a', { status: false })], 1))).toContain(waits);
    expect(shopWords(list([review('a', { status: true })], 1))).not.toContain(waits);
    expect(shopWords(list([review('a')], 1))).not.toContain(waits);
  });
  it('that are on their way have their place held by four lines', () => {
    const html = shopMarkup(<ReviewList productId={'a'.repeat(32)} initial={null} headingLevel={2} />);
    expect(html.match(/v-skeleton--text/g)).toHaveLength(4);
    expect(shopMarkup(list([review('a')], 1))).toContain('v-heading--5');
  });
});
