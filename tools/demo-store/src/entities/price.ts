import { round, sum } from '../pricing/money.ts';
import type { CalculatedPrice, CalculatedTax, TaxRule, TaxState } from '../pricing/price.ts';
import type { CheapestPrice } from '../pricing/product-price.ts';
import type { Entity } from './entity.ts';

const taxEntity = (tax: CalculatedTax): Entity => ({ ...tax, apiAlias: 'cart_tax_calculated' });
export const taxRuleEntity = (rule: TaxRule): Entity => ({ ...rule, apiAlias: 'cart_tax_rule' });

export function priceEntity(price: CalculatedPrice): Entity {
  return {
    unitPrice: price.unitPrice,
    quantity: price.quantity,
    totalPrice: price.totalPrice,
    calculatedTaxes: price.calculatedTaxes.map(taxEntity),
    taxRules: price.taxRules.map(taxRuleEntity),
    referencePrice: price.referencePrice && { ...price.referencePrice, apiAlias: 'cart_price_reference' },
    listPrice: price.listPrice && { ...price.listPrice, apiAlias: 'cart_list_price' },
    regulationPrice: price.regulationPrice && { ...price.regulationPrice, apiAlias: 'cart_regulation_price' },
    apiAlias: 'calculated_price',
  };
}

export function cheapestPriceEntity(price: CheapestPrice): Entity {
  return { ...priceEntity(price), hasRange: price.hasRange, variantId: price.variantId, apiAlias: 'calculated_cheapest_price' };
}

export interface CartTotals {
  totalPrice: number;
  positionPrice: number;
  calculatedTaxes: CalculatedTax[];
  taxRules: TaxRule[];
}

export const netPrice = (totals: CartTotals): number => round(totals.totalPrice - sum(totals.calculatedTaxes.map((tax) => tax.tax)));

export function cartPriceEntity(totals: CartTotals, taxState: TaxState | string): Entity {
  return {
    netPrice: netPrice(totals),
    totalPrice: totals.totalPrice,
    calculatedTaxes: totals.calculatedTaxes.map(taxEntity),
    taxRules: totals.taxRules.map(taxRuleEntity),
    positionPrice: totals.positionPrice,
    taxStatus: taxState,
    rawTotal: totals.totalPrice,
    apiAlias: 'cart_price',
  };
}
