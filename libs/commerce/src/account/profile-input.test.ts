import { describe, expect, it, vi } from 'vitest';
import { businessProfileSchema, changeEmailSchema, changePasswordSchema, profileSchema } from './account-forms.ts';
import { dayOf, profileInput } from './profile-input.ts';

const PERSON = { salutationId: '', firstName: 'Ada', lastName: 'Byron', birthday: '', company: '', vatIds: '' };
const problems = (
  schema: { safeParse(values: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  values: object,
) => (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe("a customer's own data", () => {
  it('are sent as a whole: what the form does not ask for as it was, what was emptied as null', () => {
    expect(profileInput({ ...PERSON, birthday: '1815-12-10' }, { accountType: 'private', title: 'Dr.' })).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      salutationId: null,
      title: 'Dr.',
      birthdayDay: 10,
      birthdayMonth: 12,
      birthdayYear: 1815,
    });
    expect(profileInput(PERSON, {})).toMatchObject({ title: null, birthdayDay: null, birthdayMonth: null, birthdayYear: null });
  });
  it('have a company and its number for value added tax where they are those of a business', () => {
    const firm = { ...PERSON, company: 'Engines', vatIds: 'DE1' };
    expect(profileInput(firm, { accountType: 'business' })).toMatchObject({ accountType: 'business', company: 'Engines', vatIds: ['DE1'] });
    expect(profileInput({ ...firm, vatIds: '' }, { accountType: 'business' })).toMatchObject({ vatIds: [] });
    expect(profileInput(firm, { accountType: 'private' })).not.toHaveProperty('company');
    expect(problems(businessProfileSchema, PERSON)).toEqual(['company: requiredIf']);
    expect(problems(profileSchema, PERSON)).toEqual([]);
  });
  it.each([
    ['1815-12-10', []],
    ['', []],
    ['1815-02-30', ['birthday: invalid']],
    ['9999-01-01', ['birthday: invalid']],
    ['2026-03-05', []],
    ['2026-03-06', ['birthday: invalid']],
    ['10.12.1815', ['birthday: invalid']],
  ])('are born on a day that has been: %s', (birthday, expected) => {
    // The day itself counts from its first moment on.
    vi.useFakeTimers({ now: new Date('2026-03-05T00:00:00.000Z') });
    expect(problems(profileSchema, { ...PERSON, birthday })).toEqual(expected);
    vi.useRealTimers();
  });
  it('show the day of a date of the store', () => {
    expect(dayOf('1815-12-10T00:00:00.000+00:00')).toBe('1815-12-10');
    expect(dayOf(null)).toBe('');
    expect(dayOf('soon')).toBe('');
  });
});

it('a new e-mail address is asked for twice, whatever its case, with the password', () => {
  const sent = { email: 'ada@vitrine.example', emailConfirmation: 'Ada@vitrine.example', password: 'x' };
  expect(problems(changeEmailSchema, sent)).toEqual([]);
  expect(problems(changeEmailSchema, { ...sent, emailConfirmation: 'eva@vitrine.example' })).toEqual(['emailConfirmation: sameEmail']);
  expect(problems(changeEmailSchema, { ...sent, password: '' })).toEqual(['password: required']);
});

it('a new password is asked for twice, with the old one, which no rule of today binds', () => {
  const sent = { password: 'old', newPassword: 'long-enough', newPasswordConfirmation: 'long-enough' };
  expect(problems(changePasswordSchema, sent)).toEqual([]);
  expect(problems(changePasswordSchema, { ...sent, newPassword: 'short', newPasswordConfirmation: 'short' })).toEqual([
    'newPassword: minLength|8',
  ]);
  expect(problems(changePasswordSchema, { ...sent, newPasswordConfirmation: 'other' })).toEqual(['newPasswordConfirmation: samePassword']);
});
