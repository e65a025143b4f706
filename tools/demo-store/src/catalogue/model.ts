/**
 * The catalogue as plain data: what an author writes, and what the server seeds at its first
 * start. References between entities are ids (see `idOf` in `./id.ts`), pictures are media keys.
 */

/** The three languages of the demo shop. `en-US` is the system default. */
export type LocaleCode = 'en-US' | 'en-GB' | 'de-DE';

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

/** A dynamic group of products: those that its filters match. */
export interface ProductStreamModel {
  id: string;
  name: LocalizedText;
  /** Criteria filters, as the Store API reads them. */
  filters: Record<string, unknown>[];
}

/** One picture. The server serves it in the widths 200, 400, 800 and 1600. */
export interface MediaModel {
  /** Lower-case letters, digits and hyphens; its id is `mediaId(key)`. */
  key: string;
  /** Pixels of the largest rendition (width is 1600 as a rule); the others keep its proportions. */
  width: number;
  height: number;
  alt: LocalizedText;
  title?: LocalizedText;
}

/** A film of the shop's own, or a 3D model. */
export interface FileModel {
  key: string;
  kind: 'film' | 'model';
  alt: LocalizedText;
  /** Pixels; absent for a model. */
  width?: number;
  height?: number;
}

export type CategoryType = 'page' | 'folder' | 'link';

export interface CategoryModel {
  id: string;
  /** `null` for the three roots (main navigation, footer, service). */
  parentId: string | null;
  type: CategoryType;
  /** Among its siblings, ascending. */
  position: number;
  active: boolean;
  /** `false`: answered by id, left out of navigation trees. */
  visible: boolean;
  name: LocalizedText;
  /** HTML. */
  description?: LocalizedText;
  metaTitle?: LocalizedText;
  metaDescription?: LocalizedText;
  /** Path without slashes at either end (`furniture/chairs`); served with a trailing slash. Pages only. */
  seoPath?: LocalizedText;
  /** Pages: layout, e.g. a listing page. */
  cmsPageId?: string;
  /** Lists this dynamic group instead of its own products. */
  productStreamId?: string;
  customFields?: LocalizedFields;
  /** Slot configuration of this category, by slot id: overrides the layout's. */
  slotConfig?: Record<string, SlotConfig>;
  mediaKey?: string;
  /** For `type: 'link'`. */
  link?:
    | { type: 'external'; url: LocalizedText; newTab?: boolean }
    | { type: 'category' | 'product' | 'landing_page'; targetId: string; newTab?: boolean };
}

/** `presentation…`: slides of the sales room; they may hold `like` and `notes` slots. */
export type CmsPageType = 'page' | 'landingpage' | 'product_list' | 'product_detail' | 'presentation' | 'presentation_product_list' | 'presentation_product_detail';

/** `static`: `value` itself; `mapped`: a field path such as `product.name` or `category.description`. */
export interface SlotConfigValue {
  source: 'static' | 'mapped' | 'default' | 'product_stream';
  /** Ids for products, categories and media (`mediaId(key)`); HTML for text. */
  value: unknown;
}
export type SlotConfig = Record<string, SlotConfigValue>;

export interface Visibility {
  mobile: boolean;
  tablet: boolean;
  desktop: boolean;
}

export interface CmsSlotModel {
  id: string;
  /** Element type: `text`, `image`, `product-slider`, `product-listing`, `buy-box`, `form`, … */
  type: string;
  /** Slot name within its block: `content`, `left`, `imageSlider`, … */
  slot: string;
  /** `null` as in default layouts (product-listing, sidebar-filter, category-navigation). */
  config: SlotConfig | null;
  /** Values that differ by language; merged over `config` key by key. */
  translations?: Partial<Record<LocaleCode, SlotConfig>>;
}

export interface CmsBlockModel {
  id: string;
  /** Block type: `text-hero`, `image-text`, `gallery-buybox`, … */
  type: string;
  /** Author's label. */
  name?: string;
  sectionPosition?: 'main' | 'sidebar';
  marginTop?: string;
  marginBottom?: string;
  marginLeft?: string;
  marginRight?: string;
  backgroundColor?: string;
  backgroundMediaKey?: string;
  backgroundMediaMode?: 'cover' | 'auto' | 'contain';
  cssClass?: string;
  visibility?: Visibility;
  slots: CmsSlotModel[];
}

export interface CmsSectionModel {
  id: string;
  type: 'default' | 'sidebar';
  name?: string;
  sizingMode?: 'boxed' | 'full_width';
  mobileBehavior?: 'wrap' | 'hidden';
  backgroundColor?: string;
  backgroundMediaKey?: string;
  backgroundMediaMode?: 'cover' | 'auto' | 'contain';
  cssClass?: string;
  visibility?: Visibility;
  blocks: CmsBlockModel[];
}

export interface CmsPageModel {
  id: string;
  type: CmsPageType;
  name: LocalizedText;
  cssClass?: string;
  /** Positions are the array's order. */
  sections: CmsSectionModel[];
}

export interface LandingPageModel {
  id: string;
  cmsPageId: string;
  name: LocalizedText;
  /** Without slashes at either end. */
  seoPath: LocalizedText;
  metaTitle?: LocalizedText;
  metaDescription?: LocalizedText;
  active: boolean;
}

export interface ManufacturerModel {
  id: string;
  name: LocalizedText;
  description?: LocalizedText;
  link?: string;
  mediaKey?: string;
}

export interface PropertyOptionModel {
  id: string;
  name: LocalizedText;
  position: number;
  /** `#aabbcc`. */
  colorHex?: string;
  mediaKey?: string;
}

