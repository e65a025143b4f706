import type { Customer, CustomerAddress } from './customer.ts';
import type { Entity } from './entity.ts';
import type { Media } from './media.ts';
import type { TaxState } from './price.ts';
import type { DeliveryTime } from './product.ts';
import type { CustomFieldsOf } from './store-types.ts';

/** A currency. */
export interface Currency extends Entity<'currency'> {
  /** ISO 4217. */
  isoCode: string;
  symbol: string;
  name?: string | null;
  shortName?: string | null;
  translated?: { name?: string | null; shortName?: string | null };
  factor?: number;
  position?: number;
}

/** A way to pay. */
export interface PaymentMethod extends Entity<'payment_method'> {
  name?: string | null;
  description?: string | null;
  translated?: {
    name?: string | null;
    description?: string | null;
    distinguishableName?: string | null;
    customFields?: CustomFieldsOf<'payment_method'>;
  };
  distinguishableName?: string | null;
  technicalName?: string | null;
  shortName?: string | null;
  active?: boolean;
  /** May be chosen after the order. */
  afterOrderEnabled?: boolean;
  /** Gone in 6.7: see `mayLeadToProvider`. */
  asynchronous?: boolean;
  synchronous?: boolean;
  position?: number;
  media?: Media | null;
}

/** A way to ship. */
export interface ShippingMethod extends Entity<'shipping_method'> {
  name?: string | null;
  description?: string | null;
  translated?: {
    name?: string | null;
    description?: string | null;
    trackingUrl?: string | null;
    customFields?: CustomFieldsOf<'shipping_method'>;
  };
  technicalName?: string | null;
  active?: boolean;
  position?: number;
  deliveryTime?: DeliveryTime | null;
  prices?: unknown[] | null;
  media?: Media | null;
}

/** A region of a country. */
export interface CountryState extends Entity<'country_state'> {
  countryId?: string;
  shortCode: string;
  name?: string | null;
  translated?: { name?: string | null };
  position?: number;
  active?: boolean;
}

/** A country. */
export interface Country extends Entity<'country'> {
  name?: string | null;
  translated?: { name?: string | null; addressFormat?: unknown };
  /** ISO 3166-1 alpha-2. */
  iso?: string | null;
  iso3?: string | null;
  position?: number;
  active?: boolean;
  shippingAvailable?: boolean;
  /** Show the state field. */
  displayStateInRegistration?: boolean;
  /** The state is required. */
  forceStateInRegistration?: boolean;
  postalCodeRequired?: boolean;
  checkPostalCodePattern?: boolean;
  defaultPostalCodePattern?: string | null;
  vatIdRequired?: boolean;
  /** Loaded by association. */
  states?: CountryState[] | null;
}

/** A form of address. */
export interface Salutation extends Entity<'salutation'> {
  salutationKey: string;
  displayName?: string | null;
  letterName?: string | null;
  translated?: { displayName?: string | null; letterName?: string | null };
}

/** A language of the sales channel. */
export interface Language extends Entity<'language'> {
  name: string;
  localeId?: string;
  locale?: { code: string; name?: string; territory?: string } | null;
  /** BCP 47 code: `de-DE`. */
  translationCode?: { code: string; name?: string } | null;
}

/** An address under which the channel is reached, with its language and currency. */
export interface SalesChannelDomain extends Partial<Entity> {
  url: string;
  languageId: string;
  currencyId: string;
  snippetSetId?: string;
}

/** The shop that the access key belongs to. */
export interface SalesChannel extends Entity<'sales_channel'> {
  name?: string | null;
  translated?: { name?: string | null; homeMetaTitle?: string | null; homeMetaDescription?: string | null };
  countryId: string;
  languageId: string;
  currencyId: string;
  paymentMethodId?: string;
  shippingMethodId?: string;
  navigationCategoryId: string;
  navigationCategoryDepth?: number;
  footerCategoryId?: string | null;
  serviceCategoryId?: string | null;
  domains?: SalesChannelDomain[] | null;
  currency?: Currency | null;
}

/** Where a delivery goes. */
export interface ShippingLocation {
  country?: Country | null;
  state?: CountryState | null;
  address?: CustomerAddress | null;
}

/** The session as the server sees it. Its token is removed by the client. */
export interface SalesChannelContext {
  currency: Currency;
  currentCustomerGroup?: { id: string; name?: string | null; displayGross?: boolean };
  paymentMethod: PaymentMethod;
  shippingMethod: ShippingMethod;
  shippingLocation: ShippingLocation;
  /** Null for visitors; guests are customers too. */
  customer?: Customer | null;
  salesChannel: SalesChannel;
  context: {
    /** The session's language first, then its fallbacks. */
    languageIdChain: string[];
    taxState: TaxState;
    currencyId?: string;
    currencyFactor?: number;
  };
  /** From 6.7 on. */
  languageInfo?: { name?: string; localeCode?: string } | null;
  apiAlias?: string;
}

/** What of the session may be changed; a call changes what it names. */
export interface ContextPatch {
  shippingAddressId?: string;
  billingAddressId?: string;
  currencyId?: string;
  languageId?: string;
  countryId?: string;
  countryStateId?: string;
  paymentMethodId?: string;
  shippingMethodId?: string;
}

/** An answer that may send the browser elsewhere. */
export interface RedirectAnswer {
  redirectUrl: string | null;
}

/** Settings of the shop, where the server tells them (6.7). */
export interface ShopSettings {
  general?: ShopSettingsGroup & { shopName?: string; showRevocationButton?: boolean };
  contactForm?: ShopSettingsGroup & { phoneNumberFieldRequired?: boolean };
  loginRegistration?: ShopSettingsGroup & { passwordMinLength?: number; requireDataProtectionCheckbox?: boolean };
  cart?: ShopSettingsGroup & { maxQuantity?: number; showTosCheckbox?: boolean; wishlistEnabled?: boolean };
  listing?: ShopSettingsGroup & { productsPerPage?: number; reviewsPerPage?: number };
  newsletter?: ShopSettingsGroup & { doubleOptIn?: boolean };
  [name: string]: unknown;
}

/** Settings of one area; servers add to them. */
export interface ShopSettingsGroup {
  [name: string]: unknown;
}
