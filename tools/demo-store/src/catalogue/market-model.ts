/** Where, to whom and how the shop sells: languages, money, taxes, ways of delivery and payment, people, presentations. Plain data; references are ids (see `idOf` in `./id.ts`). */

import type { ShopLocaleCode } from '@vitrine/routing';

/** The three languages of the demo shop. `en-US` is the system default. */
export type LocaleCode = ShopLocaleCode;

/** A text per language. A missing language falls back: en-GB to en-US, de-DE to en-US. */
export interface LocalizedText {
  'en-US': string;
  'en-GB'?: string;
  'de-DE'?: string;
}

/** Values of custom fields by technical name: the same in every language, or a text per language. */
export type LocalizedFields = Record<string, string | number | boolean | LocalizedText>;

/** Amounts per currency, gross (tax included), e.g. `{ EUR: 49.9, USD: 54, GBP: 42 }`. */
export type CurrencyCode = 'EUR' | 'USD' | 'GBP';
export type Amounts = Record<CurrencyCode, number>;

export interface LanguageModel {
  id: string;
  /** `en-US`, `en-GB`, `de-DE`. */
  code: LocaleCode;
  /** In its own language, e.g. `Deutsch`. */
  name: string;
}

export interface CurrencyModel {
  id: string;
  isoCode: CurrencyCode;
  symbol: string;
  name: LocalizedText;
  /** Exchange factor against EUR, for information only: prices are given per currency. */
  factor: number;
}

export interface DomainModel {
  id: string;
  /** Appended to the public origin: `''`, `/en-GB`, `/de-DE`. */
  path: string;
  languageCode: LocaleCode;
  currencyCode: CurrencyCode;
}

export interface SalesChannelModel {
  id: string;
  name: LocalizedText;
  accessKey: string;
  /** Root of the main navigation; also the home page (`cmsPageId` of that category, or `homeCmsPageId`). */
  navigationCategoryId: string;
  footerCategoryId: string;
  serviceCategoryId: string;
  /** The layout that replaces the root category's own one on the home page. */
  homeCmsPageId?: string;
  languageCode: LocaleCode;
  currencyCode: CurrencyCode;
  countryId: string;
  paymentMethodId: string;
  shippingMethodId: string;
  /** Layout of products without one of their own (type `product_detail`). */
  productCmsPageId: string;
  domains: DomainModel[];
}

export interface CountryStateModel {
  id: string;
  /** `US-NY`. */
  shortCode: string;
  name: LocalizedText;
}

export interface CountryModel {
  id: string;
  /** Two letters, upper case. */
  iso: string;
  iso3: string;
  name: LocalizedText;
  position: number;
  /** A customer must choose one of `states`. */
  forceStateInRegistration: boolean;
  postalCodeRequired: boolean;
  /** Default: prices are gross. `net`: net prices plus tax; `free`: no tax at all. */
  taxDisplay: 'gross' | 'free';
  shippingAvailable: boolean;
  states: CountryStateModel[];
}

export interface SalutationModel {
  id: string;
  /** `mr`, `mrs`, `not_specified`. */
  salutationKey: string;
  displayName: LocalizedText;
  /** `Dear Mrs.`. */
  letterName: LocalizedText;
}

export interface TaxModel {
  id: string;
  name: string;
  /** Percent, e.g. 19. */
  rate: number;
}

export interface DeliveryTimeModel {
  id: string;
  name: LocalizedText;
  min: number;
  max: number;
  unit: 'hour' | 'day' | 'week' | 'month';
}

export interface UnitModel {
  id: string;
  /** `l`, `kg`, `m`. */
  shortCode: LocalizedText;
  name: LocalizedText;
}

export interface PromotionModel {
  id: string;
  code: string;
  name: LocalizedText;
  type: 'percentage' | 'absolute' | 'free-shipping';
  /** Percent for `percentage`, amounts for `absolute`. */
  value?: number;
  amounts?: Amounts;
  /** Smallest sum of goods for which it counts. */
  minimumCartValue?: Amounts;
  /** ISO dates; outside them the code is unknown. */
  validFrom?: string;
  validUntil?: string;
  /** `false`: displaces, and is displaced by, every other promotion. */
  combinable: boolean;
  priority: number;
}

