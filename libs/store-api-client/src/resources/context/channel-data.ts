import { entityId } from '../../client/path.ts';
import { requestBody } from '../../client/request-body.ts';
import type { CallOptions, QueryValue, StoreApiClient } from '../../client/store-api-client.ts';
import type { Criteria } from '../../criteria/criteria.ts';
import { mergeCriteria } from '../../criteria/criteria-builder.ts';
import type { EntityList } from '../../entities/entity.ts';
import type {
  Country,
  CountryState,
  Currency,
  Language,
  PaymentMethod,
  Salutation,
  ShippingMethod,
  ShopSettings,
} from '../../entities/sales-channel-context.ts';
import { asEntityList } from '../entity-list.ts';
import { withFallback } from '../fallback.ts';

async function list<T>(
  client: StoreApiClient,
  operation: string,
  path: string,
  criteria: Criteria,
  query: Record<string, QueryValue>,
  options?: CallOptions,
): Promise<EntityList<T>> {
  return asEntityList(await requestBody<EntityList<T> | T[]>(client, { operation, method: 'POST', path, query, body: criteria }, options));
}

async function byId<T>(
  client: StoreApiClient,
  operation: string,
  path: string,
  id: string,
  entity: string,
  options?: CallOptions,
): Promise<T | null> {
  const query = { 'filter[id]': entityId(id, entity) };
  const { elements } = asEntityList(await requestBody<EntityList<T> | T[]>(client, { operation, method: 'GET', path, query }, options));
  return elements[0] ?? null;
}

/** The channel's languages; `translationCode.code` is the BCP 47 code. */
export async function listLanguages(client: StoreApiClient, options?: CallOptions): Promise<EntityList<Language>> {
  return asEntityList(
    await requestBody<EntityList<Language>>(client, { operation: 'listLanguages', method: 'GET', path: '/language' }, options),
  );
}

/** The channel's currencies. */
export async function listCurrencies(client: StoreApiClient, options?: CallOptions): Promise<EntityList<Currency>> {
  return asEntityList(
    await requestBody<EntityList<Currency> | Currency[]>(
      client,
      { operation: 'listCurrencies', method: 'GET', path: '/currency' },
      options,
    ),
  );
}

/** The channel's countries with their states. */
export async function listCountries(client: StoreApiClient, criteria: Criteria = {}, options?: CallOptions): Promise<EntityList<Country>> {
  return list(client, 'listCountries', '/country', mergeCriteria({ limit: 100, associations: { states: {} } }, criteria), {}, options);
}

/** One country, or null. */
export async function getCountry(client: StoreApiClient, id: string, options?: CallOptions): Promise<Country | null> {
  return byId(client, 'getCountry', '/country', id, 'country', options);
}

/** A country's states. */
export async function listCountryStates(
  client: StoreApiClient,
  countryId: string,
  criteria: Criteria = {},
  options?: CallOptions,
): Promise<EntityList<CountryState>> {
  return list(client, 'listCountryStates', `/country-state/${entityId(countryId, 'country')}`, criteria, {}, options);
}

/** The forms of address. */
export async function listSalutations(client: StoreApiClient, options?: CallOptions): Promise<EntityList<Salutation>> {
  return asEntityList(
    await requestBody<EntityList<Salutation>>(client, { operation: 'listSalutations', method: 'GET', path: '/salutation' }, options),
  );
}

/** One form of address, or null. */
export async function getSalutation(client: StoreApiClient, id: string, options?: CallOptions): Promise<Salutation | null> {
  return byId(client, 'getSalutation', '/salutation', id, 'salutation', options);
}

/** Which methods to list. */
export interface MethodParams extends Criteria {
  /** Only those that the session's rules allow. */
  onlyAvailable?: boolean;
}

const availability = (onlyAvailable: boolean | undefined): Record<string, QueryValue> =>
  onlyAvailable === true ? { onlyAvailable: 1 } : {};

/** The ways to pay. */
export async function listPaymentMethods(
  client: StoreApiClient,
  { onlyAvailable, ...criteria }: MethodParams = {},
  options?: CallOptions,
): Promise<EntityList<PaymentMethod>> {
  return list(client, 'listPaymentMethods', '/payment-method', criteria, availability(onlyAvailable), options);
}

/** The ways to ship, sorted by position. */
export async function listShippingMethods(
  client: StoreApiClient,
  { onlyAvailable, ...criteria }: MethodParams = {},
  options?: CallOptions,
): Promise<EntityList<ShippingMethod>> {
  const methods = await list<ShippingMethod>(
    client,
    'listShippingMethods',
    '/shipping-method',
    criteria,
    availability(onlyAvailable),
    options,
  );
  return { ...methods, elements: methods.elements.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)) };
}

/** The shop's settings; null where the server has no such call (before 6.7). */
export async function getShopSettings(client: StoreApiClient, options?: CallOptions): Promise<ShopSettings | null> {
  return withFallback<ShopSettings | null>(
    () => requestBody<ShopSettings>(client, { operation: 'getShopSettings', method: 'GET', path: '/shop-settings' }, options),
    () => Promise.resolve(null),
  );
}
