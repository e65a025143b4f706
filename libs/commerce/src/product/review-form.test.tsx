// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { CmsPlacement } from '@vitrine/cms-blocks';
import { type PageFormAnswer, PageFormContext } from '../page/page-form.ts';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup } from '../testing/shop-words.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewSchema } from './review-rules.ts';

const page = shopPage();
const PRODUCT = 'a'.repeat(32);
const placement = { slotId: 'slot', pageType: 'product_detail' } as CmsPlacement;
const form = (context: object | null) => (
  <PageFormContext value={context as Parameters<typeof PageFormContext>[0]['value']}>
    <ReviewForm productId={PRODUCT} placement={placement} />
  </PageFormContext>
);
const open = (
  { isLoggedIn = true, address = '/detail/vase', answer }: { isLoggedIn?: boolean; address?: string; answer?: PageFormAnswer } = {},
  context: object | null = { answer, isIndex: false },
) => page.show(form(context), { session: { isLoggedIn, hasSession: true }, address });
const write = async () => {
  await page.click('input[name=points][value="4"]');
  await page.type('[name=title]', 'Fine vase');
  const text = page.find<HTMLTextAreaElement>('[name=content]');
  await page.type('[name=content]', 'A vase that stands where I have put it, for years by now, and never leaks.');
  expect(text.value).not.toBe('');
  await page.submit();
};
const SENT = t('shop.review.sent');
const reviews = () => page.asked.filter(({ method }) => method === 'POST');

describe('a review', () => {
  it('is written by customers; others are led to the log-in, and back', async () => {
    await open({ isLoggedIn: false });
    expect(page.count('form')).toBe(0);
    expect(page.find('a').getAttribute('href')).toBe('/login?returnTo=%2Fdetail%2Fvase');
    await open();
    expect(page.count('form')).toBe(1);
    expect(page.count('a')).toBe(0);
  });

  it('is not written in a presentation, by nobody', async () => {
    for (const isLoggedIn of [true, false]) {
      await open({ isLoggedIn }, null);
      expect(page.count('form, a')).toBe(0);
    }
  });

  it('is sent with its stars as a number, and thanked for', async () => {
    page.answer = () => ({});
    await open();
    await write();
    await page.eventually(() => expect(page.text()).toContain(SENT));
    expect(reviews().map(({ path }) => path)).toEqual([`/product/${PRODUCT}/review`]);
    expect(reviews()[0]?.body).toMatchObject({ points: 4, title: 'Fine vase' });
    expect(page.count('form')).toBe(0);
  });

  it('that the shop refuses is kept to be sent again', async () => {
    page.answer = () => refusal(500);
    await open();
    await write();
    await page.eventually(() => expect(page.count('[role=alert]')).toBe(1));
    expect(page.text()).not.toContain(SENT);
    expect(page.find<HTMLInputElement>('[name=title]').value).toBe('Fine vase');
  });

  it('that lacks something says so, and is not sent', async () => {
    await open();
    await page.submit();
    await page.eventually(() => expect(page.count('[aria-invalid=true]')).toBeGreaterThan(0));
    expect(reviews()).toEqual([]);
  });

  it.each([
    ['title', 4, 'Headline should be between 5 and 255 characters long.'],
    ['title', 256, 'Headline should be between 5 and 255 characters long.'],
    ['content', 39, 'Your review should be between 40 and 5,000 characters long.'],
    ['content', 5_001, 'Your review should be between 40 and 5,000 characters long.'],
  ])('whose %s has %i characters is told how many it may have', async (name, length, words) => {
    const value = 'x'.repeat(length);
    await open();
    await page.type(`[name=${name}]`, value);
    await page.submit();
    await page.eventually(() => expect(page.saidOf(`[name=${name}]`)).toBe(words));
    await page.show(<p>Between</p>);
    const rule = reviewSchema.safeParse({ [name]: value }).error?.issues.find(({ path }) => path[0] === name)?.message ?? '';
    await open({ answer: { slotId: 'slot', errors: { [name]: rule }, values: { [name]: value } } });
    expect(page.saidOf(`[name=${name}]`), 'without scripts').toBe(words);
  });

  it('sent without scripts is thanked for, or open with what was wrong', async () => {
    await open({ address: '/detail/vase?sent=slot' });
    expect(page.text()).toContain(SENT);
    await page.show(<p>Between</p>);
    const answer = { slotId: 'slot', errors: { title: 'required' }, values: {} } as PageFormAnswer;
    const isOpenAt = (context: object) => /<details[^>]* open/.test(shopMarkup(form({ isIndex: false, ...context }), { isLoggedIn: true }));
    expect([isOpenAt({ answer }), isOpenAt({})], 'as the server draws it').toEqual([true, false]);
    await open({ answer: { slotId: 'slot', errors: { title: 'required' }, values: { points: '3', content: 'Long' } } as PageFormAnswer });
    expect(page.find<HTMLDetailsElement>('details').open).toBe(true);
    expect(page.find<HTMLInputElement>('input[name=points]:checked').value).toBe('3');
    expect(page.find<HTMLTextAreaElement>('[name=content]').value).toBe('Long');
    await page.show(<p>Between</p>);
    await open({ answer: { slotId: 'another', errors: {}, values: {} } as PageFormAnswer });
    expect(page.find<HTMLDetailsElement>('details').open).toBe(false);
    await page.show(<p>Between</p>);
    await open({ address: '/detail/vase?sent=another' });
    expect(page.text()).not.toContain(SENT);
  });
});