export interface ShippingPriceModel {
  /** From this sum of goods on, in the currency. The first step starts at 0. */
  cartValueStart: Amounts;
  price: Amounts;
}

export interface ShippingMethodModel {
  id: string;
  technicalName: string;
  name: LocalizedText;
  description?: LocalizedText;
  position: number;
  deliveryTimeId: string;
  prices: ShippingPriceModel[];
  /** Countries it serves (ISO), all when absent. */
  countryIsos?: string[];
  mediaKey?: string;
  /** Where a shipment is followed; `%s` stands for its code. */
  trackingUrl?: string;
}

export interface PaymentMethodModel {
  id: string;
  technicalName: string;
  name: LocalizedText;
  description?: LocalizedText;
  position: number;
  /** `true`: the customer is led to a page of the provider and back. */
  asynchronous: boolean;
  afterOrderEnabled: boolean;
  /** Countries (ISO) whose customers may not use it. */
  blockedCountryIsos?: string[];
  mediaKey?: string;
}

/** Customers who see prices with tax (the default) or without. */
export interface CustomerGroupModel {
  id: string;
  name: LocalizedText;
  displayGross: boolean;
  /** What the page says on which one registers for the group; none when absent. */
  registration?: CustomerGroupRegistrationModel;
}

export interface CustomerGroupRegistrationModel {
  title: LocalizedText;
  /** HTML. */
  introduction: LocalizedText;
  onlyCompanies: boolean;
  seoMetaDescription: LocalizedText;
}

/** A file of all products for portals, which whoever knows its key may read. */
export interface ProductExportModel {
  id: string;
  accessKey: string;
  fileName: string;
}

export interface AddressModel {
  id: string;
  street: string;
  zipcode: string;
  city: string;
  countryId: string;
  countryStateId?: string;
}

/** An order that a shopper placed before the shop was started for the first time. */
export interface PastOrderModel {
  id: string;
  orderNumber: string;
  /** ISO date. */
  orderDate: string;
  currencyCode: CurrencyCode;
  /** Products or variants by id. */
  lines: { productId: string; quantity: number }[];
  shippingMethodId: string;
  paymentMethodId: string;
  state: 'open' | 'in_progress' | 'completed' | 'cancelled';
  transactionState: 'open' | 'paid' | 'cancelled' | 'refunded';
  deliveryState: 'open' | 'shipped' | 'cancelled';
  trackingCodes?: string[];
}

export interface ShopperModel {
  id: string;
  customerNumber: string;
  email: string;
  password: string;
  salutationId: string;
  firstName: string;
  lastName: string;
  address: AddressModel;
  /** Address book beside the default `address`. */
  furtherAddresses?: AddressModel[];
  pastOrders?: PastOrderModel[];
  languageCode: LocaleCode;
  /** The channel's own group when absent. */
  customerGroupId?: string;
  company?: string;
  newsletter: boolean;
}

export interface AdminUserModel {
  id: string;
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Sees everything; else the named privileges only. */
  admin: boolean;
}

/** One slide of a presentation: a CMS page, a product or a category of the shop. */
export interface PresentationSlideModel {
  id: string;
  name: LocalizedText;
  target: { type: 'cms_page' | 'product' | 'category'; id: string };
  /** What the guide reads beside the slide; HTML. */
  notes: LocalizedText;
}

/** A presentation of the sales room, to be imported into the room server. */
export interface PresentationModel {
  id: string;
  name: LocalizedText;
  /** Last part of its address: `spring-collection`. */
  path: string;
  /** A preview shows guides what they will present; it cannot be started. */
  isPreview: boolean;
  /** Admin users who may present it, beside administrators; every guide where absent. */
  guideIds?: string[];
  slides: PresentationSlideModel[];
  /** Shown when the presentation has ended. */
  endedCmsPageId: string;
}

/** Shopware's names for the pages that a shop must have. */
export type ShopPageName =
  | 'tosPage'
  | 'privacyPage'
  | 'imprintPage'
  | 'revocationPage'
  | 'shippingPaymentInfoPage'
  | 'contactPage'
  | 'newsletterPage'
  | 'maintenancePage'
  | 'http404Page';
