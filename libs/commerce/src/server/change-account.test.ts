import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { changeAccount, changeAddressBook, changeNewsletter, changePayment, deleteAccount, saveAddress } from './change-account.ts';

const ORIGIN = 'https://shop.example';
const ID = 'a'.repeat(32);

/** A customer, and what their store is asked for and answers. */
function customer(answer: () => Promise<unknown> = async () => ({}), over: object = {}) {
  const asked: { call: string; body: unknown }[] = [];
  const client = {
    cartMemory: { forget: () => undefined },
    request: ({ method, path, body }: { method: string; path: string; body: unknown }) => {
      if (path === '/context')
        return Promise.resolve({ customer: { id: 'c', email: 'ada@vitrine.example', firstName: 'Ada', lastName: 'Byron', ...over } });
      asked.push({ call: `${method} ${path}`, body });
      return answer();
    },
  };
  const session = { client, locale: 'de-DE', storefrontUrl: `${ORIGIN}/de-DE`, clientForWrite: async () => client };
  return { asked, scope: createRequestScope(session as unknown as RequestSession) };
}
const refused =
  (statusCode: number, code = 'REFUSED', ...pointers: readonly (readonly [pointer: string, code: string])[]) =>
  () => {
    const messages = [{ code }, ...pointers.map(([pointer, of]) => ({ code: of, source: { pointer } }))] as unknown as StoreApiMessage[];
    return Promise.reject(
      new StoreApiError('no', { code: code as 'REFUSED', statusCode, messages: pointers.length > 0 ? messages.slice(1) : messages }),
    );
  };
const post = (path: string, fields: Record<string, string> = {}): [Request, URL] => [
  new Request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
  new URL(`${ORIGIN}${path}`),
];
/** Where a form has led, else its answer. */
const led = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof Response ? `${error.status} ${error.headers.get('location')}` : error));
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const PROFILE = '/account/profile?form=';
const PERSON = { firstName: 'Ada', lastName: 'Byron' };
const NEW_PASSWORD = { password: 'old', newPassword: 'long-enough', newPasswordConfirmation: 'long-enough' };
const PLACE = { ...PERSON, street: 'Main 1', zipcode: '10115', city: 'Berlin', countryId: ID };

