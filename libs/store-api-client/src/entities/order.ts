import type { LineItemPayload } from './cart.ts';
import type { CustomerAddress } from './customer.ts';
import type { Entity, EntityList, StoreDate } from './entity.ts';
import type { Media } from './media.ts';
import type { CalculatedPrice, CartPrice, TaxState } from './price.ts';
import type { Currency, PaymentMethod, Salutation, ShippingMethod } from './sales-channel-context.ts';

/** A state of an order, a delivery or a transaction. */
export interface StateMachineState {
  id?: string;
  name?: string | null;
  translated?: { name?: string | null };
  /** For example `open`, `in_progress`, `paid`, `cancelled`. */
  technicalName: string;
}

/** Who ordered. */
export interface OrderCustomer {
  id?: string;
  email: string;
  firstName: string;
  lastName: string;
  company?: string | null;
  customerNumber?: string | null;
  salutation?: Salutation | null;
}

/** An address of an order. */
export type OrderAddress = Omit<CustomerAddress, 'customerId'> & { vatId?: string | null };

/** A shipment of an order. */
export interface OrderDelivery {
  id?: string;
  shippingMethod?: ShippingMethod | null;
  shippingOrderAddress?: OrderAddress | null;
  shippingCosts?: CalculatedPrice;
  shippingDateEarliest?: StoreDate | null;
  shippingDateLatest?: StoreDate | null;
  trackingCodes?: string[];
  stateMachineState?: StateMachineState | null;
}

/** A payment of an order; the last one counts. */
export interface OrderTransaction {
  id: string;
  paymentMethodId?: string;
  paymentMethod?: PaymentMethod | null;
  amount?: CalculatedPrice;
  stateMachineState?: StateMachineState | null;
}

/** A file that was bought. */
export interface OrderLineItemDownload {
  id: string;
  accessGranted: boolean;
  position?: number;
  mediaId?: string;
  media?: Media | null;
}

/** A position of an order. */
export interface OrderLineItem {
  id: string;
  identifier?: string;
  type?: string | null;
  referencedId?: string | null;
  productId?: string | null;
  parentId?: string | null;
  label: string;
  quantity: number;
  unitPrice?: number;
  totalPrice?: number;
  price?: CalculatedPrice | null;
  good?: boolean;
  position?: number;
  states?: string[];
  cover?: Media | null;
  payload?: LineItemPayload;
  downloads?: OrderLineItemDownload[] | null;
}

/** A document of an order; listed once it was sent and is meant for the customer. */
export interface OrderDocument {
  id: string;
  deepLinkCode: string;
  sent?: boolean;
  createdAt?: StoreDate;
  config?: { name?: string; documentNumber?: string; displayInCustomerAccount?: boolean | string; [name: string]: unknown } | null;
  documentType?: { name?: string | null; technicalName?: string; translated?: { name?: string | null } } | null;
  fileType?: string;
}

/** An order. Only `orderCustomer` and `billingAddress` come unasked: the rest by association. */
export interface Order extends Entity<'order'> {
  orderNumber?: string | null;
  orderDateTime?: StoreDate;
  orderDate?: StoreDate;
  amountTotal?: number;
  amountNet?: number;
  positionPrice?: number;
  shippingTotal?: number;
  shippingCosts?: CalculatedPrice;
  price: CartPrice;
  taxStatus?: TaxState;
  currencyId?: string;
  currency?: Currency | null;
  languageId?: string;
  deepLinkCode?: string | null;
  customerComment?: string | null;
  orderCustomer?: OrderCustomer | null;
  billingAddressId?: string;
  billingAddress?: OrderAddress | null;
  addresses?: OrderAddress[] | null;
  deliveries?: OrderDelivery[] | null;
  lineItems?: OrderLineItem[] | null;
  /** Oldest first. */
  transactions?: OrderTransaction[] | null;
  stateMachineState?: StateMachineState | null;
  documents?: OrderDocument[] | null;
}

/** A page of orders. */
export interface OrderList {
  orders: EntityList<Order>;
  /** By order id, only if asked for; says true even for paid orders. Empty otherwise. */
  paymentChangeable: Record<string, boolean>;
}

/** A file from the server with the name that the server gives it. */
export interface StoreFile {
  blob: Blob;
  fileName: string | null;
  contentType: string;
}
