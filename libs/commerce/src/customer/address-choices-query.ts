import { queryOptions } from '@tanstack/react-query';
import { type Country, listCountries, listSalutations, type StoreApiClient } from '@vitrine/store-api-client';
import { type AddressChoices, addressChoices } from './address-choices.ts';

/** The store gives at most this many rows at once. */
const PAGE_SIZE = 100;

/** What an address form offers, for a page whose loader did not bring it. */
export const addressChoicesQuery = (client: () => StoreApiClient) =>
  queryOptions<AddressChoices>({
    queryKey: ['address-choices'],
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn({ signal }) {
      const [countries, salutations] = await Promise.all([everyCountry(client(), signal), listSalutations(client(), { signal })]);
      return addressChoices(countries, salutations.elements);
    },
  });

/** Every country with its states, page by page until one is not full. */
async function everyCountry(client: StoreApiClient, signal: AbortSignal): Promise<Country[]> {
  const found: Country[] = [];
  for (let page = 1; ; page += 1) {
    const { elements } = await listCountries(client, { page, limit: PAGE_SIZE, associations: { states: {} } }, { signal });
    found.push(...elements);
    if (elements.length < PAGE_SIZE) return found;
  }
}
