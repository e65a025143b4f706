// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { ReviewList } from './review-list.tsx';

const page = shopPage();
const PRODUCT = 'a'.repeat(32);
const reviews = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index), title: `Title ${from + index}.`, content: 'Text', points: 4 }));
const list = (initial: object | null) => (
  <ReviewList productId={PRODUCT} initial={initial as Parameters<typeof ReviewList>[0]['initial']} headingLevel={2} />
);
const shown = () => page.count('.v-review');

it('reviews that the page brings are not asked for again; further ones are, ten at once', async () => {
  page.answer = () => ({ elements: reviews(11, 2), total: 12 });
  await page.show(list({ elements: reviews(1, 10), total: 12, average: 4 }));
  expect(page.asked).toEqual([]);
  await page.press(t('common.action.showMore'));
  await page.eventually(() => expect(shown()).toBe(12));
  expect(page.asked.map(({ path, body }) => [path, body])).toEqual([
    [`/product/${PRODUCT}/reviews`, { page: 2, limit: 10, 'total-count-mode': 'exact' }],
  ]);
  expect(page.text()).not.toContain(t('common.action.showMore'));
});

it('reviews that the page does not bring are read from the first on, and none are said to be none', async () => {
  page.answer = () => ({ elements: [], total: 0 });
  await page.show(list(null));
  await page.eventually(() => expect(page.text()).toContain(t('shop.review.count', { count: 0 })));
  expect(page.asked[0]?.body).toMatchObject({ page: 1 });
});

it('reviews that cannot be read say so, also further ones, and are read again on demand', async () => {
  page.answer = () => refusal(500);
  await page.show(list({ elements: reviews(1, 10), total: 12, average: 4 }));
  await page.press(t('common.action.showMore'));
  await page.eventually(() => expect(page.text()).toContain(t('common.action.retry')));
  expect(shown()).toBe(0);
  page.answer = ({ body }) =>
    (body as { page: number }).page === 1 ? { elements: reviews(1, 10), total: 12 } : { elements: reviews(11, 2), total: 12 };
  await page.press(t('common.action.retry'));
  await page.eventually(() => expect(shown()).toBeGreaterThanOrEqual(10));
});
