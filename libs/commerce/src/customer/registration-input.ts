import type { RegistrationInput } from '@vitrine/store-api-client';
import { addressInput } from './address-input.ts';
import type { RegistrationValues } from './registration-rules.ts';

/** A day as the store takes it, in three parts; nothing where none is given. */
function birthdayInput(birthday: string): { birthdayDay?: number; birthdayMonth?: number; birthdayYear?: number } {
  const [year, month, day] = birthday.split('-').map(Number);
  return year && month && day ? { birthdayDay: day, birthdayMonth: month, birthdayYear: year } : {};
}

/** A registration as the store takes it; without a password that of a guest. */
export function registrationInput(
  {
    birthday,
    vatIds,
    billingAddress,
    shippingAddress,
    salutationId,
    password: chosen,
    firstName,
    lastName,
    email: address,
  }: RegistrationValues,
  storefrontUrl: string,
): RegistrationInput {
  return {
    firstName,
    lastName,
    email: address,
    ...(salutationId ? { salutationId } : {}),
    ...birthdayInput(birthday),
    // A number for value added tax is that of a business.
    ...(vatIds ? { vatIds: [vatIds], accountType: 'business' as const } : {}),
    ...(chosen === undefined ? { guest: true } : { password: chosen }),
    acceptedDataProtection: true,
    storefrontUrl,
    billingAddress: addressInput(billingAddress),
    ...(shippingAddress ? { shippingAddress: addressInput(shippingAddress) } : {}),
  };
}
