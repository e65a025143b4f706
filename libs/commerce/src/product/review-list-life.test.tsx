// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
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

it('reviews of which fewer come than were counted are asked for no further', async () => {
  page.answer = () => ({ elements: [], total: 12 });
  await page.show(list({ elements: reviews(1, 10), total: 12, average: 4 }));
  await page.press(t('common.action.showMore'));
  await page.eventually(() => expect(page.text()).not.toContain(t('common.action.showMore')));
  expect(shown()).toBe(10);
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

describe('reviews by their stars', () => {
  const matrix = [5, 4, 3].map((points) => ({ points, count: points === 3 ? 0 : 1 }));
  const stars = (count: number) =>
    [...document.querySelectorAll<HTMLElement>('.v-review-stars button')].find((button) =>
      button.textContent.startsWith(t('shop.review.stars', { count })),
    );
  const choose = (count: number) => act(async () => stars(count)?.click());
  const open = async () => {
    page.answer = () => ({ elements: reviews(7, 1), total: 1 });
    await page.show(list({ elements: reviews(1, 2), total: 2, average: 4, matrix }));
  };

  it('are those that gave as many, and all again by a second press', async () => {
    await open();
    await choose(4);
    await page.eventually(() => expect(page.text()).toContain('Title 7.'));
    expect([shown(), stars(4)?.ariaPressed ?? stars(4)?.getAttribute('aria-pressed')]).toEqual([1, 'true']);
    expect(page.asked.map(({ body }) => body)).toEqual([
      { filter: [{ type: 'equals', field: 'points', value: 4 }], page: 1, limit: 10, 'total-count-mode': 'exact' },
    ]);
    await choose(4);
    expect(page.text()).toContain('Title 1.');
    expect(page.asked).toHaveLength(1);
  });

  it('are not shown with others while they are read', async () => {
    await open();
    page.answer = () => new Promise(() => undefined);
    await choose(4);
    expect(shown()).toBe(0);
  });

  it('that nobody gave can’t be chosen', async () => {
    await open();
    expect([5, 3].map((count) => stars(count)?.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
    await choose(3);
    expect(shown()).toBe(2);
    expect(page.asked).toEqual([]);
  });

  it('are not spread where there are none', async () => {
    await page.show(list({ elements: [], total: 0, average: 0, matrix: [{ points: 5, count: 0 }] }));
    expect(page.count('.v-review-stars')).toBe(0);
  });
});
