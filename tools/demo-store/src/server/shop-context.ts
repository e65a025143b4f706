import type {
  CountryModel,
  CountryStateModel,
  CurrencyModel,
  CustomerGroupModel,
  LanguageModel,
  LocaleCode,
  LocalizedText,
  PaymentMethodModel,
  ShippingMethodModel,
} from '../catalogue/market-model.ts';
import { CUSTOMER_GROUP } from '../entities/sales-channel.ts';
import type { TaxState } from '../pricing/price.ts';
import type { PriceScope } from '../pricing/product-price.ts';
import type { CatalogueIndex } from '../store/catalogue-index.ts';
import type { Address, Customer } from '../store/customers.ts';
import type { Session } from '../store/sessions.ts';
import type { Services } from './services.ts';

/** Everything an answer depends on: who asks, in which language, currency and country. */
export interface ShopContext extends PriceScope {
  services: Services;
  index: CatalogueIndex;
  session: Session;
  customer: Customer | null;
  language: LanguageModel;
  locale: LocaleCode;
  /** The language and what it falls back to. */
  languageIdChain: string[];
  currency: CurrencyModel;
  country: CountryModel;
  state: CountryStateModel | null;
  billingAddress: Address | null;
  shippingAddress: Address | null;
  paymentMethod: PaymentMethodModel;
  shippingMethod: ShippingMethodModel;
  customerGroup: CustomerGroupModel;
  /** A country without tax wins over the customer's group. */
  taxState: TaxState;
  includeSeoUrls: boolean;
  publicOrigin: string;
  /** The text in this language, else in the default language. */
  full(text: LocalizedText): string;
  full(text: LocalizedText | undefined): string | null;
  /** The text in exactly this language: `null` where only the default language has one. */
  raw(text: LocalizedText | undefined): string | null;
}

export interface ContextOptions {
  languageId?: string | undefined;
  includeSeoUrls?: boolean;
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The catalogue has no ${what}`);
  return value;
}

export function createShopContext(services: Services, session: Session, options: ContextOptions = {}): ShopContext {
  const { index } = services;
  const { salesChannel } = index.catalogue;
  const { settings } = session;
  const customer = session.customerId === null ? null : (services.customers.find(session.customerId) ?? null);
  const address = (id: string | undefined): Address | null => {
    const found = customer && id !== undefined ? services.customers.address(id) : undefined;
    return found && found.customerId === customer?.id ? found : null;
  };
  const billingAddress = address(settings.billingAddressId) ?? address(customer?.defaultBillingAddressId);
  const shippingAddress = address(settings.shippingAddressId) ?? address(customer?.defaultShippingAddressId);

  const fallback = required(index.languageByCode.get('en-US'), 'language en-US');
  const language =
    index.languages.get(options.languageId ?? '') ??
    index.languages.get(settings.languageId ?? '') ??
    required(index.languageByCode.get(salesChannel.languageCode), 'default language');
  const currency =
    index.currencies.get(settings.currencyId ?? '') ??
    required(
      index.catalogue.currencies.find((entry) => entry.isoCode === salesChannel.currencyCode),
      'default currency',
    );
  const country = required(
    index.countries.get(shippingAddress?.countryId ?? settings.countryId ?? '') ?? index.countries.get(salesChannel.countryId),
    'default country',
  );
  const stateId = shippingAddress ? shippingAddress.countryStateId : settings.countryStateId;
  const state = country.states.find((entry) => entry.id === stateId) ?? null;
  const customerGroup = index.catalogue.customerGroups?.find((group) => group.id === customer?.groupId) ?? CUSTOMER_GROUP;
  const locale = language.code;
  const full = (text: LocalizedText | undefined): string | null => (text ? (text[locale] ?? text['en-US']) : null);

  return {
    services,
    index,
    session,
    customer,
    language,
    locale,
    languageIdChain: language.id === fallback.id ? [language.id] : [language.id, fallback.id],
    currency,
    currencyCode: currency.isoCode,
    country,
    state,
    billingAddress,
    shippingAddress,
    paymentMethod: required(
      index.paymentMethods.get(settings.paymentMethodId ?? '') ?? index.paymentMethods.get(salesChannel.paymentMethodId),
      'default payment method',
    ),
    shippingMethod: required(
      index.shippingMethods.get(settings.shippingMethodId ?? '') ?? index.shippingMethods.get(salesChannel.shippingMethodId),
      'default shipping method',
    ),
    customerGroup,
    taxState: country.taxDisplay === 'free' ? 'tax-free' : customerGroup.displayGross ? 'gross' : 'net',
    includeSeoUrls: options.includeSeoUrls ?? false,
    publicOrigin: services.config.publicOrigin,
    full: full as ShopContext['full'],
    raw: (text) => (text ? (text[locale] ?? (locale === 'en-US' ? text['en-US'] : null)) : null),
    unitName: (unitId) => {
      const unit = index.catalogue.units.find((entry) => entry.id === unitId);
      return unit ? (unit.name[locale] ?? unit.name['en-US']) : '';
    },
  };
}
