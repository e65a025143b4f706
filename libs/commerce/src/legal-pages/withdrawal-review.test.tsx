// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shopPage } from '../testing/shop-page.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

const page = shopPage();
const DECLARED = { name: 'Ada Byron', contract: '10007', email: 'ada@vitrine.example', scope: '' };
const buttons = () => [...document.querySelectorAll('form button')].map((button) => button.hasAttribute('data-pending'));

describe('the review of a withdrawal', () => {
  it.each([
    ['confirmed', 0],
    ['changed', 1],
  ])('waits at the button by which it is %s, and at no other', async (_what, index) => {
    await page.show(<WithdrawalReview declared={DECLARED} />, { action: () => new Promise(() => undefined) });
    expect(buttons()).toEqual([false, false]);
    await page.act(() => document.querySelectorAll<HTMLFormElement>('form')[index]?.requestSubmit());
    await page.eventually(() => expect(buttons()).toEqual([index === 0, index === 1]));
  });
});
