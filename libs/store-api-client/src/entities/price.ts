/** The tax contained in, or added to, a price. */
export interface CalculatedTax {
  /** Amount in the currency's units. */
  tax: number;
  /** Per cent. */
  taxRate: number;
  price: number;
}

/** The price that a reduced price is compared with. */
export interface ListPrice {
  price: number;
  /** Negative: the amount saved. */
  discount: number;
  /** Per cent saved, positive. */
  percentage: number;
}

/** Price per unit of measure, for example per litre. */
export interface ReferencePrice {
  price: number;
  purchaseUnit: number;
  referenceUnit: number;
  unitName: string;
}

/** The lowest price of the last 30 days. */
export interface RegulationPrice {
  price: number;
  discount?: number;
  percentage?: number;
}

/** A price as the server worked it out for the session's currency, tax state and rules. */
export interface CalculatedPrice {
  unitPrice: number;
  totalPrice: number;
  /** In a list of tiers: the tier's last quantity; in the last tier: its first. */
  quantity: number;
  calculatedTaxes?: CalculatedTax[];
  taxRules?: { taxRate: number; percentage: number }[];
  listPrice?: ListPrice | null;
  referencePrice?: ReferencePrice | null;
  regulationPrice?: RegulationPrice | null;
  /** True where variants or tiers differ in price: show "from". */
  hasRange?: boolean;
  variantId?: string | null;
  apiAlias?: string;
}

/** The sums of a cart or an order. */
export interface CartPrice {
  netPrice: number;
  totalPrice: number;
  /** Sum of the positions, shipping excluded. */
  positionPrice: number;
  /** Before rounding; absent on older servers. */
  rawTotal?: number;
  taxStatus: TaxState;
  calculatedTaxes?: CalculatedTax[];
  taxRules?: { taxRate: number; percentage: number }[];
  apiAlias?: string;
}

/** Whether prices are shown with tax, without it, or free of it. */
export type TaxState = 'gross' | 'net' | 'tax-free';
