/** A text in one language for all, or by language code with the first as fallback. */
export type StoreText = string | Readonly<Record<string, string>>;

/** A language, with the domain under which it is served. */
export interface StoreLanguage {
  id: string;
  name: string;
  /** `de-DE` */
  code: string;
  /** Address of its domain, without slash at the end. */
  url: string;
  /** Currency of its domain. */
  currencyId: string;
}

export interface StoreCurrency {
  id: string;
  isoCode: string;
  symbol: string;
  /** How much of it one unit of the first currency is worth. */
  factor: number;
}

export interface StoreCountry {
  id: string;
  name: StoreText;
  iso: string;
  states?: readonly { id: string; name: StoreText; shortCode: string }[];
}

export interface StoreMethod {
  id: string;
  name: StoreText;
  /** Shipping: gross costs in the first currency. */
  price?: number;
  /** Payment: one pays on this page, to which handle-payment leads once. */
  redirectUrl?: string;
}

export interface StoreCategory {
  id: string;
  /** Null for a root. */
  parentId: string | null;
  name: StoreText;
  /** Default page. */
  type?: 'page' | 'folder' | 'link';
  externalLink?: string;
  /** Not in the navigation. */
  hidden?: boolean;
  inactive?: boolean;
  /** With a slash at the end, as real shops have it. Absent: no SEO URL. */
  seoPath?: StoreText;
  /** Markup above the listing. */
  text?: StoreText;
  /** Default: a listing. A root has texts and a slider. */
  withoutLayout?: boolean;
}

export interface StoreProduct {
  id: string;
  number: string;
  /** A variant without a name has its parent's. */
  name?: StoreText;
  description?: StoreText;
  /** Gross, in the first currency. */
  price: number;
  /** Gross price before. */
  listPrice?: number;
  /** Unit price from a quantity on. */
  tiers?: readonly { from: number; price: number }[];
  /** Default 100. */
  stock?: number;
  /** What is out of stock cannot be bought. */
  closeout?: boolean;
  minPurchase?: number;
  purchaseSteps?: number;
  maxPurchase?: number;
  manufacturerId?: string;
  /** Options of property groups. */
  propertyIds?: readonly string[];
  categoryIds?: readonly string[];
  /** Set for a variant. */
  parentId?: string;
  /** The options that make the variant. */
  optionIds?: readonly string[];
  shippingFree?: boolean;
  rating?: number;
  inactive?: boolean;
  crossSellingIds?: readonly string[];
  seoPath?: StoreText;
  coverUrl?: string;
}

export interface StorePropertyGroup {
  id: string;
  name: StoreText;
  options: readonly { id: string; name: StoreText; color?: string }[];
}

/** Takes a share or an amount from the products' sum. */
export interface StorePromotion {
  id: string;
  code: string;
  name: StoreText;
  percent?: number;
  amount?: number;
}

export interface StoreLandingPage {
  id: string;
  name: StoreText;
  seoPath?: StoreText;
  text: StoreText;
}

/** Somebody who can sign in. */
export interface StoreAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Somebody who can sign in at the Admin API. */
export interface StoreAdminUser {
  id: string;
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Default false. */
  admin?: boolean;
  /** Default true. */
  active?: boolean;
}

/** Everything that an in-memory store knows. The first of each list is the channel's own. */
export interface StoreData {
  /** Of the sales channel. */
  name: string;
  accessKey: string;
  languages: readonly StoreLanguage[];
  currencies: readonly StoreCurrency[];
  countries: readonly StoreCountry[];
  salutations: readonly { id: string; key: string; name: StoreText }[];
  paymentMethods: readonly StoreMethod[];
  shippingMethods: readonly StoreMethod[];
  /** Roots of the three menus. */
  navigation: { main: string; footer?: string; service?: string };
  categories: readonly StoreCategory[];
  manufacturers: readonly { id: string; name: StoreText }[];
  propertyGroups: readonly StorePropertyGroup[];
  products: readonly StoreProduct[];
  promotions: readonly StorePromotion[];
  landingPages: readonly StoreLandingPage[];
  accounts: readonly StoreAccount[];
  adminUsers: readonly StoreAdminUser[];
  /** Products on one page of a search or a category. */
  pageSize: number;
  wishlistEnabled: boolean;
}
