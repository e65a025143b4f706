import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { businessProfileSchema, changeEmailSchema, changePasswordSchema, profileSchema } from './account-forms.ts';

const PERSON = { firstName: 'Ada', lastName: 'Byron' };
/** What is wrong, the first thing of each field. */
const problems = (schema: z.ZodMiniType, values: object) =>
  [...Map.groupBy(schema.safeParse(values).error?.issues ?? [], ({ path }) => path.join('.'))].map(
    ([field, [first]]) => `${field}: ${first?.message}`,
  );

describe('a birthday', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-05T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it.each([
    ['', true],
    ['1815-12-10', true],
    ['2024-02-29', true],
    ['2026-03-05', true],
    ['2026-03-06', false],
    ['2023-02-29', false],
    ['2000-13-01', false],
    ['2000-01', false],
    ['2000', false],
    ['x2000-01-01', false],
    ['2000-01-01x', false],
  ])('is a day of the calendar that has come, or left out: "%s" %s', (birthday, isOne) => {
    expect(problems(profileSchema, { ...PERSON, birthday })).toEqual(isOne ? [] : ['birthday: invalid']);
  });
});

describe('the data of an account', () => {
  it('have the name of a company where they are a business’s', () => {
    expect(problems(profileSchema, PERSON)).toEqual([]);
    expect(problems(businessProfileSchema, PERSON)).toEqual(['company: requiredIf']);
    expect(problems(businessProfileSchema, { ...PERSON, company: ' ' })).toEqual(['company: requiredIf']);
    expect(problems(businessProfileSchema, { ...PERSON, company: 'Looms' })).toEqual([]);
  });
  it.each([
    ['eva@x.example', 'eva@x.example', []],
    ['Eva@x.example', ' eva@X.example ', []],
    ['eva@x.example', 'eve@x.example', ['emailConfirmation: sameEmail']],
    ['eva@x.example', ' ', ['emailConfirmation: required']],
  ])('take the address %s that is repeated as "%s"', (email, emailConfirmation, expected) => {
    expect(problems(changeEmailSchema, { email, emailConfirmation, password: 'x' })).toEqual(expected);
  });
  it.each([
    ['old', 'long-enough', 'long-enough', []],
    ['old', 'long-enough', 'Long-enough', ['newPasswordConfirmation: samePassword']],
    ['', 'long-enough', 'long-enough', ['password: required']],
    ['old', 'long-enough', '', ['newPasswordConfirmation: required']],
  ])(
    'take a new password that proves itself by the old one "%s": "%s", "%s"',
    (password, newPassword, newPasswordConfirmation, expected) => {
      expect(problems(changePasswordSchema, { password, newPassword, newPasswordConfirmation })).toEqual(expected);
    },
  );
});
