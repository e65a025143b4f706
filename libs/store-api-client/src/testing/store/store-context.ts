import type { Json } from '../../json-path.ts';
import { invalidUuid, unknownEntity } from './refusal.ts';
import { customerEntity, findAddress } from './store-account.ts';
import { needCustomer, type StoreCall } from './store-call.ts';
import { countryEntities, currencyEntities, paymentMethodEntities, shippingMethodEntities } from './store-entities.ts';
import { isStoreId, storeId } from './store-id.ts';

/** The session's context. */
export function contextOf(call: StoreCall): Json {
  const { session, data } = call;
  const countries = countryEntities(call).map((country): Json => ({ ...country, states: null }));
  const customer = session.customer ? customerEntity(call, session.customer, { active: true }) : null;
  const address = (customer?.['activeShippingAddress'] ?? null) as Json | null;
  return {
    token: session.token,
    currency: currencyEntities(call).find(({ id }) => id === session.currencyId),
    currentCustomerGroup: {
      id: storeId('customer-group'),
      name: 'Standard',
      displayGross: true,
      translated: { name: 'Standard' },
      apiAlias: 'customer_group',
    },
    customer,
    paymentMethod: paymentMethodEntities(call).find(({ id }) => id === session.paymentMethodId),
    shippingMethod: shippingMethodEntities(call).find(({ id }) => id === session.shippingMethodId),
    shippingLocation: {
      country: countries.find(({ id }) => id === (address?.['countryId'] ?? session.countryId)) ?? null,
      state: null,
      address,
      apiAlias: 'cart_delivery_shipping_location',
    },
    salesChannel: {
      id: storeId('sales-channel'),
      name: data.name,
      active: true,
      maintenance: false,
      languageId: data.languages[0]?.id,
      currencyId: data.languages[0]?.currencyId,
      countryId: data.countries[0]?.id,
      paymentMethodId: data.paymentMethods[0]?.id,
      shippingMethodId: data.shippingMethods[0]?.id,
      navigationCategoryId: data.navigation.main,
      navigationCategoryDepth: 2,
      footerCategoryId: data.navigation.footer ?? null,
      serviceCategoryId: data.navigation.service ?? null,
      domains: data.languages.map(({ id, url, currencyId }) => ({
        id: storeId(`domain:${url}`),
        url,
        languageId: id,
        currencyId,
        snippetSetId: storeId('snippets'),
        hreflangUseOnlyLocale: false,
        translated: [],
        apiAlias: 'sales_channel_domain',
      })),
      translated: { name: data.name, customFields: {} },
      apiAlias: 'sales_channel',
    },
    taxRules: [],
    context: {
      languageIdChain: [...new Set([call.languageId, data.languages[0]?.id])],
      currencyId: session.currencyId,
      currencyFactor: data.currencies.find(({ id }) => id === session.currencyId)?.factor ?? 1,
      taxState: 'gross',
      considerInheritance: true,
      apiAlias: 'context',
    },
    itemRounding: { decimals: 2, interval: 0.01, roundForNet: true },
    totalRounding: { decimals: 2, interval: 0.01, roundForNet: true },
    apiAlias: 'sales_channel_context',
  };
}

/** Fields that take an id, with the entity it names. */
const CHOICES = {
  currencyId: ['currency', 'currencies'],
  languageId: ['language', 'languages'],
  countryId: ['country', 'countries'],
  paymentMethodId: ['payment_method', 'paymentMethods'],
  shippingMethodId: ['shipping_method', 'shippingMethods'],
} as const;

/** Changes the session's choices; null, empty and unknown fields are ignored. */
export function changeContext(call: StoreCall): Json {
  const { session, data, body } = call;
  const changes: [keyof typeof CHOICES, string][] = [];
  for (const [field, [entity, listName]] of Object.entries(CHOICES) as [keyof typeof CHOICES, (typeof CHOICES)[keyof typeof CHOICES]][]) {
    const value = body[field];
    if (value === undefined || value === null || value === '') continue;
    if (!isStoreId(value)) throw invalidUuid(String(value));
    const known: readonly { id: string }[] = data[listName];
    if (!known.some(({ id }) => id === value)) throw unknownEntity(entity, value, `/${field}`);
    changes.push([field, value]);
  }
  for (const field of ['billingAddressId', 'shippingAddressId'] as const) {
    const value = body[field];
    if (value === undefined || value === null || value === '') continue;
    session[field] = findAddress(needCustomer(call), String(value)).id;
  }
  const before = call.languageId;
  for (const [field, value] of changes) session[field] = value;
  const language = data.languages.find(({ id }) => id === session.languageId && body['languageId'] === id && id !== before);
  return { redirectUrl: language?.url ?? null, apiAlias: 'array_struct' };
}
