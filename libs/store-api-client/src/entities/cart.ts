import type { EntityList } from './entity.ts';
import type { Media } from './media.ts';
import type { CalculatedPrice, CartPrice } from './price.ts';
import type { PaymentMethod, ShippingLocation, ShippingMethod } from './sales-channel-context.ts';

/** How many of a line one may order. */
export interface QuantityInformation {
  minPurchase: number;
  maxPurchase?: number | null;
  purchaseSteps?: number | null;
}

/** What a line remembers of its product. */
export interface LineItemPayload {
  productNumber?: string;
  /** The variant's options, in words of the session's language. */
  options?: { group: string; option: string }[];
  optionIds?: string[] | null;
  propertyIds?: string[] | null;
  parentId?: string | null;
  manufacturerId?: string | null;
  isCloseout?: boolean | null;
  isNew?: boolean | null;
  /** The code of a promotion line. */
  code?: string;
  discountType?: string;
  value?: string;
  [field: string]: unknown;
}

/** A position of the cart. */
export interface LineItem {
  id: string;
  type: 'product' | 'promotion' | 'discount' | 'credit' | 'custom' | 'container' | (string & {});
  /** The product's id, or the promotion's code. */
  referencedId?: string | null;
  label?: string | null;
  quantity: number;
  /** False for promotions. */
  good?: boolean;
  stackable?: boolean;
  removable?: boolean;
  /** Holds `is-download` for digital goods. */
  states?: string[];
  description?: string | null;
  cover?: Media | null;
  price?: CalculatedPrice | null;
  quantityInformation?: QuantityInformation | null;
  deliveryInformation?: {
    stock?: number | null;
    weight?: number | null;
    freeDelivery?: boolean;
    restockTime?: number | null;
    deliveryTime?: { name?: string; min: number; max: number; unit: string } | null;
  } | null;
  payload?: LineItemPayload;
  children?: LineItem[];
  modified?: boolean;
  apiAlias?: string;
}

/** One shipment. Absent for carts of downloads alone. */
export interface CartDelivery {
  shippingMethod: ShippingMethod;
  /** Negative for a shipping discount, which comes as a delivery of its own. */
  shippingCosts: CalculatedPrice;
  deliveryDate?: { earliest: string; latest: string };
  location?: ShippingLocation;
  positions?: unknown[];
}

/** A notice of the cart. Dispatch on `messageKey`: `key` may hold ids or names. */
export interface CartError {
  key: string;
  /** 0 notice, 10 warning, 20 error. */
  level: number;
  messageKey: string;
  /** The server's own words, which may hold a raw `%s`: show your own text. */
  message: string;
  block?: boolean;
  blockResubmit?: boolean;
  parameters?: Record<string, unknown> | [];
  id?: string;
  name?: string;
  quantity?: number;
  promotionCode?: string;
}

/** The cart. Its token is removed by the client. */
export interface Cart {
  lineItems: LineItem[];
  price: CartPrice;
  deliveries: CartDelivery[];
  /** Normalized by the client: servers send `[]` when empty, else a map. */
  errors: CartError[];
  transactions?: { paymentMethodId: string; amount: CalculatedPrice }[];
  /** 64 hexadecimal characters; changes with the content. */
  hash?: string;
  errorHash?: string;
  modified?: boolean;
  customerComment?: string | null;
  affiliateCode?: string | null;
  campaignCode?: string | null;
  extensions?: Record<string, unknown> | null;
  apiAlias?: string;
}

/** A line to add: a product (quantity 1 unless given), or a promotion by its code. */
export type NewLineItem =
  | { type?: 'product'; referencedId: string; quantity?: number; id?: string; payload?: Record<string, unknown> }
  | { type: 'promotion'; referencedId: string };

/** A line to change. A quantity of 0 is refused by servers: remove the line instead. */
export interface LineItemChange {
  id: string;
  quantity?: number;
  /** Swaps the product. */
  referencedId?: string;
}

/** What the checkout gateway allows. */
export interface CheckoutGateway {
  payments?: PaymentMethod[] | EntityList<PaymentMethod>;
  shipments?: ShippingMethod[] | EntityList<ShippingMethod>;
  errors?: unknown;
}
