import { describe, expect, it } from 'vitest';
import { registrationInput } from './registration-input.ts';
import { guestSchema, registrationSchema, type RegistrationValues, sentGuestSchema, sentRegistrationSchema } from './registration-rules.ts';

const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@vitrine.example',
  emailConfirmation: 'ADA@vitrine.example',
  privacy: 'on',
  billingAddress: { street: 'Main Street 1', zipcode: '10115', city: 'Berlin', countryId: 'a'.repeat(32) },
};
/** The first problem of each field, as a form shows it. */
const errors = (schema: typeof guestSchema | typeof registrationSchema, values: unknown): Record<string, string> => {
  const result = schema.safeParse(values);
  return result.success ? {} : Object.fromEntries(result.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
};

describe('sign-up', () => {
  it('asks for an e-mail confirmation field and a repeated password', () => {
    expect(
      errors(registrationSchema, {
        ...person,
        emailConfirmation: 'other@vitrine.example',
        password: 'long-enough',
        passwordConfirmation: 'different',
      }),
    ).toEqual({ emailConfirmation: 'sameEmail', passwordConfirmation: 'samePassword' });
  });
  it('names each field that is missing or wrong', () => {
    expect(
      errors(guestSchema, {
        ...person,
        firstName: ' ',
        email: 'no',
        emailConfirmation: 'no',
        privacy: undefined,
        billingAddress: { ...person.billingAddress, street: '', countryId: '' },
      }),
    ).toEqual({
      firstName: 'required',
      email: 'email',
      privacy: 'accept',
      'billingAddress.street': 'required',
      'billingAddress.countryId': 'choose',
    });
  });
  it('wants eight characters of a password', () => {
    expect(errors(registrationSchema, { ...person, password: 'short', passwordConfirmation: 'short' })).toEqual({
      password: 'minLength|8',
    });
  });
  it.each([
    ['', '', {}],
    ['', 'Engines', {}],
    ['DE123', 'Engines', {}],
    ['DE123', ' ', { 'billingAddress.company': 'requiredIf' }],
  ])('wants a company’s name where there is a VAT ID: "%s", "%s"', (vatIds, company, expected) => {
    const values = { ...person, vatIds, billingAddress: { ...person.billingAddress, company } };
    expect(errors(guestSchema, values)).toEqual(expected);
    expect(errors(registrationSchema, { ...values, password: 'long-enough', passwordConfirmation: 'long-enough' })).toEqual(expected);
  });
  it('takes a guest without a password', () => {
    expect(errors(guestSchema, person)).toEqual({});
  });
});

describe('what is typed twice', () => {
  it('has to be typed, and the e-mail alike in any case', () => {
    expect(errors(guestSchema, { ...person, emailConfirmation: ' ' })).toEqual({ emailConfirmation: 'required' });
    expect(errors(registrationSchema, { ...person, password: 'long-enough', passwordConfirmation: '' })).toEqual({
      passwordConfirmation: 'required',
    });
    expect(errors(registrationSchema, { ...person, password: 'long-enough', passwordConfirmation: 'l' })).toEqual({
      passwordConfirmation: 'samePassword',
    });
    expect(errors(guestSchema, { ...person, emailConfirmation: 'x' })).toEqual({ emailConfirmation: 'sameEmail' });
    expect(errors(registrationSchema, { ...person, password: 'long-enough', passwordConfirmation: 'long-enough' })).toEqual({});
  });
});

describe('a form that was sent without scripts', () => {
  const shippingAddress = { ...person.billingAddress, firstName: 'Eve', lastName: 'Byron' };
  it.each([
    ['guest', sentGuestSchema, {}],
    ['registration', sentRegistrationSchema, { password: 'long-enough', passwordConfirmation: 'long-enough' }],
  ] as const)(
    'of a %s takes another address of delivery only where that is wanted, and asks for all of it then',
    (_what, schema, secret) => {
      const read = (more: object) => schema.safeParse({ ...person, ...secret, ...more });
      expect(read({ shippingAddress }).data).not.toHaveProperty('shippingAddress.street');
      expect(read({ shippingAddress, hasShipping: 'on' }).data).toMatchObject({ shippingAddress: { firstName: 'Eve' } });
      expect(read({ hasShipping: 'on' }).success).toBe(false);
      expect(read({ hasShipping: 'off', shippingAddress: {} }).success).toBe(true);
    },
  );
});

describe('a registration for the store', () => {
  const values = { ...person, salutationId: '', birthday: '', vatIds: '' } as unknown as RegistrationValues;
  const input = (more: object) => registrationInput({ ...values, ...more }, 'https://shop.example');
  it('without a password is that of a guest', () => {
    expect(input({})).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@vitrine.example',
      guest: true,
      acceptedDataProtection: true,
      storefrontUrl: 'https://shop.example',
      billingAddress: person.billingAddress,
    });
    expect(input({ password: 'long-enough' })).toMatchObject({ password: 'long-enough' });
    expect(input({ password: 'long-enough' })).not.toHaveProperty('guest');
  });
  it.each([
    ['2000-02-03', { birthdayDay: 3, birthdayMonth: 2, birthdayYear: 2000 }],
    ['2000-02', {}],
    ['2000-00-03', {}],
    ['soon', {}],
  ])('gives the birthday %s in its parts, or not at all', (birthday, expected) => {
    const { birthdayDay, birthdayMonth, birthdayYear } = input({ birthday });
    expect({ birthdayDay, birthdayMonth, birthdayYear }).toEqual(expected);
  });
  it('is that of a business where it has a number for value added tax', () => {
    expect(input({ vatIds: 'DE123' })).toMatchObject({ vatIds: ['DE123'], accountType: 'business' });
    expect(input({})).not.toHaveProperty('accountType');
  });
  it('names a salutation and another address of delivery where there are any', () => {
    expect(input({ salutationId: 'mx', shippingAddress: { street: 'Mill Lane 2', company: '' } })).toMatchObject({
      salutationId: 'mx',
      shippingAddress: { street: 'Mill Lane 2' },
    });
  });
});
