// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { LoginForm } from './login-form.tsx';
import { LoginPage, RegisterPage } from './login-page.tsx';
import { RegisterForm, type RegisterFormProps } from './register-form.tsx';
import { useLogout } from './use-logout.ts';

const page = shopPage();
const GERMANY = 'd'.repeat(32);
const CHOICES = { countries: [{ id: GERMANY, name: 'Germany', isStateRequired: false, states: [] }], salutations: [] };
const SESSION = { session: { countryId: GERMANY, storefrontUrl: 'https://shop.example' } };
const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@vitrine.example',
  emailConfirmation: 'ada@vitrine.example',
  'billingAddress.street': 'Main Street 1',
  'billingAddress.zipcode': '10115',
  'billingAddress.city': 'Berlin',
};
const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.type(`input[name='${name}']`, value);
};
const calls = (path: string) => page.asked.filter((asked) => asked.path === path).map(({ body }) => body);
beforeEach(() => {
  page.answer = () => ({ id: 'c', redirectUrl: null });
});

describe('the log-in', () => {
  const logIn = async (): Promise<void> => {
    await fill({ username: 'ada@vitrine.example', password: 'long-enough' });
    await page.submit();
  };
  it('signs in, and has everything read again before it goes on', async () => {
    page.queries.setQueryData(['theirs'], 'before');
    const isNew: boolean[] = [];
    await page.show(<LoginForm onSuccess={() => void isNew.push(page.queries.getQueryData(['theirs']) === undefined)} />);
    await logIn();
    await page.eventually(() => expect(isNew).toEqual([true]));
    expect(calls('/account/login')).toEqual([{ username: 'ada@vitrine.example', password: 'long-enough' }]);
  });
  it.each([
    ['a wrong password', refusal(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'), 'account.login.failed'],
    ['an account that waits for its mail', refusal(401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED'), 'account.login.inactive'],
    ['too many tries', refusal(429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'), 'account.login.throttled'],
    ['anything else', refusal(500), 'common.error.general'],
  ] as const)('says what came of %s', async (_what, answer, text) => {
    const onSuccess = vi.fn();
    page.answer = () => answer.clone();
    await page.show(<LoginForm onSuccess={onSuccess} />);
    await logIn();
    await page.eventually(() => expect(page.text()).toContain(t(text)));
    expect(onSuccess).not.toHaveBeenCalled();
  });
  it.each([
    ['', '/account'],
    ['?returnTo=/checkout', '/checkout'],
    ['?returnTo=https://evil.example/', '/account'],
  ])('leads where its address says, if that is ours: %s', async (search, expected) => {
    await page.show(<LoginPage />, { address: `/login${search}` });
    await logIn();
    await page.eventually(() => expect(page.address).toBe(expected));
  });
  it('is sent as any form where it has an address of its own, which scripts know of', async () => {
    await page.show(<LoginForm />);
    expect(page.find('form').hasAttribute('action')).toBe(false);
    expect(page.find('form').hasAttribute('data-scripted')).toBe(false);
    await page.show(<LoginForm action="/login" />);
    expect(page.find('form').getAttribute('action')).toBe('/login');
    expect(page.find('form').hasAttribute('data-scripted')).toBe(true);
  });
});

describe('the fields of the log-in', () => {
  const name = () => page.find<HTMLInputElement>('input[name=username]').value;
  it('begin with what was typed before, else with the address that is known, else with nothing', async () => {
    await page.show(<LoginForm key="both" initialEmail="ada@vitrine.example" answer={{ errors: {}, values: { username: 'eve' } }} />);
    expect(name()).toBe('eve');
    await page.show(<LoginForm key="known" initialEmail="ada@vitrine.example" />);
    expect(name()).toBe('ada@vitrine.example');
    await page.show(<LoginForm key="none" />);
    expect(name()).toBe('');
  });
  it.each([
    ['refused', 'account.login.failed'],
    ['inactive', 'account.login.inactive'],
    ['throttled', 'account.login.throttled'],
  ] as const)('come with the reason why they were not taken without scripts: %s', async (reason, text) => {
    await page.show(<LoginForm answer={{ errors: {}, reason, values: {} }} />);
    expect(page.find('[role=alert]').textContent).toContain(t(text));
  });
  it('have a button and a way to an account in the words of their page', async () => {
    await page.show(<LoginForm />);
    expect(page.find('button[type=submit]').textContent).toContain(t('account.login.submit'));
    expect(page.count('a[href="/register"]')).toBe(1);
    await page.show(<LoginForm submitLabel="Join" registerHref="https://shop.example/register" carried={<input name="seen" />} />);
    expect(page.find('button[type=submit]').textContent).toContain('Join');
    expect(page.count('a[href="/register"]')).toBe(0);
    expect(page.count('a[href="https://shop.example/register"]')).toBe(1);
    expect(page.count('form input[name=seen]')).toBe(1);
  });
});

describe('the fields of a registration', () => {
  const KNOWN = { firstName: 'Ada', email: 'ada@vitrine.example', street: 'Main Street 1' };
  const value = (name: string) => page.find<HTMLInputElement>(`[name='${name}']`).value;
  const show = (props: Partial<RegisterFormProps>) => page.show(<RegisterForm choices={CHOICES} mode="guest" {...props} />, SESSION);
  it('begin with what is known, the address of the mail twice', async () => {
    await show({ initial: KNOWN });
    expect(['firstName', 'lastName', 'email', 'emailConfirmation', 'billingAddress.street', 'billingAddress.countryId'].map(value)).toEqual(
      ['Ada', '', 'ada@vitrine.example', 'ada@vitrine.example', 'Main Street 1', GERMANY],
    );
  });
  it('are few on the way to something else: the rest is folded away, or comes with an order', async () => {
    const isFolded = () => page.find('[name=salutationId]').closest('details') !== null;
    await show({ mode: 'account' });
    expect([isFolded(), page.count('[name=hasShipping]')]).toEqual([false, 1]);
    await show({ mode: 'account', isBrief: true });
    expect([isFolded(), page.count('[name=hasShipping]')]).toEqual([true, 0]);
  });
  it('begin with what was typed rather than with what is known', async () => {
    const values = { firstName: 'Eve', email: 'eve@vitrine.example', emailConfirmation: 'eve@', 'billingAddress.street': 'Mill Lane 2' };
    await show({ initial: KNOWN, answer: { errors: {}, values: { ...values, vatIds: 'DE1', birthday: '1815-12-10' } } });
    expect(['firstName', 'email', 'emailConfirmation', 'billingAddress.street', 'vatIds', 'birthday'].map(value)).toEqual([
      'Eve',
      'eve@vitrine.example',
      'eve@',
      'Mill Lane 2',
      'DE1',
      '1815-12-10',
    ]);
  });
  it('are sent to the address of their page without scripts, or to another one with what that needs', async () => {
    await show({});
    expect(page.find('form').hasAttribute('action')).toBe(false);
    expect(page.find('form').hasAttribute('data-scripted')).toBe(false);
    expect(page.find('button[type=submit]').textContent).toContain(t('account.register.submit'));
    await show({ action: '/checkout?intent=guest', carried: <input name="seen" />, submitLabel: 'Go on' });
    expect(page.find('form').getAttribute('action')).toBe('/checkout?intent=guest');
    expect(page.find('form').hasAttribute('data-scripted')).toBe(true);
    expect(page.count('form input[name=seen]')).toBe(1);
    expect(page.find('button[type=submit]').textContent).toContain('Go on');
  });
  it('name whom the parcel goes to, in the country of the session', async () => {
    await show({ answer: { errors: { 'shippingAddress.lastName': 'required' }, values: { hasShipping: 'on' } } });
    expect(value('shippingAddress.countryId')).toBe(GERMANY);
    expect(page.find("[name='shippingAddress.lastName']").getAttribute('aria-invalid')).toBe('true');
    expect(page.find("[name='shippingAddress.firstName']").getAttribute('autocomplete')).toBe('shipping given-name');
    expect(page.find('[name=firstName]').getAttribute('autocomplete')).toBe('given-name');
  });
  it('stay as they are where something before the registration has failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const onSuccess = vi.fn();
    await show({ onBefore: () => Promise.reject(new Error('no cart')), onSuccess });
    await fill(PERSON);
    await page.click('input[name=privacy]');
    await page.submit();
    await page.eventually(() => expect(page.text()).toContain(t('common.error.general')));
    expect(calls('/account/register')).toEqual([]);
    expect(onSuccess).not.toHaveBeenCalled();
    expect(value('firstName')).toBe('Ada');
  });
});

describe('a forgotten password', () => {
  it.each([
    ['leads to its own page', {}, false],
    ['is asked for in place where the page has more to keep', { isRecoveredInPlace: true }, true],
  ])('%s', async (_where, props, isInPlace) => {
    await page.show(<LoginForm {...props} />);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await page.act(() => page.find('a[href="/account/recover"]').dispatchEvent(press));
    expect(press.defaultPrevented).toBe(isInPlace);
    if (isInPlace) await page.eventually(() => expect(page.count('[role=dialog]')).toBe(1));
  });
});

describe('a registration', () => {
  const open = (props: Partial<RegisterFormProps> = {}) => page.show(<RegisterForm choices={CHOICES} mode="account" {...props} />, SESSION);
  const send = async (more: Readonly<Record<string, string>> = {}): Promise<void> => {
    await fill({ ...PERSON, ...more });
    await page.click('input[name=privacy]');
    await page.submit();
  };
  const PASSWORDS = { password: 'long-enough', passwordConfirmation: 'long-enough' };

  it('makes a guest of who wants no account', async () => {
    await open({ mode: 'guest' });
    await send();
    await page.eventually(() => expect(calls('/account/register')).toHaveLength(1));
    expect(calls('/account/register')[0]).toMatchObject({ guest: true, storefrontUrl: 'https://shop.example' });
    await page.eventually(() => expect(page.find<HTMLButtonElement>('button[type=submit]').hasAttribute('data-pending')).toBe(false));
    expect(page.count('[role=alert]'), 'nothing is wrong, though nobody asked to hear of it').toBe(0);
  });
  it('makes an account with its password where a guest changes their mind', async () => {
    await open({ mode: 'guest' });
    expect(page.find('form').ariaLabel).toBe(t('checkout.identity.guest'));
    await page.click('input[type=checkbox]:not([name])');
    expect(page.find('form').ariaLabel).toBe(t('account.register.title'));
    await send(PASSWORDS);
    await page.eventually(() => expect(calls('/account/register')).toHaveLength(1));
    expect(calls('/account/register')[0]).toMatchObject({ password: 'long-enough' });
    expect(calls('/account/register')[0]).not.toHaveProperty('guest');
  });
  it('with a VAT ID asks for the company, without one it does not', async () => {
    await open({ mode: 'guest' });
    await send({ vatIds: 'DE123' });
    await page.eventually(() => expect(page.saidOf("[name='billingAddress.company']")).toBe('Value is required'));
    expect(document.activeElement).toBe(page.find("[name='billingAddress.company']"));
    expect(calls('/account/register')).toEqual([]);
    await page.type('input[name=vatIds]', '');
    await page.submit();
    await page.eventually(() => expect(calls('/account/register')).toHaveLength(1));
  });
  it('asks for another address of delivery only where one is wanted', async () => {
    await open({ mode: 'guest' });
    expect(page.count("input[name='shippingAddress.street']")).toBe(0);
    await page.click('input[name=hasShipping]');
    await send({
      'shippingAddress.firstName': 'Eve',
      'shippingAddress.lastName': 'Byron',
      'shippingAddress.street': 'Mill Lane 2',
      'shippingAddress.zipcode': '10115',
      'shippingAddress.city': 'Berlin',
    });
    await page.eventually(() => expect(calls('/account/register')).toHaveLength(1));
    expect(calls('/account/register')[0]).toMatchObject({ shippingAddress: { firstName: 'Eve', street: 'Mill Lane 2' } });
  });
  it('shows the address of delivery again where it was sent without scripts', async () => {
    await open({ answer: { errors: {}, values: { hasShipping: 'on', 'shippingAddress.street': 'Mill Lane 2', privacy: 'on' } } });
    expect(page.find<HTMLInputElement>("input[name='shippingAddress.street']").value).toBe('Mill Lane 2');
    expect(page.find<HTMLInputElement>('input[name=privacy]').checked).toBe(true);
    await open({ answer: { errors: {}, values: {} } });
    expect(page.find<HTMLInputElement>('input[name=privacy]').checked).toBe(false);
  });
  it('that waits for its mail signs nobody in, and says where the mail went', async () => {
    page.answer = ({ path }) => (path === '/account/register' ? { id: 'c', doubleOptInRegistration: true } : {});
    await page.show(<RegisterPage choices={CHOICES} />, { ...SESSION, address: '/register' });
    await send(PASSWORDS);
    await page.eventually(() => expect(page.text()).toContain(t('account.register.confirmEmail', { email: 'ada@vitrine.example' })));
    expect(page.address).toBe('/register');
  });
  it('that waits for its mail goes on like any other where nobody has asked to be told', async () => {
    page.answer = ({ path }) => (path === '/account/register' ? { id: 'c', doubleOptInRegistration: true } : {});
    const onSuccess = vi.fn();
    await open({ mode: 'guest', onSuccess });
    await send();
    await page.eventually(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  });
  it('goes on to the account, and has everything read again before', async () => {
    page.queries.setQueryData(['theirs'], 'before');
    await page.show(<RegisterPage choices={CHOICES} />, { ...SESSION, address: '/register' });
    await send(PASSWORDS);
    await page.eventually(() => expect(page.address).toBe('/account'));
    expect(page.queries.getQueryData(['theirs'])).toBeUndefined();
  });
  it('asks from then on for what the store turns out to require', async () => {
    const violation = (pointer: string) => ({ status: '400', code: 'VIOLATION::IS_BLANK_ERROR', detail: '', source: { pointer } });
    page.answer = () =>
      Response.json(
        {
          errors: ['/vatIds', '/birthday', '/salutationId', '/billingAddress/company', '/billingAddress/phoneNumber'].map(violation),
        },
        { status: 400 },
      );
    await open({ mode: 'guest' });
    const required = (name: string) => page.find(`[name='${name}']`).getAttribute('aria-required');
    const optional = page.text().split(t('common.form.optional')).length;
    expect(required('vatIds')).toBeNull();
    await send();
    for (const name of ['vatIds', 'birthday', 'salutationId', 'billingAddress.company', 'billingAddress.phoneNumber'])
      await page.eventually(() => expect(required(name), name).toBe('true'));
    expect(page.text().split(t('common.form.optional'))).toHaveLength(optional - 5);
  });
});

describe('the log-out', () => {
  let logOut: () => Promise<void>;
  function Leaves() {
    const { isPending, logOut: leave } = useLogout();
    logOut = leave;
    return <p aria-busy={isPending} />;
  }
  const isBusy = () => page.find('p').getAttribute('aria-busy');
  it('is told once it is done, and what was read as the customer is forgotten', async () => {
    let answer = (): void => undefined;
    page.answer = () => new Promise((resolve) => (answer = () => resolve({ redirectUrl: null })));
    page.queries.setQueryData(['theirs'], 'before');
    await page.show(<Leaves />);
    expect(isBusy()).toBe('false');
    await act(async () => void logOut());
    expect(isBusy()).toBe('true');
    expect(page.notices()).toEqual([]);
    await page.eventually(() => expect(page.asked).toHaveLength(1));
    await act(async () => answer());
    await page.eventually(() => expect(page.notices()).toEqual([t('account.logout.success')]));
    expect(isBusy()).toBe('false');
    expect(page.queries.getQueryData(['theirs'])).toBeUndefined();
  });
  it('that has failed says so, and changes nothing', async () => {
    page.answer = () => refusal(500);
    page.queries.setQueryData(['theirs'], 'before');
    await page.show(<Leaves />);
    await act(() => logOut());
    expect(page.notices()).toEqual([t('account.logout.failed')]);
    expect(isBusy()).toBe('false');
    expect(page.queries.getQueryData(['theirs'])).toBe('before');
  });
});
