import { describe, expect, it } from 'vitest';
import { GuestOrderPage, OrderDetailsPage } from '../order/guest-order-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { LoginPage } from './login-page.tsx';
import { RecoverPage, ResetPasswordPage } from './recovery-pages.tsx';
import { RegistrationConfirmPage } from './registration-confirm-page.tsx';
import { isUnconfirmed } from './unconfirmed-account.ts';

describe('the pages that mails lead to', () => {
  it('say that the account is active only to who is signed in', () => {
    expect(shopWords(<RegistrationConfirmPage state="followed" />, { isLoggedIn: true, customerName: 'Ada' })).toContain(
      'Your account is active. Welcome, Ada',
    );
    expect(shopWords(<RegistrationConfirmPage state="followed" />)).toContain('This link is not valid.');
    expect(shopWords(<RegistrationConfirmPage state="wrong" />, { isLoggedIn: true })).toContain('This link is not valid.');
    expect(shopWords(<RegistrationConfirmPage state="used" />)).toContain('This link has been used already.');
  });

  it('ask before they sign somebody in, and say whose session that ends', () => {
    expect(shopWords(<RegistrationConfirmPage state="asks" />)).toContain('Activate and log in');
    expect(shopWords(<RegistrationConfirmPage state="asks" />)).not.toContain('logged in as');
    expect(shopWords(<RegistrationConfirmPage state="asks" />, { isLoggedIn: true, customerName: 'Ada' })).toContain(
      'You are logged in as Ada now.',
    );
  });

  it('have forms that a browser sends without scripts: an address, no button that waits', () => {
    for (const page of [
      <RecoverPage key="a" answer={undefined} />,
      <ResetPasswordPage key="b" isValid answer={undefined} />,
      <GuestOrderPage key="c" order={null} answer={undefined} />,
      <RegistrationConfirmPage key="d" state="asks" />,
    ]) {
      const html = shopMarkup(page, {}, '/here?hash=abc');
      expect(html).toMatch(/<form[^>]+method="post"[^>]+action="\/here\?hash=abc"|<form[^>]+action="\/here\?hash=abc"[^>]+method="post"/);
      expect(html).not.toMatch(/<button[^>]+type="submit"[^>]+disabled|<button[^>]+aria-disabled="true"[^>]+type="submit"/);
    }
  });

  it('show what is wrong at its field, and what was typed', () => {
    const html = shopMarkup(
      <GuestOrderPage order={null} answer={{ errors: { zipcode: 'required' }, values: { email: 'ada@vitrine.example' } }} />,
    );
    expect(html).toContain('value="ada@vitrine.example"');
    expect(html).toContain('Input required');
    expect(shopWords(<ResetPasswordPage isValid answer={{ errors: { newPassword: 'minLength|8' }, values: {} }} />)).toContain(
      'at least 8 characters',
    );
    expect(shopWords(<GuestOrderPage order={null} answer={{ errors: {}, reason: 'refused', values: {} }} />)).toContain(
      'There is no order with this email address',
    );
  });

  it('offer a new link where the old one has expired', () => {
    for (const page of [
      <ResetPasswordPage key="a" isValid={false} answer={undefined} />,
      <ResetPasswordPage key="b" isValid answer={{ isExpired: true }} />,
    ]) {
      expect(shopMarkup(page)).toContain('href="/account/recover"');
    }
  });

  it('ask who is not signed in to log in before a customer’s order is shown', () => {
    expect(shopMarkup(<OrderDetailsPage order={null} path="/account/order/details/x" />)).toContain(
      '/login?returnTo=%2Faccount%2Forder%2Fdetails%2Fx',
    );
  });
});

it('the log-in offers a new password, and says so once it is saved', () => {
  expect(shopMarkup(<LoginPage />)).toContain('href="/account/recover"');
  expect(shopWords(<LoginPage />, {}, '/login?password=saved')).toContain('Your new password is saved.');
});

it.each([
  [{ doubleOptInRegistration: true, doubleOptInConfirmDate: null }, true],
  [{ doubleOptInRegistration: true, doubleOptInConfirmDate: '2026-03-05T10:00:00.000Z' }, false],
  [{ doubleOptInRegistration: false }, false],
])('an account waits for its mail where the shop asks for it and it was not confirmed: %o', (customer, isWaiting) => {
  expect(isUnconfirmed(customer)).toBe(isWaiting);
});

describe('a forgotten password', () => {
  it('is asked for by an address, which stays in its field beside what is wrong with it', () => {
    const wrong = <RecoverPage answer={{ errors: { email: 'required' }, values: { email: 'ada@' } }} />;
    expect(shopMarkup(wrong)).toContain('value="ada@"');
    expect(shopMarkup(wrong)).toMatch(/aria-invalid="true"/);
    expect(shopMarkup(<RecoverPage answer={undefined} />)).not.toContain('aria-invalid="true"');
  });
  it('has its mail on its way as soon as it is said where to, and no form any more', () => {
    const sent = <RecoverPage answer={{ sentTo: 'ada@vitrine.example' }} />;
    expect(shopWords(sent)).toContain(t('account.recover.sentText', { email: 'ada@vitrine.example' }));
    expect(shopMarkup(sent)).not.toContain('<form');
    expect(shopMarkup(sent)).toContain('href="/login"');
  });
  it('is replaced by two fields where the link is good, also after something was wrong', () => {
    const fields = (page: Parameters<typeof shopMarkup>[0]) => shopMarkup(page).match(/name="newPassword/g)?.length ?? 0;
    expect(fields(<ResetPasswordPage isValid answer={undefined} />)).toBe(2);
    expect(fields(<ResetPasswordPage isValid answer={{ errors: {}, reason: 'general', values: {} }} />)).toBe(2);
    expect(fields(<ResetPasswordPage isValid={false} answer={undefined} />)).toBe(0);
    expect(fields(<ResetPasswordPage isValid={false} answer={{ errors: {}, values: {} }} />)).toBe(0);
    expect(fields(<ResetPasswordPage isValid answer={{ isExpired: true }} />)).toBe(0);
  });
});

describe('a customer without a name', () => {
  it.each(['followed', 'asks'] as const)('is welcomed without one (%s)', (state) => {
    const words = shopWords(<RegistrationConfirmPage state={state} />, { isLoggedIn: true, customerName: null });
    const text = t(state === 'asks' ? 'account.register.linkSignedIn' : 'account.register.success', { name: '' });
    expect(words).toContain(text.replace(/\s+/g, ' '));
  });
});