export interface PropertyGroupModel {
  id: string;
  name: LocalizedText;
  displayType: 'text' | 'color' | 'media' | 'select';
  sortingType: 'alphanumeric' | 'position';
  position: number;
  filterable: boolean;
  options: PropertyOptionModel[];
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

/** From this quantity on, a piece costs `price`. The first step starts at 1. */
export interface TierModel {
  quantityStart: number;
  price: Amounts;
}

export interface PricingModel {
  price: Amounts;
  /** Crossed-out price, above `price`. */
  listPrice?: Amounts;
  /** Lowest price of the last 30 days. */
  regulationPrice?: Amounts;
  /** Quantity steps, ascending by `quantityStart`, starting at 1. */
  tiers?: TierModel[];
}

export interface ProductVariantModel {
  id: string;
  productNumber: string;
  /** One option per configurator group of the parent. */
  optionIds: string[];
  stock: number;
  /** Only what differs from the parent. */
  pricing?: PricingModel;
  name?: LocalizedText;
  mediaKeys?: string[];
  isCloseout?: boolean;
  active?: boolean;
  ean?: string;
  weight?: number;
}

export interface ReviewModel {
  id: string;
  languageCode: LocaleCode;
  title: string;
  content: string;
  /** 1 to 5. */
  points: number;
  /** ISO date. */
  createdAt: string;
  /** Answer of the shop. */
  comment?: string;
}

export interface CrossSellingModel {
  id: string;
  name: LocalizedText;
  position: number;
  /** In this order. */
  productIds: string[];
  /** A dynamic group instead of `productIds`, by name. */
  productStreamId?: string;
}

export interface ProductModel {
  id: string;
  productNumber: string;
  name: LocalizedText;
  /** HTML. */
  description?: LocalizedText;
  metaTitle?: LocalizedText;
  metaDescription?: LocalizedText;
  keywords?: LocalizedText;
  /** Words that the search finds beside the texts. */
  searchKeywords?: LocalizedText;
  /** Without slashes at either end, e.g. `oak-stool`; variants append `/<productNumber>`. */
  seoPath: LocalizedText;
  /** Leaf categories; their ancestors list the product, too. The first one is the main category. */
  categoryIds: string[];
  manufacturerId: string | null;
  taxId: string;
  propertyOptionIds: string[];
  pricing: PricingModel;
  stock: number;
  /** Sold while stocks last: cannot be ordered beyond `stock`. */
  isCloseout: boolean;
  minPurchase: number;
  purchaseSteps: number;
  /** `null`: the shop's 100. */
  maxPurchase: number | null;
  deliveryTimeId: string | null;
  /** Days until it is in stock again. */
  restockTime?: number;
  shippingFree: boolean;
  markAsTopseller: boolean;
  /** ISO date; in the future for a pre-order, `null` where the merchant set none. */
  releaseDate: string | null;
  createdAt: string;
  /** First one is the cover. */
  mediaKeys: string[];
  /** Millimetres and kilograms. */
  width?: number;
  height?: number;
  length?: number;
  weight?: number;
  unitId?: string;
  /** Content of one piece in units, e.g. 0.5 (litre); with `referenceUnit`, e.g. 1 (litre), gives the base price. */
  purchaseUnit?: number;
  referenceUnit?: number;
  packUnit?: LocalizedText;
  packUnitPlural?: LocalizedText;
  ean?: string;
  manufacturerNumber?: string;
  /** How often it was sold: orders the top-seller sorting. */
  sales: number;
  active: boolean;
  customFields?: LocalizedFields;
  /** Layout of its own; else the sales channel's. */
  cmsPageId?: string;
  /** Groups a customer chooses from, in order; empty without variants. */
  configuratorGroupIds: string[];
  /** The variant that a listing shows and that the parent's address opens. */
  mainVariantId?: string;
  variants: ProductVariantModel[];
  reviews: ReviewModel[];
  crossSellings: CrossSellingModel[];
  /** A digital product: name of the file its buyer downloads. */
  download?: { id: string; fileName: string; content: string };
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
export type ShopPageName = 'tosPage' | 'privacyPage' | 'imprintPage' | 'revocationPage' | 'shippingPaymentInfoPage' | 'contactPage' | 'newsletterPage' | 'maintenancePage' | 'http404Page';

export interface Catalogue {
  languages: LanguageModel[];
  currencies: CurrencyModel[];
  taxes: TaxModel[];
  deliveryTimes: DeliveryTimeModel[];
  units: UnitModel[];
  salutations: SalutationModel[];
  countries: CountryModel[];
  salesChannel: SalesChannelModel;
  media: MediaModel[];
  /** None when absent. */
  files?: FileModel[];
  categories: CategoryModel[];
  cmsPages: CmsPageModel[];
  landingPages: LandingPageModel[];
  /** None when absent. */
  productStreams?: ProductStreamModel[];
  /** Beside the channel's own group; none when absent. */
  customerGroups?: CustomerGroupModel[];
  manufacturers: ManufacturerModel[];
  propertyGroups: PropertyGroupModel[];
  products: ProductModel[];
  promotions: PromotionModel[];
  shippingMethods: ShippingMethodModel[];
  paymentMethods: PaymentMethodModel[];
  shoppers: ShopperModel[];
  adminUsers: AdminUserModel[];
  presentations: PresentationModel[];
  /** Shop pages by Shopware's config name, as CMS page ids. */
  shopPages: Partial<Record<ShopPageName, string>>;
}

/** Implemented in `./index.ts`; pure, the same data at every call. */
export type CreateCatalogue = () => Catalogue;
