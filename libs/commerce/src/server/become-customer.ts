import { redirect } from 'react-router';
import * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import {
  convertGuest,
  type CustomerAddress,
  getContext,
  isStoreApiError,
  register,
  type RegistrationInput,
} from '@vitrine/store-api-client';
import { isUnconfirmed } from '../customer/unconfirmed-account.ts';
import type { FormFailure } from '../forms/form-failure.ts';
import { password } from '../forms/rules.ts';
import { ACCOUNT_MARK, type AccountMark, type GuestAccountAnswer } from '../order/guest-account-answer.ts';
import { readSubmission, submissionFailure } from './form-submission.ts';
import { welcomeCustomer } from './welcome-customer.ts';

const schema = z.object({ password });

const ADDRESS_FIELDS = [
  'salutationId',
  'title',
  'firstName',
  'lastName',
  'street',
  'zipcode',
  'city',
  'countryId',
  'countryStateId',
  'company',
  'department',
  'phoneNumber',
  'additionalAddressLine1',
  'additionalAddressLine2',
] as const;

const addressOf = (address: CustomerAddress) =>
  Object.fromEntries(ADDRESS_FIELDS.flatMap((name) => (address[name] ? [[name, address[name]]] : []))) as unknown as NonNullable<
    RegistrationInput['shippingAddress']
  >;

/** The guest of a session as a new customer; nothing where the store doesn't know them. */
async function asRegistration(session: RequestSession, chosen: string): Promise<RegistrationInput | undefined> {
  const { customer } = await getContext(session.client);
  const billing = customer?.activeBillingAddress ?? customer?.defaultBillingAddress;
  const shipping = customer?.activeShippingAddress ?? customer?.defaultShippingAddress;
  if (!customer?.guest || !billing) return undefined;
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    password: chosen,
    ...(customer.salutationId ? { salutationId: customer.salutationId } : {}),
    ...(customer.accountType === 'business' ? { accountType: 'business' as const, vatIds: customer.vatIds ?? [] } : {}),
    // Asked for with the order.
    acceptedDataProtection: true,
    storefrontUrl: session.storefrontUrl,
    billingAddress: addressOf(billing),
    ...(shipping && shipping.id !== billing.id ? { shippingAddress: addressOf(shipping) } : {}),
  };
}

/** An address that another customer has is no field of the form: its page says what to do. */
function asAnswer(failure: FormFailure): GuestAccountAnswer {
  const { unseen, ...rest } = failure;
  return unseen?.['email'] === undefined ? failure : { ...rest, isTaken: true };
}

const lead = (session: RequestSession, path: string, mark: AccountMark): Response =>
  redirect(`${localePath(path, session.locale)}?${ACCOUNT_MARK}=${mark}`, 303);

/**
 * Makes the guest of a session a customer by a password alone, and leads back to the order, which is the customer's then. Stores before 6.7
 * can't convert a guest: there a new account is made of what is known of them, and the order stays a guest's.
 * @throws Response to where the new customer goes on.
 */
export async function becomeCustomer({ session, page }: RequestScope, request: Request, orderId: string): Promise<GuestAccountAnswer> {
  page.markNoStore();
  const submission = await readSubmission(request, schema);
  if ('failure' in submission) return submission.failure;
  const { values, shown } = submission;
  try {
    const client = await session.clientForWrite();
    try {
      await convertGuest(client, values);
    } catch (error) {
      if (!isStoreApiError(error) || error.statusCode !== 404) throw error;
      const input = await asRegistration(session, values.password);
      if (input === undefined) return { errors: {}, reason: 'refused', values: shown };
      if (isUnconfirmed(await register(client, input))) return { sentTo: input.email };
      await welcomeCustomer(session);
      throw lead(session, '/account', 'apart');
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    return asAnswer(submissionFailure('Making a guest a customer', error, shown));
  }
  throw lead(session, `/checkout/success/${orderId}`, 'made');
}