describe("a form of the customer's profile", () => {
  it.each([
    ['profile', PERSON, 'POST /account/change-profile'],
    ['email', { email: 'eva@x.example', emailConfirmation: 'eva@x.example', password: 'old' }, 'POST /account/change-email'],
    ['password', NEW_PASSWORD, 'POST /account/change-password'],
  ])('that the store takes leads back to its page, which says so: %s', async (form, fields, call) => {
    const { asked, scope } = customer();
    expect(await led(changeAccount(scope, ...post(PROFILE + form, fields)))).toBe(`303 /de-DE/account/profile?saved=${form}`);
    expect(asked.map((each) => each.call)).toEqual([call]);
  });
  it('keeps errors on a change of the password as messages for the form, and sends no password back', async () => {
    const { scope } = customer(
      refused(400, 'X', ['/password', 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT'], ['/newPassword', 'VIOLATION::TOO_SHORT_ERROR']),
    );
    const answer = await changeAccount(scope, ...post(`${PROFILE}password`, NEW_PASSWORD));
    expect(answer).toEqual({ form: 'password', errors: { password: 'wrongPassword', newPassword: 'minLength|8' }, values: {} });
  });
  it('says a wrong password and a taken address at their fields, and keeps the address that was typed', async () => {
    const fields = { email: 'eva@x.example', emailConfirmation: 'eva@x.example', password: 'wrong' };
    const { scope } = customer(
      refused(400, 'X', ['/email', 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'], ['/password', 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT']),
    );
    expect(await changeAccount(scope, ...post(`${PROFILE}email`, fields))).toMatchObject({
      errors: { email: 'emailTaken', password: 'wrongPassword' },
      values: { email: 'eva@x.example' },
    });
  });
  it('is not asked of the store while it breaks a rule; a business has a company', async () => {
    const { asked, scope } = customer(undefined, { accountType: 'business' });
    expect(await changeAccount(scope, ...post(`${PROFILE}profile`, PERSON))).toMatchObject({
      form: 'profile',
      errors: { company: 'requiredIf' },
    });
    expect(asked).toEqual([]);
  });
  it('that there is not leads back', async () => {
    expect(await led(changeAccount(customer().scope, ...post(`${PROFILE}other`)))).toBe('303 /de-DE/account/profile');
  });
});

it('who deletes their account is led to the log-in, which says so; a failure changes nothing and is said', async () => {
  const { asked, scope } = customer();
  expect(await led(deleteAccount(scope, post('/account/profile/delete')[0]))).toBe('303 /de-DE/login?saved=delete-account');
  expect(asked.map(({ call }) => call)).toEqual(['DELETE /account/customer']);
  expect(await deleteAccount(customer(refused(500)).scope, post('/account/profile/delete')[0])).toMatchObject({ reason: 'general' });
});

describe('an address of the account', () => {
  it('is added without what is empty, and changed as a whole with what was emptied', async () => {
    const { asked, scope } = customer();
    const done = '303 /de-DE/account/address?saved=address';
    expect(await led(saveAddress(scope, post('/account/address/create', { ...PLACE, company: '' })[0]))).toBe(done);
    expect(await led(saveAddress(scope, post(`/account/address/${ID}`, { ...PLACE, company: '' })[0], ID))).toBe(done);
    expect(asked.map(({ call }) => call)).toEqual(['POST /account/address', `PATCH /account/address/${ID}`]);
    expect(asked[0]?.body).toEqual(PLACE);
    expect(asked[1]?.body).toMatchObject({ ...PLACE, company: null });
  });
  it('has violations of the store at their fields, and keeps what was typed', async () => {
    const { scope } = customer(
      refused(400, 'X', ['/zipcode', 'VIOLATION::ZIPCODE_INVALID'], ['/phoneNumber', 'VIOLATION::IS_BLANK_ERROR']),
    );
    expect(await saveAddress(scope, post('/account/address/create', { ...PLACE, phoneNumber: '' })[0])).toMatchObject({
      errors: { zipcode: 'invalid', phoneNumber: 'required' },
      values: { street: 'Main 1' },
    });
  });
  it.each([
    ['delete-address', `DELETE /account/address/${ID}`],
    ['default-billing', `PATCH /account/address/default-billing/${ID}`],
    ['default-shipping', `PATCH /account/address/default-shipping/${ID}`],
  ])('is deleted and made a default by the id that the form names: %s', async (form, call) => {
    const { asked, scope } = customer();
    expect(await led(changeAddressBook(scope, ...post(`/account/address?form=${form}&id=${ID}`)))).toBe(
      `303 /de-DE/account/address?saved=${form}`,
    );
    expect(asked.map((each) => each.call)).toEqual([call]);
  });
  it.each([
    [400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT', 'default'],
    [400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', 'active'],
    [400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', 'missing'],
    [500, 'OTHER', 'failed'],
  ])('that is not deleted says why: %i %s', async (status, code, problem) => {
    const { scope } = customer(refused(status, code));
    expect(await changeAddressBook(scope, ...post(`/account/address?form=delete-address&id=${ID}`))).toMatchObject({
      form: 'delete-address',
      address: { id: ID, problem },
    });
  });
  it.each(['delete-address&id=1', `other&id=${ID}`, 'toString&id='])(
    'that there is not, and a form that there is not, lead back: %s',
    async (form) => {
      const { asked, scope } = customer();
      expect(await led(changeAddressBook(scope, ...post(`/account/address?form=${form}`)))).toBe('303 /de-DE/account/address');
      expect(asked).toEqual([]);
    },
  );
});
describe('a setting of the account', () => {
  it('is the way to pay: a chosen one', async () => {
    const { asked, scope } = customer();
    expect(await led(changePayment(scope, post('/account/payment', { paymentMethodId: ID })[0]))).toBe(
      '303 /de-DE/account/payment?saved=payment',
    );
    expect(asked.map(({ call }) => call)).toEqual([`POST /account/change-payment-method/${ID}`]);
    expect(await changePayment(scope, post('/account/payment')[0])).toMatchObject({ errors: { paymentMethodId: 'choose' } });
  });
  it("is the newsletter: the customer's own address is subscribed with the storefront's URL, and leaves", async () => {
    const { asked, scope } = customer();
    for (const form of ['subscribe', 'unsubscribe'])
      expect(await led(changeNewsletter(scope, ...post(`/account/newsletter?form=${form}`)))).toBe(
        `303 /de-DE/account/newsletter?saved=${form}`,
      );
    expect(asked.map(({ call }) => call)).toEqual(['POST /newsletter/subscribe', 'POST /newsletter/unsubscribe']);
    expect(asked[0]?.body).toMatchObject({ email: 'ada@vitrine.example', storefrontUrl: `${ORIGIN}/de-DE` });
    expect(await led(changeNewsletter(scope, ...post('/account/newsletter')))).toBe('303 /de-DE/account/newsletter');
  });
});
