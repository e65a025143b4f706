import type { Country, Salutation } from '@vitrine/store-api-client';

/** What an address form offers to choose from. */
export interface AddressChoices {
  countries: { id: string; name: string; isStateRequired: boolean; states: { id: string; name: string }[] }[];
  salutations: { id: string; name: string }[];
}

/** Countries and salutations as choices, sorted as the shop sorts them. */
export function addressChoices(countries: readonly Country[], salutations: readonly Salutation[]): AddressChoices {
  const byPosition = (a: { position?: number | null }, b: { position?: number | null }): number => (a.position ?? 0) - (b.position ?? 0);
  return {
    countries: [...countries]
      .filter(({ active, shippingAvailable }) => active !== false && shippingAvailable !== false)
      .sort(byPosition)
      .map((country) => ({
        id: country.id,
        name: country.translated?.name ?? country.name ?? country.iso ?? '',
        isStateRequired: country.forceStateInRegistration === true,
        states: [...(country.states ?? [])]
          .sort(byPosition)
          .map((state) => ({ id: state.id, name: state.translated?.name ?? state.name ?? state.shortCode })),
      })),
    salutations: salutations.map((salutation) => ({
      id: salutation.id,
      name: salutation.translated?.displayName ?? salutation.displayName ?? salutation.salutationKey,
    })),
  };
}
