/** What goes over the wire. */
export type Json = Record<string, unknown>;

/** An answer other than 200. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly Json[];

  constructor(status: number, errors: readonly Json[]) {
    super(String(errors[0]?.['code'] ?? status));
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
  }
}

/** A refusal with one error. */
export function refusal(status: number, code: string, detail: string): Refusal {
  return new Refusal(status, [{ status: String(status), code, title: 'Error', detail, meta: { parameters: [] } }]);
}

/** A violation of a field, as entry of a refusal. */
export function violation(pointer: string, code: string, detail: string): Json {
  return {
    status: '400',
    code: `VIOLATION::${code}`,
    title: 'Constraint violation error',
    detail,
    source: { pointer },
    meta: { parameters: [] },
  };
}

/** The envelope of a list. */
export function list(entity: string, elements: readonly Json[]): Json {
  return {
    elements,
    aggregations: [],
    page: 1,
    limit: 100,
    entity,
    total: elements.length,
    states: [],
    apiAlias: 'dal_entity_search_result',
  };
}

/** A name as entities carry it. */
export const named = (name: string): Json => ({ name, translated: { name, customFields: {} } });

const cents = (value: number): number => Math.round(value * 100) / 100;

/** Gross prices, one rate. */
const TAX_RATE = 20;

/** A gross amount's taxes. */
function taxesOf(gross: number): Json {
  return {
    calculatedTaxes: [
      { tax: cents(gross - gross / (1 + TAX_RATE / 100)), taxRate: TAX_RATE, price: cents(gross), apiAlias: 'cart_tax_calculated' },
    ],
    taxRules: [{ taxRate: TAX_RATE, percentage: 100, apiAlias: 'cart_tax_rule' }],
  };
}

/** A calculated price. */
export function price(unitPrice: number, quantity = 1): Json {
  return {
    unitPrice: cents(unitPrice),
    quantity,
    totalPrice: cents(unitPrice * quantity),
    ...taxesOf(unitPrice * quantity),
    referencePrice: null,
    listPrice: null,
    regulationPrice: null,
    apiAlias: 'calculated_price',
  };
}

/** The price of a cart or an order. */
export function cartPrice(positions: number, total: number): Json {
  return {
    netPrice: cents(total / (1 + TAX_RATE / 100)),
    totalPrice: cents(total),
    ...taxesOf(total),
    positionPrice: cents(positions),
    taxStatus: 'gross',
    rawTotal: cents(total),
    apiAlias: 'cart_price',
  };
}
