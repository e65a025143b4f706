// @vitest-environment jsdom
import { useAtomValue } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { Customer } from '@vitrine/store-api-client';
import { isLoggingOutAtom } from '../customer/use-session-end.ts';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import type { AccountAnswer } from './account-forms.ts';
import { DeleteAccountPage, ProfilePage } from './profile-page.tsx';

const page = shopPage();
const SIGNED_IN = { isLoggedIn: true, hasSession: true };
const CUSTOMER = {
  id: 'c',
  accountType: 'private',
  email: 'ada@vitrine.example',
  firstName: 'Ada',
  lastName: 'Byron',
  birthday: '1815-12-10T00:00:00.000+00:00',
};
const COMPANY = { ...CUSTOMER, accountType: 'business', company: 'Engines', vatIds: ['DE123', 'DE456'] };
const choices = { countries: [], salutations: [] };
const open = (customer: object = CUSTOMER, answer?: AccountAnswer, address = '/account/profile') =>
  page.show(<ProfilePage customer={customer as Customer} choices={choices} answer={answer} />, { session: SIGNED_IN, address });
const field = (form: string, name: string) =>
  document.querySelector<HTMLInputElement>(`form[action$='form=${form}'] [name=${name}]`) ?? undefined;
const failed = (form: AccountAnswer['form'], errors: AccountAnswer['errors'], values = {}): AccountAnswer => ({ form, errors, values });
const saidOf = (form: string, name: string) => page.saidOf(`form[action$='form=${form}'] [name=${name}]`);

describe('the own data of a customer', () => {
  it('begin with what is known of them', async () => {
    await open();
    expect(['firstName', 'lastName', 'birthday'].map((name) => field('profile', name)?.value)).toEqual(['Ada', 'Byron', '1815-12-10']);
    expect([field('profile', 'company'), field('profile', 'vatIds')]).toEqual([undefined, undefined]);
  });

  it('have a company and its tax number for companies', async () => {
    await open(COMPANY);
    expect(['company', 'vatIds'].map((name) => field('profile', name)?.value)).toEqual(['Engines', 'DE123']);
    await page.show(<p>Between</p>);
    await open({ ...COMPANY, company: null, vatIds: null, birthday: null });
    expect(['company', 'vatIds', 'birthday'].map((name) => field('profile', name)?.value)).toEqual(['', '', '']);
  });

  it('keep what was typed where they were not accepted, empty fields too', async () => {
    const values = { firstName: '', lastName: 'King', company: 'Looms', vatIds: 'X', birthday: '2999-01-01' };
    await open(COMPANY, failed('profile', { firstName: 'required' }, values));
    for (const [name, value] of Object.entries(values)) expect(field('profile', name)?.value, name).toBe(value);
    expect(document.activeElement).toBe(field('profile', 'firstName'));
  });

  it('of a business ask for its name in the words of a field that is required by what else is known', async () => {
    await open(COMPANY, failed('profile', { company: 'requiredIf' }, { company: '' }));
    expect(saidOf('profile', 'company')).toBe('Value is required');
  });

  it('call optional what the shop does not ask for, and required what it has turned out to', async () => {
    await open(COMPANY);
    const state = (name: string) => field('profile', name)?.required || field('profile', name)?.getAttribute('aria-required') === 'true';
    expect([state('vatIds'), state('birthday'), state('company')]).toEqual([false, false, true]);
    const optional = () => page.text().split(t('common.form.optional')).length - 1;
    const before = optional();
    await page.show(<p>Between</p>);
    await open(COMPANY, failed('profile', { vatIds: 'required', birthday: 'required' }));
    expect([state('vatIds'), state('birthday')]).toEqual([true, true]);
    expect(optional()).toBe(before - 2);
  });
});

describe('the e-mail address and the password of a customer', () => {
  it('are asked for beside those of now', async () => {
    await open();
    expect(page.text()).toContain(t('account.email.current', { email: CUSTOMER.email }));
    expect(field('email', 'email')?.value).toBe('');
    expect(field('password', 'username')?.value).toBe(CUSTOMER.email);
  });

  it('say what is wrong with each at its own form', async () => {
    await open(CUSTOMER, failed('email', { password: 'required' }, { email: 'new@vitrine.example', emailConfirmation: 'new@' }));
    expect([field('email', 'email')?.value, field('email', 'emailConfirmation')?.value]).toEqual(['new@vitrine.example', 'new@']);
    expect(saidOf('email', 'password')).toContain(t('common.form.required'));
    expect(saidOf('password', 'password')).toBe('');
  });

  it.each([
    ['profile', t('account.profile.saved')],
    ['email', t('account.email.saved', { email: CUSTOMER.email })],
    ['password', t('account.password.saved')],
  ])('say what was saved, alone: %s', async (form, text) => {
    await open(CUSTOMER, undefined, `/account/profile?saved=${form}`);
    expect([...document.querySelectorAll('.v-form-notice')].map((notice) => notice.textContent)).toEqual([text]);
  });
});

describe('the end of an account', () => {
  let isLoggingOut: boolean | undefined;
  function Watch() {
    isLoggingOut = useAtomValue(isLoggingOutAtom);
    return null;
  }
  const ask = (answer?: AccountAnswer) =>
    page.show(
      <>
        <Watch />
        <DeleteAccountPage email={CUSTOMER.email} answer={answer} />
      </>,
      { session: SIGNED_IN, action: () => null },
    );

  it('is asked about with what is lost, and can be left', async () => {
    await ask();
    expect(page.text()).toContain(t('account.delete.warning', { email: CUSTOMER.email }));
    expect(page.find('form').getAttribute('action')).toBe('/account/profile/delete?form=delete-account');
    expect(page.find('form a').getAttribute('href')).toBe('/account/profile');
    expect(page.count('[role=alert]')).toBe(0);
    expect(isLoggingOut).toBe(false);
  });

  it('is no news of a session that ends, until it has failed', async () => {
    await ask();
    await page.submit();
    expect(isLoggingOut).toBe(true);
    await ask({ form: 'delete-account', errors: {}, values: {}, reason: 'general' });
    expect(isLoggingOut).toBe(false);
    expect(page.find('[role=alert]').textContent).toBe(t('account.delete.failed'));
  });
});
