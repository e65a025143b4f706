import * as z from 'zod/mini';
import type { FormFailure } from '../forms/form-failure.ts';
import { accepted, email, optional, password, required } from '../forms/rules.ts';
import { addressSchema, placeSchema } from './address-rules.ts';

const repeated = z.string({ error: 'required' });
const person = z.object({
  salutationId: optional,
  birthday: optional,
  vatIds: optional,
  firstName: required,
  lastName: required,
  email,
  emailConfirmation: repeated.check(z.trim(), z.minLength(1, 'required')),
  privacy: accepted,
});
const addresses = { billingAddress: placeSchema, shippingAddress: z.optional(addressSchema) };
/** The store keeps a number for value added tax beside a company's name alone, and drops it otherwise without a word. */
const hasCompanyIfTaxed = z.refine<{ vatIds: string; billingAddress: { company: string } }>(
  ({ vatIds, billingAddress }) => vatIds === '' || billingAddress.company !== '',
  { error: 'requiredIf', path: ['billingAddress', 'company'] },
);
const sameEmail = { error: 'sameEmail', path: ['emailConfirmation'] };

/** Rules of an order without an account. */
export const guestSchema = z.extend(person, addresses).check(
  z.refine((values) => values.email.toLowerCase() === values.emailConfirmation.toLowerCase(), sameEmail),
  hasCompanyIfTaxed,
);

/** Rules of a registration: e-mail and password are asked for twice. */
export const registrationSchema = z
  .extend(person, { ...addresses, password, passwordConfirmation: repeated.check(z.minLength(1, 'required')) })
  .check(
    z.refine((values) => values.email.toLowerCase() === values.emailConfirmation.toLowerCase(), sameEmail),
    z.refine((values) => values.password === values.passwordConfirmation, { error: 'samePassword', path: ['passwordConfirmation'] }),
    hasCompanyIfTaxed,
  );

/** A form as a browser without scripts sends it. */
interface SentForm {
  hasShipping?: unknown;
  shippingAddress?: unknown;
}

/** Fields of another shipping address count while it is wanted, and are all asked for then. */
const withShipping = (sent: SentForm) => ({
  ...sent,
  shippingAddress: sent.hasShipping === 'on' ? (sent.shippingAddress ?? {}) : undefined,
});

/** {@link guestSchema} of a form that was sent without scripts. */
export const sentGuestSchema = z.pipe(
  z.transform((sent: SentForm) => withShipping(sent) as z.input<typeof guestSchema>),
  guestSchema,
);

/** {@link registrationSchema} of a form that was sent without scripts. */
export const sentRegistrationSchema = z.pipe(
  z.transform((sent: SentForm) => withShipping(sent) as z.input<typeof registrationSchema>),
  registrationSchema,
);

/** What the form of a registration says; a guest has no password. */
export type RegistrationValues = z.output<typeof guestSchema> & { password?: string };

/** Answer to a registration without scripts that signs nobody in yet; one that does leads on. */
export type RegisterAnswer = FormFailure | { readonly sentTo: string };
