import * as z from 'zod/mini';
import { chosen, optional, required } from '../forms/rules.ts';

/** Rules of an address without names. */
export const placeSchema = z.object({
  company: optional,
  street: required,
  additionalAddressLine1: optional,
  additionalAddressLine2: optional,
  zipcode: required,
  city: required,
  countryId: chosen,
  countryStateId: optional,
  phoneNumber: optional,
});

/** Rules of an address with names. */
export const addressSchema = z.extend(placeSchema, { salutationId: optional, firstName: required, lastName: required });

/** What the form of an address says. */
export type AddressValues = z.output<typeof addressSchema>;
