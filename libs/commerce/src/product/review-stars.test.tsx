// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { shopPage } from '../testing/shop-page.tsx';
import { ReviewStars } from './review-stars.tsx';

const page = shopPage();
const MATRIX = [
  { points: 5, count: 3 },
  { points: 4, count: 1 },
  { points: 3, count: 0 },
];
const rows = () => [...document.querySelectorAll('button')];

it('the spread of reviews measures each number of stars against all reviews', async () => {
  await page.show(<ReviewStars matrix={MATRIX} chosen={4} onChoose={() => undefined} />);
  expect([...document.querySelectorAll('meter')].map(({ value, max }) => `${value}/${max}`)).toEqual(['3/4', '1/4', '0/4']);
  expect(rows().map((row) => row.ariaPressed ?? row.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  expect(rows().map((row) => row.getAttribute('aria-disabled'))).toEqual(['false', 'false', 'true']);
});

it('the spread of reviews leads to those of some stars, by a second press to all, and never to none', async () => {
  const onChoose = vi.fn();
  await page.show(<ReviewStars matrix={MATRIX} chosen={4} onChoose={onChoose} />);
  for (const row of rows()) await page.act(() => row.click());
  expect(onChoose.mock.calls).toEqual([[5], [null]]);
});

it('the spread of reviews is left out where there are none', async () => {
  await page.show(<ReviewStars matrix={[{ points: 5, count: 0 }]} chosen={null} onChoose={() => undefined} />);
  expect(page.text()).toBe('');
});
