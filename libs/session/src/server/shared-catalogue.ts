import {
  type Category,
  type Country,
  type Currency,
  getContext,
  getNavigation,
  isStoreApiError,
  type Language,
  listCountries,
  listCurrencies,
  listLanguages,
  listPaymentMethods,
  listSalutations,
  type PaymentMethod,
  type SalesChannel,
  type Salutation,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import type { StaleCache } from './stale-cache.ts';

/** What all visitors of a domain share: kept by the server, so that a rendering asks the store for it seldom. Values are frozen. */
export interface SharedCatalogue {
  /** The sales channel with its domains. */
  salesChannel(): Promise<SalesChannel>;
  languages(): Promise<readonly Language[]>;
  currencies(): Promise<readonly Currency[]>;
  /** With their states. */
  countries(): Promise<readonly Country[]>;
  salutations(): Promise<readonly Salutation[]>;
  /** All of the sales channel, whether they fit a cart or not; by position. */
  paymentMethods(): Promise<readonly PaymentMethod[]>;
  /**
   * A navigation tree; empty where the sales channel has no such menu.
   * @param root An alias (`main-navigation`, `footer-navigation`, `service-navigation`) or a category's id.
   * @param depth Levels below the first.
   */
  navigation(root: string, depth?: number): Promise<readonly Category[]>;
}

/** The store gives at most this many rows at once. */
const PAGE = 100;

/** Every country with its states, page by page. */
async function allCountries(store: StoreApiClient): Promise<readonly Country[]> {
  const found: Country[] = [];
  for (let page = 1; ; page += 1) {
    const { elements } = await listCountries(store, { page, limit: PAGE, associations: { states: {} } });
    found.push(...elements);
    if (elements.length < PAGE) return found;
  }
}

/** A channel without a footer or service menu answers 404: an empty menu, which is worth keeping like any other. */
async function navigationOf(store: StoreApiClient, root: string, depth: number): Promise<readonly Category[]> {
  try {
    return await getNavigation(store, root, root, { depth });
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 404) return [];
    throw error;
  }
}

/** Shared facts in one language, fetched by the given anonymous client. @param scope Tells languages and domains apart in the cache. */
export function createSharedCatalogue(cache: StaleCache, scope: string, client: () => Promise<StoreApiClient>): SharedCatalogue {
  const get = <T>(name: string, load: (client: StoreApiClient) => Promise<T>): Promise<T> =>
    cache.get(`${scope} ${name}`, async () => load(await client()));
  return {
    salesChannel: () => get('sales-channel', async (store) => (await getContext(store)).salesChannel),
    languages: () => get('languages', async (store) => (await listLanguages(store)).elements),
    currencies: () => get('currencies', async (store) => (await listCurrencies(store)).elements),
    countries: () => get('countries', allCountries),
    salutations: () => get('salutations', async (store) => (await listSalutations(store)).elements),
    paymentMethods: () =>
      get('payment-methods', async (store) =>
        (await listPaymentMethods(store)).elements.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
      ),
    navigation: (root, depth = 2) => get(`navigation ${root} ${depth}`, (store) => navigationOf(store, root, depth)),
  };
}
