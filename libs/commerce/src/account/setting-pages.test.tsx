// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import type { AccountAnswer } from './account-forms.ts';
import { NewsletterPage, PaymentMethodPage } from './setting-pages.tsx';

const page = shopPage();
const session = { isLoggedIn: true, hasSession: true };
const METHODS = [
  { id: 'card', name: 'Card', translated: { name: 'Credit card', description: 'At once.' } },
  { id: 'bill', name: 'Invoice' },
  { id: 'bare' },
] as unknown as PaymentMethod[];
const failed = (form: AccountAnswer['form']): AccountAnswer => ({ form, errors: {}, values: {}, reason: 'general' });
const notices = () => [...document.querySelectorAll('.v-form-notice')].map((notice) => notice.textContent);

describe('how a customer pays', () => {
  const open = (methods = METHODS, answer?: AccountAnswer, address = '/account/payment') =>
    page.show(<PaymentMethodPage methods={methods} currentId="bill" answer={answer} />, { session, address });

  it('is chosen among the methods, of which the present one is marked', async () => {
    await open();
    const options = [...document.querySelectorAll('input[type=radio]')].map((each) => (each as HTMLInputElement).value);
    expect(options).toEqual(['card', 'bill', 'bare']);
    expect(page.find<HTMLInputElement>('input:checked').value).toBe('bill');
    expect(page.text().split(t('account.paymentMethod.current'))).toHaveLength(2);
    for (const words of ['Credit card', 'At once.', 'Invoice']) expect(page.text()).toContain(words);
  });

  it('cannot be chosen where there is no method, which is said', async () => {
    await open([]);
    expect(page.text()).toContain(t('account.paymentMethod.none'));
    expect(page.count('form')).toBe(0);
  });

  it('says that it is saved, or that it could not be', async () => {
    await open(METHODS, undefined, '/account/payment?saved=payment');
    expect(notices()).toEqual([t('account.paymentMethod.saved')]);
    await open(METHODS, failed('payment'));
    expect(notices()).toEqual([t('account.paymentMethod.failed')]);
  });
});

describe('the newsletter', () => {
  const open = (state: Parameters<typeof NewsletterPage>[0]['state'], answer?: AccountAnswer, address = '/account/newsletter') =>
    page.show(<NewsletterPage state={state} email="ada@vitrine.example" answer={answer} />, { session, address });
  const buttons = () => [...document.querySelectorAll('.v-account__setting button')].map((each) => each.textContent);

  it.each([
    ['none', [t('account.newsletterSetting.subscribe')]],
    ['pending', [t('account.newsletterSetting.again'), t('account.newsletterSetting.unsubscribe')]],
    ['subscribed', [t('account.newsletterSetting.unsubscribe')]],
  ] as const)('says how it stands and offers what follows: %s', async (state, expected) => {
    await open(state);
    expect(buttons()).toEqual(expected);
    expect(page.find('.v-account__setting').textContent).toContain(t(`account.newsletterSetting.state.${state}`));
    expect(page.find('.v-account__setting').textContent).toContain(
      t(`account.newsletterSetting.text.${state}`, { email: 'ada@vitrine.example' }),
    );
  });

  it.each([
    ['pending', 'subscribe', t('account.newsletterSetting.sent', { email: 'ada@vitrine.example' })],
    ['subscribed', 'subscribe', t('account.newsletterSetting.subscribedNow', { email: 'ada@vitrine.example' })],
    ['none', 'unsubscribe', t('account.newsletterSetting.unsubscribedNow')],
  ] as const)('says what was done, by how it stands then: %s after %s', async (state, saved, text) => {
    await open(state, undefined, `/account/newsletter?saved=${saved}`);
    expect(notices()).toEqual([text]);
  });

  it('says what failed at its own form', async () => {
    await open('pending', failed('unsubscribe'));
    expect(notices()).toEqual([t('account.newsletterSetting.failed')]);
    expect(page.find('form:has([role=alert])').getAttribute('action')).toContain('form=unsubscribe');
  });
});
