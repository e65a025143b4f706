import { fault, invalidUuid, unknownEntity, type Violation } from '../server/faults.ts';
import { isRecord, type Parameters, text } from '../server/parameters.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Address } from '../store/customers.ts';
import { isId, isoDate, newId } from '../store/ids.ts';
import { Validator } from './rules.ts';

export interface AddressDefaults {
  firstName?: string;
  lastName?: string;
  salutationId?: string | null;
}

/** Checks an address; a country that doesn't exist is a refusal of its own. */
export function validateAddress(ctx: ShopContext, parameters: unknown, base: string, defaults: AddressDefaults = {}): Violation[] {
  const values: Parameters = isRecord(parameters) ? parameters : {};
  const validator = new Validator(
    { ...values, firstName: values['firstName'] ?? defaults.firstName, lastName: values['lastName'] ?? defaults.lastName },
    base,
  );
  validator.required('firstName', 'VIOLATION::FIRST_NAME_IS_BLANK_ERROR');
  validator.required('lastName', 'VIOLATION::LAST_NAME_IS_BLANK_ERROR');
  const countryId = values['countryId'];
  if (validator.required('countryId', 'VIOLATION::COUNTRY_IS_BLANK_ERROR') && !isId(countryId)) throw invalidUuid(String(countryId));
  const country = isId(countryId) ? ctx.index.countries.get(countryId) : undefined;
  if (isId(countryId) && !country) {
    throw fault(400, 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND', `Country with id "${countryId}" not found.`, { countryId });
  }
  validator.required('street', 'VIOLATION::STREET_IS_BLANK_ERROR');
  if (country?.postalCodeRequired) validator.required('zipcode', 'VIOLATION::ZIPCODE_IS_BLANK_ERROR');
  validator.required('city', 'VIOLATION::CITY_IS_BLANK_ERROR');
  const stateId = values['countryStateId'];
  if (country?.forceStateInRegistration) validator.required('countryStateId');
  const violations = [...validator.violations];
  if (typeof stateId === 'string' && stateId !== '' && country && !country.states.some((state) => state.id === stateId)) {
    violations.push(unknownEntity('country_state', stateId, `${base}/countryStateId`));
  }
  return violations;
}

/** Call only with parameters that passed `validateAddress`. */
export function addressFrom(parameters: unknown, customerId: string, defaults: AddressDefaults, existing?: Address): Address {
  const values: Parameters = isRecord(parameters) ? parameters : {};
  const optional = (field: string): string | null => text(values[field]) ?? null;
  const now = isoDate(Date.now());
  return {
    id: existing?.id ?? newId(),
    customerId,
    countryId: String(values['countryId']),
    countryStateId: optional('countryStateId'),
    salutationId: optional('salutationId') ?? defaults.salutationId ?? null,
    firstName: optional('firstName') ?? defaults.firstName ?? '',
    lastName: optional('lastName') ?? defaults.lastName ?? '',
    zipcode: optional('zipcode'),
    city: optional('city') ?? '',
    company: optional('company'),
    department: optional('department'),
    title: optional('title'),
    street: optional('street') ?? '',
    phoneNumber: optional('phoneNumber'),
    additionalAddressLine1: optional('additionalAddressLine1'),
    additionalAddressLine2: optional('additionalAddressLine2'),
    createdAt: existing?.createdAt ?? now,
    updatedAt: existing ? now : null,
  };
}
