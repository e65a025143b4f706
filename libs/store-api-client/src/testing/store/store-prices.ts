import type { Json } from '../../json-path.ts';
import type { StoreCall } from './store-call.ts';
import type { StoreProduct } from './store-data.ts';

const TAX_RATE = 19;

/** To cents. */
export const round = (amount: number): number => Math.round(amount * 100) / 100;

const taxes = (gross: number): Json => ({
  calculatedTaxes: [
    { tax: round(gross - gross / (1 + TAX_RATE / 100)), taxRate: TAX_RATE, price: round(gross), apiAlias: 'cart_tax_calculated' },
  ],
  taxRules: [{ taxRate: TAX_RATE, percentage: 100, apiAlias: 'cart_tax_rule' }],
});

/** An amount of the first currency in the session's. */
export function inCurrency(call: StoreCall, amount: number): number {
  return round(amount * (call.data.currencies.find(({ id }) => id === call.session.currencyId)?.factor ?? 1));
}

/** A calculated price; amounts in the session's currency. */
export function price(unit: number, quantity = 1, listUnit?: number): Json {
  return {
    unitPrice: round(unit),
    quantity,
    totalPrice: round(unit * quantity),
    ...taxes(unit * quantity),
    referencePrice: null,
    listPrice:
      listUnit === undefined
        ? null
        : {
            price: listUnit,
            discount: round(unit - listUnit),
            percentage: round((1 - unit / listUnit) * 100),
            apiAlias: 'cart_list_price',
          },
    regulationPrice: null,
    apiAlias: 'calculated_price',
  };
}

/** The price of a cart or an order. */
export function cartPrice(positions: number, total: number): Json {
  return {
    netPrice: round(total / (1 + TAX_RATE / 100)),
    totalPrice: round(total),
    ...taxes(total),
    positionPrice: round(positions),
    taxStatus: 'gross',
    rawTotal: round(total),
    apiAlias: 'cart_price',
  };
}

/** The unit price at a quantity. */
export function unitPrice(call: StoreCall, product: StoreProduct, quantity = 1): number {
  return inCurrency(call, product.tiers?.findLast(({ from }) => quantity >= from)?.price ?? product.price);
}

/** A product's prices: its own, its tiers, and the lowest. */
export function productPrices(call: StoreCall, product: StoreProduct): Json {
  const own = price(inCurrency(call, product.price), 1, product.listPrice === undefined ? undefined : inCurrency(call, product.listPrice));
  const tiers = product.tiers ?? [];
  // Each tier's quantity is its end, the last one's its start.
  const calculatedPrices = tiers.map((tier, index) => {
    const next = tiers[index + 1];
    return price(inCurrency(call, tier.price), next ? next.from - 1 : tier.from);
  });
  const lowest = Math.min(product.price, ...tiers.map((tier) => tier.price));
  return {
    calculatedPrice: own,
    calculatedPrices,
    calculatedCheapestPrice: {
      ...price(inCurrency(call, lowest)),
      hasRange: tiers.length > 0,
      variantId: product.id,
      apiAlias: 'calculated_cheapest_price',
    },
  };
}
