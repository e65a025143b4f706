// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup } from '../testing/shop-words.tsx';
import { AccountFrame } from './account-frame.tsx';

const page = shopPage();
const ADA = { isLoggedIn: true, customerName: 'Ada' };
const frame = <AccountFrame>page</AccountFrame>;
/** Addresses of the entries that are marked, with how. */
const current = (address: string): string[] =>
  [...shopMarkup(frame, ADA, address).matchAll(/href="([^"]*)" aria-current="(\w+)"/g)].map(([, href, how]) => `${href} ${how}`);

describe("the account's navigation", () => {
  it('marks the page one is on, and the entry that a page below it belongs to', () => {
    expect(current('/account')).toEqual(['/account page']);
    expect(current('/account/address')).toEqual(['/account/address page']);
    expect(current('/account/address/create')).toEqual(['/account/address true']);
    expect(current('/account/addresses')).toEqual([]);
  });
  it('logs out: here with scripts, by its own form without', async () => {
    expect(shopMarkup(frame, ADA, '/account')).toMatch(/<form action="\/account\/logout" method="post"/);
    page.answer = () => ({ redirectUrl: null });
    await page.show(frame, { session: ADA });
    await page.press(t('account.navigation.logout'));
    await page.eventually(() => expect(page.notices()).toEqual([t('account.logout.success')]));
    expect(page.asked.map(({ path }) => path)).toEqual(['/account/logout']);
  });
});
