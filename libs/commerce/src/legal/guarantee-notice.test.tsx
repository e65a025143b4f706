import { describe, expect, it } from 'vitest';
import { shopMarkup } from '../testing/shop-words.tsx';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import { type Merchant, MerchantContext } from './merchant.tsx';

const notice = (merchant: Merchant = {}) =>
  shopMarkup(
    <MerchantContext value={merchant}>
      <GuaranteeNotice />
    </MerchantContext>,
  );

describe('the reminder of the legal guarantee', () => {
  it('leads to the page of the EU in the language of the shop', () => {
    expect(notice()).toMatch(/href="https:\/\/europa\.eu\/[^"]*_en\.htm"/);
  });
  it('shows the official notice where the merchant has it in the language of the page', () => {
    expect(notice({ guaranteeNotice: { 'en-US': '/notice-en.svg' } })).toMatch(/<a href="\/notice-en\.svg"><img src="\/notice-en\.svg"/);
    expect(notice({ guaranteeNotice: { 'de-DE': '/notice-de.svg' } })).not.toContain('<img');
    expect(notice()).not.toContain('<img');
  });
});
