/** A sum of money as the visitor sees it. */
export interface EventMoney {
  /** In the currency's major unit, such as 19.9. */
  readonly amount: number;
  /** ISO 4217, such as `EUR`. */
  readonly currency: string;
}

/** A product as an event tells of it: what the shop shows everybody. */
export interface EventProduct {
  /** Store API id, 32 hex digits. */
  readonly id: string;
  readonly number?: string;
  readonly name?: string;
  /** Of one piece. */
  readonly price?: EventMoney;
}

/** Products of one line of a cart that came or went. */
interface LineChange {
  readonly product: EventProduct;
  /** Pieces that came or went, at least 1. */
  readonly quantity: number;
}

/** What can happen in a shop and its sales rooms, by name. No event says who the visitor is, or holds an address that lets anybody in. */
export interface ShopEventMap {
  /** A page is on the screen. `path` has no query, and a parameter's name in place of what leads to somebody's own: `/checkout/success/:id`. */
  'page.viewed': { readonly path: string };
  'product.viewed': { readonly product: EventProduct };
  /** Products of a category, or found by a search, whose words are not told; `products` are those of the page that is shown, in their order. */
  'list.viewed': {
    readonly list: 'category' | 'search';
    /** 1 for the first. */
    readonly page: number;
    /** Products on all pages. */
    readonly total: number;
    readonly products: readonly EventProduct[];
  };
  'cart.line-added': LineChange;
  'cart.line-removed': LineChange;
  /** `identity`: who orders is asked for. `review`: addresses, methods and the order itself. */
  'checkout.step-reached': { readonly step: 'identity' | 'review'; readonly total: EventMoney };
  /** Once for each order, whatever becomes of its payment. */
  'order.placed': { readonly orderId: string; readonly total: EventMoney; readonly products: readonly LineChange[] };
  'room.joined': { readonly as: 'guide' | 'client' };
  /** A Core Web Vital: milliseconds, for CLS a score. */
  'web-vital.measured': { readonly vital: 'CLS' | 'INP' | 'LCP'; readonly value: number };
  /** Something went wrong in a page's scripts. `message` is cut, and loses its addresses' queries. */
  'error.reported': { readonly message: string };
}

/** Name of an event. */
export type ShopEventName = keyof ShopEventMap;
/** An event with its name, as an adapter gets it. */
export type ShopEvent = { readonly [Name in ShopEventName]: { readonly name: Name } & ShopEventMap[Name] }[ShopEventName];
