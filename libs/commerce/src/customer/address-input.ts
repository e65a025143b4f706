/** A new address as the store takes it: what is empty is left out. */
export function addressInput<Values extends Record<string, string>>(values: Values): { [Key in keyof Values]: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as { [Key in keyof Values]: string };
}

/** What may be empty of an address. */
type Emptied = 'salutationId' | 'company' | 'additionalAddressLine1' | 'additionalAddressLine2' | 'countryStateId' | 'phoneNumber';

/** Changes of an address as the store takes them: what was emptied is null, or it would stay. */
export function addressChange<Values extends Record<string, string>>(
  values: Values,
): { [Key in keyof Values]: Key extends Emptied ? string | null : string } {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])) as {
    [Key in keyof Values]: Key extends Emptied ? string | null : string;
  };
}
