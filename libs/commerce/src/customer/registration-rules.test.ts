import { describe, expect, it } from 'vitest';
import { guestSchema, registrationSchema } from './registration-rules.ts';

const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@vitrine.example',
  emailConfirmation: 'ADA@vitrine.example',
  privacy: 'on',
  billingAddress: { street: 'Main Street 1', zipcode: '10115', city: 'Berlin', countryId: 'a'.repeat(32) },
};
const errors = (schema: typeof guestSchema | typeof registrationSchema, values: unknown): Record<string, string> => {
  const result = schema.safeParse(values);
  return result.success ? {} : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
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
  it('takes a guest without a password', () => {
    expect(errors(guestSchema, person)).toEqual({});
  });
});
