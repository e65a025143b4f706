import type { StoreDate } from './entity.ts';
import type { CalculatedPrice } from './price.ts';
import type { ShippingMethod } from './sales-channel-context.ts';

/** A file of addresses for search engines. */
export interface Sitemap {
  /** Its whole public address. */
  filename: string;
  created: StoreDate;
}

/** What it costs to ship by one method. */
export interface ShippingCost {
  shippingCost: CalculatedPrice;
  deliveryDate: { earliest?: string; latest?: string };
  shippingMethod: ShippingMethod;
}

/** One cookie that the shop may set. */
export interface CookieEntry {
  /** The cookie's name. */
  cookie: string;
  value?: string;
  /** Days. */
  expiration?: number;
  name?: string;
  description?: string;
  /** Not shown to visitors. */
  hidden: boolean;
}

/** Cookies that visitors allow together: several `entries`, or one `cookie`. */
export interface CookieGroup {
  /** Cannot be refused. */
  isRequired: boolean;
  name: string;
  description?: string;
  cookie?: string;
  value?: string;
  /** Days. */
  expiration?: number;
  entries?: CookieEntry[];
}

/** The cookies that visitors are asked about. */
export interface CookieGroups {
  elements: CookieGroup[];
  /** Changes with the cookies: who agreed to another one is asked again. */
  hash: string;
  languageId: string;
}

/** Texts of the shop in one language, by key. */
export interface SnippetSet {
  languageId: string;
  /** BCP 47. */
  locale: string;
  fallbackLocale: string | null;
  snippetSetId: string | null;
  /** Of the texts: the same as long as they are. */
  hash: string;
  snippets: Record<string, string>;
}

/** How many pieces of a product may be bought just now. */
export interface PurchaseLimit {
  productId: string;
  minPurchase: number;
  purchaseSteps: number;
  maxPurchase: number;
  stock: number | null;
}

/** One path of the API. */
export interface ApiRoute {
  /** With `/store-api`, and parameters in braces: `/store-api/product/{productId}`. */
  path: string;
  /** Upper case. */
  methods: string[];
}

/** The EU’s notice of the legal guarantee. Both are null where the shop does not show it. */
export interface LegalGuaranteeNotice {
  /** An SVG document. Show it as a picture, by `data:` or a blob: as markup it could hold more. */
  svg: string | null;
  /** The EU’s own page about it, in the session’s language. */
  link: string | null;
}

/** What a Store API says of itself, as OpenAPI. */
export interface ApiDescription {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, unknown>;
  components?: Record<string, unknown>;
  [name: string]: unknown;
}
