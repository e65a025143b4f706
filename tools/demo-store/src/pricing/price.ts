import { round, sum } from './money.ts';

/** `gross`: prices include tax. `net`: tax comes on top. `tax-free`: net prices, no tax at all. */
export type TaxState = 'gross' | 'net' | 'tax-free';

export interface CalculatedTax {
  tax: number;
  taxRate: number;
  price: number;
}

export interface TaxRule {
  taxRate: number;
  /** Share of the sum that this rate applies to, in percent. */
  percentage: number;
}

export interface ReferencePrice {
  purchaseUnit: number;
  referenceUnit: number;
  unitName: string;
}

export interface PriceDefinition {
  /** Gross amount of one piece. */
  unit: number;
  quantity: number;
  taxRules: TaxRule[];
  listPrice?: number | undefined;
  regulationPrice?: number | undefined;
  reference?: ReferencePrice | undefined;
}

export interface CalculatedPrice {
  unitPrice: number;
  quantity: number;
  totalPrice: number;
  calculatedTaxes: CalculatedTax[];
  taxRules: TaxRule[];
  referencePrice: (ReferencePrice & { price: number }) | null;
  listPrice: { price: number; discount: number; percentage: number } | null;
  regulationPrice: { price: number } | null;
}

/** What a gross amount costs under a tax state. */
export function amountFor(gross: number, taxRules: TaxRule[], taxState: TaxState): number {
  if (taxState === 'gross') return round(gross);
  return round(taxRules.reduce((net, rule) => net + (gross * rule.percentage) / 100 / (1 + rule.taxRate / 100), 0));
}

export function taxesOf(total: number, taxRules: TaxRule[], taxState: TaxState): CalculatedTax[] {
  if (taxState === 'tax-free') return [];
  return taxRules.map((rule) => {
    const price = round((total * rule.percentage) / 100);
    const tax = taxState === 'gross' ? price - price / (1 + rule.taxRate / 100) : (price * rule.taxRate) / 100;
    return { tax: round(tax), taxRate: rule.taxRate, price };
  });
}

export function calculatePrice(definition: PriceDefinition, taxState: TaxState): CalculatedPrice {
  const { quantity, taxRules, reference } = definition;
  const unitPrice = amountFor(definition.unit, taxRules, taxState);
  const totalPrice = round(unitPrice * quantity);
  const listAmount = definition.listPrice === undefined ? undefined : amountFor(definition.listPrice, taxRules, taxState);
  return {
    unitPrice,
    quantity,
    totalPrice,
    calculatedTaxes: taxesOf(totalPrice, taxRules, taxState),
    taxRules: taxState === 'tax-free' ? [] : taxRules,
    referencePrice: reference ? { ...reference, price: round((unitPrice / reference.purchaseUnit) * reference.referenceUnit) } : null,
    listPrice:
      listAmount === undefined || listAmount <= 0
        ? null
        : { price: listAmount, discount: round(unitPrice - listAmount), percentage: round(100 - (unitPrice / listAmount) * 100) },
    regulationPrice: definition.regulationPrice === undefined ? null : { price: amountFor(definition.regulationPrice, taxRules, taxState) },
  };
}

/** Adds up taxes by rate, in the order in which the rates appear. */
export function sumTaxes(prices: Pick<CalculatedPrice, 'calculatedTaxes'>[]): CalculatedTax[] {
  const byRate = new Map<number, CalculatedTax[]>();
  for (const tax of prices.flatMap((price) => price.calculatedTaxes)) byRate.set(tax.taxRate, [...(byRate.get(tax.taxRate) ?? []), tax]);
  return [...byRate].map(([taxRate, taxes]) => ({
    tax: sum(taxes.map((tax) => tax.tax)),
    taxRate,
    price: sum(taxes.map((tax) => tax.price)),
  }));
}

/** Shares of each tax rate in a sum of prices; used for shipping costs and discounts. */
export function taxShares(prices: Pick<CalculatedPrice, 'totalPrice' | 'taxRules'>[]): TaxRule[] {
  const amounts = new Map<number, number>();
  let total = 0;
  for (const price of prices) {
    for (const rule of price.taxRules) {
      const amount = (price.totalPrice * rule.percentage) / 100;
      amounts.set(rule.taxRate, (amounts.get(rule.taxRate) ?? 0) + amount);
      total += amount;
    }
  }
  if (amounts.size === 1) return [...amounts.keys()].map((taxRate) => ({ taxRate, percentage: 100 }));
  return [...amounts].map(([taxRate, amount]) => ({
    taxRate,
    percentage: total === 0 ? 100 / amounts.size : Number(((amount / total) * 100).toFixed(12)),
  }));
}
