import * as z from 'zod/mini';
import { addressSchema } from '../customer/address-rules.ts';
import type { FormFailure } from '../forms/form-failure.ts';
import { PASSWORD_MAX } from '../forms/password-length.ts';
import { chosen, conditional, email, optional, password, required } from '../forms/rules.ts';

/** The forms of the account's pages, each sent to its page under its name. */
export type AccountFormName =
  | 'profile'
  | 'email'
  | 'password'
  | 'delete-account'
  | 'address'
  | 'delete-address'
  | 'default-billing'
  | 'default-shipping'
  | 'payment'
  | 'subscribe'
  | 'unsubscribe';

/** Why the store keeps an address that was to be deleted. */
export type AddressProblem = 'default' | 'active' | 'missing' | 'failed';

/** Answer to a form of the account that was not accepted; one that was leads back to its page, which says so. */
export interface AccountAnswer extends FormFailure {
  readonly form: AccountFormName;
  /** The address that it was about, and what is in the way. */
  readonly address?: { readonly id: string; readonly problem: AddressProblem };
}

/** A password that proves who one is: no rule of today's need fit it. */
const currentPassword = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.maxLength(PASSWORD_MAX, `maxLength|${PASSWORD_MAX}`));
const repeated = z.string({ error: 'required' });

const isPastDay = (value: string): boolean => {
  if (value === '') return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // A day that no month has becomes one of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && date.getTime() <= Date.now();
};

/** Rules of a customer's own data. */
export const profileSchema = z.object({
  salutationId: optional,
  firstName: required,
  lastName: required,
  birthday: optional.check(z.refine(isPastDay, 'invalid')),
  company: optional,
  vatIds: optional,
});

/** The same of a business, which has a name. */
export const businessProfileSchema = z.extend(profileSchema, { company: conditional });

/** Rules of a new e-mail address: typed twice, with the password. */
export const changeEmailSchema = z
  .object({ email, emailConfirmation: repeated.check(z.trim(), z.minLength(1, 'required')), password: currentPassword })
  .check(
    z.refine((values) => values.email.toLowerCase() === values.emailConfirmation.toLowerCase(), {
      error: 'sameEmail',
      path: ['emailConfirmation'],
    }),
  );

/** Rules of a new password: the old one, and the new one twice. */
export const changePasswordSchema = z
  .object({
    password: currentPassword,
    newPassword: password,
    newPasswordConfirmation: repeated.check(z.minLength(1, 'required')),
  })
  .check(
    z.refine((values) => values.newPassword === values.newPasswordConfirmation, {
      error: 'samePassword',
      path: ['newPasswordConfirmation'],
    }),
  );

/** Rules of an address of the account. */
export const accountAddressSchema = addressSchema;

/** Rules of the way to pay. */
export const paymentSchema = z.object({ paymentMethodId: chosen });

/** A form that says nothing but its name. */
export const bareSchema = z.object({});
