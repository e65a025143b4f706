import { describe, expect, it } from 'vitest';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { LoginPage, RegisterPage } from './login-page.tsx';
import { RegistrationConfirmPage } from './registration-confirm-page.tsx';

const choices = { countries: [], salutations: [] };

describe('the log-in', () => {
  it('says that a new password was saved, where the visitor comes from there', () => {
    const saved = shopWords(<LoginPage />, {}, '/login?password=saved');
    expect(saved).not.toBe(shopWords(<LoginPage />, {}, '/login'));
    expect(shopWords(<LoginPage />, {}, '/login?password=other')).toBe(shopWords(<LoginPage />, {}, '/login'));
  });
});

describe('the registration', () => {
  it('is over as soon as a mail is on its way, and says where to', () => {
    expect(shopWords(<RegisterPage choices={choices} answer={{ sentTo: 'ada@vitrine.example' }} />)).toContain('ada@vitrine.example');
    expect(shopMarkup(<RegisterPage choices={choices} answer={{ sentTo: 'ada@vitrine.example' }} />)).not.toContain('<form');
  });
  it('shows its form again with what was wrong', () => {
    const html = shopMarkup(
      <RegisterPage choices={choices} answer={{ errors: { city: 'required' }, values: { 'billingAddress.city': 'Berlin' } }} />,
    );
    expect(html).toContain('<form');
    expect(html).toContain('value="Berlin"');
  });
});

describe("the link of a registration's mail", () => {
  const words = (state: 'followed' | 'used' | 'wrong' | 'asks', isLoggedIn: boolean) =>
    shopWords(<RegistrationConfirmPage state={state} />, { isLoggedIn, customerName: 'Ada' });
  it('welcomes who is signed in by it', () => {
    expect(words('followed', true)).toContain('Ada');
    expect(words('used', true)).toBe(words('followed', true));
  });
  it('that is wrong welcomes nobody, signed in or not', () => {
    expect(words('wrong', true)).not.toContain('Ada');
    expect(words('wrong', true)).toBe(words('wrong', false));
  });
  it('that was used leads to the log-in, and only a wrong one to the registration too', () => {
    const markup = (state: 'used' | 'wrong') => shopMarkup(<RegistrationConfirmPage state={state} />, { isLoggedIn: false });
    expect([markup('used').includes('/register'), markup('wrong').includes('/register')]).toEqual([false, true]);
    expect(markup('used')).toContain('/login');
  });
  it('says in its own words that it was used, and that it is wrong', () => {
    const [used, wrong] = [words('used', false), words('wrong', false)];
    expect(used).toContain(t('account.register.linkUsed'));
    expect(used).toContain(t('account.register.linkUsedText'));
    expect(wrong).toContain(t('account.register.confirmFailed'));
    expect(wrong).toContain(t('account.register.linkWrongText'));
  });
  it('asks first, and says who is signed in now', () => {
    expect(words('asks', true)).toContain('Ada');
    expect(words('asks', false)).not.toContain('Ada');
  });
});
